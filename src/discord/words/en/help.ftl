# What /help answers: at most 2000 characters. The words in *asterisks* are labels of buttons.
help = ## Carcassonne in this channel
    I lay out the board, draw the tiles, know the rules and count every point. Two to six play; nobody has to type.

    {"**"}Start:** `/play` opens a table. The others press *Join*, the host presses *Start*. Computers of five levels play too: the menu there adds them.
    {"**"}Your turn:** you are mentioned. Press the number of a square, turn the tile if there is a choice, then press your meeple or *No figure*. With a computer at the table, *More* offers a *Hint*.
    {"**"}Not your turn:** press a number as well. You, and nobody else, see what the tile would do there.
    {"**"}More:** before the start the host chooses expansions, tiles and a map with *Settings*, or with the options of `/play`.

    - `/learn` – learn the game, in ten minutes
    - `/games`, `/next` – your games in this server, and the next one that waits for you
    - `/board` – brings the present turn down to the end of the channel
    - `/place` – places the tile by typing instead of pressing
    - `/tiles` – which tiles are left, and which fit a square
    - `/gifts` – your own gifts, shown to you alone
    - `/resign` – gives up; your meeples stay and score
    - `/rules` – short answers about the rules
    - `/puzzle` – the puzzle of the day: one square is clearly the best
    - `/leaderboard`, `/profile` – who plays best here, and how somebody has played
    - `/history`, `/replay` – finished games: end report, animation, turn by turn
    - `/me` – your own settings: language, time zone, reminders, colour
    - `/settings` – the server’s language, threads and presets, for those who manage it
    - `/privacy` – what is stored about you: see it, export it, hide, delete it
    - `/help` – this text

    Games are kept: after a pause, or a restart of mine, go on where you were. One game at a time in each channel or thread.

    -# What is stored, why, and for how long: `/privacy show`. An unofficial project by fans. Carcassonne is a trademark of its publisher, who has no part in this; all pictures are our own.

# What /help answers: at most 2000 characters. The words in *asterisks* are labels of buttons.
help = ## Carcassonne in this channel
    I lay out the board, draw the tiles, know the rules and count every point. Two to six people play, and nobody has to type.

    {"**"}Start:** `/play` opens a table. The others press *Join*, then the host presses *Start*. The menu there adds computers of five levels.
    {"**"}Your turn:** I mention you. Press the number of a square, turn the tile if there is a choice, then press your meeple or *No figure*. With a computer at the table, *More* offers a *Hint*.
    {"**"}Not your turn:** press a number anyway. Only you see what the tile would do there.
    {"**"}More:** before the start the host chooses expansions, tiles and a map with *Settings*, or with the options of `/play`.

    - `/learn` – learn the game, in ten minutes
    - `/games`, `/next` – your games on this server, and the next one that needs you
    - `/board` – brings the current turn down to the end of the channel
    - `/place` – places the tile by typing instead of pressing
    - `/tiles` – which tiles are left, and which fit a square
    - `/gifts` – your own gifts, shown to you alone
    - `/resign` – gives up; your meeples stay and score
    - `/rules` – short answers about the rules
    - `/puzzle` – the puzzle of the day: one square is clearly the best
    - `/leaderboard`, `/profile` – the best players here, and the record of one player
    - `/history`, `/replay` – finished games: end report, animation, turn by turn
    - `/me` – your own settings: language, time zone, reminders, colour
    - `/settings` – the server’s language, threads and presets, for its managers
    - `/privacy` – what is stored about you: see, export, hide or delete it
    - `/help` – this text

    Games are saved: after a pause or a restart, go on where you stopped. Each channel or thread has one game at a time.

    -# What is stored, why, and for how long: `/privacy show`. An unofficial fan project. Carcassonne is a trademark of its publisher, who has no part in this; all pictures are our own.

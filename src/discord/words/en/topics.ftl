## Answers of /rules, in the order in which they are offered: at most 80 characters, .text at most 1500 characters. Brackets
## say which rule a sentence tells: keep them as they are. Players read all of them in one line at the end.

topic-turn = A turn
    .text =
        A turn has three steps (B4). You place the tile you have drawn (B5), and you may put one meeple on it (B7). Then everything that this tile has finished is scored (B15).

        A meeple that comes home in the third step is ready for your next turn (B9). Play goes clockwise (B3).
topic-placing = Placing a tile
    .text =
        The tile must touch a tile on the table with at least one whole edge; corners do not count. Every edge that touches must match: city to city, road to road, field to field (B5).

        The numbers on the board are exactly the squares where your tile fits, and only rotations that fit are offered.
topic-meeples = Placing a meeple
    .text =
        You may put one meeple from your supply on a road, city, monastery or field of the tile you have just placed. No meeple may stand anywhere on that connected feature, not even your own (B7). After scoring, all meeples on the feature go home, even those that scored nothing (B14).

        You may claim a feature that this tile finishes: it scores at once, and the meeple comes straight back (B8). Everybody has 7 meeples (B2), or 9 on maps (M4).
topic-roads = Roads
    .text =
        A road is finished when a crossing, village, city or monastery closes both ends, or when it forms a loop. It scores 1 point a tile (B10).

        At the end of the game an unfinished road scores 1 point a tile, too (B18). A tile counts once, even if the road crosses it twice (B23).
topic-cities = Cities
    .text =
        A city is finished when walls close it and no gap is left inside. It scores 2 points a tile and 2 for each coat of arms (B11).

        Small cities are no exception: two tiles score 4 points. At the end of the game an unfinished city scores 1 point a tile and 1 for each coat of arms (B18).
topic-monasteries = Monasteries
    .text =
        A monastery is finished when 8 tiles surround it. It scores 9 points (B12).

        At the end of the game an unfinished monastery scores 1 point and 1 for each neighbouring tile (B18). One tile can finish two monasteries at once (B25).
topic-fields = Fields and farmers
    .text =
        A farmer lies in a field and stays until the end of the game. Roads, cities and the edge of the board bound a field (B16). At the end, the player with most farmers in a field scores 3 points for each finished city that touches it (B19).

        - Tied players all score in full.
        - A city counts once in a field, but can count in several fields; unfinished cities score nothing.
        - A table can switch fields off before the game: then there are no farmers.
topic-majority = Several meeples on one feature
    .text =
        Features of several players can grow together (B22). The player with most meeples on the feature gets all its points (B13). All the meeples go home (B14).

        Players tied for most all get the points in full. The others get nothing, and a feature without meeples scores for nobody.
topic-unplaceable = A tile that fits nowhere
    .text =
        It leaves the game, and you draw another as long as there are tiles (B6). I check this myself and say so in the next turn.

        If it was the last tile, the game ends (B24).
topic-final-scoring = Final scoring
    .text =
        The game ends after the turn in which the last tile is placed (B17). Then every feature that still has meeples is scored.

        Roads score 1 a tile, cities 1 a tile and 1 a coat of arms, monasteries 1 and 1 a neighbouring tile (B18). Fields score 3 for each finished city (B19). Majority and ties work as always (B13).
topic-winning = Winning
    .text = The highest total wins; equal totals share the win (B20). A player who has resigned cannot win.
topic-first-player = Who begins
    .text = By the printed rules the youngest player begins (B3). Here the first player is drawn by lot, unless the host chooses one in the lobby. The order of the others is drawn by lot, too.
topic-resigning = Resigning and abandoning
    .text =
        If you resign (`/resign`), your meeples stay on the board, where they still score and count for majority. Your turns are skipped, and you cannot win. If only one player is left, the game ends with final scoring.

        - You can hand over to a computer instead, and the others can decide so for a player who does not answer (`/rules time`).
        - *I am back* takes the seat back.
        - A game in which only computers are left ends without a winner.
        - A game is also abandoned without a winner if all remaining players agree, or if somebody with **Manage Server** stops it.

        These are rules of this bot, not of the printed game.
topic-time = How long may a turn take?
    .text =
        The table chooses the time in its lobby: minutes, days or no limit. The line under the title of a turn says how long you have.

        - **I remind you** once (minutes), or 8, 4 and 1 hours before the end (days). You choose where and when with `/me`.
        - **When your time is up**, you have not lost: the others choose *Wait*, *Computer plays on* or *Remove*. Until that is decided you can still make the move.
        - **It is decided** by more than half of the players present; with two players, one is enough. If a player has left the server, the others choose at once.
        - **Without a limit**, a computer can play on after 15 minutes (*More*). Nobody is removed before a day has passed.
        - **Not counted** is time while the bot was down, while all had paused the clock (*More*) and, with days, your days off (`/me`).

        These are rules of this bot, not of the printed game.
topic-ratings = How is the rating counted?
    .text =
        A finished game compares each player at the table with every other by their places, ties too (OpenSkill, Plackett–Luce). Games of two and games of three to six have separate ratings, and so has each kind of game in each of them.

        A rating is the bot’s guess at your strength (μ, at first 25) and its doubt about it (σ, at first 25/3). It shows 1000 + 40·(μ − 3σ), so it begins at 1000. `?` stands while σ is 4 or more, or with fewer than 8 rated games.

        - **The same people again** within 7 days: the change counts 1, ½, ¼ …; with several opponents, their mean.
        - **Last place** goes to players who resign, hand over to a computer or stop a game alone, even if they come back; for the others the end counts.
        - **If others decide** (computer, removal), the seat is rated by its points.
        - **With hints** a game can lower your rating, not raise it.
        - **Not rated** are games with a computer from the start, with turns taken back, or abandoned by agreement. Unfinished games count neither as games nor as wins.
        - **Seasons** last as long as the server has set, otherwise three months; across servers three. Your first game of a later season makes the rating less sure (σ becomes √(σ² + 2²), at most 25/3); μ and earlier boards stay.
        - **Across servers** you count only if you ask for it: `/privacy everywhere`. A game counts there between the players who have asked, if at least two.
        - To be on no board, use `/privacy hide`.

        These are rules of this bot, not of the printed game.
topic-fairness = Is the order of the tiles fair?
    .text =
        A secret random seed decides the order of all tiles before the first turn. *Is it fair?*, under *More*, shows its SHA-256 from the first turn on. If you note it, nobody can change the seed unseen, and nobody can work out the tiles from it.

        When the game is over, *Is it fair?* shows the seed and gives the whole record. `npm run -s verify -- RECORD` replays the game and compares the two.

# The line below an answer. $ids: the ids of rules, with commas between them.
cited-rules = -# Rules: { $ids }

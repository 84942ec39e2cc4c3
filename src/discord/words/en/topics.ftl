## Answers of /rules, in the order in which they are offered: at most 80 characters, .text at most 1500 characters. What stands
## in brackets says which rule is told: keep it as it is.

topic-turn = A turn
    .text = A turn has three steps (B4): you place the tile you have drawn (B5), you may put one meeple on it (B7), and everything this tile has finished is scored (B15). A meeple that comes home in the third step can be used from your next turn on (B9). Play goes clockwise (B3).
topic-placing = Placing a tile
    .text = The tile must touch a tile on the table with at least one whole edge; corners do not count. Every edge that touches must match: city to city, road to road, field to field (B5). The numbers on the board are exactly the squares where your tile fits, and only rotations that fit are offered.
topic-meeples = Placing a meeple
    .text = You may put one meeple from your supply on one feature of the tile you have just placed: a road, city, monastery or field. The whole connected feature must hold no meeple of anybody, not even yours (B7). You may claim what this very tile finishes: it scores at once and the meeple comes straight back (B8). Everybody has 7 meeples (B2), on maps 9 (M4). After a scoring all meeples on that feature go home, also those that scored nothing (B14).
topic-roads = Roads
    .text = A road is finished when both ends are closed by a crossing, village, city or monastery, or when it forms a loop: 1 point a tile (B10). At the end of the game an unfinished road brings 1 point a tile too (B18). A tile counts once, even if the road crosses it twice (B23).
topic-cities = Cities
    .text = A city is finished when walls close it and no gap is left inside: 2 points a tile and 2 for each coat of arms. Small cities are no exception: two tiles bring 4 points (B11). At the end of the game an unfinished city brings 1 point a tile and 1 a coat of arms (B18).
topic-monasteries = Monasteries
    .text = A monastery is finished when 8 tiles surround it: 9 points (B12). At the end of the game an unfinished one brings 1 point and 1 for each neighbouring tile (B18). One tile can finish two monasteries at once (B25).
topic-fields = Fields and farmers
    .text = A farmer lies in a field and stays until the end of the game. Roads, cities and the edge of the board bound a field (B16). At the end each finished city that touches a field brings 3 points to whoever has most farmers there; ties in full. A city counts once for a field, but may count for several fields; unfinished cities bring nothing (B19). A table can switch fields off before the game: then there are no farmers.
topic-majority = Several meeples on one feature
    .text = Features of several players can grow together (B22). Whoever has most meeples on the feature gets all its points; everybody who ties for most gets them in full. The others get nothing, and a feature without meeples scores for nobody (B13). All the meeples go home (B14).
topic-unplaceable = A tile that fits nowhere
    .text = It leaves the game and you draw another, as long as there are tiles (B6). I check this by myself and tell it in the next turn. If it was the last tile, the game ends (B24).
topic-final-scoring = Final scoring
    .text = The game ends after the turn in which the last tile is placed (B17). Then everything that still has meeples is scored: roads 1 a tile, cities 1 a tile and 1 a coat of arms, monasteries 1 and 1 a neighbouring tile (B18), fields 3 for each finished city (B19). Majority and ties as always (B13).
topic-winning = Winning
    .text = The highest total wins; equal totals share the win (B20). Who has resigned cannot win.
topic-first-player = Who begins
    .text = By the printed rules the youngest begins (B3). Here the first player is drawn by lot unless the host chooses one in the lobby; the order of the others is drawn by lot too.
topic-resigning = Resigning and abandoning
    .text = Who resigns (`/resign`) leaves their meeples on the board, where they still score and still count for majority; their turns are skipped and they cannot win. With only one player left the game ends with final scoring. Or they hand over to a computer, as the others can decide for somebody who does not answer (`/rules time`); *I am back* takes the seat back. A game in which only computers are left ends without a winner. A game can also be abandoned without a winner, if all who still play agree or somebody with **Manage Server** stops it. These are rules of this bot, not of the printed game.
topic-time = How long may a turn take?
    .text =
        As long as the table has chosen in its lobby: minutes, days, or without a limit. Under the title of a turn it says until when you have time.
        - **You are reminded** once (minutes), or 8, 4 and 1 hours before the end (days), where and when `/me` says.
        - **When your time is up**, nobody loses by that: the others choose *Wait*, *Let a computer play on* or *Remove*. What more than half of those choose who are there is done; of two players one is enough. Until then you can still make the move. The same is decided at once about somebody who has left the server.
        - **Without a limit** a computer can play on after 15 minutes (*More*); nobody is removed before a day has passed.
        - **What does not count**: time in which the bot was down, in which all have paused the clock (*More*), and, with days, your vacation (`/me`).
        These are rules of this bot, not of the printed game.
topic-ratings = How is the rating counted?
    .text =
        A finished game compares everybody at the table with everybody else by their places, ties too (OpenSkill, Plackett–Luce). Games of two and games of three to six have ratings of their own, and so has each kind of game in each of them.
        A rating is what the bot takes you for (μ, at first 25) and how unsure it is of that (σ, at first 25/3). Shown is 1000 + 40·(μ − 3σ), so it begins at 1000. `?` stands while σ is 4 or more, or with fewer than 8 rated games.
        - **The same people again** within 7 days: the change counts 1, ½, ¼ …; with several opponents, the mean over them.
        - **Last** are players who resign, hand over to a computer or stop a game alone, even if they come back; for the others the end counts.
        - **If others decide** (computer, removal), the seat is rated by its points.
        - **Hints** let a game lower your rating, not raise it.
        - **Not rated** are games with a computer from the start, with turns taken back, or abandoned by agreement. Unfinished games count as no game or win.
        - **Seasons** last as long as the server has set, three months if it has not; across servers three. Your first game of a later season makes the rating less sure (σ becomes √(σ² + 2²), at most 25/3); μ and earlier boards stay.
        - **Across servers** you count only if you ask for it: `/privacy everywhere`. A game counts there between those at the table who have asked, if at least two.
        - Whoever wants to be on no board says so with `/privacy hide`.
        These are rules of this bot, not of the printed game.
topic-fairness = Is the order of the tiles fair?
    .text = A secret random seed decides the order of all tiles before the first turn. *Is it fair?*, under *More*, shows its SHA-256 from the first turn on: if you note it, nobody can change the seed unseen, and nobody can work out the tiles from it. When the game is over, *Is it fair?* shows the seed and gives the whole record: `npm run -s verify -- RECORD` replays the game and compares the two.

### Leaderboards and profiles, as pictures with words around them. Nobody is called the last, and no lost games are counted.

## Whose board it is: a label on the picture, and a title above it

board-scope-here = This server
    .title = Leaderboard of this server
board-scope-all = All servers
    .title = Leaderboard across servers

## What menus offer: at most 38 characters, .about at most 100 characters, .column at most 12 characters

# How many play.
board-pool-duel = Duels
    .about = Games of two
board-pool-table = Larger tables
    .about = Games of three to six
# .goal: what board-goal says of it.
board-kind-all = All games
    .about = With any boxes and on any map
board-kind-base = Base game
    .about = With or without fields and The Abbot
    .goal = of the base game
board-kind-big-box = Big box
    .about = With the River or tiles of other boxes
    .goal = using tiles of other boxes
board-kind-maps = Maps
    .about = On a map
    .goal = on a map
# What a board is ordered by. .column: its unit, at the head of a narrow column.
# .goal: the beginning of board-goal, if there is more to do than to play. .value: the figure itself, $count of it, for what expansions count.
board-measure-rating = Rating
    .about = Based on who finished ahead of whom: see /rules ratings
    .column = Rating
board-measure-wins = Wins
    .about = Games won, with shared wins
    .column = Wins
    .goal = Win a game
board-measure-games = Games
    .about = Games played to the end
    .column = Games
board-measure-best-score = Best score
    .about = Most points in one game
    .column = Points
board-measure-biggest-city = Biggest city
    .about = Most tiles in a scored city
    .column = Tiles
    .goal = Score a city in a game
board-measure-longest-road = Longest road
    .about = Most tiles in a scored road
    .column = Tiles
    .goal = Score a road in a game
# In place of a season, which is told as dates.
board-all-time = All time
# What is told of the season in the menu.
board-season-now = The current season

## Its menus, before anything is chosen: at most 150 characters

board-menu-pool = Number of players …
board-menu-season = Season …
board-menu-kind = Kind of game …
board-menu-measure = Sort by …

## On the board

# Heads of narrow columns: who it is, and the rating of the last games as a curve. At most 12 characters.
board-column-name = Player
board-column-curve = Lately
board-page = page { $page } of { $pages }

## Figures of a player, listed: "1043, 12 games, 3 wins"

board-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
board-wins = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}
board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-rated = rating { $rating }

## Sentences around the board. Markdown

# $figures: as above.
board-you = You: rank { $rank } ({ $figures })
# To those who have asked to stand on no board.
board-you-hidden = You: { $figures }. You chose to be on no board, so only you see this (`/privacy`).
# The reader's own row for a screen reader: "17. Ada: 1043, 12 games."
board-your-row = You: { $row }
# On an empty board, on its picture too. $open: people may still come onto it.
board-nobody = { $open ->
    [yes] Nobody here yet.
   *[no] Nobody here.
}
# What brings somebody onto a board, as part of the next two. $goal and $kind: .goal of what it is ordered by and of the kind of game, or none.
board-goal = { $goal ->
    [none] Finish a game
   *[other] { $goal }
}{ $kind ->
    [none] {""}
   *[other] {" "}{ $kind }
} { $pool ->
    [duel] with two players
   *[table] with 3–6 players
}
# Below "nobody yet".
board-first = { board-goal } to appear: `/play` opens a table.
board-not-yet = You are not on this board yet. { board-goal } to appear.
board-everywhere = The board across servers shows only players who asked for it: `/privacy everywhere`.
board-provisional = ? – still provisional: `/rules ratings` explains it.
# $listed: the digits on the picture and the name, "…1001 = 字 · …1002 = 卡".
board-undrawn = Names that the picture cannot write: { $listed }
board-shown = Everybody can see it now: { $link }

## Profiles. $figures: "12 games, 3 wins"

profile-subtitle = On this server: { $figures }
# For one who has no games with people.
profile-subtitle-alone = On this server, against computers: { $figures }
profile-hidden = Your profile is private (`/privacy`): others see it only if you show it.
# Beside a rating.
profile-rank = Rank { $rank }
# Labels, each with a number beside it: at most 38 characters.
profile-best-score = Best score
profile-biggest-city = Biggest city
profile-longest-road = Longest road
# Beside it stands who it is.
profile-opponent = { $games ->
    [one] Favourite opponent ({ $games } game)
   *[other] Favourite opponent ({ $games } games)
}
# The heading of a table, and its columns.
profile-by-seats = By number of players
    .seats = Players
    .games = Games
    .wins = Wins
# One row of it for a screen reader.
profile-with-seats = with { $seats } players: { $figures }
# Games of one person against computers, by the strongest of them. $who: its name, "Quill". $level: "master". $best: the most points in a game, or none. Games and wins stand beside it.
profile-alone = Against { $who } ({ $level }){ $best ->
    [none] {""}
   *[other] {" · "}best { $best }
}
# On the picture, where there are such games alone.
profile-no-people = No game with other people yet.
# Below the own profile.
profile-alone-note = -# Against computers, a game with a hint or a turn taken back never counts as won.
profile-points = Points per game
# What the picture is, for a screen reader.
profile-alt = Profile of { $who }. { $subtitle }

term-towns = { $count ->
    [one] { $count } town
   *[other] { $count } towns
}
bonus-island = island
bonus-town = town
sum-island = islands
sum-town = towns

# What kind of turn it is, after the title of a turn; and the same as a sentence.
part-town = town turn
    .sentence = Town turn.

# $squares: where one may build from now on; none if it is nowhere just now.
map-city-found = { $name } is discovered: everybody may build beside it{ $squares ->
    [none] .
   *[other] , now on { $squares }.
}
map-ferry-found = The ferry { $name } is discovered: everybody may build on at { $squares }.

## Beside a command or an option of one: at most 100 characters

command-play-map = A map to play on; the layouts are this project’s own

## Why something was refused, and what can be done instead

refusal-unknown-map = There is no map called { $typed }: pick one that `/play` suggests, or choose a map in the settings of the lobby.

## What the panel says before a figure is placed. $points have their sign: "+4"

effect-part-town = The town gives you another turn after this one.
effect-island = The island’s coats of arms: **{ $points }** for you.
effect-town = The town you cover: **{ $points }** for you.

## Answers of /rules: at most 80 characters, .text at most 1500 characters

topic-maps = Maps
    .text =
        You place tiles only on the squares of the map, next to a tile already placed (M1). The start tile and one or more random tiles, as the map says, lie on start squares (M2). Each player has 9 meeples (M4).

        - The table may choose the start squares; the rest are drawn by lot (L31).
        - Each map recommends a number of tiles (M3). If there are more, some are taken out at random; if there are fewer, all are used.
        - The table may choose another number (L30). With *USA, both* every set of tiles is in twice (L30).
        - Maps recommend expansions without their rules and figures (M19), but you can switch on every rule.
        - A tile that fits no free square leaves the game. If no square is free, the game ends (M20).

        {"**"}The layouts are this project’s own**: it knows the printed boards only as pictures and copied nothing from them. Each element is marked as verified, inferred or ours.
topic-map-borders = Maps: the border
    .text =
        If a road or city is printed at the border, your tile must match it. If nothing is printed, anything fits (M8). Sea and plain border close cities, roads and fields; half a city at the border brings 2 points (M10).

        - A road that ends in a printed one is finished there, and the printed part counts as tiles (M9).
        - Coats of arms bring 2 in every scoring, at roads too, and 1 each at the end if the feature is unfinished (M11).
        - A monastery or garden at the border is finished when all squares of the map around it are filled. Tiles and printed large cities fill a square, other prints do not (M16, M17).
        - Waves and highlights take no tile (M13, M15).
topic-large-cities = Maps: large cities
    .text =
        You cannot place a tile on a printed large city. When a tile touches it, everybody may build beside it, on any side (M5). Its squares count 2 each like tiles of any city, and each coat of arms adds 2 (M6).

        Tiles must match its edges from the start (L33).
topic-ferries = Maps: ferries
    .text =
        A ferry joins two roads over the sea. When a road meets one end, everybody may go on at the other (M12), but only with roads (L34). The ferry counts 1 as part of the road, and its coats of arms when the road is finished (M12).

        Until both ends have a tile, the road is open there (L35). Nobody can stand on a ferry, and no arrow points over it (L40).
topic-islands = Maps: islands
    .text = Only a ferry leads to squares on islands. A player who places a tile there scores 2 points at once for each coat of arms on the square, with or without a figure (M14).
topic-towns = Maps: towns
    .text =
        A square with a town is a square like any other (M7). A table can add any of three rules, also several together:

        - Covering a town gives another turn, once while it is your turn, after the second part and an arrow’s turn (M7, L43).
        - Covering a town costs 2 points, even below 0 (M7, L44).
        - Each town still visible beside a tile of a scored road brings that road 2 points (M7, L45).
## In the lobby: at most 38 characters, .about at most 100 characters

rule-map = Map
    .about = tiles go only on its squares

## What towns do: at most 38 characters, .about at most 100 characters

town-none = Towns have no effect
town-extra-turn = Towns give a turn
    .about = covering a town gives another turn, but never twice in one go
town-costs-2 = Towns cost 2
    .about = covering a town costs 2 points
town-road-bonus = Towns at roads
    .about = each town still visible beside a scored road brings it 2 points

## Maps: at most 38 characters

map-benelux = Benelux
map-france = France
map-germany = Germany
map-great-britain = Great Britain
map-iberian-peninsula = Iberian Peninsula
map-nordics = Nordics
map-taiwan = Taiwan
map-ukraine = Ukraine
map-usa = USA, both
map-usa-east = USA East
map-usa-west = USA West

## The map in the lobby: sentences that follow one another

lobby-map = **Map: { $name }** – { $squares } squares, { $min }–{ $max } tiles recommended, { $meeples } meeples each.
# Whose the layout is.
lobby-map-layout = { $layout ->
    [ours] The layout is this project’s own, not the printed board.
   *[printed] Its layout follows the printed board.
}
# There are more tiles than recommended.
lobby-map-surplus = { $tiles ->
    [one] { $tiles } surplus tile is taken out at random.
   *[other] { $tiles } surplus tiles are taken out at random.
}
lobby-map-few = { $tiles ->
    [one] { $tiles } tile fewer than recommended: all are used, and some squares stay empty.
   *[other] { $tiles } tiles fewer than recommended: all are used, and some squares stay empty.
}
# As many tiles as a house rule says.
lobby-map-house-rule = A house rule for this map says { $min }–{ $max } tiles.
lobby-map-many = { $tiles ->
    [one] { $tiles } tile more than recommended
   *[other] { $tiles } tiles more than recommended
}: the game can end before all are drawn.
# $listed: names of start squares. $all: all that are used; or else the others are drawn by lot.
lobby-map-starts = Start squares: { $listed }{ $all ->
    [yes] {""}
   *[no] {", the rest drawn by lot"}
}.
# $only: no rule is on that came with the tiles of an expansion.
lobby-map-tiles = { $only ->
    [yes] Expansions with their tiles only, as maps recommend.
   *[no] Maps recommend expansions with their tiles only.
}
# What towns do, by its name and what it means.
lobby-map-town = **{ $name }**: { $about }.
# In the menu of maps: at most 100 characters.
lobby-map-about = { $squares } squares, { $min }–{ $max } tiles recommended

## How many tiles a map is played with: at most 38 characters

lobby-tiles-most = Up to { $most } tiles
lobby-tiles-every = All tiles chosen

## Why so many: at most 100 characters

lobby-tiles-recommended = recommended by the map; more are taken out at random
lobby-tiles-house-rule = by a house rule for this map; more are taken out at random
lobby-tiles-squares = one for each square of the map; more are taken out at random
lobby-tiles-all = no tile is taken out; if there are more than squares, some are never drawn

### The map in words: what is printed on it. Markdown.

# A heading, at most 60 characters.
twin-map = The map
# Squares without a tile, row by row: "Row 3: B–F, H".
twin-map-free = Squares without a tile, { $row }: { $columns }
# $edges: "north city, east road".
twin-map-city = Large city **{ $name }** at { $square }: { $edges }{ $arms ->
    [none] {""}
   *[other] , { $arms }
} ({ $found ->
    [yes] discovered
   *[no] not discovered yet
})
# $what: "road"; $at: "N20 north". $segments: how many tiles it counts for.
twin-map-border = Beyond { $at }: { $what } to { $to }, { $segments }{ $arms ->
    [none] {""}
   *[other] , { $arms }
}
twin-map-ferry = Ferry **{ $name }**: { $ends }{ $arms ->
    [none] {""}
   *[other] , { $arms }
}
twin-map-island = Island, { $square }: { $arms } for placing a tile there
twin-map-towns = Towns that no tile covers: { $listed }
twin-map-highlights = Takes no tile: { $listed }
twin-map-waves = Waves, no tile: { $listed }
twin-map-halves = Half squares, no tile: { $listed }

## What the example pictures of /rules show, for screen readers: plain, at most 500 characters

example-large-cities = The large city of Berlin is printed on the map with two coats of arms. A tile with half a city has just been placed to its west and belongs to the same city.

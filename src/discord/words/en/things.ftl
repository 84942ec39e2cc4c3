### Names of things: short, as they stand inside a sentence. A thing may have forms (form-…), which sentences ask for with
### FORM($thing, "a"); each language has those that its own sentences need.

# Discord's and Unicode's name of this language, where it is not the name of the folder.
language-tag = en-GB

## Figures, counted, as in a supply: at most 38 characters

figure-meeple = { $count ->
    [one] { $count } meeple
   *[other] { $count } meeples
}

## What a figure is called where it stands, as at the start of a label: at most 30 characters

role-meeple = Meeple
    .form-a = a meeple
    .form-in = meeple
role-knight = Knight
    .form-a = a knight
    .form-in = knight
role-highwayman = Highwayman
    .form-a = a highwayman
    .form-in = highwayman
role-monk = Monk
    .form-a = a monk
    .form-in = monk
role-farmer = Farmer
    .form-a = a farmer
    .form-in = farmer

## What can be claimed: at most 30 characters

kind-road = road
kind-city = city
kind-field = field
kind-monastery = monastery
kind-garden = garden
kind-top = top of the tower
kind-quarter = quarter

# The same while it is not finished; fields never are.
unfinished-road = unfinished road
unfinished-city = unfinished city
unfinished-field = field
unfinished-monastery = unfinished monastery
unfinished-garden = unfinished garden

## What is counted in the working of a score: "4 tiles"

term-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
term-arms = { $count ->
    [one] { $count } coat of arms
   *[other] { $count } coats of arms
}
term-neighbours = { $count ->
    [one] { $count } neighbour
   *[other] { $count } neighbours
}
term-cities = { $count ->
    [one] { $count } finished city
   *[other] { $count } finished cities
}

## Sums of points, by what brought them: at most 30 characters

sum-road = roads
sum-city = cities
sum-field = fields
sum-monastery = monasteries
sum-garden = gardens

## People

# Whoever has had their data deleted, wherever a name would stand.
former-player = a former player
# A computer at a place of its own, where its name is not known.
computer-player = a computer
# Somebody for whom a computer plays or has played, where their name would stand. .short is for pictures, where there is little room.
stood-in-for = { $who } (computer)
    .short = { $who } (PC)
# The same of somebody to whom a computer has given hints.
had-hints = { $who } (with hints)

## Where things lie: at most 20 characters

direction-N = north
    .letter = N
direction-NE = north-east
    .letter = NE
direction-E = east
    .letter = E
direction-SE = south-east
    .letter = SE
direction-S = south
    .letter = S
direction-SW = south-west
    .letter = SW
direction-W = west
    .letter = W
direction-NW = north-west
    .letter = NW
all-around = all around
# A field that reaches no edge of its tile.
enclosed = enclosed

## A tile in words, put together with commas: "city to the north, road from east to west, garden"

# One city; $sides says how many sides it has, the others are named from the north on.
# $first (thing)
# $second (thing)
# $third (thing)
tile-city = { $sides ->
    [1] city to the { $first }
    [2] city joining { $first } and { $second }
    [3] city joining { $first }, { $second } and { $third }
   *[other] city on all four sides
}{ $arms ->
    [0] {""}
    [one] {" "}with a coat of arms
   *[other] {" "}with { $arms } coats of arms
}
# $from (thing)
# $to (thing)
tile-road-through = road from { $from } to { $to }
# $from (thing)
# $to (thing)
tile-road-under = road from { $from } to { $to } through a tunnel
# Roads that end on the tile, each for itself.
# $sides (thing): the list of where they lead.
tile-road-ends = { $count ->
    [one] road to the { $sides }, ending here
   *[other] separate roads to the { $sides }
}
# $what is a city or road as above, and $printed stands on it. $again says whether $what has a "with" in it already.
tile-having = { $again ->
    [yes] { $what } and { $printed }
   *[no] { $what } with { $printed }
}
tile-bearing = with { $printed }
# $side (thing): where it points
tile-pointing = with { $printed } to the { $side }
# $from (thing)
# $to (thing)
tile-river = river from { $from } to { $to }
# A river that has three arms.
# $sides (thing): the list of where they lead.
tile-fork = river forking to the { $sides }
# A town over several tiles, as far as it is on this one.
# $sides (thing): the list of where it goes on.
tile-town = town going on to the { $sides }
# Before the letters of its sides, as "road" is: "river N S"; at most 6 characters.
edge-town = town
edge-river = river
# In the brackets of one of several cities: it bears a coat of arms; at most 8 characters.
edge-arms = arms
# $side (thing)
tile-spring = spring of the river, flowing { $side }
# $side (thing)
tile-lake = lake, where the river from the { $side } ends
# $side (thing)
tile-arrow = arrow to the { $side }: { $symbol }
# How far a tile is turned clockwise.
turned = { $degrees ->
    [0] as drawn
   *[other] turned { $degrees }°
}
# Something and its square: "city at N20".
at-square = { $what } at { $square }
# Something, and what is said of it: "North-west: 1–8".
labelled = { $label }: { $text }
# Between the items of a list that hold commas themselves.
between = {"; "}

term-towns = { $count ->
    [one] { $count } town
   *[other] { $count } towns
}
bonus-island = island
bonus-town = town
sum-island = islands
sum-town = towns

## In the lobby: at most 38 characters, .about at most 100 characters

rule-map = Map
    .about = tiles go on its squares only

## What towns do: at most 38 characters, .about at most 100 characters

town-none = Towns do nothing
    .about = a square with a town is a square like any other
town-extra-turn = Towns give a turn
    .about = covering a town gives another turn, once while it is your turn
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
# Whose the layout is, and of how many details it is known where they lie.
lobby-map-layout = { $layout ->
    [ours] The layout is this project’s own, not the printed board: { $verified } of its details verified, { $inferred } inferred, { $ours } ours.
   *[printed] Its layout follows the printed board.
}
# There are more tiles than recommended.
lobby-map-surplus = { $tiles ->
    [one] { $tiles } surplus tile is taken out at random.
   *[other] { $tiles } surplus tiles are taken out at random.
}
lobby-map-few = { $tiles ->
    [one] { $tiles } tile fewer than recommended: all are used.
   *[other] { $tiles } tiles fewer than recommended: all are used.
}
# $only: no rule is on that came with the tiles of an expansion.
lobby-map-tiles = { $only ->
    [yes] Expansions with their tiles only, as maps recommend.
   *[no] Maps recommend expansions with their tiles only.
}
# What towns do, by its name and what it means.
lobby-map-town = **{ $name }**: { $about }.
# In the menu of maps: at most 100 characters.
lobby-map-about = { $squares } squares, { $min }–{ $max } tiles recommended
lobby-map-none = No map

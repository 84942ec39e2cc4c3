## In the lobby: at most 38 characters, .about at most 100 characters

rule-hills-sheep = Hills & Sheep
    .about = hills break ties, monasteries pay for vineyards, shepherds gather sheep: beware of the wolf
rule-hills-by-number = Hills by number of meeples
    .about = a tie goes to whoever has most meeples on hills, not to all who have one there
set-hills-and-sheep = Hills & Sheep

## In play

figure-shepherd = { $count ->
    [one] { $count } shepherd
   *[other] { $count } shepherds
}
sign-shepherd = 🐑
role-shepherd = Shepherd
    .form-a = a shepherd
    .form-in = shepherd

# Printed on a tile, after "with".
mark-hill = a hill
mark-vineyard = a vineyard

# How many sheep are with a shepherd.
# $count (number)
piece-flock = { $count } sheep
sign-flock = 🐏

term-vineyards = { $count ->
    [one] { $count } vineyard
   *[other] { $count } vineyards
}
# $count (number)
term-sheep = { $count } sheep
bonus-sheep = sheep
sum-sheep = sheep

## What happened: $seat is who did it

event-tile-hidden = { $seat } laid a tile face down under the hill at { $under }, and nobody knows which; { $tilesLeft ->
    [one] one tile is left
   *[other] { $tilesLeft } tiles are left
}.
# $token: how many sheep, or "wolf".
event-sheep-drawn = { $token ->
    [wolf] { $seat } drew the wolf for the shepherd at { $on }.
    [1] { $seat } drew 1 sheep for the shepherd at { $on }.
   *[other] { $seat } drew { $token } sheep for the shepherd at { $on }.
}

# $listed: "Ada 1 shepherd, Bo 1 shepherd".
removed-wolf = The wolf comes; back home: { $listed }.

## What is asked

ask-sheep = { $who } – draw for your flock, or bring it home
    .follows = Then you draw for your flock or bring it home, before anything is scored.
standing-sheep-draw = Don’t ask about my flock again: draw
    .off = Ask me about my flock again
standing-sheep-draw-set = From now on I draw for your flock each time its field grows, and do not ask whether it goes home.
    .unset = I ask you again when your flock’s field grows.
action-grow = Draw once more at { $flock }: sheep, or the wolf
action-stable = Bring the flock home from { $flock }: 1 point for each sheep
action-herd = Shepherd into { $on-spot }

# Opens a menu of $count choices; what it says above them, and what the panel says where that is offered.
group-herd = Shepherd ({ $count }) …
    .ask = **Into which field?** Your shepherd draws a token from the bag: sheep, or the wolf, which sends him home. It is your whole action, and cannot be taken back.
    .note = Your shepherd draws from the bag, and that cannot be taken back.

## Answers of /rules: at most 80 characters, .text at most 1500 characters

topic-hills = Hills and vineyards
    .text = When a tile with a hill is placed, a tile of the pile is laid face down under it: it is out of the game, and nobody knows which it is (HS10, HS11). If several tie for a road, city, monastery or field, whoever of them has a meeple on a tile with a hill there takes it alone; if several have one, they share, and if nobody has, all share (HS12). How many stand on hills does not count, unless *Hills by number of meeples* is on: then it goes to whoever has most there (HS13, V10). It is the same on which part of the tile (HS14). Builders, pigs and shepherds break no tie. For a gift votes alone decide (HS64). A finished monastery brings 3 points more for each vineyard on the eight tiles around it, and one vineyard serves several monasteries (HS20). An unfinished one gets nothing for them, nor does a garden (HS21, HS61).
topic-sheep = Shepherds and sheep
    .text = Instead of placing a meeple you may set your shepherd into a field of the tile just placed, if no shepherd is in that field; farmers there do not matter (HS30). At once you draw a token from the bag: one to four sheep, which stay with him, or the wolf, which sends him home (HS31). Whenever you extend his field later you have to choose, after your figure and before scoring (HS32): draw once more, where a wolf sends home all shepherds of the field with all their sheep (HS33), or bring the flock home: everybody with a shepherd in the field gets 1 point for each sheep in it, and the shepherds go home (HS34). When two shepherds meet their flocks are one (HS37). A field that is closed on all sides is brought home at once, after your choice (HS35, HS36). Tokens go back into the bag: 4 with one sheep, 5 with two, 5 with three, 2 with four, and 2 wolves (HS1). At the end sheep still on the board bring nothing (HS40). What is drawn is decided by the same chance as the order of the tiles; it stands in the record, and can be checked with it.

## What the example pictures of /rules show, for screen readers: plain, at most 500 characters

example-hills = A finished city over two tiles with a red and a blue knight. They tie, but red’s knight is on the tile with the hill: red takes the city alone.
example-sheep = A blue shepherd stands in a field with his sheep, and the number beside him says how many. Whenever blue extends this field, blue draws once more or brings the flock home.

## The legend, a line each: at most 60 characters

legend-figure-shepherd = Shepherd: gathers sheep on a field
legend-mark-hill = Hill: decides a tie
legend-mark-vineyard = Vineyard: 3 points for a monastery beside it
legend-piece-flock = Sheep: 1 point each, when they come home

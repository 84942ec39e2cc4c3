## In the lobby: at most 38 characters, .about at most 100 characters

rule-hills-sheep = Hills & Sheep
    .about = hills break ties, vineyards add points to monasteries, shepherds gather sheep: beware of the wolf
rule-hills-by-number = Hills by number of meeples
    .about = a tie goes to the player with most meeples on hills, not to all who have one there
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
removed-wolf = The wolf sends home: { $listed }.

## What is asked

ask-sheep = { $who } – draw for your flock, or bring it home
    .follows = Then you draw for your flock or bring it home, before anything is scored.
standing-sheep-draw = Don’t ask again: draw for my flock
    .off = Ask me about my flock again
standing-sheep-draw-set = From now on I draw for your flock each time its field grows, and do not ask whether it goes home.
    .unset = I ask you again when your flock’s field grows.
action-grow = Draw once more at { $flock }: sheep, or the wolf
action-stable = Bring the flock home from { $flock }: 1 point for each sheep
action-herd = Shepherd into { $on-spot }

# Opens a menu of $count choices; what it says above them, and what the panel says where that is offered.
group-herd = Shepherd ({ $count }) …
    .ask = **Into which field?** Your shepherd draws a token from the bag: sheep, or the wolf, which sends him home. This is your whole action, and you cannot take it back.
    .note = Your shepherd draws from the bag, and that cannot be taken back.

## Answers of /rules: at most 80 characters, .text at most 1500 characters

topic-hills = Hills and vineyards
    .text =
        When you place a hill tile, a tile of the pile goes face down under it (HS10). If several players tie for a road, city, monastery or field, the tied player with a meeple on a hill tile there takes it alone (HS12). A finished monastery brings 3 points more for each vineyard on the eight tiles around it (HS20).

        - The tile under the hill is out of the game, and nobody knows which it is (HS11).
        - If several of the tied players have a meeple on a hill tile there, they share; if nobody has, all share. Any part of the hill tile counts (HS14).
        - The number of meeples on hills does not count, unless *Hills by number of meeples* is on: then the tied player with most there takes the feature (HS13, V10).
        - Builders, pigs and shepherds break no tie. For a gift only votes decide (HS64).
        - One vineyard serves several monasteries. An unfinished monastery gets nothing for vineyards, nor does a garden (HS21, HS61).
topic-sheep = Shepherds and sheep
    .text =
        Instead of placing a meeple, you may set your shepherd into a field of the tile just placed. The field may hold farmers, but no shepherd (HS30). At once you draw a token with one to four sheep, which stay with him, or with the wolf, which sends him home (HS31).

        - If you extend his field later, you must choose, after your figure and before scoring (HS32).
        - Either you draw once more. A wolf sends home all shepherds of the field with all their sheep (HS33).
        - Or you bring the flock home. Each player with a shepherd in the field gets 1 point for each sheep in it, and the shepherds go home (HS34).
        - If two shepherds meet, their flocks become one (HS37). If a field is closed on all sides, its flock comes home at once, after your choice (HS35, HS36).
        - Tokens go back into the bag: 4 with one sheep, 5 with two, 5 with three, 2 with four, and 2 wolves (HS1). Sheep still on the board at the end bring nothing (HS40).
        - The seed that orders the tiles also decides the draws. The record shows them, and you can check them there.

## What the example pictures of /rules show, for screen readers: plain, at most 500 characters

example-hills = A red and a blue knight tie in a finished city of two tiles. Red’s knight is on the tile with the hill, so red takes the city alone.
example-sheep = A blue shepherd stands in a field with his sheep. The number beside him says how many. When blue extends this field, blue draws once more or brings the flock home.

## The legend, a line each: at most 60 characters

legend-figure-shepherd = Shepherd: gathers sheep in a field
legend-mark-hill = Hill: decides a tie
legend-mark-vineyard = Vineyard: 3 points for a monastery beside it
legend-piece-flock = Sheep: 1 point each, when they come home

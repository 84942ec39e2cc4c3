## In the lobby: at most 38 characters, .about at most 100 characters

rule-abbey-mayor = Abbey & Mayor
    .about = an abbey each to fill a hole; mayors, wagons that drive on, barns in fields
rule-wagons-by-road = Wagons drive by road
    .about = only by a road end, gate or abbey at the scored feature, then to any tile (first edition)
rule-shared-barns = Barns may share a field
    .about = a barn may be put into a field that has one already
rule-no-last-abbey = No abbey after the last tile
    .about = whoever still has their abbey then keeps it
set-abbey-and-mayor = Abbey & Mayor

## In play

figure-mayor = { $count ->
    [one] { $count } mayor
   *[other] { $count } mayors
}
sign-mayor = 🎩
role-mayor = Mayor
    .form-a = a mayor
    .form-in = mayor
figure-wagon = { $count ->
    [one] { $count } wagon
   *[other] { $count } wagons
}
sign-wagon = 🛒
role-wagon = Wagon
    .form-a = a wagon
    .form-in = wagon
figure-barn = { $count ->
    [one] { $count } barn
   *[other] { $count } barns
}
sign-barn = 🛖
role-barn = Barn
    .form-a = a barn
    .form-in = barn

# Printed on a tile, after "with".
mark-walled = the walls of an abbey

# As in "1 abbey".
# $count (number): stands before it.
piece-abbey = { $count ->
    [one] abbey
   *[other] abbeys
}
sign-abbey = ⛪

# What kind of turn it is, after the title of a turn; and the same as a sentence.
part-last-abbey = abbey after the last tile
    .sentence = An abbey after the last tile.

## What happened: $seat is who did it

event-wagon-drove = { $seat } drove the wagon on from { $from } to { $to }: { $to-place }.
# $listed: "Ada 1 meeple, Bo 2 meeples".
removed-barn = Back home from the field with the barn: { $listed }.

## What is asked

ask-abbey = { $who } – your abbey into a hole, or draw a tile?
ask-last-abbey = { $who } – the last tile is laid. Your abbey into a hole?
ask-wagon = { $who } – your wagon was scored. Drive on, or home?
# Buttons, at most 80 characters. $at: a square; $to-spot: "C4 N".
action-abbey = Abbey to { $at }
action-drive = Wagon to { $to-place }, { $to-spot }
action-pass-abbey = Draw a tile
action-pass-last-abbey = No abbey
action-pass-wagon = Wagon goes home

## A standing answer: what switches it on and off, and what that means

# at most 80 characters, .off at most 80 characters
standing-abbey-draw = Don’t ask about my abbey again
    .off = Ask me about my abbey again
standing-abbey-draw-set = From now on I draw for you at once and do not ask for your abbey. After the last tile I ask once more, if there is a hole and the table plays it so.
    .unset = I ask you for your abbey again when there is a hole.

## What the panel says before a figure is placed

# On a button: where no meeple may follow.
panel-with-barn = 4 points per finished city

## Answers of /rules: at most 80 characters, .text at most 1500 characters

topic-abbey = Abbeys
    .text = Everybody has one abbey (AM1). Instead of drawing you may lay it into a hole, a free square with laid tiles on all four sides, and you are asked before you see a tile (AM10, AM11). Every side fits; roads, cities and fields end there, and the abbey adds no tile and no points to them (AM12). What it finishes is scored as always (AM14). A monk may go onto it: it is a monastery in everything (AM13), for an abbot too (AM60). It has no fields (AM15) and extends nothing, so no builder’s turn and no gift comes of it (AM16). After the last tile everybody who still has one is asked once more while there is a hole, from the left of whoever placed that tile, but not with *No abbey after the last tile* (AM17, V12).
topic-mayor-wagon = Mayors and wagons
    .text = A mayor goes into a city and has as many votes there as the city has coats of arms when it is scored, none perhaps (AM20, AM21). Without votes he holds the city against others but scores nothing (AM22, AM23). A wagon goes onto a road, city or monastery, with one vote (AM30). When it is scored, with or without majority, its owner may drive it on instead of taking it home: to something unfinished that nobody is on, on its own tile or one of the eight around (AM31, AM32, AM35). Several owners decide in turn, from whose turn it is (AM33). What it drives to is not scored this turn (AM37). With *Wagons drive by road* it drives instead to what a road end, a gate or an abbey connects, to any tile there. From a city it may also drive to the monastery within it (AM36, V5).
topic-barn = Barns
    .text = Instead of a meeple you may put your barn where four tiles meet, one of them just placed, if all four show field there and the field has no barn, unless *Barns may share a field* is on (AM40, AM41, AM47, V6). Without fields there are no barns (AM80). It stays to the end. Farmers of that field are scored at once, 3 points for each finished city for whoever has most, 4 with their own pig; then they go home (AM42). No meeple may go into a field with a barn; farmers whose field is joined to one are scored at once with 1 for each finished city, 2 with their own pig, and go home (AM43, AM44). At the end each barn brings its owner 4 for each finished city of its field (AM46), also where several barns came together (AM45).

## What the example pictures of /rules show, for screen readers: plain, at most 500 characters

example-abbey = A square with tiles on all four sides holds an abbey. It has ended the road that a blue highwayman stands on: the road is finished.

## The legend, a line each: at most 60 characters

legend-figure-mayor = Mayor: in a city, counts as many as its coats of arms
legend-figure-wagon = Wagon: may drive on after it is scored
legend-figure-barn = Barn: where four fields meet, for their cities
legend-mark-walled = Abbey: closes whatever it touches
legend-piece-abbey = Abbey tile: fills a hole in the board

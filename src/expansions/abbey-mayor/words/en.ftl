## In the lobby: at most 38 characters, .about at most 100 characters

rule-abbey-mayor = Abbey & Mayor
    .about = each player’s abbey fills a hole; mayors, wagons that drive on, barns in fields
rule-wagons-by-road = Wagons drive by road
    .about = only through a road end, gate or abbey at the scored feature, to any tile there (first edition)
rule-shared-barns = Barns may share a field
    .about = a barn may go into a field that already has a barn
rule-no-last-abbey = No abbey after the last tile
    .about = a player who still has an abbey then keeps it
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
removed-barn = The barn sends home from its field: { $listed }.

## What is asked

ask-abbey = { $who } – place your abbey in a hole, or draw a tile?
ask-last-abbey = { $who } – the last tile is placed. Your abbey in a hole?
ask-wagon = { $who } – your wagon was scored. Drive on or go home?
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
standing-abbey-draw-set = From now on I draw your tile at once and do not ask about your abbey. After the last tile I ask once more, if there is a hole and the table allows it.
    .unset = I ask about your abbey again when there is a hole.

## What the panel says before a figure is placed

# On a button: where no meeple may follow.
panel-with-barn = 4 points per finished city

## Answers of /rules: at most 80 characters, .text at most 1500 characters

topic-abbey = Abbeys
    .text =
        Each player has one abbey tile (AM1). Instead of drawing a tile, you may place it in a hole, a free square with tiles on all four sides (AM10). It counts as a monastery, so a monk may go on it (AM13), or an abbot (AM60).

        - I ask you before you see a tile (AM11).
        - The abbey matches every side. Roads, cities and fields end there, and it adds no tile and no points to them (AM12).
        - The features that it finishes score as always (AM14). It has no fields (AM15).
        - It extends nothing, so it gives no builder’s turn and no gift (AM16).
        - After the last tile, each player who still has an abbey is asked once more if there is a hole. They are asked in order, from the left of the player who placed that tile (AM17).
        - With *No abbey after the last tile* nobody is asked then (V12).
topic-mayor-wagon = Mayors and wagons
    .text =
        A mayor goes into a city, with one vote for each coat of arms that the city has when it is scored, perhaps none (AM20, AM21). A wagon goes on a road, city or monastery and has one vote (AM30). When it is scored, with or without majority, its owner may drive it on instead of taking it home (AM35).

        - Without votes a mayor keeps others out of the city but scores nothing (AM22, AM23).
        - A wagon drives to an unfinished, unoccupied road, city or monastery on its own tile or one of the eight around (AM31, AM32). That feature does not score this turn (AM37).
        - If wagons of several players may drive, their owners decide in order, starting with the player whose turn it is (AM33).
        - With *Wagons drive by road* a wagon drives only to a feature that a road end, a gate or an abbey connects, to any tile there. From a city it may also drive to the monastery within it (AM36, V5).
topic-barn = Barns
    .text =
        Instead of a meeple, you may place your barn where four tiles meet, one of them just placed, if all four show field there (AM40, AM47). The field’s farmers score at once and go home; the player with most gets 3 points for each finished city, 4 with their own pig (AM42). The barn stays to the end and then brings its owner 4 points for each finished city of its field (AM46).

        - The field must have no barn, unless *Barns may share a field* is on (AM41, V6).
        - No meeple may go into a field with a barn. If a field with farmers joins one, they score at once and go home: 1 for each finished city, 2 with their own pig (AM43, AM44).
        - Each barn brings its 4 points even if several barns came together (AM45).
        - Without fields there are no barns (AM80).

## What the example pictures of /rules show, for screen readers: plain, at most 500 characters

example-abbey = An abbey fills a square with tiles on all four sides. It ends the road that a blue highwayman stands on: the road is finished.

## The legend, a line each: at most 60 characters

legend-figure-mayor = Mayor: one vote for each coat of arms in his city
legend-figure-wagon = Wagon: may drive on after it is scored
legend-figure-barn = Barn: scores the cities of its field at the end
legend-mark-walled = Abbey: closes everything it touches
legend-piece-abbey = Abbey tile: fills a hole in the board

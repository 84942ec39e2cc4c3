## In the lobby: at most 38 characters, .about at most 100 characters

rule-inns = Inns
    .about = a finished road with one brings 2 a tile, an unfinished one nothing
rule-cathedrals = Cathedrals
    .about = a finished city with one: 3 a tile and coat of arms; unfinished nothing
rule-large-meeple = Large meeple
    .about = one each, counts as two for the majority
set-inns-and-cathedrals = Inns & Cathedrals

## In play

figure-large = { $count ->
    [one] { $count } large meeple
   *[other] { $count } large meeples
}
sign-large = ♚
role-large = Large meeple
    .form-a = a large meeple
    .form-in = large meeple
role-large-knight = Large knight
    .form-a = a large knight
    .form-in = large knight
role-large-highwayman = Large highwayman
    .form-a = a large highwayman
    .form-in = large highwayman
role-large-monk = Large monk
    .form-a = a large monk
    .form-in = large monk
role-large-farmer = Large farmer
    .form-a = a large farmer
    .form-in = large farmer

# Printed on a city or road, after "with".
mark-inn = an inn
mark-cathedral = a cathedral

# The same, counted.
term-inn = { $count ->
    [one] { $count } inn
   *[other] { $count } inns
}
term-cathedral = { $count ->
    [one] { $count } cathedral
   *[other] { $count } cathedrals
}

## Answers of /rules: at most 80 characters, .text at most 1500 characters

topic-inns = Inns
    .text = A finished road with one or more inns at it brings 2 points a tile instead of 1; unfinished at the end it brings nothing (IC1). A second inn adds nothing (IC3). You may lay tiles with inns at the roads of others (IC9). On maps coats of arms at such a road still count 2 (M11). A table can switch the rule off: the inns are then mere decoration, as the maps recommend (M19).
topic-cathedrals = Cathedrals
    .text = A finished city with a cathedral brings 3 points a tile and 3 a coat of arms; unfinished at the end it brings nothing (IC2). A second cathedral adds nothing (IC3). For a field it is a city like any other and counts 3 (IC4). With the rule off the tile is a plain city on all four sides.
topic-large-meeple = The large meeple
    .text = Everybody has one more meeple, a large one. It is placed like any meeple, counts as two for the majority and comes back as usual (IC5). Cards and arrows that say meeple mean it too; that is a ruling of this project (L6).

## What the example pictures of /rules show, for screen readers: plain, at most 500 characters

example-inns = A finished road over three tiles with an inn at it and a blue highwayman: 2 points a tile, 6 in all.
example-cathedrals = A finished city over five tiles with a cathedral in the middle and a blue knight: 3 points a tile, 15 in all.

## The legend, a line each: at most 60 characters

legend-figure-large = Large meeple: counts as two
legend-mark-inn = Inn: its road counts double, but nothing if unfinished
legend-mark-cathedral = Cathedral: 3 a tile for its city, but nothing if unfinished

## In the lobby: at most 38 characters, .about at most 100 characters

rule-inns = Inns
    .about = a road with an inn brings 2 a tile if finished, nothing if unfinished
rule-cathedrals = Cathedrals
    .about = a city with a cathedral: 3 a tile and coat of arms, nothing if unfinished
rule-large-meeple = Large meeple
    .about = one each; it counts as two for the majority
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
    .text =
        A finished road with one or more inns brings 2 points a tile instead of 1. If it is unfinished at the end, it brings nothing (IC1).

        - A second inn adds nothing (IC3).
        - You may place inns at the roads of other players (IC9).
        - On maps coats of arms at such a road still count 2 (M11).
        - A table can switch the rule off: the inns are then only decoration, as the maps recommend (M19).
topic-cathedrals = Cathedrals
    .text =
        A finished city with a cathedral brings 3 points a tile and 3 a coat of arms. If it is unfinished at the end, it brings nothing (IC2).

        - A second cathedral adds nothing (IC3).
        - A field counts such a city like any other: 3 points (IC4).
        - If the rule is off, the tile is a plain city on all four sides.
topic-large-meeple = The large meeple
    .text =
        Each player has one more meeple, a large one. You place it like any meeple. It counts as two for the majority and comes back as usual (IC5).

        Cards and arrows for a meeple work for it too; that is a ruling of this project (L6).

## What the example pictures of /rules show, for screen readers: plain, at most 500 characters

example-inns = A blue highwayman stands on a finished road of three tiles with an inn: 2 points a tile, 6 in all.
example-cathedrals = A blue knight stands in a finished city of five tiles with a cathedral in the middle: 3 points a tile, 15 in all.

## The legend, a line each: at most 60 characters

legend-figure-large = Large meeple: counts as two
legend-mark-inn = Inn: its road counts double, or nothing if unfinished
legend-mark-cathedral = Cathedral: its city scores 3 a tile, nothing if unfinished

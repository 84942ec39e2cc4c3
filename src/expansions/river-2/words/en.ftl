## In the lobby: at most 38 characters, .about at most 100 characters

rule-river-2 = The River II
    .about = is laid first and forks; one arm ends at a city, the other at a lake with a volcano
# Its .about, at most 80 characters, tells of what lies at the start of a table.
set-river-2 = The River II
    .about = laid first, with a fork; not on maps

## In play

# Printed on a field, after "with".
mark-pig-herd = a pig herd
# The same, counted.
term-pig-herd = { $count ->
    [one] { $count } pig herd
   *[other] { $count } pig herds
}

## Answers of /rules: at most 80 characters, .text at most 1500 characters

topic-river-2 = The River II
    .text =
        The spring lies on the table, the fork is the first tile drawn, nine shuffled tiles follow, and the lake with the volcano is last (RV10). Each tile continues an open arm of your choice (RV11). The lake before a city ends its arm; the lake with the volcano ends the last one (RV12).

        - A tile that fits on no arm leaves the game (RV14).
        - A tile may not turn the river back at once.
        - Nor may it lead an arm where it must run into another part of the river; that is a reading of the community (RV13). So four squares must be free beyond an open end: the next square, the two beside it and the one behind it.
        - The city that spans the river is one city, and the field of each bank goes on below its bridge (RV2). The road past the inn is an inn road (RV20).
        - With pigs, each finished city of the field with the pig herd brings 1 more, or 5 in all with your own pig (RV30).
        - With the dragon, the volcano works: the dragon comes, and nobody is put there (RV40).
        - While a river is laid, *Take 2* is not opened, and no abbey is laid (RV15).
        - Both rivers together are one: one spring, the fork mixed in, and only the lakes of this river. The tile that ends at a city waits aside for the fork (RV51).

## What the example pictures of /rules show, for screen readers: plain, at most 500 characters

example-river-2 = From its spring in the west the river comes to a fork. One arm goes north below the bridge of a road with an inn. The other goes south, bends to the east past a pig herd, and ends in a lake before a city.

## The legend, a line each: at most 60 characters

legend-mark-pig-herd = Pig herd: the field brings more for each city

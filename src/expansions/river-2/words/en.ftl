## In the lobby: at most 38 characters, .about at most 100 characters

rule-river-2 = The River II
    .about = is laid first and forks, from the spring to a city and to a lake with a volcano
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
    .text = The spring lies on the table first, the fork is the first tile drawn, nine shuffled tiles follow, and the lake with the volcano comes last (RV10). Each tile continues one of the open arms, whichever you like (RV11). It may not turn the river back at once, nor lead an arm where it must run into another part of the river: beyond an open end the next square, those beside it and the one behind it have to be free, a reading of the community (RV13). What fits on no arm leaves the game (RV14). The tile with the lake before a city ends its arm; the lake with the volcano ends the last one (RV12). The city that spans the river is one city, and the field of each bank goes on below its bridge (RV2). The road past the inn is an inn road (RV20). With pigs on, each finished city of the field with the pig herd brings 1 more, with your own pig 5 (RV30). With the dragon on, the volcano is one: the dragon comes, and nobody is put there (RV40). While a river is laid *Take 2* is not opened, and no abbey is laid (RV15). Both rivers together are one: one spring, the fork mixed in, and of the lakes only those of this river. The tile that ends at a city waits aside for the fork (RV51).

## What the example pictures of /rules show, for screen readers: plain, at most 500 characters

example-river-2 = From its spring in the west the river comes to a fork. One arm goes north below the bridge of a road with an inn, the other south, bends to the east past a pig herd, and ends in a lake before a city.

## The legend, a line each: at most 60 characters

legend-mark-pig-herd = Pig herd: the field brings more for each city

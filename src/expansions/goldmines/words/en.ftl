## In the lobby: at most 38 characters, .about at most 100 characters

rule-goldmines = The Goldmines
    .about = what you finish gives you the gold on its tiles; the more gold, the more each ingot is worth
set-goldmines = The Goldmines

## In play

# Printed on a tile, after "with".
mark-goldmine = a goldmine

# What a player has, as in "2 gold ingots". $count (number): stands before it.
piece-ingot = { $count ->
    [one] gold ingot
   *[other] gold ingots
}
# On a tile of the board. $count (number)
piece-laid-ingot = { $count ->
    [one] a gold ingot
   *[other] { $count } gold ingots
}
sign-ingot = 🪙
sign-laid-ingot = 🪙

term-ingots = { $count ->
    [one] { $count } gold ingot
   *[other] { $count } gold ingots
}
bonus-ingots = gold
sum-ingots = gold

## What happened: $seat is who did it

# $on: a square.
event-ingot-laid = { $seat } laid a gold ingot at { $on }.
# $count (number)
event-ingots-taken = { $seat } took { $count ->
    [one] a gold ingot
   *[other] { $count } gold ingots
}.

## What is asked

# .note: what the panel of the turn says where that is asked.
ask-gold = { $who } – choose where the second gold ingot goes
    .note = The second ingot goes onto a tile around it: choose which.
# $at: a square.
action-gold = Gold ingot onto { $at }

## Answers of /rules: at most 80 characters, .text at most 1500 characters

topic-goldmines = The Goldmines
    .text = When you place a gold tile, you lay a gold ingot on it at once, and a second ingot on a tile around it, diagonals included: you choose which (GM3). You cannot decline; with a single tile around there is no choice. Ingots lie on tiles, not on roads or cities, and a tile may hold any number (GM1). When something is finished, its ingots are given away after scoring: a road or city gives the ingots of all its tiles, a monastery or garden gives the ingots of its own tile and of the eight around it (GM5). Ingots laid in the same turn count; fields give nothing (GM9). The player with the majority takes all ingots. If several players tie, or features of several players are finished at once, these players take one ingot each in turn until none is left, beginning with the player whose turn it is (GM6); each time the tile is the one that most players may take from (GM7). If nobody has the majority, the ingots stay (GM8). At the end 1 to 3 ingots bring 1 point each, 4 to 6 bring 2 each, 7 to 9 bring 3 each, and 10 or more bring 4 each; ingots on the board bring nothing (GM11). There are 16: when they are used up, no ingot is laid (GM80). An abbot taken back takes no gold (GM20), nor does a card that scores (GM25). On maps a printed square gets no ingot (GM23).

## What the example pictures of /rules show, for screen readers: plain, at most 500 characters

example-goldmines = A gold tile has just been placed at a blue knight’s city. One ingot lies on it; the second ingot went onto the knight’s tile, one of three tiles around. Both tiles belong to the city: if blue finishes it, blue takes both ingots.

## The legend, a line each: at most 60 characters

legend-mark-goldmine = Goldmine: gold on this tile and on one beside it
legend-piece-ingot = Gold of a player: points at the end
legend-piece-laid-ingot = Gold on the board: for the player who scores there

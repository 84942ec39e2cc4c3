## In the lobby: at most 38 characters, .about at most 100 characters

rule-goldmines = The Goldmines
    .about = features you score give you the gold on their tiles; more gold makes each ingot worth more
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
    .note = The second ingot goes on a tile around it: choose which.
# $at: a square.
action-gold = Gold ingot onto { $at }

## Answers of /rules: at most 80 characters, .text at most 1500 characters

topic-goldmines = The Goldmines
    .text =
        When you place a gold tile, you lay a gold ingot on it at once. A second ingot goes on a tile of your choice around it, diagonals included (GM3). A finished feature gives its ingots away after scoring; the player with the majority takes all (GM6).

        - You cannot decline; if only one tile is around, there is no choice. There are 16 ingots: when they are used up, nobody lays one (GM80).
        - Ingots lie on tiles, not on roads or cities, and a tile may hold any number (GM1). On maps a printed square gets no ingot (GM23).
        - A road or city gives the ingots of all its tiles. A monastery or garden gives the ingots of its own tile and of the eight around it (GM5).
        - Ingots laid in the same turn count; fields give nothing (GM9). Neither an abbot taken back (GM20) nor a card that scores takes gold (GM25).
        - If several players tie, or features of several players are finished at once, they take one ingot each in turn until none is left. The player whose turn it is begins.
        - Each ingot comes from the tile that most players may take from (GM7). If nobody has the majority, the ingots stay (GM8).
        - At the end 1 to 3 ingots bring 1 point each, 4 to 6 bring 2 each, 7 to 9 bring 3 each, and 10 or more bring 4 each. Ingots on the board bring nothing (GM11).

## What the example pictures of /rules show, for screen readers: plain, at most 500 characters

example-goldmines = A gold tile has just been placed at a blue knight’s city. One ingot lies on it; the second ingot went onto the knight’s tile, one of three tiles around. Both tiles belong to the city: if blue finishes it, blue takes both ingots.

## The legend, a line each: at most 60 characters

legend-mark-goldmine = Goldmine: gold on this tile and on one beside it
legend-piece-ingot = A player’s gold: points at the end
legend-piece-laid-ingot = Gold on the board: for the player who scores there

## In the lobby: at most 38 characters, .about at most 100 characters

rule-king-robber = King and Robber
    .about = for the largest city and longest road; at the end 1 point per finished city or road
set-king-and-robber = King & Robber

## In play

term-finished-cities = { $count ->
    [one] { $count } finished city
   *[other] { $count } finished cities
}
term-finished-roads = { $count ->
    [one] { $count } finished road
   *[other] { $count } finished roads
}
bonus-king = King
bonus-robber = Robber
sum-king = King
sum-robber = Robber

# What stands with a seat, and its sign beside the seat's points.
piece-king = the King
piece-robber = the Robber
sign-king = 👑
sign-robber = 🗡️

# $from is who had it, "none" if nobody; $own says whether that is who has it now, too.
event-piece-taken = { $seat } finished a { $piece ->
    [king] city
   *[robber] road
} of { $tiles } tiles at { $on }, the most so far, and { $own ->
    [yes] keeps
   *[no] takes
} { $piece-name }{ $own ->
    [yes] {""}
   *[no] { $from ->
        [none] {""}
       *[other] {" "}from { $from }
    }
}.

## Answers of /rules: at most 80 characters, .text at most 1500 characters

topic-king-robber = King and Robber
    .text =
        The King goes to the first player to finish a city, then to any player who finishes one with more tiles than every city before (KR10). The Robber goes by roads in the same way. At the end the King brings 1 point for each finished city on the board, the Robber 1 for each finished road (KR40).

        - A city of the same size does not move the King, and coats of arms do not count (KR11).
        - It does not matter who owns the city, or whether anybody stands in it (KR12). Nor does it matter at the end who owned the cities and roads.
        - If two cities are finished at once, the larger one counts (KR13).
        - On maps a printed large city counts only as part of a city that tiles have finished (KR64).

## What the example pictures of /rules show, for screen readers: plain, at most 500 characters

example-king-robber = A finished city and a finished road of three tiles each, with nobody on them. The player who finished them still takes the King and the Robber, if nothing larger was finished before.

## The legend, a line each: at most 60 characters

legend-piece-king = King: for the largest city, points at the end
legend-piece-robber = Robber: for the longest road, points at the end

## In the lobby: at most 38 characters, .about at most 100 characters

rule-tower = The Tower
    .about = build towers, capture meeples in their reach, ransom your own for 3 points
set-tower = The Tower

## In play

# Printed on a tile, after "with".
mark-foundation = the foundation of a tower

# On the board. $count (number): its floors.
piece-built-tower = { $count ->
    [one] a tower of { $count } floor
   *[other] a tower of { $count } floors
}
# What a player has left to build with, as in "2 floors". $count (number): stands before it.
piece-tower-floor = { $count ->
    [one] floor
   *[other] floors
}
# What a player holds, after how many. $role (thing): a figure; $whose: the player it belongs to.
piece-prisoner = { $count ->
    [one] prisoner
   *[other] prisoners
} of { $whose } ({ FORM($role, "in") })
sign-built-tower = 🗼
sign-tower-floor = 🧱
sign-prisoner = ⛓️

term-ransom = { $count ->
    [one] { $count } ransom
   *[other] { $count } ransoms
}
bonus-ransom = ransom
# A line of the log; $paid: whether the player has paid it.
scored-ransom = { $who } { $paid ->
    [yes] pays
   *[no] gets
} a ransom of **{ $points }** points.
sum-ransom = ransom

## What happened: $seat is who did it

# $at: a square.
event-floor-built = { $seat } put a floor on the tower at { $at }: { $floors ->
    [one] { $floors } floor
   *[other] { $floors } floors
}.
# Own meeples taken back by a floor. $listed: "Ada 1 meeple".
removed-tower = A floor of their own brings home: { $listed }.

## What is asked

ask-exchange = { $who } – prisoners are exchanged: which of your meeples comes home?
action-floor = Tower { $at }: add a floor, capture nobody
# $tower, $from-spot: squares; $seat: whose figure it is; $home: who comes home, if it is an own one, or "none".
action-capture = { $home ->
    [none] Tower { $tower }: capture { $seat }’s { FORM($from-role, "in") } at { $from-spot }
   *[other] Tower { $tower }: bring back your { FORM($from-role, "in") } at { $from-spot }
}
# $figure-role (thing)
action-climb = { $figure-role } onto the tower at { $at }
action-ransom = Pay { $seat } 3 points for your { FORM($figure-role, "in") }
action-exchange = Your { FORM($figure-role, "in") } comes home from { $seat }

# Opens a menu of $count choices; and what it says above them.
group-floor = Tower: add a floor ({ $count }) …
    .ask = **On which tower?** A floor is your whole action; this way it captures nobody.
group-capture = Tower: floor and capture ({ $count }) …
    .ask = **Whom does your floor capture?** Others’ meeples become your prisoners; your own comes home. This is your whole action.
group-climb = Onto a tower ({ $count }) …
    .ask = **Onto which tower?** Your meeple closes it: nobody adds floors while it stands there.
group-ransom = Pay a ransom ({ $count }) …
    .ask = **For which of your meeples?** You pay 3 points and may place it at once.

## Answers of /rules: at most 80 characters, .text at most 1500 characters

topic-tower = Towers
    .text =
        Instead of placing a figure, you may put a floor from your supply on a foundation or on a tower that nobody stands on (TW12). Then you may capture one meeple on the tower’s own tile or in one of the four straight directions. There the tower reaches as many squares as it now has floors; gaps and other towers do not stop it (TW13).

        - You can capture only meeples: no builder, pig, shepherd or barn.
        - All this comes before scoring: a captured meeple has no part in it (TW20). Towers bring no points (TW40).
        - Or put a meeple on top of a tower with at least one floor. It closes the tower until a player captures it or the game ends (TW14, TW16).
        - A figure that may not stand on every kind of feature, such as the abbot, may not stand on top (TW15).
        - Each player has 10 floors with 2 players, 9 with 3, 7 with 4, 6 with 5, 5 with 6 (TW2).
topic-prisoners = Prisoners and ransom
    .text =
        If your floor captures another player’s meeple, it lies with you as a prisoner (TW17). Once a turn, before your action, you may pay 3 points to a player who holds one of your meeples. It comes home, and you may place it at once (TW10).

        - If your floor captures a meeple of your own, that goes back to your supply.
        - When two players hold meeples of each other, one of each goes home at once (TW18).
        - One of them is the meeple just captured. If the other player holds several kinds of yours, you choose which comes home (TW19).
        - To pay you need at least 3 points; both parts of a double turn are one turn (TW11).
        - Prisoners bring nothing at the end (TW40).

## What the example pictures of /rules show, for screen readers: plain, at most 500 characters

example-tower = A tower of one floor has just been built on the tile at the right. The red knight on the tile to the left is within its reach of one square and was taken prisoner; the red meeple two squares away is out of reach.

## The legend, a line each: at most 60 characters

legend-mark-foundation = Foundation: a tower may be built here
legend-piece-built-tower = Tower: reaches as far as it has floors
legend-piece-tower-floor = Floors a player has left
legend-piece-prisoner = Prisoner: can be ransomed for 3 points

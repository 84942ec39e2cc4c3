## In the lobby: at most 38 characters, .about at most 100 characters

rule-tower = The Tower
    .about = build towers, take meeples in their reach prisoner, ransom your own for 3 points
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
} **{ $points }** points of ransom.
sum-ransom = ransom

## What happened: $seat is who did it

# $at: a square.
event-floor-built = { $seat } put a floor on the tower at { $at }: { $floors ->
    [one] { $floors } floor
   *[other] { $floors } floors
}.
# Own meeples taken back by a floor. $listed: "Ada 1 meeple".
removed-tower = Taken back with a floor of their own: { $listed }.

## What is asked

ask-exchange = { $who } – prisoners are exchanged: which of yours comes home?
action-floor = Floor on the tower at { $at }, take nobody
# $tower, $from-spot: squares; $seat: whose figure it is; $home: who comes home, if it is an own one, or "none".
action-capture = { $home ->
    [none] Tower { $tower }: capture { $seat }’s { FORM($from-role, "in") } at { $from-spot }
   *[other] Tower { $tower }: bring back your { FORM($from-role, "in") } at { $from-spot }
}
# $figure-role (thing)
action-climb = { $figure-role } onto the tower at { $at }
action-ransom = Pay 3 points for your { FORM($figure-role, "in") } to { $seat }
action-exchange = Your { FORM($figure-role, "in") } comes home from { $seat }

# Opens a menu of $count choices; and what it says above them.
group-floor = Tower: add a floor ({ $count }) …
    .ask = **On which tower?** A floor is your whole action; this way it takes nobody.
group-capture = Tower: floor and capture ({ $count }) …
    .ask = **Whom does your floor take?** Others’ meeples become your prisoners, an own one comes home. It is your whole action.
group-climb = Onto a tower ({ $count }) …
    .ask = **Onto which tower?** Your meeple closes it: no more floors as long as it stands there.
group-ransom = Pay a ransom ({ $count }) …
    .ask = **For which of your meeples?** You pay 3 points, and may put it at once.

## Answers of /rules: at most 80 characters, .text at most 1500 characters

topic-tower = Towers
    .text = Instead of placing a figure you may put a floor from your stock on a foundation or on a tower that nobody stands on (TW12). Then you may take one meeple: from the tower’s own tile, or in the four straight directions as many squares away as the tower now has floors; gaps and other towers do not stop it (TW13). Only meeples can be taken, no builder, pig, shepherd or barn. All this comes before scoring: a meeple that you took has no part in it (TW20). Or put a meeple on top of a tower with at least one floor: it closes it, until a player takes it or the game ends (TW14, TW16). A figure that may not stand on every kind of feature, such as the abbot, may not stand there (TW15). Towers bring no points (TW40). Floors for each: 10 with 2 players, 9 with 3, 7 with 4, 6 with 5, 5 with 6 (TW2).
topic-prisoners = Prisoners and ransom
    .text = A meeple of another player that your floor took lies with you as prisoner; an own one goes back to your supply (TW17). As soon as two players hold meeples of each other, one of each goes home (TW18): the one just taken, and of the other’s prisoners one that you choose if they are of several kinds (TW19). Once a turn, before your action, you may pay 3 points to whoever holds one of your meeples: it comes home and may be placed at once (TW10). You need at least 3 points; both parts of a double turn are one turn (TW11). At the end prisoners count nothing (TW40).

## What the example pictures of /rules show, for screen readers: plain, at most 500 characters

example-tower = A tower of one floor has just been built on the tile at the right. The red knight on the tile to the left is within its reach of one square and was taken prisoner; the red meeple two squares away is out of reach.

## The legend, a line each: at most 60 characters

legend-mark-foundation = Foundation: a tower may be built here
legend-piece-built-tower = Tower: reaches as far as it has floors
legend-piece-tower-floor = Floors a player has left
legend-piece-prisoner = Prisoner: can be ransomed for 3 points

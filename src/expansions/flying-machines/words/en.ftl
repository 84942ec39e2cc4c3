## In the lobby: at most 38 characters, .about at most 100 characters

rule-flying-machines = Flying Machines
    .about = a meeple flies as far as the die says and joins a feature there
set-flying-machines = Flying Machines

## In play

# Printed on a tile, after "with": to the side, or slantwise.
mark-machine-straight = a flying machine
mark-machine-diagonal = a flying machine

# $direction (thing): where to; $rolled: 1 to 3; $to: the square.
event-flew = { $seat } sends { FORM($figure-role, "a") } off to the { $direction }: the die shows { $rolled }, and the flight reaches { $to }.
event-crashed = Nobody can land at { $at }: { FORM($figure-role, "a") } goes back to { $seat }’s supply.

ask-landing = { $who } – choose where your meeple lands
# $direction (thing)
action-fly = Fly { FORM($figure-role, "a") } to the { $direction }, 1 to 3 squares

# Opens a menu of $count choices; what it says above them, and what the panel says where that is offered.
group-fly = Fly ({ $count }) …
    .ask = **Who flies?** The die then says how far: 1, 2 or 3 squares. There the meeple lands on an unfinished road, city or monastery, occupied or not; an abbot may land in a garden, too. If it cannot land, it comes back to you. This is your whole action, and you cannot take it back.
    .note = A flight rolls the die, and you cannot take it back.

## Answers of /rules: at most 80 characters, .text at most 1500 characters

topic-flying-machines = Flying machines
    .text =
        If you place a tile with a flying machine, you may send a meeple off with it instead of any other action (FL3). You choose the meeple and roll the die; it flies that many squares in the direction of the machine, straight or diagonally (FL3, FL12). There it lands on an unfinished road, city or monastery of your choice, occupied or not, but never in a field (FL5).

        - The die shows 1, 2 or 3, each as likely. Squares without a tile count too; only the last one matters (FL4).
        - If the meeple can land, it must (FL6). If there is no tile there, or no unfinished feature that suits it, it goes back to your supply, and you place no other instead (FL7, FL8).
        - A large meeple may fly. An abbot may fly, too, but only to monasteries and gardens (FL22); builders and pigs never fly (FL8).
        - Landing extends nothing: it brings no gift and no second part (FL12, FL26).
        - Nobody lands on the dragon’s tile (FL29). On maps a printed square is not a tile (FL28).
        - The seed that orders the tiles also decides the die. The record shows how it fell, and you can check it there.

## What the example pictures of /rules show, for screen readers: plain, at most 500 characters

example-flying-machines = The tile just placed has a flying machine that points north. A meeple that flies one square reaches the start tile: it may join the red knight in the city or take the empty road. Farther on there is no tile, so it would come back.

## The legend, a line each: at most 60 characters

legend-mark-machine-straight = Flying machine: a figure flies straight on
legend-mark-machine-diagonal = Flying machine: a figure flies diagonally

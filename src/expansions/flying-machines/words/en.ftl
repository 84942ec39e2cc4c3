## In the lobby: at most 38 characters, .about at most 100 characters

rule-flying-machines = Flying Machines
    .about = a meeple flies as far as the die says, and joins what is there
set-flying-machines = Flying Machines

## In play

# Printed on a tile, after "with": to the side, or slantwise.
mark-machine-straight = a flying machine
mark-machine-diagonal = a flying machine

# $direction (thing): where to; $rolled: 1 to 3; $to: the square.
event-flew = { $seat } sends { FORM($figure-role, "a") } off to the { $direction }: the die shows { $rolled }, and the flight goes to { $to }.
event-crashed = Nobody can land at { $at }: { FORM($figure-role, "a") } goes back to the supply of { $seat }.

ask-landing = { $who } – choose where your meeple lands
# $direction (thing)
action-fly = Fly { FORM($figure-role, "a") } to the { $direction }, 1 to 3 squares

# Opens a menu of $count choices; what it says above them, and what the panel says where that is offered.
group-fly = Fly ({ $count }) …
    .ask = **Who flies?** The die then says how far: 1, 2 or 3 squares. There it lands on what is unfinished and suits it, occupied or not: road, city or monastery, an abbot in a garden, too; where it cannot, it comes back to you. It is your whole action, and cannot be taken back.
    .note = A flight throws the die, and cannot be taken back.

## Answers of /rules: at most 80 characters, .text at most 1500 characters

topic-flying-machines = Flying machines
    .text = If you have placed a tile with a flying machine you may send a meeple off with it, instead of anything else you could do (FL3). You say which meeple, then the die is thrown: 1, 2 or 3, each as likely, and it flies that many squares in the direction of the machine, straight or slantwise (FL3, FL12). Squares are counted, also those without a tile; only the last one matters (FL4). On the tile there it lands on an unfinished road, city or monastery of your choice, occupied or not, by whomever; never in a field (FL5). If it can land it has to (FL6). If there is no tile, or only fields and what is finished, or nothing that suits the meeple, it goes back to your supply, and no other is placed in its stead (FL7, FL8). A large meeple may fly, and an abbot, to monasteries and gardens alone (FL22); builders and pigs never do (FL8). Landing extends nothing: it brings no gift and no second part (FL12, FL26). Nobody lands where the dragon is (FL29). On maps a printed square is no tile (FL28). The die is thrown by the same chance as the tiles are shuffled; how it fell stands in the record, and can be checked with it.

## What the example pictures of /rules show, for screen readers: plain, at most 500 characters

example-flying-machines = A tile with a flying machine that points to the north has just been placed. A meeple that flies one square comes to the start tile: it may join the red knight in the city, or take the empty road. Farther on lies no tile, and it would come back.

## The legend, a line each: at most 60 characters

legend-mark-machine-straight = Flying machine: carries a figure straight on
legend-mark-machine-diagonal = Flying machine: carries a figure across

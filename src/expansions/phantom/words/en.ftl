## In the lobby: at most 38 characters, .about at most 100 characters

rule-phantom = The Phantom
    .about = one more meeple each, which may go on the tile as a second figure

## In play

figure-phantom = { $count ->
    [one] { $count } phantom
   *[other] { $count } phantoms
}
# Before the number of a seat's figures of this kind.
sign-phantom = 👻
role-phantom = Phantom
    .form-a = a phantom
    .form-in = phantom

ask-phantom = { $who } – place your phantom, too?
    .follows = Then your phantom may follow.

## A standing answer: what switches it on and off, and what that means

# at most 80 characters, .off at most 80 characters
standing-phantom-leave = Don’t ask about the phantom again
    .off = Ask me about the phantom again
standing-phantom-leave-set = From now on your phantom stays where it is after your action. You can still place it as the one figure of a turn.
    .unset = I ask you again after your action whether your phantom follows.

## Answers of /rules: at most 80 characters, .text at most 1500 characters

topic-phantom = The Phantom
    .text =
        Each player has one more meeple, the phantom. It counts, scores and comes home like a normal meeple, and lies in a field till the end (PH2). After your action it may follow as a second figure, on an unoccupied feature of the tile just placed.

        - This works after any action, or after none (PH3, PH9). Your first figure occupies its feature (PH7).
        - So the phantom may come after you take the abbot back, place a builder or pig, move the fairy, or fly, crashed or not (PH5, PH20, FL25).
        - It may not come after a princess has sent somebody home (PH6). If the phantom is your one figure of a turn, placed or sent off, no other follows (PH3).
        - You may use it in each part of a double turn if it is at home (PH8). It never stands on a garden (PH8).
        - For arrows and cards it is a normal meeple. As the second figure it goes only on the new tile (PH21, PH22) or on top of an open tower.
        - It may also follow a floor of your own, with or without a captured meeple (PH25, PH41).
        - It may use a portal or a flying machine, too, if your first figure has not (PH25, FL25).

## What the example pictures of /rules show, for screen readers: plain, at most 500 characters

example-phantom = On the tile just placed, a blue meeple stands on the road and a blue phantom in the city: both were placed in one turn.

## The legend, a line each: at most 60 characters

legend-figure-phantom = Phantom: a second figure in one turn

## In the lobby: at most 38 characters, .about at most 100 characters

rule-phantom = The Phantom
    .about = one more meeple each, which may follow as the second on a tile

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
standing-phantom-leave-set = From now on I leave your phantom where it is after your action. As the one figure of a turn you can place it as ever.
    .unset = I ask you again after your action whether your phantom follows.

## Answers of /rules: at most 80 characters, .text at most 1500 characters

topic-phantom = The Phantom
    .text = Everybody has one more meeple, the phantom. It counts as any normal meeple, scores and comes home like one, and lies in a field till the end (PH2). What it alone can do: after your action, whatever that was, or after none, it may follow as a second figure on the tile just placed (PH3, PH9): on a feature that nobody is on, and where your first figure has gone somebody is (PH7). So it comes after taking the abbot back, after a builder or a pig, after the fairy, and after a flight, crashed or not (PH5, PH20, FL25); not after a princess has sent somebody home (PH6). Placed or sent off as the one figure of a turn, no other follows (PH3). In each part of a double turn it may be used if it is at home (PH8). It never stands on a garden (PH8). Arrows and cards take it as a normal meeple; as the second figure it goes on the new tile alone (PH21, PH22), or, where towers are built, on top of an open one: also after a floor of your own, whether that took somebody or nobody (PH25, PH41). Through a portal or off with a flying machine it may go, too, if your first figure has not (PH25, FL25).

## What the example pictures of /rules show, for screen readers: plain, at most 500 characters

example-phantom = On the tile just placed, a blue meeple stands on the road and a blue phantom in the city: both were placed in one turn.

## The legend, a line each: at most 60 characters

legend-figure-phantom = Phantom: a second figure in one turn

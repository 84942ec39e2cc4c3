## In the lobby: at most 38 characters, .about at most 100 characters

rule-abbot = The Abbot
    .about = for monasteries and gardens; may be taken back early for its points
rule-unfinished-recall = Abbot back only from unfinished places
    .about = the abbot is not taken back from what this very tile has finished (later answer)

## In play

figure-abbot = { $count ->
    [one] { $count } abbot
   *[other] { $count } abbots
}
# Before the number of a seat's figures of this kind.
sign-abbot = ♝
role-abbot = Abbot
    .form-a = an abbot
    .form-in = abbot

# The abbot is taken back, and scores: from a monastery or garden at $square, with $sum as the working.
# $kind (thing)
recalled-abbot = { $who } took the abbot back from the { $kind } at { $square }, { $sum } = **{ $points }**.

## Beside a command or an option of one: at most 100 characters


# A button that takes a figure back, at most 80 characters. $from-spot: "C4 N".
# $from-role (thing)
action-return = { $from-role } back from { $from-spot }
# A button that leads to several; and what the panel of the turn says of it.
group-return = Take an abbot back ({ $count }) …
    .note = *Abbot back* scores at once, instead of placing any figure.

## Answers of /rules: at most 80 characters, .text at most 1500 characters

topic-abbot = The Abbot
    .text = With The Abbot everybody also has one abbot (AB1). In the second step it may go on an unoccupied monastery or garden of the tile just placed, nowhere else (AB2), and counts as one monk (AB9). It comes home when the place is finished (AB3). Or you take it back in the second step, instead of placing anything: it scores at once 1 point and 1 for each neighbouring tile (AB4), whoever else stands there (AB7), also from a place this tile has just finished (AB6), unless *Abbot back only from unfinished places* is on (V1). Placing and taking back in one turn is impossible (AB5). At the end of the game it scores like a monk (AB9).
topic-gardens = Gardens
    .text = Some tiles of the new edition show a garden. Without The Abbot gardens do nothing: they are neither claimed nor scored. With it an abbot may stand there, but no other meeple (AB1, AB2). A garden with 8 neighbours is finished and scores 9 (AB3); an abbot left there at the end, or taken back, brings 1 and 1 a neighbouring tile (AB4, AB9). For every other rule a garden is no monastery (AB10).

## What the example pictures of /rules show, for screen readers: plain, at most 500 characters

example-gardens = A garden with a blue abbot and three tiles around it: taken back now, the abbot brings 1 point for the garden and 1 for each of the three, 4 in all.

## The legend, a line each: at most 60 characters

legend-figure-abbot = Abbot: for monasteries and gardens, may come home early

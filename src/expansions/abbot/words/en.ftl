## In the lobby: at most 38 characters, .about at most 100 characters

rule-abbot = The Abbot
    .about = goes on monasteries and gardens; may come home early for its points
rule-unfinished-recall = Abbot back only from unfinished places
    .about = you may not take the abbot back from a place that this tile has finished (later answer)

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
recalled-abbot = { $who } **{ $points }**: abbot taken back from the { $kind } at { $square }, { $sum }.

## Beside a command or an option of one: at most 100 characters


# A button that takes a figure back, at most 80 characters. $from-spot: "C4 N".
# $from-role (thing)
action-return = { $from-role } back from { $from-spot }
# A button that leads to several; and what the panel of the turn says of it.
group-return = Take an abbot back ({ $count }) …
    .note = *Abbot back* scores at once, but then you place no figure.

## Answers of /rules: at most 80 characters, .text at most 1500 characters

topic-abbot = The Abbot
    .text =
        With The Abbot each player also has one abbot (AB1). In the second step it may go on an unoccupied monastery or garden of the tile just placed, and nowhere else (AB2). It counts as one monk (AB9) and comes home when the place is finished (AB3).

        - Instead of placing anything, you may take it back in the second step. It scores at once: 1 point, and 1 for each neighbouring tile (AB4), even if other meeples stand there (AB7).
        - It may also leave a place that this tile has just finished (AB6), unless *Abbot back only from unfinished places* is on (V1).
        - You cannot place it and take it back in one turn (AB5).
        - At the end of the game it scores like a monk (AB9).
topic-gardens = Gardens
    .text =
        Some tiles of the new edition show a garden. With The Abbot, an abbot may stand on a garden, but no other meeple (AB1, AB2). A garden with 8 neighbours is finished and scores 9 points (AB3).

        - Without The Abbot gardens have no effect: nobody claims or scores them.
        - An abbot that is taken back, or still there at the end, scores 1 point and 1 for each neighbouring tile (AB4, AB9).
        - For every other rule a garden is not a monastery (AB10).

## What the example pictures of /rules show, for screen readers: plain, at most 500 characters

example-gardens = A blue abbot stands on a garden with three tiles around it. Taken back now, the abbot scores 1 point for the garden and 1 for each tile: 4 in all.

## The legend, a line each: at most 60 characters

legend-figure-abbot = Abbot: for monasteries and gardens, may come home early

## In the lobby: at most 38 characters, .about at most 100 characters

rule-river = The River
    .about = is laid first, from spring to lake; no figure may stand on it
# Its .about, at most 80 characters, tells of what lies at the start of a table.
set-river = The River
    .about = laid first; not on maps

## Answers of /rules: at most 80 characters, .text at most 1500 characters

topic-river = The River
    .text =
        The spring lies on the table first, ten shuffled river tiles follow, and the lake comes last (R1). Each tile must continue the river. Figures may go on the roads, cities, fields, monasteries and gardens of these tiles, but never on the river (R2).

        - Two curves in a row may not turn the river back by 180 degrees (R3).
        - The river separates fields, but the field goes around its spring and its lake (R4).
        - The ordinary start tile is shuffled in with the others (R5).
        - The River cannot be played on maps (R7).

## What the example pictures of /rules show, for screen readers: plain, at most 500 characters

example-river = The river runs from its spring in the west, between two cities and past a monastery, to the lake in the east.

## In the lobby: at most 38 characters, .about at most 100 characters

rule-shrines = Shrines
    .about = a monastery and a shrine side by side duel: the first one finished takes all
set-cult-places = Shrines

## In play

# What it is called, and what a meeple is called there.
kind-shrine = shrine
role-on-shrine = Heretic
    .form-a = a heretic
    .form-in = heretic
role-large-on-shrine = Large heretic
    .form-a = a large heretic
    .form-in = large heretic

bonus-shrine = shrine
bonus-shrine-incomplete = unfinished shrine
sum-shrine = shrines
    .short = shrines

# Sent home without points, since the other building of a duel was finished first. $listed: "Ada 1 meeple, Bo 2 meeples".
removed-duel = Home without points after the lost duel: { $listed }.

## Answers of /rules: at most 80 characters, .text at most 1500 characters

topic-shrines = Shrines
    .text =
        A shrine, or cult place, counts as a monastery: 9 points with 8 tiles around it, or 1 and 1 for each neighbouring tile at the end (SH18). A meeple on it is a heretic (SH1).

        - A shrine may have only one monastery around it, and a monastery only one shrine (SH10). That also holds for the buildings already on the table (SH11).
        - If a monk and a heretic stand on a monastery and a shrine that are neighbours, also corner to corner, they duel (SH12). Without a meeple on both there is no duel (SH14).
        - In a duel the first building to be finished scores as usual, and all meeples on the other go home with nothing (SH13). Any player may claim the other again later if a rule allows it (SH16).
        - If one tile finishes both, both score (SH15). If it has a portal and only one of the two is occupied, the portal also leads to the other (PD79).
        - At the end of the game an undecided duel has no effect (SH40).
        - An abbot may stand on a shrine and duel (SH60); if you take it back, it scores and is out of the duel (SH62).

## What the example pictures of /rules show, for screen readers: plain, at most 500 characters

example-shrines = A blue heretic on a shrine and a red monk on the monastery beside it duel. The shrine has all its eight neighbours and brings blue 9 points; the red monk goes home with nothing.

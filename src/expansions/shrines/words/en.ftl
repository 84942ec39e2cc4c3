## In the lobby: at most 38 characters, .about at most 100 characters

rule-shrines = Shrines
    .about = a monastery and a shrine side by side duel: the first finished takes all
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
removed-duel = The duel is lost; home without points: { $listed }.

## Answers of /rules: at most 80 characters, .text at most 1500 characters

topic-shrines = Shrines
    .text = A shrine, or cult place, is a monastery in everything: 9 points with 8 tiles around it, 1 and 1 for each neighbouring tile at the end (SH18). A meeple on it is a heretic (SH1). A shrine may not be placed so that more than one monastery lies around it, nor a monastery with more than one shrine around it (SH10), nor beside one that has such a neighbour already (SH11). While a monk and a heretic stand on a monastery and a shrine that are neighbours, also corner to corner, they duel (SH12). Whichever building is finished first scores as usual, and all meeples on the other go home with nothing (SH13); whoever wants may claim it again later where a rule allows it (SH16). Without somebody on both there is no duel (SH14). If one tile finishes both, both score (SH15), and a portal on it also leads to the one of them that nobody is on, if somebody is on the other (PD79). At the end of the game a duel that is not decided has no effect (SH40). An abbot may stand on a shrine and duel (SH60); taken back he scores and is out of it (SH62).

## What the example pictures of /rules show, for screen readers: plain, at most 500 characters

example-shrines = A shrine with a blue heretic, beside it a monastery with a red monk: they duel. The shrine has all its eight neighbours and brings blue 9 points; the red monk goes home with nothing.

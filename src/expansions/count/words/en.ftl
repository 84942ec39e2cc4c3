## In the lobby: at most 38 characters, .about at most 100 characters

rule-the-count = The Count of Carcassonne
    .about = start at Carcassonne; meeples wait in its quarters and join features as they are scored
rule-count-empty = Quarters: to empty features, too
    .about = a meeple may also go from a quarter to a finished feature where nobody stands
rule-count-all-quarters = Quarters: all leave at the end
    .about = before final scoring from every quarter to unfinished features (first edition)
set-count-of-carcassonne = The Count of Carcassonne
    .about = the city of Carcassonne instead of the start tile

## In play

# The quarters of Carcassonne, where meeples wait.
kind-castle-quarter = castle quarter
kind-cathedral-quarter = cathedral quarter
kind-blacksmith-quarter = blacksmith’s quarter
kind-market-quarter = market quarter

piece-the-count = the Count
# A player's meeples in a quarter, after their number.
piece-castle-quarter = in the castle
piece-cathedral-quarter = in the cathedral
piece-blacksmith-quarter = at the blacksmith’s
piece-market-quarter = in the market
sign-the-count = 🤴
sign-castle-quarter = 🛡️
sign-cathedral-quarter = 🔔
sign-blacksmith-quarter = ⚒️
sign-market-quarter = 🧺

## What happened: $seat is who did it

# $on-place: the quarter. $on-role (thing): the figure.
event-entered = { $seat } put { FORM($on-role, "a") } into the town: { $on-place }.
# $from-place: the quarter; $to-spot: "C4 N"; $to-place: "city, north". $from-role (thing): the figure.
event-sent = { $seat } sent { FORM($from-role, "a") } from the { $from-place } to { $to-spot }: { $to-place }.
# $to-place: the quarter.
event-count-moved = { $seat } moved the Count: { $to-place }.

## What is asked

ask-leave-quarter = { $who } – send a meeple from a quarter to a feature that scores now?
ask-last-quarter = { $who } – before final scoring: move a meeple out of a quarter?
ask-town = { $who } – others scored and you did not. A meeple into the town?
ask-count-moves = { $who } – move the Count to another quarter?
# Buttons, at most 80 characters.
# $on-role (thing): the figure.
action-enter = { $on-role }: { $on-place }
# $to-role (thing): the figure; $to-spot: "C4 N".
action-send = { $to-role } to { $to-place }, { $to-spot }
action-move-count = Count: { $to-place }
action-pass-leave-quarter = Send nobody
action-pass-last-quarter = Move nobody
action-pass-town = Nobody enters
action-pass-count-moves = The Count stays

## A standing answer: what switches it on and off, and what that means

# at most 80 characters, .off at most 80 characters
standing-leave-quarter-stay = Don’t ask me again to send meeples from quarters
    .off = Ask me again to send meeples from quarters
standing-leave-quarter-stay-set = From now on your meeples stay in their quarters when features are scored. Before final scoring I ask you all the same.
    .unset = I ask you again when a meeple could leave its quarter.

## Answers of /rules: at most 80 characters, .text at most 1500 characters

topic-count = The Count of Carcassonne
    .text =
        The city of Carcassonne replaces the start tile, and meeples wait in its four quarters (CO2). If your turn brings other players points for features and brings you none, you may put a meeple from your supply into any quarter (CO14). When features are finished, players may first send meeples there from the matching quarter (CO11).

        - The castle serves cities, the blacksmith roads, the cathedral monasteries, the market fields (CO4). Gardens are never served (CO61).
        - Nobody can claim the city itself. The roads, cities and fields on its rim are as on other tiles (CO10); for fields it is a finished city (CO41).
        - When you have put a meeple in, you may move the Count (CO15). No meeple leaves his quarter (CO12).
        - You may do so once a turn (CO17). Points of the fairy, of sheep or of an arrow do not matter (CO16).
        - The player to your left sends meeples first, and you last.
        - A feature must have a meeple already (CO13), unless *Quarters: to empty features, too* is on (V7). The meeples sent count for the majority and go home afterwards (CO19).
        - From the market a meeple goes to a field that a barn has scored now (CO33).
        - Before final scoring, players in turn move meeples from the market to any field until all have passed (CO40). With *Quarters: all leave at the end* meeples of all quarters may go to unfinished features (V8).

## What the example pictures of /rules show, for screen readers: plain, at most 500 characters

example-count = The city of Carcassonne lies in the middle, four squares wide and three high. Red has just scored the city below it and blue nothing. So blue put a meeple into the castle and moved the Count to the blacksmith’s. A red meeple waits in the market.

## The legend, a line each: at most 60 characters

legend-piece-the-count = Count: no meeple leaves his quarter
legend-piece-castle-quarter = Castle: its meeples may join cities
legend-piece-cathedral-quarter = Cathedral: its meeples may join monasteries
legend-piece-blacksmith-quarter = Blacksmith: its meeples may join roads
legend-piece-market-quarter = Market: its meeples may join fields

## In the lobby: at most 38 characters, .about at most 100 characters

rule-gifts = The Gifts
    .about = secret cards for extending what others own; 2 points each unopened

## The cards: a title, and what each does

gift-synod = Synod
    .text = Put a meeple from your supply on any unfinished monastery, whoever is there.
gift-road-sweeper = Road Sweeper
    .text = Score any unfinished road at once; all its meeples go home.
gift-cash-out = Cash Out
    .text = Take one of your meeples home: 2 points for each meeple on its feature.
gift-change-position = Change Position
    .text = A standing meeple of yours lies down in a field of its tile, or a lying one stands up.
gift-take-2 = Take 2
    .text = Draw a second tile, keep one of the two and put the other back.

## What is counted and scored

term-meeples = { $count ->
    [one] { $count } meeple
   *[other] { $count } meeples
}
term-gifts = { $count ->
    [one] { $count } gift
   *[other] { $count } gifts
}
bonus-cash-out = Cash Out
bonus-unopened-gifts = unopened gifts
sum-cash-out = Cash Out
# .short: beside a narrow bar, .short at most 14 characters.
sum-unopened-gifts = unopened gifts
    .short = gifts kept

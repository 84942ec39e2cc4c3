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
sum-unopened-gifts = unopened gifts

## What happened

event-gift-received = { $seat } received a gift ({ $unopened } unopened).
event-gifts-reshuffled = { $cards ->
    [one] The opened gift becomes the new deck.
   *[other] The { $cards } opened gifts are shuffled and become the new deck.
}
event-gift-opened = { $seat } opened **{ $gift-name }**: { gift-does }.
event-drawn-too = { $seat } draws a second tile: { $tile }.
event-kept = { $seat } kept one tile ({ $tile }) and put the other back ({ $back }): { $tilesLeft } left.

# What an opened card does, after its name and a colon. $on: a square; $on-role: the figure there; $on-place: "city, north".
gift-does = { $gift ->
    [synod] { FORM($on-role, "a") } goes to the monastery at { $on }
    [road-sweeper] the road at { $on } is scored and swept
    [cash-out] the { FORM($on-role, "in") } at { $on } ({ $on-place }) goes home
    [change-position] the { FORM($on-role, "in") } at { $on } ({ $on-place }) becomes { FORM($to-role, "a") } ({ $to-place })
   *[take-2] a second tile is drawn, and one of the two goes back
}

# In descriptions of the board: how many gifts somebody has.
alt-gifts = { $count ->
    [one] { $count } gift
   *[other] { $count } gifts
}

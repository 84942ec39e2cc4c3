## In the lobby: at most 38 characters, .about at most 100 characters

rule-gifts = The Gifts
    .about = secret cards for extending others’ features; 2 points each if unopened

## The cards: a title, what each does, and a button for one way to open it. $role: the meeple it is about. $spot: "N19 E", the
## square and the side. .label at most 80 characters

# $around: how many tiles lie around the monastery. $most: how many can.
card-synod = Synod
    .text = Put a meeple from your supply on any unfinished monastery, occupied or not.
# $gains: "+4 for you, +4 for Bo", or "none". $home: how many meeples go home.
card-road-sweeper = Road Sweeper
    .text = Score any unfinished road at once; all its meeples go home.
card-cash-out = Cash Out
    .text = Take one of your meeples home: 2 points for each meeple on its feature.
# $to: what it stands up on, or "none" if it lies down. $side: where there on the tile, or "none".
card-change-position = Change Position
    .text = A standing meeple of yours lies down in a field of its tile, or a lying one stands up.
card-take-2 = Take 2
    .text = Draw a second tile, keep one of the two and put the other back.

# In a button of the panel: what opening brings to whom; "none" is who reads it.
action-open = { $gift ->
    [synod] Synod: { FORM($on-role, "in") } in { $on } ({ $around } of { $most } around)
    [road-sweeper] Sweep { $on-spot }
    [cash-out] { $on-role } { $on-spot } home
    [change-position] { $on-role } { $on-spot } → { $to-place }
   *[take-2] Take 2: draw a second tile
}

## The own hand, which nobody else sees

hand-gifts = ### My gifts ({ $held } unopened)
    .none = You have no gifts. You receive one if you extend a road or city of other players.
    .usable = You may open one now, before you place your tile. You see exactly what it does before it counts.
    .unusable = You can open none of your gifts now: just place your tile.
    .wait = You open gifts in your own turn, after you draw and before you place.
    .secret = -# Only you see this. Each unopened gift brings 2 points at the end.
    .alt = Your gifts, which only you see: { $listed }.
    .button = My gifts
    .absent = This game has no gifts, so there is nothing to show: the lobby can switch on The Gifts for a table.
    .later = Then you see your gift, too.
    .received =
        🎁 You received a gift: **{ $title }** – { $text }
        You may open it from your next tile on. *My gifts* or `/gifts` shows your hand ({ $held } unopened) at any time.
        -# Only you see this: the others only know how many you have.
# Descriptions of pictures.
# Told privately to whoever has earned it.

## Opening a card

ask-gift = { $who } – open a gift?
# at most 80 characters
group-open = Open { $title } …
# What will happen; $what: "the road at N19 is scored and swept".
preview-open = -# Nothing has happened yet, and only you see this. Opening is public, and it is your one gift this turn.
# at most 80 characters
commit-open = Open it
# Of the two tiles of Take 2, numbered on the picture.
ask-keep = { $who } – Take 2: which tile do you keep?
# At most 80 characters. $edges: "city N, road E W, extra turn → S", or "none".
action-keep = { $tile-edges ->
    [none] Keep: { $tile }
   *[other] Keep: { $tile-edges }
}

## What the panel of the turn says before a meeple is placed

brings-gift-received = You receive a gift.

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
    .short = points
bonus-unopened-gifts = unopened gifts
sum-cash-out = Cash Out
# .short: beside a narrow bar, .short at most 14 characters.
sum-unopened-gifts = unopened gifts
    .short = gifts kept

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
    [synod] { FORM($on-role, "a") } goes to { $on } ({ $on-place })
    [road-sweeper] the road at { $on } is scored and swept
    [cash-out] the { FORM($on-role, "in") } at { $on } ({ $on-place }) goes home
    [change-position] the { FORM($on-role, "in") } at { $on } ({ $on-place }) becomes { FORM($to-role, "a") } ({ $to-place })
   *[take-2] a second tile is drawn, and one of the two goes back
}
# A way to play that begins with it. $turn: the rest, "**N20** (turned 90°), Knight (city, north)".
advice-first-open = { $gift-name } (gift), then { $turn }

# In descriptions of the board: how many gifts somebody has.
alt-gifts = { $count ->
    [one] { $count } gift
   *[other] { $count } gifts
}
sign-gifts = 🎁

## On leaderboards and profiles. $gifts-opened and $gifts-received are numbers

board-measure-gifts-opened = Gifts opened
    .about = Most gifts opened in one game
    .column = Gifts
    .goal = Open a gift in a game
    .value = { term-gifts }
profile-gifts-opened = Gifts opened
    .value = { $gifts-opened } of { $gifts-received } received

## Beside a command or an option of one: at most 100 characters

command-gifts = Shows your unopened gifts, to you alone

## On a button: at most 38 characters

## Why something was refused, and what can be done instead

## Answers of /rules: at most 80 characters, .text at most 1500 characters

topic-gifts-receiving = Gifts: receiving
    .text =
        If your tile extends a road or city of other players, you draw a gift and keep it secret (G2). You get at most one gift a placement (G4), even if the tile finishes the feature (G5). Each unopened gift brings 2 points at the end (G12).

        - The majority after the placement decides: you get no gift if you hold or share it, but you get one if you are outvoted (G3).
        - Fields, monasteries, gardens and unoccupied features bring none (G6).
        - There are 25 cards, 5 of each of the five (G1). If the deck is empty, the opened gifts are shuffled into a new one (G8).
        - Only you see which cards you hold; the others see how many.
topic-gifts-opening = Gifts: opening
    .text =
        After drawing and before placing, you may open one gift (G9). It takes effect at once, then you place as usual. Press *My gifts* or use `/gifts`.

        - You can open a gift that you have just received from your next tile on (G10).
        - An extra turn allows a gift of its own (G11).
        - Only gifts with an effect are offered (G14), and you see the effect before it counts.
topic-gift-synod = Gift: Synod
    .text =
        Put a meeple from your supply on any unfinished monastery of the board, occupied or not (G20). You may still place a figure on your tile this turn (G21).

        The abbot may go, too (G22), but not on gardens (G23). Any number of meeples may stand on a monastery; at the end the majority scores (G25).
topic-gift-road-sweeper = Gift: Road Sweeper
    .text =
        You score any unfinished road with meeples at once, even if none of them is yours (G30). As at the end of the game, it scores 1 point a tile (G31) for the majority, ties in full (G32). All its meeples go home (G33).

        The road is then empty, so you may claim it with your tile (G34), but extending it earns no gift (G37). You cannot choose an empty road: the card would do nothing (G35).
topic-gift-cash-out = Gift: Cash Out
    .text =
        Take one of your meeples home from a city, road, monastery or field. You score 2 points for each meeple on the whole feature, including this one (G40, G41). Only this one goes home (G42).

        A farmer may go (G45), and an abbot from a monastery, but not from a garden (G44). You may place the meeple again in this very turn (G46).
topic-gift-change-position = Gift: Change Position
    .text =
        A standing meeple of yours lies down in a field of its tile. Or a lying one stands up on a road, city or monastery of its tile (G50). Others may be there (G51).

        - It cannot move from standing to standing, or from field to field (G52).
        - The abbot cannot change (G54).
        - Nor can a meeple go to a finished feature, because it would never come home from there (G55).
        - The card scores nothing (G58).
topic-gift-take-2 = Gift: Take 2
    .text =
        You draw a second tile and place one of the two; the other is shuffled back (G60).

        If the second tile fits nowhere, you keep the first (G62). You cannot open the card if no tile is left (G61), or with a river tile in hand, because river tiles come in their own order (G64).

## What the example pictures of /rules show, for screen readers: plain, at most 500 characters

example-gifts-receiving = A red highwayman stands on a road: any other player who extends it draws a gift.

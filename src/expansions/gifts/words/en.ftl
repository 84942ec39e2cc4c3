## The cards: a title, what each does, and a button for one way to open it. $role: the meeple it is about. $spot: "N19 E", the
## square and the side. .label at most 80 characters

# $around: how many tiles lie around the monastery. $most: how many can.
gift-synod = Synod
    .text = Put a meeple from your supply on any unfinished monastery, whoever is there.
    .label = Synod: { FORM($role, "in") } in { $square } ({ $around } of { $most } around)
# $gains: "+4 for you, +4 for Bo", or "none". $home: how many meeples go home.
gift-road-sweeper = Road Sweeper
    .text = Score any unfinished road at once; all its meeples go home.
    .label = Sweep { $spot }: { $gains ->
        [none] no points
       *[other] { $gains }
    }, { $home ->
        [1] meeple
       *[other] { $home } meeples
    } home
gift-cash-out = Cash Out
    .text = Take one of your meeples home: 2 points for each meeple on its feature.
    .label = Cash out { FORM($role, "in") } { $spot }: +{ $points }
# $to: what it stands up on, or "none" if it lies down. $side: where there on the tile, or "none".
gift-change-position = Change Position
    .text = A standing meeple of yours lies down in a field of its tile, or a lying one stands up.
    .label = Change: { FORM($role, "in") } { $spot } { $to ->
        [none] lies down
       *[other] to { $to }
    }{ $side ->
        [none] {""}
       *[other] {" "}({ $side })
    }
gift-take-2 = Take 2
    .text = Draw a second tile, keep one of the two and put the other back.
    .label = Take 2: draw a second tile

# In a button of the panel: what opening brings to whom; "none" is who reads it.
gifts-gain = +{ $points } for { $who ->
    [none] you
   *[other] { $who }
}

## The own hand, which nobody else sees

gifts-hand = ### My gifts ({ $unopened } unopened)
gifts-none = You have no gifts. You receive one by extending a road or city that belongs to others.
    .alt = You have no gifts.
gifts-card = - **{ $title }**{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
} – { $text }{ $openable ->
    [yes] {""}
   *[no] {" "}*Not now.*
}
    .alt = { $count } × { $title } ({ $text })
gifts-can-open = You may open one now, before you place your tile: you see exactly what it does before it counts.
gifts-nothing-to-do = Your tile can be placed at once: none of your gifts can be opened now.
gifts-not-your-turn = Gifts are opened in your own turn, after you have drawn and before you place.
gifts-only-you = -# Only you see this. Each gift still unopened at the end brings 2 points.
# Descriptions of pictures.
gifts-hand-alt = Your gifts, which only you see: { $listed }.
gifts-card-alt = Gift card: { $title }. { $text }
# Told privately to whoever has earned it.
gifts-received =
    🎁 You received a gift: **{ $title }** – { $text }
    You may open it from your next tile on. *My gifts* or `/gifts` shows your hand ({ $unopened } unopened) at any time.
    -# Only you see this: the others know the number alone.

## Opening a card

# at most 80 characters
gifts-open = Open { $title } …
# What will happen; $what: "the road at N19 is scored and swept".
gifts-preview = **{ $title }**: { $what }.
gifts-no-points = It brings no points by itself.
gifts-preview-end = -# Nothing is done yet, and only you see this. Opening is public and is your one gift of this turn.
# at most 80 characters
gifts-commit = Open it{ $gains ->
    [none] {""}
   *[other] : { $gains }
}
gifts-opened = Your gift is open.
gifts-place-next = Now place your tile: press a number under the board.
# Of the two tiles of Take 2, numbered on the picture.
gifts-keep = Take 2: which tile do you keep? The other goes back into the pile. 1: { $first }. 2: { $second }.
# At most 80 characters. $edges: "city N, road E W, extra turn", or "none".
gifts-keep-label = Keep { $mark }{ $edges ->
    [none] {""}
   *[other] : { $edges }
}

## What the panel of the turn says before a meeple is placed

effect-gift = You receive a gift.

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

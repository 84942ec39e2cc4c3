# What an arrow brings: "arrow to the east: extra turn".
symbol-add-meeple = add a meeple
symbol-place-anywhere = place anywhere
symbol-extra-turn = extra turn

term-arrows = { $count ->
    [one] { $count } arrow
   *[other] { $count } arrows
}
bonus-arrow = arrow not activated
    .short = arrow
sum-arrow = arrows

## What kind of turn it is, after the title of a turn; and the same as a sentence

part-extra = extra turn
    .sentence = Extra turn.

## What happened

# $active: the square whose arrow is active; none if the tile's own arrow points at nothing.
event-arrow = { $active ->
    [none] { $seat }’s arrow points at no tile and activates nothing.
   *[other] { $seat } activated the arrow in { $active }: { $active-symbol-name }.
}

## In descriptions of the board

# One arrow: "N19 east: extra turn"; and all of them; and the active one.
alt-arrow = { $square } { $side }: { $symbol }
alt-arrows = Arrows: { $listed }.
alt-active = Active: arrow in { $square }, { $symbol }.

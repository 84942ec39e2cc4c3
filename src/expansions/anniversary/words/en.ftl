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

## What the panel of the turn says before a meeple is placed

effect-arrow-active = Active: the arrow in **{ $square }**, { $symbol }.
effect-arrow-not-active = Your own arrow is not the active one: **+2** for you.
effect-arrow-nowhere = Your arrow points at no tile: **+2** for you.
effect-extra-turn = { $when ->
    [sure] After this turn you take one extra turn.
    [perhaps] After this turn you take one extra turn, unless you have just had one.
   *[never] It has no effect: there is no further extra turn.
}
panel-arrows = { $count } arrows could be activated: choose one.
# A button that chooses one: at most 80 characters. $own: whether it is on the tile in hand; $bonus: whether 2 points come for the
# own one then; $idle: whether it brings nothing.
panel-arrow = { $mark }: { $own ->
    [yes] this tile
   *[no] { $square }
} – { $symbol }{ $idle ->
    [yes] , no effect
   *[no] {""}
}{ $bonus ->
    [yes] , +2 for yours
   *[no] {""}
}

## Placing by an arrow on another tile, in $places. .note stands in the panel; .ask is what the button leads to

# at most 80 characters
panel-elsewhere-add-meeple = Beside one of mine ({ $places }) …
    .note = The arrow also offers places on other tiles, instead of one here.
    .ask = **Beside which of your meeples?** Two stand side by side there, never three, and both count.
# at most 80 characters
panel-elsewhere-place-anywhere = Anywhere else ({ $places }) …
    .note = The arrow also offers places on other tiles, instead of one here.
# A button, as for other figures. $role: the own meeple there; $figure: who goes beside it, "none" if it is a meeple, too.
panel-beside = { $figure ->
    [none] Beside my { FORM($role, "in") } { $square }
   *[other] { $figure } beside my { FORM($role, "in") } { $square }
}

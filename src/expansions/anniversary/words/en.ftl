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

## In the lobby: at most 38 characters, .about at most 100 characters

rule-arrows = Anniversary arrows
    .about = 2 points, a meeple beside yours or anywhere, an extra turn
set-anniversary = 20th Anniversary
    .about = with arrows; their layouts are unverified proposals of this project
    .note = The layouts of the 15 arrow tiles are this project’s proposals, unverified.

## In play

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

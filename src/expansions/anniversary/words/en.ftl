## In the lobby: at most 38 characters, .about at most 100 characters

rule-arrows = Anniversary arrows
    .about = 2 points, a meeple beside yours or anywhere, an extra turn
set-anniversary = 20th Anniversary
    .note = The layouts of the 15 arrow tiles are this project’s proposals, unverified.

## In play

# What an arrow brings: "arrow to the east: extra turn".
symbol-add-meeple = add a meeple
symbol-place-anywhere = place anywhere
symbol-extra-turn = extra turn

# Printed on a tile, after "with".
mark-water-tower = a water tower
mark-lone-highwayman = a highwayman
mark-farmhouse = a farmhouse
mark-stable = a stable

term-arrows = { $count ->
    [one] { $count } arrow
   *[other] { $count } arrows
}
bonus-arrow = arrow not activated
    .short = arrow
# A line of the log.
scored-arrow = { $who } **+{ $points }**: the arrow is not activated.
sum-arrow = arrows

## What kind of turn it is, after the title of a turn; and the same as a sentence

part-extra = extra turn
    .sentence = Extra turn.

## What happened

# $active: the square whose arrow is active; none if the tile's own arrow points at nothing.
# .scored: the same where its points follow, which say that nothing is activated.
event-arrow = { $active ->
    [none] { $seat }’s arrow points at no tile and activates nothing.
   *[other] { $seat } activated the arrow in { $active }: { $active-symbol-name }.
}
    .scored = { $active ->
        [none] {""}
       *[other] { event-arrow }
    }

## In descriptions of the board

# One arrow: "N19 east: extra turn"; and all of them; and the active one.
# $side (thing)
alt-arrow = { $square } { $side }: { $symbol }
alt-arrows = Arrows: { $listed }.
alt-active = Active: arrow in { $square }, { $symbol }.

## On leaderboards and profiles

board-kind-anniversary = Anniversary
    .about = With arrows or The Gifts
    .goal = with arrows or The Gifts
profile-arrows = Arrows used

## Beside a command or an option of one: at most 100 characters


## What the panel of the turn says before a meeple is placed

brings-arrow = { $active ->
    [none] {""}
   *[other] Active: the arrow in **{ $active }**, { $active-symbol-name }.{ $active-symbol ->
        [extra-turn] {" "}{ $next ->
            [extra] After this turn you take one extra turn.
            [second] After this turn you take one extra turn, unless you have just had one.
            [none] After this turn you take one extra turn, unless you have just had one.
           *[other] It has no effect: there is no further extra turn.
        }
       *[other] {""}
    }
}
effect-arrow = Your own arrow is not activated: **{ $points }** for you.
ask-arrow = { $who } – which arrow do you activate?
    .note = Several arrows are possible: choose one.
# A button that chooses one: at most 80 characters. $own: whether it is on the tile in hand; $bonus: whether 2 points come for the
# own one then; $idle: whether it brings nothing.
action-activate = { $at } – { $symbol }

## Placing by an arrow on another tile, in $places. .note stands in the panel; .ask is what the button leads to

# at most 80 characters
panel-elsewhere-add-meeple = Beside one of mine ({ $places }) …
    .note = The arrow also lets you place on another tile instead.
    .ask = **Beside which of your meeples?** Two may stand side by side, never three, and both count.
# at most 80 characters
panel-elsewhere-place-anywhere = Anywhere else ({ $places }) …
    .note = The arrow also lets you place on another tile instead.
# A button, as for other figures. $role: the own meeple there; $figure: who goes beside it, "none" if it is a meeple, too.
panel-beside = { $figure ->
    [none] Beside my { FORM($role, "in") } { $square }
   *[other] { $figure } beside my { FORM($role, "in") } { $square }
}

## Answers of /rules: at most 80 characters, .text at most 1500 characters

topic-arrows = Arrows of the 20th Anniversary
    .text =
        15 tiles have an arrow with one of three symbols (AN1). If you place one and its arrow points at a tile, its symbol is activated (AN3). If it points at no tile, you score 2 points at once (AN2).

        - A tile placed where an arrow on the table points activates that arrow (AN4). An arrow only reaches the square next to it (AN5).
        - A placement activates at most one symbol. If several are possible, you choose (AN6); a single one is active without a question (AN8).
        - If your own arrow is not the one activated, you also score the 2 points (AN7).

        {"**"}The layouts of the 15 tiles here are proposals of this project and unverified**: their roads and cities, the symbol of each letter and the direction of its arrow. They are data, and a player who owns the box can correct them.
topic-arrow-add-meeple = Arrow 01: add a meeple
    .text =
        Instead of placing on the new tile, you may put a meeple from your supply beside one of your own anywhere. Both count for the majority (AN10). Others may be there too (AN12).

        - It works even on a feature that this tile has just finished, before it is scored (AN15).
        - You never put a third meeple at the same spot, but you may have others elsewhere on the feature (AN11).
        - The new meeple must be able to stand there: an abbot may join a monk, but nobody may join an abbot in a garden (AN13).
        - Using the arrow is optional (AN8).
topic-arrow-place-anywhere = Arrow 02: place anywhere
    .text =
        Instead of placing on the new tile, you may place a meeple anywhere on the board. It goes on any unfinished, unoccupied road, city, monastery or field; an abbot goes on a monastery or garden (AN9).

        - An enclosed field is still open.
        - The abbot may even go back to the place that it came from (AB12).
        - Using the arrow is optional; if you cannot use it, you still get no 2 points (AN8).
topic-arrow-extra-turn = Arrow 03: extra turn
    .text =
        After your turn you take one more whole turn: draw, gift, tile, figure, scoring (AN16).

        - If no tile is left, there is no extra turn (AN21).
        - Another arrow 03 has no effect in it, so there is never a third turn in a row (AN17), and it brings no 2 points (AN18).
        - The other symbols work as always.

## What the example pictures of /rules show, for screen readers: plain, at most 500 characters

example-arrows = A tile’s arrow points east, to a tile just placed. This activates the arrow’s symbol, which adds a meeple.

## The legend, a line each: at most 60 characters

legend-symbol-add-meeple = Arrow: another meeple beside one of yours
legend-symbol-place-anywhere = Arrow: a meeple on any free place on the board
legend-symbol-extra-turn = Arrow: another turn
legend-mark-water-tower = Water tower: only decoration
legend-mark-lone-highwayman = Highwayman on the tile: only decoration
legend-mark-farmhouse = Farmhouse: only decoration
legend-mark-stable = Stable: only decoration

### What is decided beside tile and figure: what an expansion asks, and what it offers in the panel of the turn. Each expansion words
### its own (ask-…, action-…, group-…, standing-…); this is for what nobody words, and for what every game has.

# $who mentions the player.
decision-title = { $who } – your decision
# The same where a tile lies that nobody has drawn, or once a ransom is paid.
ask-meeple = { $who } – place a figure?
# A button that leads to all choices.
decision-open = Choose …
# A button, and the title of the form that it opens.
decision-amount = Other number …
# What to type there.
# $least, $most: its bounds; $least is "none" if they are unknown.
decision-amount-about = { $least ->
    [none] A whole number
   *[other] A whole number from { $least } to { $most }
}
# A button that leads to $count choices of one kind, at most 80 characters; and what it says above them.
decision-group = More ({ $count }) …
    .ask = **Which?**
decision-page = { $from }–{ $to } of { $of }.

# A button, at most 80 characters: a figure and where it goes, "Knight C4 N".
# $on-role (thing)
action-deploy = { $on-role } { $on-spot }
# The same of a figure whose name does not tell what it stands on: "Phantom C4: road, north".
# $on-role (thing)
decision-figure = { $on-role } { $on }: { $on-place }
# A button: to do nothing of what is offered.
action-pass = Do nothing

## Cards that a player holds, to that player alone. $title and $text: of the card. $count: how many of it. $usable: whether it can be played now
hand-card = - **{ $title }**{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
} – { $text }{ $usable ->
    [yes] {""}
   *[no] {" "}*Not now.*
}
    .alt = { $count } × { $title } ({ $text })
# Descriptions of pictures.
hand-card-alt = Gift card: { $title }. { $text }

## What may be done before the tile

# A button that leads there: at most 38 characters.
decision-before = Before your tile …
# One option before it is done. $what: what it is, as on its button; what comes of it follows.
decision-preview = **{ $what }**
# Below it.
decision-preview-end = -# Nothing has happened yet, and only you see this.
# A button that does it; what it brings follows.
decision-commit = Do it
# After it was done.
decision-place-next = Now place your tile: press a number under the board.

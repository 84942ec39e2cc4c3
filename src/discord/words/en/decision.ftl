### What is decided beside tile and figure: what an expansion asks, and what it offers in the panel of the turn. Each expansion words
### its own (ask-…, action-…, group-…, standing-…); this is for what nobody words, and for what every game has.

# $who mentions the player.
decision-title = { $who } – your decision
# The same where a tile lies that nobody has drawn, or once a ransom is paid.
ask-meeple = { $who } – place a figure, or none?
# A button that leads to all choices.
decision-open = Choose …
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
action-pass = Nothing

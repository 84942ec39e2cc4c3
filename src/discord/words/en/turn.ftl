### The public message of a turn. A title mentions the player who is asked: $who. It opens the line, the rest follows in lower case.

# $part: what kind of turn it is, such as "extra turn"; "none" if it is an ordinary one.
turn-title = { $who } – your tile ({ $left } left){ $part ->
    [none] {""}
   *[other] , { $part }
}
# A computer is asked, whose name stands for $who.
turn-title-computer = { $who } is thinking about the tile ({ $left } left)
turn-two-tiles = Two tiles: 1. { $tile }; 2. { $other }
turn-tile = Tile: { $tile }
turn-over = The game is over.
# After the name of somebody who has given up.
turn-resigned = resigned
# Numbers on the squares of the picture: more than fit on the buttons.
turn-page = Numbers { $from }–{ $to } of { $of }. *Next page* shows the others.

## A part of a large board and its numbers, on a button: "North-west: 1–8". At most 25 characters

turn-region-N = North
turn-region-NE = North-east
turn-region-E = East
turn-region-SE = South-east
turn-region-S = South
turn-region-SW = South-west
turn-region-W = West
turn-region-NW = North-west
turn-region-middle = The middle

## Under the title

# Under the question. $listed: other players who may answer it now and have not.
turn-asked-too = Also asked now: { $listed }.
turn-map = { $name }: { $free ->
    [one] { $free } square free.
   *[other] { $free } squares free.
}
# What an older message shrinks to; what happened in the turn follows.
turn-past = Turn { $turn }
# After it: computers whose turns come now, and are shown together. $listed: their names.
turn-next = Next: { $listed }.

### The board in words: all that its picture shows, for those who do not see it. Markdown.

# Label of a button, at most 38 characters.
button-in-words = In words
# In the settings of a lobby: at most 38 characters each.
button-table-in-words = Table in words
button-table-in-pictures = Table with pictures
# At most 100 characters.
command-board-text = The whole board in words, for you alone
# At most 100 characters.
command-play-text = Everything in words, for players who cannot see the pictures
# In the lobby of a table that is told in words.
lobby-in-words = This table uses words instead of pictures.

## Headings, each also the name of a page in a menu: at most 60 characters

twin-now = Now
# The same of a turn that is past.
twin-then = At that turn
twin-fits = Where the tile fits
# Where no tile is placed: what is chosen instead.
twin-choices = To choose from
# One row of squares, from west to east.
twin-row = Row { $row }
# What a page goes on with that the one before began.
twin-continued = { $title } (continued)
twin-features = Features on the board

## Lines

# Above a page. $page of $pages.
twin-page = **The board in words**, page { $page } of { $pages }
# At most 150 characters: in the menu of pages.
twin-menu = Go to a page …
# $who has a figure on a tile: "Ada: Knight (city, north)".
twin-figure = { $who }: { $figure } ({ $place })
# Of a tile whose fields nothing else tells apart.
# $sides (thing): where on it one of them lies.
twin-field = field to the { $sides }
# After a tile that has just been placed.
twin-last = placed last
# A tile that lies open with a player, who places it in the next turn. $tile: in words.
twin-next-tile = { $who } places next: { $tile }
# An edge of a tile. $edge: what is there, by its letter in files of tiles.
# $side (thing): on which side.
twin-edge = { $side } { $edge ->
    [C] city
    [R] road
    [S] river
   *[other] field
}
# $number on the button. $square: where. $ways: how the tile may be turned there. $beside: what it would touch, "north city, east road".
twin-fit = **{ $number }** = { $square }: { $ways }. Beside it: { $beside }.
# The same where nothing lies beside it but what a map has printed.
twin-fit-alone = **{ $number }** = { $square }: { $ways }.
# Squares that can be filled no more.
twin-dead = No tile left fits on: { $squares }.
# $feature: what it is, how large, whose, its points. $on: its squares. $open: empty squares where it goes on, "none" if there is none.
twin-feature = { $feature }. On { $on }{ $open ->
    [none] .
   *[other] ; open to { $open }.
}

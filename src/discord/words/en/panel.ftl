### The panel of the turn, which only its reader sees: where the tile lies, what it brings, and a button for each figure that could
### stand on it. And "What if?", the same for those who watch.

# First line. $degrees: how far the tile is turned.
panel-tile = **{ $square }** – { $tile } ({ turned }).
# Last line. $choosing: whether a menu offers several figures. $mixed: whether there are others than meeples. $supply: "4 meeples, 1 abbot".
# $ends: whether nothing else is asked then.
panel-ask = { $choosing ->
    [yes] Choose a figure and its place, or no figure.
   *[no] { $mixed ->
        [yes] Place a figure?
       *[no] Place a meeple?
    } You have { $supply }.
} Each button places the tile{ $ends ->
    [yes] {" "}and ends your turn
   *[no] {""}
}.
# Instead of it, where no figure can be placed. $supplied: whether any is left. $others: whether there are other buttons.
panel-ask-nothing = { $supplied ->
    [yes] No meeple can go on this tile.
   *[no] You have no meeple left.
} { $others ->
    [yes] Other actions are below.
   *[no] The button places the tile{ $ends ->
        [yes] {" "}and ends your turn
       *[no] {""}
    }.
}

# Instead of it, if something else comes between tile and figure. $who: who decides it, "none" if chance does.
panel-waits = { $who ->
    [none] Chance decides something first. Then you may place a figure. The button places the tile.
   *[other] { $who } decides something first. Then you may place a figure. The button places the tile.
}
# The button then: at most 38 characters.
panel-place-only = Place the tile

# A button that turns the tile: at most 38 characters. $edges: what would come where, as "city N, road E S", or "none".
panel-rotation = ↻ { $degrees }°{ $edges ->
    [none] {""}
   *[other] : { $edges }
}

## Buttons of figures: at most 80 characters, better 38

# $who: "Knight", or one of those below. $state: how large it is there, or what it scores.
panel-figure = { $who } – { $state }
# $role (thing): who goes to another tile.
panel-role-at = { $role } on { $square }
panel-no-figure = No figure
# In the menu of figures, at most 100 characters: the one that is chosen; .choose is another. $count: how many of it the player has.
# $role (thing): which figure
panel-figure-kind = { $role } ({ $count })
    .choose = { $role } ({ $count }) …
# Below it, at most 100 characters. $listed: the numbers of the places where it may stand. $places: how many they are.
panel-figure-places = { $places ->
    [one] place { $listed }
   *[other] places { $listed }
}
# At most 150 characters: in a menu of places before one is chosen.
panel-place-menu = Choose where your figure goes …
# The same of the menu of all else that can be done. $count: how many choices there are.
panel-others = Another action ({ $count }) …

# What a figure would stand on. $what: what it is called. $size: one of the three below it, which stands alone where the button says the kind already.
panel-size = { $kind ->
    [road] { $what } { $size }
    [city] { $what } { $size }
   *[other] { $what }, { $size }
}
panel-size-tiles = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}, { $open ->
    [0] finished
   *[other] { $open } open
}
panel-size-cities = { $cities ->
    [one] { $cities } city
   *[other] { $cities } cities
}
# Of a monastery or garden: how many tiles lie around it, and how many can.
panel-size-around = { $around } of { $most } around
# Instead of the size, if it is finished.
# $kind (thing)
# $points has its sign: "+8".
panel-finishes = { $kind } done, { $points } now
# After it, of anything else that scores: "road +8 for you". $who: "none" is who reads it.
panel-gain = { $what } { $points } for { $who ->
    [none] you
   *[other] { $who }
}

## Placing on another tile than the one in hand. $places: how many there are

# At most 80 characters. .note stands in the panel; .ask is what the button leads to. An arrow may have its own words for each.
panel-elsewhere = On another tile ({ $places }) …
    .note = You may place on another tile instead.
    .ask = **Where to?** Any unfinished and unoccupied road, city, monastery or field.
panel-elsewhere-page = { $of ->
    [0] There is no such place now.
   *[other] Places { $from }–{ $to } of { $of }.
}
panel-commits = Your choice places the tile at once. *Back* returns to the tile.

## After the turn

panel-done = Done and saved.
# How the table stands, below what says that a button came too late. $who mentions the player.
panel-present = Turn { $turn }: { $who } is to move.
panel-present-over = The game is over. Start another with `/play`.

## What if?

panel-what-if = **What if?** The tile on **{ $square }**: { $tile } ({ turned }).
panel-scores-now = It scores at once:
# $who: whose turn it is, "none" if it is the reader’s.
panel-what-if-end = { $who ->
    [none] -# Only you see this, and nothing is placed.
   *[other] -# Only you see this, and nothing is placed: it is { $who }’s turn.
}
# $what: "Road, 3 tiles, 1 open". $people: "Ada 2, Bo 1", or nobody. $finished: what it brings then, "none" if it is finished.
panel-feature = { $what } – { $people }: { $now ->
    [one] { $now } point
   *[other] { $now } points
}{ $finished ->
    [none] {""}
   *[other] {" "}now, { $finished } if finished
}
panel-state = { $open ->
    [0] finished
   *[other] { $open } open
}
panel-nobody = nobody

### The lobby, in which a table gathers before its game, and what becomes of a table. Markdown; $who, $host, $by and lists of
### people mention them.

lobby-title = ## Carcassonne: who plays?
# What the picture of its boxes shows. $listed: boxes in play, or the base game.
lobby-boxes-alt = In play: { $listed }.
# $preset: what is played, as below. $sets: each set of tiles with its number; "none" where there is but one.
lobby-tiles = **{ $preset }**, new-edition rules, { $tiles } tiles{ $sets ->
    [none] {""}
   *[other] : { $sets }
}.
# A set in that list. $bare: its tiles are in play, but none of the rules that it came with.
lobby-set = { $set } { $tiles }{ $bare ->
    [yes] {" "}(tiles only)
   *[no] {""}
}
# A rule that is on, and what it does.
lobby-rule = **{ $name }**: { $about }
# Where there is no room for what each rule does. $listed: names of rules.
lobby-rules = On: { $listed }.
# The same below those of which there was room to say it.
lobby-rules-too = Also on: { $listed }.
lobby-fields-off = **Fields: off** – no farmers; fields are never claimed and never score.
lobby-first = **First player: { $who ->
    [none] drawn by lot
   *[other] { $who }
}**
lobby-seats = At the table ({ $taken } of { $most }): { $listed }
# In that list: the player who opened the table.
lobby-host = { $who } (host)
# A computer in that list. $sign: a square in its colour. $level: how strong it is, as below.
lobby-computer = { $sign } { $who } (computer: { $level })
# Start and Join are buttons. $least: as few as can begin.
lobby-start = { $enough ->
    [yes] The host can press *Start* at any time.
   *[no] *Start* needs at least { $least } players: press *Join*, or add a computer in the menu.
}
lobby-expires = The table closes by itself after 24 hours without a change.

## What becomes of a table. $by: who ended it; "none" where all agreed, or nobody remembers

lobby-started = The game has begun. Order of play: { $listed }.
lobby-expired = The table of { $host } is closed: its game did not start within 24 hours. Open a new one with `/play`.
lobby-closed = { $by ->
    [none] The table is closed.
   *[other] { $by } closed the table.
} Open a new one with `/play`.
lobby-abandoned = { $by ->
    [none] The game was abandoned before its end, so nobody wins.
   *[other] { $by } stopped the game, so nobody wins.
} Start another with `/play`.
# $agreed and $still: people.
lobby-abandoning = { $agreed } would like to abandon the game. If everybody agrees, it ends without a winner. Still to agree: { $still }. Playing on withdraws your agreement.
lobby-resigned = { $who } resigned. Their meeples stay on the board and still score. Their turns are skipped.
# $left: who would be left: several players, of whom some are people, only one player, or several computers and nobody else.
lobby-confirm-resign = Do you really want to resign? { $left ->
    [one] Only one player would be left, so the game ends at once with final scoring. You cannot win it.
    [computers] Only computers would be left, so the game ends at once and nobody wins.
   *[people] Your meeples stay and still score. Your turns are skipped. You cannot win, and you cannot come back.
}
# Below it, where a computer can take over. The words in *asterisks* are labels of buttons.
lobby-confirm-hand-over = Or *Hand to computer*: it plays for you until you press *I am back*. Your rating counts the game as lost.
lobby-handed-over = { $who } hands over to a computer. It plays on until { $who } presses *I am back*. The game counts as lost for the rating of { $who }.
lobby-stood-in = { $who } has not answered, so a computer plays on until { $who } presses *I am back*. The seat’s final result is rated.
lobby-back = { $who } is back and takes over from the computer.
# To somebody beside whom only computers play.
lobby-confirm-abandon = Do you really want to abandon this game? You play against computers only, so it ends at once without a winner. If the game is rated, it counts as lost for you.
lobby-confirm-stop = Do you really want to stop this game for everybody? It ends without a winner, and you cannot undo that. If you play in it, you can agree to abandon it instead: it then ends when all players agree. If you stop it alone, your rating counts it as lost.

## A thread made for a table

# What it is called. $who: the name of the player who opened the table. At most 40 characters without it.
lobby-thread = Carcassonne – { $who }
# $channel: the thread.
lobby-opened-in = Your table is open in its own thread: { $channel }

## The host's panel of settings

# $lines: what is chosen, in several lines.
lobby-settings = ### Settings of this table
    { $lines }
    Everybody sees the result in the lobby. `/settings save` saves it under a name.
# A box of an expansion that is in play. $rules: how many of its $all rules are on; "all" where these are all, "none" where its tiles
# alone are in play. $variants: how many of its rules are read in another way.
lobby-box = { $name }{ $rules ->
    [none] {" "}(tiles only)
    [all] {""}
   *[other] {" "}({ $rules } of { $all } rules)
}{ $variants ->
    [0] {""}
    [one] {" "}(+{ $variants } variant)
   *[other] {" "}(+{ $variants } variants)
}
# $listed: boxes in play; "none" where there are none but the base game.
lobby-settings-boxes = { $listed ->
    [none] Base game only.
   *[other] { $listed }
}
# $inPlay: with how many tiles it is played; $all: how many there are. $start: how the table starts, as below. $time: as below, "none" where
# nothing is known.
lobby-settings-tiles = **{ $inPlay ->
    [one] { $inPlay } tile
   *[other] { $inPlay } tiles
}**{ $all ->
    [0] {""}
   *[other] {" "}of { $all }
}, start: { $start }{ $time ->
    [none] {""}
   *[other] , { $time }
}.
# $players: how many sit there. $minutes below two hours, else $hours with its halves.
lobby-minutes = about { $minutes } min for { $players ->
    [one] { $players } player
   *[other] { $players } players
}
lobby-hours = about { $hours } hours for { $players ->
    [one] { $players } player
   *[other] { $players } players
}
# What a choice has taken out besides what it was meant to. $listed: names. Undo is a button.
lobby-dropped = ⚠️ That removed: { $listed }. *Undo* puts everything back.
# The same where $listed lay at the start, and there is another start now.
lobby-dropped-start = ⚠️ Removed: { $listed }. A table has only one start: a river or a map. *Undo* puts everything back.
# $town: what towns do, as the menu calls it.
lobby-settings-map = Map: { $name }. { $town }.

## Its menus, before anything is chosen: at most 150 characters

lobby-menu-preset = Preset …
lobby-menu-boxes = Boxes with their rules …
lobby-menu-bare = Boxes with tiles only …
lobby-menu-parts = Rules and variants …
lobby-menu-start = How the table starts …
lobby-menu-topic = Rules of these boxes …
lobby-menu-town = What towns do …
lobby-menu-tiles = How many tiles …
# $use: how many start squares get a tile.
lobby-menu-starts = Up to { $use } start squares, the rest by lot …
lobby-menu-first = First player …
lobby-menu-hints = Hints …
# $offers: whether it adds computers, sends some away, or both.
lobby-menu-computer = { $offers ->
    [add] Add a computer …
    [away] Remove a computer …
   *[both] Add or remove a computer …
}

## What they offer: at most 38 characters, .about at most 100 characters

preset-base = Base game
    .about = 72 tiles, with farmers
preset-anniversary-night = Anniversary night
    .about = Base game with The Abbot, the arrow tiles and The Gifts
preset-big-box = Big box
    .about = Two large expansions, the River, the arrows, The Gifts and The Abbot
preset-first-evening = First evening
    .about = Base game with the River and The Abbot
preset-towers-and-dragons = Towers & Dragons
    .about = The Tower and Princess & Dragon, with Inns & Cathedrals
preset-abbeys-and-sheep = Abbeys & Sheep
    .about = Abbey & Mayor and Hills & Sheep, with Traders & Builders
preset-everything = Everything
    .about = All boxes, with 120 of their tiles
# What somebody played last; no preset, but offered among them.
lobby-last-game = My last game
    .about = The boxes of the last game that you finished on this server
preset-on-a-map = On a map
    .about = A map with the tiles of two expansions, but not their rules
# In place of a preset's name, where it is none of them.
preset-own = Custom game

rule-fields = Fields
    .about = farmers; at the end, 3 points for each finished city at their field
set-base = Base game

# What the menu of computers offers. $who: its name. $level: how strong it is, as below.
lobby-add-computer = Add { $who } ({ $level })
# Below it, at most 100 characters. $about: what the level looks at. $rating: what it is worth, by games among computers alone.
lobby-computer-about = { $about }; rated { $rating }
lobby-remove-computer = Remove { $who }

# Whether people may ask a computer for hints: in the menu, at most 38 characters, .about at most 100, and in the settings.
lobby-hints-on = Hints: on
    .about = on your turn you may ask a computer for hints; a win then does not raise your rating
lobby-hints-off = Hints: off
    .about = no hints from a computer
# Buttons of the settings, at most 80 characters. $on: how many of them are in play, of $all there are.
lobby-boxes-large = Large boxes { $on }/{ $all }
lobby-boxes-small = Small boxes { $on }/{ $all }
lobby-boxes-parts = Variants { $on }/{ $all }
lobby-boxes-start = Start: { $start }
# What their windows are called, and what stands over the boxes in them: at most 45 characters. $from and $to: numbers, where there are several lists.
lobby-window-large = Large boxes
lobby-window-small = Small boxes
lobby-window-parts = Rules and variants
lobby-window-on = In play, with their rules
lobby-window-numbered = Boxes { $from }–{ $to }
lobby-window-tiles = Tiles only, without their rules
# How a table without a map and a river starts: at most 38 characters, .about at most 100.
lobby-start-tile = One tile
    .about = only the start tile lies on the table
# How many tiles are in play, without a map: at most 100 characters.
lobby-tiles-whole = all tiles of the chosen boxes
# The same for fewer of them: at most 100 characters.
lobby-tiles-fewer = drawn by lot; tiles that the rules need always stay
lobby-first-by-lot = Drawn by lot

## Computers, by how far they look: at most 15 characters, .about at most 100 characters. .won and .lost are what one says when the
## game is over: one sentence each, at most 100 characters, in a voice of its own, true whoever won. $margin: by how much it
## won, or was behind the winner: close, far, or clear between them.

level-novice = novice
    .about = looks only at this tile’s points, and often takes fewer
    .won = Oh, I won? I was just looking at the sheep.
    .lost = What a pretty map we made.
level-easy = easy
    .about = takes the most points it can get now
    .won = A bird in the hand, every single turn!
    .lost = I took what I saw, and it was not enough.
level-medium = medium
    .about = thinks a few turns ahead
    .won = { $margin ->
        [close] It could have gone either way.
       *[other] It came together just as I hoped.
    }
    .lost = { $margin ->
        [close] A few more turns, and I would have had it.
       *[other] I had hoped for more.
    }
level-hard = hard
    .about = thinks longer, and counts the tiles left in the bag
    .won = { $margin ->
        [close] The bag owed me that last tile.
       *[other] I knew what the bag still held.
    }
    .lost = { $margin ->
        [close] One better tile, and I would have had it; well played.
       *[other] I was counting on other tiles; well played.
    }
level-master = master
    .about = thinks up to two seconds and looks furthest ahead
    .won = { $margin ->
        [close] A close one: one more tile, and it goes the other way.
        [far] I saw the end coming long ago.
       *[other] I saw the end coming a little sooner.
    }
    .lost = { $margin ->
        [close] So close! My compliments.
        [far] I did not see that coming. Well done.
       *[other] Well seen. Well played.
    }
# $sign: a square in its colour. $said: one of the sentences above.
level-said = { $sign } **{ $who }**: “{ $said }”

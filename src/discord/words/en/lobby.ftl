### The lobby, in which a table gathers before its game, and what becomes of a table. Markdown; $who, $host, $by and lists of
### people mention them.

lobby-title = ## Carcassonne: who plays?
# $preset: what is played, as below. $sets: each set of tiles with its number; "none" where there is but one.
lobby-tiles = **{ $preset }** by the rules of the new edition, { $tiles } tiles{ $sets ->
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
lobby-fields-off = **Fields: off** – no farmers; fields are never claimed and never score.
lobby-first = **First player: { $who ->
    [none] drawn by lot
   *[other] { $who }
}**
lobby-seats = At the table ({ $taken } of { $most }): { $listed }
# In that list: whoever opened the table.
lobby-host = { $who } (host)
# Start and Join are buttons. $least: as few as can begin.
lobby-start = { $enough ->
    [yes] The host can press *Start* at any time.
   *[no] *Start* needs at least { $least } players: press *Join*.
}
# $when: "in 5 hours", worded by Discord.
lobby-expires = The table closes by itself { $when }.

## What becomes of a table. $by: who ended it; "none" where all agreed, or nobody remembers

lobby-started = The game has begun. In the order of play: { $listed }.
lobby-expired = The table of { $host } was not started within 24 hours and is closed. Open a new one with `/play`.
lobby-closed = { $by ->
    [none] The table is closed.
   *[other] { $by } closed the table.
} Open a new one with `/play`.
lobby-abandoned = { $by ->
    [none] The game was abandoned before its end: nobody wins.
   *[other] { $by } stopped the game: nobody wins.
} Start another with `/play`.
# $agreed and $still: people.
lobby-abandoning = { $agreed } would like to abandon the game: it ends without a winner once { $still } agree too.
lobby-resigned = { $who } resigned. The meeples on the board stay and still score; their turns are skipped.
# $ends: only one player would be left.
lobby-confirm-resign = Do you really want to resign? { $ends ->
    [yes] Only one player would be left, so the game ends at once with final scoring, and you cannot win it.
   *[no] Your meeples stay and still score, your turns are skipped, you cannot win, and you cannot come back.
}
lobby-confirm-stop = Do you really want to stop this game for everybody? It ends without a winner and cannot be taken back. If you play yourself, you can also just agree to abandon it: it then ends once all players agree.

## A thread made for a table

# What it is called. $who: the name of whoever opened the table. At most 40 characters without it.
lobby-thread = Carcassonne – { $who }
# $channel: the thread.
lobby-opened-in = Your table is open in a thread of its own: { $channel }

## The host's panel of settings

# $lines: what is chosen, in several lines.
lobby-settings = ### Settings of this table
    { $lines }
    The menus change them; everybody sees the result in the lobby. `/settings save` keeps them under a name.
# $listed: names of rules; "none" where none is on.
lobby-settings-rules = { $listed ->
    [none] No rules besides the basic ones.
   *[other] Rules on: { $listed }.
}
# $town: what towns do, as the menu calls it.
lobby-settings-map = Map: { $name }. { $town }.

## Its menus, before anything is chosen: at most 150 characters

lobby-menu-preset = Preset …
lobby-menu-rules = Rules …
lobby-menu-sets = Tiles besides the base game …
lobby-menu-map = Map …
lobby-menu-town = What towns do …
lobby-menu-first = Who begins …

## What they offer: at most 38 characters, .about at most 100 characters

preset-base = Base game
    .about = 72 tiles, with farmers
preset-anniversary-night = Anniversary night
    .about = Base game with The Abbot, the arrow tiles and The Gifts
preset-big-box = Big box
    .about = Two large expansions, the River, the arrows, The Gifts and The Abbot
preset-on-a-map = On a map
    .about = A map with the tiles of two expansions, but not their rules
# In place of a preset's name, where it is none of them.
preset-own = Own choice

rule-fields = Fields
    .about = farmers; 3 points for each finished city at their field at the end
# .about at most 80 characters: how many tiles stands before it.
set-base = Base game
    .about = always in play

# What is told of a set of tiles: at most 100 characters. $about: as above.
lobby-set-about = { $tiles } tiles, { $about }
lobby-first-by-lot = Drawn by lot

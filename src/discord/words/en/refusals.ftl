### Why something was refused, and what can be done instead, in a sentence or two that only the one reads who pressed or typed.
### At most 1000 characters, with all that is put in:
### $user, $host, $asked, $turnOf: somebody, mentioned; "none" where it is the reader.
### $channel: a channel to press. $square: the name of a square. $tile: a tile in words. $map: the name of a map, in quotation marks.
### $typed: what somebody typed, cut at 40 characters and in quotation marks.
### $reference: letters by which whoever runs the bot finds the mistake in its log.

# Around what somebody typed, in the quotation marks of the language.
quoted = “{ $text }”

refusal-not-legal = The rules do not allow that here, and nothing was changed: press one of the numbers under the newest board, only legal squares have one.
refusal-game-over = This game is over, so nothing more can be played in it: start another with `/play`.
refusal-already-resigned = You have already resigned from this game: you can go on watching, or start another with `/play`.
refusal-no-such-table = This game no longer exists: start a new one with `/play`.
refusal-table-broken = The saved game cannot be read and is kept as it is: tell whoever runs this bot the reference `{ $reference }`, and start another with `/play`.
refusal-stale = The table has moved on since that button was made, so it did nothing: use the newest message, or bring it here with `/board`.
# $phase: "lobby" before the game has begun.
refusal-channel-busy = { $phase ->
    [lobby] A table is already open in this channel: join it there (`/board` brings it down here), or open yours in another channel or thread.
   *[other] A game is already being played in this channel: watch it with `/board`, or open yours in another channel or thread.
}
refusal-not-in-lobby = This table has left its lobby, so seats and settings are fixed: look at it with `/board`, or open another with `/play`.
refusal-not-playing = No game is running at this table: the host can start it from the lobby, or open a new one with `/play`.
refusal-table-full = All { $seats } seats at this table are taken: watch along, or open a table in another channel with `/play`.
refusal-already-joined = You already sit at this table: wait for the host to press *Start*, or press *Leave* to get up.
refusal-not-at-table = You do not sit at this table: you can press any number to try a tile privately, or open a table of your own in another channel with `/play`.
refusal-not-host = Only the host can do that: ask { $host }.
refusal-too-few-players = A game needs at least { $least } players: let somebody else press *Join* first.
refusal-not-your-turn = It is { $turnOf }’s turn: until yours comes, press a number to try the tile privately.
refusal-already-agreed = You have already agreed: the others who still play have to agree too.
refusal-computer-plays = A computer plays at that seat already: whoever it plays for can press *I am back*.
refusal-last-person = Nobody but computers would be left, so a computer cannot take over: resign, or ask somebody to come back.
refusal-not-away = Nobody has been away for long enough: a computer can play on for somebody who is asked and has not answered for 15 minutes.
# $until: "in 5 hours", worded by Discord.
refusal-time-left = It is too early for that: whoever is asked still has time, and you can choose { $until }.
refusal-paused = The clock is paused: it runs again once somebody at the table plays or presses *Go on*.
refusal-not-paused = The clock is running already: nothing was changed.
refusal-nothing-to-pause = No clock is running at this table just now, so there is nothing to pause: the host can choose a time for a turn in the lobby, under *More settings …*.
# $why: it could not be read, or there is no such time.
refusal-no-pace = { $typed } cannot be the time for a turn: { $why ->
    [unreadable] type minutes or days, such as `10m` or `3d`, or pick one of the suggestions.
   *[out-of-range] choose { $minutes } minutes or { $days } days at most, and one at least.
}
refusal-hints-off = Computers give no hints at this table: in the lobby the host can allow them under *More settings …*.
refusal-no-hint-now = A hint is about where a tile goes: ask for it when you have one to place.
refusal-not-replaced = No computer plays for you: your seat is your own, so just go on.
refusal-unknown-component = That button belongs to an older version of this bot and does nothing any more: use the newest message, or bring it here with `/board`.
refusal-restarting = I am being restarted, and nothing is lost: press again in a minute.
refusal-not-your-panel = That panel belongs to somebody else: press a number under the board to get your own.
refusal-panel-expired = That panel is too old to be used, but nothing is lost: press the number under the board again.
refusal-no-game-here = There is no game in this channel: start one with `/play`.
# $permissions: a list of those at the end of this file.
refusal-missing-permissions = I am not allowed to play in { $channel }: somebody who manages the server can give me { $permissions } in the channel’s settings under *Permissions*; games already running are safe.
refusal-cannot-see-channel = I cannot see { $channel }: somebody who manages the server can give me **{ permission-ViewChannel }** there, and `/board` then brings the game back.
refusal-thread-archived-locked = The thread { $channel } is locked: a moderator can unlock it, and `/board` then goes on with the game, of which nothing is lost.
refusal-too-many-threads = { $channel } has as many open threads as Discord allows: close one that is no longer used, or use `/play` inside one of them.
# $example: the name of a square, such as N20.
refusal-square-missing = Name the square for your tile, by its number on the picture or as it is called there.
refusal-not-a-square = { $typed } is no square: type a column and a row as at the rim of the board, such as `{ $example }`, or pick one of the suggestions.
refusal-square-not-legal = Your tile ({ $tile }) does not fit on { $typed }: pick one of the suggested squares, or press a number under the board.
refusal-square-not-open = No tile can come to { $typed } just now: pick one of the suggestions, the empty squares beside a tile.
# $legal: the rotations that fit, "90° or 180°", or "none".
refusal-rotation-not-legal = { $legal ->
    [none] The tile fits on { $square } in no rotation: pick one of the suggested squares.
   *[other] On { $square } the tile does not fit turned that way: choose { $legal }.
}
refusal-place-not-legal = No meeple can be placed on { $typed }: pick one of the suggestions, or `none`.
# $most: characters.
refusal-text-too-long = That text is too long: at most { $most } characters can be read, so pick one of the suggestions.
refusal-unknown-topic = There is no answer about { $typed }: pick one of the suggested topics of `/rules`.
refusal-guild-only = Games are played in the channels of a server: use this command there.
# $seconds: until the next one is taken.
refusal-slow-down = Slow down: try again in { $seconds ->
    [one] { $seconds } second.
   *[other] { $seconds } seconds.
}
refusal-manage-server-needed = That takes the permission **Manage Server**: ask somebody who has it; a game the players can also end by all agreeing to abandon it.
refusal-store-unavailable = The games cannot be reached just now, so it is uncertain whether that was saved: wait a minute, look with `/board` and try again (reference `{ $reference }`).
refusal-store-swapped = My memory of the games was emptied or exchanged while I was running, so I do nothing until whoever runs this bot has looked: nothing was saved just now (reference `{ $reference }`).
refusal-internal = Something went wrong on my side: look with `/board` how the game stands and try again; if it happens again, tell whoever runs this bot the reference `{ $reference }`.
refusal-picture-failed = The picture could not be made, but the game is saved: `/board` tries to draw it again (reference `{ $reference }`).
refusal-decide-first = { $asked ->
    [none] Something else is to be decided first, and you are asked: press one of the buttons under the newest message.
   *[other] { $asked } has something to decide first, under the newest message: after that tiles are placed again.
}
refusal-unknown-box = No box is called { $typed }: pick one of the suggestions, or look at *What’s in it?* in the lobby.
refusal-one-start = A table has one start, a river or a map: leave one of them out.
refusal-no-last-game = You have not played a game to its end on this server yet: choose one of the other presets.
refusal-wish-forgotten = I no longer know what that table was to be: type `/play` again.
refusal-too-late-to-undo = That is no longer the last change, so it cannot be undone: change it by hand.
refusal-too-few-tiles = { $tiles } tiles are too few: the boxes of this table need { $least }.
refusal-unknown-preset = There is no preset called { $typed }: pick one of the suggestions, or see with `/settings presets` which this server has.
refusal-preset-name = { $typed } cannot be the name of a preset: choose one of 1 to 40 characters.
# $presets: how many a server can have.
refusal-presets-full = This server has { $presets } presets, and no more can be saved: delete one first with `/settings delete`, or save under a name that is there already.
refusal-no-lobby-here = No lobby is open in this channel whose settings could be saved: open one with `/play`, choose there, and save again.
refusal-leaderboard-off = This server keeps no leaderboard: whoever manages it can switch it on with `/settings server`.
refusal-profile-hidden = They keep their results to themselves: `/profile` without a name shows you your own.
refusal-profile-none = { $user ->
    [none] You have not played a game to its end on this server yet: begin one with `/play`.
   *[other] { $user } has not played a game to its end on this server yet: invite them to one with `/play`.
}
refusal-profile-bot = Computer players and other bots have no profile: choose somebody who has played here.
refusal-unknown-game = { $typed } is no finished game of this server: pick one of the suggestions, or look through `/history`.
refusal-game-not-over = That game is still being played, and only finished ones can be looked back on: `/board` shows how it stands.
refusal-no-finished-game = No game has been finished in this channel yet: pick one of the whole server in `/history`, or play one with `/play`.
refusal-history-hidden = { $user } keeps their games to themselves: `/history` shows those of this channel or of the server.
refusal-game-newer = This game needs a newer version of the bot and is kept as it is: it is here again once whoever runs this bot has updated it.
refusal-data-newer = What is saved about this needs a newer version of the bot and is kept as it is: it can be used again once whoever runs this bot has updated it.
refusal-no-replay = That game was recorded under rules that this version of the bot does not know, so it cannot be shown turn by turn: its scores still stand in `/history`.
refusal-upload-refused = Discord refused the file as too large: look at the game turn by turn with the buttons of `/replay`, or save its record.
refusal-blocked-by-server = This server’s automatic moderation refused my message: ask a moderator to let my messages through, then use `/board`; the game itself is saved.

## What the bot needs in a channel, as Discord calls it in this language: at most 60 characters

permission-ViewChannel = View Channel
permission-SendMessages = Send Messages
permission-SendMessagesInThreads = Send Messages in Threads
permission-AttachFiles = Attach Files
permission-ReadMessageHistory = Read Message History
permission-CreatePublicThreads = Create Public Threads

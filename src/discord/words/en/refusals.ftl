### Why the bot refused something, and what the player can do instead: one or two sentences that only this player reads.
### At most 1000 characters, with all that is put in:
### $user, $host, $asked, $turnOf: somebody, mentioned; "none" where it is the reader.
### $channel: a channel to press. $square: the name of a square. $tile: a tile in words. $map: the name of a map, in quotation marks.
### $typed: what somebody typed, cut at 40 characters and in quotation marks.
### $reference: letters by which the operator of the bot finds the mistake in its log.

# Around what somebody typed, in the quotation marks of the language.
quoted = “{ $text }”

refusal-not-legal = The rules do not allow that here, and nothing was changed: press a number under the newest board. Only legal squares have numbers.
refusal-game-over = This game is over, so no more moves are possible: start another with `/play`.
refusal-already-resigned = You have already resigned from this game: keep watching, or start another with `/play`.
refusal-no-such-table = This game no longer exists: start a new one with `/play`.
refusal-table-broken = The saved game cannot be read and is kept as it is: tell the operator of this bot the reference `{ $reference }`, and start another with `/play`.
refusal-stale = The table has moved on since that button appeared, so it did nothing: use the newest message, or bring it here with `/board`.
# $phase: "lobby" before the game has begun.
refusal-channel-busy = { $phase ->
    [lobby] A table is already open in this channel: join it (`/board` brings it down here), or open yours in another channel or thread.
   *[other] A game is already running in this channel: watch it with `/board`, or open yours in another channel or thread.
}
refusal-not-in-lobby = This table has left its lobby, so seats and settings are fixed: look at it with `/board`, or open another with `/play`.
refusal-not-playing = No game is running at this table: the host can start it from the lobby, or you can open a new table with `/play`.
refusal-table-full = All { $seats } seats at this table are taken: watch the game, or open a table in another channel with `/play`.
refusal-already-joined = You already sit at this table: wait for the host to press *Start*, or press *Leave*.
refusal-not-at-table = You do not sit at this table: press any number to try a tile privately, or open your own table in another channel with `/play`.
refusal-not-host = Only the host can do that: ask { $host }.
refusal-too-few-players = A game needs at least { $least } players: wait until another player presses *Join*.
refusal-not-your-turn = It is { $turnOf }’s turn: until your turn, press a number to try the tile privately.
refusal-already-agreed = You have already agreed: the others still in the game have to agree too.
refusal-computer-plays = A computer already plays at that seat: the player it plays for can press *I am back*.
refusal-last-person = Only computers would be left, so a computer cannot take over: resign, or ask somebody to come back.
refusal-not-away = Nobody has been away long enough: a computer can play on if the player to move has not answered for 15 minutes.
# $until: "in 5 hours", worded by Discord.
refusal-time-left = It is too early for that: the player to move still has time, and you can choose { $until }.
refusal-paused = The clock is paused: it runs again when somebody at the table plays or presses *Go on*.
refusal-not-paused = The clock is already running: nothing has changed.
refusal-nothing-to-pause = No clock is running at this table now, so there is nothing to pause: the host can choose a time for a turn in the lobby, under *More settings …*.
# $why: it could not be read, or there is no such time.
refusal-no-pace = { $typed } cannot be the time for a turn: { $why ->
    [unreadable] type minutes or days, such as `10m` or `3d`, or pick one of the suggestions.
   *[out-of-range] choose at most { $minutes } minutes or { $days } days, and at least one.
}
refusal-hints-off = Computers give no hints at this table: the host can allow hints in the lobby, under *More settings …*.
refusal-no-hint-now = A hint is about placing a tile: ask for one when you have a tile to place.
refusal-not-replaced = No computer plays for you: you still have your seat, so just play on.
refusal-unknown-component = That button belongs to an older version of this bot and no longer works: use the newest message, or bring it here with `/board`.
refusal-restarting = I am restarting, and nothing is lost: press again in a minute.
refusal-not-your-panel = That panel belongs to somebody else: press a number under the board to get your own.
refusal-panel-expired = That panel is too old to use, but nothing is lost: press the number under the board again.
refusal-no-game-here = There is no game in this channel: start one with `/play`.
# $permissions: a list of those at the end of this file.
refusal-missing-permissions = I am not allowed to play in { $channel }: somebody who manages the server can give me { $permissions } in the channel’s settings under *Permissions*. Running games are safe.
refusal-cannot-see-channel = I cannot see { $channel }: somebody who manages the server can give me **{ permission-ViewChannel }** there, and `/board` then brings the game back.
refusal-thread-archived-locked = The thread { $channel } is locked, but nothing is lost: a moderator can unlock it, and `/board` then continues the game.
refusal-too-many-threads = { $channel } has as many open threads as Discord allows: close an unused thread, or use `/play` inside an open one.
# $example: the name of a square, such as N20.
refusal-square-missing = Name the square for your tile, by its number or its name on the picture.
refusal-not-a-square = { $typed } is not a square: type a column and a row from the rim of the board, such as `{ $example }`, or pick one of the suggestions.
refusal-square-not-legal = Your tile ({ $tile }) does not fit on { $typed }: pick one of the suggested squares, or press a number under the board.
refusal-square-not-open = No tile can go on { $typed } now: pick one of the suggestions, which are empty squares beside tiles.
# $legal: the rotations that fit, "90° or 180°", or "none".
refusal-rotation-not-legal = { $legal ->
    [none] The tile does not fit on { $square } in any rotation: pick one of the suggested squares.
   *[other] The tile does not fit on { $square } turned that way: choose { $legal }.
}
refusal-place-not-legal = No meeple can go on { $typed }: pick one of the suggestions, or `none`.
# $typed: what was typed; $least, $most (number)
refusal-amount-not-legal = { $typed } is not possible here: type a whole number from { $least } to { $most }.
# $most: characters.
refusal-text-too-long = That text is too long: I read at most { $most } characters, so pick one of the suggestions.
refusal-unknown-topic = I have no answer about { $typed }: pick one of the topics that `/rules` suggests.
refusal-guild-only = Games are played in the channels of a server: use this command there.
# $seconds: until the next one is taken.
refusal-slow-down = Slow down: try again in { $seconds ->
    [one] { $seconds } second.
   *[other] { $seconds } seconds.
}
refusal-manage-server-needed = You need the permission **Manage Server** for that: ask somebody who has it. Players can also end a game if all of them agree to abandon it.
refusal-store-unavailable = The games cannot be reached just now, so it is uncertain whether that was saved: wait a minute, check with `/board` and try again (reference `{ $reference }`).
refusal-store-swapped = My memory of the games was emptied or exchanged while I was running, so nothing was saved just now. I do nothing until the operator of this bot has looked (reference `{ $reference }`).
refusal-internal = Something went wrong on my side: check the game with `/board` and try again. If it happens again, tell the operator of this bot the reference `{ $reference }`.
refusal-picture-failed = The picture could not be made, but the game is saved: `/board` tries to draw it again (reference `{ $reference }`).
refusal-decide-first = { $asked ->
    [none] You have something else to decide first: press one of the buttons under the newest message.
   *[other] { $asked } has something to decide first, under the newest message: tiles are placed again after that.
}
refusal-unknown-box = No box is called { $typed }: pick one of the suggestions, or look at *What’s in it?* in the lobby.
refusal-one-start = A table starts with a river or a map, not with both: leave one out.
refusal-no-last-game = You have not finished a game on this server yet: choose another preset.
refusal-wish-forgotten = I no longer know which table you wanted: type `/play` again.
refusal-too-late-to-undo = That is no longer the last change, so it cannot be undone: change it by hand.
refusal-too-few-tiles = { $tiles } tiles are too few: this table’s boxes need { $least }.
refusal-unknown-preset = There is no preset called { $typed }: pick one of the suggestions, or list this server’s presets with `/settings presets`.
refusal-preset-name = { $typed } cannot be the name of a preset: choose a name of 1 to 40 characters.
# $presets: how many a server can have.
refusal-presets-full = This server has { $presets } presets and cannot save more: first delete one with `/settings delete`, or save under an existing name.
refusal-no-lobby-here = This channel has no open lobby, so there are no settings to save: open one with `/play`, choose there, and save again.
refusal-leaderboard-off = This server keeps no leaderboard: somebody who manages it can switch it on with `/settings server`.
refusal-profile-hidden = This player hides their results: `/profile` without a name shows you your own.
refusal-profile-none = { $user ->
    [none] You have not finished a game on this server yet: start one with `/play`.
   *[other] { $user } has not finished a game on this server yet: invite them to one with `/play`.
}
refusal-profile-bot = Computer players and other bots have no profile: choose somebody who has played here.
refusal-unknown-game = { $typed } is not a finished game of this server: pick one of the suggestions, or look through `/history`.
refusal-game-not-over = That game is still running, and you can look back only on finished games: `/board` shows how it stands.
refusal-no-finished-game = No game has been finished in this channel yet: pick one from the whole server in `/history`, or play one with `/play`.
refusal-history-hidden = { $user } hides their games: `/history` shows the games of this channel or of the server.
refusal-game-newer = This game needs a newer version of the bot and is kept as it is: it returns when the operator updates the bot.
refusal-data-newer = This saved data needs a newer version of the bot and is kept as it is: you can use it again when the operator updates the bot.
refusal-no-replay = That game was recorded under rules that this version of the bot does not know, so I cannot show it turn by turn: its scores are still in `/history`.
refusal-upload-refused = Discord refused the file as too large: look at the game turn by turn with the buttons of `/replay`, or save its record.
refusal-blocked-by-server = This server’s automatic moderation refused my message: ask a moderator to let my messages through, then use `/board`. The game itself is saved.

## What the bot needs in a channel, as Discord calls it in this language: at most 60 characters

permission-ViewChannel = View Channel
permission-SendMessages = Send Messages
permission-SendMessagesInThreads = Send Messages in Threads
permission-AttachFiles = Attach Files
permission-ReadMessageHistory = Read Message History
permission-CreatePublicThreads = Create Public Threads

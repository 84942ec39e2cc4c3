### Time at a table: how long a turn may take, reminders, and what happens if a player does not answer. Markdown; $who and lists of
### people mention them. $when, $at: "24 December 2026 18:00", worded by Discord.

## How long a turn may take: in menus, and at the head of settings. At most 38 characters, .about at most 100

pace-live = { $minutes ->
    [one] Time: { $minutes } minute a turn
   *[other] Time: { $minutes } minutes a turn
}
    .about = for a game with everybody present
pace-post = { $days ->
    [one] Time: { $days } day a turn
   *[other] Time: { $days } days a turn
}
    .about = correspondence: play when you have a moment, with reminders before the end
pace-none = Time: no limit
    .about = nobody is hurried; a computer can play on for a player who does not answer
# Menus before anything is chosen: at most 150 characters.
time-menu = Time for a turn …
# The same for all tables of a server to come: at most 150 characters. .effect: what follows from a change.
settings-menu-pace = Time for a turn at new tables …
    .effect = It applies to the next table, and its host can choose another.

## Under the title of a turn

time-until = Time for this turn: until { $at }.
# Added where no answer in time passes.
time-lapses = No answer by then means no.
time-paused = The clock is paused: it runs again when somebody at the table plays or presses *Go on*.

## Reminders

time-reminder = { $who }, it is your move, and you have until { $when }.
# In a direct message. $link: leads to the game.
time-reminder-direct = It is your move in a game of Carcassonne, and you have until { $when }: { $link }
# Below a reminder in the channel, once.
time-direct-closed = -# Your direct messages are closed to me, so I remind you here from now on; `/me` changes it back.

## Somebody does not answer, and the others choose. Words in *asterisks* are labels of buttons

# $why: their time is up; they have left the server, or have no account any more; or they just do not answer.
time-away = { $why ->
    [time] { $who } has run out of time for this turn.
    [gone] { $who } is no longer on this server.
   *[silent] { $who } has not answered for a while.
}
# $others: who may choose. $removable: whether they may also be removed.
time-ask = What now, { $others }? { $removable ->
    [yes] *Wait*, *Computer plays on* or *Remove*
   *[no] *Wait* or *Computer plays on*
}: what more than half of you choose happens. { $who } can still make the move.
# What has been chosen so far. $people: by whom.
time-wish = { $choice ->
    [wait] - Wait: { $people }
    [computer] - Computer plays on: { $people }
   *[remove] - Remove: { $people }
}
# To a player who has chosen.
time-chosen = Noted: { $choice ->
    [wait] *Wait*
    [computer] *Computer plays on*
   *[remove] *Remove*
}. It happens when more than half of you choose it. Until then you can choose again.
time-waited = The choice is to wait for { $who }, whose time starts again.
time-removed = { $who } was removed from the game, and their turns are skipped. Their meeples on the board stay and still score.

## Pausing the clock

# $agreed and $still: people.
time-pause-wish = { $agreed } would like to pause the clock. Agreement still needed from { $still }.
time-pause = The clock is paused. It runs again when somebody at the table plays or presses *Go on*.
time-went-on = { $who } goes on: the clock runs again.

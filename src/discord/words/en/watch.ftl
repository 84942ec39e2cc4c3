### Watching: whoever does not sit at a table can be told by direct message how its game goes. Markdown. $where: leads to the game.

## Labels of buttons: at most 38 characters

button-watch = Watch
button-stop-watching = Stop watching

## To whoever has pressed them, alone

watch-on = You watch this game: I write to you directly when somebody takes the lead, and when it ends. *Stop watching* ends that, here and under each of these messages.
watch-off = You do not watch this game any more.

## Direct messages, above the points of all

# $people: who plays, as a list.
watch-began = You watch the game in { $where }, with { $people }. I write to you when somebody takes the lead, and at the end.
watch-leads = { $who } has taken the lead in { $where }.
watch-over = The game that you watched in { $where } is over.
watch-stopped = The game that you watched in { $where } was stopped before its end.

## Why somebody cannot watch

refusal-watch-seated = You sit at this table: *Watch* is for those who do not play here.
# $most: how many.
refusal-watch-full = { $most } people watch this game already, and no more can: try again later, when somebody may have stopped.
refusal-watch-unseen = From outside I cannot tell whether you may look in here, so this game cannot be watched: look in here instead.
refusal-watch-closed = Your direct messages are closed to me, so you do not watch this game: allow them in the privacy settings of this server, then press *Watch* again.

## What is stored, in /privacy, and what becomes of it

privacy-watching = { $count ->
    [one] **{ $count } game** under way that you watch.
   *[other] **{ $count } games** under way that you watch.
}
privacy-delete-watching = You watch no game any more.

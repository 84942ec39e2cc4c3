### Watching: a user who does not sit at a table can be told by direct message how its game goes. Markdown. $where: leads to the game.

## Labels of buttons: at most 38 characters

button-watch = Watch
button-stop-watching = Stop watching

## To the user who has pressed them, alone

watch-on = You are watching this game. I send you a direct message when somebody takes the lead, and when it ends. *Stop watching* ends that, here or under each message.
watch-off = You are no longer watching this game.

## Direct messages, above the points of all

# $people: who plays, as a list.
watch-began = You are watching the game in { $where }, with { $people }. I write to you when somebody takes the lead, and at the end.
watch-leads = { $who } has taken the lead in { $where }.
watch-over = The game that you watched in { $where } is over.
watch-stopped = The game that you watched in { $where } was stopped before its end.

## Why somebody cannot watch

refusal-watch-seated = You play at this table: *Watch* is for everybody else.
# $most: how many.
refusal-watch-full = { $most } people watch this game already, and no more can. Try again later.
refusal-watch-unseen = From outside I cannot tell whether you may see this channel, so you cannot watch this game. Visit the channel instead.
refusal-watch-closed = I cannot send you direct messages, so you are not watching this game. Allow them in this server’s privacy settings, then press *Watch* again.

## What is stored, in /privacy, and what becomes of it

privacy-watching = { $count ->
    [one] **{ $count } running game** that you watch.
   *[other] **{ $count } running games** that you watch.
}
privacy-delete-watching = You no longer watch any game.

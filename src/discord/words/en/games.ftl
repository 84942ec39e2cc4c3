### /games and /next: where somebody plays. Shown to them alone, Markdown.

## What Discord shows beside the commands: at most 100 characters

command-games = Your games in this server, whose turn it is, and tables that are open; shown to you alone
command-next = Takes you to the next of your games in this server where it is your turn

## Tables at which the reader sits: a title, and a line for each

games-title = ### Your games in this server
# On the link to the message that shows a table, behind the name of its channel.
games-link = message
# $where: leads to the table. $since: how long ago, such as "2 hours ago". $with: the others, as a list; none where nobody else has sat down yet.
games-yours = **Your turn** (last action { $since }): { $where }{ $with ->
    [none] {""}
   *[other] {" "}– with { $with }
}
# $who: who is asked.
games-theirs = { $who } is asked (last action { $since }): { $where }{ $with ->
    [none] {""}
   *[other] {" "}– with { $with }
}
games-sitting = Not begun yet: { $where }{ $with ->
    [none] {" "}– you are alone there so far
   *[other] {" "}– with { $with }
}
# In the place of $where, once the channel of a game was deleted.
games-gone = its channel is gone, `/board` in another one takes the game there
games-none = You sit at no table in this server: join one that is open, or open one with `/play`.

## Games of others

# Games that go on at which the reader does not sit: a title, what is to be done there, and lines as above.
games-running-title = **Games to look at**
games-running-watch = -# Everybody may look on. *Watch* under *More* tells you there when the lead changes and who wins.

## Open tables of others

games-open-title = **Tables that are open**
# $host: who has opened it. $taken and $most: places. $invited: whether one is kept for the reader.
games-open = { $where } – { $host } has invited, { $taken } of { $most } places are taken{ $invited ->
    [yes] ; one is kept for you
   *[no] {""}
}
games-open-none = No other table is open in the channels that you see.

## /next: under the line of the game

# $count: in how many other games the reader is asked.
next-more = { $count ->
    [one] In one more game you are asked, too.
   *[other] In { $count } more games you are asked, too.
}
# $running: how many games of the reader go on.
next-none = { $running ->
    [0] No game of yours goes on in this server: join an open table, which `/games` lists, or open one with `/play`.
    [one] It is not your turn: one game of yours goes on, and others are asked there.
   *[other] It is not your turn: { $running } games of yours go on, and others are asked there.
}

## A button that leads to a game: at most 38 characters

button-go-there = Go there

## Invitations: a line of the lobby, and why somebody cannot be invited or sit down. $until: a clock time, worded by Discord

command-play-with = Whom you invite, as mentions: @Bo @Chloé; a place is kept for each of them for an hour
# $listed: those who have not sat down yet.
lobby-invited = Invited: { $listed }. A place is kept for each of them until { $until }.
refusal-places-kept = The places that are left are kept for those who are invited: try again at { $until }, when they are for everybody.
refusal-invited-typed = { $typed } names nobody: invite people by mentioning them, such as `/play with:@Bo @Chloé`.
refusal-invited-self = You cannot invite yourself: you sit at your table anyway, so name the others alone.
refusal-invited-bot = Bots cannot be invited: name people, and add computers by the menu of the table.
# $most: how many.
refusal-invited-many = A table has a place for you and { $most } others: invite no more than that.
refusal-invited-stranger = { $user } is not on this server: invite people who are.
refusal-invited-unwilling = { $user } takes no invitations: open the table without them, since they can sit down by themselves.
refusal-invited-often = You have invited many people in a short time: try again { $until }, or open the table without inviting anybody.

## A message that lists all games of a server, for everybody, and keeps itself current

command-games-dashboard = Lists all games of the server here, in a message that keeps itself current (for who manages it)
dashboard-title = ### Games in this server
dashboard-none = No game goes on just now: `/play` opens a table.
dashboard-placed = The list is now in this channel and updates itself. `/games dashboard:False` takes it away.
dashboard-taken = The list is taken away.
dashboard-none-here = No list of games stands in this channel: `/games dashboard:True` puts one here.
dashboard-many = This server has { $most } such lists, and no more can be kept current: take one away first, with `/games dashboard:False` in its channel.

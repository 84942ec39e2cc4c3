### /games and /next: where somebody plays. Shown to them alone, Markdown.

## What Discord shows beside the commands: at most 100 characters

command-games = Your games on this server, whose turn it is, and open tables; shown only to you
command-next = Takes you to your next game on this server where it is your turn

## Tables at which the reader sits: a title, and a line for each

games-title = ### Your games on this server
# On the link to the message that shows a table, behind the name of its channel.
games-link = message
# $where: leads to the table. $since: how long ago, such as "2 hours ago". $with: the others, as a list; none where nobody else has sat down yet.
games-yours = **Your turn** (last action { $since }): { $where }{ $with ->
    [none] {""}
   *[other] {" "}– with { $with }
}
# $who: who is asked.
games-theirs = Waiting for { $who } (last action { $since }): { $where }{ $with ->
    [none] {""}
   *[other] {" "}– with { $with }
}
games-sitting = Not started yet: { $where }{ $with ->
    [none] {" "}– only you so far
   *[other] {" "}– with { $with }
}
# In the place of $where, once the channel of a game was deleted.
games-gone = its channel is gone; `/board` in another channel moves it there
games-none = You sit at no table on this server. Join an open one, or open one with `/play`.

## Games of others

# Games that go on at which the reader does not sit: a title, what is to be done there, and lines as above.
games-running-title = **Games to watch**
games-running-watch = -# Everybody may watch. *Watch* under *More* tells you when the lead changes and who wins.

## Open tables of others

games-open-title = **Open tables**
# $host: who has opened it. $taken and $most: places. $invited: whether one is kept for the reader.
games-open = { $where } – host: { $host }, { $taken } of { $most } places are taken{ $invited ->
    [yes] ; one is kept for you
   *[no] {""}
}
games-open-none = No other table is open in the channels that you can see.

## /next: under the line of the game

# $count: in how many other games the reader is asked.
next-more = { $count ->
    [one] One more game waits for you.
   *[other] { $count } more games wait for you.
}
# $running: how many games of the reader go on.
next-none = { $running ->
    [0] You have no running game on this server. Join an open table, which `/games` lists, or open one with `/play`.
    [one] It is not your turn: your running game waits for somebody else.
   *[other] It is not your turn: your { $running } running games wait for others.
}

## A button that leads to a game: at most 38 characters

button-go-there = Go there

## Invitations: a line of the lobby, and why somebody cannot be invited or sit down. $until: a clock time, worded by Discord

command-play-with = People to invite, as mentions: @Bo @Chloé; each of them has a place kept for an hour
# $listed: those who have not sat down yet.
lobby-invited = Invited: { $listed }. A place is kept for each of them until { $until }.
refusal-places-kept = The free places are kept for invited players. Try again at { $until }, when they are for everybody.
refusal-invited-typed = { $typed } mentions nobody. Invite people by mentioning them, such as `/play with:@Bo @Chloé`.
refusal-invited-self = You cannot invite yourself: you sit at your table anyway. Mention only the others.
refusal-invited-bot = You cannot invite bots. Mention people, and add computers in the table’s menu.
# $most: how many.
refusal-invited-many = A table has room for you and { $most } others: invite no more than that.
refusal-invited-stranger = { $user } is not on this server: invite people who are.
refusal-invited-unwilling = { $user } takes no invitations. Open the table without them: they can still join by themselves.
refusal-invited-often = You have invited many people in a short time. Try again { $until }, or open the table without invitations.

## A message that lists all games of a server, for everybody, and keeps itself current

command-games-dashboard = Lists all games of the server here, in a message that updates itself (for its managers)
dashboard-title = ### Games on this server
dashboard-none = No game is running just now: `/play` opens a table.
dashboard-placed = The list is now in this channel and updates itself. `/games dashboard:False` removes it.
dashboard-taken = The list is removed.
dashboard-none-here = This channel has no list of games: `/games dashboard:True` puts one here.
dashboard-many = This server has { $most } such lists already, and can have no more. Remove one first, with `/games dashboard:False` in its channel.

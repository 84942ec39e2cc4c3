### Games that are over: lists of them, their reports, their replays. $what: the kind of game and its turns, as put together
### below. $when: a date. $scores: "Ada 87, Bo 75", best first.

## What was played: "Base game · 72 turns · abandoned"

history-turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
# How it ended, if not by its last tile.
history-ending-resigned = ended by resignation
history-ending-abandoned = abandoned
# In place of a preset's name, for a game on a map.
history-map = Map: { $name }

## /history: a list of games, and a menu to open one. Markdown

# $of: whose games they are; $who mentions the user.
history-title = { $of ->
    [channel] ### Games in this channel
    [server] ### Games on this server
   *[user] ### Games of { $who } on this server
}
# Below it. $pages: how many pages there are.
history-page = { $games ->
    [one] { $games } game. The menu opens it.
   *[other] { $games } games, newest first{ $pages ->
        [1] {""}
       *[other] ; page { $page } of { $pages }
    }. The menu opens one.
}
history-none = { $of ->
    [channel] No game has been finished in this channel yet. `/play` opens a table.
    [server] No game has been finished on this server yet. `/play` opens a table.
   *[user] { $who } has not finished a game on this server yet.
}
# In the place of a game that cannot be read.
history-newer = a game that a newer version of the bot recorded
# Before anything is chosen: at most 150 characters.
history-menu = Open the end report of a game …

## The report of a game

# Over the parts of its picture: at most 40 characters.
report-heading-scores = Points, turn by turn
report-heading-figures = Figures on the board
report-heading-turn = Turn
report-heading-points = Points by kind
report-heading-best = Biggest single scores
# When something was scored, in parentheses. $turn: "none" in final scoring.
report-when = { $turn ->
    [none] final scoring
   *[other] turn { $turn }
}
# Above the report of a game from $channel.
report-about = { $when }, { $channel }: { $what }.
report-abandoned = The game was abandoned before its end, so nobody wins. The score was: { $scores }.
report-unreadable = This version of the bot does not know the rules of the game of { $when }, so it shows no pictures. The score was: { $scores }.
# Above the biggest scores of the game, which pictures below it show.
report-moments = Best moments

## How to check that no draw was rigged. Markdown; one line after the other

# On a button, and above what it shows.
button-fair = Is it fair?
fair-fixed = The order of the tiles was fixed when the game began. It follows from a secret number, the seed.
fair-hash = The seed has this SHA-256: `{ $hash }`
# While the game is played.
fair-later = The seed is shown here when the game is over. If you note the SHA-256 now, you can then check that the seed is the same.
# When it is over.
fair-seed = The seed was: `{ $seed }`
# $file: the name of the attached record.
fair-check = If you want to check the whole game, save the file `{ $file }`. Then run `npm run -s verify -- { $file }` with the bot’s source code.

## The picture of the report for a screen reader: sentences that follow one another

report-alt = How the game went ({ $what }).
# $listed: "Ada 87 (roads 12, cities 40); Bo 75 (…)".
report-alt-points = Points: { $listed }.
report-alt-half = After turn { $turn }: { $scores }.
# $changes: how often somebody else came to lead. $who: the last to do so, after turn $since; "none" in final scoring.
report-alt-lead = { $changes ->
    [0] The lead never changed:
    [one] The lead changed once: in the end
   *[other] The lead changed { $changes } times: in the end
} { $since ->
    [none] { $who } led only after final scoring.
   *[other] { $who } led from turn { $since } on.
}
report-alt-no-lead = Nobody ever led alone.
# $listed: "Ada 5, Bo 7".
report-alt-figures = Most figures on the board at once: { $listed }.
# $listed: scores, each with what it was for.
report-alt-best = Biggest single scores: { $listed }.

## /replay: a game turn by turn. Markdown

replay-text = ### The whole game
    { $when }: { $what }. { $scores }.
    The picture plays all turns. With the buttons you step through them yourself.
replay-reduced = -# It is smaller than usual so that Discord accepts it.
replay-no-picture = I could not make the animation just now. The buttons still show every turn.
# For a screen reader.
replay-alt = Animation of the whole game, one picture per turn with the last tile marked ({ $what }). Final score: { $scores }. The buttons show each turn in words.
# Titles of single pictures. $who: whose turn it was.
replay-start = Before the first turn
replay-turn = Turn { $turn } of { $of } – { $who }
replay-end = The end of the game
replay-nothing = Nothing was placed.
# Above the file with the game's record.
replay-record = With this record everybody can check the game: save `{ $file }` and run `npm run -s verify -- { $file }`.

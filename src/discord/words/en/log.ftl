### Lines about what happened, below the board. **Bold** stands out; $seat and $who are names of players.

## What happened

# A tile is drawn that fits nowhere, or that is not played yet.
event-discarded = { $seat } drew a tile that fits nowhere ({ $tile }): it leaves the game and the next one is drawn.
event-put-away = A tile leaves the game: { $tile }.
event-set-aside = { $seat } drew a tile that cannot be played yet ({ $tile }): it is set aside, and the next one is drawn.
event-shuffled-in = { $tiles ->
    [one] The tile set aside is
   *[other] The { $tiles } tiles set aside are
} shuffled in: { $tilesLeft } left.
# $at: a square; $tile: the tile in words.
event-placed = { $seat } placed **{ $at }**: { $tile }.
# $on: a square; $on-place: what it is there, "city, north"; $on-role: the figure.
event-deployed = { $seat } put { FORM($on-role, "a") } on { $on } ({ $on-place }).
event-moved = { $seat } changed a position: the { FORM($from-role, "in") } at { $from } ({ $from-place }) becomes { FORM($to-role, "a") } ({ $to-place }).
# $to: who takes it; $seat: whose it is.
event-captured = { $to } took a prisoner: { $seat }’s { FORM($from-role, "in") } at { $from } ({ $from-place }).
# $from: who held it.
event-freed = { $seat }’s { FORM($figure-role, "in") } comes home from { $from }.
event-resigned = { $seat } resigned; their meeples stay and still score.
event-final-scoring = **Final scoring**
# $headline: who has won.
event-ended = The game is over: { $headline }

## Scores and what comes of them

# $sum: the working, "4 tiles × 1 + 1 coat of arms × 1". $shared: several have it together. $votes: "2 : 1", none if nobody else was there.
log-scored = { $who } **{ $points }**{ $shared ->
    [yes] {" "}each
   *[no] {""}
}: { $what }, { $sum }{ $votes ->
    [none] {""}
   *[other] {" "}(votes { $votes })
}.
# A rule picks the scorer among several players with most votes. $votes: "1 : 1"; it stands where log-scored has its votes.
log-tie-broken = { $votes }, tie broken
# $listed: "Ada 2 meeples and 1 abbot, Bo 1 meeple".
log-home = Back home: { $listed }.
# A line, without its full stop, about what was done because nothing else could be.
log-forced = { $line } (the only way).
log-more = … and { $count ->
    [one] { $count } more line
   *[other] { $count } more lines
}

## The end

final-wins = { $who } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}!
final-shares = { $who } share the win with { $points ->
    [one] { $points } point
   *[other] { $points } points
} each!
# In final scoring.
final-nothing = { $who }: nothing more

## The log of a game, under *More*. Markdown

# On a button.
button-log = Log
# Above a page of turns; where a turn brought points, it says how it stood then.
log-title = Log, newest turn first ({ $page } of { $pages })
log-empty = Nothing has happened yet.

### What computers tell people: hints during a game, and an analysis after it

# A turn of theirs, where the tile lies and who is placed where. $between: what is chosen between the two, "Gold ingot onto N21"; "none" for
# nothing. $figure: as below; "none" for nobody.
advice-turn = **{ $square }** ({ turned }), { $between ->
    [none] { "" }
   *[other] { $between }, { "" }
}{ $figure ->
    [none] no figure
   *[other] { $figure }
}
# $role (thing): "Knight". $place: "city, north".
advice-figure = { $role } ({ $place })

## The hint

# Above the hint. $ways: how many squares it names.
hint-title = { $ways ->
    [one] ### Hint: there is only one square
   *[other] ### Hint: a computer’s top { $ways } squares
}
# One of them. $turn: as above. $rank: how it compares, $points: by how many points.
hint-way = **{ $number }.** { $turn } – { $rank ->
    [best] the best
    [equal] about equal
   *[less] about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } less
}

## What speaks for it, in a list. $points has its sign: "+8"

# $what: what is scored, "city" or "city and road".
hint-scored = { $points } at once ({ $what })
hint-given = { $points } at once for others
hint-promised = { $points } if the game ended then
hint-others = { $points } for a rival if the game ended then
# $count: own figures that go home.
hint-home = { $count ->
    [one] a figure comes home
   *[other] { $count } figures come home
}
# How the feature stands that a figure is placed on. $kind: "city". $open: sides where it can still grow, or squares around it.
# $fitting: how many of the tiles left fit on the square that fewest fit on.
hint-open = { $kind }: { $open ->
    [one] 1 place to fill; { $fitting ->
        [0] no tile left fits it
        [one] one tile left fits it
       *[other] { $fitting } of the tiles left fit it
    }
   *[other] { $open } places to fill; { $fitting ->
        [0] no tile left fits the hardest one
        [one] only one tile left fits the hardest one
       *[other] { $fitting } of the tiles left fit the hardest one
    }
}
# Instead of all that.
hint-quiet = no points now; builds for later

# Below it.
hint-note = -# Only you see this. “Less” compares your expected margins at the end. Press a number to try the tile on that square. A ★ marks the best choice there.
# At most 1024 characters: what the picture shows. $listed: "1 N20, 2 O19".
hint-alt = The board with your tile on the squares of the hint: { $listed }.
# Before the first hint in a game that would be rated. "Show the hint" is a button.
hint-confirm = If you take a hint, this game **can only lower your rating**, and its end report says so. *Show the hint*?
# While it is worked out: a few seconds.
hint-working = The computer is thinking. That takes a few seconds.
# Instead of a hint, where none could be worked out in time.
hint-failed = The computer found no hint just now. Try again.

## The analysis of a game that is over. It says what the computer would have preferred, and never that something was wrong

analysis-title = ### Analysis: what the computer makes of this game
# While it is worked out. How long that takes by what was measured: in $seconds (10 to 100), else in $minutes (2 or more); both 0 where nobody can say.
analysis-working = The computer is going through the game, turn by turn.{ $minutes ->
    [0] { $seconds ->
        [0] {""}
       *[other] {" "}Earlier games took about { $seconds } seconds.
    }
   *[other] {" "}Earlier games took about { $minutes } minutes.
} This message then shows the result.
analysis-failed = The computer could not analyse the game just now. Try again later.
# A line a player. $moves: turns with a choice. $loss: points a turn, "1.3". $luck has its sign: "+6".
analysis-seat = { $who } – { $moves ->
    [0] nothing to choose
   *[other] { $loss } points per turn below the computer’s best move
} · draw luck { $luck }
# $change has its sign: by how many points the lead changed that was to be expected.
analysis-turning = **Turning point:** turn { $turn }. { $who }’s expected margin changed by { $change } points
# $way: a turn as above. $error: how far $loss may be off.
analysis-slip = **Turn { $turn }**, { $who }: the computer would have preferred { $way }, about { $loss } points better (± { $error })
analysis-no-slip = The computer found nothing clearly better.
# $ahead has $gap points more than $behind. $parts: by what, each with its sign, "cities +28, roads −3"; together they are $gap.
analysis-gap = { $ahead } is { $gap ->
    [one] { $gap } point
   *[other] { $gap } points
} ahead of { $behind }: { $parts }.
# The same difference by its causes, with their sign. $known: the two tell most of it, less than half, or far more. $over: what they are too many by.
analysis-causes = The computer’s estimate: { $luck } from the luck of the draw, { $choices } from points left on the board. { $known ->
    [most] The rest is { $rest }.
    [less] The analysis cannot explain the other { $rest }.
   *[more] That is { $over } more than the difference, which the analysis cannot explain.
}
# How idle somebody’s meeples were. Of their $turns, in how many none was in hand, and in how many one was and no figure was placed.
analysis-idle = { $who }: no meeple left in { $without } of { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, no figure placed in { $unused } more.
# What the picture shows; $way: a turn as above.
analysis-alt = The board before turn { $turn }, with the computer’s preferred turn: { $way }
# $luck has its sign. $tile: in words.
analysis-luckiest = **Luckiest draw:** turn { $turn }, { $who }, { $luck }: { $tile }
analysis-unluckiest = **Unluckiest draw:** turn { $turn }, { $who }, { $luck }: { $tile }
# Below it all.
analysis-note = -# Points are the computer’s estimate of the lead at the end, not a judgement. Draw luck compares the drawn tile with all tiles that could have come.
# On a button that shows the board after a turn: at most 38 characters.
analysis-step = Turn { $turn }

## The puzzle of the day

puzzle-title = ### Puzzle of the day
# $tile: in words. $own: whether people of this server played it.
puzzle-ask = { $own ->
    [yes] From a game on this server, without names.
   *[no] From a game between computers.
} It is your turn. Your tile: { $tile }. Which square is clearly the best? Press its number and play the turn. Only your first try counts.
puzzle-working = I am looking for today’s puzzle. That takes up to a minute. This message then shows it.
puzzle-failed = I found no puzzle just now. Try again later.
puzzle-over = This puzzle is over: `/puzzle` shows today’s.
# $way: a turn, as above. $points: how much better it is than the next square.
puzzle-result = { $solved ->
    [yes] ### Solved!
   *[no] ### Not this time
}
    The computer plays { $way }: about { $points } points better than any other square.
# $days: in a row.
puzzle-streak = { $days ->
    [0] {""}
    [1] {""}
   *[other] You have solved it { $days } days in a row.
}
# Who has solved it. $listed: people. $tried: how many have tried.
puzzle-solvers = { $listed ->
    [none] Nobody has solved it yet
   *[other] Solved by { $listed }
} ({ $solved } of { $tried }).
puzzle-shared = ### Puzzle of the day
    Which square is clearly the best? *Solve it* or `/puzzle` shows the position to you alone.
# At most 1024 characters. $board: what the picture shows.
puzzle-alt = Puzzle of the day. { $board }

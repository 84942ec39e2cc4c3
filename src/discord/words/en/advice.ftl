### What computers tell people: hints during a game

# Above the hint. $ways: how many squares it names.
hint-title = { $ways ->
    [one] ### Hint: one square is left to think of
   *[other] ### Hint: the { $ways } squares that a computer likes best
}
# One of them. $figure: who is placed where, as below; "none" for nobody. $rank: how it compares, $points: by how many points.
hint-way = **{ $number }. { $square }** ({ turned }), { $figure ->
    [none] no figure
   *[other] { $figure }
} – { $rank ->
    [best] the best
    [equal] as good, as far as can be told
   *[less] about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } less
}
# $role (thing): "Knight". $place: "city, north".
hint-figure = { $role } ({ $place })

## What speaks for it, in a list. $points has its sign: "+8"

# $what: what is scored, "city" or "city and road".
hint-scored = { $points } at once ({ $what })
hint-given = { $points } at once for others
hint-promised = { $points } if the game ended then
hint-others = { $points } for another if the game ended then
# $count: own figures that go home.
hint-home = { $count ->
    [one] a figure comes home
   *[other] { $count } figures come home
}
# How the feature stands that a figure is placed on. $kind: "city". $open: sides where it can still grow, or squares around it.
# $fitting: how many of the tiles left fit on the square that fewest fit on.
hint-open = { $kind }: { $open } open, { $fitting ->
    [0] and nothing that is left fits one of them
    [one] one tile that is left fits the hardest
   *[other] { $fitting } tiles that are left fit the hardest
}
# Instead of all that.
hint-quiet = no points yet: it is about what comes later

# Below it.
hint-note = -# Only you see this. “Less” is what you lead by at the end, as the computer expects it. A number opens the tile on that square.
# At most 1024 characters: what the picture shows. $listed: "1 N20, 2 O19".
hint-alt = The board with the tile in hand on the squares of the hint: { $listed }.
# Before the first hint in a game that would be rated. "Show me the hint" is a button.
hint-confirm = With a hint this game is **not rated for you**, and its end report says that you had one. *Show me the hint*?
# Instead of a hint, where none could be worked out in time.
hint-failed = The computer could not say anything just now: try again.

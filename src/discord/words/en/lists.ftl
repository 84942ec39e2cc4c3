### Lists on demand: the tiles left, what fits a square, the fields with farmers

list-tiles-left = { $left ->
    [0] No tiles left
    [one] { $left } tile left
   *[other] { $left } tiles left
}
# Small print under it; $listed says which.
list-set-aside = { $count ->
    [one] { $count } more is set aside, drawn before it could be played: { $listed }.
   *[other] { $count } more are set aside, drawn before they could be played: { $listed }.
}
list-taken-out = { $count ->
    [one] { $count } listed tile was taken out by lot before the game, and nobody knows which.
   *[other] { $count } listed tiles were taken out by lot before the game, and nobody knows which.
}
list-taken-unseen = { $count ->
    [one] { $count } listed tile lies face down, out of the game, and nobody knows which.
   *[other] { $count } listed tiles lie face down, out of the game, and nobody knows which.
}
# Above the tiles that fit. $unseen: tiles left, with those taken out by lot.
list-fits = { $count ->
    [one] ### { $count } of the { $unseen } unseen tiles fits on { $square }
   *[other] ### { $count } of the { $unseen } unseen tiles fit on { $square }
}
list-fits-none = None of the unseen tiles ({ $unseen }) fits on **{ $square }** beside its present neighbours.

# Above the features that somebody stands on, as a picture shows them, too.
list-standings =
    ### Who stands where
    -# Points now; after the slash, points when finished.
    .none = Nobody stands on an unfinished feature.
# Above a picture of a part of the board. $squares: "N18–Q21", or none for all of it.
list-closer = ### { $squares ->
    [none] The whole board
   *[other] { $squares }
}

list-fields = ### Fields with farmers
    .none = No field has a farmer yet.
# $cities: "2 finished cities". $people: "Ada 2, Bo 1", or nobody.
list-field = { $points ->
    [one] Field at { $square }, { $cities } – { $people }: { $points } point
   *[other] Field at { $square }, { $cities } – { $people }: { $points } points
}

# Above the buttons that the button "More" opens.
list-more = ### More about this game

# Last line of any list that is too long.
and-more = … and { $count } more

## The legend, which the panel "More" leads to

list-legend = ### What is in play here
# A line each: at most 60 characters.
legend-figure-meeple = Meeple: claims what it stands on
legend-sign-press = A number: press the button with it
legend-sign-move = A tile just laid, in the colour of its player
legend-sign-points = Points just scored, and where
legend-sign-home = A figure that has just gone home
legend-sign-dead = A square that no remaining tile fits

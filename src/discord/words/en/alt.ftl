### Descriptions of pictures, for screen readers: plain sentences, no Markdown.

# $lines: what happened last.
alt-last = Last: { $lines }
alt-turn = Board, turn { $turn }: { $who } is to move, { $left ->
    [one] { $left } tile left.
   *[other] { $left } tiles left.
}
alt-over = Board at the end of the game.
alt-tile = Tile: { $tile }.
# The first part of how somebody stands: "Ada 31 points"; figures and the rest follow after commas.
alt-score = { $who } { $points ->
    [one] { $points } point
   *[other] { $points } points
}
alt-map = Map: { $name }, { $free ->
    [one] { $free } square free.
   *[other] { $free } squares free.
}
# $listed: "the dragon at C4".
alt-pieces = On the board: { $listed }.
# $piece: "the dragon at C4". $squares: where it has been in the movement that is under way.
alt-trail = { $piece }, by way of { $squares }
# $piece: "the fairy at C4"; $role: a figure of $whose.
alt-beside = { $piece }, beside the { FORM($role, "in") } of { $whose }
alt-targets = Board with marked places: { $listed }.
alt-scores = Scores: { $listed }.
# $listed: "1 = N20, 2 = O20": where the tile in hand fits.
alt-numbers = It fits on: { $listed }.
# The same, where no tile is placed.
alt-choices = To choose from: { $listed }.
# At the end of a list that is too long to be told.
alt-and-more = and { $count } more
alt-close-up = Close-up around { $square }{ $tile ->
    [none] .
   *[other] , with the tile as a ghost: { $tile }.
}
# The board, or a part of it, with a tile that lies there.
alt-laid = Around { $square }, with the tile laid there: { $tile }.
# A square, and what of the tiles not seen yet fits on it.
alt-tiles-for = Tiles that fit on { $square }: { $listed }.
    .none = None of the unseen tiles fits on { $square }.
# A mark on the picture, and the place it stands for.
alt-place = { $label } marks { $place }
alt-tiles-left = { $left ->
    [one] { $left } tile left
   *[other] { $left } tiles left
}: { $listed }.

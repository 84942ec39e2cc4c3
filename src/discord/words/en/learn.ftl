### `/learn`, a guided game in seven steps; what newcomers are told at a table; "Why?", what points came of; and what the example pictures
### of /rules show. Markdown, but for labels and descriptions of pictures.

## The guided game. Each step has a title, and a text for what is to be pressed: one to three short sentences that end with that.
## $label: what stands on the button to be pressed.

# $title: of the step, $number of $of.
learn-step = ### { $number } of { $of } · { $title }
learn-tile = Your tile
    .square = You have drawn a tile with a bend in its road. Each number is a square where it fits, road to road and field to field: press **{ $label }**.
learn-rotation = Turning it
    .turn = It fits here in two ways, and nothing is final yet. Let the road run south: press **{ $label }**.
learn-road = A road
    .put = A meeple on a road is a highwayman: 1 point a tile when both ends are closed. You have only seven meeples, and each comes home only when it is scored. Press **{ $label }**, which places the tile and ends your turn.
learn-city = A city
    .square = The computer has closed one end of your road. Your next tile closes a city: press **{ $label }**.
    .put = Nobody may claim a road, city or field where a meeple already stands; this city is free. It brings 2 points a tile at once, and its knight comes straight back. Press **{ $label }**.
learn-monastery = A monastery
    .square = The city has brought you 4 points. A monastery needs tiles all around it: press **{ $label }**, where three already lie.
    .put = A monk brings 1 point for the monastery and 1 for each of the 8 tiles around it. At the end each tile that is there counts, even if others are missing. Press **{ $label }**.
learn-field = A field
    .square = The computer has finished a city, too. Fields score at the end, 3 points for each finished city beside them: press **{ $label }**.
    .put = The field east of this road reaches both finished cities. If features grow together, the player with most meeples takes all the points; tied players each get all of them. A farmer lies there until the end: press **{ $label }**.
learn-end = The end
    .square = This is the last tile. Your road ends at the crossing: press **{ $label }**.
    .put = Your road scores by itself, and you need no figure: press **{ $label }**. Then all meeples still on the board are scored.
# Beside it, when something else was pressed. $pressed: "square" for a number, "turn" for a rotation, "put" for a figure or none.
# $wanted: the same of what is to be pressed.
learn-other = { $wanted ->
    [turn] That would end your turn with the tile as it lies now.
   *[other] { $pressed ->
        [square] Your tile fits there, too.
        [turn] It already lies well.
       *[put] That is allowed, too.
    } At a table you choose freely.
} Nothing has changed: press **{ $label }** to go on.
# When the game is taken up again.
learn-again = You left off here.
# After the last step; how the game ended stands above it.
learn-over = That was a whole game. A real game has 71 tiles, and the other players want the same cities. Shall we play? The button opens a table in this channel, with a novice computer; others can join.

## At a table

# Three sentences, below the first panel of somebody who has never played.
learn-first = -# **New here?** The numbers on the board are the squares where your tile fits. A figure claims the road, city, monastery or field that it stands on, and brings you its points. Nothing is final until you press a figure or *No figure*.

## Labels, and what Discord shows beside the command

button-learn-anew = Start over
button-learn-play = Play with a computer
# At most 100 characters.
command-learn = Learn the game in ten minutes: seven steps against a computer, for you alone

## Of what is stored, in /privacy

privacy-learning = **Your progress in learning**: the step of `/learn` that you saw last, and the turn that explained panels to you.

## "Why?", what points of a game that is over came of

button-why = Why these points?
button-that-turn = That turn
# Above the menu. $count: how many things brought points.
why-list = ### Where points came from
    { $count ->
        [0] Nothing scored in this game.
       *[other] Choose a score, the newest first: I show you how it was counted, by which rule, and where it lay.
    }
# At most 150 characters.
why-menu = Choose points …
# $when: "turn 31", or final scoring.
why-title = ### Why these points? ({ $when })
# $listed: "Ada 2, Bo 1".
why-votes = Majority: { $listed }.
# Of the picture. $what: "city at N20".
why-alt = The board then ({ $when }), outlined: { $what }.
# $listed: squares.
why-squares = It lies on { $listed }.

## What the example pictures of /rules show, each by its topic, for screen readers: plain, at most 500 characters

example-placing = The start tile, with a city in the north and a road from west to east. For a tile with a bend in its road the numbers 1 to 3 stand west, east and south of it, and none in the north, where the city is.
example-roads = A road of four tiles, from a monastery in the east to a crossing in the south-west, with one blue highwayman: it is finished and brings 4 points.
example-cities = A city of three tiles with a coat of arms, closed on all sides, with one blue knight: it brings 3 times 2 points and 2 for the coat of arms, 8 in all.
example-monasteries = A monastery with a blue monk in the middle of eight other tiles: it is finished and brings 9 points.
example-fields = A field with a blue farmer that touches two finished cities: at the end it brings 2 times 3 points, 6 in all.
example-majority = A finished city of four tiles with two blue knights and a red one: blue gets all 8 points, and red gets none.
example-final-scoring = The end of a game. An unfinished road of two tiles brings blue 2 points. An unfinished city of two tiles with a coat of arms brings red 3. A monastery with two tiles beside it brings blue 3.

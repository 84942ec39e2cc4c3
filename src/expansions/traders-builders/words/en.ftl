## In the lobby: at most 38 characters, .about at most 100 characters

rule-builders = Builders
    .about = extend your builder’s road or city to draw and place once more
rule-one-second-part = Only one second part in a row
    .about = a turn and its extra turn share one second part: three tiles at most
rule-pigs = Pigs
    .about = a field with your pig brings you 4 a city instead of 3
rule-goods = Trade goods
    .about = for finishing cities; at the end 10 points for most of each good
set-traders-and-builders = Traders & Builders

## In play

figure-builder = { $count ->
    [one] { $count } builder
   *[other] { $count } builders
}
sign-builder = 🔨
role-builder = Builder
    .form-a = a builder
    .form-in = builder
figure-pig = { $count ->
    [one] { $count } pig
   *[other] { $count } pigs
}
sign-pig = 🐖
role-pig = Pig
    .form-a = a pig
    .form-in = pig

# Printed on a city, after "with".
mark-wine = wine
mark-grain = grain
mark-cloth = cloth

# As in "2 wine".
# $count (number): stands before it.
piece-wine = wine
# $count (number)
piece-grain = grain
# $count (number)
piece-cloth = cloth
sign-wine = 🍷
sign-grain = 🌾
sign-cloth = 🧵

term-most-wine = { $count ->
    [one] { $count } majority in wine
   *[other] { $count } majorities in wine
}
term-most-grain = { $count ->
    [one] { $count } majority in grain
   *[other] { $count } majorities in grain
}
term-most-cloth = { $count ->
    [one] { $count } majority in cloth
   *[other] { $count } majorities in cloth
}

# What was scored.
bonus-trade-goods = trade goods
sum-trade-goods = trade goods

# What kind of turn it is, after the title of a turn; and the same as a sentence.
part-second = second part
    .sentence = Second part of the turn.

# $goods: "1 wine and 2 grain"; $on: a square.
event-goods-taken = { $seat } finished the city at { $on } and takes { $goods }.
# After the points of a field. $listed: who gets more than the others by a pig, each with the points, "Ada 16".
field-pig = with the pig { $listed }

# What the panel says before a figure is placed.
effect-part-second = Your builder’s road or city grows: after this you draw and place once more.
# On buttons: how many tokens the turn brings; what a pig makes of each city.
gain-goods-taken = goods +{ $goods-count }
panel-with-pig = { $each } each

## Answers of /rules: at most 80 characters, .text at most 1500 characters

topic-builder = The builder
    .text =
        Instead of a meeple, you may put your builder on a road or city of the tile just placed, if you have a meeple there (TB4). When you extend that road or city later, you get a second part of the turn: draw, place, figure and scoring once more (TB5).

        - The builder may not go on a feature that this tile has finished (L1).
        - You get the second part even if the first part finished the feature and sent the builder home (TB7).
        - A second part never gives a third (TB6). An extra turn by an arrow may have its own (AN23), unless the setting *Only one second part in a row* is on (V14).
        - The builder has no vote and goes home with your last meeple there (TB8). Builders of several players may share a road or city (TB9).
topic-pig = The pig
    .text =
        Instead of a meeple, you may put your pig in a field of the tile just placed, if you have a farmer in that field. If you win or tie the field at the end, each finished city brings you 4 points instead of 3 (TB11).

        The pig has no vote and goes home with your last farmer there (TB8). Other players’ pigs do nothing for you, and a second pig adds nothing (TB12).
topic-goods = Trade goods
    .text =
        Cities may show wine, grain and cloth. If you place the tile that finishes such a city, you take a token for each symbol in it (TB2). At the end the player with most tokens of a good gets 10 points for it.

        - You need no knight in the city, nor does anybody else.
        - If players tie, each gets 10; without tokens nobody does (TB3).
        - There are 9 tokens of wine, 6 of grain and 5 of cloth (TB1).

## What the example pictures of /rules show, for screen readers: plain, at most 500 characters

example-builder = A blue highwayman stands on a road, and the blue builder a tile farther on. When blue extends this road, a second part of the turn follows.
example-goods = A finished city has two barrels of wine and a red knight. The player who placed its last tile takes two tokens of wine, no matter who owns the knight.

## The legend, a line each: at most 60 characters

legend-figure-builder = Builder: a second tile when its road or city grows
legend-figure-pig = Pig: its field brings more for each city
legend-mark-wine = Wine in a city: for the player who finishes it
legend-piece-wine = A player’s wine: 10 points for the most
legend-mark-grain = Grain in a city: for the player who finishes it
legend-piece-grain = A player’s grain: 10 points for the most
legend-mark-cloth = Cloth in a city: for the player who finishes it
legend-piece-cloth = A player’s cloth: 10 points for the most

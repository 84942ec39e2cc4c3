## In the lobby: at most 38 characters, .about at most 100 characters

rule-builders = Builders
    .about = extend the builder’s road or city and draw and place once more
rule-one-second-part = Only one second part in a row
    .about = a turn and its extra turn have one between them: three tiles at most
rule-pigs = Pigs
    .about = with your pig a field’s cities bring you 4 instead of 3
rule-goods = Trade goods
    .about = for finishing cities; 10 points for most of each good at the end
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
    .text = Instead of a meeple you may put your builder on the tile just placed, on a road or city where you have a meeple already (TB4); not on what this very tile has finished (L1). From then on, whenever you extend that road or city, you have a second part of the turn: draw, place, figure and scoring once more (TB5), also if the first part finished it and sent the builder home (TB7). A second part never gives a third (TB6). An extra turn by an arrow may have its own (AN23), but not where the setting *Only one second part in a row* is on (V14). The builder has no vote and goes home with your last meeple there (TB8). Builders of several players may share a road or city (TB9).
topic-pig = The pig
    .text = Instead of a meeple you may put your pig on the tile just placed, in a field where you have a farmer. If you win or tie that field at the end, each finished city brings you 4 points instead of 3 (TB11). It has no vote and goes home with your last farmer there (TB8). The pigs of others do nothing for you, and more than one would add nothing (TB12).
topic-goods = Trade goods
    .text = Cities may show wine, grain and cloth. Whoever places the tile that finishes such a city takes a token for each symbol in it, even without a knight there and even if nobody has one (TB2). At the end whoever has most tokens of a good gets 10 points for it; all who tie get 10, and without tokens nobody does (TB3). There are 9 of wine, 6 of grain and 5 of cloth (TB1).

## What the example pictures of /rules show, for screen readers: plain, at most 500 characters

example-builder = A road with a blue highwayman and, a tile further on, the blue builder: whenever blue extends this road, a second part of the turn follows.
example-goods = A finished city with two barrels of wine and a red knight: whoever placed its last tile takes two tokens of wine, whoever the knight belongs to.

## The legend, a line each: at most 60 characters

legend-figure-builder = Builder: a second tile when its road or city grows
legend-figure-pig = Pig: its field brings more for each city
legend-mark-wine = Wine in a city: for the player who finishes it
legend-piece-wine = Wine of a player: 10 points for the most
legend-mark-grain = Grain in a city: for the player who finishes it
legend-piece-grain = Grain of a player: 10 points for the most
legend-mark-cloth = Cloth in a city: for the player who finishes it
legend-piece-cloth = Cloth of a player: 10 points for the most

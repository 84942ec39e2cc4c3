## In the lobby: at most 38 characters, .about at most 100 characters

rule-bridges = Bridges
    .about = a bridge carries a road over a tile, so that more tiles fit
rule-castles = Castles
    .about = a small city becomes a castle and scores the first feature finished beside it
rule-bazaars = Bazaars
    .about = a bazaar tile sells the next tiles: players bid points for them
rule-no-auction = Bazaars without bids
    .about = each player in turn takes one of the open tiles, for nothing
rule-sealed-bids = Bids in secret
    .about = after the picker’s bid all others bid at once and in secret; the highest bid wins
set-bridges-castles-and-bazaars = Bridges, Castles & Bazaars

## In play

# Printed on a tile, after "with".
mark-bazaar = a bazaar

# What a player has left, as in "2 bridges". $count (number): stands before it.
piece-bridge = { $count ->
    [one] bridge
   *[other] bridges
}
piece-castle = { $count ->
    [one] castle
   *[other] castles
}
# On the board.
# How it lies.
# $from (thing)
# $to (thing)
piece-laid-bridge = a bridge
    .lies = from { $from } to { $to }
# $beyond: the other square that it lies on.
piece-laid-castle = a castle
    .lies = also on { $beyond }
sign-bridge = 🌉
sign-castle = 🏰
sign-laid-bridge = 🌉
sign-laid-castle = 🏰

# What it is called, and what a meeple is called there.
kind-castle = castle
role-on-castle = Lord
    .form-a = a lord
    .form-in = lord
role-large-on-castle = Large lord
    .form-a = a large lord
    .form-in = large lord

term-castles = { $count ->
    [one] { $count } castle
   *[other] { $count } castles
}
term-bazaar = { $count ->
    [one] { $count } bid
   *[other] { $count } bids
}
bonus-castle = castle
bonus-bazaar = bazaar
# A line of the log; $paid: whether the player has paid it.
scored-bazaar = { $who } { $paid ->
    [yes] pays
   *[no] gets
} **{ $points }** { $points ->
    [one] point
   *[other] points
} at the bazaar.
sum-castle = castles
sum-bazaar = bazaars

## What happened: $seat is who did it

# $over: a square.
event-bridge-built = { $seat } built a bridge at { $over }.
# $on: a square; $figure: for on-role.
event-castle-built = { $seat } made a castle of the city at { $on }: the { FORM($on-role, "in") } is now its lord.
# $tiles (number); $tiles-listed: in words.
event-bazaar-opened = A bazaar opens. { $tiles ->
    [one] { $tiles } tile is for sale
   *[other] { $tiles } tiles are for sale
}: { $tiles-listed }.
# Bids that were secret. $amounts-listed: "Bo 36, Cy 41".
event-bids-revealed = Bids: { $amounts-listed }
# $tile: in words; $price (number): the payment is told by `scored-bazaar`; $to: who is paid, or none.
event-tile-bought = { $seat } has the tile “{ $tile }”{ $price ->
    [0] { " " }for nothing
   *[other] { "" }
}.

# The panel's text before a figure is placed.
brings-bridge-built = You build a bridge.

## What is asked

# .before: the button before the tile is placed, at most 38 characters.
ask-lay-aside = { $who } – this tile fits only with a bridge
    .before = Draw another tile …
# .note: what the panel of the turn says where that is asked.
ask-bridge = { $who } – build a bridge on this tile?
    .note = You may build a bridge on this tile.
ask-castle = { $who } – make your city a castle instead of scoring it?
ask-auction = { $who } – bazaar: which tile do you pick?
# $tile: for sale, in words.
ask-first-bid = { $who } – for sale: { $tile }. What do you bid for it?
# $count: the highest bid so far; $seat: whose it is.
ask-bid = { $who } – for sale: { $tile }. { $seat } bids { $count }: do you bid more?
ask-settle = { $who } – { $seat } bids { $count } for this tile: { $tile }. Buy it for that, or sell it?
# Buttons, at most 80 characters. Where a square is named: $over, $on.
action-lay-aside = Draw another tile
action-bridge = Bridge, { $over-spot }
action-castle = Castle at { $on }
action-auction = Pick: { $tile }
# $bid (number)
action-bid = Bid { $bid }
action-buy = Buy it
action-sell = Sell it
action-pass-lay-aside = Place with bridge
action-pass-bridge = No bridge
action-pass-castle = Score the city
action-pass-bid = No bid

## A standing answer: what switches it on and off, and what that means

# at most 80 characters, .off at most 80 characters
standing-bid-no-bids = Never bid for me
    .off = Ask me for bids again
standing-bid-no-bids-set = From now on I do not ask you to bid at bazaars, and you bid nothing. When it is your turn to pick a tile, I still ask.
    .unset = I ask for your bids again.

## Answers of /rules: at most 80 characters, .text at most 1500 characters

topic-bridges = Bridges
    .text =
        You may place a tile so that a road meets a field, if a bridge carries the road on (BR11). The bridge lies on the tile just placed or on the tile beside it, straight from one field edge to the opposite one (BR10). It is a road of its own that counts one tile, and a meeple may stand on it (BR15, BR16).

        - I show such squares with the others, and building the bridge is part of placing the tile.
        - If the tile needed no bridge, you may build one on it if both its ends face free squares (BR82).
        - A bridge joins nothing that it crosses and divides no field (BR80).
        - A tile carries at most one bridge, and it stays (BR12).
        - If a tile fits only with a bridge, you may put it out of the game and draw another (BR17).
        - Each player has 3 bridges, with 5 or 6 players 2 (BR1). Unused bridges bring nothing (BR50).
topic-castles = Castles
    .text =
        When a city of exactly two semicircular pieces is finished with one meeple, the meeple’s owner may make it a castle instead of scoring it (BR20, BR21). The meeple becomes its lord. The castle then scores the first road, city, monastery or garden that a later tile finishes in its fief, for the lord’s owner (BR25).

        - The fief of a castle is its two tiles and the two tiles on each long side (BR24). A feature with any part there triggers the castle.
        - The lord’s owner gets the points, no matter who scores the feature (BR27). If several are finished at once, the most valuable counts (BR28).
        - A castle that scores triggers castles beside it (BR29). Then the lord goes home, and the castle stays empty.
        - A lord is safe from dragon and tower (BR31).
        - For farmers a castle is a finished city worth 4 points (BR33).
        - A castle that was never triggered brings nothing (BR50). Each player has 3 castles, with 5 or 6 players 2 (BR1).
topic-bazaars = Bazaars
    .text =
        After a turn with a bazaar tile, as many tiles as players are laid open (BR40). The player to the left picks one and bids 0 or more for it, and each other player without a tile may bid more, once (BR41). Then the picker pays the highest bid to its bidder and has the tile, or takes the points and lets the bidder have it (BR42).

        - If a bidder’s time runs out, that is no bid.
        - If nobody bids more, the picker pays the bid to nobody and has the tile.
        - Then the next player without a tile picks; the last tile is free (BR43).
        - Points may fall below 0 (BR47).
        - In the next turn each player places the new tile instead of drawing (BR44). Until all are placed, bazaar tiles bring no new bazaar (BR45).
        - With fewer tiles left than players there is no bazaar (BR46).
        - The second part of a double turn comes before the bids (BR48).
        - With *Bazaars without bids* each player in turn takes one tile (BR49, V11).
        - With *Bids in secret* the other players bid at once, and only the picker’s bid is seen until all have bid (BR52, V20).

## What the example pictures of /rules show, for screen readers: plain, at most 500 characters

example-bridges = A road from the west runs onto a bridge over the monastery tile in the middle. The blue highwayman stands on the bridge.
example-castles = Two half-round city pieces are a castle now. The road beside it is finished, so the red player got its points, and the red lord went home.

## The legend, a line each: at most 60 characters

legend-mark-bazaar = Bazaar: the next tiles are sold
legend-piece-bridge = Bridges a player has left
legend-piece-laid-bridge = Bridge: a road over a tile
legend-piece-castle = Castles a player has left
legend-piece-laid-castle = Castle: scores the first feature finished beside it

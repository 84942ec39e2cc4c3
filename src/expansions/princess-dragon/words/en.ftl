## In the lobby: at most 38 characters, .about at most 100 characters

rule-princess-dragon = Princess & Dragon
    .about = a dragon eats figures, a fairy protects; princesses and portals
set-princess-and-dragon = Princess & Dragon

## In play

# Printed on a tile, after "with".
mark-volcano = a volcano
mark-dragon = a dragon
mark-portal = a magic portal
mark-princess = a princess

piece-dragon = the dragon
piece-fairy = the fairy
sign-dragon = 🐉
sign-fairy = 🧚

term-fairy = { $count ->
    [one] { $count } fairy
   *[other] { $count } fairies
}
bonus-fairy = fairy
bonus-fairy-turn = fairy at the start of the turn
# A line of the log. $square: where the fairy is.
scored-fairy-turn = { $who } **+{ $points }**: fairy at { $square }.
bonus-fairy-completed = fairy beside the figure
sum-fairy = fairy

## What happened: $seat is who did it

event-dragon-came = The dragon { $from ->
    [none] wakes
   *[other] flies from { $from }
} and comes to the volcano at { $to }.
event-dragon-moved = { $seat } moved the dragon to { $to }, step { $step } of 6.
event-dragon-stuck = The dragon cannot move on from { $at } and rests.
event-fairy-moved = { $seat } put the fairy beside the { FORM($beside-role, "in") } at { $beside }.

# $listed: "Ada 1 meeple, Bo 2 meeples".
removed-dragon = The dragon eats: { $listed }.
removed-princess = The princess sends home: { $listed }.

## What is asked: $trail says how many steps the dragon has made, with the one that is asked for

ask-dragon = { $who } – move the dragon, step { $trail } of 6
    .follows = Then the dragon moves, before anything is scored.
# $home: who would be eaten, or "none".
action-dragon = { $at }{ $home ->
    [none] {""}
   *[other] {" "}– eats { $home }
}
action-fairy = Fairy to { FORM($beside-role, "in") } { $beside-spot }
action-princess = Send home { $seat }’s { FORM($from-role, "in") } at { $from-spot }

# Opens a menu of $count choices; and what it says above them.
group-fairy = Move the fairy ({ $count }) …
    .ask = **Beside which of your meeples?** The dragon stays off her tile, and she brings you points.
group-princess = Send somebody home ({ $count }) …
    .ask = **Whom does the princess send home?** This is your whole action.

## A standing answer: what switches it on and off, and what that means

# at most 80 characters, .off at most 80 characters
standing-dragon-away = Don’t ask again: move the dragon away
    .off = Ask me about the dragon again
standing-dragon-away-set = From now on I make your steps of the dragon at once, away from your figures. It eats as few of them as it can, and then goes as far from the nearest as it can.
    .unset = I ask you again when the dragon’s next step is yours.

## Answers of /rules: at most 80 characters, .text at most 1500 characters

topic-dragon = The dragon
    .text =
        The dragon comes to each volcano tile when it is placed, and nobody may put a figure on the dragon’s tile (PD12, PD14). A tile with a dragon is placed as usual and may get a meeple; then the dragon makes six steps before anything is scored (PD15). It eats every figure on a tile that it enters, builders and pigs too; they go home without points (PD18).

        - The player whose turn it is makes the first step, then the others clockwise, round and round (PD16).
        - Each step leads to a tile beside the dragon, but not to the fairy’s tile or to a tile where it was in this movement. Without such a tile it rests (PD17).
        - Dragon tiles drawn before the first volcano are kept aside and shuffled in when it is placed (PD10).
topic-fairy = The fairy
    .text =
        Instead of placing a figure, you may move the fairy beside one of your meeples anywhere (PD21). If she is with you when your turn starts, you get 1 point, once a turn and not in its second part (PD23). When the feature of her meeple is scored, the meeple’s owner gets 3 more, also without majority and at the end of the game (PD24, PD40).

        - The dragon never enters her tile (PD17).
        - Taking an abbot back does not bring the 3 points (PD63).
        - When her meeple leaves, she stays alone on the tile, and the dragon still cannot enter it (PD25).
topic-princess = Princesses and portals
    .text =
        If the princess on your tile belongs to a city with meeples, you may send one of them home, even one of your own (PD27). A portal lets your meeple go to any tile instead of this one. It goes on an unfinished, unoccupied feature (PD30).

        - Sending a meeple home is your whole action: no figure, fairy or abbot after it (PD28, PD60).
        - No portal leads to where the dragon is (PD31).
        - Builders and pigs cannot use a portal; an abbot can, to a monastery or garden (PD61).

## What the example pictures of /rules show, for screen readers: plain, at most 500 characters

example-dragon = A volcano has just been placed in the south, and the dragon has come to it. Beside it a red highwayman stands on a road: if the dragon moves there, it eats him.

## The legend, a line each: at most 60 characters

legend-mark-volcano = Volcano: the dragon comes here
legend-mark-dragon = Dragon on a tile: the dragon moves
legend-mark-portal = Magic portal: a meeple on any tile
legend-mark-princess = Princess: may send home a knight of her city
legend-piece-dragon = Dragon: sends home the figures that it meets
legend-piece-fairy = Fairy: keeps a figure safe and brings points

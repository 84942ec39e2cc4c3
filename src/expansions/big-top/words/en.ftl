## In the lobby: at most 38 characters, .about at most 100 characters

rule-big-top = Under the Big Top
    .about = a wandering tent with hidden animals, pyramids of acrobats, and a ringmaster each
set-under-the-big-top = Under the Big Top

## In play

figure-ringmaster = { $count ->
    [one] { $count } ringmaster
   *[other] { $count } ringmasters
}
sign-ringmaster = 📣
role-ringmaster = Ringmaster
    .form-a = a ringmaster
    .form-in = ringmaster

# What acrobats stand on, and what a meeple is called there.
kind-pyramid = pyramid
role-on-pyramid = Acrobat
    .form-a = an acrobat
    .form-in = acrobat

# Printed on a tile, after "with".
mark-circus = a circus
mark-pyramid = a pyramid of acrobats

piece-tent = the tent
sign-tent = 🎪

# Below the list of tiles left: how many tokens of each animal nobody has seen.
left-animals = Animals still hidden: elephant (7 points) × { $elephant }, tiger (6) × { $tiger }, bear (5) × { $bear }, seal (4) × { $seal }, monkey (3) × { $monkey }, flea (1) × { $flea }.

# Meeples on the tent's tile and around it.
term-meeples-around = { $count ->
    [one] { $count } meeple
   *[other] { $count } meeples
}
term-acrobats = { $count ->
    [one] { $count } acrobat
   *[other] { $count } acrobats
}
# Circus and acrobat tiles, the ringmaster's own tile among them.
term-shows-around = { $count ->
    [one] { $count } circus or acrobat tile
   *[other] { $count } circus and acrobat tiles
}
bonus-big-top = show in the tent
bonus-acrobats = acrobats
bonus-ringmaster = ringmaster
sum-big-top = tent
sum-acrobats = acrobats
sum-ringmaster = ringmaster
    .short = ringmaster

## What happened

# $at: a square.
event-animal-shown = The tent at { $at } shows { $animal ->
    [elephant] an elephant: 7 points
    [tiger] a tiger: 6 points
    [bear] a bear: 5 points
    [seal] a seal: 4 points
    [monkey] a monkey: 3 points
   *[flea] a flea: 1 point
} for each meeple on its tile and around.
# $from, $to: squares; $from is "none" for the first circus.
event-tent-pitched = The tent { $from ->
    [none] is pitched at { $to }, with a hidden animal.
   *[other] moves on to { $to }, with another hidden animal.
}

## What is asked

# The panel's notice before a figure is placed.
ask-tent =
    .follows = Then the tent shows its animal and moves here, and you cannot take the turn back.
# $figure-role (thing)
action-acrobat = { $figure-role } onto the pyramid at { $at }
action-score-pyramid = Score the pyramid at { $at }

# Opens a menu of $count choices; and what it says above them.
group-acrobat = Acrobat ({ $count }) …
    .ask = **Onto which pyramid?** Up to three meeples of any players stand on one. This is your whole action.
group-score-pyramid = Score a pyramid ({ $count }) …
    .ask = **Which full pyramid?** Each acrobat brings its owner 5 points and comes home. This is your whole action.

# What the panel of the turn says before a figure is placed.
brings-tent-pitched = The tent is pitched here, with a hidden animal.

## Answers of /rules: at most 80 characters, .text at most 1500 characters

topic-circus = The circus
    .text =
        When the first circus tile is placed, the tent is pitched on it, with an animal hidden below (BT10). At each later circus tile the tent shows its animal, after everything is scored and the wagons have driven on. Each meeple on the tent’s tile and on the eight tiles around brings its owner the animal’s points (BT12).

        - Knights, farmers, monks, acrobats and meeples on towers count alike. A large meeple counts once, and builders, pigs, barns and shepherds do not count (BT13).
        - Meeples that have just gone home do not count (BT14).
        - Then the tent moves to the new tile, with another hidden animal (BT12).
        - There are 1 elephant (7 points), 2 tigers (6), 3 bears (5), 5 seals (4), 4 monkeys (3) and 1 flea (1) (BT1).
        - A shown animal leaves the game, and nobody knows the next (BT15).
        - The seed that orders the tiles also decides the animals. You can check them with the record (BT51).
        - At the end the tent shows its last animal (BT40).
        - No figure stands on the circus itself; the rest of the tile is used as usual (BT11).
        - You cannot take back a tile that moves the tent, since you have seen the animal (BT51).
topic-acrobats = Acrobats and the ringmaster
    .text =
        Instead of any other action, you may put a meeple on a pyramid. It must be on the tile just placed or on one of the eight around, and hold fewer than three acrobats (BT20). Only normal meeples and the phantom may do this (BT21, BT81).

        - Several players may share a pyramid, which has no majority (BT20, BT24).
        - With a portal it may be any pyramid (BT68).
        - A full pyramid may be scored by any player instead of another action, wherever it is. Each acrobat brings its owner 5 points, and all three come home (BT22).
        - The action that fills it does not score it (BT23).
        - At the end each acrobat still brings 5 points (BT40).
        - The ringmaster is a meeple like others, except on pyramids (BT21).
        - When his feature is scored, also without majority and at the end, he brings 2 points more for each circus tile and each acrobat tile. His own tile and the eight around it count (BT30).

## What the example pictures of /rules show, for screen readers: plain, at most 500 characters

example-circus = The tent has just been pitched on the circus tile below the start tile. On its tile and around it stand a red knight, a red farmer and a blue monk. When the next circus tile comes, each of them brings its owner the points of the hidden animal.
example-acrobats = Two blue acrobats and a red acrobat stand on a pyramid. Any player may score it instead of placing a figure: blue gets 10 points, red gets 5. A red ringmaster is on the monastery beside it: when that is scored, he brings 2 points more for the tile with the pyramid.

## The legend, a line each: at most 60 characters

legend-figure-ringmaster = Ringmaster: 2 points for each circus and pyramid around
legend-mark-circus = Circus: the tent comes here
legend-mark-pyramid = Pyramid: up to three acrobats, 5 points each
legend-piece-tent = Tent: its animal scores for meeples around it

term-towns = { $count ->
    [one] { $count } town
   *[other] { $count } towns
}
bonus-island = island
bonus-town = town
sum-island = islands
sum-town = towns

## What the panel says before a figure is placed. $points have their sign: "+4"

effect-part-town = The town gives you another turn after this one.
effect-island = The island’s coats of arms: **{ $points }** for you.
effect-town = The town you cover: **{ $points }** for you.

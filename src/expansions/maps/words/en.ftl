term-towns = { $count ->
    [one] { $count } town
   *[other] { $count } towns
}
bonus-island = island
bonus-town = town
sum-island = islands
sum-town = towns

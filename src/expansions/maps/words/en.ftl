term-towns = { $count ->
    [one] { $count } town
   *[other] { $count } towns
}
bonus-island = island
bonus-town = town
sum-island = islands
sum-town = towns

# What kind of turn it is, after the title of a turn; and the same as a sentence.
part-town = turn by a town
    .sentence = Turn by a town.

# $squares: where one may build from now on; none if it is nowhere just now.
map-city-found = { $name } is discovered: everybody may build beside it{ $squares ->
    [none] .
   *[other] , now on { $squares }.
}
map-ferry-found = The ferry { $name } is discovered: everybody may build on at { $squares }.

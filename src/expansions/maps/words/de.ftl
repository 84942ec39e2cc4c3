term-towns = { $count ->
    [one] { $count } Ort
   *[other] { $count } Orte
}
bonus-island = Insel
bonus-town = Ort
sum-island = Inseln
sum-town = Orte

part-town = Zug durch einen Ort
    .sentence = Zug durch einen Ort.

map-city-found = { $name } ist entdeckt: Alle dürfen daneben bauen{ $squares ->
    [none] .
   *[other] , jetzt auf { $squares }.
}
map-ferry-found = Die Fähre { $name } ist entdeckt: Alle dürfen auf { $squares } weiterbauen.

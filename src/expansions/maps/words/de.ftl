term-towns = { $count ->
    [one] { $count } Ort
   *[other] { $count } Orte
}
bonus-island = Insel
bonus-town = Ort
sum-island = Inseln
sum-town = Orte

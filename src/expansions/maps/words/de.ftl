term-towns = { $count ->
    [one] { $count } Ort
   *[other] { $count } Orte
}
bonus-island = Insel
bonus-town = Ort
sum-island = Inseln
sum-town = Orte

effect-part-town = Der Ort gibt dir nach diesem Zug noch einen.
effect-island = Die Wappen der Insel: **{ $points }** für dich.
effect-town = Der überbaute Ort: **{ $points }** für dich.

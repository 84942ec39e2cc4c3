alt-last = Zuletzt: { $lines }
alt-turn = Spielplan, Zug { $turn }: { $who } ist dran, noch { $left } Plättchen.
alt-over = Spielplan am Ende des Spiels.
alt-tile = Plättchen: { $tile }.
alt-score = { $who } { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
alt-map = Karte: { $name }, noch { $free ->
    [one] { $free } Feld frei.
   *[other] { $free } Felder frei.
}
alt-pieces = Auf dem Spielplan: { $listed }.
alt-trail = { $piece }, gekommen über { $squares }
alt-beside = { $piece }, bei einer Figur von { $whose } ({ $role })
alt-targets = Spielplan mit markierten Plätzen: { $listed }.
alt-scores = Stand: { $listed }.
alt-numbers = Es passt auf: { $listed }.
alt-choices = Zur Wahl: { $listed }.
alt-and-more = und { $count } weitere
alt-close-up = Ausschnitt um { $square }{ $tile ->
    [none] .
   *[other] {" "}mit dem Plättchen, noch nicht gelegt: { $tile }.
}
alt-laid = Um { $square } herum, mit dem dort gelegten Plättchen: { $tile }.
alt-tiles-for = Plättchen, die auf { $square } passen: { $listed }.
    .none = Keines der noch nicht gesehenen Plättchen passt auf { $square }.
alt-place = { $label } steht für { $place }
alt-tiles-left = Noch { $left } Plättchen: { $listed }.

symbol-add-meeple = Meeple dazu
symbol-place-anywhere = überall setzen
symbol-extra-turn = Extrazug

term-arrows = { $count ->
    [one] { $count } Pfeil
   *[other] { $count } Pfeile
}
bonus-arrow = nicht aktivierter Pfeil
    .short = Pfeil
sum-arrow = Pfeile

part-extra = Extrazug
    .sentence = Extrazug.

event-arrow = { $active ->
    [none] Der Pfeil von { $seat } zeigt auf kein Plättchen und aktiviert nichts.
   *[other] { $seat } hat den Pfeil auf { $active } aktiviert: { $active-symbol-name }.
}

alt-arrow = { $square } nach { $side }: { $symbol }
alt-arrows = Pfeile: { $listed }.
alt-active = Aktiv: Pfeil auf { $square }, { $symbol }.

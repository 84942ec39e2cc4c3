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

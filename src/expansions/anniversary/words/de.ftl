rule-arrows = Jubiläumspfeile
    .about = 2 Punkte, ein Meeple neben deinem oder überall, ein Extrazug
set-anniversary = 20. Jubiläum
    .about = mit Pfeilen; ihre Bilder sind ungeprüfte Vorschläge dieses Projekts
    .note = Die Bilder der 15 Pfeilplättchen sind ungeprüfte Vorschläge dieses Projekts.

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

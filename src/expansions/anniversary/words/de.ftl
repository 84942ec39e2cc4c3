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

effect-arrow-active = Aktiv: der Pfeil auf **{ $square }**, { $symbol }.
effect-arrow-not-active = Dein eigener Pfeil ist nicht der aktive: **+2** für dich.
effect-arrow-nowhere = Dein Pfeil zeigt auf kein Plättchen: **+2** für dich.
effect-extra-turn = { $when ->
    [sure] Nach diesem Zug hast du einen Extrazug.
    [perhaps] Nach diesem Zug hast du einen Extrazug, wenn du nicht eben einen hattest.
   *[never] Er bewirkt nichts: Es gibt keinen weiteren Extrazug.
}
panel-arrows = { $count } Pfeile könnten aktiv werden: Wähle einen.
panel-arrow = { $mark }: { $own ->
    [yes] hier
   *[no] { $square }
} – { $symbol }{ $idle ->
    [yes] , wirkungslos
   *[no] {""}
}{ $bonus ->
    [yes] , +2 für deinen
   *[no] {""}
}

panel-elsewhere-add-meeple = Neben einen von meinen ({ $places }) …
    .note = Der Pfeil bietet auch Plätze auf anderen Plättchen an, statt auf diesem.
    .ask = **Neben welchen deiner Meeples?** Zwei stehen dort nebeneinander, nie drei, und beide zählen.
panel-elsewhere-place-anywhere = Woandershin ({ $places }) …
    .note = Der Pfeil bietet auch Plätze auf anderen Plättchen an, statt auf diesem.
panel-beside = { $figure ->
    [none] Neben { FORM($role, "dat") } { $square }
   *[other] { $figure } neben { FORM($role, "dat") } { $square }
}

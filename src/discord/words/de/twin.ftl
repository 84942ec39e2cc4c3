button-in-words = In Worten
button-table-in-words = Tisch in Worten
button-table-in-pictures = Tisch mit Bildern
command-board-text = Der ganze Plan in Worten, für dich allein
command-play-text = Alles in Worten, für alle, die keine Bilder sehen können
lobby-in-words = Dieser Tisch hat Worte statt Bilder.

twin-now = Jetzt
twin-then = In diesem Zug
twin-fits = Wohin das Plättchen passt
twin-choices = Zur Wahl
twin-row = Reihe { $row }
twin-continued = { $title } (weiter)
twin-features = Was auf dem Plan ist

twin-page = **Der Plan in Worten**, Seite { $page } von { $pages }
twin-menu = Zu einer Seite …
twin-figure = { $who }: { $figure } ({ $place })
twin-field = Wiese im { $sides }
twin-last = zuletzt gelegt
twin-next-tile = { $who } legt als Nächstes: { $tile }
twin-edge = { $edge ->
    [C] Stadt
    [R] Straße
    [S] Fluss
   *[other] Wiese
} im { $side }
twin-fit = **{ $number }** = { $square }: { $ways }. Daneben: { $beside }.
twin-fit-alone = **{ $number }** = { $square }: { $ways }.
twin-dead = Kein übriges Plättchen passt auf: { $squares }.
twin-feature = { $feature }. Auf { $on }{ $open ->
    [none] .
   *[other] ; offen nach { $open }.
}

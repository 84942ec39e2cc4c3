turn-title = { $who } – dein Plättchen (noch { $left }){ $part ->
    [none] {""}
   *[other] , { $part }
}
turn-title-computer = { $who } denkt über das Plättchen nach (noch { $left })
turn-two-tiles = Zwei Plättchen: 1. { $tile }; 2. { $other }
turn-tile = Plättchen: { $tile }
turn-over = Das Spiel ist zu Ende.
turn-resigned = aufgegeben
turn-page = Zahlen { $from }–{ $to } von { $of }; *Nächste Seite* zeigt die übrigen.

turn-region-N = Norden
turn-region-NE = Nordosten
turn-region-E = Osten
turn-region-SE = Südosten
turn-region-S = Süden
turn-region-SW = Südwesten
turn-region-W = Westen
turn-region-NW = Nordwesten
turn-region-middle = Mitte

turn-asked-too = Jetzt auch gefragt: { $listed }.
turn-map = { $name }: noch { $free ->
    [one] { $free } Feld frei.
   *[other] { $free } Felder frei.
}
turn-past = Zug { $turn }
turn-next = Es folgen: { $listed }.

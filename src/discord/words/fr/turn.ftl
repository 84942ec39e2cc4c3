turn-title = { $who } – ta tuile (encore { $left }){ $part ->
    [none] {""}
   *[other] , { $part }
}
turn-title-computer = { $who } réfléchit à sa tuile (encore { $left })
turn-two-tiles = Deux tuiles : 1. { $tile } ; 2. { $other }
turn-tile = Tuile : { $tile }
turn-over = La partie est finie.
turn-resigned = abandon
turn-page = Numéros { $from } à { $to } sur { $of }. *Page suivante* montre les autres.

turn-region-N = Nord
turn-region-NE = Nord-est
turn-region-E = Est
turn-region-SE = Sud-est
turn-region-S = Sud
turn-region-SW = Sud-ouest
turn-region-W = Ouest
turn-region-NW = Nord-ouest
turn-region-middle = Centre

turn-asked-too = On demande aussi à { $listed }.
turn-map = { $name } : { $free ->
    [one] { $free } case libre.
   *[other] { $free } cases libres.
}
turn-past = Tour { $turn }
turn-next = Ensuite : { $listed }.

turn-title = { $who }: tu loseta ({ $left ->
    [one] queda { $left }
   *[other] quedan { $left }
}){ $part ->
    [none] {""}
   *[other] , { $part }
}
turn-title-computer = { $who } piensa dónde poner la loseta ({ $left ->
    [one] queda { $left }
   *[other] quedan { $left }
})
turn-two-tiles = Dos losetas: 1. { $tile }; 2. { $other }
turn-tile = Loseta: { $tile }
turn-over = La partida ha terminado.
turn-resigned = se rindió
turn-page = Números { $from }–{ $to } de { $of }. *Página siguiente* muestra los demás.

turn-region-N = Norte
turn-region-NE = Noreste
turn-region-E = Este
turn-region-SE = Sureste
turn-region-S = Sur
turn-region-SW = Suroeste
turn-region-W = Oeste
turn-region-NW = Noroeste
turn-region-middle = Centro

turn-asked-too = Ahora también se pregunta a { $listed }.
turn-map = { $name }: { $free ->
    [one] { $free } casilla libre.
   *[other] { $free } casillas libres.
}
turn-past = Turno { $turn }
turn-next = A continuación: { $listed }.

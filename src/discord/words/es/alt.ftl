alt-last = Lo último: { $lines }
alt-turn = Tablero, turno { $turn }: le toca a { $who }, { $left ->
    [one] queda { $left } loseta.
   *[other] quedan { $left } losetas.
}
alt-over = Tablero al final de la partida.
alt-tile = Loseta: { $tile }.
alt-score = { $who } { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
alt-map = Mapa: { $name }, { $free ->
    [one] { $free } casilla libre.
   *[other] { $free } casillas libres.
}
alt-pieces = En el tablero: { $listed }.
alt-trail = { $piece }, pasando por { $squares }
alt-beside = { $piece }, junto { FORM($role, "to") } de { $whose }
alt-targets = Tablero con sitios marcados: { $listed }.
alt-scores = Puntuación: { $listed }.
alt-numbers = Encaja en: { $listed }.
alt-choices = Para elegir: { $listed }.
alt-and-more = y { $count } más
alt-close-up = Detalle alrededor de { $square }{ $tile ->
    [none] .
   *[other] , con la loseta como transparencia: { $tile }.
}
alt-laid = Alrededor de { $square }, con la loseta colocada ahí: { $tile }.
alt-tiles-for = Losetas que encajan en { $square }: { $listed }.
    .none = Ninguna de las losetas por salir encaja en { $square }.
alt-place = { $label } señala { $place }
alt-tiles-left = { $left ->
    [one] Queda { $left } loseta
   *[other] Quedan { $left } losetas
}: { $listed }.

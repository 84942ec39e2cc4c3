list-tiles-left = { $left ->
    [0] No quedan losetas
    [one] Queda { $left } loseta
   *[other] Quedan { $left } losetas
}
list-set-aside = { $count ->
    [one] Hay { $count } más apartada, que salió antes de poder jugarse: { $listed }.
   *[other] Hay { $count } más apartadas, que salieron antes de poder jugarse: { $listed }.
}
list-taken-out = { $count ->
    [one] { $count } loseta de la lista se retiró al azar antes de la partida, y nadie sabe cuál.
   *[other] { $count } losetas de la lista se retiraron al azar antes de la partida, y nadie sabe cuáles.
}
list-taken-unseen = { $count ->
    [one] { $count } loseta de la lista está boca abajo, fuera de la partida, y nadie sabe cuál es.
   *[other] { $count } losetas de la lista están boca abajo, fuera de la partida, y nadie sabe cuáles son.
}
list-fits = { $count ->
    [one] ### { $count } de las { $unseen } losetas por salir encaja en { $square }
   *[other] ### { $count } de las { $unseen } losetas por salir encajan en { $square }
}
list-fits-none = Ninguna de las losetas por salir ({ $unseen }) encaja en **{ $square }** con sus vecinas de ahora.

list-standings =
    ### Quién está dónde
    -# Puntos ahora; tras la barra, los que da la zona completa.
    .none = No hay nadie en ninguna zona incompleta.
list-closer = ### { $squares ->
    [none] El tablero entero
   *[other] { $squares }
}

list-fields = ### Campos con campesinos
    .none = Todavía no hay campesinos en ningún campo.
list-field = { $points ->
    [one] Campo en { $square }, { $cities } – { $people }: { $points } punto
   *[other] Campo en { $square }, { $cities } – { $people }: { $points } puntos
}

list-more = ### Más sobre esta partida

and-more = … y { $count } más

## The legend, which the panel "More" leads to

list-legend = ### Lo que está en juego aquí
# A line each: at most 60 characters.
legend-figure-meeple = Seguidor: ocupa el lugar donde está
legend-sign-press = Un número: pulsa su botón
legend-sign-move = Una loseta recién puesta, del color de su jugador
legend-sign-points = Puntos recién ganados, y dónde
legend-sign-home = Una figura que acaba de volver
legend-sign-dead = Una casilla en la que no cabe ninguna loseta restante

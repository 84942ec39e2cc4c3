panel-tile = **{ $square }**: { $tile } ({ turned }).
panel-ask = { $choosing ->
    [yes] Elige una figura y su sitio, o ninguna figura.
   *[no] { $mixed ->
        [yes] ¿Pones una figura?
       *[no] ¿Pones un seguidor?
    } Tienes { $supply }.
} Cada botón coloca la loseta{ $ends ->
    [yes] {" "}y termina tu turno
   *[no] {""}
}.
panel-ask-nothing = { $supplied ->
    [yes] En esta loseta no puede ir ningún seguidor.
   *[no] No te quedan seguidores.
} { $others ->
    [yes] Abajo hay otras acciones.
   *[no] El botón coloca la loseta{ $ends ->
        [yes] {" "}y termina tu turno
       *[no] {""}
    }.
}

panel-waits = { $who ->
    [none] Primero decide algo el azar. Después puedes poner una figura. El botón coloca la loseta.
   *[other] Primero decide algo { $who }. Después puedes poner una figura. El botón coloca la loseta.
}
panel-place-only = Colocar la loseta
panel-rotation = ↻ { $degrees }°{ $edges ->
    [none] {""}
   *[other] : { $edges }
}
panel-figure = { $who } – { $state }
panel-role-at = { $role } en { $square }
panel-no-figure = Sin figura
panel-figure-kind = { $role } ({ $count })
    .choose = { $role } ({ $count }) …
panel-figure-places = { $places ->
    [one] sitio { $listed }
   *[other] sitios { $listed }
}
panel-place-menu = Elige adónde va tu figura …
panel-others = Otra acción ({ $count }) …

panel-size = { $what }, { $size }
panel-size-tiles = { $tiles ->
    [one] { $tiles } loseta
   *[other] { $tiles } losetas
}, { $open ->
    [0] nada abierto
    [one] { $open } abierto
   *[other] { $open } abiertos
}
panel-size-cities = { $cities ->
    [one] { $cities } ciudad
   *[other] { $cities } ciudades
}
panel-size-around = { $around } de { $most } alrededor
panel-finishes = cierra { $kind }, { $points } ya
panel-gain = { $what } { $points } para { $who ->
    [none] ti
   *[other] { $who }
}

panel-elsewhere = En otra loseta ({ $places }) …
    .note = También puedes poner la figura en otra loseta.
    .ask = **¿Dónde?** En cualquier camino, ciudad, monasterio o campo incompleto y sin nadie.
panel-elsewhere-page = { $of ->
    [0] Ahora mismo no hay ningún sitio así.
   *[other] Sitios { $from }–{ $to } de { $of }.
}
panel-commits = Lo que elijas coloca la loseta enseguida. *Volver* lleva de nuevo a la loseta.

panel-done = Hecho y guardado.
panel-present = Turno { $turn }: le toca a { $who }.
panel-present-over = La partida ha terminado. Empieza otra con `/play`.

panel-what-if = **¿Y si…?** La loseta en **{ $square }**: { $tile } ({ turned }).
panel-scores-now = Esto puntúa enseguida:
panel-what-if-end = { $who ->
    [none] -# Solo tú ves esto, y no se coloca nada.
   *[other] -# Solo tú ves esto, y no se coloca nada: le toca a { $who }.
}
panel-feature = { $what } – { $people }: { $now ->
    [one] { $now } punto
   *[other] { $now } puntos
}{ $finished ->
    [none] {""}
   *[other] {" "}ahora, { $finished } al completarse
}
panel-state = { $open ->
    [0] sin lados abiertos
    [one] { $open } lado abierto
   *[other] { $open } lados abiertos
}
panel-nobody = nadie

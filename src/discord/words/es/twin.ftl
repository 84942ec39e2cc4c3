button-in-words = En palabras
button-table-in-words = Mesa en palabras
button-table-in-pictures = Mesa con imágenes
command-board-text = Todo el tablero en palabras, solo para ti
command-play-text = Todo en palabras, para quien no ve las imágenes
lobby-in-words = Esta mesa se cuenta en palabras, sin imágenes.

twin-now = Ahora
twin-then = En aquel momento
twin-fits = Dónde encaja la loseta
twin-choices = Para elegir
twin-row = Fila { $row }
twin-continued = { $title } (continúa)
twin-features = Qué hay en el tablero

twin-page = **El tablero en palabras**, página { $page } de { $pages }
twin-menu = Ir a una página …
twin-figure = { $who }: { $figure } ({ $place })
twin-field = campo al { $sides }
twin-last = colocada la última
twin-next-tile = { $who } colocará después: { $tile }
twin-edge = { $edge ->
    [C] ciudad
    [R] camino
    [S] río
   *[other] campo
} al { $side }
twin-fit = **{ $number }** = { $square }: { $ways }. Al lado: { $beside }.
twin-fit-alone = **{ $number }** = { $square }: { $ways }.
twin-dead = Ya ninguna loseta encaja en: { $squares }.
twin-feature = { $feature }. En { $on }{ $open ->
    [none] .
   *[other] ; abierto hacia { $open }.
}

board-scope-here = Este servidor
    .title = Clasificación de este servidor
board-scope-all = Todos los servidores
    .title = Clasificación entre servidores

board-pool-duel = Duelos
    .about = Partidas de dos
board-pool-table = Mesas grandes
    .about = Partidas de tres a seis
board-kind-all = Todas las partidas
    .about = Con cualquier caja y mapa
board-kind-base = Juego base
    .about = Con o sin campos y el Abad
    .goal = del juego base
board-kind-big-box = Caja grande
    .about = Con el Río o losetas de otras cajas
    .goal = con losetas de otras cajas
board-kind-maps = Mapas
    .about = En un mapa
    .goal = en un mapa
board-measure-rating = Nivel
    .about = Según quién quedó por delante de quién: mira /rules ratings
    .column = Nivel
board-measure-wins = Victorias
    .about = Partidas ganadas, también las victorias compartidas
    .column = Victorias
    .goal = Gana una partida
board-measure-games = Partidas
    .about = Partidas jugadas hasta el final
    .column = Partidas
board-measure-best-score = Más puntos
    .about = Más puntos en una partida
    .column = Puntos
board-measure-biggest-city = La mayor ciudad
    .about = Más losetas en una ciudad puntuada
    .column = Losetas
    .goal = Puntúa una ciudad en una partida
board-measure-longest-road = El camino más largo
    .about = Más losetas en un camino puntuado
    .column = Losetas
    .goal = Puntúa un camino en una partida
board-all-time = Desde siempre
board-season-now = La temporada en curso

board-menu-pool = Cuántos juegan …
board-menu-season = Temporada …
board-menu-kind = Tipo de partida …
board-menu-measure = Ordenar por …

board-column-name = Nombre
board-column-curve = Últimamente
board-page = página { $page } de { $pages }

board-games = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
board-wins = { $count ->
    [one] { $count } victoria
   *[other] { $count } victorias
}
board-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
board-rated = nivel { $rating }

board-you = Tú: puesto { $rank } ({ $figures })
board-you-hidden = Tú: { $figures }. Has elegido no salir en ninguna clasificación, así que solo tú ves esto (`/privacy`).
board-your-row = Tú: { $row }
board-nobody = { $open ->
    [yes] Todavía no hay nadie en esta clasificación.
   *[no] No hay nadie en esta clasificación.
}
board-goal = { $goal ->
    [none] Juega hasta el final una partida
   *[other] { $goal }
} { $pool ->
    [duel] de dos
   *[table] de tres a seis
}{ $kind ->
    [none] {""}
   *[other] {" "}{ $kind }
}
board-first = { board-goal } y saldrás aquí: `/play` abre una mesa.
board-not-yet = Todavía no estás en esta clasificación. { board-goal } y saldrás en ella.
board-everywhere = La clasificación entre servidores solo muestra a quien lo ha pedido: `/privacy everywhere`.
board-provisional = ?: todavía provisional; `/rules ratings` lo explica.
board-undrawn = Nombres que la imagen no puede escribir: { $listed }
board-shown = Ya puede verla todo el mundo: { $link }

profile-subtitle = En este servidor: { $figures }
profile-subtitle-alone = En este servidor, contra máquinas: { $figures }
profile-hidden = Tu perfil es privado (`/privacy`): los demás solo lo ven si tú lo muestras.
profile-rank = Puesto { $rank }
profile-best-score = Más puntos
profile-biggest-city = La mayor ciudad
profile-longest-road = El camino más largo
profile-opponent = { $games ->
    [one] Rival más frecuente ({ $games } partida)
   *[other] Rival más frecuente ({ $games } partidas)
}
profile-by-seats = Según cuántos juegan
    .seats = Personas
    .games = Partidas
    .wins = Victorias
profile-with-seats = entre { $seats }: { $figures }
profile-alone = Contra { $who } ({ $level }){ $best ->
    [none] {""}
   *[other] {" · "}máx. { $best }
}
profile-no-people = Todavía ninguna partida con otras personas.
profile-alone-note = -# Contra máquinas, una partida con pista o con un turno deshecho nunca cuenta como victoria.
profile-points = Puntos por partida
profile-alt = Perfil de { $who }. { $subtitle }

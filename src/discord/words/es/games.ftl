command-games = Tus partidas en este servidor, a quién le toca y qué mesas hay abiertas; solo para ti
command-next = Te lleva a la próxima de tus partidas en este servidor en la que te toca

games-title = ### Tus partidas en este servidor
games-link = mensaje
games-yours = **Te toca** (última acción { $since }): { $where }{ $with ->
    [none] {""}
   *[other] {" "}– con { $with }
}
games-theirs = Le toca a { $who } (última acción { $since }): { $where }{ $with ->
    [none] {""}
   *[other] {" "}– con { $with }
}
games-sitting = Aún no ha empezado: { $where }{ $with ->
    [none] {" "}– de momento solo estás tú
   *[other] {" "}– con { $with }
}
games-gone = su canal ya no existe; `/board` en otro canal lleva la partida allí
games-none = No estás en ninguna mesa de este servidor: únete a una abierta o abre una con `/play`.

games-running-title = **Partidas que puedes ver**
games-running-watch = -# Todos pueden mirar. *Seguir*, en *Más*, te avisa cuando cambia quién va ganando y quién gana.

games-open-title = **Mesas abiertas**
games-open = { $where } – la abrió { $host }; { $taken } de { $most } sitios ocupados{ $invited ->
    [yes] ; te guardan uno
   *[no] {""}
}
games-open-none = No hay ninguna otra mesa abierta en los canales que ves.

next-more = { $count ->
    [one] También te toca en otra partida.
   *[other] También te toca en otras { $count } partidas.
}
next-none = { $running ->
    [0] No tienes ninguna partida en curso en este servidor: únete a una mesa abierta de las que muestra `/games` o abre una con `/play`.
    [one] No te toca: tu partida en curso espera a otra persona.
   *[other] No te toca: tus { $running } partidas en curso esperan a otros.
}

button-go-there = Ir allí

command-play-with = A quién invitas, con menciones: @Bo @Chloé; se les guarda un sitio durante una hora
lobby-invited = Invitados: { $listed }. Cada uno tiene un sitio guardado hasta las { $until }.
refusal-places-kept = Los sitios libres están guardados para los invitados: prueba otra vez a las { $until }, cuando serán para cualquiera.
refusal-invited-typed = { $typed } no menciona a nadie: invita a la gente con menciones, por ejemplo `/play with:@Bo @Chloé`.
refusal-invited-self = No puedes invitarte: ya estás en tu mesa, así que menciona solo a los demás.
refusal-invited-bot = No se puede invitar a bots: menciona a personas y añade máquinas en el menú de la mesa.
refusal-invited-many = En una mesa cabes tú y { $most } más: no invites a más.
refusal-invited-stranger = { $user } no está en este servidor: invita a gente que esté.
refusal-invited-unwilling = { $user } no acepta invitaciones: abre la mesa sin invitarle, y podrá unirse por su cuenta.
refusal-invited-often = Has invitado a mucha gente en poco tiempo: prueba otra vez { $until } o abre la mesa sin invitar a nadie.

command-games-dashboard = Muestra aquí todas las partidas del servidor en un mensaje siempre al día (para quien lo administra)
dashboard-title = ### Partidas en este servidor
dashboard-none = Ahora no hay ninguna partida en curso: `/play` abre una mesa.
dashboard-placed = La lista está ahora en este canal y se mantiene al día. `/games dashboard:False` la quita.
dashboard-taken = La lista se ha quitado.
dashboard-none-here = En este canal no hay ninguna lista de partidas: `/games dashboard:True` pone una.
dashboard-many = Este servidor ya tiene { $most } listas así y no puede tener más: quita antes una con `/games dashboard:False` en su canal.

history-turns = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}
history-ending-resigned = acabó por rendición
history-ending-abandoned = abandonada
history-map = Mapa: { $name }

history-title = { $of ->
    [channel] ### Partidas de este canal
    [server] ### Partidas de este servidor
   *[user] ### Partidas de { $who } en este servidor
}
history-page = { $games ->
    [one] { $games } partida. El menú la abre.
   *[other] { $games } partidas, de la más nueva a la más antigua{ $pages ->
        [1] {""}
       *[other] ; página { $page } de { $pages }
    }. El menú abre la que elijas.
}
history-none = { $of ->
    [channel] En este canal todavía no ha terminado ninguna partida. `/play` abre una mesa.
    [server] En este servidor todavía no ha terminado ninguna partida. `/play` abre una mesa.
   *[user] { $who } no ha terminado todavía ninguna partida en este servidor.
}
history-newer = una partida registrada por una versión más nueva del bot
history-menu = Abre el informe final de una partida …

report-heading-scores = Puntos, turno a turno
report-heading-figures = Figuras en el tablero
report-heading-turn = Turno
report-heading-points = Puntos según su origen
report-heading-best = Las mayores puntuaciones
report-when = { $turn ->
    [none] puntuación final
   *[other] turno { $turn }
}
report-about = { $when }, { $channel }: { $what }.
report-abandoned = La partida se abandonó antes de acabar: no gana nadie. Iba así: { $scores }.
report-unreadable = Esta versión del bot no conoce las reglas de la partida del { $when }, así que no muestra imágenes de ella. Acabó así: { $scores }.
report-moments = Los mejores momentos
button-fair = ¿Es justo?
fair-fixed = El orden de las losetas quedó fijado al empezar la partida. Sale de un número secreto, la semilla.
fair-hash = El SHA-256 de la semilla es: `{ $hash }`
fair-later = La semilla se muestra aquí cuando termina la partida. Si anotas ahora el SHA-256, podrás comprobar que la semilla es la misma.
fair-seed = La semilla era: `{ $seed }`
fair-check = Si quieres comprobar la partida entera, guarda el archivo `{ $file }`. Luego ejecuta `npm run -s verify -- { $file }` con el código fuente del bot.

report-alt = Cómo fue la partida ({ $what }).
report-alt-points = Puntos: { $listed }.
report-alt-half = Tras el turno { $turn }: { $scores }.
report-alt-lead = { $changes ->
    [0] La ventaja nunca cambió de manos:
    [one] La ventaja cambió de manos una vez: al final
   *[other] La ventaja cambió de manos { $changes } veces: al final
} { $since ->
    [none] { $who } solo se puso por delante en la puntuación final.
   *[other] { $who } fue por delante desde el turno { $since }.
}
report-alt-no-lead = Nadie fue nunca por delante en solitario.
report-alt-figures = Más figuras a la vez en el tablero: { $listed }.
report-alt-best = Las mayores puntuaciones: { $listed }.

replay-text = ### La partida entera
    { $when }: { $what }. { $scores }.
    La imagen recorre todos los turnos. Con los botones avanzas a tu ritmo.
replay-reduced = -# Es más pequeña de lo normal para que Discord la acepte.
replay-no-picture = No he podido hacer la animación ahora mismo. Los botones muestran todos los turnos de todas formas.
replay-alt = Animación de la partida entera, una imagen por turno con la última loseta marcada ({ $what }). Acabó así: { $scores }. Los botones muestran cada turno con su texto.
replay-start = Antes del primer turno
replay-turn = Turno { $turn } de { $of }: { $who }
replay-end = El final de la partida
replay-nothing = No se colocó nada.
replay-record = Con este registro cualquiera puede comprobar la partida: guarda `{ $file }` y ejecuta `npm run -s verify -- { $file }`.

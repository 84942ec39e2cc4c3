event-discarded = { $seat } robó una loseta que no encaja en ningún sitio ({ $tile }): sale de la partida y se roba la siguiente.
event-put-away = Una loseta sale de la partida: { $tile }.
event-set-aside = { $seat } robó una loseta que todavía no se puede jugar ({ $tile }): queda apartada y se roba la siguiente.
event-shuffled-in = { $tiles ->
    [one] La loseta apartada vuelve a la bolsa
   *[other] Las { $tiles } losetas apartadas vuelven a la bolsa
}: { $tilesLeft ->
    [one] queda { $tilesLeft }
   *[other] quedan { $tilesLeft }
}.
event-placed = { $seat } colocó en **{ $at }**: { $tile }.
event-deployed = { $seat } puso { FORM($on-role, "a") } en { $on } ({ $on-place }).
event-moved = { $seat } cambió una posición: { FORM($from-role, "the") } de { $from } ({ $from-place }) pasa a ser { FORM($to-role, "in") } ({ $to-place }).
event-captured = { $to } tomó prisionero { FORM($from-role, "to") } de { $seat } en { $from } ({ $from-place }).
event-freed = Vuelve a casa { FORM($figure-role, "the") } de { $seat } que tenía { $from }.
event-resigned = { $seat } se rindió; sus seguidores se quedan y siguen puntuando.
event-final-scoring = **Puntuación final**
event-ended = La partida ha terminado. { $headline }

log-scored = { $who } **{ $points }**{ $shared ->
    [yes] {" "}cada uno
   *[no] {""}
}: { $what }, { $sum }{ $votes ->
    [none] {""}
   *[other] {" "}(votos { $votes })
}.
log-tie-broken = { $votes }, empate resuelto
log-home = Vuelven a la reserva: { $listed }.
log-forced = { $line } (no había otra opción).
log-more = … y { $count ->
    [one] { $count } línea más
   *[other] { $count } líneas más
}

final-wins = ¡Gana { $who } con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}!
final-shares = ¡Comparten la victoria { $who } con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} cada uno!
final-nothing = { $who }: nada más
button-log = Cronología
log-title = Cronología, con el turno más reciente primero ({ $page } de { $pages })
log-empty = Todavía no ha pasado nada.

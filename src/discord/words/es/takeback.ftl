button-take-back = Deshacer
button-done = Listo
button-next-tile = Siguiente loseta
button-final-scoring = Puntuación final
button-undo = Pedir deshacer …
button-undo-now = Preguntar a los demás
button-undo-alone = Deshacer
button-agree-to-undo = De acuerdo
button-decline-undo = No
takeback-held = { $last ->
    [yes] La puntuación final llega a las { $when }, o enseguida con *Puntuación final*
   *[no] La siguiente loseta llega a las { $when }, o en cuanto el siguiente jugador pulse *Siguiente loseta* o un número
}: hasta entonces { $who } puede deshacer este turno.
takeback-own = Puedes deshacer este turno hasta las { $when }: { $last ->
    [yes] entonces llega la puntuación final, o enseguida con *Listo*.
   *[no] entonces llega la siguiente loseta, o enseguida con *Listo*.
}
takeback-taken = Deshecho: vuelve a ser tu turno como antes, con la misma loseta.
takeback-on = Deshacer: { $seconds } segundos
    .about = ese tiempo espera la siguiente loseta tras un turno, si nadie pulsa antes
takeback-off = Deshacer: no
    .about = lo jugado queda jugado; más tarde hace falta que todos estén de acuerdo
takeback-undo-confirm = Se desharía esto, y volvería a ser tu turno, con la misma loseta que entonces:
    { $moves }
    { $alone ->
        [yes] Contigo solo juegan máquinas, y no les importa.
       *[no] Todos los demás tienen que estar de acuerdo: { $others }.
    } La partida entonces **no cuenta para el nivel**, y el informe final lo dice.
takeback-undo-wish = { $others }, { $who } pide deshacer esto:
    { $moves }
    Volvería a ser el turno de { $who }, con la misma loseta que entonces. Desde ese momento la partida **no cuenta para el nivel**. Se hace en cuanto todos pulséis *De acuerdo*; seguir jugando es decir que no.
takeback-undo-asked = Se ha preguntado a los demás.
takeback-undo-agreed = Anotado. Falta el acuerdo de { $still }.
takeback-undo-done = De común acuerdo, { $who } ha deshecho su último turno, con todo lo que vino después. Desde ahora la partida **no cuenta para el nivel**.
takeback-undo-declined = { $who } dice que no: no se deshace nada.
takeback-unrated = -# Se deshicieron turnos de común acuerdo: esta partida no cuenta para el nivel.
refusal-too-late-to-take-back = Es demasiado tarde para deshacerlo con una pulsación: en *Más* puedes pedírselo a los demás.
refusal-not-yours-to-take-back = Ese turno era de { $user }, y solo { $user } puede deshacerlo.
refusal-tile-held = { $user } aún puede deshacer el último turno. La siguiente loseta llega a las { $until }, o en cuanto { $user } pulse *Listo* o el siguiente jugador pulse *Siguiente loseta* o un número.
refusal-nothing-to-take-back = No hay nada que deshacer: aún no has tenido ningún turno, o alguien ha abandonado desde entonces.
command-play-take-back = Cuánto tiempo se puede deshacer un turno hecho (si no se dice: 10 segundos)
choice-take-back-off = Nada
choice-take-back-10 = 10 segundos
choice-take-back-30 = 30 segundos

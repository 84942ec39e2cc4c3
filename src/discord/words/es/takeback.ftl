button-take-back = Deshacer
button-done = Listo
button-next-tile = Siguiente loseta
button-final-scoring = Puntuación final
button-undo = Pedir deshacer …
button-undo-now = Preguntar al resto
button-undo-alone = Deshacer
button-agree-to-undo = De acuerdo
button-decline-undo = No
takeback-held = { $who } puede deshacer este turno hasta { $last ->
    [yes] la puntuación final: a las { $when }, o enseguida con *Puntuación final*
   *[no] la siguiente loseta: a las { $when }, o cuando el siguiente jugador pulse *Siguiente loseta* o un número
}.
takeback-own = Puedes deshacer este turno hasta las { $when }. { $last ->
    [yes] Entonces llega la puntuación final, o enseguida con *Listo*.
   *[no] Entonces llega la siguiente loseta, o enseguida con *Listo*.
}
takeback-taken = Deshecho: vuelve a ser tu turno, con la misma loseta.
takeback-on = Deshacer: { $seconds } segundos
    .about = la siguiente loseta espera este tiempo, si nadie pulsa Siguiente loseta
takeback-off = Deshacer: no
    .about = un turno hecho vale enseguida; solo se deshace si todos están de acuerdo
takeback-undo-confirm = Volvería a ser tu turno, con la misma loseta que entonces. Se desharía esto:
    { $moves }
    { $alone ->
        [yes] Contigo solo juegan máquinas, y no les importa.
       *[no] Todos los demás tienen que estar de acuerdo: { $others }.
    } La partida entonces **no cuenta para el nivel**, y el informe final lo dice.
takeback-undo-wish = { $others }, { $who } pide deshacer esto:
    { $moves }
    Después vuelve a ser el turno de { $who }, con la misma loseta que entonces. A partir de ahí la partida **no cuenta para el nivel**. Se hace cuando todos pulsen *De acuerdo*. Seguir jugando es decir que no.
takeback-undo-asked = Se ha preguntado a los demás.
takeback-undo-agreed = Anotado. Falta el acuerdo de { $still }.
takeback-undo-done = De común acuerdo, { $who } ha deshecho su último turno y todo lo que vino después. Desde ahora la partida **no cuenta para el nivel**.
takeback-undo-declined = { $who } dice que no: no se deshace nada.
takeback-unrated = -# Esta partida no cuenta para el nivel: se deshicieron turnos de común acuerdo.
refusal-too-late-to-take-back = Es demasiado tarde para deshacerlo con una pulsación: en *Más* puedes pedírselo a los demás.
refusal-not-yours-to-take-back = Ese turno era de { $user }, y solo { $user } puede deshacerlo.
refusal-tile-held = { $user } aún puede deshacer el último turno. La siguiente loseta llega a las { $until }, o en cuanto { $user } pulse *Listo* o el siguiente jugador pulse *Siguiente loseta* o un número.
refusal-nothing-to-take-back = No hay nada que deshacer: aún no has tenido ningún turno, o alguien se ha rendido desde entonces.
command-play-take-back = Cuánto tiempo se puede deshacer un turno hecho (si no se indica: 10 segundos)
choice-take-back-off = Nunca
choice-take-back-10 = 10 segundos
choice-take-back-30 = 30 segundos

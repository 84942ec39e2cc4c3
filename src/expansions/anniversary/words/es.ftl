rule-arrows = Flechas de aniversario
    .about = 2 puntos, un seguidor junto al tuyo o donde sea, un turno extra
set-anniversary = 20.º Aniversario
    .note = Los dibujos de las 15 losetas con flecha son propuestas de este proyecto, sin verificar.

symbol-add-meeple = añadir un seguidor
symbol-place-anywhere = poner donde sea
symbol-extra-turn = turno extra

mark-water-tower = una torre de agua
mark-lone-highwayman = un bandido
mark-farmhouse = una granja
mark-stable = un establo

term-arrows = { $count ->
    [one] { $count } flecha
   *[other] { $count } flechas
}
bonus-arrow = flecha no activada
    .short = flecha
scored-arrow = { $who } **+{ $points }**: la flecha no se activa.
sum-arrow = flechas

part-extra = turno extra
    .sentence = Turno extra.

event-arrow = { $active ->
    [none] La flecha de { $seat } no apunta a ninguna loseta y no activa nada.
   *[other] { $seat } activó la flecha de { $active }: { $active-symbol-name }.
}
    .scored = { $active ->
        [none] {""}
       *[other] { event-arrow }
    }

alt-arrow = { $square } { $side }: { $symbol }
alt-arrows = Flechas: { $listed }.
alt-active = Activa: la flecha de { $square }, { $symbol }.

board-kind-anniversary = Aniversario
    .about = Con flechas o con los Regalos
    .goal = con flechas o con los Regalos
profile-arrows = Flechas usadas


brings-arrow = { $active ->
    [none] {""}
   *[other] Activa: la flecha de **{ $active }**, { $active-symbol-name }.{ $active-symbol ->
        [extra-turn] {" "}{ $next ->
            [extra] Después de este turno tienes un turno extra.
            [second] Después de este turno tienes un turno extra, si no acabas de tener uno.
            [none] Después de este turno tienes un turno extra, si no acabas de tener uno.
           *[other] No hace nada: no hay otro turno extra.
        }
       *[other] {""}
    }
}
effect-arrow = Tu propia flecha no activa nada: **{ $points }** para ti.
ask-arrow = { $who } – ¿qué flecha se activa?
    .note = Se podrían activar varias flechas: elige una.
action-activate = { $at } – { $symbol }

panel-elsewhere-add-meeple = Junto a uno mío ({ $places }) …
    .note = Con la flecha también puedes poner en otra loseta, en vez de en esta.
    .ask = **¿Junto a cuál de tus seguidores?** Allí quedan dos juntos, nunca tres, y los dos cuentan.
panel-elsewhere-place-anywhere = En cualquier otro sitio ({ $places }) …
    .note = Con la flecha también puedes poner en otra loseta, en vez de en esta.
panel-beside = { $figure ->
    [none] Junto a mi { FORM($role, "in") } { $square }
   *[other] { $figure } junto a mi { FORM($role, "in") } { $square }
}

topic-arrows = Flechas del 20.º Aniversario
    .text =
        15 losetas llevan una flecha con uno de tres símbolos (AN1). Si colocas una y su flecha apunta a una loseta, se activa su símbolo (AN3). Si no apunta a ninguna, ganas 2 puntos al momento (AN2).

        - Una loseta colocada donde apunta una flecha de la mesa activa esa flecha (AN4).
        - Una flecha solo llega a la casilla siguiente (AN5).
        - Cada loseta activa como mucho un símbolo. Si hay varios, eliges (AN6); si hay uno solo, se activa sin preguntar (AN8).
        - Si tu propia flecha no es la activada, ganas también los 2 puntos (AN7).

        {"**"}Los dibujos de las 15 losetas son aquí propuestas de este proyecto, sin verificar**: sus caminos y ciudades, el símbolo de cada letra y la dirección de su flecha. Son datos, y quien tenga la caja puede corregirlos.
topic-arrow-add-meeple = Flecha 01: añadir un seguidor
    .text =
        En vez de en la loseta nueva, puedes poner un seguidor de tu reserva junto a uno tuyo, esté donde esté. Los dos cuentan para la mayoría (AN10). También puede haber seguidores ajenos (AN12).

        - Sirve incluso en una zona que esta loseta acaba de completar, antes de puntuarla (AN15).
        - Nunca pones un tercero en el mismo sitio, pero puede haber otros tuyos en el resto de la zona (AN11).
        - El nuevo debe poder estar allí: un abad junto a un monje, pero nadie junto a un abad en un jardín (AN13).
        - Usar la flecha es voluntario (AN8).
topic-arrow-place-anywhere = Flecha 02: poner donde sea
    .text =
        En vez de en la loseta nueva, puedes poner un seguidor en cualquier zona del tablero que esté incompleta y sin nadie. Puede ser un camino, una ciudad, un monasterio o un campo (AN9).

        - Un abad puede ir a un monasterio o jardín. El abad puede incluso volver adonde estaba (AB12).
        - Un campo cerrado sigue valiendo.
        - Usar la flecha es voluntario; si no puedes, tampoco da los 2 puntos (AN8).
topic-arrow-extra-turn = Flecha 03: turno extra
    .text =
        Después de tu turno juegas otro entero: robo, regalo, loseta, figura, puntuación (AN16).

        - Si no quedan losetas, no hay turno extra (AN21).
        - En el turno extra, otra 03 no tiene efecto, así que nunca hay un tercer turno seguido (AN17), y tampoco da 2 puntos (AN18).
        - Los demás símbolos funcionan como siempre.

example-arrows = La flecha de una loseta apunta al este, a otra recién colocada. Así se activa el símbolo de la flecha, que permite añadir un seguidor.

legend-symbol-add-meeple = Flecha: otro seguidor junto a uno tuyo
legend-symbol-place-anywhere = Flecha: un seguidor en cualquier lugar libre
legend-symbol-extra-turn = Flecha: otro turno
legend-mark-water-tower = Torre de agua: solo adorno
legend-mark-lone-highwayman = Bandido en la loseta: solo adorno
legend-mark-farmhouse = Granja: solo adorno
legend-mark-stable = Establo: solo adorno

rule-gifts = Los Regalos
    .about = cartas secretas por ampliar zonas ajenas; 2 puntos cada una sin abrir

card-synod = Sínodo
    .text = Pon un seguidor de tu reserva en cualquier monasterio incompleto, esté quien esté allí.
card-road-sweeper = Barrendero
    .text = Puntúa al momento cualquier camino incompleto; todos sus seguidores vuelven a casa.
card-cash-out = Cobro
    .text = Retira uno de tus seguidores: 2 puntos por cada seguidor que haya en su zona.
card-change-position = Cambio de posición
    .text = Un seguidor tuyo de pie se tumba en un campo de su loseta, o uno tumbado se levanta.
card-take-2 = Roba 2
    .text = Roba una segunda loseta, quédate con una de las dos y devuelve la otra.

action-open = { $gift ->
    [synod] Sínodo: { FORM($on-role, "in") } en { $on } ({ $around } de { $most })
    [road-sweeper] Barrer { $on-spot }
    [cash-out] Cobrar con { FORM($on-role, "in") } { $on-spot }
    [change-position] { $on-role } { $on-spot } → { $to-place }
   *[take-2] Roba 2: robar una segunda loseta
}

hand-gifts = ### Mis regalos ({ $held } sin abrir)
    .none = No tienes regalos. Recibes uno al ampliar un camino o una ciudad de otros.
    .usable = Puedes abrir uno ahora, antes de colocar tu loseta. Ves exactamente qué hace antes de que valga.
    .unusable = Ahora no puedes abrir ninguno de tus regalos: coloca tu loseta.
    .wait = Los regalos se abren en tu propio turno, después de robar y antes de colocar.
    .secret = -# Solo tú ves esto. Cada regalo que quede sin abrir al final da 2 puntos.
    .alt = Tus regalos, que solo tú ves: { $listed }.
    .button = Mis regalos
    .absent = Esta partida no tiene regalos, así que no hay nada que mostrar: los Regalos se activan en la mesa antes de empezar.
    .later = Entonces verás también tu regalo.
    .received =
        🎁 Has recibido un regalo: **{ $title }** – { $text }
        Puedes abrirlo desde tu próxima loseta. *Mis regalos* o `/gifts` muestra tu mano ({ $held } sin abrir) en cualquier momento.
        -# Solo tú ves esto: los demás solo saben cuántos tienes.

ask-gift = { $who } – ¿abres un regalo?
group-open = Abrir { $title } …
preview-open = -# Todavía no se ha hecho nada, y solo tú ves esto. Abrirlo es público y es tu único regalo de este turno.
commit-open = Abrirlo
ask-keep = { $who } – Roba 2: ¿con qué loseta te quedas?
action-keep = { $tile-edges ->
    [none] Quedarme con: { $tile }
   *[other] Quedarme con: { $tile-edges }
}

brings-gift-received = Recibes un regalo.

term-meeples = { $count ->
    [one] { $count } seguidor
   *[other] { $count } seguidores
}
term-gifts = { $count ->
    [one] { $count } regalo
   *[other] { $count } regalos
}
bonus-cash-out = Cobro
    .short = puntos
bonus-unopened-gifts = regalos sin abrir
sum-cash-out = Cobro
sum-unopened-gifts = regalos sin abrir
    .short = regalos

event-gift-received = { $seat } recibió un regalo ({ $unopened } sin abrir).
event-gifts-reshuffled = { $cards ->
    [one] El regalo abierto pasa a ser el nuevo mazo.
   *[other] Los { $cards } regalos abiertos se barajan y pasan a ser el nuevo mazo.
}
event-gift-opened = { $seat } abrió **{ $gift-name }**: { gift-does }.
event-drawn-too = { $seat } roba una segunda loseta: { $tile }.
event-kept = { $seat } se quedó con una loseta ({ $tile }) y devolvió la otra ({ $back }): { $tilesLeft ->
    [one] queda { $tilesLeft }
   *[other] quedan { $tilesLeft }
}.

gift-does = { $gift ->
    [synod] { FORM($on-role, "a") } va a { $on } ({ $on-place })
    [road-sweeper] el camino de { $on } se puntúa y queda vacío
    [cash-out] { FORM($on-role, "the") } de { $on } ({ $on-place }) vuelve a casa
    [change-position] { FORM($on-role, "the") } de { $on } ({ $on-place }) pasa a ser { FORM($to-role, "in") } ({ $to-place })
   *[take-2] se roba una segunda loseta, y una de las dos vuelve a la bolsa
}
advice-first-open = { $gift-name } (regalo), luego { $turn }

alt-gifts = { $count ->
    [one] { $count } regalo
   *[other] { $count } regalos
}
sign-gifts = 🎁


board-measure-gifts-opened = Regalos abiertos
    .about = Más regalos abiertos en una partida
    .column = Regalos
    .goal = Abre un regalo en una partida
    .value = { term-gifts }
profile-gifts-opened = Regalos abiertos
    .value = { $gifts-opened } de { $gifts-received } recibidos

command-gifts = Muestra tus regalos sin abrir, solo a ti

topic-gifts-receiving = Regalos: recibirlos
    .text =
        Si tu loseta amplía un camino o una ciudad de otros, robas un regalo y lo mantienes en secreto (G2). Solo tú ves qué cartas tienes; los demás ven cuántas son. Cada regalo sin abrir da 2 puntos al final (G12).

        - Decide la mayoría tras colocar la loseta: no recibes regalo si la tienes o la compartes, pero sí si estás en minoría (G3).
        - Recibes como mucho un regalo por loseta (G4), también si la loseta completa la zona (G5).
        - Campos, monasterios, jardines y zonas sin nadie no dan ninguno (G6).
        - Hay 25 cartas, 5 de cada una de las cinco (G1). Cuando se acaba el mazo, los regalos abiertos se barajan y forman otro (G8).
topic-gifts-opening = Regalos: abrirlos
    .text =
        Después de robar y antes de colocar puedes abrir un regalo (G9). Hace su efecto al momento y después colocas como siempre. Pulsa *Mis regalos* o usa `/gifts`.

        - Un regalo recién recibido se puede abrir desde tu próxima loseta (G10).
        - Un turno extra permite otro (G11).
        - Solo se ofrecen regalos que hacen algo (G14), y ves qué hace cada uno antes de que valga.
topic-gift-synod = Regalo: Sínodo
    .text =
        Pon un seguidor de tu reserva en cualquier monasterio incompleto del tablero, ocupado o no (G20). En este turno aún puedes poner una figura en tu loseta (G21).

        El abad también puede ir al monasterio (G22), pero no a un jardín (G23). En el monasterio puede haber cualquier número de seguidores; al final puntúa la mayoría (G25).
topic-gift-road-sweeper = Regalo: Barrendero
    .text =
        Puntúas al momento cualquier camino incompleto con seguidores, aunque ninguno sea tuyo (G30). Vale como al final de la partida, 1 punto por loseta (G31) para la mayoría, enteros si hay empate (G32). Todos sus seguidores vuelven a casa (G33).

        - El camino queda vacío, y puedes ocuparlo con tu loseta (G34).
        - Ampliarlo no da ningún regalo (G37).
        - No puedes elegir un camino vacío: la carta no haría nada (G35).
topic-gift-cash-out = Regalo: Cobro
    .text =
        Retira uno de tus seguidores de una ciudad, un camino, un monasterio o un campo. Ganas 2 puntos por cada seguidor de toda la zona, tuyo o ajeno, este incluido (G40, G41). Solo vuelve él (G42).

        Puede irse un campesino (G45), o un abad de un monasterio, pero no de un jardín (G44). Puedes volver a usar el seguidor retirado en este mismo turno (G46).
topic-gift-change-position = Regalo: Cambio de posición
    .text =
        Un seguidor tuyo de pie se tumba en un campo de su loseta. O uno tuyo tumbado se levanta en un camino, una ciudad o un monasterio de su loseta (G50). La carta no puntúa nada (G58).

        - En su nuevo sitio puede haber otros (G51).
        - No pasa de pie a de pie ni de campo a campo (G52).
        - El abad no puede cambiar (G54).
        - Tampoco se puede ir a una zona completa, porque de allí un seguidor no volvería nunca (G55).
topic-gift-take-2 = Regalo: Roba 2
    .text =
        Robas una segunda loseta y colocas una de las dos; la otra se baraja de nuevo (G60).

        - Si la segunda no encaja en ningún sitio, te quedas con la primera (G62).
        - No puedes abrir la carta si no quedan losetas (G61).
        - No puedes abrirla con una loseta de río en la mano, porque esas van en su propio orden (G64).

example-gifts-receiving = Un bandido rojo está en un camino: cualquier otro jugador que lo amplíe roba un regalo.

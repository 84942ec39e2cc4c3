rule-tower = La Torre
    .about = construye torres, captura seguidores a su alcance, rescata los tuyos por 3 puntos
set-tower = La Torre

mark-foundation = cimientos de una torre

piece-built-tower = { $count ->
    [one] una torre de { $count } piso
   *[other] una torre de { $count } pisos
}
piece-tower-floor = { $count ->
    [one] piso de torre
   *[other] pisos de torre
}
piece-prisoner = { $count ->
    [one] prisionero
   *[other] prisioneros
} de { $whose } ({ FORM($role, "in") })
sign-built-tower = 🗼
sign-tower-floor = 🧱
sign-prisoner = ⛓️

term-ransom = { $count ->
    [one] { $count } rescate
   *[other] { $count } rescates
}
bonus-ransom = rescate
scored-ransom = { $who } { $paid ->
    [yes] paga
   *[no] recibe
} **{ $points }** puntos de rescate.
sum-ransom = rescate

event-floor-built = { $seat } puso un piso en la torre de { $at }: { $floors ->
    [one] { $floors } piso
   *[other] { $floors } pisos
}.
removed-tower = Recuperado con un piso propio: { $listed }.

ask-exchange = { $who }: intercambio de prisioneros, ¿cuál de los tuyos vuelve?
action-floor = Torre { $at }: añadir un piso, sin capturar
action-capture = { $home ->
    [none] Torre { $tower }: capturar { FORM($from-role, "to") } de { $seat } en { $from-spot }
   *[other] Torre { $tower }: recuperar tu { FORM($from-role, "in") } en { $from-spot }
}
action-climb = { $figure-role } sobre la torre de { $at }
action-ransom = Pagar 3 puntos por tu { FORM($figure-role, "in") } a { $seat }
action-exchange = Vuelve tu { FORM($figure-role, "in") } que tiene { $seat }

group-floor = Torre: añadir un piso ({ $count }) …
    .ask = **¿En qué torre?** Un piso es toda tu acción; así no captura a nadie.
group-capture = Torre: piso y captura ({ $count }) …
    .ask = **¿A quién captura tu piso?** Los seguidores ajenos son tus prisioneros, uno tuyo vuelve a casa. Es toda tu acción.
group-climb = Subir a una torre ({ $count }) …
    .ask = **¿A qué torre?** Tu seguidor la cierra: nadie añade pisos mientras siga allí.
group-ransom = Pagar un rescate ({ $count }) …
    .ask = **¿Por cuál de tus seguidores?** Pagas 3 puntos y puedes ponerlo enseguida.

topic-tower = Torres
    .text =
        En vez de poner una figura puedes añadir un piso de tu reserva a unos cimientos o a una torre sin nadie encima (TW12). Después puedes capturar un seguidor en la loseta de la torre o en una de las cuatro direcciones rectas. Allí la torre alcanza tantas casillas como pisos tenga ahora (TW13).

        O pon un seguidor sobre una torre con al menos un piso. La cierra hasta que alguien lo capture o acabe la partida (TW14, TW16). Una figura que no puede estar en cualquier zona, como el abad, no puede subir (TW15).

        - Ni los huecos ni otras torres detienen a una torre.
        - Solo se capturan seguidores, no constructores, cerdos, pastores ni graneros.
        - Todo esto ocurre antes de puntuar: el capturado ya no cuenta (TW20).
        - Las torres no dan puntos (TW40).
        - Pisos de cada jugador: 10 si juegan 2, 9 si juegan 3, 7 si juegan 4, 6 si juegan 5, 5 si juegan 6 (TW2).
topic-prisoners = Prisioneros y rescate
    .text =
        Si tu piso captura un seguidor ajeno, queda contigo como prisionero. Si captura uno tuyo, vuelve a tu reserva (TW17).

        Una vez por turno, antes de tu acción, puedes pagar 3 puntos a quien tenga uno de tus seguidores. Vuelve a casa y puedes ponerlo enseguida (TW10).

        - Cuando dos jugadores tienen seguidores el uno del otro, vuelve a casa enseguida uno de cada uno (TW18). Uno es el recién capturado.
        - Si el otro jugador tiene varios tipos de los tuyos, eliges cuál vuelve (TW19).
        - Para pagar necesitas al menos 3 puntos; las dos partes de un turno doble son un turno (TW11).
        - Los prisioneros no dan nada al final (TW40).

example-tower = En la loseta de la derecha se acaba de construir una torre de un piso. El caballero rojo de la loseta de la izquierda estaba a su alcance de una casilla y fue capturado; el seguidor rojo a dos casillas está fuera de alcance.

legend-mark-foundation = Cimientos: aquí se puede levantar una torre
legend-piece-built-tower = Torre: alcanza tanto como pisos tiene
legend-piece-tower-floor = Pisos que le quedan a un jugador
legend-piece-prisoner = Prisionero: se rescata por 3 puntos

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
action-floor = Piso en la torre de { $at }, sin capturar
action-capture = { $home ->
    [none] Capturar { FORM($from-role, "in") } { $from-spot } (piso en { $tower }): { $seat }
   *[other] Recuperar { FORM($from-role, "in") } { $from-spot } (piso en { $tower })
}
action-climb = { $figure-role } sobre la torre de { $at }
action-ransom = Pagar 3 puntos por tu { FORM($figure-role, "in") } a { $seat }
action-exchange = Vuelve tu { FORM($figure-role, "in") } que tiene { $seat }

group-floor = Torre: añadir un piso ({ $count }) …
    .ask = **¿En qué torre?** Un piso es toda tu acción; así no captura a nadie.
group-capture = Torre: piso y captura ({ $count }) …
    .ask = **¿A quién captura tu piso?** Los seguidores ajenos son tus prisioneros, uno tuyo vuelve a casa. Es toda tu acción.
group-climb = Subir a una torre ({ $count }) …
    .ask = **¿A qué torre?** Tu seguidor la cierra: no admite más pisos mientras siga allí.
group-ransom = Pagar un rescate ({ $count }) …
    .ask = **¿Por cuál de tus seguidores?** Pagas 3 puntos y puedes ponerlo enseguida.

topic-tower = Torres
    .text = En vez de poner una figura puedes añadir un piso de tu reserva a unos cimientos o a una torre en la que no haya nadie (TW12). Después puedes capturar un seguidor: de la loseta de la torre, o en las cuatro direcciones rectas a tantas casillas como pisos tenga ahora la torre; ni los huecos ni otras torres lo impiden (TW13). Solo se capturan seguidores, no constructores, cerdos, pastores ni graneros. Todo esto ocurre antes de puntuar: lo que la loseta completó se puntúa sin el capturado (TW20). O pon un seguidor sobre una torre con al menos un piso: la cierra hasta que alguien lo capture o acabe la partida (TW14, TW16). Quien no puede estar en cualquier zona, como el abad, no puede subir (TW15). Las torres no dan puntos (TW40). Pisos de cada cual: 10 con 2 personas, 9 con 3, 7 con 4, 6 con 5, 5 con 6 (TW2).
topic-prisoners = Prisioneros y rescate
    .text = Un seguidor ajeno que capturó tu piso queda contigo como prisionero; uno tuyo vuelve a tu reserva (TW17). En cuanto dos personas tienen seguidores la una de la otra, vuelve a casa uno de cada una (TW18): el que se acaba de capturar y, de los tuyos, el que elijas si son de varios tipos (TW19). Una vez por turno, antes de tu acción, puedes pagar 3 puntos a quien tenga uno de tus seguidores: vuelve y puedes ponerlo enseguida (TW10). Necesitas al menos 3 puntos; las dos partes de un turno doble son un turno (TW11). Al final los prisioneros no cuentan (TW40).

example-tower = En la loseta de la derecha se acaba de construir una torre de un piso. El caballero rojo de la loseta de la izquierda estaba a su alcance de una casilla y fue capturado; el seguidor rojo a dos casillas está fuera de alcance.

legend-mark-foundation = Cimientos: aquí se puede levantar una torre
legend-piece-built-tower = Torre: alcanza tanto como pisos tiene
legend-piece-tower-floor = Pisos que le quedan a un jugador
legend-piece-prisoner = Prisionero: se rescata por 3 puntos

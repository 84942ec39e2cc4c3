advice-turn = **{ $square }** ({ turned }), { $between ->
    [none] { "" }
   *[other] { $between }, { "" }
}{ $figure ->
    [none] sin figura
   *[other] { $figure }
}
advice-figure = { $role } ({ $place })
hint-title = { $ways ->
    [one] ### Pista: solo hay una casilla
   *[other] ### Pista: las { $ways } mejores casillas según una máquina
}
hint-way = **{ $number }.** { $turn } – { $rank ->
    [best] lo mejor
    [equal] más o menos igual
   *[less] { $points ->
        [one] cerca de { $points } punto
       *[other] unos { $points } puntos
    } menos
}
hint-scored = { $points } enseguida ({ $what })
hint-given = { $points } enseguida para otros
hint-promised = { $points } si la partida acabara entonces
hint-others = { $points } para un rival si la partida acabara entonces
hint-home = { $count ->
    [one] vuelve una figura
   *[other] vuelven { $count } figuras
}
hint-open = { $kind }: { $open ->
    [one] { $open } hueco, y en él
   *[other] { $open } huecos, y en el más difícil
} { $fitting ->
    [0] ya no encaja ninguna loseta
    [one] solo encaja ya una loseta
   *[other] encajan aún { $fitting } losetas
}
hint-quiet = sin puntos ahora; prepara lo de después
hint-note = -# Solo tú ves esto. «Menos» compara la ventaja que te espera al final. Pulsa un número para probar la loseta en esa casilla. Una ★ marca lo mejor allí.
hint-alt = El tablero con tu loseta en las casillas de la pista: { $listed }.
hint-confirm = Si pides una pista, esta partida **solo puede bajar tu nivel**, y el informe final lo dice. ¿*Ver la pista*?
hint-working = La máquina está pensando. Tarda unos segundos.
hint-failed = La máquina no ha encontrado ninguna pista ahora mismo: vuelve a intentarlo.
analysis-title = ### Análisis: qué opina la máquina de esta partida
analysis-working = La máquina repasa la partida turno a turno.{ $minutes ->
    [0] { $seconds ->
        [0] {""}
       *[other] {" "}Otras partidas tardaron unos { $seconds } segundos.
    }
   *[other] {" "}Otras partidas tardaron unos { $minutes } minutos.
} Después, este mensaje muestra el resultado.
analysis-failed = La máquina no ha podido analizar la partida ahora mismo: vuelve a intentarlo más tarde.
analysis-seat = { $who } – { $moves ->
    [0] nada que elegir
   *[other] { $loss } puntos menos por turno que la mejor jugada de la máquina
}; suerte al robar { $luck }
analysis-turning = **Momento decisivo:** turno { $turn }. La ventaja esperada de { $who } cambió en { $change } puntos
analysis-slip = **Turno { $turn }**, { $who }: la máquina habría preferido { $way }, por unos { $loss } puntos más (± { $error })
analysis-no-slip = La máquina no encontró nada claramente mejor.
analysis-gap = { $ahead } saca { $gap ->
    [one] { $gap } punto
   *[other] { $gap } puntos
} a { $behind }: { $parts }.
analysis-causes = Según la máquina: { $luck } por la suerte al robar, { $choices } por puntos que se quedaron en el tablero. { $known ->
    [most] El resto es { $rest }.
    [less] El análisis no puede explicar los otros { $rest }.
   *[more] Son { $over } más que la diferencia, y el análisis no puede explicarlo.
}
analysis-idle = { $who }: ningún seguidor disponible en { $without } de { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}, y en { $unused } más no colocó ninguna figura.
analysis-alt = El tablero antes del turno { $turn }, con la jugada que prefiere la máquina: { $way }
analysis-luckiest = **El robo con más suerte:** turno { $turn }, { $who }, { $luck }: { $tile }
analysis-unluckiest = **El robo con menos suerte:** turno { $turn }, { $who }, { $luck }: { $tile }
analysis-note = -# Los puntos son lo que la máquina estima de la ventaja final, no un veredicto. La suerte al robar compara la loseta robada con todas las que podían haber salido.
analysis-step = Turno { $turn }
puzzle-title = ### El reto del día
puzzle-ask = { $own ->
    [yes] De una partida de este servidor, sin nombres.
   *[no] De una partida entre máquinas.
} Te toca. Tu loseta: { $tile }. ¿Qué casilla es claramente la mejor? Pulsa su número y juega el turno. Solo cuenta tu primer intento.
puzzle-working = Estoy buscando el reto de hoy. Tarda hasta un minuto. Después, este mensaje lo muestra.
puzzle-failed = Ahora mismo no he encontrado ningún reto: vuelve a intentarlo más tarde.
puzzle-over = Este reto ya ha pasado: `/puzzle` muestra el de hoy.
puzzle-result = { $solved ->
    [yes] ### ¡Resuelto!
   *[no] ### Esta vez no
}
    La máquina juega { $way }: unos { $points } puntos mejor que cualquier otra casilla.
puzzle-streak = { $days ->
    [0] {""}
    [1] {""}
   *[other] Llevas { $days } días seguidos resolviéndolo.
}
puzzle-solvers = { $listed ->
    [none] Todavía no lo ha resuelto nadie
   *[other] Resuelto por { $listed }
} ({ $solved } de { $tried }).
puzzle-shared = ### El reto del día
    ¿Qué casilla es claramente la mejor? *Resolver* o `/puzzle` te muestra la posición solo a ti.
puzzle-alt = El reto del día. { $board }

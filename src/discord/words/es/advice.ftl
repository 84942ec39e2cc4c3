advice-turn = **{ $square }** ({ turned }), { $between ->
    [none] { "" }
   *[other] { $between }, { "" }
}{ $figure ->
    [none] sin figura
   *[other] { $figure }
}
advice-figure = { $role } ({ $place })
hint-title = { $ways ->
    [one] ### Pista: solo hay una casilla que pensar
   *[other] ### Pista: las { $ways } casillas que más le gustan a una máquina
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
hint-others = { $points } para otra persona si la partida acabara entonces
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
hint-quiet = aún sin puntos: se trata de lo que viene después
hint-note = -# Solo tú ves esto. «Menos» se refiere a tu ventaja al final, tal como la espera la máquina. Un número abre la loseta en esa casilla, con una ★ en lo mejor.
hint-alt = El tablero con la loseta que tienes en las casillas de la pista: { $listed }.
hint-confirm = Con una pista, esta partida **solo puede bajar tu nivel**, y el informe final dice que la tuviste. ¿*Ver la pista*?
hint-working = La máquina piensa en tu loseta. Tarda unos segundos.
hint-failed = La máquina no ha podido decir nada ahora mismo: vuelve a intentarlo.
analysis-title = ### Análisis: qué opina la máquina de esta partida
analysis-working = La máquina repasa la partida turno a turno.{ $minutes ->
    [0] { $seconds ->
        [0] {""}
       *[other] {" "}A juzgar por otras partidas, tarda unos { $seconds } segundos.
    }
   *[other] {" "}A juzgar por otras partidas, tarda unos { $minutes } minutos.
} Después, este mensaje muestra lo que ha encontrado.
analysis-failed = La máquina no ha podido repasar la partida ahora mismo: vuelve a intentarlo más tarde.
analysis-seat = { $who } – { $moves ->
    [0] nada que elegir
   *[other] { $loss } puntos menos por turno que con lo que elegiría la máquina
}; suerte al robar { $luck }
analysis-turning = **Momento decisivo:** turno { $turn }, { $who }: su ventaja esperada cambió en { $change } puntos
analysis-slip = **Turno { $turn }**, { $who }: la máquina habría preferido { $way }, por unos { $loss } puntos más (± { $error })
analysis-no-slip = La máquina no habría preferido nada claramente mejor.
analysis-gap = { $ahead } saca { $gap ->
    [one] { $gap } punto
   *[other] { $gap } puntos
} a { $behind }: { $parts }.
analysis-causes = Por qué, según estima la máquina: { $luck } por la suerte al robar, { $choices } por puntos dejados en el tablero. { $known ->
    [most] El resto es { $rest }.
    [less] Los otros { $rest } el análisis no puede explicarlos.
   *[more] Son { $over } más que la diferencia: el análisis no puede explicarla.
}
analysis-idle = { $who }: ningún seguidor disponible en { $without } de { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}, y en { $unused } más no colocó ninguna figura.
analysis-alt = El tablero antes del turno { $turn }, con lo que la máquina habría preferido: { $way }
analysis-luckiest = **El robo con más suerte:** turno { $turn }, { $who }, { $luck }: { $tile }
analysis-unluckiest = **El robo con menos suerte:** turno { $turn }, { $who }, { $luck }: { $tile }
analysis-note = -# Los puntos son de la ventaja al final, tal como la espera la máquina: una estimación, no un veredicto. La suerte de un robo es lo que vale comparado con todas las losetas que podían haber salido.
analysis-step = Turno { $turn }
puzzle-title = ### El reto del día
puzzle-ask = { $own ->
    [yes] De una partida de este servidor, sin nombres.
   *[no] De una partida entre máquinas.
} Juegas por quien tiene el turno. Tu loseta: { $tile }. ¿Qué casilla es claramente la mejor? Pulsa su número y juega el turno: cuenta tu primer intento.
puzzle-working = Busco un reto para hoy. Tarda hasta un minuto: después, este mensaje lo muestra.
puzzle-failed = Ahora mismo no he encontrado ningún reto: vuelve a intentarlo más tarde.
puzzle-over = Este reto ya ha pasado: `/puzzle` muestra el de hoy.
puzzle-result = { $solved ->
    [yes] ### ¡Resuelto!
   *[no] ### Esta vez no
}
    La jugada de la máquina es { $way }: unos { $points } puntos mejor que cualquier otra casilla.
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
    Una casilla es claramente la mejor: ¿cuál? *Resolver* te muestra la posición solo a ti, igual que `/puzzle`.
puzzle-alt = El reto del día. { $board }

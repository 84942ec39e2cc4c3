pace-live = { $minutes ->
    [one] Tiempo: { $minutes } minuto por turno
   *[other] Tiempo: { $minutes } minutos por turno
}
    .about = para una partida en la que todos están a la vez
pace-post = { $days ->
    [one] Tiempo: { $days } día por turno
   *[other] Tiempo: { $days } días por turno
}
    .about = por correspondencia: cada cual juega cuando puede, con avisos antes del final
pace-none = Tiempo: sin límite
    .about = no hay prisa; si alguien no responde, puede seguir una máquina en su lugar
time-menu = Tiempo para un turno …
settings-menu-pace = Tiempo para un turno en las mesas nuevas …
    .effect = Vale para la próxima mesa; quien la abra puede elegir otro.

time-until = Tiempo para este turno: hasta el { $at }.
time-lapses = Sin respuesta hasta entonces, es que no.
time-paused = El reloj está parado: vuelve a correr en cuanto alguien de la mesa juegue o pulse *Seguir*.

time-reminder = { $who }, te toca, y tienes hasta el { $when }.
time-reminder-direct = Te toca en una partida de Carcassonne, y tienes hasta el { $when }: { $link }
time-direct-closed = -# No puedo enviarte mensajes directos, así que desde ahora te aviso aquí; con `/me` puedes volver a cambiarlo.

time-away = { $why ->
    [time] A { $who } se le ha acabado el tiempo para este turno.
    [gone] { $who } ya no está en este servidor.
   *[silent] { $who } lleva un rato sin responder.
}
time-ask = ¿Y ahora, { $others }? { $removable ->
    [yes] *Esperar*, *Sigue una máquina* o *Retirar*
   *[no] *Esperar* o *Sigue una máquina*
}: se hace lo que elija más de la mitad. { $who } todavía puede jugar.
time-wish = { $choice ->
    [wait] - Esperar: { $people }
    [computer] - Sigue una máquina: { $people }
   *[remove] - Retirar: { $people }
}
time-chosen = Anotado: { $choice ->
    [wait] *Esperar*
    [computer] *Sigue una máquina*
   *[remove] *Retirar*
}. Se hace cuando lo elija más de la mitad. Hasta entonces puedes elegir otra cosa.
time-waited = Se espera a { $who }: su tiempo empieza de nuevo.
time-removed = { $who } queda fuera de la partida, y sus turnos se saltan. Sus seguidores siguen en el tablero y puntúan.

time-pause-wish = A favor de parar el reloj: { $agreed }. Falta el acuerdo de { $still }.
time-pause = El reloj está parado. Vuelve a correr en cuanto alguien de la mesa juegue o pulse *Seguir*.
time-went-on = { $who } sigue: el reloj vuelve a correr.

help = ## Carcassonne en este canal
    Preparo el tablero, robo las losetas, conozco las reglas y cuento cada punto. Juegan de dos a seis; no hace falta escribir.
    {"**"}Empezar:** `/play` abre una mesa. Los demás pulsan *Unirme* y después quien la abrió pulsa *Empezar*. El menú de la mesa añade máquinas de cinco niveles.
    {"**"}Tu turno:** te menciono. Pulsa el número de una casilla, gira la loseta si se puede y pulsa tu seguidor o *Sin figura*. Con una máquina en la mesa, *Más* ofrece una *Pista*.
    {"**"}Si no te toca:** pulsa un número igualmente. Solo tú ves qué haría ahí la loseta.
    {"**"}Más:** antes de empezar, quien abrió la mesa elige expansiones, losetas y mapa con *Ajustes* o con las opciones de `/play`.
    - `/learn`: aprende el juego en diez minutos
    - `/games`, `/next`: tus partidas aquí y la próxima en la que te toca
    - `/board`: trae el turno actual al final del canal
    - `/place`: coloca la loseta escribiendo en vez de pulsando
    - `/tiles`: qué losetas quedan y cuáles encajan en una casilla
    - `/gifts`: tus regalos, solo para ti
    - `/resign`: te rindes; tus seguidores se quedan y puntúan
    - `/rules`: respuestas cortas sobre las reglas
    - `/puzzle`: el reto del día: una casilla es claramente la mejor
    - `/leaderboard`, `/profile`: quién juega mejor aquí y cómo ha jugado alguien
    - `/history`, `/replay`: partidas terminadas: su informe, animadas o turno a turno
    - `/me`: tus propios ajustes, como idioma, zona horaria, recordatorios o color
    - `/settings`: idioma, hilos y plantillas del servidor, para quien lo administra
    - `/privacy`: qué se guarda sobre ti: verlo, exportarlo, ocultarte, borrarlo
    - `/help`: este texto
    Las partidas se guardan: tras una pausa o un reinicio, sigue donde estabas. Cada canal o hilo tiene una partida a la vez.
    -# Qué se guarda, por qué y cuánto tiempo: `/privacy show`. Proyecto no oficial, hecho por aficionados. Carcassonne es una marca de su editorial, ajena a este proyecto; todas las imágenes son nuestras.

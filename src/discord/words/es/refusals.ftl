quoted = «{ $text }»

refusal-not-legal = Las reglas no lo permiten ahí, y nada ha cambiado: pulsa un número bajo el tablero más reciente. Solo las casillas válidas tienen número.
refusal-game-over = Esta partida ha terminado y ya no se puede jugar nada en ella: empieza otra con `/play`.
refusal-already-resigned = Ya te has rendido en esta partida: puedes seguir mirando o empezar otra con `/play`.
refusal-no-such-table = Esta partida ya no existe: empieza una nueva con `/play`.
refusal-table-broken = La partida guardada no se puede leer y se conserva tal cual: dale a quien lleva este bot la referencia `{ $reference }` y empieza otra con `/play`.
refusal-stale = La mesa ha avanzado desde que apareció ese botón, así que no ha hecho nada: usa el mensaje más reciente o tráelo aquí con `/board`.
refusal-channel-busy = { $phase ->
    [lobby] En este canal ya hay una mesa abierta: únete a ella (`/board` la trae aquí) o abre la tuya en otro canal o hilo.
   *[other] En este canal ya se está jugando una partida: mírala con `/board` o abre la tuya en otro canal o hilo.
}
refusal-not-in-lobby = Esta mesa ya ha empezado o está cerrada, así que sitios y ajustes son definitivos: mírala con `/board` o abre otra con `/play`.
refusal-not-playing = En esta mesa no hay ninguna partida en marcha: quien la abrió puede empezarla, o puedes abrir otra con `/play`.
refusal-table-full = Los { $seats } sitios de esta mesa están ocupados: mira la partida o abre una mesa en otro canal con `/play`.
refusal-already-joined = Ya estás en esta mesa: espera a que quien la abrió pulse *Empezar*, o pulsa *Levantarme* para dejarla.
refusal-not-at-table = No estás en esta mesa: puedes pulsar cualquier número para probar la loseta en privado, o abrir tu propia mesa en otro canal con `/play`.
refusal-not-host = Eso solo puede hacerlo quien abrió la mesa: pídeselo a { $host }.
refusal-too-few-players = Una partida necesita al menos { $least } jugadores: espera a que alguien más pulse *Unirme*.
refusal-not-your-turn = Le toca a { $turnOf }: hasta que te toque a ti, pulsa un número para probar la loseta en privado.
refusal-already-agreed = Ya has aceptado: ahora falta que acepten los demás que siguen jugando.
refusal-computer-plays = En ese sitio ya juega una máquina: la persona por la que juega puede pulsar *Ya estoy aquí*.
refusal-last-person = Solo quedarían máquinas, así que ninguna puede ocupar el sitio: ríndete o pide a alguien que vuelva.
refusal-not-away = Nadie lleva ausente lo suficiente: una máquina puede seguir si el jugador al que le toca no ha respondido en 15 minutos.
refusal-time-left = Es demasiado pronto para eso: a quien le toca todavía tiene tiempo, y podrás elegir { $until }.
refusal-paused = El reloj está parado: vuelve a correr en cuanto alguien de la mesa juegue o pulse *Seguir*.
refusal-not-paused = El reloj ya está corriendo: no ha cambiado nada.
refusal-nothing-to-pause = En esta mesa no corre ningún reloj ahora mismo, así que no hay nada que parar: quien abre la mesa puede elegir un tiempo por turno antes de empezar, en *Más ajustes …*.
refusal-no-pace = { $typed } no puede ser el tiempo de un turno: { $why ->
    [unreadable] escribe minutos o días, como `10m` o `3d`, o elige una de las sugerencias.
   *[out-of-range] elige como mucho { $minutes } minutos o { $days } días, y al menos uno.
}
refusal-hints-off = En esta mesa las máquinas no dan pistas: antes de empezar, quien abre la mesa puede permitirlas en *Más ajustes …*.
refusal-no-hint-now = Una pista dice dónde poner una loseta: pídela cuando tengas una por colocar.
refusal-not-replaced = No juega ninguna máquina por ti: sigues teniendo tu sitio, así que juega sin más.
refusal-unknown-component = Ese botón es de una versión anterior de este bot y ya no hace nada: usa el mensaje más reciente o tráelo aquí con `/board`.
refusal-restarting = Me estoy reiniciando, y no se pierde nada: vuelve a pulsar dentro de un minuto.
refusal-not-your-panel = Ese panel es de otra persona: pulsa un número bajo el tablero para tener el tuyo.
refusal-panel-expired = Ese panel es demasiado antiguo, pero no se ha perdido nada: vuelve a pulsar el número bajo el tablero.
refusal-no-game-here = En este canal no hay ninguna partida: empieza una con `/play`.
refusal-missing-permissions = No tengo permiso para jugar en { $channel }: quien administra el servidor puede darme { $permissions } en los ajustes del canal, en *Permisos*. Las partidas en curso están a salvo.
refusal-cannot-see-channel = No puedo ver { $channel }: quien administra el servidor puede darme allí **{ permission-ViewChannel }**, y después `/board` trae de vuelta la partida.
refusal-thread-archived-locked = El hilo { $channel } está bloqueado, pero no se ha perdido nada: un moderador puede desbloquearlo, y después `/board` continúa la partida.
refusal-too-many-threads = { $channel } ya tiene tantos hilos abiertos como permite Discord: cierra uno que no se use o escribe `/play` dentro de uno de ellos.
refusal-square-missing = Indica la casilla para tu loseta, con su número en la imagen o con su nombre.
refusal-not-a-square = { $typed } no es una casilla: escribe una columna y una fila como en el borde del tablero, por ejemplo `{ $example }`, o elige una de las sugerencias.
refusal-square-not-legal = Tu loseta ({ $tile }) no encaja en { $typed }: elige una de las casillas sugeridas o pulsa un número bajo el tablero.
refusal-square-not-open = Ahora mismo no se puede poner ninguna loseta en { $typed }: elige una de las sugerencias, las casillas vacías junto a una loseta.
refusal-rotation-not-legal = { $legal ->
    [none] La loseta no encaja en { $square } de ninguna manera: elige una de las casillas sugeridas.
   *[other] En { $square } la loseta no encaja girada así: elige { $legal }.
}
refusal-place-not-legal = No se puede poner ningún seguidor en { $typed }: elige una de las sugerencias o `none`.
refusal-amount-not-legal = { $typed } no es posible aquí: escribe un número entero de { $least } a { $most }.
refusal-text-too-long = Ese texto es demasiado largo: se leen { $most } caracteres como mucho, así que elige una de las sugerencias.
refusal-unknown-topic = No hay ninguna respuesta sobre { $typed }: elige uno de los temas que sugiere `/rules`.
refusal-guild-only = Se juega en los canales de un servidor: usa este comando allí.
refusal-slow-down = Más despacio: vuelve a intentarlo dentro de { $seconds ->
    [one] { $seconds } segundo.
   *[other] { $seconds } segundos.
}
refusal-manage-server-needed = Para eso hace falta el permiso **Gestionar servidor**: pídeselo a alguien que lo tenga. Los jugadores también pueden terminar una partida si todos aceptan abandonarla.
refusal-store-unavailable = Ahora mismo no puedo acceder a las partidas, así que no es seguro que eso se haya guardado: espera un minuto, mira con `/board` y vuelve a intentarlo (referencia `{ $reference }`).
refusal-store-swapped = Mi memoria de las partidas se vació o se cambió mientras yo funcionaba, así que ahora mismo no se guardó nada. No hago nada hasta que quien lleva este bot lo mire (referencia `{ $reference }`).
refusal-internal = Algo ha fallado por mi parte: mira la partida con `/board` y vuelve a intentarlo. Si se repite, dale a quien lleva este bot la referencia `{ $reference }`.
refusal-picture-failed = No se ha podido hacer la imagen, pero la partida está guardada: `/board` intenta dibujarla otra vez (referencia `{ $reference }`).
refusal-decide-first = { $asked ->
    [none] Antes tienes que decidir otra cosa: pulsa uno de los botones del mensaje más reciente.
   *[other] Antes { $asked } tiene que decidir algo en el mensaje más reciente: después se siguen colocando losetas.
}
refusal-unknown-box = Ninguna caja se llama { $typed }: elige una de las sugerencias, o mira *¿Qué contiene?* en la mesa.
refusal-one-start = Una mesa empieza con un río o con un mapa, no con ambos: quita uno.
refusal-no-last-game = Todavía no has terminado ninguna partida en este servidor: elige otra plantilla.
refusal-wish-forgotten = Ya no sé qué mesa querías: escribe `/play` otra vez.
refusal-too-late-to-undo = Ese ya no es el último cambio, así que no se puede deshacer: cámbialo a mano.
refusal-too-few-tiles = { $tiles } losetas son pocas: las cajas de esta mesa necesitan { $least }.
refusal-unknown-preset = No hay ninguna plantilla { $typed }: elige una de las sugerencias o mira con `/settings presets` cuáles tiene este servidor.
refusal-preset-name = { $typed } no puede ser el nombre de una plantilla: elige uno de 1 a 40 caracteres.
refusal-presets-full = Este servidor ya tiene { $presets } plantillas y no puede guardar más: borra antes una con `/settings delete` o usa un nombre que ya exista.
refusal-no-lobby-here = En este canal no hay ninguna mesa abierta, así que no hay ajustes que guardar: abre una con `/play`, elige en ella y guarda después.
refusal-leaderboard-off = Este servidor no lleva ninguna clasificación: quien lo administra puede activarla con `/settings server`.
refusal-profile-hidden = Esta persona oculta sus resultados: `/profile` sin nombre te muestra los tuyos.
refusal-profile-none = { $user ->
    [none] Todavía no has terminado ninguna partida en este servidor: empieza una con `/play`.
   *[other] { $user } todavía no ha terminado ninguna partida en este servidor: invita a jugar con `/play`.
}
refusal-profile-bot = Las máquinas y otros bots no tienen perfil: elige a alguien que haya jugado aquí.
refusal-unknown-game = { $typed } no es ninguna partida terminada de este servidor: elige una de las sugerencias o busca en `/history`.
refusal-game-not-over = Esa partida todavía se está jugando, y solo se pueden repasar las terminadas: `/board` muestra cómo va.
refusal-no-finished-game = En este canal todavía no ha terminado ninguna partida: elige una de todo el servidor en `/history` o juega una con `/play`.
refusal-history-hidden = { $user } oculta sus partidas: `/history` muestra las de este canal o las del servidor.
refusal-game-newer = Esta partida necesita una versión más nueva del bot y se conserva tal cual: volverá cuando quien lleva este bot lo actualice.
refusal-data-newer = Estos datos necesitan una versión más nueva del bot y se conservan tal cual: podrás usarlos otra vez cuando quien lleva este bot lo actualice.
refusal-no-replay = Esa partida se registró con unas reglas que esta versión del bot no conoce, así que no se puede ver turno a turno: sus puntos siguen en `/history`.
refusal-upload-refused = Discord ha rechazado el archivo por ser demasiado grande: mira la partida turno a turno con los botones de `/replay` o guarda su registro.
refusal-blocked-by-server = La moderación automática de este servidor ha rechazado mi mensaje: pide a un moderador que deje pasar mis mensajes y usa después `/board`. La partida está guardada.

permission-ViewChannel = Ver canal
permission-SendMessages = Enviar mensajes
permission-SendMessagesInThreads = Enviar mensajes en hilos
permission-AttachFiles = Adjuntar archivos
permission-ReadMessageHistory = Leer el historial de mensajes
permission-CreatePublicThreads = Crear hilos públicos

lobby-title = ## Carcassonne: ¿quién juega?
lobby-boxes-alt = En juego: { $listed }.
lobby-tiles = **{ $preset }** con las reglas de la nueva edición, { $tiles } losetas{ $sets ->
    [none] {""}
   *[other] : { $sets }
}.
lobby-set = { $set } { $tiles }{ $bare ->
    [yes] {" "}(solo losetas)
   *[no] {""}
}
lobby-rule = **{ $name }**: { $about }
lobby-rules = Activadas: { $listed }.
lobby-rules-too = También activadas: { $listed }.
lobby-fields-off = **Campos: no**. No hay campesinos; los campos ni se ocupan ni puntúan.
lobby-first = **Empieza: { $who ->
    [none] por sorteo
   *[other] { $who }
}**
lobby-seats = En la mesa ({ $taken } de { $most }): { $listed }
lobby-host = { $who } (abrió la mesa)
lobby-computer = { $sign } { $who } (máquina: { $level })
lobby-start = { $enough ->
    [yes] Quien abrió la mesa puede pulsar *Empezar* cuando quiera.
   *[no] Para *Empezar* hacen falta al menos { $least } jugadores: pulsa *Unirme* o añade una máquina en el menú.
}
lobby-expires = La mesa se cierra sola tras 24 horas sin cambios.

lobby-started = La partida ha comenzado. Orden de juego: { $listed }.
lobby-expired = La mesa de { $host } no empezó en 24 horas y queda cerrada. Abre otra con `/play`.
lobby-closed = { $by ->
    [none] La mesa está cerrada.
   *[other] { $by } cerró la mesa.
} Abre otra con `/play`.
lobby-abandoned = { $by ->
    [none] La partida se abandonó antes de acabar: no gana nadie.
   *[other] { $by } detuvo la partida: no gana nadie.
} Empieza otra con `/play`.
lobby-abandoning = A favor de abandonar la partida: { $agreed }. Si todos aceptan, termina sin ganador. Faltan: { $still }. Si sigues jugando, retiras tu acuerdo.
lobby-resigned = { $who } se rindió. Sus seguidores siguen en el tablero y puntúan. Sus turnos se saltan.
lobby-confirm-resign = ¿Seguro que quieres rendirte? { $left ->
    [one] Solo quedaría una persona, así que la partida acaba al momento con la puntuación final. Tú no puedes ganarla.
    [computers] Solo quedarían máquinas, así que la partida acaba al momento y no gana nadie.
   *[people] Tus seguidores se quedan y siguen puntuando. Tus turnos se saltan. No puedes ganar ni volver.
}
lobby-confirm-hand-over = O bien *Ceder el sitio*: una máquina juega por ti hasta que pulses *Ya estoy aquí*. Para tu nivel, la partida cuenta como perdida.
lobby-handed-over = { $who } cede su sitio a una máquina. Esta juega hasta que { $who } pulse *Ya estoy aquí*. Para el nivel de { $who }, la partida cuenta como perdida.
lobby-stood-in = { $who } no ha respondido, así que una máquina juega en su lugar hasta que { $who } pulse *Ya estoy aquí*. Para el nivel cuenta el resultado final de ese sitio.
lobby-back = { $who } está de vuelta y releva a la máquina.
lobby-confirm-abandon = ¿Seguro que quieres abandonar esta partida? Solo juegas contra máquinas, así que acaba al momento y no gana nadie. Si cuenta para el nivel, la pierdes.
lobby-confirm-stop = ¿Seguro que quieres terminar esta partida para todos? Acaba sin ganador, y eso no se puede deshacer. Si juegas en ella, también puedes aceptar que se abandone: entonces acaba cuando aceptan todos. Si la terminas por tu cuenta, para tu nivel cuenta como perdida.

lobby-thread = Carcassonne – { $who }
lobby-opened-in = Tu mesa está abierta en su propio hilo: { $channel }

lobby-settings = ### Ajustes de esta mesa
    { $lines }
    Todos ven el resultado en la mesa. `/settings save` lo guarda con un nombre.
lobby-box = { $name }{ $rules ->
    [none] {" "}(solo losetas)
    [all] {""}
   *[other] {" "}({ $rules } de { $all } reglas)
}{ $variants ->
    [0] {""}
    [one] {" "}(+{ $variants } variante)
   *[other] {" "}(+{ $variants } variantes)
}
lobby-settings-boxes = { $listed ->
    [none] Solo el juego base.
   *[other] { $listed }
}
lobby-settings-tiles = **{ $inPlay ->
    [one] { $inPlay } loseta
   *[other] { $inPlay } losetas
}**{ $all ->
    [0] {""}
   *[other] {" "}de { $all }
}, inicio: { $start }{ $time ->
    [none] {""}
   *[other] , { $time }
}.
lobby-minutes = unos { $minutes } min para { $players ->
    [one] { $players } persona
   *[other] { $players } personas
}
lobby-hours = unas { $hours } horas para { $players ->
    [one] { $players } persona
   *[other] { $players } personas
}
lobby-dropped = ⚠️ Eso ha quitado: { $listed }. *Deshacer* lo devuelve todo.
lobby-dropped-start = ⚠️ Se ha quitado: { $listed }. Una mesa tiene un solo inicio: un río o un mapa. *Deshacer* lo devuelve todo.
lobby-settings-map = Mapa: { $name }. { $town }.

lobby-menu-preset = Plantilla …
lobby-menu-boxes = Cajas con sus reglas …
lobby-menu-bare = Cajas solo con losetas …
lobby-menu-parts = Reglas y variantes …
lobby-menu-start = Cómo empieza la mesa …
lobby-menu-topic = Reglas de estas cajas …
lobby-menu-town = Qué hacen los pueblos …
lobby-menu-tiles = Cuántas losetas …
lobby-menu-starts = Casillas de inicio, hasta { $use }; las demás por sorteo …
lobby-menu-first = Quién empieza …
lobby-menu-hints = Pistas …
lobby-menu-computer = { $offers ->
    [add] Añadir una máquina …
    [away] Quitar una máquina …
   *[both] Añadir o quitar una máquina …
}

preset-base = Juego base
    .about = 72 losetas, con campesinos
preset-anniversary-night = Noche de aniversario
    .about = Juego base con el Abad, las losetas con flechas y los Regalos
preset-big-box = Caja grande
    .about = Dos expansiones grandes, el Río, las flechas, los Regalos y el Abad
preset-first-evening = Primera noche
    .about = Juego base con el Río y el Abad
preset-towers-and-dragons = Torres y dragones
    .about = La Torre y La Princesa y el Dragón, con Posadas y Catedrales
preset-abbeys-and-sheep = Abadías y ovejas
    .about = Abadía y Alcalde y Ovejas y Colinas, con Constructores y Comerciantes
preset-everything = Todo
    .about = Todas las cajas, con 120 de sus losetas
lobby-last-game = Mi última partida
    .about = Las cajas de la última partida que terminaste en este servidor
preset-on-a-map = En un mapa
    .about = Un mapa con las losetas de dos expansiones, pero sin sus reglas
preset-own = Selección propia

rule-fields = Campos
    .about = campesinos; al final, 3 puntos por cada ciudad completa junto a su campo
set-base = Juego base

lobby-add-computer = Añadir a { $who } ({ $level })
lobby-computer-about = { $about }; nivel { $rating }
lobby-remove-computer = Quitar a { $who }

lobby-hints-on = Pistas: sí
    .about = en tu turno puedes pedir pistas a una máquina; si pides una, ganar no sube tu nivel
lobby-hints-off = Pistas: no
    .about = sin pistas de las máquinas
lobby-boxes-large = Cajas grandes { $on }/{ $all }
lobby-boxes-small = Cajas pequeñas { $on }/{ $all }
lobby-boxes-parts = Variantes { $on }/{ $all }
lobby-boxes-start = Inicio: { $start }
lobby-window-large = Cajas grandes
lobby-window-small = Cajas pequeñas
lobby-window-parts = Reglas y variantes
lobby-window-on = En juego, con sus reglas
lobby-window-numbered = Cajas { $from }–{ $to }
lobby-window-tiles = Solo losetas, sin sus reglas
lobby-start-tile = Una loseta
    .about = en la mesa solo está la loseta inicial
lobby-tiles-whole = todas las losetas de las cajas elegidas
lobby-tiles-fewer = por sorteo; las que necesitan las reglas siempre se quedan
lobby-first-by-lot = Se decide por sorteo

level-novice = novata
    .about = solo mira los puntos de esta loseta y a menudo se conforma con menos
    .won = Anda, ¿he ganado? Yo solo miraba las ovejas.
    .lost = Qué mapa tan bonito nos ha quedado.
level-easy = fácil
    .about = se lleva todos los puntos que puede ahora
    .won = ¡Más vale pájaro en mano, y así en cada turno!
    .lost = Me llevé lo que veía, y no bastó.
level-medium = media
    .about = piensa unos turnos por adelantado
    .won = { $margin ->
        [close] Podría haber ganado cualquiera.
       *[other] Todo encajó tal como esperaba.
    }
    .lost = { $margin ->
        [close] Unos turnos más y lo habría conseguido.
       *[other] Esperaba más de lo que salió.
    }
level-hard = difícil
    .about = piensa más tiempo y cuenta lo que queda en la bolsa
    .won = { $margin ->
        [close] La bolsa me debía esa última loseta.
       *[other] Sabía lo que quedaba en la bolsa.
    }
    .lost = { $margin ->
        [close] Con otra loseta lo habría conseguido; bien jugado.
       *[other] Contaba con otras losetas; bien jugado.
    }
level-master = maestra
    .about = piensa hasta dos segundos y es la que más lejos ve
    .won = { $margin ->
        [close] Por poco: una loseta más y acaba al revés.
        [far] El final lo vi hace mucho.
       *[other] Vi el final un poco antes.
    }
    .lost = { $margin ->
        [close] ¡Por tan poco! Mis respetos.
        [far] No lo vi venir. Mis respetos.
       *[other] Bien visto. Mis respetos.
    }
level-said = { $sign } **{ $who }**: «{ $said }»

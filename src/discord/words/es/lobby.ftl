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
    [none] se decide por sorteo
   *[other] { $who }
}**
lobby-seats = En la mesa ({ $taken } de { $most }): { $listed }
lobby-host = { $who } (abrió la mesa)
lobby-computer = { $sign } { $who } (máquina: { $level })
lobby-start = { $enough ->
    [yes] Quien abrió la mesa puede pulsar *Empezar* cuando quiera.
   *[no] Para *Empezar* hacen falta al menos { $least }: pulsa *Unirme* o añade una máquina en el menú.
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
lobby-abandoning = A favor de abandonar la partida: { $agreed }. Si todos aceptan, termina sin que gane nadie. Faltan: { $still }. Seguir jugando retira el acuerdo.
lobby-resigned = { $who } se rindió. Sus seguidores siguen en el tablero y puntúan; sus turnos se saltan.
lobby-confirm-resign = ¿Seguro que quieres rendirte? { $left ->
    [one] Solo quedaría una persona, así que la partida acaba al momento con la puntuación final, y tú no puedes ganarla.
    [computers] Solo quedarían máquinas, así que la partida acaba al momento y no gana nadie.
   *[people] Tus seguidores se quedan y siguen puntuando, tus turnos se saltan, no puedes ganar y no puedes volver.
}
lobby-confirm-hand-over = O bien *Ceder mi sitio a una máquina*: juega por ti hasta que pulses *Ya estoy aquí*. En ese caso, para tu nivel la partida está perdida.
lobby-handed-over = { $who } cede su sitio a una máquina, que juega desde ahora hasta que { $who } pulse *Ya estoy aquí*. Para el nivel de { $who }, la partida está perdida.
lobby-stood-in = { $who } no ha respondido, así que una máquina juega en su lugar hasta que { $who } pulse *Ya estoy aquí*. Para el nivel cuenta cómo acabe ese sitio.
lobby-back = { $who } está de vuelta, y la máquina ya no juega en ese sitio.
lobby-confirm-abandon = ¿Seguro que quieres abandonar esta partida? Aparte de ti solo juegan máquinas, así que acaba al momento y no gana nadie. Si la partida cuenta para el nivel, tú la pierdes.
lobby-confirm-stop = ¿Seguro que quieres terminar esta partida para todo el mundo? Acaba sin que gane nadie y no hay vuelta atrás. Si juegas en ella, también puedes aceptar sin más que se abandone: entonces acaba cuando acepte toda la mesa. Si la terminas por tu cuenta, para tu nivel está perdida.

lobby-thread = Carcassonne – { $who }
lobby-opened-in = Tu mesa está abierta en su propio hilo: { $channel }

lobby-settings = ### Ajustes de esta mesa
    { $lines }
    El resultado lo ve todo el mundo en la mesa. `/settings save` lo guarda con un nombre.
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
    [none] Ninguna caja aparte del juego base.
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
lobby-dropped = ⚠️ Con eso queda fuera: { $listed }. *Deshacer* lo devuelve todo.
lobby-dropped-start = ⚠️ Queda fuera: { $listed }. Una mesa tiene un solo inicio, río o mapa. *Deshacer* lo devuelve todo.
lobby-settings-map = Mapa: { $name }. { $town }.

lobby-menu-preset = Plantilla …
lobby-menu-boxes = Cajas con sus reglas …
lobby-menu-bare = Cajas solo con losetas …
lobby-menu-parts = Reglas y variantes …
lobby-menu-start = Cómo empieza la mesa …
lobby-menu-topic = Reglas de lo que contiene …
lobby-menu-town = Qué hacen los pueblos …
lobby-menu-tiles = Cuántas losetas …
lobby-menu-starts = Casillas de inicio, hasta { $use }; las demás por sorteo …
lobby-menu-first = Quién empieza …
lobby-menu-hints = Pistas …
lobby-menu-computer = { $offers ->
    [add] Añadir una máquina …
    [away] Quitar una máquina …
   *[both] Añadir una máquina, o quitarla …
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
    .about = todas las cajas que hay, y 120 de sus losetas
lobby-last-game = Mi última partida
    .about = las cajas de la última partida que terminaste en este servidor
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
    .about = en tu turno puedes pedir pistas a una máquina; ganar ya no sube tu nivel
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
lobby-tiles-whole = todas las losetas de todas las cajas están en juego
lobby-tiles-fewer = cuáles, lo decide el azar; lo que las reglas necesitan se queda
lobby-first-by-lot = Se decide por sorteo

level-novice = novata
    .about = solo mira los puntos de esta loseta y a menudo se conforma con menos
    .won = Anda, ¿he ganado? Yo solo miraba las ovejas.
    .lost = Qué mapa tan bonito nos ha quedado.
level-easy = fácil
    .about = se lleva los mejores puntos del momento
    .won = ¡Más vale pájaro en mano, y así en cada turno!
    .lost = Tomé lo que veía, y no fue bastante.
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

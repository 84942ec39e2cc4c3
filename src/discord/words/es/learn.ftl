learn-step = ### { $number } de { $of } · { $title }
learn-tile = Tu loseta
    .square = Has robado una loseta con una curva de camino. Cada número es una casilla donde encaja, camino con camino y campo con campo: pulsa **{ $label }**.
learn-rotation = Girar la loseta
    .turn = Aquí encaja de dos maneras, y todavía nada es definitivo. Haz que el camino vaya hacia el sur: pulsa **{ $label }**.
learn-road = Un camino
    .put = Un seguidor en un camino es un bandido: 1 punto por loseta cuando los dos extremos queden cerrados. Solo tienes siete seguidores, y ninguno vuelve hasta que se puntúa. Pulsa **{ $label }**: así colocas la loseta y acabas tu turno.
learn-city = Una ciudad
    .square = La máquina ha cerrado un extremo de tu camino. Tu siguiente loseta cierra una ciudad: pulsa **{ $label }**.
    .put = Nadie puede ocupar un camino, una ciudad o un campo donde ya hay un seguidor; esta ciudad está libre. Da enseguida 2 puntos por loseta, y su caballero vuelve al momento. Pulsa **{ $label }**.
learn-monastery = Un monasterio
    .square = La ciudad te ha dado 4 puntos. Un monasterio necesita losetas a su alrededor: pulsa **{ $label }**, donde ya hay tres.
    .put = Un monje da 1 punto por el monasterio y 1 por cada una de las 8 losetas que lo rodean. Al final de la partida puntúa aunque falten losetas. Pulsa **{ $label }**.
learn-field = Un campo
    .square = La máquina también ha completado una ciudad. Los campos puntúan al final, 3 puntos por cada ciudad completa que tocan: pulsa **{ $label }**.
    .put = El campo al este de este camino llega a las dos ciudades completas. Si se unen zonas, quien tiene más seguidores se lleva todos los puntos; si hay empate, cada uno se los lleva enteros. Un campesino se queda ahí tumbado hasta el final: pulsa **{ $label }**.
learn-end = El final
    .square = Esta es la última loseta. Tu camino acaba en el cruce: pulsa **{ $label }**.
    .put = Tu camino se puntúa solo, y no necesitas ninguna figura: pulsa **{ $label }**. Después se puntúan todos los seguidores que siguen en el tablero.
learn-other = { $wanted ->
    [turn] Eso acabaría tu turno con la loseta tal como está ahora.
   *[other] { $pressed ->
        [square] Tu loseta también encaja ahí.
        [turn] Así ya está bien.
       *[put] Eso también se puede.
    } En una mesa eliges libremente.
} No ha cambiado nada: para seguir, pulsa **{ $label }**.
learn-again = Lo dejaste aquí.
learn-over = Ha sido una partida entera. Una de verdad tiene 71 losetas, y los demás quieren las mismas ciudades. ¿Jugamos? El botón abre en este canal una mesa con una máquina novata; los demás pueden unirse.

learn-first = -# **¿Es tu primera vez?** Los números del tablero son las casillas donde encaja tu loseta. Una figura ocupa el camino, la ciudad, el monasterio o el campo en el que está, y te da sus puntos. Nada es definitivo hasta que pulses una figura o *Sin figura*.

button-learn-anew = Empezar de nuevo
button-learn-play = Jugar con una máquina
command-learn = Aprende el juego en diez minutos: siete pasos contra una máquina, solo para ti

privacy-learning = **Tu avance en el aprendizaje**: el último paso de `/learn` que viste y en qué turno te expliqué los botones.

button-why = ¿Por qué estos puntos?
button-that-turn = Ver ese turno
why-list = ### De dónde salen los puntos
    { $count ->
        [0] Nada ha puntuado en esta partida.
       *[other] Elige una puntuación, la más reciente primero: te muestro cómo se contó, según qué regla y dónde estaba.
    }
why-menu = Elige unos puntos …
why-title = ### ¿Por qué estos puntos? ({ $when })
why-votes = Mayoría: { $listed }.
why-alt = El tablero de entonces ({ $when }), con el contorno marcado: { $what }.
why-squares = Está en { $listed }.

example-placing = La loseta inicial, con una ciudad al norte y un camino de oeste a este. Para una loseta con una curva de camino, los números del 1 al 3 están al oeste, al este y al sur de ella, y no hay ninguno al norte, donde está la ciudad.
example-roads = Un camino de cuatro losetas, desde un monasterio al este hasta un cruce al suroeste, con un bandido azul: está completo y da 4 puntos.
example-cities = Una ciudad de tres losetas con un escudo, cerrada por todos los lados, con un caballero azul: da 3 veces 2 puntos y 2 por el escudo, 8 en total.
example-monasteries = Un monasterio con un monje azul en medio de otras ocho losetas: está completo y da 9 puntos.
example-fields = Un campo con un campesino azul que toca dos ciudades completas: al final da 2 veces 3 puntos, 6 en total.
example-majority = Una ciudad completa de cuatro losetas con dos caballeros azules y uno rojo: Azul se lleva los 8 puntos y Rojo, ninguno.
example-final-scoring = El final de una partida. Un camino incompleto de dos losetas da 2 puntos a Azul. Una ciudad incompleta de dos losetas con un escudo da 3 a Rojo. Un monasterio con dos losetas vecinas da 3 a Azul.

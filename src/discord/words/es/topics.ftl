topic-turn = Un turno
    .text =
        Un turno tiene tres pasos (B4). Colocas la loseta que has robado (B5) y puedes poner un seguidor en ella (B7). Después se puntúa todo lo que esta loseta ha completado (B15).

        Un seguidor que vuelve en el tercer paso está listo para tu siguiente turno (B9). Se juega en el sentido de las agujas del reloj (B3).
topic-placing = Colocar una loseta
    .text =
        La loseta debe tocar otra de la mesa al menos por un lado entero; las esquinas no cuentan. Todos los lados que se tocan tienen que encajar: ciudad con ciudad, camino con camino, campo con campo (B5).

        Los números del tablero son justo las casillas donde encaja tu loseta, y solo se ofrecen los giros que encajan.
topic-meeples = Poner un seguidor
    .text =
        Puedes poner un seguidor de tu reserva en una zona de la loseta que acabas de colocar: camino, ciudad, monasterio o campo. En toda esa zona no puede haber ningún seguidor, ni siquiera tuyo (B7).

        - Puedes ocupar una zona que esta loseta completa: se puntúa enseguida y el seguidor vuelve a ti (B8).
        - Cada jugador tiene 7 seguidores (B2), o 9 en los mapas (M4).
        - Tras puntuar una zona vuelven todos sus seguidores, también los que no ganaron nada (B14).
topic-roads = Caminos
    .text =
        Un camino está completo cuando sus dos extremos acaban en un cruce, una aldea, una ciudad o un monasterio, o cuando forma un circuito. Da 1 punto por loseta (B10).

        Al final de la partida, un camino incompleto también da 1 punto por loseta (B18). Una loseta cuenta una vez, aunque el camino la cruce dos veces (B23).
topic-cities = Ciudades
    .text =
        Una ciudad está completa cuando la rodean las murallas y no queda ningún hueco dentro. Da 2 puntos por loseta y 2 por escudo (B11).

        Las ciudades pequeñas no son una excepción: dos losetas dan 4 puntos. Al final de la partida, una ciudad incompleta da 1 punto por loseta y 1 por escudo (B18).
topic-monasteries = Monasterios
    .text =
        Un monasterio está completo cuando lo rodean 8 losetas. Da 9 puntos (B12).

        Al final de la partida, uno incompleto da 1 punto y 1 más por cada loseta vecina (B18). Una misma loseta puede completar dos monasterios a la vez (B25).
topic-fields = Campos y campesinos
    .text =
        Un campesino se tumba en un campo y se queda hasta el final de la partida. Los caminos, las ciudades y el borde del tablero limitan los campos (B16). Al final, quien más campesinos tiene en un campo gana 3 puntos por cada ciudad completa que lo toca (B19).

        - Si hay empate, cada uno los gana enteros.
        - Una ciudad cuenta una vez por campo, pero puede contar para varios. Las ciudades incompletas no dan nada.
        - La mesa puede desactivar los campos antes de la partida: entonces no hay campesinos.
topic-majority = Varios seguidores en una zona
    .text =
        Las zonas de varios jugadores pueden acabar unidas (B22). Quien más seguidores tiene en la zona se lleva todos los puntos, y los demás, nada (B13). Todos los seguidores vuelven a casa (B14).

        Si hay empate en cabeza, cada empatado se lleva los puntos enteros. Una zona sin seguidores no da puntos a nadie.
topic-unplaceable = Una loseta que no encaja en ningún sitio
    .text = Sale de la partida y robas otra mientras queden losetas (B6). Lo compruebo yo y lo digo en el turno siguiente. Si era la última loseta, la partida termina (B24).
topic-final-scoring = Puntuación final
    .text =
        La partida termina tras el turno en que se coloca la última loseta (B17). Entonces se puntúa cada zona que aún tiene seguidores.

        Los caminos dan 1 por loseta; las ciudades, 1 por loseta y 1 por escudo; los monasterios, 1 y 1 por loseta vecina (B18). Los campos dan 3 por cada ciudad completa (B19). Mayorías y empates, como siempre (B13).
topic-winning = Ganar
    .text = Gana quien suma más puntos; si hay empate, la victoria se comparte (B20). Un jugador que se ha rendido no puede ganar.
topic-first-player = Quién empieza
    .text = Según las reglas impresas empieza el jugador más joven (B3). Aquí se sortea quién empieza, si quien abrió la mesa no lo ha elegido antes. El orden de los demás también se sortea.
topic-resigning = Rendirse y abandonar
    .text =
        Si te rindes (`/resign`), tus seguidores se quedan en el tablero, donde siguen puntuando y contando para la mayoría. Tus turnos se saltan y no puedes ganar.

        - Si solo queda un jugador, la partida acaba con la puntuación final.
        - También puedes ceder tu sitio a una máquina, y los demás pueden decidirlo por alguien que no responde (`/rules time`). *Ya estoy aquí* recupera el sitio.
        - Una partida en la que solo quedan máquinas acaba sin ganador.
        - Una partida también se abandona sin ganador si aceptan todos los que siguen jugando, o si la detiene alguien con **Gestionar servidor**.

        Estas reglas son de este bot, no del juego impreso.
topic-time = ¿Cuánto puede durar un turno?
    .text =
        La mesa elige el tiempo antes de empezar: minutos, días o sin límite. Debajo del título del turno se lee hasta cuándo tienes.

        - **Te aviso** una vez (minutos), o 8, 4 y 1 horas antes del final (días). Con `/me` eliges dónde y cuándo.
        - **Si se te acaba el tiempo**, no has perdido: los demás eligen *Esperar*, *Sigue una máquina* o *Retirar*. Hasta que lo decidan aún puedes jugar.
        - **Para decidirlo** se hace lo que elija más de la mitad de los presentes; entre dos basta uno. Si alguien ha dejado el servidor, los demás eligen enseguida.
        - **Sin límite**, una máquina puede seguir a los 15 minutos (*Más*). No se retira a nadie antes de un día.
        - **No cuenta** el tiempo en que el bot no funcionaba o en que todos pararon el reloj (*Más*) ni, con días, tus días libres (`/me`).

        Estas reglas son de este bot, no del juego impreso.
topic-ratings = ¿Cómo se calcula el nivel?
    .text =
        Una partida terminada compara a cada jugador de la mesa con cada uno de los demás según su puesto, empates incluidos (OpenSkill, Plackett–Luce). Las partidas de dos y las de tres a seis tienen niveles aparte, y dentro de ellas también cada tipo de partida.

        El nivel es lo que el bot cree de ti (μ, al principio 25) y cuánto duda (σ, al principio 25/3). Se muestra 1000 + 40·(μ − 3σ), así que empieza en 1000. Sale `?` mientras σ sea 4 o más, o con menos de 8 partidas que cuenten.

        - **Otra vez la misma gente** en 7 días: el cambio cuenta 1, ½, ¼ …; con varios rivales, la media.
        - **Último puesto** para quien se rinde, cede su sitio a una máquina o termina la partida por su cuenta, aunque vuelva; para los demás cuenta el final.
        - **Si otros deciden** (máquina, expulsión), cuentan los puntos.
        - **Con pistas** una partida puede bajar tu nivel, no subirlo.
        - **No cuentan** partidas con máquinas desde el principio, con turnos deshechos o abandonadas de común acuerdo. Sin acabar no son partida ni victoria.
        - **Las temporadas** duran lo que diga el servidor; si no, tres meses; entre servidores, tres. Tu primera partida de una posterior añade duda (σ pasa a √(σ² + 2²), como mucho 25/3); μ y las clasificaciones pasadas se quedan.
        - **Entre servidores** solo cuentas si lo pides: `/privacy everywhere`. Una partida cuenta ahí entre quienes lo han pedido, si son al menos dos.
        - Para no salir en ninguna clasificación, usa `/privacy hide`.

        Estas reglas son de este bot, no del juego impreso.
topic-fairness = ¿Es justo el orden de las losetas?
    .text =
        Una semilla secreta y aleatoria decide el orden de todas las losetas antes del primer turno. *¿Es justo?*, en *Más*, muestra su SHA-256 desde el primer turno. Si lo anotas, nadie puede cambiar la semilla sin que lo notes, y nadie puede calcular las losetas a partir de él.

        Al terminar la partida, *¿Es justo?* muestra la semilla y da el registro entero. `npm run -s verify -- REGISTRO` repite la partida y compara ambas cosas.

cited-rules = -# Reglas: { $ids }

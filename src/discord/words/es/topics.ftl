topic-turn = Un turno
    .text = Un turno tiene tres pasos (B4): colocas la loseta que has robado (B5), puedes poner un seguidor en ella (B7) y se puntúa todo lo que esta loseta ha completado (B15). Un seguidor que vuelve en el tercer paso se puede usar desde tu siguiente turno (B9). Se juega en el sentido de las agujas del reloj (B3).
topic-placing = Colocar una loseta
    .text = La loseta debe tocar otra de la mesa al menos por un lado entero; las esquinas no cuentan. Todos los lados que se tocan tienen que encajar: ciudad con ciudad, camino con camino, campo con campo (B5). Los números del tablero son justo las casillas donde encaja tu loseta, y solo se ofrecen los giros que encajan.
topic-meeples = Poner un seguidor
    .text = Puedes poner un seguidor de tu reserva en una zona de la loseta que acabas de colocar: un camino, una ciudad, un monasterio o un campo. En toda la zona conectada no puede haber ningún seguidor de nadie, tampoco tuyo (B7). Puedes ocupar lo que esta misma loseta completa: se puntúa enseguida y el seguidor vuelve a ti (B8). Cada cual tiene 7 seguidores (B2), y 9 en los mapas (M4). Tras puntuar una zona vuelven todos sus seguidores, también los que no ganaron nada (B14).
topic-roads = Caminos
    .text = Un camino está completo cuando sus dos extremos acaban en un cruce, una aldea, una ciudad o un monasterio, o cuando forma un circuito: 1 punto por loseta (B10). Al final de la partida, un camino incompleto también da 1 punto por loseta (B18). Una loseta cuenta una vez, aunque el camino la cruce dos veces (B23).
topic-cities = Ciudades
    .text = Una ciudad está completa cuando la rodean las murallas y no queda ningún hueco dentro: 2 puntos por loseta y 2 por escudo. Las ciudades pequeñas no son una excepción: con dos losetas dan 4 puntos (B11). Al final de la partida, una ciudad incompleta da 1 punto por loseta y 1 por escudo (B18).
topic-monasteries = Monasterios
    .text = Un monasterio está completo cuando lo rodean 8 losetas: 9 puntos (B12). Al final de la partida, uno incompleto da 1 punto y 1 más por cada loseta vecina (B18). Una misma loseta puede completar dos monasterios a la vez (B25).
topic-fields = Campos y campesinos
    .text = Un campesino se tumba en un campo y se queda hasta el final de la partida. Los caminos, las ciudades y el borde del tablero limitan los campos (B16). Al final, cada ciudad completa que toca un campo da 3 puntos a quien más campesinos tenga en él; si hay empate, enteros a cada cual. Una ciudad cuenta una vez por campo, pero puede contar para varios campos; las ciudades incompletas no dan nada (B19). Antes de la partida se pueden desactivar los campos: entonces no hay campesinos.
topic-majority = Varios seguidores en una zona
    .text = Zonas de distintas personas pueden acabar unidas (B22). Quien más seguidores tiene en la zona se lleva todos los puntos; si hay empate, quienes empatan se los llevan enteros. El resto no se lleva nada, y una zona sin seguidores no da puntos a nadie (B13). Todos los seguidores vuelven (B14).
topic-unplaceable = Una loseta que no encaja en ningún sitio
    .text = Sale de la partida y robas otra mientras queden losetas (B6). Lo compruebo por mi cuenta y lo digo en el turno siguiente. Si era la última loseta, la partida termina (B24).
topic-final-scoring = Puntuación final
    .text = La partida termina tras el turno en que se coloca la última loseta (B17). Entonces se puntúa todo lo que aún tiene seguidores: caminos, 1 por loseta; ciudades, 1 por loseta y 1 por escudo; monasterios, 1 y 1 por loseta vecina (B18); campos, 3 por cada ciudad completa (B19). Mayorías y empates, como siempre (B13).
topic-winning = Ganar
    .text = Gana el total más alto; si hay totales iguales, se comparte la victoria (B20). Quien se ha rendido no puede ganar.
topic-first-player = Quién empieza
    .text = Según las reglas impresas empieza la persona más joven (B3). Aquí se decide por sorteo, si quien abrió la mesa no lo ha elegido antes; el orden de los demás también se sortea.
topic-resigning = Rendirse y abandonar
    .text = Quien se rinde (`/resign`) deja sus seguidores en el tablero, donde siguen puntuando y contando para la mayoría; sus turnos se saltan y no puede ganar. Si solo queda una persona, la partida acaba con la puntuación final. También se puede ceder el sitio a una máquina, y los demás pueden decidirlo por alguien que no responde (`/rules time`); *Ya estoy aquí* recupera el sitio. Una partida en la que solo quedan máquinas acaba sin que gane nadie. Una partida también se puede abandonar sin que gane nadie, si aceptan todos los que siguen jugando o si la detiene alguien con **Gestionar servidor**. Estas reglas son de este bot, no del juego impreso.
topic-time = ¿Cuánto puede durar un turno?
    .text =
        Lo que la mesa eligió antes de empezar: minutos, días o sin límite. Debajo del título del turno se lee hasta cuándo tienes tiempo.
        - **Se te avisa** una vez (minutos), o 8, 4 y 1 horas antes del final (días), donde y cuando diga `/me`.
        - **Si se acaba el tiempo**, nadie pierde por eso: los demás eligen *Esperar*, *Que siga una máquina* o *Retirar*. Se hace lo que elija más de la mitad de los que están; entre dos basta un voto. Hasta entonces todavía se puede jugar. Lo mismo se decide enseguida sobre quien ha dejado el servidor.
        - **Sin límite**, puede seguir una máquina a los 15 minutos (*Más*); no se retira a nadie antes de un día.
        - **No cuenta** el tiempo en que el bot no estaba, aquel en que todos pararon el reloj (*Más*) ni, con días, tus días libres (`/me`).
        Estas reglas son de este bot, no del juego impreso.
topic-ratings = ¿Cómo se calcula el nivel?
    .text =
        Una partida terminada compara a cada persona de la mesa con cada una de las demás según su puesto, también los empates (OpenSkill, Plackett–Luce). Las partidas de dos y las de tres a seis tienen niveles aparte, y dentro de ellas también cada tipo de partida.
        El nivel es lo que el bot cree de ti (μ, al principio 25) y cuánto duda (σ, al principio 25/3). Se muestra 1000 + 40·(μ − 3σ), así que empieza en 1000. Sale `?` mientras σ sea 4 o más, o con menos de 8 partidas que cuenten.
        - **Otra vez la misma gente** en 7 días: el cambio cuenta 1, ½, ¼ …; con varios rivales, la media.
        - **Último puesto** para quien se rinde, cede su sitio a una máquina o termina la partida por su cuenta, aunque vuelva; para otros cuenta el final.
        - **Si otros deciden** (máquina, expulsión), cuentan los puntos.
        - **Con pistas** una partida puede bajar tu nivel, no subirlo.
        - **No cuentan**: con máquinas desde el principio, con turnos deshechos, abandonadas de común acuerdo. Sin acabar no son partida ni victoria.
        - **Las temporadas** duran lo que diga el servidor; si no, tres meses; entre servidores, tres. Tu primera partida de una posterior añade duda (σ pasa a √(σ² + 2²), como mucho 25/3); μ y las clasificaciones pasadas se quedan.
        - **Entre servidores** solo cuentas si lo pides: `/privacy everywhere`. Una partida cuenta ahí entre quienes lo han pedido, si son al menos dos.
        - Quien no quiera salir en ninguna clasificación lo dice con `/privacy hide`.
        Estas reglas son de este bot, no del juego impreso.
topic-fairness = ¿Es justo el orden de las losetas?
    .text = Una semilla secreta y aleatoria decide el orden de todas las losetas antes del primer turno. *¿Es justo?*, en *Más*, muestra su SHA-256 desde el primer turno: si lo anotas, nadie puede cambiarla sin que lo notes, y nadie puede calcular las losetas a partir de él. Al terminar la partida, *¿Es justo?* muestra la semilla y da el registro entero: `npm run -s verify -- REGISTRO` repite la partida y compara ambas cosas.

cited-rules = -# Reglas: { $ids }

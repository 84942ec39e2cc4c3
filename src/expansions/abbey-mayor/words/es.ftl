rule-abbey-mayor = Abadía y Alcalde
    .about = una abadía cada uno para tapar huecos; alcaldes, carretas que siguen y graneros en campos
rule-wagons-by-road = Las carretas van por camino
    .about = solo por un final de camino, puerta o abadía de lo puntuado, a cualquier loseta (1.ª edición)
rule-shared-barns = Graneros en el mismo campo
    .about = se puede poner un granero en un campo que ya tiene otro
rule-no-last-abbey = Sin abadía tras la última loseta
    .about = quien aún tiene su abadía se la queda
set-abbey-and-mayor = Abadía y Alcalde

figure-mayor = { $count ->
    [one] { $count } alcalde
   *[other] { $count } alcaldes
}
role-mayor = Alcalde
    .form-a = un alcalde
    .form-the = el alcalde
    .form-to = al alcalde
    .form-in = alcalde
figure-wagon = { $count ->
    [one] { $count } carreta
   *[other] { $count } carretas
}
role-wagon = Carreta
    .form-a = una carreta
    .form-the = la carreta
    .form-to = a la carreta
    .form-in = carreta
figure-barn = { $count ->
    [one] { $count } granero
   *[other] { $count } graneros
}
role-barn = Granero
    .form-a = un granero
    .form-the = el granero
    .form-to = al granero
    .form-in = granero

mark-walled = los muros de una abadía

piece-abbey = { $count ->
    [one] abadía
   *[other] abadías
}

part-last-abbey = abadía tras la última loseta
    .sentence = Una abadía tras la última loseta.

event-wagon-drove = { $seat } llevó la carreta de { $from } a { $to }: { $to-place }.
removed-barn = El granero manda a casa: { $listed }.

ask-abbey = { $who }: ¿pones tu abadía en un hueco o robas loseta?
ask-last-abbey = { $who }: la última loseta está puesta. ¿Tu abadía en un hueco?
ask-wagon = { $who }: tu carreta ha puntuado. ¿Sigue o vuelve a casa?
action-abbey = Abadía en { $at }
action-drive = Carreta aquí: { $to-place }, { $to-spot }
action-pass-abbey = Robar una loseta
action-pass-last-abbey = Sin abadía
action-pass-wagon = La carreta vuelve a casa

standing-abbey-draw = No preguntar más por mi abadía
    .off = Preguntarme otra vez por mi abadía
standing-abbey-draw-set = Desde ahora robo por ti enseguida y no pregunto por tu abadía. Tras la última loseta pregunto una vez más, si hay un hueco y la mesa lo permite.
    .unset = Te preguntaré otra vez por tu abadía cuando haya un hueco.

panel-with-barn = 4 puntos por ciudad completa

topic-abbey = Abadías
    .text =
        Cada jugador tiene una abadía (AM1). En vez de robar una loseta puedes ponerla en un hueco, es decir, una casilla libre con losetas en sus cuatro lados. Te pregunto antes de que veas una loseta (AM10, AM11).

        - La abadía encaja por todos los lados. Caminos, ciudades y campos terminan allí, sin recibir loseta ni puntos (AM12).
        - Las zonas que completa se puntúan como siempre (AM14).
        - Vale como monasterio: puede ir en ella un monje (AM13) o un abad (AM60).
        - No tiene campos (AM15). No amplía nada: no da turno del constructor ni regalo (AM16).
        - Tras la última loseta se pregunta una vez más a quien aún tenga su abadía, si hay un hueco. Se empieza por la izquierda de quien puso esa loseta (AM17).
        - Con *Sin abadía tras la última loseta* no se pregunta a nadie (V12).
topic-mayor-wagon = Alcaldes y carretas
    .text =
        Un alcalde va a una ciudad. Tiene tantos votos como escudos tenga la ciudad al puntuar, quizá ninguno (AM20, AM21). Una carreta va a un camino, una ciudad o un monasterio y tiene un voto (AM30).

        - Sin votos, un alcalde guarda la ciudad frente a otros, pero no puntúa (AM22, AM23).
        - Cuando se puntúa una carreta, con mayoría o sin ella, puede seguir en vez de volver a casa. Va a una zona incompleta y sin nadie, en su loseta o en una de las ocho de alrededor (AM31, AM32, AM35).
        - Si hay carretas de varios jugadores, deciden por orden desde quien tiene el turno (AM33).
        - La zona nueva de la carreta no se puntúa en este turno (AM37).
        - Con *Las carretas van por camino*, una carreta solo va adonde la lleve un final de camino, una puerta o una abadía, a cualquier loseta. Desde una ciudad también puede ir a su monasterio (AM36, V5).
topic-barn = Graneros
    .text =
        En vez de un seguidor puedes poner tu granero donde se juntan cuatro losetas, una recién puesta. Las cuatro deben mostrar campo allí, y el campo no puede tener granero (AM40, AM41, AM47). Se queda hasta el final y da entonces 4 puntos por ciudad completa de su campo (AM46).

        - Los campesinos del campo puntúan enseguida y vuelven a casa: 3 puntos por ciudad completa para la mayoría, 4 con su propio cerdo (AM42).
        - En un campo con granero no entra ningún seguidor. Si se le une un campo con campesinos, puntúan enseguida 1 por ciudad completa, 2 con su propio cerdo, y vuelven (AM43, AM44).
        - Al final, cada granero da sus puntos, también si se juntaron varios en un campo (AM45).
        - Con *Graneros en el mismo campo*, el campo puede tener ya un granero (V6).
        - Sin campos no hay graneros (AM80).

example-abbey = Una abadía ocupa una casilla con losetas en sus cuatro lados. Cierra el camino en el que hay un bandido azul: el camino está completo.

legend-figure-mayor = Alcalde: un voto por cada escudo de su ciudad
legend-figure-wagon = Carreta: puede seguir después de puntuar
legend-figure-barn = Granero: puntúa al final las ciudades de su campo
legend-mark-walled = Abadía: cierra todo lo que toca
legend-piece-abbey = Loseta de abadía: rellena un hueco del tablero

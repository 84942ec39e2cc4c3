rule-abbey-mayor = Abadía y Alcalde
    .about = una abadía cada uno para tapar huecos; alcaldes, carretas que siguen y graneros en campos
rule-wagons-by-road = Las carretas van por camino
    .about = solo a lo que un camino, una puerta o una abadía une a lo puntuado (primera edición)
rule-shared-barns = Graneros en el mismo campo
    .about = se puede poner un granero en un campo que ya tiene otro
rule-no-last-abbey = Sin abadía tras la última loseta
    .about = quien aún tenga la suya entonces se la queda
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

event-wagon-drove = { $seat } siguió con la carreta de { $from } a { $to }: { $to-place }.
removed-barn = Del campo del granero vuelven a casa: { $listed }.

ask-abbey = { $who }: ¿tu abadía en un hueco o robas una loseta?
ask-last-abbey = { $who }: la última loseta está puesta. ¿Tu abadía en un hueco?
ask-wagon = { $who }: tu carreta ha puntuado. ¿Sigue o vuelve a casa?
action-abbey = Abadía en { $at }
action-drive = Carreta aquí: { $to-place }, { $to-spot }
action-pass-abbey = Robar una loseta
action-pass-last-abbey = Sin abadía
action-pass-wagon = La carreta vuelve a casa

standing-abbey-draw = No preguntar más por mi abadía
    .off = Preguntarme otra vez por mi abadía
standing-abbey-draw-set = Desde ahora robo por ti enseguida y no pregunto por tu abadía. Tras la última loseta pregunto una vez más, si hay un hueco y la mesa juega así.
    .unset = Te preguntaré otra vez por tu abadía cuando haya un hueco.

panel-with-barn = 4 puntos por ciudad completa

topic-abbey = Abadías
    .text = Cada uno tiene una abadía (AM1). En vez de robar puedes ponerla en un hueco, una casilla libre con losetas en sus cuatro lados, y se te pregunta antes de ver una loseta (AM10, AM11). Todos los lados encajan; caminos, ciudades y campos terminan allí, y la abadía no les añade loseta ni puntos (AM12). Lo que completa se puntúa como siempre (AM14). Se puede poner un monje en ella: es un monasterio en todo (AM13), también para un abad (AM60). No tiene campos (AM15) ni amplía nada: no da turno del constructor ni regalo (AM16). Tras la última loseta se pregunta una vez más a quien aún tenga una, mientras haya un hueco, empezando por la izquierda de quien la puso, salvo con *Sin abadía tras la última loseta* (AM17, V12).
topic-mayor-wagon = Alcaldes y carretas
    .text = Un alcalde va a una ciudad y tiene allí tantos votos como escudos tenga la ciudad al puntuar, quizá ninguno (AM20, AM21). Sin votos guarda la ciudad frente a otros, pero no puntúa (AM22, AM23). Una carreta va a un camino, una ciudad o un monasterio, con un voto (AM30). Cuando puntúa, con mayoría o sin ella, puede seguir en vez de volver a casa: a algo incompleto donde no haya nadie, en su loseta o en una de las ocho de alrededor (AM31, AM32, AM35). Si son varias, deciden por turno desde quien juega (AM33). Adonde va no se puntúa en este turno (AM37). Con *Las carretas van por camino* va, en cambio, a cualquier loseta de lo que un final de camino, una puerta o una abadía une a lo puntuado, o al monasterio dentro de su ciudad (AM36, V5).
topic-barn = Graneros
    .text = En vez de una figura puedes poner tu granero donde se juntan cuatro losetas, una de ellas recién puesta, si las cuatro muestran campo allí y el campo no tiene granero, salvo con *Graneros en el mismo campo* (AM40, AM41, AM47, V6). Sin campos no hay graneros (AM80). Se queda hasta el final. Los campesinos de ese campo puntúan enseguida, 3 puntos por ciudad completa para la mayoría, 4 con su propio cerdo, y vuelven a casa (AM42). En un campo con granero no entra ninguna figura; los campesinos cuyo campo se une a uno puntúan enseguida 1 por ciudad completa, 2 con su propio cerdo, y vuelven a casa (AM43, AM44). Al final cada granero da 4 por ciudad completa de su campo (AM46), también donde se han juntado varios (AM45).

example-abbey = Una casilla con losetas en sus cuatro lados tiene una abadía. Ha terminado el camino en el que hay un ladrón azul: el camino está completo.

legend-figure-mayor = Alcalde: en una ciudad cuenta tanto como sus escudos
legend-figure-wagon = Carreta: puede seguir tras la puntuación
legend-figure-barn = Granero: donde se juntan cuatro campos, por sus ciudades
legend-mark-walled = Abadía: cierra todo lo que toca
legend-piece-abbey = Loseta de abadía: rellena un hueco del tablero

rule-inns = Posadas
    .about = un camino con posada da 2 por loseta; incompleto, nada
rule-cathedrals = Catedrales
    .about = una ciudad con catedral da 3 por loseta y escudo; incompleta, nada
rule-large-meeple = Seguidor grande
    .about = uno por jugador; vale por dos en la mayoría
set-inns-and-cathedrals = Posadas y Catedrales

figure-large = { $count ->
    [one] { $count } seguidor grande
   *[other] { $count } seguidores grandes
}
role-large = Seguidor grande
    .form-a = un seguidor grande
    .form-the = el seguidor grande
    .form-to = al seguidor grande
    .form-in = seguidor grande
role-large-knight = Caballero grande
    .form-a = un caballero grande
    .form-the = el caballero grande
    .form-to = al caballero grande
    .form-in = caballero grande
role-large-highwayman = Bandido grande
    .form-a = un bandido grande
    .form-the = el bandido grande
    .form-to = al bandido grande
    .form-in = bandido grande
role-large-monk = Monje grande
    .form-a = un monje grande
    .form-the = el monje grande
    .form-to = al monje grande
    .form-in = monje grande
role-large-farmer = Campesino grande
    .form-a = un campesino grande
    .form-the = el campesino grande
    .form-to = al campesino grande
    .form-in = campesino grande

mark-inn = una posada
mark-cathedral = una catedral

term-inn = { $count ->
    [one] { $count } posada
   *[other] { $count } posadas
}
term-cathedral = { $count ->
    [one] { $count } catedral
   *[other] { $count } catedrales
}

topic-inns = Posadas
    .text =
        Un camino completo con una o más posadas da 2 puntos por loseta en vez de 1. Si al final está incompleto, no da nada (IC1).

        - Una segunda posada no añade nada (IC3).
        - Puedes poner posadas en los caminos de otros (IC9).
        - En los mapas, los escudos de un camino así siguen valiendo 2 (M11).
        - La mesa puede desactivar la regla: entonces las posadas son solo un adorno, como recomiendan los mapas (M19).
topic-cathedrals = Catedrales
    .text =
        Una ciudad completa con una catedral da 3 puntos por loseta y 3 por escudo. Si al final está incompleta, no da nada (IC2).

        - Una segunda catedral no añade nada (IC3).
        - Para un campo cuenta como cualquier otra ciudad: 3 puntos (IC4).
        - Sin la regla, la loseta es una ciudad normal por los cuatro lados.
topic-large-meeple = El seguidor grande
    .text =
        Cada jugador tiene un seguidor más, uno grande. Se pone como cualquier seguidor. Vale por dos para la mayoría y vuelve como siempre (IC5).

        Las cartas y flechas para un seguidor sirven también para él; es una decisión de este proyecto (L6).

example-inns = Un bandido azul está en un camino completo de tres losetas con una posada: 2 puntos por loseta, 6 en total.
example-cathedrals = Un caballero azul está en una ciudad completa de cinco losetas con una catedral en el centro: 3 puntos por loseta, 15 en total.

legend-figure-large = Seguidor grande: cuenta como dos
legend-mark-inn = Posada: el camino vale doble, o nada sin terminar
legend-mark-cathedral = Catedral: la ciudad vale 3 por loseta, o nada sin terminar

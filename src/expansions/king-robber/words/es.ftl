rule-king-robber = Rey y Ladrón
    .about = por la mayor ciudad y el camino más largo; al final, 1 punto por ciudad o camino completo
set-king-and-robber = Rey y Ladrón

term-finished-cities = { $count ->
    [one] { $count } ciudad completa
   *[other] { $count } ciudades completas
}
term-finished-roads = { $count ->
    [one] { $count } camino completo
   *[other] { $count } caminos completos
}
bonus-king = Rey
bonus-robber = Ladrón
sum-king = Rey
sum-robber = Ladrón

piece-king = el Rey
piece-robber = el Ladrón

event-piece-taken = { $seat } completó en { $on } { $piece ->
    [king] una ciudad
   *[robber] un camino
} de { $tiles } losetas, { $piece ->
    [king] la mayor
   *[robber] el más largo
} hasta ahora, y { $own ->
    [yes] conserva { $piece-name }
   *[no] { $from ->
        [none] se lleva { $piece-name }
       *[other] le quita { $piece-name } a { $from }
    }
}.

topic-king-robber = Rey y Ladrón
    .text =
        El primer jugador que completa una ciudad se lleva el Rey. Después pasa a quien complete una ciudad con más losetas que cualquier ciudad completada antes (KR10). Al final, el Rey da 1 punto por cada ciudad completa del tablero, fuera de quien fuera (KR40).

        - El Ladrón hace lo mismo con los caminos y da 1 punto por cada camino completo.
        - Con el mismo tamaño, el Rey no se mueve, y los escudos no cuentan (KR11).
        - No importa de quién sea la ciudad ni si hay alguien en ella (KR12).
        - Si se completan dos ciudades a la vez, cuenta la mayor (KR13).
        - En los mapas, una gran ciudad impresa solo cuenta como parte de una ciudad completada con losetas (KR64).

example-king-robber = Una ciudad y un camino completos, de tres losetas cada uno y sin nadie en ellos. Aun así, quien los ha completado se lleva el Rey y el Ladrón, si antes no se había completado nada mayor.

legend-piece-king = Rey: por la ciudad mayor, puntos al final
legend-piece-robber = Ladrón: por el camino más largo, puntos al final

term-towns = { $count ->
    [one] { $count } pueblo
   *[other] { $count } pueblos
}
bonus-island = isla
bonus-town = pueblo
sum-island = islas
sum-town = pueblos

part-town = turno por un pueblo
    .sentence = Turno por un pueblo.

map-city-found = { $name } queda descubierta: cualquiera puede construir a su lado{ $squares ->
    [none] .
   *[other] , ahora en { $squares }.
}
map-ferry-found = El transbordador { $name } queda descubierto: cualquiera puede seguir construyendo en { $squares }.
command-play-map = Un mapa en el que jugar; su trazado es de este proyecto

refusal-unknown-map = No hay ningún mapa { $typed }: elige uno de los que sugiere `/play` o selecciónalo en los ajustes de la mesa.

effect-part-town = El pueblo te da otro turno después de este.
effect-island = Los escudos de la isla: **{ $points }** para ti.
effect-town = El pueblo que cubres: **{ $points }** para ti.

topic-maps = Mapas
    .text =
        Las losetas solo van en las casillas del mapa, junto a una ya colocada (M1). La loseta inicial y, según el mapa, una o más al azar están en casillas de inicio (M2). Cada jugador tiene 9 seguidores (M4).

        - La mesa puede elegir las casillas de inicio; las demás se sortean (L31).
        - Cada mapa recomienda un número de losetas (M3). Si hay más, se retiran al azar; si hay menos, se usan todas.
        - La mesa puede elegir otro número (L30). Con *EE. UU., los dos*, cada grupo de losetas está dos veces (L30).
        - Los mapas recomiendan las expansiones sin sus reglas ni figuras (M19), pero puedes activar cada regla.
        - Una loseta que no encaja en ninguna casilla libre sale de la partida. Si no queda ninguna casilla libre, la partida termina (M20).

        {"**"}Los trazados son de este proyecto**: solo conoce los tableros impresos por imágenes y no ha copiado nada de ellos. De cada elemento consta si está verificado, deducido o es nuestro.
topic-map-borders = Mapas: el borde
    .text =
        Si en el borde hay un camino o una ciudad impresos, tu loseta debe encajar con ellos. Si no hay nada impreso, encaja cualquier cosa (M8).

        - Un camino que acaba en uno impreso termina allí, y lo impreso cuenta como losetas (M9).
        - El mar y el borde sin nada cierran ciudades, caminos y campos; media ciudad en el borde da 2 puntos (M10).
        - Los escudos dan 2 en cada puntuación, también en caminos, y 1 cada uno al final si la zona está incompleta (M11).
        - Un monasterio o jardín en el borde está completo cuando están ocupadas todas las casillas del mapa a su alrededor. Las losetas y las grandes ciudades impresas ocupan una casilla; lo demás impreso, no (M16, M17).
        - Las olas y los lugares destacados no admiten losetas (M13, M15).
topic-large-cities = Mapas: grandes ciudades
    .text =
        En una gran ciudad impresa no se puede colocar ninguna loseta. En cuanto una loseta la toca, cualquiera puede construir a su lado, por donde quiera (M5). Sus casillas valen 2 cada una, como las losetas de cualquier ciudad, y cada escudo añade 2 (M6).

        Hay que encajar con sus lados desde el principio (L33).
topic-ferries = Mapas: transbordadores
    .text =
        Un transbordador une dos caminos por mar. En cuanto un camino llega a un extremo, cualquiera puede seguir por el otro (M12), pero solo con caminos (L34). El transbordador cuenta 1 como parte del camino, y sus escudos cuando el camino está completo (M12).

        Hasta que los dos extremos tengan loseta, el camino está abierto por ahí (L35). Nadie puede estar en un transbordador, y ninguna flecha apunta por encima de él (L40).
topic-islands = Mapas: islas
    .text = Solo un transbordador lleva a las casillas de las islas. Quien coloca allí una loseta gana al momento 2 puntos por cada escudo de la casilla, con o sin figura (M14).
topic-towns = Mapas: pueblos
    .text =
        Una casilla con un pueblo es una casilla como las demás (M7). La mesa puede añadir cualquiera de tres reglas, también varias a la vez:
        - Cubrir un pueblo da otro turno, una vez mientras te toque, después de la segunda parte y del turno de una flecha (M7, L43).
        - Cubrir un pueblo cuesta 2 puntos, incluso por debajo de 0 (M7, L44).
        - Cada pueblo aún visible junto a una loseta de un camino puntuado da a ese camino 2 puntos (M7, L45).
rule-map = Mapa
    .about = las losetas solo van en sus casillas

town-none = Pueblos sin efecto
town-extra-turn = Los pueblos dan un turno
    .about = cubrir un pueblo da otro turno, pero nunca dos veces seguidas
town-costs-2 = Los pueblos cuestan 2
    .about = cubrir un pueblo cuesta 2 puntos
town-road-bonus = Pueblos junto a caminos
    .about = cada pueblo aún visible junto a un camino puntuado le da 2 puntos

map-benelux = Benelux
map-france = Francia
map-germany = Alemania
map-great-britain = Gran Bretaña
map-iberian-peninsula = Península Ibérica
map-nordics = Países nórdicos
map-taiwan = Taiwán
map-ukraine = Ucrania
map-usa = EE. UU., los dos
map-usa-east = EE. UU. Este
map-usa-west = EE. UU. Oeste

lobby-map = **Mapa: { $name }** – { $squares } casillas, se recomiendan { $min }–{ $max } losetas, { $meeples } seguidores por persona.
lobby-map-layout = { $layout ->
    [ours] El trazado es de este proyecto, no del tablero impreso.
   *[printed] Su trazado sigue el tablero impreso.
}
lobby-map-surplus = { $tiles ->
    [one] Sobra { $tiles } loseta, que se retira al azar.
   *[other] Sobran { $tiles } losetas, que se retiran al azar.
}
lobby-map-few = { $tiles ->
    [one] { $tiles } loseta menos de lo recomendado: se usan todas y quedan casillas vacías.
   *[other] { $tiles } losetas menos de lo recomendado: se usan todas y quedan casillas vacías.
}
lobby-map-house-rule = Una regla de la casa para este mapa dice { $min }–{ $max } losetas.
lobby-map-many = { $tiles ->
    [one] { $tiles } loseta más de lo recomendado
   *[other] { $tiles } losetas más de lo recomendado
}: la partida puede terminar antes de robarlas todas.
lobby-map-starts = Casillas de inicio: { $listed }{ $all ->
    [yes] {""}
   *[no] {", las demás por sorteo"}
}.
lobby-map-tiles = { $only ->
    [yes] De las expansiones, solo las losetas, como recomiendan los mapas.
   *[no] Los mapas recomiendan solo las losetas de las expansiones.
}
lobby-map-town = **{ $name }**: { $about }.
lobby-map-about = { $squares } casillas, se recomiendan { $min }–{ $max } losetas
lobby-tiles-most = Hasta { $most } losetas
lobby-tiles-every = Todas las losetas elegidas
lobby-tiles-recommended = lo que recomienda el mapa; las que sobran se retiran al azar
lobby-tiles-house-rule = una regla de la casa para este mapa; las que sobran se retiran al azar
lobby-tiles-squares = una por cada casilla del mapa; las que sobran se retiran al azar
lobby-tiles-all = no se retira ninguna; si hay más que casillas, algunas no se roban nunca

twin-map = El mapa
twin-map-free = Casillas sin loseta, { $row }: { $columns }
twin-map-city = Gran ciudad **{ $name }** en { $square }: { $edges }{ $arms ->
    [none] {""}
   *[other] , { $arms }
} ({ $found ->
    [yes] descubierta
   *[no] aún por descubrir
})
twin-map-border = Más allá de { $at }: { $what } hacia { $to }, { $segments }{ $arms ->
    [none] {""}
   *[other] , { $arms }
}
twin-map-ferry = Transbordador **{ $name }**: { $ends }{ $arms ->
    [none] {""}
   *[other] , { $arms }
}
twin-map-island = Isla, { $square }: { $arms } para quien coloque allí una loseta
twin-map-towns = Pueblos que ninguna loseta cubre: { $listed }
twin-map-highlights = No admite loseta: { $listed }
twin-map-waves = Olas, sin loseta: { $listed }
twin-map-halves = Medias casillas, sin loseta: { $listed }

example-large-cities = La gran ciudad de Berlín está impresa en el mapa con dos escudos. Al oeste se acaba de colocar una loseta con media ciudad, que pertenece a la misma ciudad.

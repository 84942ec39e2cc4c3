rule-river-2 = El Río II
    .about = se coloca primero y se bifurca: un brazo va a una ciudad, otro a un lago con un volcán
set-river-2 = El Río II
    .about = se coloca primero, con una bifurcación; no en los mapas

mark-pig-herd = una piara
term-pig-herd = { $count ->
    [one] { $count } piara
   *[other] { $count } piaras
}

topic-river-2 = El Río II
    .text =
        El nacimiento está en la mesa desde el principio. La bifurcación es la primera loseta que se roba, le siguen nueve barajadas y el lago con el volcán va al final (RV10). Cada loseta continúa un brazo abierto que elijas (RV11).

        - El lago ante una ciudad cierra su brazo; el lago con el volcán, el último (RV12). Una loseta que no encaja en ningún brazo sale de la partida (RV14).
        - Una loseta no puede hacer volver el río enseguida, ni llevar un brazo adonde tendría que chocar con otra parte del río. Más allá de un extremo abierto deben estar libres cuatro casillas (la siguiente, las de sus lados y la de detrás); así juega la comunidad (RV13).
        - La ciudad que cruza el río es una sola, y el campo de cada orilla sigue bajo su puente (RV2). El camino de la posada cuenta como camino con posada (RV20).
        - Con los cerdos, cada ciudad completa del campo con la piara da 1 punto más, o 5 en total con tu propio cerdo (RV30).
        - Con el dragón, el volcán funciona: llega el dragón y nadie se coloca allí (RV40).
        - Mientras se coloca un río no se abre *Roba 2* ni se pone ninguna abadía (RV15).
        - Los dos ríos juntos son uno: un nacimiento, la bifurcación barajada con el resto y solo los lagos de este río. La loseta que acaba en una ciudad espera aparte a la bifurcación (RV51).

example-river-2 = Desde su nacimiento al oeste, el río llega a una bifurcación. Un brazo va al norte bajo el puente de un camino con una posada; el otro va al sur, gira al este junto a una piara y acaba en un lago ante una ciudad.

legend-mark-pig-herd = Piara: el campo da más por cada ciudad

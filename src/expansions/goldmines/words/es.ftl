rule-goldmines = Las Minas de Oro
    .about = una zona completa tuya te da el oro de sus losetas; cuantos más lingotes, más vale cada uno
set-goldmines = Las Minas de Oro

# Después de «con».
mark-goldmine = una mina de oro

piece-ingot = { $count ->
    [one] lingote
   *[other] lingotes
}
piece-laid-ingot = { $count ->
    [one] un lingote
   *[other] { $count } lingotes
}
sign-ingot = 🪙
sign-laid-ingot = 🪙

term-ingots = { $count ->
    [one] { $count } lingote
   *[other] { $count } lingotes
}
bonus-ingots = oro
sum-ingots = oro

event-ingot-laid = { $seat } puso un lingote en { $on }.
event-ingots-taken = { $seat } se llevó { $count ->
    [one] un lingote
   *[other] { $count } lingotes
}.

ask-gold = { $who }: elige dónde va el segundo lingote
    .note = El segundo lingote va en una loseta de alrededor: elige cuál.
action-gold = Lingote en { $at }

topic-goldmines = Las Minas de Oro
    .text =
        Cuando colocas una loseta con oro, pones enseguida un lingote en ella. Un segundo lingote va en una loseta de alrededor que elijas, también en diagonal (GM3). Tras puntuar una zona completa, quien tiene la mayoría se lleva todos sus lingotes (GM6).

        - No puedes renunciar; si alrededor hay una sola loseta, no hay elección.
        - Los lingotes están en las losetas, no en los caminos ni en las ciudades, y una loseta puede tener cualquier número (GM1).
        - Un camino o una ciudad da los lingotes de todas sus losetas. Un monasterio o un jardín da los de su loseta y los de las ocho de alrededor (GM5).
        - Los lingotes puestos en el mismo turno cuentan; los campos no dan nada (GM9).
        - Si hay empate, o si se completan a la vez zonas de varios jugadores, estos toman un lingote cada uno por turnos hasta que no quede ninguno. Empieza quien tiene el turno.
        - Cada lingote sale de la loseta a la que más jugadores tienen derecho (GM7). Si nadie tiene la mayoría, los lingotes se quedan (GM8).
        - Al final, de 1 a 3 lingotes dan 1 punto cada uno, de 4 a 6 dan 2, de 7 a 9 dan 3, y 10 o más dan 4. Los del tablero no dan nada (GM11).
        - Hay 16 lingotes: cuando se acaban, no se pone ninguno (GM80).
        - Ni un abad retirado (GM20) ni una carta que puntúa (GM25) se llevan oro. En los mapas, una casilla impresa no recibe lingote (GM23).

example-goldmines = Se acaba de colocar una loseta con oro junto a la ciudad de un caballero azul. Tiene un lingote; el segundo fue a la loseta del caballero, una de las tres de alrededor. Las dos son de esa ciudad: si Azul la completa, se lleva los dos lingotes.

legend-mark-goldmine = Mina de oro: oro en esta loseta y en otra al lado
legend-piece-ingot = Oro de un jugador: puntos al final
legend-piece-laid-ingot = Oro en el tablero: para quien puntúe allí

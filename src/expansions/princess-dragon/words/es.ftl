rule-princess-dragon = La Princesa y el Dragón
    .about = un dragón devora figuras, un hada protege; princesas y portales
set-princess-and-dragon = La Princesa y el Dragón

mark-volcano = un volcán
mark-dragon = un dragón
mark-portal = un portal mágico
mark-princess = una princesa

piece-dragon = el dragón
piece-fairy = el hada

term-fairy = { $count ->
    [one] { $count } hada
   *[other] { $count } hadas
}
bonus-fairy = hada
bonus-fairy-turn = inicio del turno con el hada
scored-fairy-turn = { $who } **+{ $points }**: hada en { $square }.
bonus-fairy-completed = el hada junto a la figura
sum-fairy = hada

event-dragon-came = El dragón { $from ->
    [none] despierta
   *[other] sale volando de { $from }
} y llega al volcán de { $to }.
event-dragon-moved = { $seat } movió el dragón a { $to }, paso { $step } de 6.
event-dragon-stuck = El dragón no puede seguir desde { $at } y descansa.
event-fairy-moved = { $seat } puso el hada junto { FORM($beside-role, "to") } de { $beside }.

removed-dragon = El dragón devora: { $listed }.
removed-princess = La princesa manda a casa: { $listed }.

ask-dragon = { $who }: mueve el dragón, paso { $trail } de 6
    .follows = Después se mueve el dragón, antes de puntuar nada.
action-dragon = { $at }{ $home ->
    [none] {""}
   *[other] {" "}– devora: { $home }
}
action-fairy = Hada junto { FORM($beside-role, "to") } { $beside-spot }
action-princess = Mandar a casa: { $seat }, { FORM($from-role, "in") } { $from-spot }

group-fairy = Mover el hada ({ $count }) …
    .ask = **¿Junto a cuál de tus seguidores?** El dragón no entra en su loseta, y ella te da puntos.
group-princess = Mandar a alguien a casa ({ $count }) …
    .ask = **¿A quién manda a casa la princesa?** Es toda tu acción.

standing-dragon-away = No preguntar más: alejar el dragón
    .off = Preguntarme otra vez por el dragón
standing-dragon-away-set = Desde ahora hago enseguida tus pasos del dragón, lejos de tus figuras. Devora las menos posibles y después se aleja cuanto puede de la más cercana.
    .unset = Volveré a preguntarte cuando el siguiente paso del dragón sea tuyo.

topic-dragon = El dragón
    .text =
        El dragón va a cada loseta con volcán en cuanto se coloca (PD12). Una loseta con dragón se coloca como siempre y puede recibir un seguidor; después, antes de puntuar nada, el dragón da seis pasos (PD15). Devora todas las figuras de la loseta en la que entra, que vuelven sin puntos, también constructores y cerdos (PD18).

        - Nadie puede poner una figura donde está el dragón (PD14).
        - El primer paso lo da quien tiene el turno, y luego los demás en el sentido de las agujas del reloj, dando vueltas a la mesa (PD16).
        - Cada paso lleva a una loseta contigua, pero no a la del hada ni a ninguna por la que ya haya pasado en este movimiento. Si no hay ninguna, descansa (PD17).
        - Las losetas con dragón que salen antes del primer volcán se apartan y se barajan con el resto cuando este se coloca (PD10).
topic-fairy = El hada
    .text =
        En vez de poner una figura puedes mover el hada junto a uno de tus seguidores, esté donde esté (PD21). Si está contigo cuando empieza tu turno ganas 1 punto, una vez por turno y no en su segunda parte (PD23). Cuando se puntúa la zona de su seguidor, el dueño de este gana 3 más (PD24).

        - Estos 3 puntos se ganan también sin mayoría y al final de la partida (PD40).
        - Retirar un abad no los da (PD63).
        - El dragón nunca entra en la loseta del hada (PD17).
        - Cuando su seguidor se va, ella se queda sola en la loseta, y el dragón sigue sin poder entrar (PD25).
topic-princess = Princesas y portales
    .text =
        Si la princesa de tu loseta pertenece a una ciudad con seguidores, puedes mandar a casa a uno de ellos, incluso a uno tuyo (PD27). Es toda tu acción: después no hay figura, hada ni abad (PD28, PD60).

        Un portal permite que tu seguidor vaya a cualquier loseta en vez de a esta. Va a una zona incompleta y sin nadie, pero no adonde está el dragón (PD30, PD31). Constructores y cerdos no pueden usar un portal; un abad sí, hacia un monasterio o jardín (PD61).

example-dragon = Al sur se acaba de colocar un volcán, y el dragón ha llegado a él. Al lado hay un bandido rojo en un camino: si el dragón va allí, lo devora.

legend-mark-volcano = Volcán: el dragón viene aquí
legend-mark-dragon = Dragón en la loseta: el dragón se mueve
legend-mark-portal = Portal mágico: un seguidor en cualquier loseta
legend-mark-princess = Princesa: puede mandar a casa a un caballero
legend-piece-dragon = Dragón: manda a casa las figuras que encuentra
legend-piece-fairy = Hada: protege una figura y da puntos

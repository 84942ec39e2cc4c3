rule-flying-machines = Máquinas voladoras
    .about = un seguidor vuela tan lejos como diga el dado y aterriza en una zona
set-flying-machines = Máquinas voladoras

mark-machine-straight = una máquina voladora
mark-machine-diagonal = una máquina voladora

event-flew = { $seat } hizo volar { FORM($figure-role, "to") } hacia el { $direction }: el dado muestra { $rolled } y el vuelo llega a { $to }.
event-crashed = En { $at } no se puede aterrizar: { FORM($figure-role, "a") } vuelve a la reserva de { $seat }.

ask-landing = { $who }: elige dónde aterriza tu seguidor
action-fly = { $figure-role } hacia el { $direction }, de 1 a 3 casillas

group-fly = Volar ({ $count }) …
    .ask = **¿Quién vuela?** Luego el dado dice cuánto: 1, 2 o 3 casillas. Allí aterriza en un camino, una ciudad o un monasterio incompleto, ocupado o no; un abad, también en un jardín. Si no puede, vuelve a tu reserva. Es toda tu acción y no se puede deshacer.
    .note = Para un vuelo se tira el dado, y eso no se puede deshacer.

topic-flying-machines = Máquinas voladoras
    .text =
        Si colocas una loseta con una máquina voladora, puedes enviar con ella a un seguidor en lugar de cualquier otra acción (FL3). Eliges el seguidor, se tira el dado y vuela 1, 2 o 3 casillas en la dirección de la máquina (FL3, FL12). Allí aterriza en un camino, una ciudad o un monasterio incompleto que elijas, ocupado o no; nunca en un campo (FL5).

        - La dirección es recta o diagonal. También cuentan las casillas sin loseta; solo importa la última (FL4).
        - Si puede aterrizar, tiene que hacerlo (FL6).
        - Si no hay loseta, o ninguna zona incompleta que le convenga, vuelve a tu reserva y no pones otro en su lugar (FL7, FL8).
        - Un seguidor grande puede volar. Un abad también, pero solo a monasterios y jardines (FL22); constructores y cerdos, nunca (FL8).
        - Aterrizar no amplía nada: no da regalo ni segunda parte (FL12, FL26).
        - Nadie aterriza en la loseta del dragón (FL29). En los mapas, una casilla impresa no es una loseta (FL28).
        - Los tres números del dado son igual de probables. La semilla que ordena las losetas decide también el dado; lo que salió está en el registro y se puede comprobar.

example-flying-machines = Se acaba de colocar una loseta con una máquina voladora que apunta al norte. Un seguidor que vuele una casilla llega a la loseta inicial: puede unirse al caballero rojo en la ciudad o tomar el camino vacío. Más allá no hay loseta, y volvería.

legend-mark-machine-straight = Máquina voladora: lleva una figura en línea recta
legend-mark-machine-diagonal = Máquina voladora: lleva una figura en diagonal

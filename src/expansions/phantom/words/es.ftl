rule-phantom = El Fantasma
    .about = un seguidor más por jugador, que puede ser la segunda figura en la loseta

figure-phantom = { $count ->
    [one] { $count } fantasma
   *[other] { $count } fantasmas
}
role-phantom = Fantasma
    .form-a = un fantasma
    .form-the = el fantasma
    .form-to = al fantasma
    .form-in = fantasma

ask-phantom = { $who }: ¿pones también tu fantasma?
    .follows = Después tu fantasma puede seguir.

standing-phantom-leave = No preguntar más por el fantasma
    .off = Preguntarme otra vez por el fantasma
standing-phantom-leave-set = Desde ahora tu fantasma se queda donde está después de tu acción. Aún puedes ponerlo como única figura de un turno.
    .unset = Vuelvo a preguntarte después de tu acción si tu fantasma sigue.

topic-phantom = El Fantasma
    .text =
        Cada jugador tiene un seguidor más, el fantasma. Tras cualquier acción tuya, o tras ninguna, puede seguir como segunda figura, en una zona sin nadie de la loseta recién colocada (PH3, PH9). Cuenta, puntúa y vuelve como un seguidor normal, y en un campo se queda hasta el final (PH2).

        - Así, el fantasma puede seguir si retiras el abad, pones un constructor o un cerdo, mueves el hada o vuelas, aterrices o no (PH5, PH20, FL25). No puede si una princesa ha mandado a alguien a casa (PH6).
        - Tu primera figura ocupa su zona (PH7).
        - Si el fantasma es tu única figura del turno, puesta o enviada, no le sigue otra (PH3).
        - Puedes usarlo en cada parte de un turno doble si está en casa (PH8). Nunca está en un jardín (PH8).
        - Para flechas y cartas es un seguidor normal. Como segunda figura va solo a la loseta nueva (PH21, PH22) o a lo alto de una torre abierta.
        - También puede seguir a un piso tuyo, con captura o sin ella (PH25, PH41).
        - También puede usar un portal o una máquina voladora, si tu primera figura no lo ha hecho (PH25, FL25).

example-phantom = En la loseta recién colocada hay un seguidor azul en el camino y un fantasma azul en la ciudad: ambos se colocaron en un mismo turno.

legend-figure-phantom = Fantasma: una segunda figura en un turno

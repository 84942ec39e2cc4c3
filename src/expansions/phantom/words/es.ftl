rule-phantom = El Fantasma
    .about = un seguidor más para cada cual, que puede ser el segundo en una loseta

figure-phantom = { $count ->
    [one] { $count } fantasma
   *[other] { $count } fantasmas
}
role-phantom = Fantasma
    .form-a = un fantasma
    .form-the = el fantasma
    .form-to = al fantasma
    .form-in = fantasma

ask-phantom = { $who }: ¿colocas también tu fantasma?
    .follows = Después tu fantasma puede seguir.

standing-phantom-leave = No preguntar más por el fantasma
    .off = Preguntarme otra vez por el fantasma
standing-phantom-leave-set = Desde ahora dejo tu fantasma donde está después de tu acción. Como única figura del turno puedes colocarlo igual que siempre.
    .unset = Vuelvo a preguntarte después de tu acción si tu fantasma sigue.

topic-phantom = El Fantasma
    .text = Cada cual tiene un seguidor más, el fantasma. Vale como un seguidor normal, puntúa y vuelve como uno y queda en el campo hasta el final (PH2). Solo él puede, después de tu acción, fuera la que fuera, o de ninguna, seguir como segunda figura en la loseta recién colocada (PH3, PH9): en una zona donde no haya nadie, y donde ha ido tu primera figura ya hay alguien (PH7). Así sigue después de retirar el abad, de un constructor o un cerdo, del hada y de un vuelo, aterrizara o no (PH5, PH20, FL25); no después de que una princesa haya echado a alguien (PH6). Colocado o enviado como única figura de un turno, no le sigue otra (PH3). En cada parte de un turno doble puede usarse si está en casa (PH8). Nunca está en un jardín (PH8). Para flechas y cartas es un seguidor normal; como segunda figura va solo a la loseta nueva (PH21, PH22) o, donde se construyen torres, a lo alto de una abierta: también tras un piso tuyo, haya apresado a alguien o no (PH25, PH41). También puede ir por un portal o en una máquina voladora, si tu primera figura no lo ha hecho (PH25, FL25).

example-phantom = En la loseta recién colocada hay un seguidor azul en el camino y un fantasma azul en la ciudad: ambos se colocaron en un mismo turno.

legend-figure-phantom = Fantasma: una segunda figura en un turno

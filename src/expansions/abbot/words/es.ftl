rule-abbot = El Abad
    .about = va a monasterios y jardines; puede volver antes por sus puntos
rule-unfinished-recall = Abad solo desde lo incompleto
    .about = el abad no se retira de lo que esta misma loseta acaba de completar (respuesta posterior)

figure-abbot = { $count ->
    [one] { $count } abad
   *[other] { $count } abades
}
role-abbot = Abad
    .form-a = un abad
    .form-the = el abad
    .form-to = al abad
    .form-in = abad

recalled-abbot = { $who } **{ $points }**: abad retirado { FORM($kind, "from") } en { $square }, { $sum }.

action-return = Retirar { FORM($from-role, "in") } de { $from-spot }
group-return = Retirar un abad ({ $count }) …
    .note = *Retirar abad* puntúa al momento, pero entonces no pones figura.

topic-abbot = El Abad
    .text =
        Con el Abad, cada jugador tiene además un abad (AB1). En el segundo paso puede ir a un monasterio o jardín libre de la loseta recién colocada, y a ningún otro sitio (AB2). Cuenta como un monje (AB9) y vuelve cuando el lugar está completo (AB3).

        - En vez de poner algo puedes retirar el abad en el segundo paso. Puntúa al momento 1 punto y 1 por cada loseta vecina (AB4), aunque haya otros allí (AB7).
        - También puede dejar un lugar que esta loseta acaba de completar (AB6), salvo con *Abad solo desde lo incompleto* (V1).
        - No puedes ponerlo y retirarlo en un mismo turno (AB5).
        - Al final de la partida puntúa como un monje (AB9).
topic-gardens = Jardines
    .text =
        Algunas losetas de la nueva edición muestran un jardín. Con el Abad puede haber allí un abad, pero ningún otro seguidor (AB1, AB2). Un jardín con 8 vecinas está completo y da 9 puntos (AB3).

        - Un abad que se retira, o que sigue allí al final, da 1 y 1 por loseta vecina (AB4, AB9).
        - Sin el Abad, los jardines no hacen nada: ni se ocupan ni puntúan.
        - Para todas las demás reglas, un jardín no es un monasterio (AB10).

example-gardens = Un abad azul está en un jardín con tres losetas alrededor. Si se retira ahora, da 1 punto por el jardín y 1 por cada loseta: 4 en total.

legend-figure-abbot = Abad: para monasterios y jardines, puede volver antes

rule-abbot = El Abad
    .about = para monasterios y jardines; se puede retirar antes a cambio de sus puntos
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
    .note = *Retirar abad* lo puntúa al momento, en vez de poner una figura.

topic-abbot = El Abad
    .text = Con el Abad, cada cual tiene además un abad (AB1). En el segundo paso puede ir a un monasterio o jardín libre de la loseta recién colocada, a ningún otro sitio (AB2), y cuenta como un monje (AB9). Vuelve cuando el lugar está completo (AB3). O lo retiras en el segundo paso, en vez de poner nada: puntúa al momento 1 punto y 1 por cada loseta vecina (AB4), esté quien esté allí (AB7), también en un lugar que esta loseta acaba de completar (AB6), salvo con *Abad solo desde lo incompleto* (V1). Poner y retirar en un mismo turno no es posible (AB5). Al final de la partida puntúa como un monje (AB9).
topic-gardens = Jardines
    .text = Algunas losetas de la nueva edición muestran un jardín. Sin el Abad, los jardines no hacen nada: ni se ocupan ni puntúan. Con él puede haber allí un abad, pero ningún otro seguidor (AB1, AB2). Un jardín con 8 vecinas está completo y da 9 (AB3); un abad que siga allí al final, o que se retire, da 1 y 1 por loseta vecina (AB4, AB9). Para todas las demás reglas, un jardín no es un monasterio (AB10).

example-gardens = Un jardín con un abad azul y tres losetas alrededor: si se retira ahora, el abad da 1 punto por el jardín y 1 por cada una de las tres, 4 en total.

legend-figure-abbot = Abad: para monasterios y jardines, puede volver antes

rule-shrines = Lugares de culto
    .about = monasterio y lugar de culto vecinos se retan: el primero completo se lo lleva todo
set-cult-places = Lugares de culto

kind-shrine = lugar de culto
    .form-from = del lugar de culto
role-on-shrine = Hereje
    .form-a = un hereje
    .form-the = el hereje
    .form-to = al hereje
    .form-in = hereje
role-large-on-shrine = Hereje grande
    .form-a = un hereje grande
    .form-the = el hereje grande
    .form-to = al hereje grande
    .form-in = hereje grande

bonus-shrine = lugar de culto
bonus-shrine-incomplete = lugar de culto incompleto
sum-shrine = lugares de culto
    .short = cultos

removed-duel = El duelo perdido manda a casa sin puntos: { $listed }.

topic-shrines = Lugares de culto
    .text =
        Un lugar de culto vale como un monasterio: 9 puntos con 8 losetas alrededor o, al final, 1 y 1 por cada loseta vecina (SH18). Un seguidor en él es un hereje (SH1).

        Si un monje y un hereje están en un monasterio y un lugar de culto vecinos, también en diagonal, hay un duelo (SH12). El primero que se completa puntúa como siempre, y todos los seguidores del otro vuelven a casa sin nada (SH13).

        - Un lugar de culto solo puede tener un monasterio alrededor, y un monasterio solo un lugar de culto (SH10). Eso vale también para los que ya están en la mesa (SH11).
        - Tras un duelo, cualquiera puede ocupar de nuevo el otro, si una regla lo permite (SH16).
        - Si no hay alguien en los dos, no hay duelo (SH14).
        - Si una loseta completa los dos, puntúan ambos (SH15). Si esa loseta tiene un portal y solo hay alguien en uno de los dos, el portal lleva también al otro (PD79).
        - Un duelo sin decidir al final de la partida no tiene efecto (SH40).
        - Un abad puede estar en un lugar de culto y batirse (SH60); si lo retiras, puntúa y queda fuera del duelo (SH62).

example-shrines = Un hereje azul en un lugar de culto y un monje rojo en el monasterio de al lado se baten en duelo. El lugar de culto tiene sus ocho vecinas y da 9 puntos a Azul; el monje rojo vuelve a casa sin nada.

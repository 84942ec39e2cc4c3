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

removed-duel = El duelo está perdido; a casa sin puntos: { $listed }.

topic-shrines = Lugares de culto
    .text = Un lugar de culto es en todo un monasterio: 9 puntos con 8 losetas alrededor y, al final, 1 y 1 por cada loseta vecina (SH18). Un seguidor en él es un hereje (SH1). Un lugar de culto no puede colocarse con más de un monasterio alrededor, ni un monasterio con más de un lugar de culto alrededor (SH10), ni junto a uno que ya tiene un vecino así (SH11). Mientras un monje y un hereje están en un monasterio y un lugar de culto vecinos, también en diagonal, hay un duelo (SH12). El primero que se completa puntúa como siempre, y todos los seguidores del otro vuelven a casa sin nada (SH13); después puede ocuparse de nuevo donde una regla lo permita (SH16). Si no hay alguien en los dos, no hay duelo (SH14). Si una loseta completa los dos, puntúan ambos (SH15), y un portal en ella lleva también al que esté vacío, si hay alguien en el otro (PD79). Un duelo sin decidir al final de la partida no tiene efecto (SH40). Un abad puede estar en un lugar de culto y batirse (SH60); si se retira, puntúa y queda fuera (SH62).

example-shrines = Un lugar de culto con un hereje azul y, al lado, un monasterio con un monje rojo: hay un duelo. El lugar de culto tiene sus ocho vecinas y da 9 puntos a azul; el monje rojo vuelve a casa sin nada.

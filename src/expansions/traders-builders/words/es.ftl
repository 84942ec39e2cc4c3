rule-builders = Constructores
    .about = amplía el camino o la ciudad del tuyo para robar y colocar otra vez
rule-one-second-part = Una sola segunda parte seguida
    .about = un turno y su turno extra tienen una entre los dos: tres losetas como mucho
rule-pigs = Cerdos
    .about = un campo con tu cerdo te da 4 por ciudad en vez de 3
rule-goods = Mercancías
    .about = por completar ciudades; al final, 10 puntos a quien más tenga de cada una
set-traders-and-builders = Constructores y Comerciantes

figure-builder = { $count ->
    [one] { $count } constructor
   *[other] { $count } constructores
}
role-builder = Constructor
    .form-a = un constructor
    .form-the = el constructor
    .form-to = al constructor
    .form-in = constructor
figure-pig = { $count ->
    [one] { $count } cerdo
   *[other] { $count } cerdos
}
role-pig = Cerdo
    .form-a = un cerdo
    .form-the = el cerdo
    .form-to = al cerdo
    .form-in = cerdo

mark-wine = vino
mark-grain = trigo
mark-cloth = tela

piece-wine = de vino
piece-grain = de trigo
piece-cloth = de tela

term-most-wine = { $count ->
    [one] { $count } mayoría de vino
   *[other] { $count } mayorías de vino
}
term-most-grain = { $count ->
    [one] { $count } mayoría de trigo
   *[other] { $count } mayorías de trigo
}
term-most-cloth = { $count ->
    [one] { $count } mayoría de tela
   *[other] { $count } mayorías de tela
}

bonus-trade-goods = mercancías
sum-trade-goods = mercancías

part-second = segunda parte
    .sentence = Segunda parte del turno.

event-goods-taken = { $seat } completó la ciudad en { $on } y se lleva { $goods }.
field-pig = con el cerdo { $listed }

effect-part-second = Crece el camino o la ciudad de tu constructor: después robas y colocas otra vez.
gain-goods-taken = mercancías +{ $goods-count }
panel-with-pig = { $each } cada una

topic-builder = El constructor
    .text =
        En vez de un seguidor puedes poner tu constructor en un camino o ciudad de la loseta recién colocada donde ya tengas un seguidor (TB4). Cuando después amplías ese camino o ciudad, tienes una segunda parte del turno: robar, colocar, figura y puntuación otra vez (TB5).

        - El constructor no puede ir a una zona que la loseta recién colocada ha completado (L1).
        - Tienes la segunda parte aunque la primera completara la zona y el constructor volviera (TB7).
        - Una segunda parte nunca da una tercera (TB6). Un turno extra por una flecha puede tener la suya (AN23), salvo con el ajuste *Una sola segunda parte seguida* (V14).
        - El constructor no tiene voto y vuelve con tu último seguidor de allí (TB8).
        - Los constructores de varios jugadores pueden compartir un camino o una ciudad (TB9).
topic-pig = El cerdo
    .text =
        En vez de un seguidor puedes poner tu cerdo en un campo de la loseta recién colocada donde tengas un campesino. Si al final ganas ese campo o empatas en él, cada ciudad completa te da 4 puntos en vez de 3 (TB11).

        El cerdo no tiene voto y vuelve con tu último campesino de allí (TB8). Los cerdos ajenos no te dan nada, y un segundo cerdo no añade nada (TB12).
topic-goods = Mercancías
    .text =
        Las ciudades pueden mostrar vino, trigo y tela. Si colocas la loseta que completa una ciudad así, te llevas una ficha por cada símbolo que haya en ella (TB2). Al final, quien más fichas tiene de una mercancía gana 10 puntos por ella (TB3).

        - No hace falta ningún caballero en la ciudad, ni tuyo ni ajeno.
        - Si hay empate, cada uno gana 10; sin fichas, nadie.
        - Hay 9 fichas de vino, 6 de trigo y 5 de tela (TB1).

example-builder = Un bandido azul está en un camino y, una loseta más allá, el constructor azul. Cuando Azul amplía este camino, su turno tiene una segunda parte.
example-goods = Una ciudad completa tiene dos barriles de vino y un caballero rojo. Quien colocó su última loseta se lleva dos fichas de vino, sea de quien sea el caballero.

legend-figure-builder = Constructor: otra loseta si crece su camino o ciudad
legend-figure-pig = Cerdo: su campo da más por cada ciudad
legend-mark-wine = Vino en una ciudad: para quien la termina
legend-piece-wine = Vino de un jugador: 10 puntos para quien más tenga
legend-mark-grain = Trigo en una ciudad: para quien la termina
legend-piece-grain = Trigo de un jugador: 10 puntos para quien más tenga
legend-mark-cloth = Tela en una ciudad: para quien la termina
legend-piece-cloth = Tela de un jugador: 10 puntos para quien más tenga

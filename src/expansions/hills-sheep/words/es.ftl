rule-hills-sheep = Ovejas y Colinas
    .about = colinas que desempatan, viñedos que dan puntos, pastores con ovejas: ¡cuidado con el lobo!
rule-hills-by-number = Colinas por número de seguidores
    .about = un empate es de quien tenga más seguidores en colinas, no de todos los que tengan uno
set-hills-and-sheep = Ovejas y Colinas

figure-shepherd = { $count ->
    [one] { $count } pastor
   *[other] { $count } pastores
}
role-shepherd = Pastor
    .form-a = un pastor
    .form-the = el pastor
    .form-to = al pastor
    .form-in = pastor

mark-hill = una colina
mark-vineyard = un viñedo

piece-flock = { $count ->
    [one] { $count } oveja
   *[other] { $count } ovejas
}

term-vineyards = { $count ->
    [one] { $count } viñedo
   *[other] { $count } viñedos
}
term-sheep = { $count ->
    [one] { $count } oveja
   *[other] { $count } ovejas
}
bonus-sheep = ovejas
sum-sheep = ovejas

event-tile-hidden = { $seat } puso una loseta boca abajo bajo la colina de { $under }, y nadie sabe cuál es; { $tilesLeft ->
    [one] queda una loseta
   *[other] quedan { $tilesLeft } losetas
}.
event-sheep-drawn = { $token ->
    [wolf] { $seat } sacó el lobo para el pastor de { $on }.
    [1] { $seat } sacó 1 oveja para el pastor de { $on }.
   *[other] { $seat } sacó { $token } ovejas para el pastor de { $on }.
}

removed-wolf = El lobo manda a casa: { $listed }.

ask-sheep = { $who }: saca otra ficha para tu rebaño o llévalo a casa
    .follows = Después sacas otra ficha para tu rebaño o lo llevas a casa, antes de puntuar nada.
standing-sheep-draw = No preguntar más: sacar para el rebaño
    .off = Preguntarme otra vez por mi rebaño
standing-sheep-draw-set = Desde ahora saco para tu rebaño cada vez que crece su campo, y no pregunto si vuelve a casa.
    .unset = Te preguntaré otra vez cuando crezca el campo de tu rebaño.
action-grow = Sacar otra vez en { $flock }: ovejas o el lobo
action-stable = Llevar a casa el rebaño de { $flock }: 1 punto por oveja
action-herd = Pastor en { $on-spot }

group-herd = Pastor ({ $count }) …
    .ask = **¿En qué campo?** Tu pastor saca una ficha de la bolsa: ovejas, o el lobo, que lo manda a casa. Es toda tu acción y no se puede deshacer.
    .note = Tu pastor saca una ficha de la bolsa, y eso no se puede deshacer.

topic-hills = Colinas y viñedos
    .text =
        Cuando colocas una loseta con colina, una loseta de la pila va debajo, boca abajo. Queda fuera de la partida y nadie sabe cuál es (HS10, HS11). Si hay empate en una zona (camino, ciudad, monasterio o campo), se la lleva el empatado que tenga allí un seguidor en una colina (HS12).

        - Si lo tienen varios, comparten; si no lo tiene nadie, comparten todos.
        - No cuenta cuántos haya en colinas, salvo con *Colinas por número de seguidores*: entonces se la lleva quien más tenga (HS13, V10).
        - Vale cualquier parte de la loseta con colina (HS14).
        - Constructores, cerdos y pastores no desempatan. Para un regalo solo cuentan los votos (HS64).
        - Un monasterio completo da 3 puntos más por cada viñedo de las ocho losetas de alrededor. Un viñedo sirve a varios monasterios (HS20).
        - Un monasterio incompleto no recibe nada por viñedos, y un jardín tampoco (HS21, HS61).
topic-sheep = Pastores y ovejas
    .text =
        En vez de un seguidor puedes poner tu pastor en un campo de la loseta recién colocada. En el campo puede haber campesinos, pero ningún pastor (HS30). Enseguida sacas una ficha de la bolsa, con una a cuatro ovejas, que se quedan con él, o el lobo, que lo manda a casa (HS31).

        - Si después amplías su campo, tienes que elegir, tras tu figura y antes de puntuar: sacar otra vez o llevar a casa el rebaño (HS32).
        - Si sacas otra vez, un lobo manda a casa a todos los pastores del campo con todas sus ovejas (HS33).
        - Si llevas a casa el rebaño, quien tenga un pastor en el campo gana 1 punto por cada oveja que haya en el campo, y los pastores vuelven (HS34).
        - Si dos pastores se encuentran, sus rebaños son uno (HS37).
        - Si un campo se cierra por todos lados, su rebaño vuelve a casa enseguida, después de tu elección (HS35, HS36).
        - Las fichas vuelven a la bolsa: 4 de una oveja, 5 de dos, 5 de tres, 2 de cuatro y 2 lobos (HS1).
        - Las ovejas que siguen en el tablero al final no dan nada (HS40).
        - La semilla que ordena las losetas decide también lo que sale. Está en el registro y se puede comprobar.

example-hills = Un caballero rojo y otro azul empatan en una ciudad completa de dos losetas. El rojo está en la loseta con la colina, así que Rojo se lleva la ciudad.
example-sheep = Un pastor azul está en un campo con sus ovejas. El número a su lado dice cuántas son. Cuando Azul amplía este campo, saca otra ficha o lleva el rebaño a casa.

legend-figure-shepherd = Pastor: reúne ovejas en un campo
legend-mark-hill = Colina: decide un empate
legend-mark-vineyard = Viñedo: 3 puntos para un monasterio al lado
legend-piece-flock = Ovejas: 1 punto cada una, al volver

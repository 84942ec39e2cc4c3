rule-big-top = Bajo la carpa
    .about = una carpa ambulante con animales ocultos, pirámides de equilibristas y un director de circo
set-under-the-big-top = Bajo la carpa

figure-ringmaster = { $count ->
    [one] { $count } director de circo
   *[other] { $count } directores de circo
}
role-ringmaster = Director de circo
    .form-a = un director de circo
    .form-the = el director de circo
    .form-to = al director de circo
    .form-in = director de circo

kind-pyramid = pirámide
    .form-from = de la pirámide
role-on-pyramid = Equilibrista
    .form-a = un equilibrista
    .form-the = el equilibrista
    .form-to = al equilibrista
    .form-in = equilibrista

mark-circus = un circo
mark-pyramid = una pirámide de equilibristas

piece-tent = la carpa
left-animals = Animales aún ocultos: elefante (7 puntos) × { $elephant }, tigre (6) × { $tiger }, oso (5) × { $bear }, foca (4) × { $seal }, mono (3) × { $monkey }, pulga (1) × { $flea }.

term-meeples-around = { $count ->
    [one] { $count } seguidor
   *[other] { $count } seguidores
}
term-acrobats = { $count ->
    [one] { $count } equilibrista
   *[other] { $count } equilibristas
}
term-shows-around = { $count ->
    [one] { $count } loseta de circo o de equilibristas
   *[other] { $count } losetas de circo o de equilibristas
}
bonus-big-top = función en la carpa
bonus-acrobats = equilibristas
bonus-ringmaster = director de circo
sum-big-top = carpa
sum-acrobats = equilibristas
sum-ringmaster = director de circo
    .short = director

event-animal-shown = La carpa de { $at } muestra { $animal ->
    [elephant] un elefante: 7 puntos
    [tiger] un tigre: 6 puntos
    [bear] un oso: 5 puntos
    [seal] una foca: 4 puntos
    [monkey] un mono: 3 puntos
   *[flea] una pulga: 1 punto
} por cada seguidor en su loseta y alrededor.
event-tent-pitched = La carpa { $from ->
    [none] se monta en { $to }, con un animal oculto.
   *[other] se muda a { $to }, con otro animal oculto.
}

ask-tent =
    .follows = Después la carpa muestra su animal y viene aquí, y ya no podrás deshacer el turno.
action-acrobat = { $figure-role } a la pirámide de { $at }
action-score-pyramid = Puntuar la pirámide de { $at }

group-acrobat = Equilibrista ({ $count }) …
    .ask = **¿A qué pirámide?** Caben hasta tres seguidores, de quien sea. Es toda tu acción.
group-score-pyramid = Puntuar una pirámide ({ $count }) …
    .ask = **¿Qué pirámide completa?** Cada equilibrista da 5 puntos a su dueño y vuelve a casa. Es toda tu acción.

brings-tent-pitched = La carpa se monta aquí, con un animal oculto.

topic-circus = El circo
    .text =
        Cuando se coloca la primera loseta de circo, la carpa se monta en ella, con un animal oculto debajo (BT10). Con cada loseta de circo posterior, la carpa muestra su animal, después de puntuar todo y de que avancen las carretas. Cada seguidor en la loseta de la carpa y en las ocho de alrededor da los puntos del animal (BT12).

        - Caballeros, campesinos, monjes, equilibristas y seguidores en torres cuentan igual. Un seguidor grande cuenta una vez; constructores, cerdos, graneros y pastores no cuentan (BT13).
        - Los seguidores que acaban de volver a casa no cuentan (BT14).
        - Luego la carpa se muda a la loseta nueva, con otro animal oculto (BT12).
        - Hay 1 elefante (7 puntos), 2 tigres (6), 3 osos (5), 5 focas (4), 4 monos (3) y 1 pulga (1) (BT1).
        - Un animal mostrado sale de la partida, y nadie conoce el siguiente (BT15).
        - La semilla que ordena las losetas decide también los animales. Puedes comprobarlos con el registro (BT51).
        - Al final la carpa muestra su último animal (BT40).
        - Ninguna figura está en el circo mismo; el resto de la loseta se usa como siempre (BT11).
        - No puedes deshacer un turno que muda la carpa, porque has visto el animal (BT51).
topic-acrobats = Equilibristas y director de circo
    .text =
        En vez de cualquier otra acción puedes poner un seguidor en una pirámide. Debe tener menos de tres equilibristas y estar en la loseta recién colocada o en una de las ocho de alrededor (BT20). Solo pueden los seguidores normales y el fantasma (BT21, BT81).

        - Varios jugadores pueden compartir una pirámide; no tiene mayoría (BT20, BT24).
        - Con un portal puede ser cualquier pirámide (BT68).
        - Cualquiera puede puntuar una pirámide completa en vez de otra acción, esté donde esté. Cada equilibrista da 5 puntos a su dueño, y los tres vuelven a casa (BT22).
        - La acción que la completa no la puntúa (BT23).
        - Al final cada equilibrista da todavía 5 puntos (BT40).
        - El director de circo es un seguidor como los demás, salvo en las pirámides (BT21).
        - Cuando se puntúa su zona, también sin mayoría y al final, da 2 puntos más por cada loseta de circo o de equilibristas. Cuentan la suya y las ocho de alrededor (BT30).

example-circus = La carpa acaba de montarse en la loseta de circo, debajo de la loseta inicial. Alrededor hay un caballero rojo, un campesino rojo y un monje azul. Con la próxima loseta de circo, cada uno da los puntos del animal oculto.
example-acrobats = Dos equilibristas azules y uno rojo forman una pirámide. Cualquiera puede puntuarla en vez de poner una figura: Azul recibe 10 puntos, Rojo 5. Un director de circo rojo está en el monasterio de al lado: cuando se puntúa, da 2 puntos más por la loseta de la pirámide.

legend-figure-ringmaster = Director: 2 puntos por cada circo o pirámide alrededor
legend-mark-circus = Circo: aquí viene la carpa
legend-mark-pyramid = Pirámide: hasta tres equilibristas, 5 puntos cada uno
legend-piece-tent = Carpa: su animal cuenta para los seguidores de alrededor

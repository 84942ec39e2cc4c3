### Nombres de las cosas, tal como van dentro de una frase. Formas (form-…): a lleva el artículo indeterminado (un caballero), the el
### determinado (el caballero), to sigue a «junto» o «capturar» (al caballero), in es la palabra sola y en minúscula; from va tras
### «retirar» (del monasterio).

figure-meeple = { $count ->
    [one] { $count } seguidor
   *[other] { $count } seguidores
}

role-meeple = Seguidor
    .form-a = un seguidor
    .form-the = el seguidor
    .form-to = al seguidor
    .form-in = seguidor
role-knight = Caballero
    .form-a = un caballero
    .form-the = el caballero
    .form-to = al caballero
    .form-in = caballero
role-highwayman = Bandido
    .form-a = un bandido
    .form-the = el bandido
    .form-to = al bandido
    .form-in = bandido
role-monk = Monje
    .form-a = un monje
    .form-the = el monje
    .form-to = al monje
    .form-in = monje
role-farmer = Campesino
    .form-a = un campesino
    .form-the = el campesino
    .form-to = al campesino
    .form-in = campesino

kind-road = camino
    .form-from = del camino
kind-city = ciudad
    .form-from = de la ciudad
kind-field = campo
    .form-from = del campo
kind-monastery = monasterio
    .form-from = del monasterio
kind-garden = jardín
    .form-from = del jardín
kind-top = cima de la torre
    .form-from = de la cima de la torre
kind-quarter = barrio
    .form-from = del barrio

unfinished-road = camino incompleto
unfinished-city = ciudad incompleta
unfinished-field = campo
unfinished-monastery = monasterio incompleto
unfinished-garden = jardín incompleto

term-tiles = { $count ->
    [one] { $count } loseta
   *[other] { $count } losetas
}
term-arms = { $count ->
    [one] { $count } escudo
   *[other] { $count } escudos
}
term-neighbours = { $count ->
    [one] { $count } vecina
   *[other] { $count } vecinas
}
term-cities = { $count ->
    [one] { $count } ciudad completa
   *[other] { $count } ciudades completas
}

sum-road = caminos
sum-city = ciudades
sum-field = campos
sum-monastery = monasterios
sum-garden = jardines

former-player = un antiguo jugador
computer-player = una máquina
stood-in-for = { $who } (máquina)
    .short = { $who } (máq.)
had-hints = { $who } (con pistas)

direction-N = norte
    .letter = N
direction-NE = noreste
    .letter = NE
direction-E = este
    .letter = E
direction-SE = sureste
    .letter = SE
direction-S = sur
    .letter = S
direction-SW = suroeste
    .letter = SO
direction-W = oeste
    .letter = O
direction-NW = noroeste
    .letter = NO
all-around = todo alrededor
enclosed = cerrado

tile-city = { $sides ->
    [1] ciudad al { $first }
    [2] ciudad que une { $first } y { $second }
    [3] ciudad que une { $first }, { $second } y { $third }
   *[other] ciudad por los cuatro lados
}{ $arms ->
    [0] {""}
    [one] {" "}con un escudo
   *[other] {" "}con { $arms } escudos
}
tile-road-through = camino de { $from } a { $to }
tile-road-under = camino de { $from } a { $to } por un túnel
tile-road-ends = { $count ->
    [one] camino hacia el { $sides } que acaba aquí
   *[other] caminos separados hacia el { $sides }
}
tile-having = { $again ->
    [yes] { $what } y { $printed }
   *[no] { $what } con { $printed }
}
tile-bearing = con { $printed }
tile-pointing = con { $printed } hacia el { $side }
tile-river = río de { $from } a { $to }
tile-fork = bifurcación del río hacia el { $sides }
tile-town = gran ciudad que sigue hacia el { $sides }
edge-town = villa
edge-river = río
edge-arms = escudo
tile-spring = nacimiento del río, que corre hacia el { $side }
tile-lake = lago donde acaba el río que viene del { $side }
tile-arrow = flecha hacia el { $side }: { $symbol }
turned = { $degrees ->
    [0] sin girar
   *[other] girada { $degrees }°
}
labelled = { $label }: { $text }
between = {"; "}
at-square = { $what } en { $square }

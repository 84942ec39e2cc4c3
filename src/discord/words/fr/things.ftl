### Noms des choses, tels qu’ils figurent dans une phrase. Formes (form-…) : un (un chevalier), le (le chevalier, l’est), du (du chevalier,
### de l’est), au (à l’est), nu (chevalier, sans article), done (ville complète). Devant : ; ! ? et dans les guillemets : espace fine insécable.

figure-meeple = { $count ->
    [one] { $count } meeple
   *[other] { $count } meeples
}

role-meeple = Meeple
    .form-un = un meeple
    .form-le = le meeple
    .form-du = du meeple
    .form-nu = meeple
role-knight = Chevalier
    .form-un = un chevalier
    .form-le = le chevalier
    .form-du = du chevalier
    .form-nu = chevalier
role-highwayman = Brigand
    .form-un = un brigand
    .form-le = le brigand
    .form-du = du brigand
    .form-nu = brigand
role-monk = Moine
    .form-un = un moine
    .form-le = le moine
    .form-du = du moine
    .form-nu = moine
role-farmer = Paysan
    .form-un = un paysan
    .form-le = le paysan
    .form-du = du paysan
    .form-nu = paysan

kind-road = route
    .form-done = route complète
kind-city = ville
    .form-done = ville complète
kind-field = pré
kind-monastery = abbaye
    .form-done = abbaye complète
kind-garden = jardin
    .form-done = jardin complet
kind-top = sommet de la tour
kind-quarter = quartier

unfinished-road = route incomplète
unfinished-city = ville incomplète
unfinished-field = pré
unfinished-monastery = abbaye incomplète
unfinished-garden = jardin incomplet

term-tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
term-arms = { $count ->
    [one] { $count } blason
   *[other] { $count } blasons
}
term-neighbours = { $count ->
    [one] { $count } tuile voisine
   *[other] { $count } tuiles voisines
}
term-cities = { $count ->
    [one] { $count } ville complète
   *[other] { $count } villes complètes
}

sum-road = routes
sum-city = villes
sum-field = prés
sum-monastery = abbayes
sum-garden = jardins

former-player = un ancien membre
computer-player = un ordinateur
stood-in-for = { $who } (ordinateur)
    .short = { $who } (ordi)
had-hints = { $who } (avec des conseils)

direction-N = nord
    .letter = N
    .form-le = le nord
    .form-du = du nord
    .form-au = au nord
direction-NE = nord-est
    .form-le = le nord-est
    .form-du = du nord-est
    .form-au = au nord-est
    .letter = NE
direction-E = est
    .letter = E
    .form-le = l’est
    .form-du = de l’est
    .form-au = à l’est
direction-SE = sud-est
    .form-le = le sud-est
    .form-du = du sud-est
    .form-au = au sud-est
    .letter = SE
direction-S = sud
    .letter = S
    .form-le = le sud
    .form-du = du sud
    .form-au = au sud
direction-SW = sud-ouest
    .form-le = le sud-ouest
    .form-du = du sud-ouest
    .form-au = au sud-ouest
    .letter = SO
direction-W = ouest
    .letter = O
    .form-le = l’ouest
    .form-du = de l’ouest
    .form-au = à l’ouest
direction-NW = nord-ouest
    .form-le = le nord-ouest
    .form-du = du nord-ouest
    .form-au = au nord-ouest
    .letter = NO
all-around = tout autour
enclosed = enclavé

tile-city = { $sides ->
    [1] ville { FORM($first, "au") }
    [2] ville reliant { FORM($first, "le") } et { FORM($second, "le") }
    [3] ville reliant { FORM($first, "le") }, { FORM($second, "le") } et { FORM($third, "le") }
   *[other] ville sur les quatre côtés
}{ $arms ->
    [0] {""}
    [one] {" "}avec un blason
   *[other] {" "}avec { $arms } blasons
}
tile-road-through = route { FORM($from, "du") } { FORM($to, "au") }
tile-road-under = route { FORM($from, "du") } { FORM($to, "au") } par un tunnel
tile-road-ends = { $count ->
    [one] route partant vers { FORM($sides, "le") }
   *[other] routes séparées vers { FORM($sides, "le") }
}
tile-having = { $again ->
    [yes] { $what } et { $printed }
   *[no] { $what } avec { $printed }
}
tile-bearing = avec { $printed }
tile-pointing = avec { $printed } vers { FORM($side, "le") }
tile-river = rivière { FORM($from, "du") } { FORM($to, "au") }
tile-fork = fourche de la rivière vers { FORM($sides, "le") }
tile-town = grande ville qui continue vers { FORM($sides, "le") }
edge-town = cité
edge-river = riv.
edge-arms = blason
tile-spring = source de la rivière, qui coule vers { FORM($side, "le") }
tile-lake = lac où se jette la rivière venue { FORM($side, "du") }
tile-arrow = flèche vers { FORM($side, "le") } : { $symbol }
turned = { $degrees ->
    [0] sans rotation
   *[other] tournée de { $degrees }°
}
at-square = { $what } en { $square }
labelled = { $label } : { $text }
between = {" ; "}

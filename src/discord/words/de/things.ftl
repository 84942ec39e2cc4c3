### Namen von Dingen, wie sie im Satz stehen. Formen (form-…): acc ist der Akkusativ mit Artikel (einen Ritter), dat der Dativ ohne
### Artikel (neben großem Ritter), from steht nach „zurück“ (vom Kloster).

language-tag = de

figure-meeple = { $count ->
    [one] { $count } Meeple
   *[other] { $count } Meeples
}

role-meeple = Meeple
    .form-acc = einen Meeple
role-knight = Ritter
    .form-acc = einen Ritter
role-highwayman = Wegelagerer
    .form-acc = einen Wegelagerer
role-monk = Mönch
    .form-acc = einen Mönch
role-farmer = Bauer
    .form-acc = einen Bauern
    .form-dat = Bauern

kind-road = Straße
    .form-from = von der Straße
kind-city = Stadt
    .form-from = von der Stadt
kind-field = Wiese
    .form-from = von der Wiese
kind-monastery = Kloster
    .form-from = vom Kloster
kind-garden = Garten
    .form-from = vom Garten
kind-top = Turmspitze
    .form-from = von der Turmspitze
kind-quarter = Stadtviertel
    .form-from = vom Stadtviertel

unfinished-road = unfertige Straße
unfinished-city = unfertige Stadt
unfinished-field = Wiese
unfinished-monastery = unfertiges Kloster
unfinished-garden = unfertiger Garten

term-tiles = { $count } Plättchen
term-arms = { $count } Wappen
term-neighbours = { $count ->
    [one] { $count } Nachbar
   *[other] { $count } Nachbarn
}
term-cities = { $count ->
    [one] { $count } fertige Stadt
   *[other] { $count } fertige Städte
}

sum-road = Straßen
sum-city = Städte
sum-field = Wiesen
sum-monastery = Klöster
sum-garden = Gärten

former-player = jemand von früher
computer-player = ein Computer
stood-in-for = { $who } (Computer)
    .short = { $who } (PC)
had-hints = { $who } (mit Tipps)

direction-N = Norden
    .letter = N
direction-NE = Nordosten
    .letter = NO
direction-E = Osten
    .letter = O
direction-SE = Südosten
    .letter = SO
direction-S = Süden
    .letter = S
direction-SW = Südwesten
    .letter = SW
direction-W = Westen
    .letter = W
direction-NW = Nordwesten
    .letter = NW
all-around = ringsum
enclosed = eingeschlossen

tile-city = { $sides ->
    [1] Stadt im { $first }
    [2] Stadt im { $first } und { $second }
    [3] Stadt im { $first }, { $second } und { $third }
   *[other] Stadt auf allen vier Seiten
}{ $arms ->
    [0] {""}
    [one] {" "}mit einem Wappen
   *[other] {" "}mit { $arms } Wappen
}
tile-road-through = Straße von { $from } nach { $to }
tile-road-under = Straße von { $from } nach { $to } durch einen Tunnel
tile-road-ends = { $count ->
    [one] Straße nach { $sides }
   *[other] getrennte Straßen nach { $sides }
}
tile-having = { $again ->
    [yes] { $what } und { $printed }
   *[no] { $what } mit { $printed }
}
tile-bearing = mit { $printed }
tile-pointing = mit { $printed } nach { $side }
tile-river = Fluss von { $from } nach { $to }
tile-fork = Flussgabelung nach { $sides }
tile-town = große Stadt, die nach { $sides } weitergeht
edge-town = Stadt
edge-river = Fluss
edge-arms = Wappen
tile-spring = Quelle des Flusses, der nach { $side } fließt
tile-lake = See, in dem der Fluss von { $side } endet
tile-arrow = Pfeil nach { $side }: { $symbol }
turned = { $degrees ->
    [0] wie abgebildet
   *[other] um { $degrees }° gedreht
}
at-square = { $what } auf { $square }
labelled = { $label }: { $text }
between = {"; "}

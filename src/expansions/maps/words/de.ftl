term-towns = { $count ->
    [one] { $count } Ort
   *[other] { $count } Orte
}
bonus-island = Insel
bonus-town = Ort
sum-island = Inseln
sum-town = Orte

rule-map = Karte
    .about = Plättchen kommen nur auf ihre Felder

town-none = Orte bewirken nichts
    .about = ein Feld mit einem Ort ist ein Feld wie jedes andere
town-extra-turn = Orte geben einen Zug
    .about = wer einen Ort überbaut, hat noch einen Zug, einmal solange man dran ist
town-costs-2 = Orte kosten 2
    .about = einen Ort zu überbauen kostet 2 Punkte
town-road-bonus = Orte an Straßen
    .about = jeder sichtbare Ort an einer gewerteten Straße bringt ihr 2 Punkte

map-benelux = Benelux
map-france = Frankreich
map-germany = Deutschland
map-great-britain = Großbritannien
map-iberian-peninsula = Iberische Halbinsel
map-nordics = Nordeuropa
map-taiwan = Taiwan
map-ukraine = Ukraine
map-usa = USA, beide
map-usa-east = USA Ost
map-usa-west = USA West

lobby-map = **Karte: { $name }** – { $squares } Felder, empfohlen { $min }–{ $max } Plättchen, je { $meeples } Meeples.
lobby-map-layout = { $layout ->
    [ours] Aufteilung von diesem Projekt, nicht der gedruckte Plan: { $verified } Angaben geprüft, { $inferred } erschlossen, { $ours } von uns.
   *[printed] Ihre Aufteilung folgt dem gedruckten Plan.
}
lobby-map-surplus = { $tiles ->
    [one] { $tiles } überzähliges Plättchen kommt zufällig heraus.
   *[other] { $tiles } überzählige Plättchen kommen zufällig heraus.
}
lobby-map-few = { $tiles } Plättchen weniger als empfohlen: Alle werden benutzt.
lobby-map-tiles = { $only ->
    [yes] Von Erweiterungen nur die Plättchen, wie empfohlen.
   *[no] Empfohlen sind von Erweiterungen nur die Plättchen.
}
lobby-map-town = **{ $name }**: { $about }.
lobby-map-about = { $squares } Felder, empfohlen { $min }–{ $max } Plättchen
lobby-map-none = Keine Karte

term-towns = { $count ->
    [one] { $count } Ort
   *[other] { $count } Orte
}
bonus-island = Insel
bonus-town = Ort
sum-island = Inseln
sum-town = Orte

part-town = Zug durch einen Ort
    .sentence = Zug durch einen Ort.

map-city-found = { $name } ist entdeckt: Alle dürfen daneben bauen{ $squares ->
    [none] .
   *[other] , jetzt auf { $squares }.
}
map-ferry-found = Die Fähre { $name } ist entdeckt: Alle dürfen auf { $squares } weiterbauen.
command-play-map = Eine Karte als Spielplan; ihre Aufteilung ist von diesem Projekt

refusal-unknown-map = Eine Karte { $typed } gibt es nicht: Nimm eine, die `/play` vorschlägt, oder wähle eine in den Einstellungen des Tisches.

effect-part-town = Der Ort gibt dir nach diesem Zug noch einen.
effect-island = Die Wappen der Insel: **{ $points }** für dich.
effect-town = Der überbaute Ort: **{ $points }** für dich.

topic-maps = Karten
    .text =
        Plättchen kommen nur auf die Felder der Karte, neben ein ausliegendes (M1). Das Startplättchen und je nach Karte ein oder mehrere zufällige liegen auf Startfeldern (M2). Alle haben 9 Meeples (M4).

        - Die Startfelder lassen sich wählen; über die übrigen entscheidet das Los (L31).
        - Jede Karte empfiehlt eine Zahl von Plättchen (M3). Sind es mehr, kommen zufällige heraus; sind es weniger, werden alle benutzt.
        - Vor dem Start lässt sich eine andere Zahl wählen (L30). Auf *USA, beide* sind alle Plättchen doppelt dabei (L30).
        - Karten empfehlen Erweiterungen ohne ihre Regeln und Figuren (M19), doch jede Regel lässt sich einschalten.
        - Ein Plättchen, das auf kein freies Feld passt, kommt aus dem Spiel. Ist kein Feld frei, endet das Spiel (M20).

        {"**"}Die Aufteilungen sind von diesem Projekt**: Es kennt die gedruckten Pläne nur als Bilder und hat nichts davon abgezeichnet. Von jedem Teil ist vermerkt, ob er geprüft, erschlossen oder von uns ist.
topic-map-borders = Karten: die Grenze
    .text =
        Ist an der Grenze eine Straße oder Stadt gedruckt, muss dein Plättchen dazu passen. Ist nichts gedruckt, passt alles (M8). Meer und leere Grenze schließen Städte, Straßen und Wiesen ab; eine halbe Stadt an der Grenze bringt 2 Punkte (M10).

        - Eine Straße, die in eine gedruckte mündet, ist dort zu Ende, und das gedruckte Stück zählt als Plättchen (M9).
        - Wappen bringen bei jeder Wertung 2, auch an Straßen, und am Ende bei Unfertigem je 1 (M11).
        - Ein Kloster oder Garten an der Grenze ist fertig, wenn alle Felder der Karte ringsum gefüllt sind. Plättchen und gedruckte Großstädte füllen ein Feld, anderes Gedrucktes nicht (M16, M17).
        - Wellen und Sehenswürdigkeiten nehmen kein Plättchen auf (M13, M15).
topic-large-cities = Karten: Großstädte
    .text =
        Auf eine gedruckte Großstadt darfst du kein Plättchen legen. Berührt ein Plättchen sie, dürfen alle daneben bauen, auf jeder Seite (M5). Ihre Felder zählen je 2 wie Plättchen jeder Stadt, und jedes Wappen bringt 2 dazu (M6).

        An ihre Kanten müssen Plättchen von Anfang an passen (L33).
topic-ferries = Karten: Fähren
    .text =
        Eine Fähre verbindet zwei Straßen über das Meer. Sobald eine Straße das eine Ende erreicht, dürfen alle am anderen weiterbauen (M12), aber nur mit Straßen (L34). Die Fähre zählt 1 als Teil der Straße, dazu ihre Wappen, wenn die Straße fertig ist (M12).

        Bis an beiden Enden ein Plättchen liegt, ist die Straße dort offen (L35). Auf einer Fähre kann niemand stehen, und kein Pfeil zeigt über sie hinweg (L40).
topic-islands = Karten: Inseln
    .text = Felder auf Inseln sind nur über eine Fähre erreichbar. Wer dort ein Plättchen legt, bekommt sofort 2 Punkte für jedes Wappen auf dem Feld, mit oder ohne Figur (M14).
topic-towns = Karten: Orte
    .text =
        Ein Feld mit einem Ort ist ein Feld wie jedes andere (M7). Vor dem Start lassen sich drei Regeln dazunehmen, auch mehrere zugleich:

        - Wer einen Ort überbaut, hat noch einen Zug, einmal solange man am Zug ist, nach dem zweiten Teil und dem Extrazug eines Pfeils (M7, L43).
        - Einen Ort zu überbauen kostet 2 Punkte, auch unter 0 (M7, L44).
        - Jeder noch sichtbare Ort neben einem Plättchen einer gewerteten Straße bringt ihr 2 Punkte (M7, L45).
rule-map = Karte
    .about = Plättchen kommen nur auf ihre Felder

town-none = Orte ohne Wirkung
town-extra-turn = Orte geben einen Zug
    .about = wer einen Ort überbaut, hat noch einen Zug, aber nie zweimal am Stück
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
    [ours] Die Aufteilung ist von diesem Projekt, nicht vom gedruckten Plan.
   *[printed] Ihre Aufteilung folgt dem gedruckten Plan.
}
lobby-map-surplus = { $tiles ->
    [one] { $tiles } überzähliges Plättchen kommt zufällig heraus.
   *[other] { $tiles } überzählige Plättchen kommen zufällig heraus.
}
lobby-map-few = { $tiles } Plättchen weniger als empfohlen: Alle werden benutzt, und manche Felder bleiben leer.
lobby-map-house-rule = Eine Hausregel für diese Karte sagt { $min }–{ $max } Plättchen.
lobby-map-many = { $tiles } Plättchen mehr als empfohlen: Das Spiel kann enden, bevor alle gezogen sind.
lobby-map-starts = Startfelder: { $listed }{ $all ->
    [yes] {""}
   *[no] {", die übrigen ausgelost"}
}.
lobby-map-tiles = { $only ->
    [yes] Von Erweiterungen nur die Plättchen, wie empfohlen.
   *[no] Empfohlen sind von Erweiterungen nur die Plättchen.
}
lobby-map-town = **{ $name }**: { $about }.
lobby-map-about = { $squares } Felder, empfohlen { $min }–{ $max } Plättchen
lobby-tiles-most = Bis zu { $most } Plättchen
lobby-tiles-every = Alle gewählten Plättchen
lobby-tiles-recommended = von der Karte empfohlen; überzählige kommen zufällig heraus
lobby-tiles-house-rule = nach einer Hausregel für diese Karte; überzählige kommen zufällig heraus
lobby-tiles-squares = eines für jedes Feld der Karte; überzählige kommen zufällig heraus
lobby-tiles-all = kein Plättchen kommt heraus; sind es mehr als Felder, werden manche nie gezogen

twin-map = Die Karte
twin-map-free = Felder ohne Plättchen, { $row }: { $columns }
twin-map-city = Großstadt **{ $name }** auf { $square }: { $edges }{ $arms ->
    [none] {""}
   *[other] , { $arms }
} ({ $found ->
    [yes] entdeckt
   *[no] noch nicht entdeckt
})
twin-map-border = Jenseits von { $at }: { $what } nach { $to }, { $segments }{ $arms ->
    [none] {""}
   *[other] , { $arms }
}
twin-map-ferry = Fähre **{ $name }**: { $ends }{ $arms ->
    [none] {""}
   *[other] , { $arms }
}
twin-map-island = Insel, { $square }: { $arms }, wenn du dort ein Plättchen legst
twin-map-towns = Orte, die kein Plättchen bedeckt: { $listed }
twin-map-highlights = Nimmt kein Plättchen auf: { $listed }
twin-map-waves = Wellen, kein Plättchen: { $listed }
twin-map-halves = Halbe Felder, kein Plättchen: { $listed }

example-large-cities = Die Großstadt Berlin ist mit zwei Wappen auf die Karte gedruckt. Westlich davon wurde eben ein Plättchen mit einer halben Stadt gelegt, das zur selben Stadt gehört.

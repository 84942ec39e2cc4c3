rule-builders = Baumeister
    .about = wächst deren Straße oder Stadt, ziehst und legst du noch einmal
rule-one-second-part = Nur ein zweiter Teil am Stück
    .about = ein Zug und sein Extrazug haben zusammen einen: höchstens drei Plättchen
rule-pigs = Schweine
    .about = eine Wiese mit deinem Schwein bringt dir 4 je Stadt statt 3
rule-goods = Waren
    .about = fürs Fertigmachen von Städten; am Ende 10 Punkte je Mehrheit
set-traders-and-builders = Händler & Baumeister

figure-builder = { $count } Baumeister
role-builder = Baumeister
    .form-acc = einen Baumeister
figure-pig = { $count ->
    [one] { $count } Schwein
   *[other] { $count } Schweine
}
role-pig = Schwein
    .form-acc = ein Schwein

mark-wine = Wein
mark-grain = Getreide
mark-cloth = Tuch

piece-wine = Wein
piece-grain = Getreide
piece-cloth = Tuch

term-most-wine = { $count ->
    [one] { $count } Mehrheit an Wein
   *[other] { $count } Mehrheiten an Wein
}
term-most-grain = { $count ->
    [one] { $count } Mehrheit an Getreide
   *[other] { $count } Mehrheiten an Getreide
}
term-most-cloth = { $count ->
    [one] { $count } Mehrheit an Tuch
   *[other] { $count } Mehrheiten an Tuch
}

bonus-trade-goods = Waren
sum-trade-goods = Waren

part-second = zweiter Teil
    .sentence = Zweiter Teil des Zuges.

event-goods-taken = { $seat } hat die Stadt auf { $on } fertig gemacht und nimmt { $goods }.
field-pig = mit dem Schwein { $listed }

effect-part-second = Die Straße oder Stadt deines Baumeisters wächst: Danach ziehst und legst du noch einmal.
gain-goods-taken = Waren +{ $goods-count }
panel-with-pig = je { $each }

topic-builder = Der Baumeister
    .text =
        Statt eines Meeples darfst du deinen Baumeister auf eine Straße oder Stadt des eben gelegten Plättchens setzen, wenn du dort einen Meeple hast (TB4). Verlängerst du später diese Straße oder Stadt, hat dein Zug einen zweiten Teil: noch einmal ziehen, legen, setzen und werten (TB5).

        - Der Baumeister darf nicht auf das, was dieses Plättchen fertig gemacht hat (L1).
        - Den zweiten Teil gibt es auch, wenn der erste das Gebiet fertig gemacht und den Baumeister heimgeschickt hat (TB7).
        - Auf einen zweiten Teil folgt nie ein dritter (TB6). Ein Extrazug durch einen Pfeil darf seinen eigenen haben (AN23), außer mit der Einstellung *Nur ein zweiter Teil am Stück* (V14).
        - Der Baumeister hat keine Stimme und geht mit deinem letzten Meeple dort zurück (TB8). Baumeister mehrerer Leute dürfen auf derselben Straße oder Stadt sein (TB9).
topic-pig = Das Schwein
    .text =
        Statt eines Meeples darfst du dein Schwein auf eine Wiese des eben gelegten Plättchens setzen, wenn du auf dieser Wiese einen Bauern hast. Hast oder teilst du dort am Ende die Mehrheit, bringt dir jede fertige Stadt 4 Punkte statt 3 (TB11).

        Das Schwein hat keine Stimme und geht mit deinem letzten Bauern dort zurück (TB8). Schweine anderer nützen dir nichts, und ein zweites bringt nicht mehr (TB12).
topic-goods = Waren
    .text =
        Städte können Wein, Getreide und Tuch zeigen. Legst du das Plättchen, das so eine Stadt fertig macht, nimmst du für jedes Zeichen darin eine Ware (TB2). Wer am Ende von einer Ware die meisten hat, bekommt 10 Punkte dafür.

        - Dafür muss in der Stadt kein Ritter stehen, weder deiner noch ein anderer.
        - Bei Gleichstand bekommen alle Beteiligten 10, ohne Waren niemand (TB3).
        - Es gibt 9 Wein, 6 Getreide und 5 Tuch (TB1).

example-builder = Auf einer Straße steht ein blauer Wegelagerer und, ein Plättchen weiter, der blaue Baumeister. Wenn Blau diese Straße verlängert, folgt ein zweiter Teil des Zuges.
example-goods = Eine fertige Stadt hat zwei Fässer Wein und einen roten Ritter. Wer das letzte Plättchen gelegt hat, bekommt zwei Warenplättchen Wein, egal, wem der Ritter gehört.

legend-figure-builder = Baumeister: noch ein Plättchen, wenn sein Gebiet wächst
legend-figure-pig = Schwein: seine Wiese bringt je Stadt mehr
legend-mark-wine = Wein in einer Stadt: für den, der sie fertigstellt
legend-piece-wine = Wein eines Spielers: 10 Punkte für die meisten
legend-mark-grain = Getreide in einer Stadt: für den, der sie fertigstellt
legend-piece-grain = Getreide eines Spielers: 10 Punkte für die meisten
legend-mark-cloth = Tuch in einer Stadt: für den, der sie fertigstellt
legend-piece-cloth = Tuch eines Spielers: 10 Punkte für die meisten

rule-builders = Baumeister
    .about = wächst seine Straße oder Stadt, ziehst und legst du noch einmal
rule-one-second-part = Nur ein zweiter Teil am Stück
    .about = ein Zug und sein Extrazug haben zusammen einen: höchstens drei Plättchen
rule-pigs = Schweine
    .about = mit deinem bringen dir die Städte einer Wiese 4 statt 3
rule-goods = Waren
    .about = fürs Fertigmachen von Städten; 10 Punkte je Mehrheit am Ende
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
    .text = Statt eines Meeples darfst du deinen Baumeister auf das eben gelegte Plättchen setzen, auf eine Straße oder Stadt, wo du schon einen Meeple hast (TB4); nicht auf das, was dieses Plättchen eben fertig gemacht hat (L1). Verlängerst du von da an diese Straße oder Stadt, hat dein Zug einen zweiten Teil: noch einmal ziehen, legen, setzen und werten (TB5), auch wenn der erste sie fertig gemacht und den Baumeister zurückgeschickt hat (TB7). Auf einen zweiten Teil folgt nie ein dritter (TB6). Ein Extrazug durch einen Pfeil darf seinen eigenen haben (AN23), nicht aber mit der Einstellung *Nur ein zweiter Teil am Stück* (V14). Der Baumeister hat keine Stimme und geht mit deinem letzten Meeple dort zurück (TB8). Baumeister mehrerer Leute dürfen auf derselben Straße oder Stadt sein (TB9).
topic-pig = Das Schwein
    .text = Statt eines Meeples darfst du dein Schwein auf das eben gelegte Plättchen setzen, auf eine Wiese, wo du einen Bauern hast. Hast oder teilst du am Ende die Mehrheit auf dieser Wiese, bringt dir jede fertige Stadt 4 Punkte statt 3 (TB11). Es hat keine Stimme und geht mit deinem letzten Bauern dort zurück (TB8). Schweine anderer ändern für dich nichts, und mehr als eines zählte nicht mehr (TB12).
topic-goods = Waren
    .text = Städte können Wein, Getreide und Tuch zeigen. Wer das Plättchen legt, das so eine Stadt fertig macht, nimmt für jedes Zeichen darin eine Ware, auch ohne eigenen Ritter und selbst wenn niemand einen hat (TB2). Am Ende bringt die Mehrheit an jeder Ware 10 Punkte; bei Gleichstand bekommen alle Beteiligten 10, ohne Waren niemand (TB3). Es gibt 9 Wein, 6 Getreide und 5 Tuch (TB1).

example-builder = Eine Straße mit einem blauen Wegelagerer und, ein Plättchen weiter, dem blauen Baumeister: Immer wenn Blau diese Straße verlängert, folgt ein zweiter Teil des Zuges.
example-goods = Eine fertige Stadt mit zwei Fässern Wein und einem roten Ritter: Wer das letzte Plättchen gelegt hat, bekommt zwei Warenplättchen Wein, wem auch immer der Ritter gehört.

legend-figure-builder = Baumeister: noch ein Plättchen, wenn sein Gebiet wächst
legend-figure-pig = Schwein: seine Wiese bringt je Stadt mehr
legend-mark-wine = Wein in einer Stadt: für den, der sie fertigstellt
legend-piece-wine = Wein eines Spielers: 10 Punkte für die meisten
legend-mark-grain = Getreide in einer Stadt: für den, der sie fertigstellt
legend-piece-grain = Getreide eines Spielers: 10 Punkte für die meisten
legend-mark-cloth = Tuch in einer Stadt: für den, der sie fertigstellt
legend-piece-cloth = Tuch eines Spielers: 10 Punkte für die meisten

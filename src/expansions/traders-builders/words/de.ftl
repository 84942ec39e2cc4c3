rule-builders = Baumeister
    .about = wächst seine Straße oder Stadt, ziehst und legst du noch einmal
rule-pigs = Schweine
    .about = mit deinem bringen dir die Städte einer Wiese 4 statt 3
rule-goods = Waren
    .about = fürs Fertigmachen von Städten; 10 Punkte je Mehrheit am Ende
set-traders-and-builders = Händler & Baumeister
    .about = mit Wein, Getreide und Tuch

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

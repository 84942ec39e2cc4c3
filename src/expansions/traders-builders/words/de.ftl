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

field-pig = mit dem Schwein { $listed }

effect-part-second = Die Straße oder Stadt deines Baumeisters wächst: Danach ziehst und legst du noch einmal.
panel-goods = Waren +{ $tokens }
panel-with-pig = je 4

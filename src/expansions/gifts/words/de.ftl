rule-gifts = Die Geschenke
    .about = geheime Karten fürs Verlängern von Fremdem; ungeöffnet je 2 Punkte

gift-synod = Synode
    .text = Setze einen Meeple aus deinem Vorrat auf ein beliebiges unfertiges Kloster, wer auch dort ist.
gift-road-sweeper = Straßenfeger
    .text = Werte eine beliebige unfertige Straße sofort; alle ihre Meeples gehen zurück.
gift-cash-out = Auszahlung
    .text = Nimm einen deiner Meeples zurück: 2 Punkte für jeden Meeple auf seinem Gebiet.
gift-change-position = Lagewechsel
    .text = Einer deiner stehenden Meeples legt sich auf eine Wiese seines Plättchens, oder ein liegender steht auf.
gift-take-2 = Nimm 2
    .text = Ziehe ein zweites Plättchen, behalte eines der beiden und lege das andere zurück.

term-meeples = { $count ->
    [one] { $count } Meeple
   *[other] { $count } Meeples
}
term-gifts = { $count ->
    [one] { $count } Geschenk
   *[other] { $count } Geschenke
}
bonus-cash-out = Auszahlung
bonus-unopened-gifts = ungeöffnete Geschenke
sum-cash-out = Auszahlung
sum-unopened-gifts = ungeöffnete Geschenke
    .short = Geschenke

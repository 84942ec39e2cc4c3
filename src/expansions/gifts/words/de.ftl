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

event-gift-received = { $seat } hat ein Geschenk bekommen ({ $unopened } ungeöffnet).
event-gifts-reshuffled = { $cards ->
    [one] Das eine geöffnete Geschenk wird zum neuen Stapel.
   *[other] Die { $cards } geöffneten Geschenke werden gemischt und bilden den neuen Stapel.
}
event-gift-opened = { $seat } hat **{ $gift-name }** geöffnet: { gift-does }.
event-drawn-too = { $seat } zieht ein zweites Plättchen: { $tile }.
event-kept = { $seat } hat ein Plättchen behalten ({ $tile }) und das andere zurückgelegt ({ $back }): noch { $tilesLeft }.

gift-does = { $gift ->
    [synod] { $on-role } zum Kloster auf { $on }
    [road-sweeper] Die Straße auf { $on } wird gewertet und leer gefegt
    [cash-out] { $on-role } von { $on } ({ $on-place }) geht zurück
    [change-position] { $on-role } von { $on } ({ $on-place }) wird { $to-role } ({ $to-place })
   *[take-2] Ein zweites Plättchen wird gezogen, eines der beiden kommt zurück
}

alt-gifts = { $count ->
    [one] { $count } Geschenk
   *[other] { $count } Geschenke
}

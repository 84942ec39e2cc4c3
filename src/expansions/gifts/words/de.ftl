rule-gifts = Die Geschenke
    .about = geheime Karten, wenn du fremde Gebiete verlängerst; ungeöffnet je 2 Punkte

card-synod = Synode
    .text = Setze einen Meeple aus deinem Vorrat auf ein beliebiges unfertiges Kloster, besetzt oder nicht.
card-road-sweeper = Straßenfeger
    .text = Werte eine beliebige unfertige Straße sofort; alle ihre Meeples gehen zurück.
card-cash-out = Auszahlung
    .text = Nimm einen deiner Meeples zurück: 2 Punkte für jeden Meeple auf seinem Gebiet.
card-change-position = Lagewechsel
    .text = Einer deiner stehenden Meeples legt sich auf eine Wiese seines Plättchens, oder ein liegender steht auf.
card-take-2 = Nimm 2
    .text = Ziehe ein zweites Plättchen, behalte eines der beiden und lege das andere zurück.

action-open = { $gift ->
    [synod] Synode: { $on-role } auf { $on } ({ $around } von { $most })
    [road-sweeper] { $on-spot } fegen
    [cash-out] { $on-role } { $on-spot } heim
    [change-position] { $on-role } { $on-spot } → { $to-place }
   *[take-2] Nimm 2: zweites Plättchen ziehen
}

hand-gifts = ### Meine Geschenke ({ $held } ungeöffnet)
    .none = Du hast keine Geschenke. Du bekommst eines, wenn du eine Straße oder Stadt anderer verlängerst.
    .usable = Du darfst jetzt eines öffnen, bevor du dein Plättchen legst. Du siehst genau, was es bewirkt, bevor es gilt.
    .unusable = Keines deiner Geschenke lässt sich jetzt öffnen: Lege einfach dein Plättchen.
    .wait = Geöffnet wird im eigenen Zug, nach dem Ziehen und vor dem Legen.
    .secret = -# Das siehst nur du. Jedes ungeöffnete Geschenk bringt am Ende 2 Punkte.
    .alt = Deine Geschenke, die nur du siehst: { $listed }.
    .button = Meine Geschenke
    .absent = Dieses Spiel hat keine Geschenke, es gibt also nichts zu zeigen: Vor dem Start lassen sie sich für einen Tisch einschalten.
    .later = Dann siehst du auch dein Geschenk.
    .received =
        🎁 Du hast ein Geschenk bekommen: **{ $title }** – { $text }
        Öffnen darfst du es ab deinem nächsten Plättchen. *Meine Geschenke* oder `/gifts` zeigt dir jederzeit deine Karten ({ $held } ungeöffnet).
        -# Das siehst nur du: Die anderen wissen nur, wie viele du hast.

ask-gift = { $who } – ein Geschenk öffnen?
group-open = { $title } öffnen …
preview-open = -# Noch ist nichts geschehen, und nur du siehst das. Geöffnet wird vor allen, und nur ein Geschenk je Zug.
commit-open = Öffnen
ask-keep = { $who } – Nimm 2: Welches Plättchen behältst du?
action-keep = { $tile-edges ->
    [none] Behalten: { $tile }
   *[other] Behalten: { $tile-edges }
}

brings-gift-received = Du bekommst ein Geschenk.

term-meeples = { $count ->
    [one] { $count } Meeple
   *[other] { $count } Meeples
}
term-gifts = { $count ->
    [one] { $count } Geschenk
   *[other] { $count } Geschenke
}
bonus-cash-out = Auszahlung
    .short = Punkte
bonus-unopened-gifts = ungeöffnete Geschenke
sum-cash-out = Auszahlung
sum-unopened-gifts = ungeöffnete Geschenke
    .short = Geschenke

event-gift-received = { $seat } hat ein Geschenk bekommen ({ $unopened } ungeöffnet).
event-gifts-reshuffled = { $cards ->
    [one] Das eine geöffnete Geschenk wird zum neuen Stapel.
   *[other] Die { $cards } geöffneten Geschenke werden gemischt und bilden den neuen Stapel.
}
event-gift-opened = { $seat } hat **{ $gift-name }** geöffnet: { gift-does }.
event-drawn-too = { $seat } zieht ein zweites Plättchen: { $tile }.
event-kept = { $seat } hat ein Plättchen behalten ({ $tile }) und das andere zurückgelegt ({ $back }): noch { $tilesLeft }.

gift-does = { $gift ->
    [synod] { $on-role } nach { $on } ({ $on-place })
    [road-sweeper] Die Straße auf { $on } wird gewertet und leer gefegt
    [cash-out] { $on-role } von { $on } ({ $on-place }) geht zurück
    [change-position] { $on-role } von { $on } ({ $on-place }) wird { $to-role } ({ $to-place })
   *[take-2] Ein zweites Plättchen wird gezogen, eines der beiden kommt zurück
}
advice-first-open = { $gift-name } (Geschenk), dann { $turn }

alt-gifts = { $count ->
    [one] { $count } Geschenk
   *[other] { $count } Geschenke
}
sign-gifts = 🎁


board-measure-gifts-opened = Geöffnete Geschenke
    .about = Die meisten geöffneten Geschenke in einem Spiel
    .column = Geschenke
    .goal = Öffne ein Geschenk in einem
    .value = { term-gifts }
profile-gifts-opened = Geöffnete Geschenke
    .value = { $gifts-opened } von { $gifts-received } erhaltenen

command-gifts = Zeigt dir allein deine ungeöffneten Geschenke

topic-gifts-receiving = Geschenke: bekommen
    .text =
        Verlängert dein Plättchen eine Straße oder Stadt anderer, ziehst du ein Geschenk und hältst es geheim (G2). Je Plättchen gibt es höchstens ein Geschenk (G4), auch wenn es das Gebiet fertig macht (G5). Jedes ungeöffnete bringt am Ende 2 Punkte (G12).

        - Es entscheidet die Mehrheit nach dem Legen: Hast oder teilst du sie, bekommst du keines; bist du überstimmt, bekommst du eines (G3).
        - Wiesen, Klöster, Gärten und unbesetzte Gebiete bringen keines (G6).
        - Es sind 25 Karten, 5 von jeder der fünf (G1). Ist der Stapel leer, werden die geöffneten zum neuen gemischt (G8).
        - Nur du siehst, welche Karten du hast; die anderen sehen, wie viele.
topic-gifts-opening = Geschenke: öffnen
    .text =
        Nach dem Ziehen und vor dem Legen darfst du ein Geschenk öffnen (G9). Es wirkt sofort, dann legst du wie immer. Drücke *Meine Geschenke* oder nimm `/gifts`.

        - Ein eben erhaltenes Geschenk darfst du ab deinem nächsten Plättchen öffnen (G10).
        - Ein Extrazug erlaubt noch ein Geschenk (G11).
        - Angeboten werden nur Geschenke, die etwas bewirken (G14), und du siehst, was eines tut, bevor es gilt.
topic-gift-synod = Geschenk: Synode
    .text =
        Setze einen Meeple aus deinem Vorrat auf ein beliebiges unfertiges Kloster, besetzt oder nicht (G20). Auf dein Plättchen darfst du in diesem Zug trotzdem setzen (G21).

        Auch der Abt darf auf das Kloster (G22), aber nicht auf Gärten (G23). Auf einem Kloster dürfen beliebig viele Meeples sein; am Ende wertet die Mehrheit (G25).
topic-gift-road-sweeper = Geschenk: Straßenfeger
    .text =
        Du wertest sofort eine beliebige unfertige Straße mit Meeples, auch wenn keiner davon deiner ist (G30). Wie am Ende des Spiels bringt sie 1 Punkt je Plättchen (G31) für die Mehrheit, bei Gleichstand für alle voll (G32). Alle ihre Meeples gehen zurück (G33).

        Danach ist sie leer, also darfst du sie mit deinem Plättchen besetzen (G34), aber wer sie verlängert, bekommt kein Geschenk (G37). Eine leere Straße kannst du nicht wählen: Die Karte täte dort nichts (G35).
topic-gift-cash-out = Geschenk: Auszahlung
    .text =
        Nimm einen deiner Meeples von einer Stadt, Straße oder Wiese oder einem Kloster zurück. Du bekommst 2 Punkte für jeden Meeple auf dem ganzen Gebiet, diesen eingeschlossen (G40, G41). Nur dieser geht zurück (G42).

        Auch ein Bauer darf gehen (G45), ein Abt von einem Kloster, aber nicht aus einem Garten (G44). Du darfst den Meeple im selben Zug wieder setzen (G46).
topic-gift-change-position = Geschenk: Lagewechsel
    .text =
        Einer deiner stehenden Meeples legt sich auf eine Wiese seines Plättchens. Oder ein liegender steht auf einer Straße, Stadt oder einem Kloster seines Plättchens auf (G50). Andere dürfen schon dort sein (G51).

        - Es geht nicht vom Stehen zum Stehen und nicht von Wiese zu Wiese (G52).
        - Der Abt kann es nicht (G54).
        - Auch auf ein fertiges Gebiet darf kein Meeple, denn von dort käme er nie mehr heim (G55).
        - Gewertet wird dabei nichts (G58).
topic-gift-take-2 = Geschenk: Nimm 2
    .text =
        Du ziehst ein zweites Plättchen und legst eines der beiden; das andere wird zurückgemischt (G60).

        Passt das zweite nirgends, behältst du das erste (G62). Nicht öffnen kannst du die Karte, wenn kein Plättchen mehr da ist (G61) oder mit einem Flussplättchen in der Hand, denn die kommen in ihrer eigenen Reihenfolge (G64).

example-gifts-receiving = Auf einer Straße steht ein roter Wegelagerer: Wer sonst sie verlängert, zieht ein Geschenk.

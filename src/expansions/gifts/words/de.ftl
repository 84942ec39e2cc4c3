gift-synod = Synode
    .text = Setze einen Meeple aus deinem Vorrat auf ein beliebiges unfertiges Kloster, wer auch dort ist.
    .label = Synode: { $role } auf { $square } ({ $around } von { $most })
gift-road-sweeper = Straßenfeger
    .text = Werte eine beliebige unfertige Straße sofort; alle ihre Meeples gehen zurück.
    .label = { $spot } fegen: { $gains ->
        [none] keine Punkte
       *[other] { $gains }
    }, { $home ->
        [1] Meeple
       *[other] { $home } Meeples
    } zurück
gift-cash-out = Auszahlung
    .text = Nimm einen deiner Meeples zurück: 2 Punkte für jeden Meeple auf seinem Gebiet.
    .label = { $role } { $spot } zurück: +{ $points }
gift-change-position = Lagewechsel
    .text = Einer deiner stehenden Meeples legt sich auf eine Wiese seines Plättchens, oder ein liegender steht auf.
    .label = { $role } { $spot } { $to ->
        [none] legt sich hin
       *[other] steht auf: { $to }
    }{ $side ->
        [none] {""}
       *[other] {" "}({ $side })
    }
gift-take-2 = Nimm 2
    .text = Ziehe ein zweites Plättchen, behalte eines der beiden und lege das andere zurück.
    .label = Nimm 2: zweites Plättchen ziehen

gifts-gain = +{ $points } für { $who ->
    [none] dich
   *[other] { $who }
}

gifts-hand = ### Meine Geschenke ({ $unopened } ungeöffnet)
gifts-none = Du hast keine Geschenke. Du bekommst eines, wenn du eine Straße oder Stadt verlängerst, die anderen gehört.
    .alt = Du hast keine Geschenke.
gifts-card = - **{ $title }**{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
} – { $text }{ $openable ->
    [yes] {""}
   *[no] {" "}*Jetzt nicht.*
}
    .alt = { $count } × { $title } ({ $text })
gifts-can-open = Du darfst jetzt eines öffnen, bevor du dein Plättchen legst: Du siehst genau, was es bewirkt, bevor es gilt.
gifts-nothing-to-do = Dein Plättchen kann gleich gelegt werden: Keines deiner Geschenke lässt sich jetzt öffnen.
gifts-not-your-turn = Geöffnet wird im eigenen Zug, nach dem Ziehen und vor dem Legen.
gifts-only-you = -# Das siehst nur du. Jedes am Ende ungeöffnete Geschenk bringt 2 Punkte.
gifts-hand-alt = Deine Geschenke, die nur du siehst: { $listed }.
gifts-card-alt = Geschenkkarte: { $title }. { $text }
gifts-received =
    🎁 Du hast ein Geschenk bekommen: **{ $title }** – { $text }
    Öffnen darfst du es ab deinem nächsten Plättchen. *Meine Geschenke* oder `/gifts` zeigt dir jederzeit deine Karten ({ $unopened } ungeöffnet).
    -# Das siehst nur du: Die anderen kennen nur die Zahl.

gifts-open = { $title } öffnen …
gifts-preview = **{ $title }**: { $what }.
gifts-no-points = Punkte bringt das selbst keine.
gifts-preview-end = -# Noch ist nichts geschehen, und nur du siehst das. Geöffnet wird vor allen, und je Zug nur ein Geschenk.
gifts-commit = Öffnen{ $gains ->
    [none] {""}
   *[other] : { $gains }
}
gifts-opened = Dein Geschenk ist geöffnet.
gifts-place-next = Lege jetzt dein Plättchen: Drücke eine Zahl unter dem Spielplan.
gifts-keep = Nimm 2: Welches Plättchen behältst du? Das andere kommt zurück in den Stapel. 1: { $first }. 2: { $second }.
gifts-keep-label = { $mark } behalten{ $edges ->
    [none] {""}
   *[other] : { $edges }
}

effect-gift = Du bekommst ein Geschenk.

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

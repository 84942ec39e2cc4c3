rule-abbey-mayor = Abtei & Bürgermeister
    .about = eine Abtei je Person für Lücken; Bürgermeister, Wagen fahren weiter, Scheunen auf Wiesen
rule-wagons-by-road = Wagen fahren auf Straßen
    .about = nur über Straßenende, Tor oder Abtei am Gewerteten, auf jedes Plättchen dort (erste Auflage)
rule-shared-barns = Scheunen teilen sich Wiesen
    .about = eine Scheune darf auf eine Wiese, auf der schon eine steht
rule-no-last-abbey = Keine Abtei nach dem letzten Plättchen
    .about = wer dann noch eine Abtei hat, behält sie
set-abbey-and-mayor = Abtei & Bürgermeister

figure-mayor = { $count ->
    [one] { $count } Bürgermeister
   *[other] { $count } Bürgermeister
}
role-mayor = Bürgermeister
    .form-acc = einen Bürgermeister
figure-wagon = { $count ->
    [one] { $count } Wagen
   *[other] { $count } Wagen
}
role-wagon = Wagen
    .form-acc = einen Wagen
figure-barn = { $count ->
    [one] { $count } Scheune
   *[other] { $count } Scheunen
}
role-barn = Scheune
    .form-acc = eine Scheune

mark-walled = den Mauern einer Abtei

piece-abbey = { $count ->
    [one] Abtei
   *[other] Abteien
}

part-last-abbey = Abtei nach dem letzten Plättchen
    .sentence = Eine Abtei nach dem letzten Plättchen.

event-wagon-drove = { $seat } ist mit dem Wagen von { $from } nach { $to } weitergefahren: { $to-place }.
removed-barn = Die Scheune schickt von ihrer Wiese nach Hause: { $listed }.

ask-abbey = { $who } – deine Abtei in eine Lücke legen oder ein Plättchen ziehen?
ask-last-abbey = { $who } – das letzte Plättchen liegt. Deine Abtei in eine Lücke legen?
ask-wagon = { $who } – dein Wagen wurde gewertet. Weiterfahren oder nach Hause gehen?
action-abbey = Abtei auf { $at }
action-drive = Wagen hierher: { $to-place }, { $to-spot }
action-pass-abbey = Plättchen ziehen
action-pass-last-abbey = Keine Abtei
action-pass-wagon = Wagen nach Hause

standing-abbey-draw = Nicht mehr nach meiner Abtei fragen
    .off = Wieder nach meiner Abtei fragen
standing-abbey-draw-set = Von jetzt an ziehe ich sofort dein Plättchen und frage nicht nach deiner Abtei. Nach dem letzten Plättchen frage ich noch einmal, wenn es eine Lücke gibt und der Tisch so spielt.
    .unset = Ich frage dich wieder nach deiner Abtei, wenn es eine Lücke gibt.

panel-with-barn = 4 Punkte je fertige Stadt

topic-abbey = Abteien
    .text =
        Jeder hat eine Abtei (AM1). Statt zu ziehen, darfst du sie in eine Lücke legen, ein freies Feld mit Plättchen auf allen vier Seiten (AM10). Sie zählt als Kloster, also darf ein Mönch darauf (AM13), auch ein Abt (AM60).

        - Ich frage dich, bevor du ein Plättchen siehst (AM11).
        - Die Abtei passt an jede Seite. Straßen, Städte und Wiesen enden dort, und sie bringt ihnen weder ein Plättchen noch Punkte dazu (AM12).
        - Was sie fertig macht, wird wie immer gewertet (AM14). Sie hat keine Wiesen (AM15).
        - Sie erweitert nichts, also gibt es für sie keinen Zug des Baumeisters und kein Geschenk (AM16).
        - Nach dem letzten Plättchen werden alle, die noch eine Abtei haben, noch einmal gefragt, wenn es eine Lücke gibt. Es geht reihum; links von dem, der es gelegt hat, fängt es an (AM17).
        - Mit *Keine Abtei nach dem letzten Plättchen* wird dann niemand gefragt (V12).
topic-mayor-wagon = Bürgermeister und Wagen
    .text =
        Ein Bürgermeister kommt in eine Stadt und hat dort so viele Stimmen, wie sie bei der Wertung Wappen hat, vielleicht keine (AM20, AM21). Ein Wagen kommt auf eine Straße, in eine Stadt oder auf ein Kloster und hat eine Stimme (AM30). Wird er gewertet, mit oder ohne Mehrheit, darf sein Besitzer ihn weiterfahren lassen, statt ihn nach Hause zu nehmen (AM35).

        - Ohne Stimmen hält ein Bürgermeister die Stadt gegen andere, bekommt aber nichts (AM22, AM23).
        - Ein Wagen fährt auf eine Straße, eine Stadt oder ein Kloster, unfertig und unbesetzt, auf seinem Plättchen oder einem der acht ringsum (AM31, AM32). Dieses Gebiet wird in diesem Zug nicht gewertet (AM37).
        - Dürfen Wagen von mehreren fahren, entscheiden ihre Besitzer reihum, zuerst, wer am Zug ist (AM33).
        - Mit *Wagen fahren auf Straßen* fährt ein Wagen nur dorthin, wohin ein Straßenende, ein Stadttor oder eine Abtei führt, auf jedes Plättchen dort. Aus einer Stadt darf er auch auf das Kloster in ihr (AM36, V5).
topic-barn = Scheunen
    .text =
        Statt einer Figur darfst du deine Scheune dorthin stellen, wo das eben gelegte Plättchen mit drei anderen zusammenstößt und alle vier Wiese zeigen (AM40, AM47). Die Bauern der Wiese werden sofort gewertet und gehen nach Hause; die Mehrheit bringt 3 Punkte je fertiger Stadt, 4 mit eigenem Schwein (AM42). Die Scheune bleibt bis zum Ende und bringt dann 4 Punkte je fertiger Stadt ihrer Wiese (AM46).

        - Die Wiese hat noch keine Scheune, außer mit *Scheunen teilen sich Wiesen* (AM41, V6).
        - Auf eine Wiese mit Scheune kommt kein Meeple mehr. Wird eine Wiese mit Bauern mit ihr verbunden, werden sie sofort gewertet und gehen nach Hause: 1 je fertiger Stadt, 2 mit eigenem Schwein (AM43, AM44).
        - Jede Scheune bringt ihre 4 Punkte, auch wenn mehrere zusammenkommen (AM45).
        - Ohne Wiesen gibt es keine Scheunen (AM80).

example-abbey = Eine Abtei füllt ein Feld mit Plättchen auf allen vier Seiten. Sie beendet die Straße, auf der ein blauer Wegelagerer steht: Die Straße ist fertig.

legend-figure-mayor = Bürgermeister: eine Stimme je Wappen seiner Stadt
legend-figure-wagon = Wagen: darf nach der Wertung weiterfahren
legend-figure-barn = Scheune: wertet am Ende die Städte ihrer Wiese
legend-mark-walled = Abtei: schließt alles ab, woran sie liegt
legend-piece-abbey = Abteiplättchen: füllt ein Loch im Spielplan

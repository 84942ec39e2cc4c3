rule-abbey-mayor = Abtei & Bürgermeister
    .about = eine Abtei je Person für Lücken; Bürgermeister, Wagen fahren weiter, Scheunen auf Wiesen
rule-wagons-by-road = Wagen fahren auf Straßen
    .about = nur zu dem, was Straße, Tor oder Abtei mit dem Gewerteten verbindet, überall dort (erste Auflage)
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
removed-barn = Von der Wiese mit der Scheune gehen nach Hause: { $listed }.

ask-abbey = { $who } – deine Abtei in eine Lücke oder ein Plättchen ziehen?
ask-last-abbey = { $who } – das letzte Plättchen liegt. Deine Abtei in eine Lücke?
ask-wagon = { $who } – dein Wagen wurde gewertet. Weiterfahren oder nach Hause?
action-abbey = Abtei auf { $at }
action-drive = Wagen hierher: { $to-place }, { $to-spot }
action-pass-abbey = Plättchen ziehen
action-pass-last-abbey = Keine Abtei
action-pass-wagon = Wagen nach Hause

standing-abbey-draw = Nicht mehr nach meiner Abtei fragen
    .off = Wieder nach meiner Abtei fragen
standing-abbey-draw-set = Von jetzt an ziehe ich für dich sofort und frage nicht nach deiner Abtei. Nach dem letzten Plättchen frage ich noch einmal, wenn es eine Lücke gibt und der Tisch so spielt.
    .unset = Ich frage dich wieder nach deiner Abtei, wenn es eine Lücke gibt.

panel-with-barn = 4 Punkte je fertige Stadt

topic-abbey = Abteien
    .text = Jeder hat eine Abtei (AM1). Statt zu ziehen darfst du sie in eine Lücke legen, ein freies Feld mit Plättchen auf allen vier Seiten; gefragt wirst du, bevor du ein Plättchen siehst (AM10, AM11). Jede Seite passt; Straßen, Städte und Wiesen enden dort, und die Abtei gibt ihnen weder ein Plättchen noch Punkte dazu (AM12). Was sie fertig macht, wird wie immer gewertet (AM14). Ein Mönch darf darauf: Sie ist in allem ein Kloster (AM13), auch für einen Abt (AM60). Sie hat keine Wiesen (AM15) und erweitert nichts, also gibt es für sie keinen Zug des Baumeisters und kein Geschenk (AM16). Nach dem letzten Plättchen wird, wer noch eine hat, noch einmal gefragt, solange es eine Lücke gibt, links von dem, der es gelegt hat, zuerst, außer mit *Keine Abtei nach dem letzten Plättchen* (AM17, V12).
topic-mayor-wagon = Bürgermeister und Wagen
    .text = Ein Bürgermeister kommt in eine Stadt und hat dort so viele Stimmen, wie die Stadt bei der Wertung Wappen hat, vielleicht keine (AM20, AM21). Ohne Stimmen hält er die Stadt gegen andere, bekommt aber nichts (AM22, AM23). Ein Wagen kommt auf eine Straße, in eine Stadt oder auf ein Kloster und hat eine Stimme (AM30). Wird er gewertet, mit oder ohne Mehrheit, so darf er weiterfahren statt nach Hause: auf etwas, das nicht fertig ist und auf dem niemand steht, auf seinem Plättchen oder einem der acht darum (AM31, AM32, AM35). Mehrere entscheiden reihum, zuerst wer am Zug ist (AM33). Wohin er fährt, wird in diesem Zug nicht gewertet (AM37). Mit *Wagen fahren auf Straßen* fährt er stattdessen auf jedes Plättchen dessen, was ein Straßenende, ein Stadttor oder eine Abtei mit dem Gewerteten verbindet, oder auf das Kloster in seiner Stadt (AM36, V5).
topic-barn = Scheunen
    .text = Statt einer Figur darfst du deine Scheune dorthin stellen, wo vier Plättchen zusammenstoßen, eines davon eben gelegt, wenn dort alle vier Wiese zeigen und die Wiese keine Scheune hat, außer mit *Scheunen teilen sich Wiesen* (AM40, AM41, AM47, V6). Ohne Wiesen gibt es keine Scheunen (AM80). Sie bleibt bis zum Ende. Die Bauern der Wiese werden sofort gewertet, 3 Punkte je fertiger Stadt für die Mehrheit, 4 mit eigenem Schwein; dann gehen sie nach Hause (AM42). Auf eine Wiese mit Scheune kommt keine Figur mehr; Bauern, deren Wiese mit einer solchen verbunden wird, werden sofort mit 1 je fertiger Stadt gewertet, mit eigenem Schwein 2, und gehen nach Hause (AM43, AM44). Am Ende bringt jede Scheune 4 je fertiger Stadt ihrer Wiese (AM46), auch wo mehrere zusammengekommen sind (AM45).

example-abbey = Auf einem Feld mit Plättchen auf allen vier Seiten liegt eine Abtei. Sie hat die Straße beendet, auf der ein blauer Wegelagerer steht: Die Straße ist fertig.

legend-figure-mayor = Bürgermeister: zählt in der Stadt so viel wie ihre Wappen
legend-figure-wagon = Wagen: darf nach der Wertung weiterfahren
legend-figure-barn = Scheune: wo vier Wiesen sich treffen, für ihre Städte
legend-mark-walled = Abtei: schließt alles ab, woran sie liegt
legend-piece-abbey = Abteiplättchen: füllt ein Loch im Spielplan

rule-tower = Der Turm
    .about = Türme bauen, Figuren in Reichweite gefangen nehmen, eigene für 3 Punkte auslösen
set-tower = Der Turm

# Nach „mit“.
mark-foundation = einem Turmfundament

piece-built-tower = { $count ->
    [one] ein Turm mit { $count } Etage
   *[other] ein Turm mit { $count } Etagen
}
piece-tower-floor = { $count ->
    [one] Turmetage
   *[other] Turmetagen
}
piece-prisoner = { $count ->
    [one] Gefangener
   *[other] Gefangene
} von { $whose } ({ $role })
sign-built-tower = 🗼
sign-tower-floor = 🧱
sign-prisoner = ⛓️

term-ransom = { $count ->
    [one] { $count } Lösegeld
   *[other] { $count } Lösegelder
}
bonus-ransom = Lösegeld
scored-ransom = { $who } { $paid ->
    [yes] zahlt
   *[no] bekommt
} **{ $points }** Punkte Lösegeld.
sum-ransom = Lösegeld

event-floor-built = { $seat } hat den Turm auf { $at } höher gebaut: { $floors ->
    [one] { $floors } Etage
   *[other] { $floors } Etagen
}.
removed-tower = Eine eigene Etage bringt nach Hause: { $listed }.

ask-exchange = { $who } – Gefangene werden getauscht: Welche deiner Figuren kommt zurück?
action-floor = Turm auf { $at }: Etage bauen, niemanden gefangen nehmen
action-capture = { $home ->
    [none] Gefangen: { $from-role } { $from-spot } (Etage auf { $tower }), { $seat }
   *[other] Zurückholen: { $from-role } { $from-spot } (Etage auf { $tower })
}
action-climb = Auf den Turm auf { $at }: { $figure-role }
action-ransom = 3 Punkte Lösegeld für { $figure-role } an { $seat }
action-exchange = Zurück von { $seat }: { $figure-role }

group-floor = Turm: eine Etage bauen ({ $count }) …
    .ask = **Auf welchen Turm?** Eine Etage ist deine ganze Aktion; so nimmt sie niemanden gefangen.
group-capture = Turm: Etage und Gefangener ({ $count }) …
    .ask = **Wen nimmt deine Etage gefangen?** Fremde Figuren werden deine Gefangenen, eine eigene kommt zurück. Das ist deine ganze Aktion.
group-climb = Auf einen Turm ({ $count }) …
    .ask = **Auf welchen Turm?** Deine Figur schließt ihn: Niemand baut Etagen, solange sie dort steht.
group-ransom = Lösegeld zahlen ({ $count }) …
    .ask = **Für welche deiner Figuren?** Du zahlst 3 Punkte und darfst sie gleich einsetzen.

topic-tower = Türme
    .text =
        Statt eine Figur einzusetzen, darfst du eine Etage aus deinem Vorrat auf ein Fundament oder auf einen Turm bauen, auf dem niemand steht (TW12). Dann darfst du einen Meeple gefangen nehmen, auf dem Plättchen des Turms oder in einer der vier geraden Richtungen. Dort reicht der Turm so viele Felder weit, wie er nun Etagen hat; Lücken und andere Türme halten nichts auf (TW13).

        - Gefangen nehmen kannst du nur Meeples, keine Baumeister, Schweine, Schäfer oder Scheunen.
        - All das kommt vor der Wertung: Ein gefangener Meeple zählt nicht mehr mit (TW20). Türme bringen keine Punkte (TW40).
        - Oder du stellst eine Figur auf einen Turm mit mindestens einer Etage. Sie schließt ihn, bis jemand sie gefangen nimmt oder das Spiel endet (TW14, TW16).
        - Wer nicht auf jedem Gebiet stehen darf, wie der Abt, darf nicht hinauf (TW15).
        - Etagen für jeden: 10 bei 2, 9 bei 3, 7 bei 4, 6 bei 5, 5 bei 6 Mitspielenden (TW2).
topic-prisoners = Gefangene und Lösegeld
    .text =
        Nimmt deine Etage eine fremde Figur gefangen, liegt diese bei dir (TW17). Einmal je Zug, vor deiner Aktion, darfst du 3 Punkte an jemanden zahlen, der eine deiner Figuren gefangen hält. Sie kommt zurück, und du darfst sie gleich einsetzen (TW10).

        - Nimmt deine Etage eine eigene Figur gefangen, kommt diese in deinen Vorrat zurück.
        - Halten zwei voneinander Figuren gefangen, geht von beiden sofort eine nach Hause (TW18).
        - Eine davon ist die eben genommene. Hält der andere verschiedene von dir, wählst du, welche zurückkommt (TW19).
        - Zum Zahlen brauchst du mindestens 3 Punkte; beide Teile eines Doppelzuges sind ein Zug (TW11).
        - Am Ende bringen Gefangene nichts (TW40).

example-tower = Auf dem Plättchen rechts ist eben ein Turm mit einer Etage entstanden. Der rote Ritter links daneben war in seiner Reichweite von einem Feld und wurde gefangen genommen; die rote Figur zwei Felder weiter ist außer Reichweite.

legend-mark-foundation = Fundament: hier darf ein Turm gebaut werden
legend-piece-built-tower = Turm: reicht so weit, wie er Etagen hat
legend-piece-tower-floor = Etagen, die ein Spieler noch hat
legend-piece-prisoner = Gefangener: für 3 Punkte freizukaufen

rule-abbot = Der Abt
    .about = für Klöster und Gärten; kehrt auch früher heim und bringt dann Punkte
rule-unfinished-recall = Abt nur von Unfertigem zurück
    .about = du darfst den Abt nicht von dem zurücknehmen, was dieses Plättchen fertig macht (spätere Antwort)

figure-abbot = { $count ->
    [one] { $count } Abt
   *[other] { $count } Äbte
}
role-abbot = Abt
    .form-acc = einen Abt

recalled-abbot = { $who } **{ $points }**: Abt { FORM($kind, "from") } auf { $square } zurückgenommen, { $sum }.

action-return = { $from-role } zurück von { $from-spot }
group-return = Einen Abt zurücknehmen ({ $count }) …
    .note = *Abt zurück* wertet ihn sofort, aber dann setzt du keine Figur.

topic-abbot = Der Abt
    .text =
        Mit dem Abt haben alle eine Figur mehr (AB1). Im zweiten Schritt darf er auf ein freies Kloster oder einen freien Garten des eben gelegten Plättchens, sonst nirgendwohin (AB2). Er zählt wie ein Mönch (AB9) und kommt zurück, wenn der Ort fertig ist (AB3).

        - Statt etwas zu setzen, darfst du ihn im zweiten Schritt zurücknehmen. Er bringt sofort 1 Punkt und 1 für jedes Plättchen ringsum (AB4), auch wenn dort andere Meeples sind (AB7).
        - Das geht auch bei einem Ort, den dieses Plättchen eben fertig gemacht hat (AB6), außer mit *Abt nur von Unfertigem zurück* (V1).
        - Setzen und zurücknehmen in einem Zug geht nicht (AB5).
        - Am Ende des Spiels zählt er wie ein Mönch (AB9).
topic-gardens = Gärten
    .text =
        Manche Plättchen der neuen Ausgabe zeigen einen Garten. Ist der Abt dabei, darf er dort stehen, aber kein anderer Meeple (AB1, AB2). Ein Garten mit 8 Nachbarn ist fertig und bringt 9 Punkte (AB3).

        - Ohne den Abt bewirken Gärten nichts: Niemand besetzt oder wertet sie.
        - Ein Abt, der zurückgenommen wird oder am Ende noch dort ist, bringt 1 und 1 je Plättchen ringsum (AB4, AB9).
        - Für alle anderen Regeln ist ein Garten kein Kloster (AB10).

example-gardens = Ein blauer Abt steht in einem Garten mit drei Plättchen ringsum. Jetzt zurückgenommen, bringt er 1 Punkt für den Garten und 1 für jedes Plättchen, zusammen 4.

legend-figure-abbot = Abt: für Klöster und Gärten, darf früher heimkehren

rule-abbot = Der Abt
    .about = für Klöster und Gärten; bringt auch früher zurückgenommen Punkte
rule-unfinished-recall = Abt nur von Unfertigem zurück
    .about = der Abt wird nicht von dem zurückgenommen, was dieses Plättchen fertig macht (spätere Antwort)

figure-abbot = { $count ->
    [one] { $count } Abt
   *[other] { $count } Äbte
}
role-abbot = Abt
    .form-acc = einen Abt

recalled-abbot = { $who } **{ $points }**: Abt { FORM($kind, "from") } auf { $square } zurückgenommen, { $sum }.

action-return = { $from-role } zurück von { $from-spot }
group-return = Einen Abt zurücknehmen ({ $count }) …
    .note = *Abt zurück* wertet ihn sofort, statt dass du eine Figur setzt.

topic-abbot = Der Abt
    .text = Mit dem Abt haben alle eine Figur mehr (AB1). Im zweiten Schritt darf sie auf ein freies Kloster oder einen freien Garten des eben gelegten Plättchens, sonst nirgendwohin (AB2), und zählt wie ein Mönch (AB9). Sie kommt zurück, wenn der Ort fertig ist (AB3). Oder du nimmst den Abt im zweiten Schritt zurück, statt etwas zu setzen: Er bringt sofort 1 Punkt und 1 für jedes Plättchen ringsum (AB4), wer auch sonst dort ist (AB7), auch von einem Ort, den dieses Plättchen eben fertig gemacht hat (AB6), außer mit *Abt nur von Unfertigem zurück* (V1). Setzen und zurücknehmen in einem Zug geht nicht (AB5). Am Ende des Spiels zählt er wie ein Mönch (AB9).
topic-gardens = Gärten
    .text = Manche Plättchen der neuen Ausgabe zeigen einen Garten. Ohne den Abt bewirken Gärten nichts: Sie werden weder besetzt noch gewertet. Mit ihm darf ein Abt dort stehen, aber kein anderer Meeple (AB1, AB2). Ein Garten mit 8 Nachbarn ist fertig und bringt 9 (AB3); ein Abt, der am Ende dort ist oder zurückgenommen wird, bringt 1 und 1 je Plättchen ringsum (AB4, AB9). Für alle anderen Regeln ist ein Garten kein Kloster (AB10).

example-gardens = Ein Garten mit einem blauen Abt und drei Plättchen ringsum: Jetzt zurückgenommen bringt der Abt 1 Punkt für den Garten und 1 für jedes der drei, zusammen 4.

legend-figure-abbot = Abt: für Klöster und Gärten, darf früher heimkehren

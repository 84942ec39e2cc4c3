rule-goldmines = Die Goldminen
    .about = was du fertig machst, gibt dir das Gold seiner Plättchen; viele Barren zählen je mehr
set-goldmines = Die Goldminen

# Nach „mit“.
mark-goldmine = einer Goldmine

piece-ingot = Goldbarren
piece-laid-ingot = { $count ->
    [one] ein Goldbarren
   *[other] { $count } Goldbarren
}
sign-ingot = 🪙
sign-laid-ingot = 🪙

term-ingots = { $count } Goldbarren
bonus-ingots = Gold
sum-ingots = Gold

event-ingot-laid = { $seat } hat auf { $on } einen Goldbarren gelegt.
event-ingots-taken = { $seat } bekommt { $count ->
    [one] einen Goldbarren
   *[other] { $count } Goldbarren
}.

ask-gold = { $who } – wähle, wohin der zweite Goldbarren kommt
    .note = Der zweite Barren kommt auf ein Plättchen ringsum: Wähle, auf welches.
action-gold = Goldbarren auf { $at }

topic-goldmines = Die Goldminen
    .text = Legst du ein Plättchen mit Gold, so legst du sofort einen Goldbarren darauf und einen zweiten auf ein Plättchen ringsum, auch schräg: Du wählst, auf welches (GM3). Verzichten darfst du nicht; liegt ringsum nur ein Plättchen, gibt es keine Wahl. Barren liegen auf Plättchen, nicht auf Straßen oder Städten, und auf einem dürfen beliebig viele liegen (GM1). Wird etwas fertig, so werden seine Barren nach der Wertung verteilt: bei einer Straße oder Stadt die aller ihrer Plättchen, bei einem Kloster oder Garten die seines eigenen und der acht ringsum (GM5). Was in diesem Zug gelegt wurde, zählt mit; Wiesen geben nichts (GM9). Wer die Mehrheit hat, bekommt alle. Herrscht Gleichstand oder wird von mehreren zugleich etwas fertig, so nehmen diese reihum je einen Barren, bis keiner mehr da ist; es beginnt, wer am Zug ist (GM6). Genommen wird von dem Plättchen, auf das die meisten Anspruch haben (GM7). Hat niemand die Mehrheit, bleiben die Barren liegen (GM8). Am Ende bringen 1 bis 3 Barren je 1 Punkt, 4 bis 6 je 2, 7 bis 9 je 3 und ab 10 je 4; Barren auf dem Spielfeld bringen nichts (GM11). Es gibt 16: Sind sie aufgebraucht, wird keiner mehr gelegt (GM80). Ein Abt, der zurückgeholt wird, nimmt kein Gold (GM20), eine Karte, die wertet, auch nicht (GM25). Auf Karten bekommt ein gedrucktes Feld keinen Barren (GM23).

example-goldmines = Eben wurde ein Plättchen mit Gold an die Stadt eines blauen Ritters gelegt. Ein Barren liegt darauf, der zweite kam auf das Plättchen des Ritters, eines von dreien ringsum. Beide Plättchen gehören zur Stadt: Macht Blau sie fertig, bekommt Blau beide Barren.

legend-mark-goldmine = Goldmine: Gold auf dieses Plättchen und eins daneben
legend-piece-ingot = Gold eines Spielers: Punkte am Ende
legend-piece-laid-ingot = Gold auf dem Spielplan: für den, der dort wertet

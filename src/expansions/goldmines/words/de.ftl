rule-goldmines = Die Goldminen
    .about = was du wertest, gibt dir das Gold seiner Plättchen; mehr Gold macht jeden Barren wertvoller
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
    .text =
        Legst du ein Plättchen mit Gold, legst du sofort einen Goldbarren darauf. Ein zweiter kommt auf ein Plättchen deiner Wahl ringsum, auch schräg (GM3). Was fertig wird, gibt nach der Wertung seine Barren her; wer die Mehrheit hat, bekommt alle (GM6).

        - Verzichten darfst du nicht; liegt ringsum nur ein Plättchen, gibt es keine Wahl. Es gibt 16 Barren: Sind sie aufgebraucht, legt niemand mehr einen (GM80).
        - Barren liegen auf Plättchen, nicht auf Straßen oder Städten, beliebig viele (GM1). Auf Karten bekommt ein gedrucktes Feld keinen Barren (GM23).
        - Eine Straße oder Stadt gibt die Barren aller ihrer Plättchen. Ein Kloster oder Garten gibt die seines Plättchens und der acht ringsum (GM5).
        - In diesem Zug gelegte Barren zählen mit; Wiesen geben nichts (GM9). Weder ein zurückgenommener Abt (GM20) noch eine Karte, die wertet, nimmt Gold (GM25).
        - Herrscht Gleichstand oder wird von mehreren zugleich etwas fertig, nehmen diese reihum je einen, bis keiner mehr da ist. Es beginnt, wer am Zug ist.
        - Jeder Barren kommt von dem Plättchen, auf das die meisten Anspruch haben (GM7). Hat niemand die Mehrheit, bleiben die Barren liegen (GM8).
        - Am Ende bringen 1 bis 3 Barren je 1 Punkt, 4 bis 6 je 2, 7 bis 9 je 3 und ab 10 je 4. Barren auf dem Spielplan bringen nichts (GM11).

example-goldmines = Eben wurde ein Plättchen mit Gold an die Stadt eines blauen Ritters gelegt. Ein Barren liegt darauf, der zweite kam auf das Plättchen des Ritters, eines von dreien ringsum. Beide Plättchen gehören zur Stadt: Macht Blau sie fertig, bekommt Blau beide Barren.

legend-mark-goldmine = Goldmine: Gold auf dieses Plättchen und eins daneben
legend-piece-ingot = Gold eines Spielers: Punkte am Ende
legend-piece-laid-ingot = Gold auf dem Spielplan: für den, der dort wertet

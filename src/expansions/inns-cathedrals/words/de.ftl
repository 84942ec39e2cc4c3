rule-inns = Wirtshäuser
    .about = eine Straße mit Wirtshaus bringt fertig 2 je Plättchen, unfertig nichts
rule-cathedrals = Kathedralen
    .about = eine Stadt mit Kathedrale: fertig 3 je Plättchen und Wappen, unfertig nichts
rule-large-meeple = Großer Meeple
    .about = je einer, zählt bei der Mehrheit doppelt
set-inns-and-cathedrals = Wirtshäuser & Kathedralen

figure-large = { $count ->
    [one] { $count } großer Meeple
   *[other] { $count } große Meeples
}
role-large = Großer Meeple
    .form-acc = einen großen Meeple
    .form-dat = großem Meeple
role-large-knight = Großer Ritter
    .form-acc = einen großen Ritter
    .form-dat = großem Ritter
role-large-highwayman = Großer Wegelagerer
    .form-acc = einen großen Wegelagerer
    .form-dat = großem Wegelagerer
role-large-monk = Großer Mönch
    .form-acc = einen großen Mönch
    .form-dat = großem Mönch
role-large-farmer = Großer Bauer
    .form-acc = einen großen Bauern
    .form-dat = großem Bauern

# Nach „mit“.
mark-inn = einem Wirtshaus
mark-cathedral = einer Kathedrale

term-inn = { $count ->
    [one] { $count } Wirtshaus
   *[other] { $count } Wirtshäuser
}
term-cathedral = { $count ->
    [one] { $count } Kathedrale
   *[other] { $count } Kathedralen
}

topic-inns = Wirtshäuser
    .text =
        Eine fertige Straße mit einem Wirtshaus oder mehreren bringt 2 Punkte je Plättchen statt 1. Ist sie am Ende unfertig, bringt sie nichts (IC1).

        - Ein zweites Wirtshaus ändert nichts (IC3).
        - Du darfst Wirtshäuser auch an Straßen anderer legen (IC9).
        - Auf Karten zählen Wappen an so einer Straße weiter 2 (M11).
        - Die Regel lässt sich abschalten: Dann sind Wirtshäuser nur Zierde, wie es die Karten empfehlen (M19).
topic-cathedrals = Kathedralen
    .text =
        Eine fertige Stadt mit Kathedrale bringt 3 Punkte je Plättchen und 3 je Wappen. Ist sie am Ende unfertig, bringt sie nichts (IC2).

        - Eine zweite Kathedrale ändert nichts (IC3).
        - Für eine Wiese zählt so eine Stadt wie jede andere: 3 Punkte (IC4).
        - Ohne die Regel ist das Plättchen eine gewöhnliche Stadt auf allen vier Seiten.
topic-large-meeple = Der große Meeple
    .text =
        Alle haben einen Meeple mehr, einen großen. Du setzt ihn wie jeden anderen. Er zählt bei der Mehrheit doppelt und kommt wie üblich zurück (IC5).

        Karten und Pfeile für Meeples gelten auch für ihn; das hat dieses Projekt entschieden (L6).

example-inns = Ein blauer Wegelagerer steht auf einer fertigen Straße über drei Plättchen mit einem Wirtshaus: 2 Punkte je Plättchen, zusammen 6.
example-cathedrals = Ein blauer Ritter steht in einer fertigen Stadt über fünf Plättchen mit einer Kathedrale in der Mitte: 3 Punkte je Plättchen, zusammen 15.

legend-figure-large = Großer Meeple: zählt wie zwei
legend-mark-inn = Wirtshaus: Straße zählt doppelt, unfertig nichts
legend-mark-cathedral = Kathedrale: Stadt zählt 3 je Plättchen, unfertig nichts

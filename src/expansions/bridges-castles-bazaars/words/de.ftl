rule-bridges = Brücken
    .about = eine Brücke führt eine Straße über ein Plättchen, so passt mehr
rule-castles = Burgen
    .about = eine kleine Stadt wird Burg und bekommt die Punkte dessen, was daneben fertig wird
rule-bazaars = Basare
    .about = ein Basarplättchen versteigert die nächsten Plättchen gegen Punkte
rule-no-auction = Basare ohne Gebote
    .about = reihum nimmt jeder eines der offenen Plättchen, umsonst
rule-sealed-bids = Geheime Gebote
    .about = niemand sieht ein Gebot, bis alle geboten haben; das höchste gewinnt
set-bridges-castles-and-bazaars = Brücken, Burgen und Basare

# Nach „mit“.
mark-bazaar = einem Basar

piece-bridge = { $count ->
    [one] Brücke
   *[other] Brücken
}
piece-castle = { $count ->
    [one] Burg
   *[other] Burgen
}
piece-laid-bridge = eine Brücke
piece-laid-castle = eine Burg
sign-bridge = 🌉
sign-castle = 🏰
sign-laid-bridge = 🌉
sign-laid-castle = 🏰

kind-castle = Burg
role-on-castle = Burgherr
    .form-a = einen Burgherrn
    .form-in = Burgherr
role-large-on-castle = Großer Burgherr
    .form-a = einen großen Burgherrn
    .form-in = großer Burgherr

term-castles = { $count ->
    [one] { $count } Burg
   *[other] { $count } Burgen
}
term-bazaar = { $count ->
    [one] { $count } Gebot
   *[other] { $count } Gebote
}
bonus-castle = Burg
bonus-bazaar = Basar
scored-bazaar = { $who } { $paid ->
    [yes] zahlt auf dem Basar **{ $points }** Punkte.
   *[no] bekommt auf dem Basar **{ $points }** Punkte.
}
sum-castle = Burgen
sum-bazaar = Basare

event-bridge-built = { $seat } hat auf { $over } eine Brücke gebaut.
event-castle-built = { $seat } macht die Stadt auf { $on } zur Burg: Der { FORM($on-role, "in") } ist jetzt ihr Herr.
event-bazaar-opened = Basar: { $tiles ->
    [one] { $tiles } Plättchen steht zum Verkauf.
   *[other] { $tiles } Plättchen stehen zum Verkauf.
}
event-tile-bought = { $seat } hat { $tile } für { $price ->
    [0] nichts
    [one] { $price } Punkt
   *[other] { $price } Punkte
}.

brings-bridge-built = Du baust eine Brücke.

ask-lay-aside = { $who } – es passt nur mit Brücke
    .before = Anderes Plättchen statt Brücke …
ask-bridge = { $who } – eine Brücke auf dieses Plättchen?
    .note = Du darfst auf diesem Plättchen eine Brücke bauen.
ask-castle = { $who } – machst du deine Stadt zur Burg, statt sie zu werten?
ask-auction = { $who } – Basar: Welches Plättchen wird als Nächstes verkauft?
ask-first-bid = { $who } – { $tile } steht zum Verkauf. Was bietest du?
ask-bid = { $who } – { $tile } steht zum Verkauf. { $seat } bietet { $count }: Bietest du mehr?
ask-settle = { $who } – { $seat } bietet { $count } für { $tile }. Kaufst du es dafür oder verkaufst du es?
action-lay-aside = Weglegen und ein anderes ziehen
action-bridge = Brücke, { $over-spot }
action-castle = Burg auf { $on }
action-auction = { $tile } verkaufen
action-bid = { $bid } bieten
action-buy = Kaufen
action-sell = Verkaufen
action-pass-lay-aside = Mit einer Brücke legen
action-pass-bridge = Keine Brücke
action-pass-castle = Stadt werten
action-pass-bid = Kein Gebot

standing-bid-no-bids = Nie für mich bieten
    .off = Mich wieder nach Geboten fragen
standing-bid-no-bids-set = Ab jetzt frage ich dich auf Basaren nicht nach Geboten, und du bietest nichts. Bist du an der Reihe, ein Plättchen auszusuchen, frage ich weiterhin.
    .unset = Ich frage dich wieder nach Geboten.

topic-bridges = Brücken
    .text =
        Du darfst ein Plättchen so legen, dass eine Straße auf eine Wiese trifft, wenn eine Brücke die Straße weiterführt (BR11). Die Brücke liegt auf dem gelegten Plättchen oder auf dem daneben, gerade von einer Wiesenkante zur gegenüberliegenden (BR10). Solche Felder zeige ich mit den anderen; die Brücke gehört zum Legen. War keine nötig, so darfst du eine auf das gelegte Plättchen bauen, wenn beide Enden auf freie Felder weisen (BR82).
        Eine Brücke ist eine eigene Straße: Sie zählt ein Plättchen, und ein Gefolgsmann darf auf ihr stehen (BR15, BR16). Sie verbindet nichts, was sie kreuzt, und teilt keine Wiese (BR80). Jedes Plättchen trägt höchstens eine Brücke, und sie bleibt (BR12). Passt ein Plättchen nur mit Brücke, so darfst du es weglegen und ein anderes ziehen (BR17).
        Jeder hat 3 Brücken, zu fünft oder sechst 2 (BR1). Am Ende bringen sie nichts (BR50).
topic-castles = Burgen
    .text =
        Wird eine Stadt aus genau zwei Halbkreisen fertig und steht genau ein Gefolgsmann darin, so darf sein Besitzer sie zur Burg machen, statt sie zu werten (BR20, BR21). Der Gefolgsmann wird Burgherr, sicher vor Drache und Turm (BR31). Zum Gebiet gehören die zwei Plättchen der Burg und die zwei an jeder langen Seite (BR24).
        Die erste Straße, Stadt, das erste Kloster oder der erste Garten, den ein späteres Plättchen fertig macht und der ins Gebiet reicht, löst die Burg aus: Der Besitzer des Burgherrn bekommt dieselben Punkte, wer auch immer wertet (BR25, BR27). Wird mehreres zugleich fertig, zählt das Wertvollste (BR28). Eine gewertete Burg löst Burgen daneben aus (BR29). Dann geht der Burgherr nach Hause, und die Burg bleibt leer.
        Für Bauern ist eine Burg eine fertige Stadt zu 4 Punkten (BR33). Eine nie ausgelöste Burg bringt nichts (BR50). Jeder hat 3 Burgen, zu fünft oder sechst 2 (BR1).
topic-bazaars = Basare
    .text =
        Nach einem Zug mit Basarplättchen werden so viele Plättchen aufgedeckt, wie Spieler da sind (BR40). Wer links sitzt, sucht eines aus und bietet dafür 0 oder mehr. Alle anderen ohne Plättchen dürfen einmal mehr bieten (BR41). Bietet niemand mehr, zahlt der Aussuchende sein Gebot und hat das Plättchen. Sonst zahlt er das höchste Gebot an den, der es gab, und hat das Plättchen, oder er bekommt die Punkte und überlässt es ihm (BR42). Dann sucht der Nächste ohne Plättchen aus; das letzte ist umsonst (BR43). Punkte dürfen unter 0 fallen (BR47).
        Im nächsten Zug legt jeder sein Plättchen, statt zu ziehen (BR44). Bis alle liegen, bringen Basarplättchen keinen neuen Basar (BR45). Sind weniger Plättchen übrig als Spieler, gibt es keinen (BR46). Ein zweiter Teil durch den Baumeister kommt vor den Geboten (BR48).
        Mit *Basare ohne Gebote* nimmt reihum jeder ein Plättchen (BR49, V11). Mit *Geheime Gebote* sieht niemand ein Gebot, bis alle geboten haben (BR52, V20).

example-bridges = Eine Straße von Westen führt auf eine Brücke über das Klosterplättchen in der Mitte. Auf der Brücke steht der blaue Wegelagerer.
example-castles = Zwei halbrunde Stadtteile sind jetzt eine Burg mit einem roten Burgherrn. Die Straße daneben ist fertig, und Rot bekommt ihre Punkte.

legend-mark-bazaar = Basar: Die nächsten Plättchen werden verkauft
legend-piece-bridge = Brücken, die jemand noch hat
legend-piece-laid-bridge = Brücke: eine Straße über ein Plättchen
legend-piece-castle = Burgen, die jemand noch hat
legend-piece-laid-castle = Burg: bekommt Punkte für das, was daneben fertig wird

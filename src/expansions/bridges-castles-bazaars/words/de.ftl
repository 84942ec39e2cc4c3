rule-bridges = Brücken
    .about = eine Brücke führt eine Straße über ein Plättchen, so passen mehr Plättchen
rule-castles = Burgen
    .about = eine kleine Stadt wird Burg und bekommt die Punkte des ersten Gebiets, das daneben fertig wird
rule-bazaars = Basare
    .about = ein Basarplättchen versteigert die nächsten Plättchen gegen Punkte
rule-no-auction = Basare ohne Gebote
    .about = reihum nimmt jeder eines der offenen Plättchen, umsonst
rule-sealed-bids = Geheime Gebote
    .about = nach dem ersten Gebot bieten alle anderen gleichzeitig und geheim; das höchste Gebot gewinnt
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
    .lies = von { $from } nach { $to }
piece-laid-castle = eine Burg
    .lies = auch auf { $beyond }
sign-bridge = 🌉
sign-castle = 🏰
sign-laid-bridge = 🌉
sign-laid-castle = 🏰

kind-castle = Burg
    .form-from = von der Burg
role-on-castle = Burgherr
    .form-acc = einen Burgherrn
    .form-dat = Burgherrn
role-large-on-castle = Großer Burgherr
    .form-acc = einen großen Burgherrn
    .form-dat = großem Burgherrn

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
    [yes] zahlt
   *[no] bekommt
} **{ $points }** { $points ->
    [one] Punkt
   *[other] Punkte
} auf dem Basar.
sum-castle = Burgen
sum-bazaar = Basare

event-bridge-built = { $seat } hat auf { $over } eine Brücke gebaut.
event-castle-built = { $seat } hat die Stadt auf { $on } zur Burg gemacht. Burgherr ist jetzt: { $on-role }.
event-bazaar-opened = Ein Basar öffnet. { $tiles ->
    [one] { $tiles } Plättchen steht zum Verkauf
   *[other] { $tiles } Plättchen stehen zum Verkauf
}: { $tiles-listed }.
event-bids-revealed = Gebote: { $amounts-listed }
event-tile-bought = { $seat } bekommt das Plättchen „{ $tile }“{ $price ->
    [0] { " " }umsonst
   *[other] { "" }
}.

brings-bridge-built = Du baust eine Brücke.

ask-lay-aside = { $who } – es passt nur mit einer Brücke
    .before = Anderes Plättchen ziehen …
ask-bridge = { $who } – eine Brücke auf dieses Plättchen?
    .note = Du darfst auf diesem Plättchen eine Brücke bauen.
ask-castle = { $who } – deine Stadt zur Burg machen, statt sie zu werten?
ask-auction = { $who } – Basar: Welches Plättchen suchst du aus?
ask-first-bid = { $who } – zum Verkauf: { $tile }. Was bietest du?
ask-bid = { $who } – zum Verkauf: { $tile }. { $seat } bietet { $count }: Bietest du mehr?
ask-settle = { $who } – { $seat } bietet { $count } für dieses Plättchen: { $tile }. Kaufst du es dafür, oder verkaufst du es?
action-lay-aside = Anderes Plättchen ziehen
action-bridge = Brücke, { $over-spot }
action-castle = Burg auf { $on }
action-auction = Aussuchen: { $tile }
action-bid = { $bid } bieten
action-buy = Kaufen
action-sell = Verkaufen
action-pass-lay-aside = Mit Brücke legen
action-pass-bridge = Keine Brücke
action-pass-castle = Stadt werten
action-pass-bid = Kein Gebot

standing-bid-no-bids = Nie für mich bieten
    .off = Wieder nach Geboten fragen
standing-bid-no-bids-set = Von jetzt an frage ich dich auf Basaren nicht nach Geboten, und du bietest nichts. Bist du an der Reihe, ein Plättchen auszusuchen, frage ich weiterhin.
    .unset = Ich frage dich wieder nach Geboten.

topic-bridges = Brücken
    .text =
        Du darfst ein Plättchen so legen, dass eine Straße auf eine Wiese trifft, wenn eine Brücke die Straße weiterführt (BR11). Die Brücke liegt auf dem eben gelegten Plättchen oder dem daneben, gerade von einer Wiesenkante zur gegenüberliegenden (BR10). Sie ist eine eigene Straße, die ein Plättchen zählt, und ein Meeple darf auf ihr stehen (BR15, BR16).

        - Solche Felder zeige ich mit den anderen; die Brücke gehört zum Legen.
        - War keine Brücke nötig, darfst du eine auf das gelegte Plättchen bauen, wenn ihre beiden Enden auf freie Felder weisen (BR82).
        - Eine Brücke verbindet nichts, was sie kreuzt, und teilt keine Wiese (BR80).
        - Jedes Plättchen trägt höchstens eine Brücke, und sie bleibt (BR12).
        - Passt ein Plättchen nur mit Brücke, darfst du es aus dem Spiel nehmen und ein anderes ziehen (BR17).
        - Jeder hat 3 Brücken, zu fünft oder sechst 2 (BR1). Übrige Brücken bringen nichts (BR50).
topic-castles = Burgen
    .text =
        Wird eine Stadt aus genau zwei Halbkreisen fertig, in der ein Meeple steht, darf sein Besitzer sie zur Burg machen, statt sie zu werten (BR20, BR21). Der Meeple wird Burgherr. Die Burg bringt seinem Besitzer dann die Punkte des ersten Gebiets (Straße, Stadt, Kloster oder Garten), das ein späteres Plättchen in ihrem Lehen fertig macht (BR25).

        - Zum Lehen gehören die zwei Plättchen der Burg und die zwei an jeder langen Seite (BR24). Ein Gebiet, das hineinreicht, löst die Burg aus.
        - Wer das Gebiet wertet, ist dabei gleich (BR27). Wird mehreres zugleich fertig, zählt das Wertvollste (BR28).
        - Eine gewertete Burg löst Burgen daneben aus (BR29). Dann geht der Burgherr nach Hause, und die Burg bleibt leer.
        - Ein Burgherr ist sicher vor Drache und Turm (BR31).
        - Für Bauern ist eine Burg eine fertige Stadt zu 4 Punkten (BR33).
        - Eine nie ausgelöste Burg bringt nichts (BR50). Jeder hat 3 Burgen, zu fünft oder sechst 2 (BR1).
topic-bazaars = Basare
    .text =
        Nach einem Zug mit Basarplättchen werden so viele Plättchen aufgedeckt, wie Spieler da sind (BR40). Wer links sitzt, sucht eines aus und bietet dafür 0 oder mehr, und alle anderen ohne Plättchen dürfen einmal mehr bieten (BR41). Dann zahlt der Aussuchende das höchste Gebot an den, der es gab, und hat das Plättchen, oder er bekommt die Punkte und überlässt es ihm (BR42).

        - Läuft die Zeit für ein Gebot ab, ist das kein Gebot.
        - Bietet niemand mehr, zahlt der Aussuchende sein Gebot an niemanden und hat das Plättchen.
        - Dann sucht der Nächste ohne Plättchen aus; das letzte ist umsonst (BR43).
        - Punkte dürfen unter 0 fallen (BR47).
        - Im nächsten Zug legt jeder sein neues Plättchen, statt zu ziehen (BR44). Bis alle liegen, bringen Basarplättchen keinen neuen Basar (BR45).
        - Sind weniger Plättchen übrig als Spieler, gibt es keinen Basar (BR46).
        - Der zweite Teil eines Doppelzuges kommt vor den Geboten (BR48).
        - Mit *Basare ohne Gebote* nimmt reihum jeder ein Plättchen (BR49, V11).
        - Mit *Geheime Gebote* bieten die anderen gleichzeitig, und nur das erste Gebot ist offen, bis alle geboten haben (BR52, V20).

example-bridges = Eine Straße von Westen führt auf eine Brücke über das Klosterplättchen in der Mitte. Auf der Brücke steht der blaue Wegelagerer.
example-castles = Zwei halbrunde Stadtteile sind jetzt eine Burg. Die Straße daneben ist fertig: Rot hat ihre Punkte bekommen, und der rote Burgherr ist nach Hause gegangen.

legend-mark-bazaar = Basar: die nächsten Plättchen werden verkauft
legend-piece-bridge = Brücken, die jemand noch hat
legend-piece-laid-bridge = Brücke: eine Straße über ein Plättchen
legend-piece-castle = Burgen, die jemand noch hat
legend-piece-laid-castle = Burg: Punkte des ersten Gebiets, das daneben fertig wird

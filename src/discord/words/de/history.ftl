history-turns = { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}
history-ending-resigned = durch Aufgeben beendet
history-ending-abandoned = abgebrochen
history-map = Karte: { $name }

history-title = { $of ->
    [channel] ### Spiele in diesem Kanal
    [server] ### Spiele auf diesem Server
   *[user] ### Spiele von { $who } auf diesem Server
}
history-page = { $games ->
    [one] { $games } Spiel. Das Menü öffnet es.
   *[other] { $games } Spiele, das neueste zuerst{ $pages ->
        [1] {""}
       *[other] ; Seite { $page } von { $pages }
    }. Das Menü öffnet eines.
}
history-none = { $of ->
    [channel] In diesem Kanal ist noch kein Spiel zu Ende gegangen. Mit `/play` öffnest du einen Tisch.
    [server] Auf diesem Server ist noch kein Spiel zu Ende gegangen. Mit `/play` öffnest du einen Tisch.
   *[user] { $who } hat auf diesem Server noch kein Spiel beendet.
}
history-newer = ein Spiel, das eine neuere Fassung des Bots aufgezeichnet hat
history-menu = Den Bericht eines Spiels öffnen …

report-heading-scores = Punkte, Zug um Zug
report-heading-figures = Figuren auf dem Spielplan
report-heading-turn = Zug
report-heading-points = Punkte nach Art
report-heading-best = Die größten Wertungen
report-when = { $turn ->
    [none] Schlusswertung
   *[other] Zug { $turn }
}
report-about = { $when }, { $channel }: { $what }.
report-abandoned = Das Spiel wurde vor dem Ende abgebrochen, deshalb gewinnt niemand. Es stand: { $scores }.
report-unreadable = Diese Fassung des Bots kennt die Regeln des Spiels vom { $when } nicht, deshalb zeigt sie keine Bilder. Es endete so: { $scores }.
report-moments = Die besten Momente
button-fair = Ist es fair?
fair-fixed = Die Reihenfolge der Plättchen stand fest, als das Spiel begann. Sie folgt aus einer geheimen Zahl, dem Startwert.
fair-hash = Der SHA-256 des Startwerts: `{ $hash }`
fair-later = Der Startwert wird hier gezeigt, wenn das Spiel vorbei ist. Wenn du dir den SHA-256 jetzt notierst, kannst du prüfen, dass es derselbe Startwert ist.
fair-seed = Der Startwert war: `{ $seed }`
fair-check = Wenn du das ganze Spiel nachprüfen willst, speichere die Datei `{ $file }`. Rufe dann mit dem Quelltext des Bots `npm run -s verify -- { $file }` auf.

report-alt = Wie das Spiel verlief ({ $what }).
report-alt-points = Punkte: { $listed }.
report-alt-half = Nach Zug { $turn }: { $scores }.
report-alt-lead = { $changes ->
    [0] Die Führung wechselte nie:
    [one] Die Führung wechselte einmal: Zuletzt lag
   *[other] Die Führung wechselte { $changes }-mal: Zuletzt lag
} { $who }{ $changes ->
    [0] {" "}lag
   *[other] {""}
} { $since ->
    [none] erst nach der Schlusswertung
   *[other] ab Zug { $since }
} vorn.
report-alt-no-lead = Nie lag jemand allein vorn.
report-alt-figures = Meiste Figuren zugleich auf dem Spielplan: { $listed }.
report-alt-best = Die größten Wertungen: { $listed }.

replay-text = ### Das ganze Spiel
    { $when }: { $what }. { $scores }.
    Das Bild spielt alle Züge ab. Mit den Knöpfen blätterst du selbst.
replay-reduced = -# Es ist kleiner als sonst, damit Discord es annimmt.
replay-no-picture = Ich konnte die Animation gerade nicht machen. Die Knöpfe zeigen trotzdem jeden Zug.
replay-alt = Animation des ganzen Spiels, ein Bild je Zug, das zuletzt gelegte Plättchen markiert ({ $what }). Es endete so: { $scores }. Die Knöpfe zeigen jeden Zug in Worten.
replay-start = Vor dem ersten Zug
replay-turn = Zug { $turn } von { $of } – { $who }
replay-end = Das Ende des Spiels
replay-nothing = Nichts wurde gelegt.
replay-record = Mit dieser Aufzeichnung können alle das Spiel nachprüfen: Speichere `{ $file }` und starte `npm run -s verify -- { $file }`.

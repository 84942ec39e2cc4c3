command-games = Deine Spiele auf diesem Server, wer dran ist, und offene Tische; nur für dich
command-next = Führt dich zum nächsten deiner Spiele auf diesem Server, in dem du dran bist

games-title = ### Deine Spiele auf diesem Server
games-link = Nachricht
games-yours = **Du bist dran** (letzte Aktion { $since }): { $where }{ $with ->
    [none] {""}
   *[other] {" "}– mit { $with }
}
games-theirs = Wartet auf { $who } (letzte Aktion { $since }): { $where }{ $with ->
    [none] {""}
   *[other] {" "}– mit { $with }
}
games-sitting = Noch nicht begonnen: { $where }{ $with ->
    [none] {" "}– du sitzt dort noch allein
   *[other] {" "}– mit { $with }
}
games-gone = sein Kanal ist weg, `/board` in einem anderen holt das Spiel dorthin
games-none = Du sitzt auf diesem Server an keinem Tisch: Setz dich an einen offenen oder öffne einen mit `/play`.

games-running-title = **Spiele zum Zuschauen**
games-running-watch = -# Zusehen dürfen alle. *Zuschauen* unter *Mehr* meldet dir, wenn die Führung wechselt und wer gewinnt.

games-open-title = **Offene Tische**
games-open = { $where } – Gastgeber: { $host }, { $taken } von { $most } Plätzen sind besetzt{ $invited ->
    [yes] ; einer ist dir freigehalten
   *[no] {""}
}
games-open-none = In den Kanälen, die du siehst, ist kein anderer Tisch offen.

next-more = { $count ->
    [one] Ein weiteres Spiel wartet auf dich.
   *[other] { $count } weitere Spiele warten auf dich.
}
next-none = { $running ->
    [0] Auf diesem Server läuft kein Spiel von dir: Setz dich an einen offenen Tisch, `/games` zeigt sie, oder öffne einen mit `/play`.
    [one] Du bist nicht dran: Dein laufendes Spiel wartet auf jemand anderen.
   *[other] Du bist nicht dran: Deine { $running } laufenden Spiele warten auf andere.
}

button-go-there = Dorthin

command-play-with = Wen du einlädst, als Erwähnungen: @Bo @Chloé; für alle wird eine Stunde lang ein Platz freigehalten
lobby-invited = Eingeladen: { $listed }. Für alle ist bis { $until } ein Platz freigehalten.
refusal-places-kept = Die freien Plätze sind für Eingeladene reserviert: Versuch es um { $until } noch einmal, dann sind sie für alle da.
refusal-invited-typed = { $typed } erwähnt niemanden: Lade Leute ein, indem du sie erwähnst, etwa `/play with:@Bo @Chloé`.
refusal-invited-self = Dich selbst kannst du nicht einladen: Du sitzt ohnehin an deinem Tisch, erwähne nur die anderen.
refusal-invited-bot = Bots kann man nicht einladen: Erwähne Leute, und hol Computer im Menü des Tisches dazu.
refusal-invited-many = Ein Tisch hat Platz für dich und { $most } andere: Lade nicht mehr ein.
refusal-invited-stranger = { $user } ist nicht auf diesem Server: Lade Leute ein, die es sind.
refusal-invited-unwilling = { $user } nimmt keine Einladungen an: Öffne den Tisch ohne diese Einladung, mitspielen geht trotzdem.
refusal-invited-often = Du hast in kurzer Zeit viele Leute eingeladen: Versuch es { $until } noch einmal, oder öffne den Tisch ohne Einladungen.

command-games-dashboard = Zeigt hier alle Spiele des Servers in einer Nachricht, die aktuell bleibt (für die Verwaltung)
dashboard-title = ### Spiele auf diesem Server
dashboard-none = Gerade läuft kein Spiel: `/play` öffnet einen Tisch.
dashboard-placed = Die Liste steht jetzt in diesem Kanal und bleibt aktuell. `/games dashboard:False` entfernt sie.
dashboard-taken = Die Liste ist entfernt.
dashboard-none-here = Dieser Kanal hat keine Liste der Spiele: `/games dashboard:True` bringt eine her.
dashboard-many = Dieser Server hat schon { $most } solche Listen, mehr gehen nicht: Entferne erst eine, mit `/games dashboard:False` in ihrem Kanal.

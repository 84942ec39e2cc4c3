board-scope-here = Dieser Server
    .title = Bestenliste dieses Servers
board-scope-all = Alle Server
    .title = Bestenliste aller Server

board-pool-duel = Duelle
    .about = Spiele zu zweit
board-pool-table = Größere Runden
    .about = Spiele zu dritt bis zu sechst
board-kind-all = Alle Spiele
    .about = Mit beliebigen Schachteln und Karten
board-kind-base = Grundspiel
    .about = Mit oder ohne Wiesen und Abt
    .goal = Grundspiel
board-kind-big-box = Große Schachtel
    .about = Mit dem Fluss oder Plättchen anderer Schachteln
    .goal = Spiel mit Plättchen anderer Schachteln
board-kind-maps = Karten
    .about = Auf einer Karte
    .goal = Spiel auf einer Karte
board-measure-rating = Spielstärke
    .about = Berechnet daraus, wer vor wem lag: siehe /rules ratings
    .column = Stärke
board-measure-wins = Siege
    .about = Gewonnene Spiele, auch geteilte Siege
    .column = Siege
    .goal = Gewinne ein
board-measure-games = Spiele
    .about = Zu Ende gespielte Spiele
    .column = Spiele
board-measure-best-score = Höchste Punktzahl
    .about = Die meisten Punkte in einem Spiel
    .column = Punkte
board-measure-biggest-city = Größte Stadt
    .about = Die meisten Plättchen in einer gewerteten Stadt
    .column = Plättchen
    .goal = Werte eine Stadt in einem
board-measure-longest-road = Längste Straße
    .about = Die meisten Plättchen in einer gewerteten Straße
    .column = Plättchen
    .goal = Werte eine Straße in einem
board-all-time = Alle Zeiten
board-season-now = Die laufende Saison

board-menu-pool = Wie viele spielen …
board-menu-season = Saison …
board-menu-kind = Art des Spiels …
board-menu-measure = Sortieren nach …

board-column-name = Name
board-column-curve = Zuletzt
board-page = Seite { $page } von { $pages }

board-games = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
}
board-wins = { $count ->
    [one] { $count } Sieg
   *[other] { $count } Siege
}
board-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
board-rated = Spielstärke { $rating }

board-you = Du: Rang { $rank } ({ $figures })
board-you-hidden = Du: { $figures }. Du willst auf keiner Bestenliste stehen, deshalb siehst nur du das (`/privacy`).
board-your-row = Du: { $row }
board-nobody = { $open ->
    [yes] Hier steht noch niemand.
   *[no] Hier steht niemand.
}
board-goal = { $goal ->
    [none] Spiele ein
   *[other] { $goal }
} { $kind ->
    [none] Spiel
   *[other] { $kind }
} { $pool ->
    [duel] zu zweit
   *[table] zu dritt bis zu sechst
}{ $goal ->
    [none] {" "}zu Ende
   *[other] {""}
}
board-first = { board-goal }, dann stehst du hier: `/play` öffnet einen Tisch.
board-not-yet = Du stehst noch nicht auf dieser Liste. { board-goal }, dann stehst du darauf.
board-everywhere = Über alle Server erscheint nur, wer darum gebeten hat: `/privacy everywhere`.
board-provisional = ? – noch vorläufig: Was das heißt, sagt `/rules ratings`.
board-undrawn = Namen, die das Bild nicht schreiben kann: { $listed }
board-shown = Jetzt können es alle sehen: { $link }

profile-subtitle = Auf diesem Server: { $figures }
profile-subtitle-alone = Auf diesem Server gegen Computer: { $figures }
profile-hidden = Dein Profil ist verborgen (`/privacy`): Andere sehen es nur, wenn du es zeigst.
profile-rank = Rang { $rank }
profile-best-score = Höchste Punktzahl
profile-biggest-city = Größte Stadt
profile-longest-road = Längste Straße
profile-opponent = { $games ->
    [one] Am liebsten gegen ({ $games } Spiel)
   *[other] Am liebsten gegen ({ $games } Spiele)
}
profile-by-seats = Nach Zahl der Mitspielenden
    .seats = Personen
    .games = Spiele
    .wins = Siege
profile-with-seats = zu { $seats ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
   *[other] { $seats }
} { $figures }
profile-alone = Gegen { $who } ({ $level }){ $best ->
    [none] {""}
   *[other] {" · "}max. { $best }
}
profile-no-people = Noch kein Spiel mit anderen Leuten.
profile-alone-note = -# Gegen Computer ist ein Spiel mit Tipp oder mit zurückgenommenem Zug kein Sieg.
profile-points = Punkte je Spiel
profile-alt = Profil von { $who }. { $subtitle }

settings-presets = ### Vorlagen dieses Servers
settings-no-presets = Dieser Server hat noch keine Vorlagen. `/settings save` speichert die Einstellungen der Einladung in diesem Kanal unter einem Namen.
settings-preset = **{ $name }** – { $what }
settings-what = { $preset }, { $tiles } Plättchen{ $map ->
    [none] {""}
   *[other] , { $map }
}
settings-saved = { $replaced ->
    [yes] Ersetzt
   *[no] Gespeichert
}: **{ $name }**. Von jetzt an bieten `/play` und die Einstellungen jedes Tisches sie an.
settings-deleted = Gelöscht: **{ $name }**. Offene Tische behalten ihre Einstellungen.

settings-server = ### Einstellungen dieses Servers
settings-server-hint = Jedes Menü speichert deine Wahl sofort.
settings-server-line = **{ $name }**{ $about ->
    [none] {""}
   *[other] {" "}– { $about }
}
settings-server-saved = **{ $name }** ist gespeichert. { $effect }

settings-menu-language = Sprache öffentlicher Nachrichten …
    .effect = Das gilt ab der nächsten öffentlichen Nachricht; ältere bleiben, wie sie sind.
settings-menu-preset = Womit /play beginnt …
    .effect = Das gilt für den nächsten Tisch; was du mit `/play` eintippst, geht weiterhin vor.
settings-menu-place = Wo gespielt wird …
    .effect = Das gilt für den nächsten Tisch; offene Spiele bleiben, wo sie sind.
settings-menu-leaderboard = Bestenliste dieses Servers …
    .effect = Das gilt ab jetzt; bisherige Ergebnisse bleiben erhalten.
settings-menu-season = Wie lange eine Saison dauert …
    .effect = Das gilt ab jetzt; bisherige Ergebnisse bleiben erhalten.
settings-menu-pictures = Hintergrund der Bilder …
    .effect = Das gilt ab dem nächsten Bild; ältere bleiben, wie sie sind.

settings-language-server = Sprache: wie der Server
    .about = öffentliche Nachrichten in der Sprache, die der Server in Discord hat: jetzt { $own }
settings-language = Sprache: { $language }
    .about = öffentliche Nachrichten auf { $language }; private Antworten für alle in ihrer eigenen Sprache
    .gone = spricht dieser Bot nicht mehr: öffentliche Nachrichten in der Sprache des Servers, jetzt { $own }
settings-preset-none = Vorlage: keine
    .about = /play beginnt mit dem Grundspiel
settings-preset-named = Vorlage: { $name }
settings-place-channel = Spiele: im Kanal
    .about = ein Tisch öffnet sich dort, wo du /play benutzt; in jedem Kanal immer nur einer
settings-place-thread = Spiele: in Threads
    .about = /play öffnet im Kanal einen eigenen Thread; dafür brauche ich die Berechtigungen für Threads
settings-leaderboard-on = Bestenliste: an
    .about = gewertete Spiele zählen für eine Bestenliste dieses Servers
settings-leaderboard-off = Bestenliste: aus
    .about = dieser Server zeigt keine Bestenliste
settings-pictures-dark = Bilder: dunkel
    .about = Spielbretter und Seiten auf dunklem Grund, passend zum dunklen Design von Discord
settings-pictures-light = Bilder: hell
    .about = Spielbretter und Seiten auf hellem Grund, passend zum hellen Design von Discord
settings-season = { $months ->
    [one] Saison: { $months } Monat
   *[other] Saison: { $months } Monate
}
    .about = { $months ->
    [1] jeden Monat beginnt eine neue Saison; die Ergebnisse der alten bleiben erhalten
    [12] jedes Jahr beginnt eine neue Saison; die Ergebnisse der alten bleiben erhalten
   *[other] alle { $months } Monate beginnt eine neue Saison; die Ergebnisse der alten bleiben erhalten
}

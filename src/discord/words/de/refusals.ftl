quoted = „{ $text }“

refusal-not-legal = Das lassen die Regeln dort nicht zu, und nichts wurde verändert: Drücke eine Zahl unter dem neuesten Spielplan. Nur erlaubte Felder haben eine.
refusal-game-over = Dieses Spiel ist zu Ende, und niemand kann mehr ziehen: Beginne mit `/play` ein neues.
refusal-already-resigned = Du hast dieses Spiel schon aufgegeben: Schau weiter zu, oder beginne mit `/play` ein neues.
refusal-no-such-table = Dieses Spiel gibt es nicht mehr: Beginne mit `/play` ein neues.
refusal-table-broken = Das gespeicherte Spiel lässt sich nicht lesen und bleibt, wie es ist: Nenne den Betreibern dieses Bots die Kennung `{ $reference }` und beginne mit `/play` ein neues.
refusal-stale = Seit dieser Knopf da ist, ging es am Tisch weiter, deshalb hat er nichts bewirkt: Nimm die neueste Nachricht oder hole sie mit `/board` hierher.
refusal-channel-busy = { $phase ->
    [lobby] In diesem Kanal ist schon ein Tisch offen: Setz dich dort dazu (`/board` holt ihn hierher) oder öffne deinen in einem anderen Kanal oder Thread.
   *[other] In diesem Kanal wird schon gespielt: Schau mit `/board` zu oder öffne deinen Tisch in einem anderen Kanal oder Thread.
}
refusal-not-in-lobby = Das Spiel an diesem Tisch hat begonnen, oder er ist geschlossen. Plätze und Einstellungen stehen fest: Sieh ihn dir mit `/board` an oder öffne mit `/play` einen neuen.
refusal-not-playing = An diesem Tisch läuft kein Spiel: Der Gastgeber kann es starten, oder du öffnest mit `/play` einen neuen Tisch.
refusal-table-full = Alle { $seats } Plätze an diesem Tisch sind besetzt: Schau zu oder öffne mit `/play` einen Tisch in einem anderen Kanal.
refusal-already-joined = Du sitzt schon an diesem Tisch: Warte auf *Starten*, oder drücke *Aufstehen*.
refusal-not-at-table = Du sitzt nicht an diesem Tisch: Drücke eine Zahl, um das Plättchen für dich auszuprobieren, oder öffne mit `/play` in einem anderen Kanal einen eigenen.
refusal-not-host = Das kann nur der Gastgeber: Frage { $host }.
refusal-too-few-players = Zum Spielen braucht es mindestens { $least } Personen: Warte, bis noch jemand *Mitspielen* drückt.
refusal-not-your-turn = { $turnOf } ist am Zug: Bis du dran bist, kannst du mit den Zahlen das Plättchen für dich ausprobieren.
refusal-already-agreed = Du hast schon zugestimmt: Jetzt müssen noch die anderen zustimmen, die mitspielen.
refusal-computer-plays = An diesem Platz spielt schon ein Computer: Die Person, für die er spielt, kann *Ich bin zurück* drücken.
refusal-last-person = Dann wären nur noch Computer da, deshalb kann keiner übernehmen: Gib auf, oder bitte jemanden, zurückzukommen.
refusal-not-away = Niemand ist lange genug weg: Ein Computer kann weiterspielen, wenn jemand am Zug 15 Minuten lang nicht geantwortet hat.
refusal-time-left = Dafür ist es zu früh: Wer am Zug ist, hat noch Zeit, und du kannst { $until } wählen.
refusal-paused = Die Uhr ist angehalten: Sie läuft weiter, sobald jemand am Tisch zieht oder *Weiter* drückt.
refusal-not-paused = Die Uhr läuft schon: Es hat sich nichts geändert.
refusal-nothing-to-pause = An diesem Tisch läuft gerade keine Uhr, die sich anhalten ließe: Der Gastgeber kann in der Einladung unter *Weitere Einstellungen …* eine Zeit für einen Zug wählen.
refusal-no-pace = { $typed } kann keine Zeit für einen Zug sein: { $why ->
    [unreadable] Tippe Minuten oder Tage, etwa `10m` oder `3d`, oder nimm einen der Vorschläge.
   *[out-of-range] Wähle höchstens { $minutes } Minuten oder { $days } Tage, und mindestens eins davon.
}
refusal-hints-off = An diesem Tisch geben Computer keine Tipps: Der Gastgeber kann sie vor dem Start unter *Weitere Einstellungen …* erlauben.
refusal-no-hint-now = Ein Tipp sagt, wohin ein Plättchen kommt: Bitte um ihn, wenn du eines zu legen hast.
refusal-not-replaced = Für dich spielt kein Computer: Du hast deinen Platz noch, spiel einfach weiter.
refusal-unknown-component = Dieser Knopf stammt von einer älteren Fassung dieses Bots und geht nicht mehr: Nimm die neueste Nachricht oder hole sie mit `/board` hierher.
refusal-restarting = Ich werde gerade neu gestartet, und nichts geht verloren: Drücke in einer Minute noch einmal.
refusal-not-your-panel = Diese Auswahl gehört jemand anderem: Drücke eine Zahl unter dem Spielplan, dann bekommst du deine eigene.
refusal-panel-expired = Diese Auswahl ist zu alt, aber nichts ist verloren: Drücke die Zahl unter dem Spielplan noch einmal.
refusal-no-game-here = In diesem Kanal gibt es kein Spiel: Beginne mit `/play` eines.
refusal-missing-permissions = Ich darf in { $channel } nicht spielen: Wer den Server verwaltet, kann mir dort in den Kanaleinstellungen unter *Berechtigungen* { $permissions } geben. Laufende Spiele sind sicher.
refusal-cannot-see-channel = Ich kann { $channel } nicht sehen: Wer den Server verwaltet, kann mir dort **{ permission-ViewChannel }** geben, danach holt `/board` das Spiel zurück.
refusal-thread-archived-locked = Der Thread { $channel } ist gesperrt, aber nichts ist verloren: Wer moderiert, kann ihn entsperren, und mit `/board` geht es dann weiter.
refusal-too-many-threads = In { $channel } sind so viele Threads offen, wie Discord erlaubt: Schließe einen, den niemand mehr braucht, oder benutze `/play` in einem offenen.
refusal-square-missing = Nenne das Feld für dein Plättchen, mit seiner Zahl oder seinem Namen auf dem Bild.
refusal-not-a-square = { $typed } ist kein Feld: Tippe eine Spalte und eine Zeile vom Rand des Spielplans, etwa `{ $example }`, oder nimm einen der Vorschläge.
refusal-square-not-legal = Dein Plättchen ({ $tile }) passt nicht auf { $typed }: Nimm eines der vorgeschlagenen Felder oder drücke eine Zahl unter dem Spielplan.
refusal-square-not-open = Auf { $typed } kann gerade kein Plättchen gelegt werden: Nimm einen der Vorschläge, das sind leere Felder neben Plättchen.
refusal-rotation-not-legal = { $legal ->
    [none] Auf { $square } passt das Plättchen in keiner Drehung: Nimm eines der vorgeschlagenen Felder.
   *[other] Auf { $square } passt das Plättchen so gedreht nicht: Wähle { $legal }.
}
refusal-place-not-legal = Auf { $typed } kann kein Meeple gesetzt werden: Nimm einen der Vorschläge oder `none`.
refusal-amount-not-legal = { $typed } geht hier nicht: Tippe eine ganze Zahl von { $least } bis { $most }.
refusal-text-too-long = Der Text ist zu lang: Ich lese höchstens { $most } Zeichen, nimm also einen der Vorschläge.
refusal-unknown-topic = Zu { $typed } habe ich keine Antwort: Nimm eines der Themen, die `/rules` vorschlägt.
refusal-guild-only = Gespielt wird in den Kanälen eines Servers: Benutze diesen Befehl dort.
refusal-slow-down = Langsam: Versuche es in { $seconds ->
    [one] { $seconds } Sekunde noch einmal.
   *[other] { $seconds } Sekunden noch einmal.
}
refusal-manage-server-needed = Dafür brauchst du die Berechtigung **Server verwalten**: Bitte jemanden, der sie hat. Ein Spiel könnt ihr auch abbrechen, wenn alle zustimmen.
refusal-store-unavailable = Die Spiele sind gerade nicht erreichbar, deshalb ist ungewiss, ob das gespeichert wurde: Warte eine Minute, sieh mit `/board` nach und versuche es noch einmal (Kennung `{ $reference }`).
refusal-store-swapped = Mein Gedächtnis für die Spiele wurde geleert oder ausgetauscht, während ich lief, deshalb wurde eben nichts gespeichert. Ich tue nichts, bis die Betreiber dieses Bots nachgesehen haben (Kennung `{ $reference }`).
refusal-internal = Bei mir ist etwas schiefgegangen: Sieh mit `/board` nach, wie das Spiel steht, und versuche es noch einmal. Geschieht es wieder, nenne den Betreibern dieses Bots die Kennung `{ $reference }`.
refusal-picture-failed = Das Bild ließ sich nicht zeichnen, aber das Spiel ist gespeichert: `/board` versucht es noch einmal (Kennung `{ $reference }`).
refusal-decide-first = { $asked ->
    [none] Du hast erst etwas anderes zu entscheiden: Drücke einen der Knöpfe unter der neuesten Nachricht.
   *[other] Erst hat { $asked } etwas zu entscheiden, unter der neuesten Nachricht: Danach werden wieder Plättchen gelegt.
}
refusal-unknown-box = Keine Schachtel heißt { $typed }: Nimm einen der Vorschläge oder sieh in der Einladung unter *Was ist drin?* nach.
refusal-one-start = Ein Tisch beginnt mit Fluss oder Karte, nicht mit beidem: Lass eines weg.
refusal-no-last-game = Du hast auf diesem Server noch kein Spiel zu Ende gespielt: Nimm eine andere Vorlage.
refusal-wish-forgotten = Ich weiß nicht mehr, welchen Tisch du wolltest: Gib `/play` noch einmal ein.
refusal-too-late-to-undo = Das ist nicht mehr die letzte Änderung und lässt sich deshalb nicht rückgängig machen: Ändere es von Hand.
refusal-too-few-tiles = { $tiles } Plättchen sind zu wenige: Die Schachteln dieses Tisches brauchen { $least }.
refusal-unknown-preset = Eine Vorlage { $typed } gibt es nicht: Nimm einen der Vorschläge, oder sieh mit `/settings presets` nach, welche dieser Server hat.
refusal-preset-name = { $typed } kann kein Name einer Vorlage sein: Wähle einen Namen mit 1 bis 40 Zeichen.
refusal-presets-full = Dieser Server hat { $presets } Vorlagen, mehr lassen sich nicht speichern: Lösche erst eine mit `/settings delete`, oder nimm den Namen einer vorhandenen.
refusal-no-lobby-here = In diesem Kanal ist keine Einladung offen, also gibt es keine Einstellungen zu speichern: Öffne einen Tisch mit `/play`, wähle dort und speichere dann.
refusal-leaderboard-off = Dieser Server führt keine Bestenliste: Wer ihn verwaltet, kann sie mit `/settings server` einschalten.
refusal-profile-hidden = Diese Person verbirgt ihre Ergebnisse: `/profile` ohne Namen zeigt dir deine eigenen.
refusal-profile-none = { $user ->
    [none] Du hast auf diesem Server noch kein Spiel zu Ende gespielt: Beginne eines mit `/play`.
   *[other] { $user } hat auf diesem Server noch kein Spiel zu Ende gespielt: Lade mit `/play` zu einem ein.
}
refusal-profile-bot = Computer und andere Bots haben kein Profil: Wähle jemanden, der hier gespielt hat.
refusal-unknown-game = { $typed } ist kein beendetes Spiel dieses Servers: Nimm einen der Vorschläge oder sieh in `/history` nach.
refusal-game-not-over = Dieses Spiel läuft noch, und zurückblicken kannst du nur auf beendete: `/board` zeigt, wie es steht.
refusal-no-finished-game = In diesem Kanal ist noch kein Spiel zu Ende gegangen: Nimm in `/history` eines vom ganzen Server, oder spiele eines mit `/play`.
refusal-history-hidden = { $user } verbirgt die eigenen Spiele: `/history` zeigt die dieses Kanals oder des Servers.
refusal-game-newer = Dieses Spiel braucht eine neuere Fassung des Bots und bleibt, wie es ist: Es ist wieder da, sobald der Bot aktualisiert ist.
refusal-data-newer = Diese gespeicherten Daten brauchen eine neuere Fassung des Bots und bleiben, wie sie sind: Sie gelten wieder, sobald der Bot aktualisiert ist.
refusal-no-replay = Dieses Spiel wurde nach Regeln aufgezeichnet, die diese Fassung des Bots nicht kennt, deshalb kann ich es nicht Zug für Zug zeigen: Die Punkte stehen weiter in `/history`.
refusal-upload-refused = Discord hat die Datei als zu groß abgelehnt: Sieh dir das Spiel mit den Knöpfen von `/replay` Zug für Zug an, oder speichere die Aufzeichnung.
refusal-blocked-by-server = Die automatische Moderation dieses Servers hat meine Nachricht abgelehnt: Bitte jemanden aus der Moderation, meine Nachrichten zuzulassen, und benutze dann `/board`. Das Spiel selbst ist gespeichert.

permission-ViewChannel = Kanal anzeigen
permission-SendMessages = Nachrichten senden
permission-SendMessagesInThreads = Nachrichten in Threads senden
permission-AttachFiles = Dateien anhängen
permission-ReadMessageHistory = Nachrichtenverlauf anzeigen
permission-CreatePublicThreads = Öffentliche Threads erstellen

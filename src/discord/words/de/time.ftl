pace-live = { $minutes ->
    [one] Zeit: { $minutes } Minute pro Zug
   *[other] Zeit: { $minutes } Minuten pro Zug
}
    .about = für ein Spiel, bei dem alle gleichzeitig da sind
pace-post = { $days ->
    [one] Zeit: { $days } Tag pro Zug
   *[other] Zeit: { $days } Tage pro Zug
}
    .about = Fernspiel: Alle ziehen, wenn sie gerade Zeit haben, und werden vor dem Ende erinnert
pace-none = Zeit: ohne Grenze
    .about = niemand muss sich beeilen; antwortet jemand nicht, kann ein Computer weiterspielen
time-menu = Zeit für einen Zug …
settings-menu-pace = Zeit für einen Zug an neuen Tischen …
    .effect = Das gilt für den nächsten Tisch; der Gastgeber kann eine andere wählen.

time-until = Zeit für diesen Zug: bis { $at }.
time-lapses = Keine Antwort bis dahin heißt nein.
time-paused = Die Uhr ist angehalten: Sie läuft weiter, sobald jemand am Tisch zieht oder *Weiter* drückt.

time-reminder = { $who }, du bist dran und hast Zeit bis { $when }.
time-reminder-direct = Du bist bei Carcassonne dran und hast Zeit bis { $when }: { $link }
time-direct-closed = -# Ich kann dir keine Direktnachrichten schicken, deshalb erinnere ich dich von jetzt an hier; mit `/me` änderst du es zurück.

time-away = { $why ->
    [time] Die Zeit von { $who } für diesen Zug ist um.
    [gone] { $who } ist nicht mehr auf diesem Server.
   *[silent] { $who } hat schon eine Weile nicht geantwortet.
}
time-ask = Was nun, { $others }? { $removable ->
    [yes] *Warten*, *Computer weiterspielen lassen* oder *Entfernen*
   *[no] *Warten* oder *Computer weiterspielen lassen*
}: Es geschieht, was mehr als die Hälfte von euch wählt. { $who } kann noch selbst ziehen.
time-wish = { $choice ->
    [wait] - Warten: { $people }
    [computer] - Computer weiterspielen lassen: { $people }
   *[remove] - Entfernen: { $people }
}
time-chosen = Notiert: { $choice ->
    [wait] *Warten*
    [computer] *Computer weiterspielen lassen*
   *[remove] *Entfernen*
}. Es geschieht, sobald mehr als die Hälfte von euch es wählt. Bis dahin kannst du neu wählen.
time-waited = Es wird auf { $who } gewartet: Die Zeit beginnt von vorn.
time-removed = { $who } wurde aus dem Spiel genommen, und die Züge entfallen. Die Meeples auf dem Spielplan bleiben und werden weiter gewertet.

time-pause-wish = Für eine Pause der Uhr: { $agreed }. Noch zustimmen müssen: { $still }.
time-pause = Die Uhr ist angehalten. Sie läuft weiter, sobald jemand am Tisch zieht oder *Weiter* drückt.
time-went-on = { $who } macht weiter: Die Uhr läuft wieder.

lobby-title = ## Carcassonne: Wer spielt mit?
lobby-tiles = **{ $preset }** nach der neuen Ausgabe, { $tiles } Plättchen{ $sets ->
    [none] {""}
   *[other] : { $sets }
}.
lobby-set = { $set } { $tiles }{ $bare ->
    [yes] {" "}(nur Plättchen)
   *[no] {""}
}
lobby-rule = **{ $name }**: { $about }
lobby-rules = An: { $listed }.
lobby-fields-off = **Wiesen: aus** – keine Bauern; Wiesen werden nie besetzt und nie gewertet.
lobby-first = **Wer beginnt: { $who ->
    [none] das Los entscheidet
   *[other] { $who }
}**
lobby-seats = Am Tisch ({ $taken } von { $most }): { $listed }
lobby-host = { $who } (hat eingeladen)
lobby-start = { $enough ->
    [yes] Wer eingeladen hat, kann jederzeit *Starten* drücken.
   *[no] Für *Starten* braucht es mindestens { $least } Personen: Drückt *Mitspielen*.
}
lobby-expires = Der Tisch schließt von selbst { $when }.

lobby-started = Das Spiel hat begonnen. Gespielt wird in dieser Reihenfolge: { $listed }.
lobby-expired = Am Tisch von { $host } hat 24 Stunden lang kein Spiel begonnen, deshalb ist er geschlossen. Mit `/play` öffnest du einen neuen.
lobby-closed = { $by ->
    [none] Der Tisch ist geschlossen.
   *[other] { $by } hat den Tisch geschlossen.
} Mit `/play` öffnest du einen neuen.
lobby-abandoned = { $by ->
    [none] Das Spiel wurde vor dem Ende abgebrochen: Niemand gewinnt.
   *[other] { $by } hat das Spiel beendet: Niemand gewinnt.
} Mit `/play` beginnt ein neues.
lobby-abandoning = Für einen Abbruch des Spiels: { $agreed }. Es endet ohne Sieg, sobald auch zugestimmt haben: { $still }.
lobby-resigned = { $who } hat aufgegeben. Die Meeples auf dem Spielplan bleiben und werden weiter gewertet, die Züge entfallen.
lobby-confirm-resign = Willst du wirklich aufgeben? { $ends ->
    [yes] Dann bliebe nur noch eine Person übrig: Das Spiel endet sofort mit der Schlusswertung, und du kannst es nicht gewinnen.
   *[no] Deine Meeples bleiben und werden weiter gewertet, deine Züge entfallen, du kannst nicht gewinnen und nicht zurückkommen.
}
lobby-confirm-stop = Willst du dieses Spiel wirklich für alle beenden? Es endet ohne Sieg und lässt sich nicht zurückholen. Spielst du selbst mit, kannst du auch nur dem Abbruch zustimmen: Dann endet es, sobald alle zustimmen.

lobby-thread = Carcassonne – { $who }
lobby-opened-in = Dein Tisch ist in einem eigenen Thread offen: { $channel }

lobby-settings = ### Einstellungen dieses Tisches
    { $lines }
    Die Menüs ändern sie; alle sehen das Ergebnis in der Einladung. `/settings save` speichert sie unter einem Namen.
lobby-settings-rules = { $listed ->
    [none] Keine Regeln außer den einfachsten.
   *[other] Regeln an: { $listed }.
}
lobby-settings-map = Karte: { $name }. { $town }.

lobby-menu-preset = Vorlage …
lobby-menu-rules = Regeln …
lobby-menu-sets = Plättchen außer dem Grundspiel …
lobby-menu-map = Karte …
lobby-menu-town = Was Orte bewirken …
lobby-menu-first = Wer beginnt …

preset-base = Grundspiel
    .about = 72 Plättchen, mit Bauern
preset-anniversary-night = Jubiläumsabend
    .about = Grundspiel mit dem Abt, den Plättchen mit Pfeilen und den Geschenken
preset-big-box = Große Schachtel
    .about = Zwei große Erweiterungen, der Fluss, die Pfeile, die Geschenke und der Abt
preset-on-a-map = Auf einer Karte
    .about = Karte mit Plättchen zweier Erweiterungen, ohne deren Regeln
preset-own = Eigene Wahl

rule-fields = Wiesen
    .about = Bauern; am Ende 3 Punkte je fertiger Stadt an ihrer Wiese
set-base = Grundspiel
    .about = immer dabei

lobby-set-about = { $tiles } Plättchen, { $about }
lobby-first-by-lot = Das Los entscheidet

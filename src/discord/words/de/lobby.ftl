lobby-title = ## Carcassonne: Wer spielt mit?
lobby-boxes-alt = Im Spiel: { $listed }.
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
lobby-rules-too = Außerdem an: { $listed }.
lobby-fields-off = **Wiesen: aus** – keine Bauern; Wiesen werden nie besetzt und nie gewertet.
lobby-first = **Wer beginnt: { $who ->
    [none] das Los entscheidet
   *[other] { $who }
}**
lobby-seats = Am Tisch ({ $taken } von { $most }): { $listed }
lobby-host = { $who } (Gastgeber)
lobby-computer = { $sign } { $who } (Computer: { $level })
lobby-start = { $enough ->
    [yes] Der Gastgeber kann jederzeit *Starten* drücken.
   *[no] Für *Starten* braucht es mindestens { $least }: Drückt *Mitspielen*, oder holt im Menü einen Computer dazu.
}
lobby-expires = Der Tisch schließt von selbst, wenn sich 24 Stunden lang nichts tut.

lobby-started = Das Spiel hat begonnen. Gespielt wird in dieser Reihenfolge: { $listed }.
lobby-expired = Der Tisch von { $host } ist geschlossen: 24 Stunden lang hat dort kein Spiel begonnen. Mit `/play` öffnest du einen neuen.
lobby-closed = { $by ->
    [none] Der Tisch ist geschlossen.
   *[other] { $by } hat den Tisch geschlossen.
} Mit `/play` öffnest du einen neuen.
lobby-abandoned = { $by ->
    [none] Das Spiel wurde vor dem Ende abgebrochen, deshalb gewinnt niemand.
   *[other] { $by } hat das Spiel beendet, deshalb gewinnt niemand.
} Mit `/play` beginnt ein neues.
lobby-abandoning = Für einen Abbruch des Spiels: { $agreed }. Sind alle einverstanden, endet es ohne Sieg. Es fehlen noch: { $still }. Wer weiterspielt, nimmt die Zustimmung zurück.
lobby-resigned = { $who } hat aufgegeben. Die Meeples bleiben auf dem Spielplan und werden weiter gewertet. Die Züge entfallen.
lobby-confirm-resign = Willst du wirklich aufgeben? { $left ->
    [computers] Dann wären nur noch Computer da: Das Spiel endet sofort, und niemand gewinnt.
    [one] Dann wäre nur noch ein Spieler übrig: Das Spiel endet sofort mit der Schlusswertung. Du kannst es nicht gewinnen.
   *[people] Deine Meeples bleiben und werden weiter gewertet. Deine Züge entfallen. Du kannst nicht gewinnen und nicht zurückkommen.
}
lobby-confirm-hand-over = Oder *Einem Computer übergeben*: Er spielt für dich, bis du *Ich bin zurück* drückst. Deine Spielstärke zählt das Spiel als verloren.
lobby-handed-over = { $who } übergibt einem Computer. Er spielt weiter, bis { $who } *Ich bin zurück* drückt. Für die Spielstärke von { $who } zählt das Spiel als verloren.
lobby-stood-in = { $who } antwortet nicht, deshalb spielt ein Computer weiter, bis { $who } *Ich bin zurück* drückt. Für die Spielstärke zählt das Ergebnis des Platzes am Ende.
lobby-back = { $who } ist zurück und übernimmt vom Computer.
lobby-confirm-abandon = Willst du dieses Spiel wirklich abbrechen? Außer dir spielen nur Computer, deshalb endet es sofort, und niemand gewinnt. Wenn es zur Spielstärke zählt, dann für dich als verloren.
lobby-confirm-stop = Willst du dieses Spiel wirklich für alle beenden? Es endet ohne Sieg, und das lässt sich nicht rückgängig machen. Spielst du mit, kannst du stattdessen dem Abbruch zustimmen: Dann endet es, sobald alle zustimmen. Beendest du es allein, zählt es für deine Spielstärke als verloren.

lobby-thread = Carcassonne – { $who }
lobby-opened-in = Dein Tisch ist in einem eigenen Thread offen: { $channel }

lobby-settings = ### Einstellungen dieses Tisches
    { $lines }
    Alle sehen das Ergebnis in der Einladung. `/settings save` speichert es unter einem Namen.
lobby-box = { $name }{ $rules ->
    [none] {" "}(nur Plättchen)
    [all] {""}
   *[other] {" "}({ $rules } von { $all } Regeln)
}{ $variants ->
    [0] {""}
    [one] {" "}(+{ $variants } Variante)
   *[other] {" "}(+{ $variants } Varianten)
}
lobby-settings-boxes = { $listed ->
    [none] Nur das Grundspiel.
   *[other] { $listed }
}
lobby-settings-tiles = **{ $inPlay ->
    [one] { $inPlay } Plättchen
   *[other] { $inPlay } Plättchen
}**{ $all ->
    [0] {""}
   *[other] {" "}von { $all }
}, Beginn: { $start }{ $time ->
    [none] {""}
   *[other] , { $time }
}.
lobby-minutes = etwa { $minutes } min für { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
}
lobby-hours = etwa { $hours } Stunden für { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
}
lobby-dropped = ⚠️ Damit fällt weg: { $listed }. *Rückgängig* stellt alles wieder her.
lobby-dropped-start = ⚠️ Es fällt weg: { $listed }. Ein Tisch hat nur einen Beginn: Fluss oder Karte. *Rückgängig* stellt alles wieder her.
lobby-settings-map = Karte: { $name }. { $town }.

lobby-menu-preset = Vorlage …
lobby-menu-boxes = Schachteln mit ihren Regeln …
lobby-menu-bare = Schachteln nur mit Plättchen …
lobby-menu-parts = Regeln und Varianten …
lobby-menu-start = Wie der Tisch beginnt …
lobby-menu-topic = Regeln dazu …
lobby-menu-town = Was Orte bewirken …
lobby-menu-tiles = Wie viele Plättchen …
lobby-menu-starts = Startfelder, bis zu { $use }; die übrigen durchs Los …
lobby-menu-first = Wer beginnt …
lobby-menu-hints = Tipps …
lobby-menu-computer = { $offers ->
    [add] Computer dazuholen …
    [away] Computer wegschicken …
   *[both] Computer dazuholen oder wegschicken …
}

preset-base = Grundspiel
    .about = 72 Plättchen, mit Bauern
preset-anniversary-night = Jubiläumsabend
    .about = Grundspiel mit dem Abt, den Plättchen mit Pfeilen und den Geschenken
preset-big-box = Große Schachtel
    .about = Zwei große Erweiterungen, der Fluss, die Pfeile, die Geschenke und der Abt
preset-first-evening = Erster Abend
    .about = Grundspiel mit dem Fluss und dem Abt
preset-towers-and-dragons = Türme & Drachen
    .about = Der Turm und Burgfräulein & Drache, mit Wirtshäusern & Kathedralen
preset-abbeys-and-sheep = Abteien & Schafe
    .about = Abtei & Bürgermeister und Schafe und Hügel, mit Händlern & Baumeistern
preset-everything = Alles
    .about = alle Schachteln, mit 120 ihrer Plättchen
lobby-last-game = Mein letztes Spiel
    .about = die Schachteln des letzten Spiels, das du auf diesem Server zu Ende gespielt hast
preset-on-a-map = Auf einer Karte
    .about = Karte mit Plättchen zweier Erweiterungen, ohne deren Regeln
preset-own = Eigene Wahl

rule-fields = Wiesen
    .about = Bauern; am Ende 3 Punkte je fertiger Stadt an ihrer Wiese
set-base = Grundspiel

lobby-add-computer = { $who } dazuholen ({ $level })
lobby-computer-about = { $about }; Spielstärke { $rating }
lobby-remove-computer = { $who } wegschicken

lobby-hints-on = Tipps: an
    .about = wenn du dran bist, darfst du um Tipps bitten; ein Sieg hebt deine Spielstärke dann nicht
lobby-hints-off = Tipps: aus
    .about = keine Tipps von Computern
lobby-boxes-large = Große Schachteln { $on }/{ $all }
lobby-boxes-small = Kleine Schachteln { $on }/{ $all }
lobby-boxes-parts = Varianten { $on }/{ $all }
lobby-boxes-start = Beginn: { $start }
lobby-window-large = Große Schachteln
lobby-window-small = Kleine Schachteln
lobby-window-parts = Regeln und Varianten
lobby-window-on = Im Spiel, mit ihren Regeln
lobby-window-numbered = Schachteln { $from }–{ $to }
lobby-window-tiles = Nur die Plättchen, ohne Regeln
lobby-start-tile = Ein Plättchen
    .about = nur das Startplättchen liegt auf dem Tisch
lobby-tiles-whole = alle Plättchen der gewählten Schachteln
lobby-tiles-fewer = welche, entscheidet das Los; was die Regeln brauchen, bleibt
lobby-first-by-lot = Das Los entscheidet

level-novice = Neuling
    .about = sieht nur die Punkte dieses Plättchens und nimmt oft weniger
    .won = Oh, gewonnen? Ich habe nur nach den Schafen gesehen.
    .lost = Was für eine schöne Karte wir da gelegt haben.
level-easy = leicht
    .about = nimmt, was jetzt die meisten Punkte bringt
    .won = Lieber den Spatz in der Hand, und das in jedem Zug!
    .lost = Ich nahm, was ich sah, und das war nicht genug.
level-medium = mittel
    .about = denkt ein paar Züge voraus
    .won = { $margin ->
        [close] Das hätte auch anders ausgehen können.
       *[other] Alles kam zusammen, wie ich es gehofft hatte.
    }
    .lost = { $margin ->
        [close] Noch ein paar Züge, und es hätte gereicht.
       *[other] Ich hatte auf mehr gehofft.
    }
level-hard = schwer
    .about = denkt länger und zählt, was noch im Beutel ist
    .won = { $margin ->
        [close] Das letzte Plättchen war mir der Beutel schuldig.
       *[other] Ich wusste, was noch im Beutel war.
    }
    .lost = { $margin ->
        [close] Ein besseres Plättchen, und es hätte gereicht; gut gespielt.
       *[other] Ich hatte mit anderen Plättchen gerechnet; gut gespielt.
    }
level-master = meisterlich
    .about = denkt bis zu zwei Sekunden und blickt am weitesten voraus
    .won = { $margin ->
        [close] Das war knapp: Ein Plättchen mehr, und es geht anders aus.
        [far] Das Ende habe ich schon lange kommen sehen.
       *[other] Ich habe das Ende etwas früher kommen sehen.
    }
    .lost = { $margin ->
        [close] So knapp! Alle Achtung.
        [far] Das habe ich nicht kommen sehen. Alle Achtung.
       *[other] Gut gesehen. Alle Achtung.
    }
level-said = { $sign } **{ $who }**: „{ $said }“

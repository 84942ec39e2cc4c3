advice-turn = **{ $square }** ({ turned }), { $between ->
    [none] { "" }
   *[other] { $between }, { "" }
}{ $figure ->
    [none] keine Figur
   *[other] { $figure }
}
advice-figure = { $role } ({ $place })
hint-title = { $ways ->
    [one] ### Tipp: Es gibt nur ein Feld
   *[other] ### Tipp: Die { $ways } Felder, die einem Computer am besten gefallen
}
hint-way = **{ $number }.** { $turn } – { $rank ->
    [best] am besten
    [equal] etwa gleich gut
   *[less] etwa { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } weniger
}
hint-scored = { $points } sofort ({ $what })
hint-given = { $points } sofort für andere
hint-promised = { $points }, wenn das Spiel dann endete
hint-others = { $points } für jemand anderen, wenn das Spiel dann endete
hint-home = { $count ->
    [one] eine Figur kommt zurück
   *[other] { $count } Figuren kommen zurück
}
hint-open = { $kind }: { $open ->
    [one] 1 Stelle offen, auf die { $fitting ->
        [0] kein Plättchen mehr passt
        [one] noch ein Plättchen passt
       *[other] noch { $fitting } Plättchen passen
    }
   *[other] { $open } Stellen offen; auf die schwierigste { $fitting ->
        [0] passt kein Plättchen mehr
        [one] passt noch ein Plättchen
       *[other] passen noch { $fitting } Plättchen
    }
}
hint-quiet = noch keine Punkte: Es geht um das, was später kommt
hint-note = -# Nur du siehst das. „Weniger“ vergleicht deinen erwarteten Vorsprung am Ende. Drücke eine Zahl, um das Plättchen auf diesem Feld auszuprobieren. Ein ★ steht dort beim besten Zug.
hint-alt = Der Spielplan mit dem gezogenen Plättchen auf den Feldern des Tipps: { $listed }.
hint-confirm = Nimmst du einen Tipp, kann dieses Spiel **deine Spielstärke nur noch senken**, und der Bericht am Ende sagt das. *Tipp zeigen*?
hint-working = Der Computer denkt über dein Plättchen nach. Das dauert ein paar Sekunden.
hint-failed = Der Computer hat gerade keinen Tipp: Versuche es noch einmal.
analysis-title = ### Analyse: was der Computer zu diesem Spiel sagt
analysis-working = Der Computer geht das Spiel Zug für Zug durch.{ $minutes ->
    [0] { $seconds ->
        [0] {""}
       *[other] {" "}Bei früheren Spielen dauerte das etwa { $seconds } Sekunden.
    }
   *[other] {" "}Bei früheren Spielen dauerte das etwa { $minutes } Minuten.
} Dann steht hier das Ergebnis.
analysis-failed = Der Computer konnte das Spiel gerade nicht analysieren: Versuche es später noch einmal.
analysis-seat = { $who } – { $moves ->
    [0] nichts zu entscheiden
   *[other] { $loss } Punkte pro Zug weniger als mit der Wahl des Computers
}; Glück beim Ziehen { $luck }
analysis-turning = **Wendepunkt:** Zug { $turn }, { $who }: der eigene erwartete Vorsprung änderte sich um { $change } Punkte
analysis-slip = **Zug { $turn }**, { $who }: Der Computer hätte lieber { $way } gespielt, etwa { $loss } Punkte besser (± { $error })
analysis-no-slip = Der Computer hat nichts deutlich Besseres gefunden.
analysis-gap = { $ahead } liegt { $gap ->
    [one] { $gap } Punkt
   *[other] { $gap } Punkte
} vor { $behind }: { $parts }.
analysis-causes = Die Schätzung des Computers: { $luck } durch Glück beim Ziehen, { $choices } durch liegengelassene Punkte. { $known ->
    [most] Der Rest ist { $rest }.
    [less] Die übrigen { $rest } kann die Analyse nicht erklären.
   *[more] Das ist um { $over } mehr als der Vorsprung, und das kann die Analyse nicht erklären.
}
analysis-idle = { $who }: in { $without } von { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
} kein Meeple im Vorrat, in { $unused } weiteren keine Figur gesetzt.
analysis-alt = Der Spielplan vor Zug { $turn }, mit dem, was der Computer lieber gespielt hätte: { $way }
analysis-luckiest = **Glücklichstes Plättchen:** Zug { $turn }, { $who }, { $luck }: { $tile }
analysis-unluckiest = **Unglücklichstes Plättchen:** Zug { $turn }, { $who }, { $luck }: { $tile }
analysis-note = -# Die Punkte sind eine Schätzung des Computers für den Vorsprung am Ende, kein Urteil. Das Glück beim Ziehen vergleicht das gezogene Plättchen mit allen, die hätten kommen können.
analysis-step = Zug { $turn }
puzzle-title = ### Rätsel des Tages
puzzle-ask = { $own ->
    [yes] Aus einem Spiel auf diesem Server, ohne Namen.
   *[no] Aus einem Spiel zwischen Computern.
} Du bist am Zug. Dein Plättchen: { $tile }. Welches Feld ist deutlich am besten? Drücke seine Zahl und spiele den Zug. Nur dein erster Versuch zählt.
puzzle-working = Ich suche ein Rätsel für heute. Das dauert bis zu einer Minute. Dann steht es hier.
puzzle-failed = Ich habe gerade kein Rätsel gefunden: Versuche es später noch einmal.
puzzle-over = Dieses Rätsel ist vorbei: `/puzzle` zeigt das von heute.
puzzle-result = { $solved ->
    [yes] ### Gelöst!
   *[no] ### Diesmal nicht
}
    Der Computer spielt { $way }: etwa { $points } Punkte besser als jedes andere Feld.
puzzle-streak = { $days ->
    [0] {""}
    [1] {""}
   *[other] Du hast es an { $days } Tagen in Folge gelöst.
}
puzzle-solvers = { $listed ->
    [none] Noch niemand hat es gelöst
   *[other] Gelöst von { $listed }
} ({ $solved } von { $tried }).
puzzle-shared = ### Rätsel des Tages
    Welches Feld ist deutlich am besten? *Lösen* oder `/puzzle` zeigt die Stellung dir allein.
puzzle-alt = Rätsel des Tages. { $board }

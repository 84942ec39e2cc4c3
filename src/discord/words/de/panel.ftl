panel-tile = **{ $square }** – { $tile } ({ turned }).
panel-ask = { $choosing ->
    [yes] Wähle eine Figur und ihren Platz, oder keine Figur.
   *[no] { $mixed ->
        [yes] Eine Figur setzen?
       *[no] Einen Meeple setzen?
    } Im Vorrat: { $supply }.
} Jeder Knopf legt das Plättchen{ $ends ->
    [yes] {" "}und beendet deinen Zug
   *[no] {""}
}.
panel-ask-nothing = { $supplied ->
    [yes] Auf diesem Plättchen kann keiner deiner Meeples stehen.
   *[no] Du hast keinen Meeple mehr.
} { $others ->
    [yes] Was du sonst tun kannst, steht unten.
   *[no] Der Knopf legt das Plättchen{ $ends ->
        [yes] {" "}und beendet deinen Zug
       *[no] {""}
    }.
}

panel-waits = { $who ->
    [none] Zuerst entscheidet der Zufall etwas. Danach darfst du eine Figur setzen. Der Knopf legt das Plättchen.
   *[other] Zuerst entscheidet { $who } etwas. Danach darfst du eine Figur setzen. Der Knopf legt das Plättchen.
}
panel-place-only = Plättchen legen
panel-rotation = ↻ { $degrees }°{ $edges ->
    [none] {""}
   *[other] : { $edges }
}
panel-figure = { $who } – { $state }
panel-role-at = { $role } auf { $square }
panel-no-figure = Keine Figur
panel-figure-kind = { $role } ({ $count })
    .choose = { $role } ({ $count }) …
panel-figure-places = { $places ->
    [one] Platz { $listed }
   *[other] Plätze { $listed }
}
panel-place-menu = Wähle, wohin deine Figur kommt …
panel-others = Etwas anderes tun ({ $count }) …

panel-size = { $kind ->
    [road] { $what } { $size }
    [city] { $what } { $size }
   *[other] { $what }, { $size }
}
panel-size-tiles = { $tiles ->
    [one] { $tiles } Teil
   *[other] { $tiles } Teile
}, { $open ->
    [0] fertig
   *[other] { $open } offen
}
panel-size-cities = { $cities ->
    [one] { $cities } Stadt
   *[other] { $cities } Städte
}
panel-size-around = { $around } von { $most } ringsum
panel-finishes = { $kind } fertig, sofort { $points }
panel-gain = { $what } { $points } für { $who ->
    [none] dich
   *[other] { $who }
}

panel-elsewhere = Auf ein anderes Plättchen ({ $places }) …
    .note = Du darfst stattdessen auf ein anderes Plättchen setzen.
    .ask = **Wohin?** Auf jedes unfertige Gebiet, auf dem niemand ist: Straße, Stadt, Kloster oder Wiese.
panel-elsewhere-page = { $of ->
    [0] Jetzt gibt es keinen solchen Platz.
   *[other] Plätze { $from }–{ $to } von { $of }.
}
panel-commits = Deine Wahl legt das Plättchen sofort. *Zurück* führt wieder zum Plättchen.

panel-done = Erledigt und gespeichert.
panel-present = Zug { $turn }: { $who } ist dran.
panel-present-over = Das Spiel ist zu Ende: Mit `/play` beginnt ein neues.

panel-what-if = **Was wäre, wenn?** Das Plättchen auf **{ $square }**: { $tile } ({ turned }).
panel-scores-now = Sofort gewertet wird:
panel-what-if-end = { $who ->
    [none] -# Das siehst nur du, und nichts ist gelegt.
   *[other] -# Das siehst nur du, und nichts ist gelegt: { $who } ist am Zug.
}
panel-feature = { $what } – { $people }: { $finished ->
    [none] {""}
   *[other] jetzt{" "}
}{ $now ->
    [one] { $now } Punkt
   *[other] { $now } Punkte
}{ $finished ->
    [none] {""}
   *[other] , fertig { $finished }
}
panel-state = { $open ->
    [0] fertig
   *[other] { $open } offen
}
panel-nobody = niemand

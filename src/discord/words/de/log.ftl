event-discarded = { $seat } hat ein Plättchen gezogen, das nirgends passt ({ $tile }): Es kommt aus dem Spiel, das nächste wird gezogen.
event-put-away = Ein Plättchen kommt aus dem Spiel: { $tile }.
event-set-aside = { $seat } hat ein Plättchen gezogen, das noch nicht gespielt wird ({ $tile }): Es liegt beiseite, und das nächste wird gezogen.
event-shuffled-in = { $tiles ->
    [one] Das beiseitegelegte Plättchen wird
   *[other] Die { $tiles } beiseitegelegten Plättchen werden
} eingemischt: noch { $tilesLeft }.
event-placed = { $seat } hat auf **{ $at }** gelegt: { $tile }.
event-deployed = { $seat } hat { FORM($on-role, "acc") } auf { $on } gesetzt ({ $on-place }).
event-moved = Lagewechsel bei { $seat }: { $from-role } von { $from } ({ $from-place }) wird { $to-role } ({ $to-place }).
event-captured = { $to } nimmt eine Figur von { $seat } gefangen: { $from-role } auf { $from } ({ $from-place }).
event-freed = { $figure-role } von { $seat } kommt von { $from } nach Hause.
event-resigned = { $seat } hat aufgegeben; die Meeples bleiben liegen und werden weiter gewertet.
event-final-scoring = **Schlusswertung**
event-ended = Das Spiel ist zu Ende: { $headline }

log-scored = { $who } { $shared ->
    [yes] je{" "}
   *[no] {""}
}**{ $points }**: { $what }, { $sum }{ $votes ->
    [none] {""}
   *[other] {" "}(Stimmen { $votes })
}.
log-tie-broken = { $votes }, Gleichstand entschieden
log-home = Wieder im Vorrat: { $listed }.
log-forced = { $line } (anders ging es nicht).
log-more = … und { $count ->
    [one] { $count } weitere Zeile
   *[other] { $count } weitere Zeilen
}

final-wins = { $who } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}!
final-shares = { $who } teilen sich den Sieg mit je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}!
final-nothing = { $who }: nichts mehr
button-log = Verlauf
log-title = Verlauf, der neueste Zug zuerst ({ $page } von { $pages })
log-empty = Noch ist nichts geschehen.

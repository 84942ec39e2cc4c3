list-tiles-left = { $left ->
    [0] Keine Plättchen mehr
   *[other] Noch { $left } Plättchen
}
list-set-aside = { $count ->
    [one] { $count } weiteres liegt beiseite; es wurde gezogen, bevor es gespielt werden konnte: { $listed }.
   *[other] { $count } weitere liegen beiseite; sie wurden gezogen, bevor sie gespielt werden konnten: { $listed }.
}
list-taken-out = { $count ->
    [one] { $count } der aufgeführten kam vor dem Spiel durch das Los heraus, und niemand weiß, welches.
   *[other] { $count } der aufgeführten kamen vor dem Spiel durch das Los heraus, und niemand weiß, welche.
}
list-taken-unseen = { $count ->
    [one] { $count } der aufgeführten liegt verdeckt, aus dem Spiel, und niemand weiß, welches.
   *[other] { $count } der aufgeführten liegen verdeckt, aus dem Spiel, und niemand weiß, welche.
}
list-fits = { $count ->
    [one] ### Auf { $square } passt { $count } der { $unseen } noch nicht gesehenen Plättchen
   *[other] ### Auf { $square } passen { $count } der { $unseen } noch nicht gesehenen Plättchen
}
list-fits-none = Keines der noch nicht gesehenen Plättchen ({ $unseen }) passt auf **{ $square }**, so wie die Nachbarn jetzt liegen.

list-standings =
    ### Wer wo steht
    -# Punkte jetzt; nach dem Schrägstrich die Punkte, wenn es fertig ist.
    .none = Niemand steht auf etwas, das nicht fertig ist.
list-closer = ### { $squares ->
    [none] Der ganze Spielplan
   *[other] { $squares }
}

list-fields = ### Wiesen mit Bauern
    .none = Noch liegt auf keiner Wiese ein Bauer.
list-field = { $points ->
    [one] Wiese auf { $square }, { $cities } – { $people }: { $points } Punkt
   *[other] Wiese auf { $square }, { $cities } – { $people }: { $points } Punkte
}

list-more = ### Mehr zu diesem Spiel

and-more = … und { $count } weitere

## The legend, which the panel "More" leads to

list-legend = ### Was hier im Spiel ist
# A line each: at most 60 characters.
legend-figure-meeple = Meeple: besetzt, worauf er steht
legend-sign-press = Eine Nummer, die du als Knopf drückst
legend-sign-move = Ein eben gelegtes Plättchen, in der Farbe des Spielers
legend-sign-points = Punkte von eben, und wofür
legend-sign-home = Eine Figur, die eben nach Hause kam
legend-sign-dead = Ein Feld, auf das kein übriges Plättchen passt

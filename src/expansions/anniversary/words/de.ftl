rule-arrows = Jubiläumspfeile
    .about = 2 Punkte, ein Meeple neben deinem oder überall, ein Extrazug
set-anniversary = 20. Jubiläum
    .note = Die Bilder der 15 Pfeilplättchen sind ungeprüfte Vorschläge dieses Projekts.

symbol-add-meeple = Meeple dazu
symbol-place-anywhere = überall setzen
symbol-extra-turn = Extrazug

mark-water-tower = einem Wasserturm
mark-lone-highwayman = einem Wegelagerer
mark-farmhouse = einem Bauernhof
mark-stable = einem Stall

term-arrows = { $count ->
    [one] { $count } Pfeil
   *[other] { $count } Pfeile
}
bonus-arrow = nicht aktivierter Pfeil
    .short = Pfeil
scored-arrow = { $who } **+{ $points }**: der Pfeil bewirkt nichts.
sum-arrow = Pfeile

part-extra = Extrazug
    .sentence = Extrazug.

event-arrow = { $active ->
    [none] Der Pfeil von { $seat } zeigt auf kein Plättchen und aktiviert nichts.
   *[other] { $seat } hat den Pfeil auf { $active } aktiviert: { $active-symbol-name }.
}
    .scored = { $active ->
        [none] {""}
       *[other] { event-arrow }
    }

alt-arrow = { $square } nach { $side }: { $symbol }
alt-arrows = Pfeile: { $listed }.
alt-active = Aktiv: Pfeil auf { $square }, { $symbol }.

board-kind-anniversary = Jubiläum
    .about = Mit Pfeilen oder Geschenken
    .goal = Spiel mit Pfeilen oder Geschenken
profile-arrows = Genutzte Pfeile


brings-arrow = { $active ->
    [none] {""}
   *[other] Aktiv: der Pfeil auf **{ $active }**, { $active-symbol-name }.{ $active-symbol ->
        [extra-turn] {" "}{ $next ->
            [extra] Nach diesem Zug hast du einen Extrazug.
            [second] Nach diesem Zug hast du einen Extrazug, wenn du nicht eben einen hattest.
            [none] Nach diesem Zug hast du einen Extrazug, wenn du nicht eben einen hattest.
           *[other] Er bewirkt nichts: Es gibt keinen weiteren Extrazug.
        }
       *[other] {""}
    }
}
effect-arrow = Dein eigener Pfeil aktiviert nichts: **{ $points }** für dich.
ask-arrow = { $who } – welcher Pfeil wird aktiviert?
    .note = Mehrere Pfeile könnten aktiviert werden: Wähle einen.
action-activate = { $at } – { $symbol }

panel-elsewhere-add-meeple = Neben einen von meinen ({ $places }) …
    .note = Der Pfeil bietet auch Plätze auf anderen Plättchen an, statt auf diesem.
    .ask = **Neben welchen deiner Meeples?** Zwei stehen dort nebeneinander, nie drei, und beide zählen.
panel-elsewhere-place-anywhere = Woandershin ({ $places }) …
    .note = Der Pfeil bietet auch Plätze auf anderen Plättchen an, statt auf diesem.
panel-beside = { $figure ->
    [none] Neben { FORM($role, "dat") } { $square }
   *[other] { $figure } neben { FORM($role, "dat") } { $square }
}

topic-arrows = Pfeile zum 20. Jubiläum
    .text =
        15 Plättchen tragen einen Pfeil mit einem von drei Symbolen (AN1). Zeigt der Pfeil des gelegten auf kein Plättchen, bekommst du sofort 2 Punkte (AN2); zeigt er auf eines, wird sein Symbol aktiviert (AN3). Wer ein Plättchen dorthin legt, wohin ein liegender Pfeil zeigt, aktiviert diesen Pfeil (AN4). Nur das nächste Feld zählt (AN5). Je Plättchen höchstens ein Symbol: Bei mehreren wählst du (AN6), ein einziges ist ohne Frage aktiv (AN8). Ist nicht dein eigener Pfeil der aktivierte, bekommst du die 2 Punkte auch (AN7).
        {"**"}Die Bilder der 15 Plättchen sind hier Vorschläge dieses Projekts und ungeprüft**: welche Straßen und Städte sie zeigen, welcher Buchstabe welches Symbol hat und wohin sein Pfeil zeigt. Es sind Daten, und wer die Schachtel hat, kann sie berichtigen.
topic-arrow-add-meeple = Pfeil 01: Meeple dazu
    .text = Statt auf das neue Plättchen darfst du einen Meeple aus deinem Vorrat neben einen eigenen setzen, wo auch immer; beide zählen für die Mehrheit (AN10). Nie ein dritter an derselben Stelle, auf dem Gebiet aber dürfen anderswo noch eigene sein (AN11). Andere dürfen auch dort sein (AN12). Was dazukommt, muss dort stehen dürfen: ein Abt neben einem Mönch, aber niemand neben dem Abt im Garten (AN13). Es geht auch dort, was dieses Plättchen eben fertig gemacht hat, vor der Wertung (AN15). Niemand muss es nutzen (AN8).
topic-arrow-place-anywhere = Pfeil 02: überall setzen
    .text = Statt auf das neue Plättchen darfst du einen Meeple irgendwo auf dem Spielplan setzen, wo noch niemand ist und was nicht fertig ist: Straße, Stadt, Kloster oder Wiese; den Abt auf ein Kloster oder einen Garten. Eine eingeschlossene Wiese ist noch offen (AN9). So kann der Abt auch dorthin zurück, wo er war (AB12). Niemand muss es nutzen; wer es nicht kann, bekommt trotzdem keine 2 Punkte (AN8).
topic-arrow-extra-turn = Pfeil 03: Extrazug
    .text = Du beendest deinen Zug und hast noch einen ganzen: Ziehen, Geschenk, Plättchen, Figur, Wertung (AN16). Darin bleibt ein weiterer Pfeil 03 wirkungslos, einen dritten Zug in Folge gibt es nie (AN17), und 2 Punkte bringt er auch nicht (AN18). Die anderen Symbole wirken wie immer. Ist kein Plättchen mehr da, gibt es keinen Extrazug (AN21).

example-arrows = Ein Plättchen, dessen Pfeil nach Osten zeigt, und ein Plättchen, das eben dorthin gelegt wurde: Es aktiviert das Symbol des Pfeils, das einen Meeple dazu erlaubt.

legend-symbol-add-meeple = Pfeil: noch ein Meeple neben einen von dir
legend-symbol-place-anywhere = Pfeil: ein Meeple auf einen beliebigen freien Platz
legend-symbol-extra-turn = Pfeil: noch ein Zug
legend-mark-water-tower = Wasserturm: nur Schmuck
legend-mark-lone-highwayman = Wegelagerer auf dem Plättchen: nur Schmuck
legend-mark-farmhouse = Bauernhof: nur Schmuck
legend-mark-stable = Stall: nur Schmuck

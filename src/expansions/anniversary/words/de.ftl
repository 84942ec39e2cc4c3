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
scored-arrow = { $who } **+{ $points }**: der Pfeil wird nicht aktiviert.
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
effect-arrow = Dein eigener Pfeil wird nicht aktiviert: **{ $points }** für dich.
ask-arrow = { $who } – welchen Pfeil aktivierst du?
    .note = Mehrere Pfeile sind möglich: Wähle einen.
action-activate = { $at } – { $symbol }

panel-elsewhere-add-meeple = Neben einen von meinen ({ $places }) …
    .note = Der Pfeil lässt dich stattdessen auch auf ein anderes Plättchen setzen.
    .ask = **Neben welchen deiner Meeples?** Zwei dürfen nebeneinander stehen, nie drei, und beide zählen.
panel-elsewhere-place-anywhere = Woandershin ({ $places }) …
    .note = Der Pfeil lässt dich stattdessen auch auf ein anderes Plättchen setzen.
panel-beside = { $figure ->
    [none] Neben { FORM($role, "dat") } { $square }
   *[other] { $figure } neben { FORM($role, "dat") } { $square }
}

topic-arrows = Pfeile zum 20. Jubiläum
    .text =
        15 Plättchen haben einen Pfeil mit einem von drei Symbolen (AN1). Legst du eines und zeigt sein Pfeil auf ein Plättchen, wird sein Symbol aktiviert (AN3). Zeigt er auf keines, bekommst du sofort 2 Punkte (AN2).

        - Wer ein Plättchen dorthin legt, wohin ein liegender Pfeil zeigt, aktiviert diesen Pfeil (AN4). Ein Pfeil reicht nur bis zum nächsten Feld (AN5).
        - Je Plättchen wird höchstens ein Symbol aktiviert. Sind mehrere möglich, wählst du (AN6); ein einziges ist ohne Frage aktiv (AN8).
        - Wird nicht dein eigener Pfeil aktiviert, bekommst du auch die 2 Punkte (AN7).

        {"**"}Die Bilder der 15 Plättchen sind hier Vorschläge dieses Projekts und ungeprüft**: ihre Straßen und Städte, das Symbol zu jedem Buchstaben und die Richtung des Pfeils. Es sind Daten, und wer die Schachtel hat, kann sie berichtigen.
topic-arrow-add-meeple = Pfeil 01: Meeple dazu
    .text =
        Statt auf das neue Plättchen darfst du einen Meeple aus deinem Vorrat neben einen eigenen setzen, wo auch immer. Beide zählen für die Mehrheit (AN10). Andere dürfen auch dort sein (AN12).

        - Es geht auch auf einem Gebiet, das dieses Plättchen eben fertig gemacht hat, vor der Wertung (AN15).
        - Nie steht ein dritter an derselben Stelle, anderswo auf dem Gebiet aber dürfen noch eigene sein (AN11).
        - Der neue muss dort stehen dürfen: ein Abt neben einem Mönch, aber niemand neben dem Abt im Garten (AN13).
        - Niemand muss den Pfeil nutzen (AN8).
topic-arrow-place-anywhere = Pfeil 02: überall setzen
    .text =
        Statt auf das neue Plättchen darfst du einen Meeple irgendwohin auf den Spielplan setzen. Er kommt auf Unfertiges, wo noch niemand ist: eine Straße, Stadt oder Wiese oder ein Kloster; der Abt darf auf ein Kloster oder in einen Garten (AN9).

        - Eine eingeschlossene Wiese ist noch offen.
        - Der Abt darf auch dorthin zurück, wo er herkam (AB12).
        - Niemand muss den Pfeil nutzen; wer es nicht kann, bekommt trotzdem keine 2 Punkte (AN8).
topic-arrow-extra-turn = Pfeil 03: Extrazug
    .text =
        Nach deinem Zug hast du noch einen ganzen: Ziehen, Geschenk, Plättchen, Figur, Wertung (AN16).

        - Ist kein Plättchen mehr da, gibt es keinen Extrazug (AN21).
        - Ein weiterer Pfeil 03 bleibt darin wirkungslos, also gibt es nie einen dritten Zug in Folge (AN17), und 2 Punkte bringt er auch nicht (AN18).
        - Die anderen Symbole wirken wie immer.

example-arrows = Der Pfeil eines Plättchens zeigt nach Osten, auf ein eben gelegtes Plättchen. Das aktiviert das Symbol des Pfeils, das einen Meeple dazu erlaubt.

legend-symbol-add-meeple = Pfeil: noch ein Meeple neben einen von dir
legend-symbol-place-anywhere = Pfeil: ein Meeple auf einen beliebigen freien Platz
legend-symbol-extra-turn = Pfeil: noch ein Zug
legend-mark-water-tower = Wasserturm: nur Schmuck
legend-mark-lone-highwayman = Wegelagerer auf dem Plättchen: nur Schmuck
legend-mark-farmhouse = Bauernhof: nur Schmuck
legend-mark-stable = Stall: nur Schmuck

rule-flying-machines = Flugmaschinen
    .about = ein Meeple fliegt, so weit der Würfel zeigt, und landet auch bei anderen
set-flying-machines = Flugmaschinen

# Nach „mit“.
mark-machine-straight = einer Flugmaschine
mark-machine-diagonal = einer Flugmaschine

event-flew = { $seat } schickt { FORM($figure-role, "acc") } nach { $direction }: Der Würfel zeigt { $rolled }, der Flug geht nach { $to }.
event-crashed = Auf { $at } kann { $seat } nirgends landen und nimmt { FORM($figure-role, "acc") } wieder in den Vorrat.

ask-landing = { $who } – wähle, wo dein Meeple landet
action-fly = { $figure-role } nach { $direction }, 1 bis 3 Felder

group-fly = Fliegen ({ $count }) …
    .ask = **Wer fliegt?** Dann sagt der Würfel, wie weit: 1, 2 oder 3 Felder. Dort landet der Meeple auf etwas Unfertigem, besetzt oder nicht: Straße, Stadt oder Kloster; ein Abt auch im Garten. Kann er nicht landen, kommt er zu dir zurück. Das ist deine ganze Aktion und lässt sich nicht zurücknehmen.
    .note = Für einen Flug wird gewürfelt, und er lässt sich nicht zurücknehmen.

topic-flying-machines = Flugmaschinen
    .text =
        Legst du ein Plättchen mit einer Flugmaschine, darfst du damit einen Meeple losschicken, anstelle jeder anderen Aktion (FL3). Du wählst den Meeple und würfelst; so viele Felder fliegt er dorthin, wohin die Maschine zeigt, gerade oder schräg (FL3, FL12). Dort landet er auf etwas Unfertigem deiner Wahl, Straße, Stadt oder Kloster, besetzt oder nicht, aber nie auf einer Wiese (FL5).

        - Der Würfel zeigt 1, 2 oder 3, alle gleich wahrscheinlich. Auch Felder ohne Plättchen zählen mit; es kommt nur auf das letzte an (FL4).
        - Kann der Meeple landen, muss er (FL6). Liegt dort kein Plättchen oder nichts Unfertiges, was zu ihm passt, kommt er in den Vorrat zurück, und kein anderer wird dafür gesetzt (FL7, FL8).
        - Ein großer Meeple darf fliegen. Auch ein Abt darf es, aber nur zu Klöstern und Gärten (FL22); Baumeister und Schweine nie (FL8).
        - Wer landet, baut nichts aus: Es gibt weder Geschenk noch zweiten Teil (FL12, FL26).
        - Wo der Drache ist, landet niemand (FL29). Auf Karten ist ein gedrucktes Feld kein Plättchen (FL28).
        - Der Startwert, der die Plättchen ordnet, entscheidet auch den Wurf. Die Aufzeichnung zeigt ihn, und du kannst ihn dort prüfen.

example-flying-machines = Das eben gelegte Plättchen hat eine Flugmaschine, die nach Norden zeigt. Ein Meeple, der ein Feld weit fliegt, kommt zum Startplättchen: Er darf sich zum roten Ritter in die Stadt stellen oder auf die leere Straße. Weiter weg liegt kein Plättchen, also käme er zurück.

legend-mark-machine-straight = Flugmaschine: trägt eine Figur geradeaus
legend-mark-machine-diagonal = Flugmaschine: trägt eine Figur schräg

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
    .ask = **Wer fliegt?** Dann sagt der Würfel, wie weit: 1, 2 oder 3 Felder. Dort landet er auf etwas Unfertigem, das zu ihm passt, besetzt oder nicht: Straße, Stadt oder Kloster, ein Abt auch im Garten; wo das nicht geht, kommt er zu dir zurück. Das ist deine ganze Aktion und lässt sich nicht zurücknehmen.
    .note = Für einen Flug wird gewürfelt, und er lässt sich nicht zurücknehmen.

topic-flying-machines = Flugmaschinen
    .text = Hast du ein Plättchen mit einer Flugmaschine gelegt, darfst du damit einen Meeple losschicken, anstelle von allem anderen (FL3). Du sagst, welcher fliegt, dann wird gewürfelt: 1, 2 oder 3, alle gleich wahrscheinlich; so viele Felder fliegt er dorthin, wohin die Maschine zeigt, gerade oder schräg (FL3, FL12). Gezählt werden Felder, auch solche ohne Plättchen; nur das letzte zählt (FL4). Auf dem Plättchen dort landet er auf einer Straße, einer Stadt oder einem Kloster deiner Wahl, die nicht fertig sind, besetzt oder nicht, von wem auch immer; nie auf einer Wiese (FL5). Kann er landen, so muss er (FL6). Liegt dort kein Plättchen oder gibt es nur Wiesen und Fertiges oder nichts, was zu ihm passt, kommt er in den Vorrat zurück, und kein anderer wird dafür gesetzt (FL7, FL8). Ein großer Meeple darf fliegen, auch ein Abt, der nur auf Klöstern und in Gärten landet (FL22); Baumeister und Schweine nie (FL8). Wer landet, baut nichts aus: Es gibt weder Geschenk noch zweiten Teil (FL12, FL26). Wo der Drache ist, landet niemand (FL29). Auf Karten ist ein gedrucktes Feld kein Plättchen (FL28). Gewürfelt wird mit demselben Zufall, der die Plättchen mischt; was fiel, steht in der Aufzeichnung und lässt sich mit ihr prüfen.

example-flying-machines = Eben wurde ein Plättchen mit einer Flugmaschine gelegt, die nach Norden zeigt. Ein Meeple, der ein Feld weit fliegt, kommt zum Startplättchen: Er darf sich zum roten Ritter in die Stadt stellen oder auf die leere Straße. Weiter weg liegt kein Plättchen, und er käme zurück.

legend-mark-machine-straight = Flugmaschine: trägt eine Figur geradeaus
legend-mark-machine-diagonal = Flugmaschine: trägt eine Figur schräg

rule-the-count = Der Graf von Carcassonne
    .about = Start in Carcassonne; Meeples warten in Vierteln und kommen zu Wertungen dazu
rule-count-empty = Viertel: auch zu leeren Gebieten
    .about = Meeples dürfen aus einem Viertel auch auf ein fertiges Gebiet, auf dem niemand steht
rule-count-all-quarters = Viertel: am Ende ziehen alle aus
    .about = vor der Schlusswertung aus jedem Viertel auf unfertige Gebiete (erste Auflage)
set-count-of-carcassonne = Der Graf von Carcassonne
    .about = die Stadt Carcassonne anstelle des Startplättchens

kind-castle-quarter = Burgviertel
    .form-from = vom Burgviertel
kind-cathedral-quarter = Kathedralviertel
    .form-from = vom Kathedralviertel
kind-blacksmith-quarter = Schmiedeviertel
    .form-from = vom Schmiedeviertel
kind-market-quarter = Marktviertel
    .form-from = vom Marktviertel

piece-the-count = der Graf
piece-castle-quarter = in der Burg
piece-cathedral-quarter = in der Kathedrale
piece-blacksmith-quarter = in der Schmiede
piece-market-quarter = auf dem Markt
sign-the-count = 🤴
sign-castle-quarter = 🛡️
sign-cathedral-quarter = 🔔
sign-blacksmith-quarter = ⚒️
sign-market-quarter = 🧺

event-entered = { $seat } hat { FORM($on-role, "acc") } in die Stadt gestellt: { $on-place }.
event-sent = { $seat } hat { FORM($from-role, "acc") } geschickt, { $from-place } → { $to-spot }: { $to-place }.
event-count-moved = { $seat } hat den Grafen versetzt: { $to-place }.

ask-leave-quarter = { $who } – einen Meeple aus einem Viertel zu einem Gebiet schicken, das jetzt zählt?
ask-last-quarter = { $who } – vor der Schlusswertung: einen Meeple aus einem Viertel setzen?
ask-town = { $who } – andere haben gepunktet, du nicht. Einen Meeple in die Stadt?
ask-count-moves = { $who } – den Grafen in ein anderes Viertel setzen?
action-enter = { $on-role }: { $on-place }
action-send = { $to-role } hierher: { $to-place }, { $to-spot }
action-move-count = Graf: { $to-place }
action-pass-leave-quarter = Niemanden schicken
action-pass-last-quarter = Niemanden setzen
action-pass-town = Niemand zieht ein
action-pass-count-moves = Der Graf bleibt

standing-leave-quarter-stay = Nicht mehr nach Meeples in Vierteln fragen
    .off = Wieder nach Meeples in Vierteln fragen
standing-leave-quarter-stay-set = Von jetzt an bleiben deine Meeples bei Wertungen in ihren Vierteln. Vor der Schlusswertung frage ich trotzdem.
    .unset = Ich frage dich wieder, wenn ein Meeple sein Viertel verlassen kann.

topic-count = Der Graf von Carcassonne
    .text =
        Die Stadt Carcassonne ersetzt das Startplättchen, und in ihren vier Vierteln warten Meeples (CO2). Bringt dein Zug anderen Punkte für Gebiete und dir keine, darfst du einen Meeple aus deinem Vorrat in ein beliebiges Viertel stellen (CO14). Werden Gebiete fertig, dürfen alle vorher Meeples aus dem passenden Viertel dorthin schicken (CO11).

        - Die Burg dient Städten, die Schmiede Straßen, die Kathedrale Klöstern, der Markt Wiesen (CO4). Zu Gärten geht niemand (CO61).
        - Die Stadt selbst kann niemand besetzen. Straßen, Städte und Wiesen an ihrem Rand sind wie auf anderen Plättchen (CO10); für Wiesen ist sie eine fertige Stadt (CO41).
        - Nach deinem Meeple darfst du den Grafen in ein anderes Viertel setzen (CO15). Aus seinem Viertel kommt niemand heraus (CO12).
        - Das geht einmal je Zug (CO17). Punkte der Fee, von Schafen oder eines Pfeils zählen dabei nicht (CO16).
        - Links von dir beginnt das Schicken, du kommst zuletzt.
        - Auf dem Gebiet muss schon ein Meeple stehen (CO13), außer mit *Viertel: auch zu leeren Gebieten* (V7). Die geschickten Meeples zählen für die Mehrheit und gehen danach nach Hause (CO19).
        - Vom Markt geht es auf Wiesen, die eine Scheune gerade wertet (CO33).
        - Vor der Schlusswertung setzen alle reihum Meeples vom Markt auf beliebige Wiesen, bis alle passen (CO40). Mit *Viertel: am Ende ziehen alle aus* gehen Meeples aller Viertel auf unfertige Gebiete (V8).

example-count = Die Stadt Carcassonne liegt in der Mitte, vier Felder breit und drei hoch. Rot hat gerade die Stadt darunter gewertet, Blau nichts. Also hat Blau einen Meeple in die Burg gestellt und den Grafen in die Schmiede gesetzt. Ein roter Meeple wartet auf dem Markt.

legend-piece-the-count = Graf: aus seinem Viertel kommt niemand heraus
legend-piece-castle-quarter = Burg: Meeples für Städte
legend-piece-cathedral-quarter = Kathedrale: Meeples für Klöster
legend-piece-blacksmith-quarter = Schmiede: Meeples für Straßen
legend-piece-market-quarter = Markt: Meeples für Wiesen

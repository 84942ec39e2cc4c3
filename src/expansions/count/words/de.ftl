rule-the-count = Der Graf von Carcassonne
    .about = Start in Carcassonne; Figuren warten in Vierteln und kommen zu Wertungen dazu
rule-count-empty = Viertel: auch zu leeren Gebieten
    .about = Figuren dürfen aus einem Viertel auch auf ein fertiges Gebiet, auf dem niemand steht
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
sign-castle-quarter = 🏰
sign-cathedral-quarter = ⛪
sign-blacksmith-quarter = ⚒️
sign-market-quarter = 🧺

event-entered = { $seat } hat { FORM($on-role, "acc") } in die Stadt gestellt: { $on-place }.
event-sent = { $seat } hat { FORM($from-role, "acc") } geschickt, { $from-place } → { $to-spot }: { $to-place }.
event-count-moved = { $seat } hat den Grafen versetzt: { $to-place }.

ask-leave-quarter = { $who } – eine Figur aus einem Viertel zu dem schicken, was jetzt zählt?
ask-last-quarter = { $who } – vor der Schlusswertung: eine Figur aus einem Viertel setzen?
ask-town = { $who } – andere haben gepunktet, du nicht. Eine Figur in die Stadt?
ask-count-moves = { $who } – den Grafen in ein anderes Viertel setzen?
action-enter = { $on-role }: { $on-place }
action-send = { $to-role } hierher: { $to-place }, { $to-spot }
action-move-count = Graf: { $to-place }
action-pass-leave-quarter = Niemanden schicken
action-pass-last-quarter = Niemanden setzen
action-pass-town = Niemand in die Stadt
action-pass-count-moves = Der Graf bleibt

standing-leave-quarter-stay = Nicht mehr nach Figuren in Vierteln fragen
    .off = Wieder nach Figuren in Vierteln fragen
standing-leave-quarter-stay-set = Von jetzt an bleiben deine Figuren bei Wertungen in ihren Vierteln. Vor der Schlusswertung frage ich trotzdem.
    .unset = Ich frage dich wieder, wenn eine Figur ihr Viertel verlassen kann.

topic-count = Der Graf von Carcassonne
    .text =
        Die Stadt Carcassonne ersetzt das Startplättchen (CO2). Die Stadt selbst kann niemand besetzen; Straßen, Städte und Wiesen an ihrem Rand sind wie auf anderen Plättchen (CO10). Sie hat vier Viertel: die Burg für Städte, die Schmiede für Straßen, die Kathedrale für Klöster, den Markt für Wiesen (CO4).
        Bringt dein Zug anderen Punkte für Gebiete und dir keine, darfst du eine Figur aus deinem Vorrat in ein beliebiges Viertel stellen (CO14). Danach darfst du den Grafen in ein anderes Viertel setzen (CO15). Das geht einmal je Zug (CO17). Punkte der Fee, von Schafen oder eines Pfeils zählen dabei nicht (CO16).
        Werden Gebiete fertig, dürfen alle vorher Figuren aus dem passenden Viertel dorthin schicken; links von dir beginnt es, du kommst zuletzt (CO11). Dort muss schon eine Figur stehen (CO13), außer mit *Viertel: auch zu leeren Gebieten* (V7). Das Viertel des Grafen ist gesperrt (CO12). Die geschickten Figuren zählen für die Mehrheit und gehen danach nach Hause (CO19).
        Zu Gärten geht niemand (CO61). Vom Markt geht es auf Wiesen, die eine Scheune gerade wertet (CO33). Vor der Schlusswertung setzen alle reihum Figuren vom Markt auf beliebige Wiesen, bis alle passen (CO40). Mit *Viertel: am Ende ziehen alle aus* gehen Figuren aller Viertel auf unfertige Gebiete (V8). Für Wiesen ist Carcassonne eine fertige Stadt (CO41).

example-count = Die Stadt Carcassonne liegt in der Mitte, vier Felder breit und drei hoch. Rot hat gerade die Stadt darunter gewertet, Blau nichts. Also hat Blau eine Figur in die Burg gestellt und den Grafen in die Schmiede gesetzt. Eine rote Figur wartet auf dem Markt.

legend-piece-the-count = Graf: aus seinem Viertel kommt niemand heraus
legend-piece-castle-quarter = Burg: Figuren für Städte
legend-piece-cathedral-quarter = Kathedrale: Figuren für Klöster
legend-piece-blacksmith-quarter = Schmiede: Figuren für Straßen
legend-piece-market-quarter = Markt: Figuren für Wiesen

learn-step = ### { $number } von { $of } · { $title }
learn-tile = Dein Plättchen
    .square = Du hast ein Plättchen mit einer Kurve gezogen. Jede Zahl ist ein Feld, auf das es passt, Straße an Straße und Wiese an Wiese: Drücke **{ $label }**.
learn-rotation = Drehen
    .turn = Hier passt es auf zwei Arten, und noch ist nichts endgültig. Lass die Straße nach Süden laufen: Drücke **{ $label }**.
learn-road = Eine Straße
    .put = Ein Meeple auf einer Straße ist ein Wegelagerer: 1 Punkt je Plättchen, sobald beide Enden geschlossen sind. Du hast sieben Meeples, mehr gibt es nicht: Jeder kommt erst heim, wenn er gewertet wird. Drücke **{ $label }**: Das legt das Plättchen und beendet deinen Zug.
learn-city = Eine Stadt
    .square = Der Computer hat ein Ende deiner Straße geschlossen. Dein nächstes Plättchen schließt eine Stadt: Drücke **{ $label }**.
    .put = Eine Straße, Stadt oder Wiese, auf der schon ein Meeple steht, darf niemand besetzen; diese Stadt ist frei. Sie bringt sofort 2 Punkte je Plättchen, und ihr Ritter kommt gleich zurück. Drücke **{ $label }**.
learn-monastery = Ein Kloster
    .square = Die Stadt hat dir 4 Punkte gebracht. Ein Kloster braucht ringsum Plättchen: Drücke **{ $label }**, wo schon drei liegen.
    .put = Ein Mönch bringt 1 Punkt für das Kloster und 1 für jedes der 8 Plättchen ringsum. Am Ende zählen die, die schon da sind, auch wenn noch welche fehlen. Drücke **{ $label }**.
learn-field = Eine Wiese
    .square = Auch der Computer hat eine Stadt fertig. Wiesen zählen am Ende, 3 Punkte für jede fertige Stadt an ihnen: Drücke **{ $label }**.
    .put = Die Wiese östlich dieser Straße reicht an beide fertigen Städte. Wachsen Gebiete zusammen, bekommt alle Punkte, wer die meisten Meeples hat; bei Gleichstand bekommen alle Beteiligten sie voll. Ein Bauer liegt dort bis zum Ende: Drücke **{ $label }**.
learn-end = Das Ende
    .square = Das ist das letzte Plättchen. Deine Straße endet an der Kreuzung: Drücke **{ $label }**.
    .put = Deine Straße wird von selbst gewertet, du brauchst keine Figur: Drücke **{ $label }**. Dann werden alle Meeples gewertet, die noch auf dem Spielplan sind.
learn-other = { $wanted ->
    [turn] Das würde deinen Zug beenden, und das Plättchen bliebe so liegen.
   *[other] { $pressed ->
        [square] Auch dort passt dein Plättchen.
        [turn] Es liegt schon gut.
       *[put] Auch das ist erlaubt.
    } An einem Tisch wählst du frei.
} Es hat sich nichts geändert: Drücke **{ $label }**, dann geht es weiter.
learn-again = Hier hast du aufgehört.
learn-over = Das war ein ganzes Spiel. Ein richtiges hat 71 Plättchen, und die anderen wollen dieselben Städte. Spielen wir? Der Knopf öffnet in diesem Kanal einen Tisch mit einem Computer, der ein Neuling ist; andere können sich dazusetzen.

learn-first = -# **Neu hier?** Die Zahlen auf dem Spielplan sind die Felder, auf die dein Plättchen passt. Eine Figur besetzt die Straße, die Stadt, das Kloster oder die Wiese, auf der sie steht, und bringt dir die Punkte dafür. Endgültig ist nichts, bis du eine Figur oder *Keine Figur* drückst.

button-learn-anew = Von vorn beginnen
button-learn-play = Gegen Computer spielen
command-learn = Lerne das Spiel in zehn Minuten: sieben Schritte gegen einen Computer, nur für dich

privacy-learning = **Wie weit du mit dem Lernen bist**: der Schritt von `/learn`, den du zuletzt gesehen hast, und der Zug, in dem ich dir die Knöpfe erklärt habe.

button-why = Warum diese Punkte?
button-that-turn = Dieser Zug
why-list = ### Woher die Punkte kommen
    { $count ->
        [0] In diesem Spiel gab es keine.
       *[other] Wähle eine Wertung, die neueste zuerst: Ich zeige dir, wie gezählt wurde, nach welcher Regel, und wo es lag.
    }
why-menu = Punkte wählen …
why-title = ### Warum diese Punkte? ({ $when })
why-votes = Mehrheit: { $listed }.
why-alt = Der Spielplan damals ({ $when }), umrandet: { $what }.
why-squares = Es liegt auf { $listed }.

example-placing = Das Startplättchen, mit einer Stadt im Norden und einer Straße von West nach Ost. Für ein Plättchen mit einer Kurve stehen die Zahlen 1 bis 3 westlich, östlich und südlich davon, und keine im Norden, wo die Stadt ist.
example-roads = Eine Straße über vier Plättchen, von einem Kloster im Osten bis zu einer Kreuzung im Südwesten, mit einem blauen Wegelagerer: Sie ist fertig und bringt 4 Punkte.
example-cities = Eine Stadt über drei Plättchen mit einem Wappen, ringsum geschlossen, mit einem blauen Ritter: Sie bringt 3-mal 2 Punkte und 2 für das Wappen, zusammen 8.
example-monasteries = Ein Kloster mit einem blauen Mönch inmitten von acht anderen Plättchen: Es ist fertig und bringt 9 Punkte.
example-fields = Eine Wiese mit einem blauen Bauern, die zwei fertige Städte berührt: Am Ende bringt sie 2-mal 3 Punkte, zusammen 6.
example-majority = Eine fertige Stadt über vier Plättchen mit zwei blauen Rittern und einem roten: Blau bekommt alle 8 Punkte, Rot geht leer aus.
example-final-scoring = Das Ende eines Spiels. Eine unfertige Straße über zwei Plättchen bringt Blau 2 Punkte. Eine unfertige Stadt über zwei Plättchen mit einem Wappen bringt Rot 3. Ein Kloster mit zwei Plättchen daneben bringt Blau 3.

help = ## Carcassonne in diesem Kanal
    Ich lege den Spielplan aus, ziehe die Plättchen, kenne die Regeln und zähle jeden Punkt. Zwei bis sechs Leute spielen, und tippen muss niemand.

    {"**"}Beginnen:** `/play` öffnet einen Tisch. Die anderen drücken *Mitspielen*, dann drückt der Gastgeber *Starten*. Das Menü dort holt Computer dazu, in fünf Stärken.
    {"**"}Du bist dran:** Ich erwähne dich. Drücke die Zahl eines Feldes, drehe das Plättchen, wenn es eine Wahl gibt, und drücke dann deinen Meeple oder *Keine Figur*. Spielt ein Computer mit, bietet *Mehr* einen *Tipp*.
    {"**"}Du bist nicht dran:** Drücke trotzdem eine Zahl. Nur du siehst, was das Plättchen dort bewirken würde.
    {"**"}Mehr:** Vor dem Start wählt der Gastgeber mit *Einstellungen* Erweiterungen, Plättchen und Karte, oder gleich mit den Optionen von `/play`.

    - `/learn` – das Spiel, in zehn Minuten
    - `/games`, `/next` – deine Spiele hier, und welches auf dich wartet
    - `/board` – holt den aktuellen Zug ans Ende des Kanals
    - `/place` – legt das Plättchen durch Tippen statt Drücken
    - `/tiles` – welche Plättchen noch da sind, und welche wo passen
    - `/gifts` – deine Geschenke, nur für dich
    - `/resign` – gibt auf; deine Meeples bleiben und zählen
    - `/rules` – kurze Antworten zu den Regeln
    - `/puzzle` – das Rätsel des Tages
    - `/leaderboard`, `/profile` – wer hier am besten spielt, und wie
    - `/history`, `/replay` – beendete Spiele: Bericht, Animation, Zug für Zug
    - `/me` – deine Einstellungen: Sprache, Zeitzone, Farbe
    - `/settings` – Sprache, Threads und Vorlagen des Servers, für seine Verwaltung
    - `/privacy` – was über dich gespeichert ist: ansehen, mitnehmen, verbergen oder löschen
    - `/help` – dieser Text

    Spiele bleiben erhalten: Nach einer Pause oder einem Neustart geht es weiter, wo ihr wart. In einem Kanal oder Thread läuft immer nur ein Spiel.

    -# Was wozu wie lange gespeichert ist: `/privacy show`. Ein inoffizielles Fanprojekt. Carcassonne ist eine Marke des Verlags, der hiermit nichts zu tun hat; alle Bilder sind von uns.

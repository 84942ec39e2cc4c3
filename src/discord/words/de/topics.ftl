topic-turn = Ein Zug
    .text =
        Ein Zug hat drei Schritte (B4). Du legst das gezogene Plättchen an (B5) und darfst einen Meeple darauf setzen (B7). Dann wird alles gewertet, was dieses Plättchen fertig macht (B15).

        Ein Meeple, der im dritten Schritt zurückkommt, steht ab deinem nächsten Zug bereit (B9). Gespielt wird im Uhrzeigersinn (B3).
topic-placing = Ein Plättchen legen
    .text =
        Dein Plättchen muss ein ausliegendes mit mindestens einer ganzen Kante berühren; über Eck zählt nicht. Alle Kanten, die sich berühren, müssen zueinander passen: Stadt an Stadt, Straße an Straße, Wiese an Wiese (B5).

        Zahlen stehen genau auf den Feldern, auf die dein Plättchen passt, und nur passende Drehungen werden angeboten.
topic-meeples = Einen Meeple setzen
    .text =
        Du darfst einen Meeple aus deinem Vorrat auf eine Straße, eine Stadt, ein Kloster oder eine Wiese des eben gelegten Plättchens setzen. Auf dem ganzen zusammenhängenden Gebiet darf noch kein Meeple sein, auch kein eigener (B7). Nach einer Wertung gehen alle Meeples des Gebiets zurück, auch wenn sie leer ausgehen (B14).

        Du darfst auch besetzen, was dieses Plättchen fertig macht: Es wird sofort gewertet, und der Meeple kommt gleich zurück (B8). Alle haben 7 Meeples (B2), auf Karten 9 (M4).
topic-roads = Straßen
    .text =
        Eine Straße ist fertig, wenn beide Enden an einer Kreuzung, einem Dorf, einer Stadt oder einem Kloster abschließen oder wenn sie einen Ring bildet. Sie bringt 1 Punkt je Plättchen (B10).

        Am Ende des Spiels bringt auch eine unfertige Straße 1 Punkt je Plättchen (B18). Ein Plättchen zählt einmal, auch wenn die Straße es zweimal kreuzt (B23).
topic-cities = Städte
    .text =
        Eine Stadt ist fertig, wenn Mauern sie ganz umschließen und innen keine Lücke bleibt. Sie bringt 2 Punkte je Plättchen und 2 je Wappen (B11).

        Das gilt auch für kleine Städte: Zwei Plättchen bringen 4 Punkte. Am Ende des Spiels bringt eine unfertige Stadt 1 Punkt je Plättchen und 1 je Wappen (B18).
topic-monasteries = Klöster
    .text =
        Ein Kloster ist fertig, wenn 8 Plättchen es umgeben. Es bringt 9 Punkte (B12).

        Am Ende des Spiels bringt ein unfertiges Kloster 1 Punkt und 1 für jedes Plättchen ringsum (B18). Ein Plättchen kann zwei Klöster zugleich fertig machen (B25).
topic-fields = Wiesen und Bauern
    .text =
        Ein Bauer liegt auf einer Wiese und bleibt dort bis zum Ende. Straßen, Städte und der Rand des Spielplans begrenzen eine Wiese (B16). Wer am Ende die meisten Bauern auf einer Wiese hat, bekommt 3 Punkte für jede fertige Stadt, die sie berührt (B19).

        - Bei Gleichstand bekommen alle Beteiligten sie voll.
        - Eine Stadt zählt für eine Wiese einmal, kann aber für mehrere Wiesen zählen; unfertige Städte bringen nichts.
        - Wiesen lassen sich vor dem Spiel abschalten: Dann gibt es keine Bauern.
topic-majority = Mehrere Meeples auf einem Gebiet
    .text =
        Gebiete verschiedener Leute können zusammenwachsen (B22). Wer die meisten Meeples darauf hat, bekommt alle Punkte (B13). Alle Meeples gehen zurück (B14).

        Bei Gleichstand bekommen alle Beteiligten die Punkte voll. Die anderen gehen leer aus, und ein Gebiet ohne Meeples bringt niemandem etwas.
topic-unplaceable = Ein Plättchen, das nirgends passt
    .text =
        Es kommt aus dem Spiel, und du ziehst ein anderes, solange noch welche da sind (B6). Das prüfe ich von selbst und sage es beim nächsten Zug.

        War es das letzte, endet das Spiel (B24).
topic-final-scoring = Schlusswertung
    .text =
        Das Spiel endet nach dem Zug, in dem das letzte Plättchen gelegt wird (B17). Dann wird jedes Gebiet gewertet, auf dem noch Meeples sind.

        Straßen bringen 1 je Plättchen, Städte 1 je Plättchen und 1 je Wappen, Klöster 1 und 1 je Plättchen ringsum (B18). Wiesen bringen 3 je fertiger Stadt (B19). Mehrheit und Gleichstand gelten wie immer (B13).
topic-winning = Gewinnen
    .text = Die höchste Summe gewinnt; bei gleichen Summen teilt man sich den Sieg (B20). Wer aufgegeben hat, kann nicht gewinnen.
topic-first-player = Wer beginnt
    .text = Nach den gedruckten Regeln beginnt die jüngste Person (B3). Hier entscheidet das Los, wenn der Gastgeber vor dem Start niemanden bestimmt. Auch die Reihenfolge der anderen wird ausgelost.
topic-resigning = Aufgeben und abbrechen
    .text =
        Gibst du auf (`/resign`), bleiben deine Meeples liegen, werden weiter gewertet und zählen für die Mehrheit. Deine Züge entfallen, und du kannst nicht mehr gewinnen. Bleibt nur noch eine Person übrig, endet das Spiel mit der Schlusswertung.

        - Du kannst stattdessen auch einem Computer übergeben. Antwortet jemand nicht, können die anderen das beschließen (`/rules time`).
        - *Ich bin zurück* holt den Platz zurück.
        - Ein Spiel, in dem nur noch Computer sitzen, endet ohne Sieg.
        - Ohne Sieg endet ein Spiel auch, wenn alle, die noch mitspielen, dem Abbruch zustimmen oder jemand mit **Server verwalten** es beendet.

        Das sind Regeln dieses Bots, nicht des gedruckten Spiels.
topic-time = Wie lange darf ein Zug dauern?
    .text =
        Der Tisch wählt die Zeit in der Einladung: Minuten, Tage oder ohne Grenze. Unter dem Titel des Zugs steht, bis wann du Zeit hast.

        - **Ich erinnere dich** ein Mal (Minuten) oder 8, 4 und 1 Stunden vor dem Ende (Tage). Wo und wann, wählst du mit `/me`.
        - **Ist deine Zeit um**, hast du nicht verloren: Die anderen wählen *Warten*, *Computer weiterspielen lassen* oder *Entfernen*. Bis das entschieden ist, kannst du noch ziehen.
        - **Entschieden ist**, was mehr als die Hälfte der Anwesenden wählt; zu zweit genügt eine Stimme. Hat jemand den Server verlassen, wählen die anderen sofort.
        - **Ohne Grenze** kann nach 15 Minuten ein Computer weiterspielen (*Mehr*). Entfernt wird niemand, bevor ein Tag vergangen ist.
        - **Nicht gezählt** wird die Zeit, in der der Bot nicht da war oder alle die Uhr angehalten haben (*Mehr*), und bei Tagen deine freien Tage (`/me`).

        Das sind Regeln dieses Bots, nicht des gedruckten Spiels.
topic-ratings = Wie wird die Spielstärke berechnet?
    .text =
        Ein beendetes Spiel vergleicht alle am Tisch miteinander nach ihren Plätzen, auch bei Gleichstand (OpenSkill, Plackett–Luce). Spiele zu zweit und Spiele zu dritt bis zu sechst werden getrennt gezählt, darin auch jede Art von Spiel.

        Die Spielstärke besteht aus der Schätzung des Bots (μ, zuerst 25) und seinem Zweifel daran (σ, zuerst 25/3). Gezeigt wird 1000 + 40·(μ − 3σ), zu Beginn also 1000. `?` steht, solange σ mindestens 4 ist oder weniger als 8 Spiele zählen.

        - **Dieselben Leute** innerhalb von 7 Tagen: Die Änderung zählt 1, ½, ¼ …; bei mehreren der Mittelwert.
        - **Letzter Platz** für alle, die aufgeben, einem Computer übergeben oder allein abbrechen, auch bei Rückkehr; für andere zählt das Ende.
        - **Beschließen andere** (Computer, Entfernen), zählen die Punkte.
        - **Mit Tipps** kann ein Spiel deine Spielstärke nur senken.
        - **Nicht gezählt** werden Spiele mit Computer von Anfang an, mit zurückgenommenen Zügen oder gemeinsam abgebrochene. Unbeendete zählen weder als Spiel noch als Sieg.
        - **Saisons** dauern, wie der Server es einstellt, sonst drei Monate; über alle Server drei. Dein erstes Spiel einer späteren erhöht den Zweifel (σ wird √(σ² + 2²), höchstens 25/3); μ und frühere Listen bleiben.
        - **Über alle Server** zählst du nur, wenn du darum bittest: `/privacy everywhere`. Ein Spiel zählt dort unter allen am Tisch, die das wollen, ab zweien.
        - Auf keiner Liste stehst du mit `/privacy hide`.

        Das sind Regeln dieses Bots, nicht des gedruckten Spiels.
topic-fairness = Ist die Reihenfolge der Plättchen fair?
    .text =
        Ein geheimer, zufälliger Startwert bestimmt vor dem ersten Zug die Reihenfolge aller Plättchen. *Ist es fair?*, unter *Mehr*, zeigt vom ersten Zug an seinen SHA-256. Wenn du ihn notierst, kann niemand den Startwert unbemerkt ändern, und niemand kann die Plättchen daraus berechnen.

        Nach dem Spiel zeigt *Ist es fair?* den Startwert und gibt die ganze Aufzeichnung heraus. `npm run -s verify -- DATEI` spielt sie nach und vergleicht beides.

cited-rules = -# Regeln: { $ids }

import { de as expansions } from '../../../expansions/words.ts';
import type { Phrases } from '../phrases.ts';

export const topics: Phrases['topics'] = {
  ...expansions.topics,
  turn: {
    title: 'Ein Zug',
    text: 'Ein Zug hat drei Schritte (B4): Du legst das gezogene Plättchen an (B5), du darfst einen Meeple darauf setzen (B7), und alles, was dieses Plättchen fertig macht, wird gewertet (B15). Ein Meeple, der im dritten Schritt zurückkommt, steht ab deinem nächsten Zug bereit (B9). Gespielt wird im Uhrzeigersinn (B3).',
  },
  placing: {
    title: 'Ein Plättchen legen',
    text: 'Das Plättchen muss ein liegendes mit mindestens einer ganzen Kante berühren; über Eck zählt nicht. Alle Kanten, die sich berühren, müssen zueinander passen: Stadt an Stadt, Straße an Straße, Wiese an Wiese (B5). Die Zahlen auf dem Spielplan sind genau die Felder, auf die dein Plättchen passt, und nur passende Drehungen werden angeboten.',
  },
  meeples: {
    title: 'Einen Meeple setzen',
    text: 'Du darfst einen Meeple aus deinem Vorrat auf das eben gelegte Plättchen setzen: auf eine Straße, eine Stadt, ein Kloster oder eine Wiese. Auf dem ganzen zusammenhängenden Gebiet darf noch kein Meeple sein, auch kein eigener (B7). Du darfst besetzen, was dieses Plättchen eben fertig macht: Es wird sofort gewertet, und der Meeple kommt gleich zurück (B8). Alle haben 7 Meeples (B2), auf Karten 9 (M4). Nach einer Wertung gehen alle Meeples des Gebiets zurück, auch wenn sie leer ausgehen (B14).',
  },
  roads: {
    title: 'Straßen',
    text: 'Eine Straße ist fertig, wenn beide Enden an einer Kreuzung, einem Dorf, einer Stadt oder einem Kloster abschließen oder wenn sie einen Ring bildet: 1 Punkt je Plättchen (B10). Am Ende des Spiels bringt auch eine unfertige 1 Punkt je Plättchen (B18). Ein Plättchen zählt einmal, auch wenn die Straße es zweimal kreuzt (B23).',
  },
  cities: {
    title: 'Städte',
    text: 'Eine Stadt ist fertig, wenn Mauern sie ganz umschließen und innen keine Lücke bleibt: 2 Punkte je Plättchen und 2 je Wappen. Auch kleine Städte sind keine Ausnahme: Zwei Plättchen bringen 4 Punkte (B11). Am Ende des Spiels bringt eine unfertige Stadt 1 Punkt je Plättchen und 1 je Wappen (B18).',
  },
  monasteries: {
    title: 'Klöster',
    text: 'Ein Kloster ist fertig, wenn es von 8 Plättchen umgeben ist: 9 Punkte (B12). Am Ende des Spiels bringt ein unfertiges 1 Punkt und 1 für jedes Plättchen ringsum (B18). Ein Plättchen kann zwei Klöster zugleich fertig machen (B25).',
  },
  fields: {
    title: 'Wiesen und Bauern',
    text: 'Ein Bauer liegt auf einer Wiese und bleibt dort bis zum Ende. Straßen, Städte und der Rand des Spielplans begrenzen eine Wiese (B16). Am Ende bringt jede fertige Stadt, die eine Wiese berührt, 3 Punkte für die Mehrheit der Bauern; bei Gleichstand alle voll. Eine Stadt zählt für eine Wiese einmal, kann aber für mehrere Wiesen zählen; unfertige Städte bringen nichts (B19). Vor dem Spiel lassen sich Wiesen abschalten: Dann gibt es keine Bauern.',
  },
  majority: {
    title: 'Mehrere Meeples auf einem Gebiet',
    text: 'Gebiete verschiedener Leute können zusammenwachsen (B22). Wer die meisten Meeples darauf hat, bekommt alle Punkte; bei Gleichstand bekommen alle Beteiligten sie voll. Die anderen gehen leer aus, und ein Gebiet ohne Meeples bringt niemandem etwas (B13). Alle Meeples gehen zurück (B14).',
  },
  unplaceable: {
    title: 'Ein Plättchen, das nirgends passt',
    text: 'Es kommt aus dem Spiel, und du ziehst ein anderes, solange noch welche da sind (B6). Das prüfe ich von selbst und sage es beim nächsten Zug. War es das letzte, endet das Spiel (B24).',
  },
  'final-scoring': {
    title: 'Schlusswertung',
    text: 'Das Spiel endet nach dem Zug, in dem das letzte Plättchen gelegt wird (B17). Dann wird alles gewertet, worauf noch Meeples sind: Straßen 1 je Plättchen, Städte 1 je Plättchen und 1 je Wappen, Klöster 1 und 1 je Plättchen ringsum (B18), Wiesen 3 je fertiger Stadt (B19). Mehrheit und Gleichstand wie immer (B13).',
  },
  winning: {
    title: 'Gewinnen',
    text: 'Die höchste Summe gewinnt; bei gleichen Summen teilt man sich den Sieg (B20). Wer aufgegeben hat, kann nicht gewinnen.',
  },
  abbot: {
    title: 'Der Abt',
    text: 'Mit dem Abt haben alle eine Figur mehr (AB1). Im zweiten Schritt darf sie auf ein freies Kloster oder einen freien Garten des eben gelegten Plättchens, sonst nirgendwohin (AB2), und zählt wie ein Mönch (AB9). Sie kommt zurück, wenn der Ort fertig ist (AB3). Oder du nimmst den Abt im zweiten Schritt zurück, statt etwas zu setzen: Er bringt sofort 1 Punkt und 1 für jedes Plättchen ringsum (AB4), wer auch sonst dort ist (AB7), auch von einem Ort, den dieses Plättchen eben fertig gemacht hat (AB6). Setzen und zurücknehmen in einem Zug geht nicht (AB5). Am Ende des Spiels zählt er wie ein Mönch (AB9).',
  },
  gardens: {
    title: 'Gärten',
    text: 'Manche Plättchen der neuen Ausgabe zeigen einen Garten. Ohne den Abt bewirken Gärten nichts: Sie werden weder besetzt noch gewertet. Mit ihm darf ein Abt dort stehen, aber kein anderer Meeple (AB1, AB2). Ein Garten mit 8 Nachbarn ist fertig und bringt 9 (AB3); ein Abt, der am Ende dort ist oder zurückgenommen wird, bringt 1 und 1 je Plättchen ringsum (AB4, AB9). Für alle anderen Regeln ist ein Garten kein Kloster (AB10).',
  },
  arrows: {
    title: 'Pfeile zum 20. Jubiläum',
    text: '15 Plättchen tragen einen Pfeil mit einem von drei Symbolen (AN1). Zeigt der Pfeil des gelegten auf kein Plättchen, bekommst du sofort 2 Punkte (AN2); zeigt er auf eines, wird sein Symbol aktiviert (AN3). Wer ein Plättchen dorthin legt, wohin ein liegender Pfeil zeigt, aktiviert diesen Pfeil (AN4). Nur das nächste Feld zählt (AN5). Je Plättchen höchstens ein Symbol: Bei mehreren wählst du (AN6), ein einziges ist ohne Frage aktiv (AN8). Ist nicht dein eigener Pfeil der aktivierte, bekommst du die 2 Punkte auch (AN7).\n**Die Bilder der 15 Plättchen sind hier Vorschläge dieses Projekts und ungeprüft**: welche Straßen und Städte sie zeigen, welcher Buchstabe welches Symbol hat und wohin sein Pfeil zeigt. Es sind Daten, und wer die Schachtel hat, kann sie berichtigen.',
  },
  'arrow-add-meeple': {
    title: 'Pfeil 01: Meeple dazu',
    text: 'Statt auf das neue Plättchen darfst du einen Meeple aus deinem Vorrat neben einen eigenen setzen, wo auch immer; beide zählen für die Mehrheit (AN10). Nie ein dritter an derselben Stelle, auf dem Gebiet aber dürfen anderswo noch eigene sein (AN11). Andere dürfen auch dort sein (AN12). Was dazukommt, muss dort stehen dürfen: ein Abt neben einem Mönch, aber niemand neben dem Abt im Garten (AN13). Es geht auch dort, was dieses Plättchen eben fertig gemacht hat, vor der Wertung (AN15). Niemand muss es nutzen (AN8).',
  },
  'arrow-place-anywhere': {
    title: 'Pfeil 02: überall setzen',
    text: 'Statt auf das neue Plättchen darfst du einen Meeple irgendwo auf dem Spielplan setzen, wo noch niemand ist und was nicht fertig ist: Straße, Stadt, Kloster oder Wiese; den Abt auf ein Kloster oder einen Garten. Eine eingeschlossene Wiese ist noch offen (AN9). So kann der Abt auch dorthin zurück, wo er war (AB12). Niemand muss es nutzen; wer es nicht kann, bekommt trotzdem keine 2 Punkte (AN8).',
  },
  'arrow-extra-turn': {
    title: 'Pfeil 03: Extrazug',
    text: 'Du beendest deinen Zug und hast noch einen ganzen: Ziehen, Geschenk, Plättchen, Figur, Wertung (AN16). Darin bleibt ein weiterer Pfeil 03 wirkungslos, einen dritten Zug in Folge gibt es nie (AN17), und 2 Punkte bringt er auch nicht (AN18). Die anderen Symbole wirken wie immer. Ist kein Plättchen mehr da, gibt es keinen Extrazug (AN21).',
  },
  'gifts-receiving': {
    title: 'Geschenke: bekommen',
    text: 'Verlängert dein Plättchen eine Straße oder Stadt, die anderen gehört, ziehst du ein Geschenk und hältst es geheim (G2). Wem sie gehört, sagt die Mehrheit nach dem Legen: Hast oder teilst du sie, bekommst du keines, bist du überstimmt, bekommst du eines (G3). Höchstens ein Geschenk je Plättchen (G4), auch wenn es das Gebiet fertig macht (G5); keines für Wiesen, Klöster, Gärten und was niemand besetzt hat (G6). Ist der Stapel leer, werden die geöffneten zum neuen gemischt (G8). Es sind 25 Karten, 5 von jeder der fünf (G1). Jede am Ende ungeöffnete bringt 2 Punkte (G12). Nur du siehst, welche du hast: Die anderen sehen die Zahl.',
  },
  'gifts-opening': {
    title: 'Geschenke: öffnen',
    text: 'Nach dem Ziehen und vor dem Legen darfst du ein Geschenk öffnen (G9). Es wirkt sofort, dann legst du wie immer. Ein eben bekommenes wartet bis zum nächsten Plättchen (G10); ein Extrazug hat sein eigenes (G11). Angeboten werden nur Geschenke, die etwas bewirken (G14), und du siehst, was eines tut, bevor es gilt. Drücke *Meine Geschenke* oder nimm `/gifts`.',
  },
  'gift-synod': {
    title: 'Geschenk: Synode',
    text: 'Setze einen Meeple aus deinem Vorrat auf ein beliebiges unfertiges Kloster, ob leer oder besetzt (G20); auch den Abt (G22), aber nicht auf Gärten (G23). Der zweite Schritt deines Zuges bleibt dir (G21). Es dürfen beliebig viele Meeples dort sein; am Ende wertet die Mehrheit (G25).',
  },
  'gift-road-sweeper': {
    title: 'Geschenk: Straßenfeger',
    text: 'Eine beliebige unfertige Straße mit Meeples wird sofort gewertet; du musst nicht darauf sein (G30). Sie zählt wie am Ende des Spiels, 1 Punkt je Plättchen (G31), für die Mehrheit, bei Gleichstand für alle voll (G32). Alle ihre Meeples gehen zurück (G33). Danach ist sie leer: Du darfst sie mit deinem Plättchen besetzen (G34), und wer sie verlängert, bekommt kein Geschenk (G37).',
  },
  'gift-cash-out': {
    title: 'Geschenk: Auszahlung',
    text: 'Nimm einen deiner Meeples von einer Stadt, Straße oder Wiese oder einem Kloster zurück: 2 Punkte für jeden Meeple auf dem ganzen Gebiet, die anderen und dieser mitgezählt (G40, G41). Nur dieser geht, die übrigen bleiben (G42). Auch ein Bauer darf gehen (G45), ein Abt von einem Kloster, nicht aus einem Garten (G44). Du darfst ihn im selben Zug wieder setzen (G46).',
  },
  'gift-change-position': {
    title: 'Geschenk: Lagewechsel',
    text: 'Einer deiner stehenden Meeples legt sich auf eine Wiese seines Plättchens, oder ein Bauer steht auf einer Straße, Stadt oder einem Kloster seines Plättchens auf (G50), auch wenn dort schon jemand ist (G51). Nicht vom Stehen zum Stehen, nicht von Wiese zu Wiese (G52). Der Abt kann es nicht (G54), und was fertig ist, ist kein Ziel (G55). Gewertet wird dabei nichts (G58).',
  },
  'gift-take-2': {
    title: 'Geschenk: Nimm 2',
    text: 'Du ziehst ein zweites Plättchen, wählst eines der beiden zum Legen, und das andere wird zurückgemischt (G60). Ist kein Plättchen mehr da, lässt es sich nicht öffnen (G61). Passt das zweite nirgends, behältst du das erste (G62).',
  },
  inns: {
    title: 'Wirtshäuser',
    text: 'Eine fertige Straße mit einem Wirtshaus oder mehreren bringt 2 Punkte je Plättchen statt 1; ist sie am Ende unfertig, bringt sie nichts (IC1). Ein zweites Wirtshaus ändert nichts (IC3). Du darfst Plättchen mit Wirtshäusern auch an Straßen anderer legen (IC9). Auf Karten zählen Wappen an so einer Straße weiter 2 (M11). Die Regel lässt sich abschalten: Dann sind Wirtshäuser nur Zierde, wie es die Karten empfehlen (M19).',
  },
  cathedrals: {
    title: 'Kathedralen',
    text: 'Eine fertige Stadt mit Kathedrale bringt 3 Punkte je Plättchen und 3 je Wappen; ist sie am Ende unfertig, bringt sie nichts (IC2). Eine zweite Kathedrale ändert nichts (IC3). Für eine Wiese ist sie eine Stadt wie jede andere und zählt 3 (IC4). Ohne die Regel ist das Plättchen eine gewöhnliche Stadt auf allen vier Seiten.',
  },
  'large-meeple': {
    title: 'Der große Meeple',
    text: 'Alle haben einen Meeple mehr, einen großen. Er wird gesetzt wie jeder andere, zählt bei der Mehrheit doppelt und kommt wie üblich zurück (IC5). Karten und Pfeile, die von Meeples sprechen, meinen auch ihn; das hat dieses Projekt entschieden (L6).',
  },
  builder: {
    title: 'Der Baumeister',
    text: 'Statt eines Meeples darfst du deinen Baumeister auf das eben gelegte Plättchen setzen, auf eine Straße oder Stadt, wo du schon einen Meeple hast (TB4); nicht auf das, was dieses Plättchen eben fertig gemacht hat (L1). Verlängerst du von da an diese Straße oder Stadt, hat dein Zug einen zweiten Teil: noch einmal ziehen, legen, setzen und werten (TB5), auch wenn der erste sie fertig gemacht und den Baumeister zurückgeschickt hat (TB7). Auf einen zweiten Teil folgt nie ein dritter (TB6). Der Baumeister hat keine Stimme und geht mit deinem letzten Meeple dort zurück (TB8). Baumeister mehrerer Leute dürfen auf derselben Straße oder Stadt sein (TB9).',
  },
  pig: {
    title: 'Das Schwein',
    text: 'Statt eines Meeples darfst du dein Schwein auf das eben gelegte Plättchen setzen, auf eine Wiese, wo du einen Bauern hast. Hast oder teilst du am Ende die Mehrheit auf dieser Wiese, bringt dir jede fertige Stadt 4 Punkte statt 3 (TB11). Es hat keine Stimme und geht mit deinem letzten Bauern dort zurück (TB8). Schweine anderer ändern für dich nichts, und mehr als eines zählte nicht mehr (TB12).',
  },
  goods: {
    title: 'Waren',
    text: 'Städte können Wein, Getreide und Tuch zeigen. Wer das Plättchen legt, das so eine Stadt fertig macht, nimmt für jedes Zeichen darin eine Ware, auch ohne eigenen Ritter und selbst wenn niemand einen hat (TB2). Am Ende bringt die Mehrheit an jeder Ware 10 Punkte; bei Gleichstand bekommen alle Beteiligten 10, ohne Waren niemand (TB3). Es gibt 9 Wein, 6 Getreide und 5 Tuch (TB1).',
  },
  river: {
    title: 'Der Fluss',
    text: 'Die Quelle liegt zu Beginn, es folgen zehn gemischte Plättchen des Flusses, und der See kommt zuletzt (R1). Jedes muss den Fluss fortsetzen. Figuren dürfen auf Straßen, Städte, Wiesen, Klöster und Gärten dieser Plättchen, nie auf den Fluss (R2). Zwei Biegungen direkt hintereinander dürfen ihn nicht um 180 Grad wenden (R3). Der Fluss trennt Wiesen, um Quelle und See aber geht die Wiese herum (R4). Das gewöhnliche Startplättchen wird unter die anderen gemischt (R5). Auf Karten spielt man ohne Fluss (R7).',
  },
  maps: {
    title: 'Karten',
    text: 'Plättchen kommen nur auf die Felder der Karte, neben ein liegendes (M1). Das Startplättchen und je nach Karte ein oder mehrere zufällige liegen auf Startfeldern (M2). Alle haben 9 Meeples (M4). Jede Karte empfiehlt eine Zahl von Plättchen (M3): Sind es mehr, kommen zufällige heraus, sind es weniger, werden alle benutzt (L30). Empfohlen sind die Plättchen der Erweiterungen ohne ihre Regeln und Figuren (M19), doch jede Regel lässt sich einschalten. Passt ein Plättchen auf kein freies Feld, kommt es aus dem Spiel; ist kein Feld frei, endet das Spiel (M20). Auf *USA, beide* sind alle Plättchen doppelt dabei (L30).\n**Die Aufteilungen sind von diesem Projekt**: Die gedruckten Pläne sind nur als Bilder bekannt, und nichts davon wurde abgezeichnet. Von jedem Teil ist vermerkt, ob er geprüft, erschlossen oder von uns ist.',
  },
  'map-borders': {
    title: 'Karten: die Grenze',
    text: 'Ist an der Grenze eine Straße oder Stadt gedruckt, muss dein Plättchen dazu passen; wo nichts gedruckt ist, passt alles (M8). Eine Straße, die in eine gedruckte mündet, ist dort zu Ende, und was gedruckt ist, zählt als Plättchen (M9). Meer und leere Grenze schließen Städte, Straßen und Wiesen ab; eine halbe Stadt an der Grenze bringt 2 Punkte (M10). Wappen bringen bei jeder Wertung 2, auch an Straßen, und am Ende bei Unfertigem je 1 (M11). Kloster oder Garten an der Grenze sind fertig, wenn alle vorhandenen Felder ringsum gefüllt sind; Plättchen und gedruckte Großstädte zählen, anderes Gedrucktes nicht (M16, M17). Wellen und Sehenswürdigkeiten nehmen kein Plättchen auf (M13, M15).',
  },
  'large-cities': {
    title: 'Karten: Großstädte',
    text: 'Auf eine gedruckte Großstadt kommt kein Plättchen. Sobald eines sie berührt, dürfen alle daneben bauen, auf jeder Seite (M5). Ihre Felder zählen je 2 wie Plättchen jeder Stadt, und jedes Wappen bringt 2 dazu (M6). Zu ihren Kanten muss alles von Anfang an passen (L33).',
  },
  ferries: {
    title: 'Karten: Fähren',
    text: 'Eine Fähre verbindet zwei Straßen über das Meer. Sobald eine Straße ihr eines Ende erreicht, dürfen alle am anderen weiterbauen (M12); nur Straßen passen dort (L34). Sie zählt 1 als Teil der Straße, und ihre Wappen, wenn die Straße fertig ist (M12). Bis an beiden Enden ein Plättchen liegt, ist die Straße dort offen (L35). Auf einer Fähre kann niemand stehen, und ein Pfeil zeigt nicht über sie hinweg (L40).',
  },
  islands: {
    title: 'Karten: Inseln',
    text: 'Felder auf Inseln sind nur über eine Fähre erreichbar. Wer dort ein Plättchen legt, bekommt sofort 2 Punkte für jedes Wappen auf dem Feld, mit oder ohne Figur (M14).',
  },
  towns: {
    title: 'Karten: Orte',
    text: 'Ein Feld mit einem Ort ist ein Feld wie jedes andere (M7). Vor dem Start lässt sich eine von drei Varianten wählen: Wer einen Ort überbaut, hat noch einen Zug, einmal solange man am Zug ist, nach dem zweiten Teil und nach dem Extrazug durch einen Pfeil (M7, L43); einen Ort zu überbauen kostet 2 Punkte, auch unter 0 (M7, L44); oder jeder noch sichtbare Ort neben einem Plättchen einer gewerteten Straße bringt ihr 2 Punkte (M7, L45).',
  },
  'first-player': {
    title: 'Wer beginnt',
    text: 'Nach den gedruckten Regeln beginnt die jüngste Person (B3). Hier entscheidet das Los, wenn nicht vor dem Start jemand bestimmt wurde; auch die Reihenfolge der anderen wird ausgelost.',
  },
  resigning: {
    title: 'Aufgeben und abbrechen',
    text: 'Wer aufgibt (`/resign`), lässt die eigenen Meeples liegen: Sie werden weiter gewertet und zählen für die Mehrheit. Die Züge entfallen, gewinnen ist nicht mehr möglich. Bleibt nur noch eine Person übrig, endet das Spiel mit der Schlusswertung. Ein Spiel lässt sich auch ohne Sieg abbrechen, wenn alle zustimmen, die noch mitspielen, oder wenn jemand mit **Server verwalten** es beendet. Das sind Regeln dieses Bots, nicht des gedruckten Spiels.',
  },
  ratings: {
    title: 'Wie wird die Spielstärke berechnet?',
    text: [
      'Ein beendetes Spiel vergleicht alle am Tisch mit allen anderen nach ihren Plätzen, Gleichstände auch (OpenSkill, Plackett–Luce). Spiele zu zweit und solche zu dritt bis zu sechst haben je eine eigene Spielstärke, darin auch jede Art von Spiel.',
      'Sie besteht daraus, wofür der Bot dich hält (μ, zuerst 25), und wie unsicher er ist (σ, zuerst 25/3). Gezeigt wird 1000 + 40·(μ − 3σ), zu Beginn also 1000. `?` steht, solange σ mindestens 4 ist oder weniger als 8 Spiele zählen.',
      '- **Dieselben Leute** innerhalb von 7 Tagen: Die Änderung zählt 1, ½, ¼ …; bei mehreren im Mittel über sie.',
      '- **Unbeendete Spiele** zählen nur für die, die gegangen sind, als letzter Platz. Für niemanden sind sie ein Spiel oder Sieg.',
      '- **Spiele mit Computer** zählen nicht.',
      '- **Saisons** dauern so lange, wie der Server es will, sonst drei Monate; über alle Server drei. Dein erstes Spiel einer späteren macht unsicherer (σ wird √(σ² + 2²), höchstens 25/3); μ bleibt, und frühere Listen bleiben.',
      '- **Über alle Server** zählst du nur, wenn du darum bittest: `/privacy everywhere`. Ein Spiel zählt dort zwischen denen am Tisch, die das wollen, wenn es mindestens zwei sind.',
      '- Wer auf keiner Liste stehen will, sagt es mit `/privacy hide`.',
      'Das sind Regeln dieses Bots, nicht des gedruckten Spiels.',
    ].join('\n'),
  },
  fairness: {
    title: 'Ist die Reihenfolge der Plättchen fair?',
    text: 'Ein geheimer, zufälliger Startwert bestimmt vor dem ersten Zug die Reihenfolge aller Plättchen. Sein SHA-256 steht unter dem ersten Zug: So kann ihn später niemand ändern, und niemand kann die Plättchen daraus berechnen. Nach dem Spiel werden der Startwert und die ganze Aufzeichnung gezeigt: `npm run -s verify -- DATEI` spielt sie nach und vergleicht beides.',
  },
};

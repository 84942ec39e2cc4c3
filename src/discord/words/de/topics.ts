import type { Phrases } from '../phrases.ts';

export const topics: Phrases['topics'] = {
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
    text: 'Du darfst einen Meeple aus deinem Vorrat auf das eben gelegte Plättchen setzen: auf eine Straße, eine Stadt, ein Kloster oder eine Wiese. Auf dem ganzen zusammenhängenden Gebiet darf noch kein Meeple sein, auch kein eigener (B7). Du darfst besetzen, was dieses Plättchen eben fertig macht: Es wird sofort gewertet, und der Meeple kommt gleich zurück (B8). Alle haben 7 Meeples (B2). Nach einer Wertung gehen alle Meeples des Gebiets zurück, auch wenn sie leer ausgehen (B14).',
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
  'first-player': {
    title: 'Wer beginnt',
    text: 'Nach den gedruckten Regeln beginnt die jüngste Person (B3). Hier entscheidet das Los, wenn nicht vor dem Start jemand bestimmt wurde; auch die Reihenfolge der anderen wird ausgelost.',
  },
  resigning: {
    title: 'Aufgeben und abbrechen',
    text: 'Wer aufgibt (`/resign`), lässt die eigenen Meeples liegen: Sie werden weiter gewertet und zählen für die Mehrheit. Die Züge entfallen, gewinnen ist nicht mehr möglich. Bleibt nur noch eine Person übrig, endet das Spiel mit der Schlusswertung. Ein Spiel lässt sich auch ohne Sieg abbrechen, wenn alle zustimmen, die noch mitspielen, oder wenn jemand mit **Server verwalten** es beendet. Das sind Regeln dieses Bots, nicht des gedruckten Spiels.',
  },
  fairness: {
    title: 'Ist die Reihenfolge der Plättchen fair?',
    text: 'Ein geheimer, zufälliger Startwert bestimmt vor dem ersten Zug die Reihenfolge aller Plättchen. Sein SHA-256 steht unter dem ersten Zug: So kann ihn später niemand ändern, und niemand kann die Plättchen daraus berechnen. Nach dem Spiel werden der Startwert und die ganze Aufzeichnung gezeigt: `npm run -s verify -- DATEI` spielt sie nach und vergleicht beides.',
  },
};

import type { CommandTexts } from '../commands.ts';

export const commands: CommandTexts = {
  play: 'Öffnet in diesem Kanal einen Tisch für ein Spiel Carcassonne',
  'play.fields': 'Bauern auf den Wiesen, am Ende gewertet (sonst: ja)',
  'play.abbot': 'Der Abt: eine weitere Figur für Klöster und Gärten (sonst: nein)',
  'play.arrows': '20. Jubiläum: 15 Plättchen mit Pfeilen; ihre Bilder sind ungeprüfte Vorschläge (sonst: nein)',
  'play.gifts': 'Die Geschenke: geheime Karten fürs Verlängern von Fremdem (sonst: nein)',
  'play.first': 'Wer beginnt (sonst: das Los entscheidet)',
  board: 'Holt den jetzigen Zug ans Ende dieses Kanals',
  place: 'Legt dein Plättchen durch Tippen statt Drücken',
  'place.square': 'Das Feld, wie es am Rand des Spielplans heißt, etwa N20',
  'place.rotation': 'Wie weit das Plättchen im Uhrzeigersinn gedreht ist; nur nötig, wenn mehrere Drehungen passen',
  'place.figure': 'Wohin dein Meeple kommt oder none, und der Zug ist fertig; ohne dies wählst du mit Knöpfen',
  tiles: 'Zeigt dir allein, welche Plättchen übrig sind',
  'tiles.square': 'Nur die Plättchen, die auf dieses Feld passen, etwa N20',
  gifts: 'Zeigt dir allein deine ungeöffneten Geschenke',
  resign: 'Gibt dein Spiel in diesem Kanal auf; deine Meeples bleiben und werden gewertet',
  rules: 'Beantwortet dir allein eine Frage zu den Regeln',
  'rules.topic': 'Worüber du etwas wissen willst',
  help: 'Wie man hier Carcassonne spielt',
};

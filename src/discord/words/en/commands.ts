import type { CommandTexts } from '../commands.ts';

export const commands: CommandTexts = {
  play: 'Opens a table for a game of Carcassonne in this channel',
  'play.fields': 'Farmers in the fields, scored at the end (default: yes)',
  'play.abbot': 'The Abbot: one more figure for monasteries and gardens (default: no)',
  'play.arrows': '20th Anniversary: 15 tiles with arrows; their layouts are unverified proposals (default: no)',
  'play.gifts': 'The Gifts: secret cards for extending what belongs to others (default: no)',
  'play.first': 'Who begins (default: drawn by lot)',
  board: 'Brings the present turn down to the end of this channel',
  place: 'Places your tile by typing instead of pressing',
  'place.square': 'The square, as named at the rim of the board, such as N20',
  'place.rotation': 'How far the tile is turned clockwise; needed only if more than one rotation fits',
  'place.figure': 'Where your meeple goes, or none, and your turn is done; without this you choose by button',
  tiles: 'Shows which tiles are left, to you alone',
  'tiles.square': 'Only the tiles that fit this square, such as N20',
  gifts: 'Shows your own unopened gifts, to you alone',
  resign: 'Gives up your game in this channel; your meeples stay and still score',
  rules: 'Answers a question about the rules, to you alone',
  'rules.topic': 'What you want to know about',
  help: 'How to play Carcassonne here',
};

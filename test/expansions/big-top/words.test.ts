import { expect, test } from 'vitest';
import { wordsFor } from '../../../src/discord/words/index.ts';
import type { GameEvent } from '../../../src/engine/index.ts';
import { people } from '../../discord/words-support.ts';
import { place } from '../../support/board.ts';
import { full, game, LATER, pyramids, turn } from './support.ts';

const two = people('Ada', 'Bo');
const at = { x: 0, y: 1 };
const won: GameEvent = {
  ...{ type: 'scored', seat: 0, points: 10, reason: 'big-top', on: null, votes: [] },
  working: [{ of: 'meeples-around', count: 2, each: 5 }],
};
const show: readonly GameEvent[] = [
  { type: 'animal-shown', at, animal: 'bear' },
  won,
  { type: 'tent-pitched', from: at, to: { x: 2, y: 1 } },
];

test.each([
  [
    'en',
    [
      'The tent at N21 shows a bear: 5 points for each meeple on its tile and around.',
      '**Ada** **+10**: show in the tent, 2 meeples × 5.',
      'The tent moves on to P21, with another hidden animal.',
    ],
  ],
  [
    'de',
    [
      'Das Zelt auf N21 zeigt einen Bären: 5 Punkte für jeden Meeple auf seinem Plättchen und ringsum.',
      '**Ada** **+10**: Vorstellung im Zelt, 2 Meeples × 5.',
      'Das Zirkuszelt zieht weiter nach P21, mit einem neuen verdeckten Tier.',
    ],
  ],
])('BT12: %s: the log tells the animal, its points with their working, and the way of the tent', (language, lines) => {
  expect(wordsFor(language).log.lines(show, two)).toEqual(lines);
});

test('BT20, BT22: buttons of a pyramid that takes an acrobat, and of a full one', () => {
  const board = `BA-D@0,0r0 ${pyramids('0,1 1,2')} BA-B@1,1r0`;
  const of = full('AAB', { board });
  place(of, 'BA-B@0,2r0');
  const { decision } = wordsFor('en');
  const labels = of
    .legalActions()
    .filter(({ type }) => type === 'acrobat' || type === 'score-pyramid')
    .map((action) => decision.label('1', action, [], two, { step: of.step }));
  expect(labels).toEqual(['1: Meeple onto the pyramid at O22', '1: Score the pyramid at N21']);
});

test('BT15, BT84: the list of tiles left tells which animals nobody has seen', () => {
  const of = game({ board: 'BA-D@0,0r0', draws: `BT-06 BT-06 ${LATER}`, animals: ['elephant'] });
  const notes = () => wordsFor('en').lists.tilesLeft(of.view(null)).notes.at(-1);
  expect(notes()).toContain(
    'elephant (7 points) × 1, tiger (6) × 2, bear (5) × 3, seal (4) × 5, monkey (3) × 4, flea (1) × 1.',
  );
  turn(of, 'BT-06@0,1r0', 'pass');
  turn(of, 'BT-06@1,1r0', 'pass');
  expect(notes()).toContain('elephant (7 points) × 0, tiger (6) × 2');
});

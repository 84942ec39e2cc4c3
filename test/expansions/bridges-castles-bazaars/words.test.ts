import { expect, test } from 'vitest';
import { sceneOf } from '../../../src/discord/explaining/examples.ts';
import { EXAMPLES } from '../../../src/discord/explaining/topics.ts';
import { twinPages, twinSections } from '../../../src/discord/views/board-in-words.ts';
import { wordsFor } from '../../../src/discord/words/index.ts';
import type { GameView, PieceView, ScoredEvent } from '../../../src/engine/index.ts';
import { people } from '../../discord/words-support.ts';
import { presentAt } from '../../support/twin.ts';
import { withCastle } from './support.ts';

const two = people('Ada', 'Bo');

test.each([
  ['en', '1** point at the bazaar.', '2** points at the bazaar.'],
  ['de', '1** Punkt auf dem Basar.', '2** Punkte auf dem Basar.'],
  ['fr', '1** point au bazar.', '2** points au bazar.'],
  ['es', '1** punto en el bazar.', '2** puntos en el bazar.'],
])('BR42, %s: a price of 1 is one point', (language, one, more) => {
  const paid = (points: number): string => {
    const scored: ScoredEvent = {
      ...{ type: 'scored', seat: 0, points, reason: 'bazaar', on: null, votes: [] },
      working: [{ of: 'bazaar', count: 1, each: points }],
    };
    return wordsFor(language).log.lines([scored], two).join(' ');
  };
  for (const sign of [1, -1]) {
    expect(paid(sign)).toContain(one);
    expect(paid(2 * sign)).toContain(more);
  }
});

test.each([
  ['en', 'a bridge at N20 (from north to south)', 'a castle at N20 (also on N19)'],
  ['de', 'eine Brücke auf N20 (von Norden nach Süden)', 'eine Burg auf N20 (auch auf N19)'],
  ['fr', 'un pont en N20 (du nord au sud)', 'une forteresse en N20 (aussi en N19)'],
  ['es', 'un puente en N20 (de norte a sur)', 'un castillo en N20 (también en N19)'],
])('BR10, BR20, %s: words tell how a bridge lies, and both squares of a castle', (language, bridge, castle) => {
  const { alt } = wordsFor(language);
  const told = (kind: 'laid-bridge' | 'laid-castle'): string => {
    const piece: PieceView = { kind, seat: null, at: { x: 0, y: 0 }, towards: 'N', count: 1, single: false };
    const view: GameView = { ...withCastle('').view(null), pieces: [piece] };
    return alt.board({ view, people: two, events: [], numbers: [] });
  };
  expect(told('laid-bridge')).toContain(bridge);
  expect(told('laid-castle')).toContain(castle);
});

test('BR20: the board in words tells both squares of a castle', () => {
  const words = wordsFor('en');
  const sections = twinSections(presentAt(withCastle(''), two), words);
  const text = twinPages(sections, words.twin)
    .map((page) => page.text)
    .join('\n');
  expect(text).toMatch(/\*\*N20\*\*.*; a castle \(also on N19\)/);
});

test.each([
  ['en', 'the red lord went home'],
  ['de', 'der rote Burgherr ist nach Hause gegangen'],
  ['fr', 'le seigneur rouge est rentré'],
  ['es', 'el señor rojo volvió a casa'],
] as const)('%s: the words of the example with a castle tell of no lord who stands there', (language, gone) => {
  expect(sceneOf(EXAMPLES.get('castles')!).view.figures.map(({ on }) => on.kind)).not.toContain('top');
  expect(wordsFor(language).example('castles')).toContain(gone);
});

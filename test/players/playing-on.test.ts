import { expect, test } from 'vitest';
import { chanceFrom } from '../../src/players/chance.ts';
import { knownBy } from '../../src/players/known.ts';
import { playedOn } from '../../src/players/playing-on.ts';
import { gameAfter, setupOf } from '../support/games.ts';

const game = gameAfter(setupOf(), 3, 40);
const known = knownBy(game, game.asked!);
const ways = [[known.options[0]!], [known.options.at(-1)!]];
const margins = (worlds: number, turns: number, isLate?: () => boolean) =>
  playedOn(known, ways, chanceFrom('worlds'), { worlds, turns }, isLate);

test('without time, six worlds are looked at and no turn is played on in them', () => {
  expect(margins(20, 5, () => true)).toEqual(margins(6, 0));
  expect(margins(20, 5, () => true)).not.toEqual(margins(6, 5));
});

test('if time runs out, ways are followed equally far, and earlier results stay', () => {
  let looks = 0;
  const [first, second] = margins(20, 2, () => ++looks > 2);
  expect([first!.length, second!.length]).toEqual([6, 6]);
  expect([first![0], second![0]]).toEqual(margins(1, 2).flat());
  expect([first!.slice(1), second!.slice(1)]).toEqual(margins(6, 0).map((all) => all.slice(1)));
});

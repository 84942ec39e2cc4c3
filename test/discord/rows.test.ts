import { describe, expect, test } from 'vitest';
import { pageIn } from '../../src/discord/interaction/ids.ts';
import { numberedSquares, regionsOf, rotationsAt } from '../../src/discord/turn/numbers.ts';
import type { ComponentRow } from '../../src/discord/views/buttons.ts';
import { numberRows, squareMenu, turnRows } from '../../src/discord/views/turn.ts';
import { cut, wordsFor } from '../../src/discord/words/index.ts';
import { Game, type GameView, RULES_VERSION } from '../../src/engine/index.ts';
import { DEFAULT_OPTIONS, type Table } from '../../src/game/table/table.ts';
import type { GameAtTable } from '../../src/game/table/tables.ts';
import { randomGame, setupOf } from '../support/games.ts';

const words = wordsFor('en-US');
const table = { id: 'abcdefgh', revision: 7, options: DEFAULT_OPTIONS, members: [] as Table['members'] } as Table;

/** A view in which the tile in hand fits so many squares. */
const viewWith = (count: number): GameView => {
  const placements = Array.from({ length: count }, (_, index) => {
    return { x: (index % 9) - 4, y: Math.floor(index / 9) - 3, rotation: 0 };
  });
  const hands = [{ deck: 'gifts', counts: [0, 0], own: [], left: 25, discards: [] }];
  return { placements, switches: ['fields'], hands, moment: 'tile', map: null } as unknown as GameView;
};
const shown = (count: number): GameAtTable => ({
  table,
  story: [],
  game: { view: () => viewWith(count) } as unknown as Game,
});

interface Part {
  custom_id: string;
  label?: string;
  options?: { value: string; label: string }[];
}
const partsIn = (rows: readonly ComponentRow[]): Part[] =>
  rows.flatMap(({ components }) => components as unknown as Part[]);

/** A view with so many squares all over a map of 24 by 24. */
const onMap = (count: number): GameView => {
  const placements = Array.from({ length: count }, (_, index) => {
    return { x: (index * 7) % 24, y: Math.floor((index * 7) / 24) % 24, rotation: 0 };
  });
  return { ...viewWith(0), placements, map: { layout: { size: { width: 24, height: 24 } } } } as unknown as GameView;
};

describe('regions of a map', () => {
  test.each([41, 60, 82])('with %i legal squares each is in one, and no message has too much', (count) => {
    const view = onMap(count);
    const regions = regionsOf(view);
    const all = numberedSquares(view);
    expect(regions.flatMap(({ squares }) => squares)).toEqual(all);
    expect(all.map(({ label }) => Number(label))).toEqual(all.map((_, index) => index + 1));
    expect(new Set(all.map(({ x, y }) => `${x},${y}`)).size).toBe(count);
    const rows = turnRows({ table, story: [], game: { view: () => view } as unknown as Game }, words);
    expect(rows.length).toBeLessThanOrEqual(5);
    expect(partsIn(rows).filter(({ custom_id }) => custom_id.includes('|region|'))).toHaveLength(regions.length);
    for (const { squares } of regions) expect(numberRows(table, squares, words, all).length).toBeLessThanOrEqual(5);
  });

  const labelsOf = (view: GameView): (string | undefined)[] =>
    partsIn(turnRows({ table, story: [], game: { view: () => view } as unknown as Game }, words))
      .filter(({ custom_id }) => custom_id.includes('|region|'))
      .map(({ label }) => label);

  test('each button names its region and its numbers, and says nothing else', () => {
    let turns = 0;
    for (const { game } of randomGame(setupOf({ map: 'usa', sets: ['base'], switches: ['map'] }), 1)) {
      const view = game.view(null);
      if (game.step !== 'place' || regionsOf(view).length === 0) continue;
      turns++;
      for (const label of labelsOf(view)) expect(label).toMatch(/^[A-Z][a-z -]+: \d+(–\d+)?$/);
    }
    expect(turns).toBeGreaterThan(0);
  });

  test('one region that holds every square has a button with its name, too', () => {
    const placements = Array.from({ length: 41 }, (_, index) => ({
      x: index % 9,
      y: Math.floor(index / 9),
      rotation: 0,
    }));
    const map = { layout: { size: { width: 60, height: 60 } } };
    expect(labelsOf({ ...viewWith(0), placements, map } as unknown as GameView)).toEqual(['North-west: 1–41']);
  });

  test('there are no regions if one message holds all squares', () => {
    expect(regionsOf(onMap(40))).toEqual([]);
    expect(regionsOf(viewWith(54))).toEqual([]);
  });
});

describe('the rows under a board', () => {
  test.each(Array.from({ length: 54 }, (_, index) => index + 1))(
    'with %i legal squares keep to Discord’s limits, and reach each',
    (count) => {
      const rows = turnRows(shown(count), words);
      expect(rows.length).toBeLessThanOrEqual(5);
      for (const { components } of rows) expect(components.length).toBeLessThanOrEqual(5);
      const parts = partsIn(rows);
      const ids = parts.map(({ custom_id }) => custom_id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(id.length).toBeLessThanOrEqual(100);

      const reached = parts.flatMap(({ custom_id }) => {
        const [, verb, , , argument] = custom_id.split('|');
        return verb === 'square' ? [argument!] : [];
      });
      let menu = parts.find(({ options }) => options);
      while (menu) {
        const values = menu.options!.map(({ value }) => value);
        expect(values.length).toBeLessThanOrEqual(25);
        expect(new Set(values).size).toBe(values.length);
        for (const { label } of menu.options!) expect(label.length).toBeLessThanOrEqual(100);
        reached.push(...values.filter((value) => pageIn(value) === null));
        const next = values.find((value) => pageIn(value) !== null);
        const squares = numberedSquares(viewWith(count));
        menu = next === undefined ? undefined : partsIn([squareMenu(table, squares, Number(pageIn(next)), words)])[0];
      }
      expect(reached).toEqual(numberedSquares(viewWith(count)).map(({ x, y }) => `${x},${y}`));
    },
  );

  test('number the squares in reading order, each square once', () => {
    const game = Game.start({ version: RULES_VERSION, seats: 2, sets: ['base'], switches: [], seed: 'numbers' });
    for (let turn = 0; !game.over; turn++) {
      if (game.step === 'place') {
        const squares = numberedSquares(game.view(null));
        expect(squares.map(({ label }) => label)).toEqual(squares.map((_, index) => String(index + 1)));
        const order = squares.map(({ x, y }) => y * 1000 + x);
        expect(order).toEqual([...order].sort((a, b) => a - b));
        expect(new Set(order).size).toBe(order.length);
      }
      game.play(game.legalActions()[turn % game.legalActions().length]!);
    }
  });

  test('offer only one of the rotations that look alike', () => {
    const start = (draws: string[]) =>
      Game.start({
        version: RULES_VERSION,
        seats: 2,
        sets: ['base'],
        switches: [],
        seed: 'twins',
        prepared: { draws, only: true },
      });
    // A straight road looks alike at 0° and 180°; a monastery without a road at all four rotations.
    for (const [tile, most] of [
      ['BA-U', 2],
      ['BA-B', 1],
    ] as const) {
      const game = start([tile, tile]);
      for (const square of numberedSquares(game.view(null))) {
        const rotations = rotationsAt(game.view(null), square);
        expect(rotations.length).toBeGreaterThan(0);
        expect(rotations.length).toBeLessThanOrEqual(most);
      }
    }
  });
});

test('a question before the tile has a button with its own name; before that, the button has the hand’s name', () => {
  const labels = (view: object): string[] =>
    partsIn(turnRows({ ...shown(3), game: { view: () => ({ ...viewWith(3), ...view }) } as unknown as Game }, words))
      .filter(({ custom_id }) => custom_id.includes('|before|'))
      .map(({ label }) => label!);
  expect(labels({ moment: 'tile' })).toEqual(['My gifts']);
  expect(labels({ moment: 'tile', hands: [] })).toEqual([]);
  // The question is public to everybody, so it is no secret who can answer.
  expect(labels({ moment: 'before', step: null, hands: [] })).toEqual([words.decision.before(null)]);
  expect(labels({ moment: 'before', step: null })).toEqual([words.decision.before(null)]);
});

test('text is cut between visible characters', () => {
  expect(cut('abcdef', 6)).toBe('abcdef');
  expect(cut('abcdefg', 6)).toBe('abcde…');
  expect(cut('👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 15)).toBe('👩‍👩‍👧‍👦…');
});

import { describe, expect, test } from 'vitest';
import {
  designOf,
  type Figure,
  Game,
  type Place,
  type Prepared,
  type PreparedTile,
  SWITCHES,
  type Switch,
  samePlace,
} from '../../src/engine/index.ts';
import { place, placeOn, seatOf, tilesOf, told } from '../support/board.ts';
import { setupOf } from '../support/games.ts';
import { beside, featuresOf, placesOn, spell } from '../support/oracle.ts';
import EXAMPLES from './examples.json' with { type: 'json' };

/**
 * The fifty worked examples of the rules. A figure is `PLAYER FIGURE PLACE`; `turn` is the scoring of a turn and `final`
 * that of the end of the game.
 */
type Example = (typeof EXAMPLES)[number];

/** What still lacks the expansion it needs: tiles, figures or rules. Each joins the others with its expansion. */
const PENDING: Readonly<Record<string, string>> = {
  X10: 'tile IC-E (Inns & Cathedrals)',
  X31: 'tile IC-B, inns (Inns & Cathedrals)',
  X32: 'tile IC-B, inns (Inns & Cathedrals)',
  X33: 'tile IC-B, inns (Inns & Cathedrals)',
  X34: 'tile IC-B (Inns & Cathedrals)',
  X35: 'tile IC-K, cathedrals (Inns & Cathedrals)',
  X36: 'tile IC-K, cathedrals (Inns & Cathedrals)',
  X37: 'tile IC-K, cathedrals (Inns & Cathedrals)',
  X38: 'tile IC-K, cathedrals (Inns & Cathedrals)',
  X39: 'tile IC-K (Inns & Cathedrals)',
  X40: 'tile IC-K, cathedrals (Inns & Cathedrals)',
  X41: 'the large meeple (Inns & Cathedrals)',
  X42: 'the large meeple (Inns & Cathedrals)',
  X43: 'the builder (Traders & Builders)',
  X44: 'the pig (Traders & Builders)',
  X45: 'the pig (Traders & Builders)',
  X47: 'tile IC-H (Inns & Cathedrals)',
  X48: 'tile IC-O (Inns & Cathedrals)',
  X49: 'tile TB-B (Traders & Builders)',
  X50: 'tiles RI-A, RI-C (The River)',
};

/** The switch that brings a figure into play. */
const SWITCH_OF: Readonly<Record<string, string>> = {
  abbot: 'abbot',
  large: 'large-meeple',
  builder: 'builders',
  pig: 'pigs',
};

function isRunnable({ board, figures, rules }: Example): boolean {
  const needs = [...rules, ...figures.flatMap((figure) => SWITCH_OF[figure.split(' ')[1]!] ?? [])];
  const tiles = board.split(' ').map((word) => word.split('@')[0]!);
  return tiles.every((tile) => designOf(tile)) && needs.every((need) => (SWITCHES as readonly string[]).includes(need));
}

describe('the fifty worked examples', () => {
  test('are all here', () => {
    expect(EXAMPLES.map(({ id }) => id)).toEqual(
      Array.from({ length: 50 }, (_, i) => `X${`${i + 1}`.padStart(2, '0')}`),
    );
  });

  test('are pending exactly where an expansion is missing', () => {
    expect(EXAMPLES.filter((example) => !isRunnable(example)).map(({ id }) => id)).toEqual(Object.keys(PENDING));
  });

  const ready = EXAMPLES.filter(({ id }) => !(id in PENDING));

  test.each(ready.map((example) => [example.id, example.title, example] as const))('%s %s', (_id, _title, example) => {
    const board = tilesOf(example.board);
    const figures = example.figures.map((line) => {
      const [player, figure, on] = line.split(' ');
      return { seat: seatOf(player!), figure: figure as Figure, on: placeOn(board, on!) };
    });
    const scores = example.when === 'final' ? atTheEnd(board, figures) : inTheTurn(board, figures);
    expect(scores).toMatchObject(Object.values(example.expect));
  });
});

type Placed = NonNullable<Prepared['figures']>[number];

function laid(board: readonly PreparedTile[], figures: readonly Placed[], draws: readonly string[]): Game {
  const switches: Switch[] = [
    'fields',
    ...(figures.some(({ figure }) => figure === 'abbot') ? ['abbot' as const] : []),
  ];
  return Game.start(setupOf({ seats: 3, switches, prepared: { board, figures, draws, only: true } }));
}

const atTheEnd = (board: PreparedTile[], figures: Placed[]): readonly number[] =>
  laid(board, figures, []).view(null).scores.slice(0, seatsIn(figures));

const seatsIn = (figures: readonly Placed[]): number => Math.max(...figures.map(({ seat }) => seat)) + 1;

/** One tile is kept back and played, so that the scoring is that of a turn. */
function inTheTurn(board: PreparedTile[], figures: Placed[]): readonly number[] {
  const tested = new Set(featuresOf(board).filter(({ places }) => figures.some(({ on }) => places.has(spell(on)))));
  const touches = ({ x, y, ...tile }: PreparedTile): boolean =>
    [...tested].some(({ places, kind }) =>
      kind === 'monastery' || kind === 'garden'
        ? Math.max(Math.abs(x - figures[0]!.on.x), Math.abs(y - figures[0]!.on.y)) === 1
        : placesOn({ ...tile, x, y }).some((one) => places.has(spell(one))),
    );
  for (const last of [...board.filter(touches), ...board]) {
    const rest = board.filter((tile) => tile !== last);
    const moved = figures.map((figure) => ({ ...figure, on: movedOff(last, rest, figure.on) }));
    if (moved.some(({ on }) => on === null)) continue;
    // Something else is left to be drawn, so that the turn is not the last.
    const game = laid(rest, moved as Placed[], [last.tile, 'BA-B', 'BA-E', 'BA-V']);
    const at = `${last.tile}@${last.x},${last.y}r${last.rotation}`;
    const events = [...place(game, at)];
    if (game.step === 'meeple') events.push(...game.play({ type: 'pass' }));
    expect(game.view(null).winners).toBeNull();
    expect(told(events).filter((line) => line.includes('incomplete'))).toEqual([]);
    return game.view(null).scores.slice(0, seatsIn(figures));
  }
  throw new Error('no tile of the example can be the last one');
}

/** A figure on the tile kept back stands across the edge instead, on the same feature: its vote is the same. */
function movedOff(last: PreparedTile, rest: readonly PreparedTile[], on: Place): Place | null {
  if (on.x !== last.x || on.y !== last.y) return on;
  const own = placesOn(last).find((one) => samePlace(one, on))!;
  if (on.kind !== 'city' && on.kind !== 'road') return null;
  for (const side of own.at.split('.')) {
    const index = 'NESW'.indexOf(side);
    const { x, y } = beside(last)[index]!;
    if (rest.some((tile) => tile.x === x && tile.y === y)) {
      return placeOn(rest, `${on.kind}:${x},${y}:${'SWNE'[index]}`);
    }
  }
  return null;
}

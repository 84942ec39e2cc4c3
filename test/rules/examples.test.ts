import { describe, expect, test } from 'vitest';
import { type Figure, Game, type Place, type PreparedTile, type Switch, samePlace } from '../../src/engine/index.ts';
import { place, placeOn, seatOf, tilesOf, told } from '../support/board.ts';
import { setupOf } from '../support/games.ts';
import { beside, featuresOf, placesOn, spell } from '../support/oracle.ts';
import EXAMPLES from './examples.json' with { type: 'json' };

/**
 * The fifty worked examples of the rules. A figure is `PLAYER FIGURE PLACE`; `turn` is the scoring of a turn, `final` that of the game's
 * end.
 */
type Example = (typeof EXAMPLES)[number];

describe('the fifty worked examples', () => {
  test('are all here', () => {
    expect(EXAMPLES.map(({ id }) => id)).toEqual(
      Array.from({ length: 50 }, (_, i) => `X${`${i + 1}`.padStart(2, '0')}`),
    );
  });

  test.each(EXAMPLES.map((example) => [example.id, example.title, example] as const))(
    '%s %s',
    (_id, _title, example) => {
      const board = tilesOf(example.board);
      const figures = example.figures.map((line) => {
        const [player, figure, on] = line.split(' ');
        return { seat: seatOf(player!), figure: figure as Figure, on: placeOn(board, on!) };
      });
      const switches = switchesOf(example);
      const scores =
        example.when === 'final' ? atTheEnd(board, figures, switches) : inTheTurn(board, figures, switches);
      expect(scores).toMatchObject(Object.values(example.expect));
    },
  );
});

/** The example's switches, and those that its figures need. */
function switchesOf({ rules, figures }: Example): Switch[] {
  const needs = [...rules, ...figures.flatMap((figure) => SWITCH_OF[figure.split(' ')[1]!] ?? [])] as Switch[];
  return [...new Set<Switch>(['fields', ...needs])];
}

const SWITCH_OF: Readonly<Record<string, Switch>> = {
  abbot: 'abbot',
  large: 'large-meeple',
  builder: 'builders',
  pig: 'pigs',
};

interface StandingThere {
  readonly seat: number;
  readonly figure: Figure;
  readonly on: Place;
}

function laid(
  board: readonly PreparedTile[],
  figures: readonly StandingThere[],
  switches: readonly Switch[],
  draws: readonly string[],
): Game {
  return Game.start(setupOf({ seats: 4, switches, prepared: { board, figures, draws, only: true } }));
}

const atTheEnd = (board: PreparedTile[], figures: StandingThere[], switches: Switch[]): readonly number[] =>
  laid(board, figures, switches, []).view(null).scores.slice(0, seatsIn(figures));

const seatsIn = (figures: readonly StandingThere[]): number => Math.max(...figures.map(({ seat }) => seat)) + 1;

/** Keeps one tile back and plays it, so that the scoring happens in a turn. */
function inTheTurn(board: PreparedTile[], figures: StandingThere[], switches: Switch[]): readonly number[] {
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
    // Later draws, so that the turn is not the last.
    const game = laid(rest, moved as StandingThere[], switches, [last.tile, 'BA-B', 'BA-E', 'BA-V']);
    const at = `${last.tile}@${last.x},${last.y}r${last.rotation}`;
    const events = [...place(game, at)];
    if (game.step === 'meeple') events.push(...game.play({ type: 'pass' }));
    expect(game.view(null).winners).toBeNull();
    expect(told(events).filter((line) => line.includes('incomplete'))).toEqual([]);
    return game.view(null).scores.slice(0, seatsIn(figures));
  }
  throw new Error('no tile of the example can be the last one');
}

/** A figure on the tile kept back stands across the edge instead, on that feature, with an equal vote. */
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

import { expect } from 'vitest';
import {
  type Action,
  Game,
  type GameEvent,
  type GameView,
  type PlacedTile,
  type StandingFigure,
  type Switch,
} from '../../../src/engine/index.ts';
import { chanceOf, setupOf } from '../../support/games.ts';
import { around, featuresOf, type OracleFeature, spell } from '../../support/oracle.ts';
import { votesOn } from '../../support/oracles.ts';
import { lucksUntil, testsDrawn } from '../../support/runs.ts';
import { takenIn } from './support.ts';

const drawn = testsDrawn('shares of gold', { oneIn: 4, about: ['src/expansions/goldmines/', 'src/engine/turn/'] });

/** Rules with figures that have other votes or stand in gardens. */
const RULES: readonly (readonly Switch[])[] = [['goldmines'], ['goldmines', 'abbot', 'large-meeple', 'phantom']];

/** Mostly monasteries, so that one tile may finish several. */
const POOL = 'BA-A BA-A BA-B BA-B BA-B BA-B BA-Eg BA-K BA-U BA-V GO-A GO-B GO-C GO-E GO-G GO-H'.split(' ');

const keyOf = ({ x, y }: { readonly x: number; readonly y: number }): string => `${x},${y}`;
const nameOf = ({ places }: OracleFeature): string => [...places].sort().join();

/** The squares that a feature covers (GM5). */
function squaresOf({ kind, places }: OracleFeature): string[] {
  const own = [...places].map((place) => /-?\d+,-?\d+/.exec(place)![0]);
  if (kind === 'road' || kind === 'city') return own;
  const [x, y] = own[0]!.split(',').map(Number) as [number, number];
  return [own[0]!, ...around({ x, y }).map(keyOf)];
}

/** Ingots by square, in the order of the placements. */
const laidOn = ({ pieces, board }: GameView): Map<string, number> =>
  new Map(
    board.flatMap((tile) => {
      const laid = pieces.find(({ kind, at }) => kind === 'laid-ingot' && keyOf(at!) === keyOf(tile));
      return laid ? [[keyOf(tile), laid.count]] : [];
    }),
  );

/** `A 2`: how many ingots each seat takes from features that the newest tile finished, by the rules, round by round. */
function sharesOf(
  laid: ReadonlyMap<string, number>,
  board: readonly PlacedTile[],
  figures: readonly StandingFigure[],
  { seats, turnOf }: Pick<GameView, 'seats' | 'turnOf'>,
): string[] {
  if (laid.size === 0) return [];
  const before = new Set(
    featuresOf(board.slice(0, -1))
      .filter(({ open }) => open === 0)
      .map(nameOf),
  );
  const claims = featuresOf(board).flatMap((feature) => {
    if (feature.open > 0 || feature.kind === 'field' || before.has(nameOf(feature))) return [];
    const votes = votesOn(feature, { figures, seats });
    const most = Math.max(1, ...votes);
    return votes.flatMap((count, seat) => (count === most ? squaresOf(feature).map((at) => ({ seat, at })) : []));
  });
  const left = new Map(laid);
  const won: number[] = Array(seats).fill(0);
  const claimants = (at: string): number => new Set(claims.filter((one) => one.at === at).map(({ seat }) => seat)).size;
  // More rounds than one tile can have ingots.
  for (let taking = 0; taking < 32 * seats; taking++) {
    const seat = (turnOf + taking) % seats;
    const open = [...left.keys()].filter((at) => claims.some((one) => one.seat === seat && one.at === at));
    const best = open.find((at) => open.every((other) => claimants(other) <= claimants(at)));
    if (best === undefined) continue;
    won[seat]! += 1;
    if (left.get(best) === 1) left.delete(best);
    else left.set(best, left.get(best)! - 1);
  }
  return Array.from({ length: seats }, (_, after) => (turnOf + after) % seats).flatMap((seat) =>
    won[seat]! > 0 ? [`${'ABCDEF'[seat]} ${won[seat]}`] : [],
  );
}

/** A player who puts figures on monasteries and gardens, and tiles where they have most neighbours. */
function choose(game: Game, chance: () => number): Action {
  const legal = game.legalActions();
  const { board } = game.view(null);
  const worthOf = (action: Action): number => {
    if (action.type === 'place')
      return board.filter((tile) => around(action).some((at) => keyOf(at) === keyOf(tile))).length;
    if (action.type !== 'deploy') return 0.3;
    return action.on.kind === 'monastery' || action.on.kind === 'garden' ? 1 : 0;
  };
  const options = legal.map((action) => ({ action, worth: worthOf(action) + chance() }));
  return options.reduce((best, one) => (one.worth > best.worth ? one : best)).action;
}

drawn('GM5, GM6, GM7, GM8, GM9, GM44, GM81: in games full of gold each seat takes what the board says', () => {
  let shared = 0;
  for (const luck of lucksUntil('shares of gold', { short: 2, long: 32 }, () => shared > 0)) {
    const switches: Switch[] = ['fields', ...RULES[luck % RULES.length]!];
    const seats = 4 + (luck % 2);
    const chance = chanceOf(luck);
    const draws = Array.from({ length: 50 }, () => POOL[Math.floor(chance() * POOL.length)]!);
    const game = Game.start(setupOf({ seats, seed: `gold, ${luck}`, switches, prepared: { draws, only: true } }));
    while (game.asked !== null) {
      const view = game.view(null);
      const action = choose(game, chance);
      const events = game.play(action);
      const end = events.findIndex(({ type }) => type === 'turn' || type === 'final-scoring');
      const inTurn = end < 0 ? events : events.slice(0, end);
      const { board } = game.view(null);
      const laid = laidBefore(view, inTurn, board);
      const taken = end < 0 ? [] : sharesOf(laid, board, standing(view, action, inTurn), view);
      expect(takenIn(inTurn)).toEqual(taken);
      shared += taken.length > 1 ? 1 : 0;
    }
  }
  expect(shared).toBeGreaterThan(0);
});

/** Ingots by square, with those that the present action laid. */
function laidBefore(view: GameView, events: readonly GameEvent[], board: readonly PlacedTile[]): Map<string, number> {
  const laid = laidOn(view);
  for (const event of events)
    if (event.type === 'ingot-laid') laid.set(keyOf(event.on), (laid.get(keyOf(event.on)) ?? 0) + 1);
  const order = board.map(keyOf);
  return new Map([...laid].sort(([one], [other]) => order.indexOf(one) - order.indexOf(other)));
}

/** The figures at scoring: with those that the action put down, without an abbot that it recalled. */
function standing(view: GameView, action: Action, events: readonly GameEvent[]): StandingFigure[] {
  const put = events.flatMap((event) => (event.type === 'deployed' ? [event] : []));
  const back = action.type === 'return' ? spell(action.from) : null;
  return [...view.figures, ...put].filter(
    ({ seat, figure, on }) => seat !== view.asked || figure !== 'abbot' || spell(on) !== back,
  );
}

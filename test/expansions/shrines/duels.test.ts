import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Action,
  Game,
  type GameEvent,
  type GameView,
  type PlacedTile,
  type StandingFigure,
} from '../../../src/engine/index.ts';
import { anyLuck, chanceOf, RULES_BESIDE_MAP, setupOf } from '../../support/games.ts';
import { around, spell } from '../../support/oracle.ts';
import { assertCases, lucksUntil, runs, testsDrawn } from '../../support/runs.ts';
import { opposites } from './oracle.ts';

const drawn = testsDrawn('duels', { oneIn: 4, about: ['src/expansions/shrines/', 'src/engine/turn/'] });

const SETS = ['base', 'cult-places', 'king-and-robber'] as const;
const games = fc.record({
  seats: fc.integer({ min: 2, max: 5 }),
  seed: fc.string({ minLength: 12, maxLength: 20 }),
  luck: anyLuck,
  rules: fc.constantFrom(['shrines'], ['shrines', 'abbot'], ['shrines', 'abbot', 'arrows', 'gifts', 'large-meeple']),
});

/** A player who puts figures on buildings, and tiles around occupied or possible ones. */
function choose(game: Game, chance: () => number): Action {
  const legal = game.legalActions();
  const { board, figures } = game.view(null);
  const isBuilding = ({ on }: StandingFigure): boolean => on.kind === 'monastery';
  const wanted = figures.filter(isBuilding).flatMap(({ on }) => around(on));
  const liked = legal.filter((action) => {
    if (action.type === 'deploy') return action.on.kind === 'monastery';
    if (action.type !== 'place') return false;
    const tile = { tile: game.drawn!, ...action };
    return opposites(board, tile).length > 0 || wanted.some(({ x, y }) => x === action.x && y === action.y);
  });
  const passes = legal.filter(({ type }) => type === 'pass');
  const from = liked.length > 0 ? liked : passes.length > 0 ? passes : legal;
  return from[Math.floor(chance() * from.length)]!;
}

const isFull = (board: readonly PlacedTile[], tile: PlacedTile): boolean =>
  around(tile).every((square) => board.some(({ x, y }) => x === square.x && y === square.y));
const buildings = (board: readonly PlacedTile[]): PlacedTile[] =>
  board.filter((tile) => opposites([...board], tile).length > 0);
const lost = (events: readonly GameEvent[]): string[] =>
  events.flatMap((event) =>
    event.type === 'returned' && event.by === 'duel' ? [`${event.seat} ${spell(event.from)}`] : [],
  );

/** Losers of duels by the newest tile, by the rules (SH13 to SH15), from the figures at scoring. */
function losers(before: GameView, standing: readonly StandingFigure[], now: GameView): string[] {
  const on = ({ x, y }: PlacedTile): StandingFigure[] =>
    standing.filter((one) => one.on.kind === 'monastery' && one.on.x === x && one.on.y === y);
  const wasOpen = (tile: PlacedTile): boolean =>
    !before.board.some(({ x, y }) => x === tile.x && y === tile.y) || !isFull(before.board, tile);
  return buildings(now.board).flatMap((tile) => {
    if (!isFull(now.board, tile) || !wasOpen(tile) || on(tile).length === 0) return [];
    return opposites(now.board, tile)
      .filter((other) => !isFull(now.board, other as PlacedTile))
      .flatMap((other) => on(other as PlacedTile).map(({ seat, on: place }) => `${seat} ${spell(place)}`));
  });
}

drawn(
  'SH10, SH11, SH12, SH13, SH14, SH15, SH40: in games full of shrines the board names the loser of each duel, none at the end',
  () => {
    let duels = 0;
    assertCases(
      fc.property(games, ({ seats, seed, luck, rules }) => {
        const game = Game.start(
          setupOf({ seats, seed, copies: 3, sets: [...SETS], switches: ['fields', ...rules] as never }),
        );
        const chance = chanceOf(luck);
        let beforeTile = game.view(null);
        while (game.asked !== null) {
          const before = game.view(null);
          if (game.step === 'place') beforeTile = before;
          const action = choose(game, chance);
          const events = game.play(action);
          const now = game.view(null);
          if (action.type === 'place')
            for (const tile of now.board) expect(opposites(now.board, tile).length).toBeLessThan(2);
          const end = events.findIndex(({ type }) => type === 'final-scoring');
          const inTurn = end < 0 ? events : events.slice(0, end);
          expect(lost(events.slice(inTurn.length))).toEqual([]);
          const isOver = events.some(({ type }) => type === 'turn') || end >= 0;
          if (!isOver || action.type === 'open') {
            expect(lost(inTurn)).toEqual([]);
            continue;
          }
          // Figures put down or recalled count as such before the finished features score.
          const put = inTurn.flatMap((event) => (event.type === 'deployed' ? [event] : []));
          const back = action.type === 'return' ? spell(action.from) : null;
          const standing = [...before.figures, ...put].filter(
            ({ seat, figure, on }) => !(seat === before.asked && figure === 'abbot' && spell(on) === back),
          );
          const expected = losers(beforeTile, standing, { ...now, board: now.board });
          expect(lost(inTurn).sort()).toEqual(expected.sort());
          duels += expected.length;
        }
      }),
      { numRuns: runs(16) },
    );
    expect(duels).toBeGreaterThan(0);
  },
);

test('SH16: with all rules together, an emptied building has no figure on it', () => {
  let duels = 0;
  for (const luck of lucksUntil('duels', { short: 1, long: 100 }, () => duels > 0)) {
    const game = Game.start(
      setupOf({
        seats: 2 + (luck % 4),
        seed: `emptied by a duel, ${luck}`,
        copies: 2,
        sets: [...SETS, 'anniversary'],
        switches: RULES_BESIDE_MAP,
      }),
    );
    const chance = chanceOf(luck);
    while (game.asked !== null) {
      const events = game.play(choose(game, chance));
      for (const event of events) {
        if (event.type !== 'returned' || event.by !== 'duel' || game.asked === null) continue;
        duels += 1;
        expect(game.feature(event.from)).toMatchObject({ kind: 'monastery', owners: [] });
        expect(game.feature(event.from)!.open).toBeGreaterThan(0);
      }
    }
  }
  expect(duels).toBeGreaterThan(0);
});

import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { Game as Inside } from '../../src/engine/game.ts';
import {
  Game,
  type GameEvent,
  type GameRecord,
  type GameView,
  isBeforeDraw,
  replay as playOut,
  TILE_SETS,
  writePlace,
} from '../../src/engine/index.ts';
import { gameAt, playThrough, replayOf } from '../../src/game/past/replay.ts';
import { storyOf } from '../../src/game/table/event-log.ts';
import { replay } from '../../tools/replay/replay.ts';
import { anyLuck, anySetup, chanceOf, RULES_WITHOUT_MAP, randomGame, setupOf } from '../support/games.ts';
import { assertCases, isLong, lucks, runs, sampled } from '../support/runs.ts';
import { fixture, games, type Loose } from '../traces/tool.ts';

const TRACES = ['base', 'everything', 'all2', 'abbot-anniversary-gifts', 'traders', 'river', 'maps', 'maps-town'];

/** The record of a recorded game, caught when the tool starts to play it. */
function recordOf(trace: Loose): GameRecord {
  const start = vi.spyOn(Inside, 'start');
  const { broken } = replay(trace);
  const game = start.mock.results[0]!.value as Game;
  start.mockRestore();
  expect(broken).toBeNull();
  return game.record;
}

describe('recorded games, turn by turn', () => {
  test.each(sampled('recorded games by turns', TRACES, { short: 2 }))(
    '%s: a frame a turn, as it was recorded',
    (name) => {
      for (const trace of games(fixture(name)).slice(0, 3)) {
        const record = recordOf(trace);
        const { entries, board, winners } = replayOf(record);
        const last = Game.of(record).view(null);
        expect(entries).toHaveLength(trace.turns.length + 2);
        expect(entries[0]).toMatchObject({ turn: 0, seat: null, tiles: trace.start.length || 1, lastMoves: [] });
        trace.turns.forEach((turn: Loose, index: number) => {
          const entry = entries[index + 1]!;
          expect(entry).toMatchObject({ turn: index + 1, seat: turn.player, scores: turn.scores });
          expect(entry.lastMoves.map(({ x, y, rotation }) => [x, y, rotation])).toEqual([turn.at]);
          expect(entry.tiles).toBe(entries[index]!.tiles + 1);
          expect(entry.supply.map(withoutZeros)).toEqual(turn.supply);
          expect(entry.figures.map(({ seat, figure, on }) => [seat, figure, writePlace(on)].join()).sort()).toEqual(
            turn.deployed.map((one: Loose) => one.join()).sort(),
          );
        });
        expect(entries.at(-1)).toMatchObject({ seat: null, scores: trace.final.scores, lastMoves: [] });
        expect(board).toEqual(last.board);
        expect(winners).toEqual(last.winners);
      }
    },
  );
});

const withoutZeros = (counts: object): object =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));

/** The parts of a view that a frame shows. */
const drawn = ({ board, figures, scores, supply, pieces, resigned }: GameView) => {
  return { tiles: board.length, figures, scores, supply, pieces, resigned };
};

/** Scores before a turn that begins in these events; points at its start belong to it (PD23). */
function scoresBefore({ scores }: GameView, events: readonly GameEvent[]): number[] {
  const before = [...scores];
  for (const event of events) if (event.type === 'scored') before[event.seat]! -= event.points;
  return before;
}

describe('any game with any sets and rules, some of it by resigning', () => {
  const setups = fc.record({ setup: anySetup, luck: anyLuck, resigning: fc.constantFrom(0, 0, 0.02, 0.2) });

  test('has a frame for the start, each turn and the end, which together tell the whole story', () => {
    assertCases(
      fc.property(setups, ({ setup, luck, resigning }) => {
        const live: { turn: number; view: GameView }[] = [];
        let last: Game | undefined;
        let before: GameView | null = null;
        for (const { game, events } of randomGame(setup, luck, resigning)) {
          const view = game.view(null);
          for (const [at, event] of events.entries()) {
            if (view.winners || event.type !== 'turn' || event.turn === live.at(-1)?.turn) continue;
            // A placement without a draw begins its turn and changes the board in one action.
            const seen = at === 0 && before ? before : { ...view, scores: scoresBefore(view, events.slice(at)) };
            live.push({ turn: event.turn, view: seen });
          }
          last = game;
          before = isBeforeDraw(game) ? view : null;
        }
        const { record } = last!;
        const { entries, board, winners } = replayOf(record);
        const view = last!.view(null);
        expect(entries.map(({ turn }) => turn)).toEqual([...Array(view.turn + 1).keys(), view.turn]);
        expect(entries.flatMap(({ events }) => events)).toEqual(storyOf(record).flat());
        expect(entries.at(-1)!.events[0]).toEqual({ type: 'final-scoring' });
        expect(board).toEqual(view.board);
        expect(winners).toEqual(view.winners);
        expect(entries.at(-1)).toMatchObject({ ...drawn(view), seat: null });
        // As the channel saw it when the next turn began.
        for (const { turn, view } of live) expect(entries[turn - 1]).toMatchObject(drawn(view));
        expect(entries.flatMap(({ lastMoves }) => lastMoves)).toEqual(board.filter(({ seat }) => seat !== null));
      }),
      { numRuns: runs(25) },
    );
  });

  test('stands after each turn as the game stood then', () => {
    assertCases(
      fc.property(setups, ({ setup, luck, resigning }) => {
        const live: Game[] = [];
        for (const { game } of randomGame(setup, luck, resigning)) {
          if (game.over) live[game.turn] = game.clone();
          else live[game.turn - 1] ??= game.clone();
        }
        const { record } = live.at(-1)!;
        for (const [turn, game] of live.entries()) {
          // A turn that begins at once and asks for nothing has no decision left.
          if (!game || (turn % 7 > 0 && turn < live.length - 2)) continue;
          expect(replayOf(record, turn).view).toEqual(game.view(null));
        }
        expect(replayOf(record, 9999).view).toEqual(live.at(-1)!.view(null));
        expect(replayOf(record).view).toEqual(live.at(-1)!.view(null));
      }),
      { numRuns: runs(10) },
    );
  });
});

describe('short games', () => {
  test('a game in which no tile could be placed has a start and an end', () => {
    const setup = setupOf({ prepared: { draws: [], only: true } });
    const { entries, winners } = replayOf({ setup, actions: [] });
    expect(entries.map(({ turn, seat, tiles }) => [turn, seat, tiles])).toEqual([
      [0, null, 1],
      [0, null, 1],
    ]);
    expect(entries[1]!.events.map(({ type }) => type)).toEqual(['final-scoring', 'ended']);
    expect(winners).toEqual([0, 1]);
  });

  test('a game without an action yet ends in its first turn, and has no end', () => {
    const { entries, winners } = replayOf({ setup: setupOf(), actions: [] });
    expect(entries.map(({ turn, seat, lastMoves }) => [turn, seat, lastMoves])).toEqual([
      [0, null, []],
      [1, 0, []],
    ]);
    expect(winners).toBeNull();
  });

  test('a game given up at once has its turn, without a tile, and its end', () => {
    const { entries, winners } = replayOf({ setup: setupOf(), actions: ['resign 0'] });
    expect(entries.map(({ seat, tiles, resigned }) => [seat, tiles, resigned])).toEqual([
      [null, 1, []],
      [0, 1, [0]],
      [null, 1, [0]],
    ]);
    expect(winners).toEqual([1]);
  });

  test('a turn handed on by resigning is one turn, of the player who placed the tile', () => {
    const setup = setupOf({ seats: 3 });
    const game = Game.start(setup);
    game.resign(0);
    game.play(game.legalActions()[0]!);
    const { entries } = replayOf(game.record);
    expect(entries[1]).toMatchObject({ turn: 1, seat: 1, lastMoves: [{ seat: 1, turn: 1 }] });
    expect(entries[1]!.events.filter(({ type }) => type === 'turn')).toHaveLength(2);
  });
});

/** A random game with all rules. */
function longRecord(luck: number): GameRecord {
  const options = isLong ? {} : { most: 72 };
  const setup = setupOf({ seats: 3, sets: TILE_SETS, switches: RULES_WITHOUT_MAP, options });
  return [...randomGame(setup, luck)].at(-1)!.game.record;
}

test('a game is played once however many of its turns are looked at, and each turn is shown correctly', () => {
  const start = vi.spyOn(Inside, 'start');
  onTestFinished(() => start.mockRestore());
  for (const luck of lucks('turns looked at', { short: 1, long: 2 })) {
    const record = longRecord(luck);
    const views: GameView[] = [];
    playOut(record, (game) => views.push(game.view(null)));
    start.mockClear();
    const chance = chanceOf(luck);
    for (let look = 0; look < 60; look++) {
      const lines = Math.floor(chance() * views.length);
      const game = gameAt(record, lines);
      expect(game.view(null)).toEqual(views[lines]);
      // The receiver of a copy may play on.
      if (game.asked !== null) game.play(game.legalActions()[0]!);
      replayOf(record, Math.floor(chance() * 40));
    }
    expect(start).toHaveBeenCalledTimes(1);
  }
});

test('a game is played through in parts of sixteen lines, with other work between them, and then not again', async () => {
  const record = longRecord(1);
  const start = vi.spyOn(Inside, 'start');
  onTestFinished(() => start.mockRestore());
  let others = 0;
  let isOver = false;
  const take = (): void => {
    others += 1;
    if (!isOver) setImmediate(take);
  };
  setImmediate(take);
  await playThrough(record);
  isOver = true;
  expect(others).toBeGreaterThanOrEqual(Math.floor(record.actions.length / 16));
  expect(replayOf(record)).toEqual(replayOf({ ...record }));
  expect(start).toHaveBeenCalledTimes(2);
  await expect(playThrough({ ...record, actions: ['nonsense'] })).resolves.toBeUndefined();
});

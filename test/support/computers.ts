import { type Action, Game, type GameRecord, PASS } from '../../src/engine/index.ts';
import type { Advice, Computers } from '../../src/game/store/ports.ts';
import type { Grade, HintedWay } from '../../src/players/advice.ts';
import { chanceFrom } from '../../src/players/chance.ts';
import { createComputers } from '../../src/players/computers.ts';
import { spansOf, type TurnSpan } from '../../src/players/grade.ts';
import { hintFor } from '../../src/players/hint.ts';
import type { Level } from '../../src/players/levels.ts';
import { chanceOf, choose } from './games.ts';

/** Processor time for one choice, ms. */
const HURRIED_MS = 10;

export interface Thought {
  readonly record: GameRecord;
  readonly level: Level;
  readonly ms: number;
}

const wayTo = (action: Action, behind: number): HintedWay => ({
  ...{ actions: [action, PASS], behind, isEqual: behind === 0 },
  reasons: { scored: [], given: 0, promised: 3, others: 0, home: 0, figure: null },
});

/** A grade that depends on the turn alone: each fifth turn is a slip, and luck goes up and down. */
const gradeAlike = ({ seat, turn }: TurnSpan, index: number): Grade => ({
  ...{ seat, turn, tile: 'BA-B' },
  loss: { mean: index % 5 === 4 ? 3 + (index % 7) : 0, error: 0.5 },
  preferred: index % 5 === 4 ? [{ type: 'place', x: index, y: -1, rotation: 90 }] : null,
  luck: index === 0 ? null : (index % 9) - 4,
  change: index === 0 ? null : (index % 11) - 5,
});

/** Computers that need no time. Their choices depend on how far the game is, so each run is the same. */
export function quickComputers(): Computers & Advice & { readonly thoughts: Thought[] } {
  const thoughts: Thought[] = [];
  return {
    thoughts,
    async choose(record, level, ms) {
      thoughts.push({ record, level, ms });
      const game = Game.of(record);
      return [choose(game.legalActions(), chanceOf(record.actions.length + game.turn * 1000))];
    },
    hint: (record) =>
      hintFor(Game.of(record), { ms: 1e9, simulations: 8, on: { worlds: 2, turns: 0 } }, chanceFrom('hint')),
    async riddle(record, index) {
      const span = spansOf(record)[index];
      // Some turns have no advice, so that a search has something to skip.
      if (!span || span.turn % 3 !== 0) return null;
      const before = { ...record, actions: record.actions.slice(0, span.from) };
      const game = Game.of(before);
      const places = game.legalActions().filter((one) => one.type === 'place');
      const [best, other] = [places[0], places.at(-1)];
      if (!best || !other || (best.x === other.x && best.y === other.y)) return null;
      return { record: before, ways: [wayTo(best, 0), wayTo(other, 5)] };
    },
    async grade(record, index) {
      const span = spansOf(record)[index];
      return span ? gradeAlike(span, index) : null;
    },
  };
}

/** The real computers, in threads of their own, with almost no time to think. The caller closes them. */
export function hurriedComputers(trouble: (error: Error) => void): Computers & Advice & { close(): Promise<void> } {
  const computers = createComputers({ threads: 2, patienceMs: 600_000, trouble });
  return {
    ...computers,
    choose: (record, level, ms) => computers.choose(record, level, Math.min(ms, HURRIED_MS)),
    close: () => computers.close(),
  };
}

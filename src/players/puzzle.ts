import { type ActionOf, Game, type GameRecord } from '../engine/index.ts';
import type { Riddle } from './advice.ts';
import { type Chance, chanceFrom } from './chance.ts';
import { spansOf } from './grade.ts';
import { type HintSettings, hintFor } from './hint.ts';
import { knownBy } from './known.ts';
import { wholeMoves } from './moves.ts';
import { Worth } from './playing-on.ts';

/** Points by which the best square is better than the second. */
const CLEARLY = 4;
/** `CLEARLY` at first sight; a smaller lead is not looked at closer. */
const AT_FIRST_SIGHT = 2.5;
/** More squares would be a search, not a riddle; fewer than three no choice. */
const SQUARES = { least: 3, most: 40 } as const;

/** The riddle in the turn of a record at an index, from 0, or null. */
export async function riddleAt(
  record: GameRecord,
  index: number,
  settings: HintSettings,
  chance: Chance,
): Promise<Riddle | null> {
  const span = spansOf(record)[index];
  if (span === undefined) return null;
  const before: GameRecord = { ...record, actions: record.actions.slice(0, span.from) };
  const game = Game.of(before);
  if (game.step !== 'place' || !isPromising(game)) return null;
  const ways = await hintFor(game, settings, chance);
  const [best, second] = ways;
  if (!best || !second || second.isEqual || second.behind < CLEARLY) return null;
  const atOnce = best.reasons.scored.reduce((sum, { points }) => sum + points, 0);
  return atOnce >= second.behind ? null : { record: before, ways };
}

/** Whether one square stands out without looking ahead. */
function isPromising(game: Game): boolean {
  const seat = game.asked!;
  const world = knownBy(game, seat).world(chanceFrom('first sight'));
  const worth = new Worth(world);
  const best = new Map<string, number>();
  for (const { actions, after } of wholeMoves(world)) {
    const { x, y } = actions[0] as ActionOf<'place'>;
    const square = `${x},${y}`;
    best.set(square, Math.max(best.get(square) ?? Number.NEGATIVE_INFINITY, worth.of(after, seat)));
  }
  if (best.size < SQUARES.least || best.size > SQUARES.most) return false;
  const [first, second] = [...best.values()].sort((a, b) => b - a) as [number, number];
  return first - second >= AT_FIRST_SIGHT;
}

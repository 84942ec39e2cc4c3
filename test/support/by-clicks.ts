import { expect } from 'vitest';
import { Game, type Setup } from '../../src/engine/index.ts';
import { setupOf } from './games.ts';
import { type Habits, picturesIn, type TurnPlayed, textIn } from './player.ts';
import { pixels } from './stage.ts';
import { onPrepared } from './tables.ts';
import { endOf, expectNoFault, playOut } from './whole-game.ts';

/** A game that is played to its end by clicks. */
export interface ByClicks {
  readonly setup: Partial<Setup>;
  /** The number by which its players choose. */
  readonly luck: number;
  /** Texts that its messages and the words of its pictures must contain. */
  readonly tells?: readonly string[];
  /** Verbs that its players must press. */
  readonly presses?: readonly string[];
  readonly habits?: Habits;
}

export async function playedByClicks({
  setup,
  luck,
  tells = [],
  presses = [],
  habits,
}: ByClicks): Promise<TurnPlayed[]> {
  const { record } = Game.start(setupOf(setup));
  const game = await onPrepared(record, { renderer: pixels() });
  const told: string[] = [];
  const turns = await playOut(game, luck, {
    ...(habits && { habits }),
    each: (_turn, next) => void (next && told.push(textIn(next), ...picturesIn(next))),
  });
  const end = await endOf(game);
  told.push(textIn(end.result), ...picturesIn(end.result));
  for (const text of tells) expect(told.join('\n')).toContain(text);
  expect(turns.flatMap(({ pressed }) => pressed)).toEqual(expect.arrayContaining([...presses]));
  expect(end.record.setup).toEqual(record.setup);
  expectNoFault(game);
  return turns;
}

import type { Level } from './levels.ts';
import type { Player } from './player.ts';
import { searchPlayer } from './search.ts';
import { weakPlayer } from './weak.ts';

/** Processor time that a level may use for a turn, in milliseconds, unless less is given. Weak levels need next to none. */
export const MS_OF: Readonly<Record<Level, number>> = { novice: 100, easy: 100, medium: 100, hard: 500, master: 2000 };

/** How a level plays. `ms`: processor time for a turn. */
export function playerOf(level: Level, ms = MS_OF[level]): Player {
  const time = Math.min(ms, MS_OF[level]);
  switch (level) {
    case 'novice':
      return weakPlayer(level, { softness: 1.5, tolerance: 6, fieldsFrom: 6 });
    case 'easy':
      return weakPlayer(level, { softness: 0.3, tolerance: 2, fieldsFrom: 0 });
    case 'medium':
      return searchPlayer(level, { simulations: 50, wholeMoves: 0, ms: time });
    case 'hard':
    case 'master':
      return searchPlayer(level, { ms: time });
  }
}

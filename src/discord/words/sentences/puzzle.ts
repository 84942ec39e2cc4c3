import type { Action, TileId } from '../../../engine/index.ts';
import { isSolvedBy, type Puzzle, solversOf, streakOf } from '../../../game/learning/puzzles.ts';
import type { UserId } from '../../../game/table/table.ts';
import { cut } from '../escape.ts';
import type { SpokenLanguage } from './language.ts';
import type { ThingWords } from './things.ts';
import { turnIn } from './turns.ts';

const LIMIT = 1900;
const ALT = 1024;
/** The number of named solvers; the total is told too. */
const MOST_NAMED = 30;

/** The puzzle of the day: Markdown, at most 1900 characters. */
export function puzzleOf(language: SpokenLanguage, things: ThingWords) {
  const { say, number, and, mention } = language;

  const solvers = (puzzle: Puzzle, hidden: readonly UserId[]): string => {
    const all = solversOf(puzzle);
    const named = all.filter((user) => !hidden.includes(user)).slice(0, MOST_NAMED);
    const listed = named.length === 0 ? (all.length === 0 ? null : '…') : and(named.map(mention));
    return say('puzzle-solvers', { listed, solved: all.length, tried: puzzle.tries.length });
  };

  return {
    /** `isOwn`: people of this server played the game. */
    ask: (tile: TileId, isOwn: boolean) =>
      cut([say('puzzle-title'), say('puzzle-ask', { own: isOwn, tile: things.tile(tile) })].join('\n'), LIMIT),
    /** For the picture: plain, at most 1024 characters. `board`: the board's description. */
    alt: (board: string) => cut(say('puzzle-alt', { board }), ALT),
    /** After a person's try. `hidden`: people who are not named. */
    result: (puzzle: Puzzle, user: UserId, way: readonly Action[], hidden: readonly UserId[]) =>
      cut(
        [
          say('puzzle-result', {
            solved: isSolvedBy(puzzle, user),
            way: turnIn(language, things, way) ?? '',
            points: number(Math.round(puzzle.lead)),
          }),
          isSolvedBy(puzzle, user) ? say('puzzle-streak', { days: streakOf(puzzle, user) }) : '',
          solvers(puzzle, hidden),
        ]
          .filter((line) => line !== '')
          .join('\n'),
        LIMIT,
      ),
    /** For everybody, without the solution. */
    shared: (puzzle: Puzzle, hidden: readonly UserId[]) =>
      cut([say('puzzle-shared'), solvers(puzzle, hidden)].join('\n'), LIMIT),
    working: say('puzzle-working'),
    failed: say('puzzle-failed'),
    over: say('puzzle-over'),
  };
}

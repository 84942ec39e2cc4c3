import { type Action, readMove } from '../../engine/index.ts';
import { type Puzzle, solutionOf } from '../../game/learning/puzzles.ts';
import type { UserId } from '../../game/table/table.ts';
import type { GameAtTable } from '../../game/table/tables.ts';
import { ids } from '../interaction/ids.ts';
import type { PanelContent } from '../interaction/reply.ts';
import type { DrawingServices } from '../services.ts';
import { numberedSquares } from '../turn/numbers.ts';
import type { Words } from '../words/index.ts';
import { button, row } from './buttons.ts';
import { drawn, playersOf, sceneOf } from './drawing.ts';
import { sceneOfWays } from './hint.ts';
import { numberRows } from './turn.ts';

/** The position with its numbers, as in a turn. */
export async function puzzlePanel(
  puzzle: Puzzle,
  present: GameAtTable,
  spoken: Words,
  bot: DrawingServices,
): Promise<PanelContent> {
  const { table, game } = present;
  const words = spoken.on(table.options);
  return {
    content: words.puzzle.ask(game.view(null).drawn!, puzzle.isOwn),
    files: await pictureOf(present, words, bot),
    components: numberRows(table, numberedSquares(game.view(null)), words),
  };
}

async function pictureOf({ table, game }: GameAtTable, words: Words, bot: DrawingServices) {
  const view = game.view(null);
  const badges = numberedSquares(view);
  const scene = { ...sceneOf(table, view, words), badges };
  const numbers = badges.map(({ label, x, y }) => ({ label, square: { x, y } }));
  const board = words.alt.board({ view, people: table.members, events: [], numbers });
  return drawn(bot, bot.renderer.board(scene), words.puzzle.alt(board));
}

/** The result of a person's try, with the computer's turn on the board. `hidden`: people who are not named. */
export async function resultPanel(
  puzzle: Puzzle,
  present: GameAtTable,
  user: UserId,
  hidden: readonly UserId[],
  spoken: Words,
  bot: DrawingServices,
): Promise<PanelContent> {
  const { table, game } = present;
  const words = spoken.on(table.options);
  const way = puzzle.best.map((line) => readMove(line) as Action);
  const view = game.view(null);
  const solution = solutionOf(puzzle);
  // The square has the same number as in the question.
  const badges = numberedSquares(view).filter(({ x, y }) => x === solution.x && y === solution.y);
  const scene = { ...sceneOfWays(present.game, [{ actions: way }], playersOf(present.table, words)), badges };
  const board = words.alt.board({ view, people: table.members, events: [], numbers: [] });
  return {
    content: words.puzzle.result(puzzle, user, way, hidden),
    files: await drawn(bot, bot.renderer.board(scene), words.puzzle.alt(board)),
    components: [row(button(ids.puzzle('puzzle-show'), words.buttons['show-in-channel']))],
  };
}

/** For everybody: the position and its solvers, without the solution. */
export async function sharedPuzzle(
  puzzle: Puzzle,
  present: GameAtTable,
  hidden: readonly UserId[],
  spoken: Words,
  bot: DrawingServices,
): Promise<PanelContent> {
  const words = spoken.on(present.table.options);
  return {
    content: words.puzzle.shared(puzzle, hidden),
    files: await pictureOf(present, words, bot),
    components: [row(button(ids.puzzle('puzzle'), words.buttons['solve-puzzle'], 'main'))],
  };
}

export const backToPuzzle = (words: Words) => row(button(ids.puzzle('puzzle'), words.buttons['back-to-puzzle']));

import { showPuzzle } from '../src/discord/flows/puzzle.ts';
import type { Command } from '../src/discord/handlers.ts';
import { wordsOf } from '../src/discord/interaction/language.ts';
import { puzzleData } from './data.ts';

/** A position of the day in which one square is clearly the best, for everybody by themselves. */
export const puzzle: Command = {
  data: puzzleData,

  execute: (interaction, bot) => showPuzzle({ interaction, words: wordsOf(interaction) }, bot),
};

import { showPuzzle } from '../src/discord/flows/puzzle.ts';
import type { Command } from '../src/discord/handlers.ts';
import { wordsOf } from '../src/discord/interaction/language.ts';
import { puzzleData } from './data.ts';

/** The puzzle of the day: a position with one clearly best square, which each person solves alone. */
export const puzzle: Command = {
  data: puzzleData,

  execute: (interaction, bot) => showPuzzle({ interaction, words: wordsOf(interaction) }, bot),
};

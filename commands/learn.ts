import { showLesson } from '../src/discord/flows/lesson.ts';
import type { Command } from '../src/discord/handlers.ts';
import { wordsOf } from '../src/discord/interaction/language.ts';
import { learnData } from './data.ts';

/** A private guided game against a computer, which continues at the last stage. */
export const learn: Command = {
  data: learnData,
  execute: (interaction, bot) => showLesson({ interaction, words: wordsOf(interaction) }, bot),
};

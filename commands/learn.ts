import { showLesson } from '../src/discord/flows/lesson.ts';
import type { Command } from '../src/discord/handlers.ts';
import { wordsOf } from '../src/discord/interaction/language.ts';
import { learnData } from './data.ts';

/** A guided game against a computer, for whoever asks alone; it goes on where it was left. */
export const learn: Command = {
  data: learnData,
  execute: (interaction, bot) => showLesson({ interaction, words: wordsOf(interaction) }, bot),
};

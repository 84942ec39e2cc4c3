import { DEFAULT_OPTIONS } from '../../game/options.ts';
import { showLesson } from '../answers/lesson.ts';
import { openTable } from '../answers/opening.ts';
import type { Component } from '../handlers.ts';

const anew: Component = {
  verb: 'learn-anew',
  answer: 'private',
  run: (press, bot) => showLesson(press, bot, true),
};

/** The game that was learnt, with others: a lobby with an easy computer. */
const play: Component = {
  verb: 'learn-play',
  answer: 'private',
  run: (press, bot) => openTable(press, async () => DEFAULT_OPTIONS, bot, { computers: ['novice'] }),
};

export const lessonComponents: readonly Component[] = [anew, play];

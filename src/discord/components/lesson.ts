import { DEFAULT_OPTIONS } from '../../game/lobby/options.ts';
import { showLesson } from '../flows/lesson.ts';
import { openInThread, openTable, usualOptions } from '../flows/opening.ts';
import type { Component } from '../handlers.ts';

const learn: Component = {
  verb: 'learn',
  answer: 'private',
  run: (press, bot) => showLesson(press, bot),
};

const anew: Component = {
  verb: 'learn-anew',
  answer: 'private',
  run: (press, bot) => showLesson(press, bot, true),
};

/** After the lesson: a lobby with an easy computer. */
const learnPlay: Component = {
  verb: 'learn-play',
  answer: 'private',
  run: (press, bot) => openTable(press, async () => DEFAULT_OPTIONS, bot, { computers: ['novice'] }),
};

/** As `/play` without options. */
const play: Component = {
  verb: 'play',
  answer: 'private',
  run: (press, bot) => openTable(press, (preset) => usualOptions(preset, press.interaction.guildId, bot), bot),
};

const inThread: Component = { verb: 'in-thread', answer: 'private', run: openInThread };

export const lessonComponents: readonly Component[] = [learn, anew, learnPlay, play, inThread];

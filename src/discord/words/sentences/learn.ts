import type { GameEvent, GameView } from '../../../engine/index.ts';
import type { LessonPress, LessonStep } from '../../../game/learning/lesson.ts';
import { cut, escaped } from '../escape.ts';
import type { Members } from '../vocabulary.ts';
import { finalOf } from './final.ts';
import type { SpokenLanguage } from './language.ts';
import type { ThingWords } from './things.ts';

const STEP = 1000;
const TEXT = 1900;

/** What newcomers are told: Markdown, at most 1000 characters unless said. */
export function learnOf(language: SpokenLanguage, things: ThingWords) {
  const { say, sayIfAny } = language;
  const final = finalOf(language, things);

  return {
    /** Beside the buttons of a turn: what is learnt, and which of them is to be pressed. */
    step: (about: {
      readonly step: LessonStep;
      readonly press: LessonPress;
      /** From 1. */
      readonly number: number;
      readonly of: number;
      /** Of the button to be pressed. */
      readonly label: string;
      /** What the computer has done since, line by line; '' for nothing. */
      readonly before: string;
      /** It was left off here before. */
      readonly isTakenUp: boolean;
    }) => {
      const { step, press, number, of, label, before, isTakenUp } = about;
      const lines = [
        say('learn-step', { number, of, title: say(`learn-${step}`) }),
        isTakenUp ? say('learn-again') : '',
        before === '' ? '' : before.replace(/^/gm, '-# '),
        sayIfAny(`learn-${step}.${press}`, { label: escaped(label) }) ?? '',
      ];
      return cut(lines.filter((line) => line !== '').join('\n'), STEP);
    },
    /** When something else was pressed than what is wanted. */
    other: (about: { readonly pressed: LessonPress; readonly wanted: LessonPress; readonly label: string }) =>
      say('learn-other', { ...about, label: escaped(about.label) }),
    /** After it, at most 1900 characters. `events`: those of the last call, with final scoring. */
    over: (view: GameView, people: Members, events: readonly GameEvent[]) =>
      cut(
        [`### ${final.headline(view, people)}`, final.scoring(events, people), '', say('learn-over')].join('\n'),
        TEXT,
      ),
    /** Below the first panel of somebody who has never played. */
    first: say('learn-first'),
  };
}

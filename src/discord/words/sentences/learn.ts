import type { GameEvent, GameView } from '../../../engine/index.ts';
import type { LessonPress, LessonStep } from '../../../game/learning/lesson.ts';
import { cut, escaped } from '../escape.ts';
import type { Members } from '../vocabulary.ts';
import { finalOf } from './final.ts';
import type { SpokenLanguage } from './language.ts';
import type { ThingWords } from './things.ts';

const STEP = 1000;
const TEXT = 1900;

/** Words for newcomers: Markdown, at most 1000 characters by default. */
export function learnOf(language: SpokenLanguage, things: ThingWords) {
  const { say, sayIfAny } = language;
  const final = finalOf(language, things);

  return {
    /** The subject of a step, and the button to press. */
    step: (about: {
      readonly step: LessonStep;
      readonly press: LessonPress;
      /** From 1. */
      readonly number: number;
      readonly of: number;
      /** The label of that button. */
      readonly label: string;
      /** The computer's moves since then, a line each; '' for none. */
      readonly before: string;
      /** The learner continues an earlier lesson. */
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
    /** After a press on a wrong button. */
    other: (about: { readonly pressed: LessonPress; readonly wanted: LessonPress; readonly label: string }) =>
      say('learn-other', { ...about, label: escaped(about.label) }),
    /** The end, at most 1900 characters. `events`: those of the last call, with final scoring. */
    over: (view: GameView, people: Members, events: readonly GameEvent[]) =>
      cut(
        [`### ${final.headline(view, people)}`, final.scoring(events, people), '', say('learn-over')].join('\n'),
        TEXT,
      ),
    /** Below the first panel of a new player. */
    first: say('learn-first'),
  };
}

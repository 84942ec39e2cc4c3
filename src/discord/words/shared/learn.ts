import { cut, escaped } from '../escape.ts';
import type { LearnWords, ThingWords } from '../types.ts';
import { finalOf } from './final.ts';
import type { Language } from './language.ts';

const STEP = 1000;
const TEXT = 1900;

export function learnOf(language: Language, things: ThingWords): LearnWords {
  const { say, sayIfAny } = language;
  const final = finalOf(language, things);

  return {
    step: ({ step, press, number, of, label, before, isTakenUp }) => {
      const lines = [
        say('learn-step', { number, of, title: say(`learn-${step}`) }),
        isTakenUp ? say('learn-again') : '',
        before === '' ? '' : before.replace(/^/gm, '-# '),
        sayIfAny(`learn-${step}.${press}`, { label: escaped(label) }) ?? '',
      ];
      return cut(lines.filter((line) => line !== '').join('\n'), STEP);
    },
    other: ({ pressed, wanted, label }) => say('learn-other', { pressed, wanted, label: escaped(label) }),
    over: ({ view, people, events }) =>
      cut(
        [`### ${final.headline(view, people)}`, final.scoring(events, people), '', say('learn-over')].join('\n'),
        TEXT,
      ),
    first: say('learn-first'),
  };
}

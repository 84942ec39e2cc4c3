import { cut, escaped } from '../escape.ts';
import type { LearnWords, ThingWords } from '../types.ts';
import { finalOf } from './final.ts';
import type { Language } from './language.ts';

const STEP = 600;
const TEXT = 1900;

export function learnOf(language: Language, things: ThingWords): LearnWords {
  const { say, sayIfAny } = language;
  const final = finalOf(language, things);

  return {
    step: ({ step, press, number, of, label: plain, remark }) => {
      const label = escaped(plain);
      const lines = [
        say('learn-step', { number, of, title: say(`learn-${step}`) }),
        remark === 'again' ? say('learn-again') : '',
        sayIfAny(`learn-${step}.${press}`, { label }) ?? '',
        remark !== null && remark !== 'again'
          ? say('learn-other', { pressed: remark.pressed, wanted: press, label })
          : '',
      ];
      return cut(lines.filter((line) => line !== '').join('\n'), STEP);
    },
    over: ({ view, people, events }) =>
      cut(
        [`### ${final.headline(view, people)}`, final.scoring(events, people), '', say('learn-over')].join('\n'),
        TEXT,
      ),
    first: say('learn-first'),
  };
}

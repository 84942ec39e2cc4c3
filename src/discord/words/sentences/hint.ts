import type { HintedWay, Reasons } from '../../../players/advice.ts';
import { cut, fitting } from '../escape.ts';
import { capital, type SpokenLanguage } from './language.ts';
import { nameOf, type ThingWords } from './things.ts';
import { placementIn, turnIn } from './turns.ts';

const LIMIT = 1900;
const ALT = 1024;
const LABEL = 38;

/** A computer's advice: Markdown, at most 1900 characters. */
export function hintOf(language: SpokenLanguage, things: ThingWords) {
  const { say, signed } = language;

  const reasonsIn = ({ scored, given, promised, others, home, figure }: Reasons): string[] => {
    const sum = scored.reduce((all, { points }) => all + points, 0);
    const what = language.and(scored.map(({ reason }) => things.reason(reason)));
    return [
      ...(sum !== 0 ? [say('hint-scored', { points: signed(sum), what })] : []),
      ...(given !== 0 ? [say('hint-given', { points: signed(given) })] : []),
      ...(promised !== 0 ? [say('hint-promised', { points: signed(promised) })] : []),
      ...(others !== 0 ? [say('hint-others', { points: signed(others) })] : []),
      ...(home > 0 ? [say('hint-home', { count: home })] : []),
      ...(figure?.fitting != null
        ? [say('hint-open', { kind: say(`kind-${nameOf(figure.on)}`), open: figure.open, fitting: figure.fitting })]
        : []),
    ];
  };

  const told = (way: HintedWay, index: number, figure?: string): string => {
    const head = say('hint-way', {
      number: index + 1,
      turn: turnIn(language, things, way.actions, figure) ?? '',
      rank: index === 0 ? 'best' : way.isEqual ? 'equal' : 'less',
      points: Math.max(1, Math.round(way.behind)),
    });
    const reasons = reasonsIn(way.reasons);
    return `${head}\n- ${capital(reasons.length > 0 ? reasons.join(language.between) : say('hint-quiet'))}`;
  };

  const numbered = (way: HintedWay, number: number): string =>
    `${number} ${language.square(placementIn(way.actions)!)}`;

  return {
    /** `ways`: best first, in the order of their numbers. `figures`: the name of each figure on its button. */
    text: (ways: readonly HintedWay[], figures: readonly (string | undefined)[] = []) => {
      const head = say('hint-title', { ways: ways.length });
      const note = say('hint-note');
      const lines = fitting(
        ways.map((way, index) => told(way, index, figures[index])),
        LIMIT - head.length - note.length - 2,
        language.andMore,
      );
      return [head, ...lines, note].join('\n');
    },
    /** For the picture: plain, at most 1024 characters. */
    alt: (ways: readonly HintedWay[]) =>
      cut(say('hint-alt', { listed: ways.map((way, at) => numbered(way, at + 1)).join(', ') }), ALT),
    /** `1: N20`, on the button that opens a square; plain, at most 38 characters. */
    label: (way: HintedWay, number: number) =>
      cut(language.labelled(number, language.square(placementIn(way.actions)!)), LABEL),
    confirm: say('hint-confirm'),
    working: say('hint-working'),
    failed: say('hint-failed'),
  };
}

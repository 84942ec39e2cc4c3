import type { ActionOf } from '../../../engine/index.ts';
import type { HintedWay, Reasons } from '../../../players/advice.ts';
import { cut, fitting } from '../escape.ts';
import type { HintWords, ThingWords } from '../types.ts';
import { capital, type Language } from './language.ts';
import { roleOf, roleThing } from './things.ts';

const LIMIT = 1900;
const ALT = 1024;
const LABEL = 38;

export function hintOf(language: Language, things: ThingWords): HintWords {
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
        ? [say('hint-open', { kind: say(`kind-${figure.kind}`), open: figure.open, fitting: figure.fitting })]
        : []),
    ];
  };

  const told = (way: HintedWay, index: number): string => {
    const { x, y, rotation } = placementOf(way);
    const head = say('hint-way', {
      number: index + 1,
      square: language.square({ x, y }),
      degrees: rotation,
      figure: figureIn(way),
      rank: index === 0 ? 'best' : way.isEqual ? 'equal' : 'less',
      points: Math.max(1, Math.round(way.behind)),
    });
    const reasons = reasonsIn(way.reasons);
    return `${head}\n- ${capital(reasons.length > 0 ? reasons.join('; ') : say('hint-quiet'))}`;
  };

  const figureIn = ({ actions }: HintedWay): string | null => {
    const deployed = actions.find((action): action is ActionOf<'deploy'> => action.type === 'deploy');
    if (!deployed) return null;
    const role = roleThing(roleOf(deployed.figure, deployed.on.kind));
    return say('hint-figure', { role, place: things.place(deployed.on) });
  };

  const numbered = (way: HintedWay, number: number): string => `${number} ${language.square(placementOf(way))}`;

  return {
    text: (ways) => {
      const head = say('hint-title', { ways: ways.length });
      const note = say('hint-note');
      const lines = fitting(ways.map(told), LIMIT - head.length - note.length - 2, language.andMore);
      return [head, ...lines, note].join('\n');
    },
    alt: (ways) => cut(say('hint-alt', { listed: ways.map((way, at) => numbered(way, at + 1)).join(', ') }), ALT),
    label: (way, number) => cut(`${number}: ${language.square(placementOf(way))}`, LABEL),
    confirm: say('hint-confirm'),
    failed: say('hint-failed'),
  };
}

/** A way begins with the tile. */
const placementOf = ({ actions }: HintedWay): ActionOf<'place'> => actions[0] as ActionOf<'place'>;

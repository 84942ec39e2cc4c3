import type { Rotation, Square } from '../../../engine/index.ts';
import { MOST_DAYS_OFF } from '../../../game/people/personal-times.ts';
import { MOST_PRESETS } from '../../../game/servers/servers.ts';
import type { Refusal } from '../../../game/table/result.ts';
import { PACE_LIMITS } from '../../../game/time/pace.ts';
import { cut, escaped, plain } from '../escape.ts';
import type { Argument, MessageKey } from '../speaker.ts';
import type { Trouble } from '../trouble.ts';
import type { Permission } from '../vocabulary.ts';
import type { SpokenLanguage } from './language.ts';
import { momentIn } from './moment.ts';
import type { ThingWords } from './things.ts';

const LIMIT = 1000;
const TYPED = 40;

export function refusalOf(language: SpokenLanguage, things: ThingWords) {
  const { say, sayIfAny, mention, and, or } = language;
  const quoted = (text: string): string => say('quoted', { text: escaped(cut(plain(text), TYPED)) });
  /** The form of a refusal's fields; others stay as they are. */
  const shown = {
    user: mention,
    host: mention,
    turnOf: mention,
    asked: mention,
    channel: (id: string) => `<#${id}>`,
    typed: quoted,
    until: (at: number) => momentIn(at, 'T'),
    map: quoted,
    tile: (id: string) => things.tile(id),
    square: (square: Square) => `**${language.square(square)}**`,
    legal: (rotations: readonly Rotation[]) => or(rotations.map((one) => `${one}°`)) || null,
    permissions: (names: readonly Permission[]) => and(names.map((one) => `**${say(`permission-${one}`)}**`)),
  };
  const { minutes, days } = PACE_LIMITS;
  const always = {
    example: language.square({ x: 0, y: 0 }),
    presets: MOST_PRESETS,
    most: MOST_DAYS_OFF,
    minutes: minutes.most,
    days: days.most,
  };
  const argument = (name: string, value: unknown): Argument => {
    const show = Object.hasOwn(shown, name) ? (shown[name as keyof typeof shown] as (of: unknown) => Argument) : null;
    return value === null || show === null ? (value as Argument) : show(value);
  };
  return (why: Refusal | Trouble): string => {
    // A code without a message does not compile.
    const key: MessageKey = `refusal-${why.code}`;
    const given = Object.fromEntries(Object.entries(why).map(([name, value]) => [name, argument(name, value)]));
    return cut(language.begun(sayIfAny(key, { ...always, ...given }) ?? key), LIMIT);
  };
}

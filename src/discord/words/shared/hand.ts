import type { HandView } from '../../../engine/index.ts';
import { cut } from '../escape.ts';
import type { Argument } from '../speaker.ts';
import type { HandWords } from '../types.ts';
import type { Language } from './language.ts';

const ALT = 1024;

/** Each deck says its own: `hand-<deck>` with its attributes, and `card-<card>` for each of its cards. */
export function handOf(language: Language): HandWords {
  const { say, sayIfAny } = language;
  const card: HandWords['card'] = (id) => ({
    title: sayIfAny(`card-${id}`, {}) ?? id,
    text: sayIfAny(`card-${id}.text`, {}) ?? '',
  });
  const by = ({ deck }: Pick<HandView, 'deck'>, part: string, given: Readonly<Record<string, Argument>> = {}): string =>
    sayIfAny(`hand-${deck}${part}`, given) ?? '';

  return {
    card,
    cardAlt: (id) => say('hand-card-alt', card(id)),
    told: ({ hand, usable, isAsked }) => {
      const { own } = hand;
      const cards = counted(own).map(([id, count]) =>
        say('hand-card', { ...card(id), count, usable: !isAsked || usable.includes(id) }),
      );
      const state = !isAsked ? '.wait' : own.some((id) => usable.includes(id)) ? '.usable' : '.unusable';
      const rest = own.length === 0 ? [by(hand, '.none')] : [...cards, by(hand, state), by(hand, '.secret')];
      return [by(hand, '', { held: own.length }), ...rest].join('\n');
    },
    alt: (hands) =>
      cut(
        hands
          .map((hand) => {
            const cards = counted(hand.own).map(([id, count]) => {
              const { title, text } = card(id);
              return say('hand-card.alt', { title, text: text.replace(/\.$/, ''), count });
            });
            return cards.length === 0 ? by(hand, '.none') : by(hand, '.alt', { listed: cards.join(language.between) });
          })
          .join(' '),
        ALT,
      ),
    button: (deck) => cut(by({ deck }, '.button'), 38),
    absent: (deck) => by({ deck }, '.absent'),
    later: (deck) => by({ deck }, '.later'),
    received: (hand, id) => by(hand, '.received', { ...card(id), held: hand.own.length }),
  };
}

/** Each card once, with how many of it there are. */
const counted = (own: readonly string[]): (readonly [string, number])[] =>
  [...new Set(own)].sort().map((id) => [id, own.filter((one) => one === id).length]);

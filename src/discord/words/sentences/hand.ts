import type { DeckId, HandView } from '../../../engine/index.ts';
import { cut } from '../escape.ts';
import type { Argument } from '../speaker.ts';
import type { SpokenLanguage } from './language.ts';

const ALT = 1024;

/** Each deck has a message `hand-<deck>` with attributes, and `card-<card>` for each card. */
export function handOf(language: SpokenLanguage) {
  const { say, sayIfAny } = language;
  const card = (id: string) => ({
    title: sayIfAny(`card-${id}`, {}) ?? id,
    text: sayIfAny(`card-${id}.text`, {}) ?? '',
  });
  const by = ({ deck }: Pick<HandView, 'deck'>, part: string, given: Readonly<Record<string, Argument>> = {}): string =>
    sayIfAny(`hand-${deck}${part}`, given) ?? '';

  return {
    /** The text on a card's picture. */
    card,
    cardAlt: (id: string) => say('hand-card-alt', card(id)),
    /**
     * The reader's cards of a deck with their effects, and that nobody else sees them. At most 1900 characters. `usable`: cards that can be
     * played now. `isAsked`: it is the reader's turn.
     */
    told: (hand: HandView, usable: readonly string[], isAsked: boolean) => {
      const { own } = hand;
      const cards = counted(own).map(([id, count]) =>
        say('hand-card', { ...card(id), count, usable: !isAsked || usable.includes(id) }),
      );
      const state = !isAsked ? '.wait' : own.some((id) => usable.includes(id)) ? '.usable' : '.unusable';
      const rest = own.length === 0 ? [by(hand, '.none')] : [...cards, by(hand, state), by(hand, '.secret')];
      return [by(hand, '', { held: own.length }), ...rest].join('\n');
    },
    /** The picture of all the reader's cards; no Markdown, at most 1024 characters. */
    alt: (hands: readonly HandView[]) =>
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
    /** Opens the reader's cards: `My gifts`. */
    button: (deck: DeckId) => cut(by({ deck }, '.button'), 38),
    /** Why there are no such cards. */
    absent: (deck: DeckId) => by({ deck }, '.absent'),
    /** The received card is shown when the turn cannot be taken back any more; plain. */
    later: (deck: DeckId) => by({ deck }, '.later'),
    /** The private follow-up to the turn that brought a card. */
    received: (hand: HandView, id: string) => by(hand, '.received', { ...card(id), held: hand.own.length }),
  };
}

/** Each card once, with its count. */
const counted = (own: readonly string[]): (readonly [string, number])[] =>
  [...new Set(own)].sort().map((id) => [id, own.filter((one) => one === id).length]);

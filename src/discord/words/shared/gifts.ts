import { GIFTS, type Gift, type Opening, type ScoredEvent } from '../../../engine/index.ts';
import { cut, fitting } from '../escape.ts';
import type { GiftEffect, GiftWords, People, ThingWords } from '../types.ts';
import { argumentsOf } from './arguments.ts';
import { aroundOf } from './features.ts';
import { inMarkdown, inPlain, type Language, moreLines } from './language.ts';
import { homeward, scored } from './lines.ts';
import { scoringsIn } from './panel.ts';
import { storyOf } from './story.ts';
import { nameOf, roleOf, roleThing, sideOf, spotOf } from './things.ts';

const LABEL = 80;
const TEXT = 1900;
const PREVIEW = 900;
const ALT = 1024;

export function giftsOf(language: Language, things: ThingWords): GiftWords {
  const { say } = language;

  const card = (gift: Gift) => ({ title: say(`gift-${gift}`), text: say(`gift-${gift}.text`) });

  /** Each card of a hand once. */
  const counted = (own: readonly Gift[]) =>
    GIFTS.map((gift) => ({ gift, count: own.filter((one) => one === gift).length })).filter(({ count }) => count > 0);

  const label = (opening: Opening, effect: GiftEffect, people: People): string => {
    const { gift, figure, on, to } = opening;
    if (gift === 'take-2' || on === null) return say('gift-take-2.label');
    const spot = spotOf(language, on);
    if (gift === 'road-sweeper' || figure === null) {
      const home = effect.events.filter(({ type }) => type === 'returned').length;
      return say('gift-road-sweeper.label', { spot, gains: gainOf(language, effect, people), home });
    }
    const role = roleThing(roleOf(figure, on));
    if (gift === 'synod')
      return say('gift-synod.label', { role, square: language.square(on), ...aroundOf(effect.feature) });
    if (gift === 'cash-out' || to === null)
      return say('gift-cash-out.label', { role, spot, points: ownPoints(effect) });
    const upTo = to.kind === 'field' ? null : say(`kind-${nameOf(to)}`);
    return say('gift-change-position.label', { role, spot, to: upTo, side: sideOf(language, to) || null });
  };

  const preview = (opening: Opening, effect: GiftEffect, people: People, markdown: boolean): string => {
    const calling = markdown ? inMarkdown(language, people) : inPlain(language, people);
    const { title } = card(opening.gift);
    const head = say('gifts-preview', {
      title,
      what: say('gift-does', argumentsOf(language, things, opening, calling)),
    });
    const told = scoringsIn(effect.events).map((same) => scored(language, things, same, calling, effect.events));
    const home = effect.events.filter((event) => event.type === 'returned');
    const swept =
      opening.gift === 'road-sweeper' ? [say('log-home', { listed: homeward(language, home, calling) })] : [];
    const lines = [...(told.length > 0 ? told : [say('gifts-no-points')]), ...swept];
    const end = say('gifts-preview-end');
    const text = [head, ...fitting(lines, PREVIEW - head.length - end.length - 2, moreLines(language)), end].join('\n');
    return markdown ? text : text.replaceAll(/\*\*|^-# /gm, '');
  };

  return {
    hand: ({ own, openable, asked }) => {
      const head = say('gifts-hand', { unopened: own.length });
      if (own.length === 0) return [head, say('gifts-none')].join('\n');
      const cards = counted(own).map(({ gift, count }) =>
        say('gifts-card', { ...card(gift), count, openable: !asked || openable.includes(gift) }),
      );
      const state = asked ? (openable.length > 0 ? 'can-open' : 'nothing-to-do') : 'not-your-turn';
      return [head, ...cards, say(`gifts-${state}`), say('gifts-only-you')].join('\n');
    },
    handAlt: (own) => {
      const cards = counted(own).map(({ gift, count }) => {
        const { title, text } = card(gift);
        return say('gifts-card.alt', { title, text: text.replace(/\.$/, ''), count });
      });
      return cut(
        cards.length === 0 ? say('gifts-none.alt') : say('gifts-hand-alt', { listed: cards.join(language.between) }),
        ALT,
      );
    },
    card,
    cardAlt: (gift) => say('gifts-card-alt', card(gift)),
    openLabel: (gift) => cut(gift === 'take-2' ? say('gift-take-2.label') : say('gifts-open', card(gift)), LABEL),
    targetLabel: (opening, effect, people) => cut(label(opening, effect, people), LABEL),
    preview: (opening, effect, people) => preview(opening, effect, people, true),
    previewAlt: (opening, effect, people) => preview(opening, effect, people, false),
    commitLabel: (_opening, effect, people) =>
      cut(say('gifts-commit', { gains: gainOf(language, effect, people) }), LABEL),
    opened: (events, people) => {
      const lines = storyOf(language, things, events, inMarkdown(language, people));
      return [say('gifts-opened'), ...fitting(lines, TEXT - 200, moreLines(language)), say('gifts-place-next')].join(
        '\n',
      );
    },
    keep: ([tile = '', other = '']) =>
      cut(say('gifts-keep', { first: things.tile(tile), second: things.tile(other) }), ALT),
    keepLabel: (mark, tile) => cut(say('gifts-keep-label', { mark, edges: things.edges(tile) || null }), LABEL),
    received: (gift, unopened) => say('gifts-received', { ...card(gift), unopened }),
  };
}

const scoredIn = ({ events }: GiftEffect): ScoredEvent[] => events.filter((event) => event.type === 'scored');

const ownerOf = ({ events }: GiftEffect): number | undefined => {
  for (const event of events) if (event.type === 'gift-opened') return event.seat;
  return undefined;
};

const ownPoints = (effect: GiftEffect): number =>
  scoredIn(effect).reduce((sum, { seat, points }) => sum + (seat === ownerOf(effect) ? points : 0), 0);

/** `+4 for you, +4 for Bo`; null where nobody scores. */
function gainOf(language: Language, effect: GiftEffect, people: People): string | null {
  const calling = inPlain(language, people);
  const own = ownerOf(effect);
  // The towns at a road score along with it (L45).
  const points = new Map<number, number>();
  for (const event of scoredIn(effect)) points.set(event.seat, (points.get(event.seat) ?? 0) + event.points);
  const gains = [...points]
    .sort(([a], [b]) => Number(b === own) - Number(a === own))
    .map(([seat, sum]) => language.say('gifts-gain', { points: sum, who: seat === own ? null : calling.name(seat) }));
  return gains.length > 0 ? gains.join(', ') : null;
}

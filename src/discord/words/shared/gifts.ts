import { designOf, GIFTS, type Opening, type Place, type ScoredEvent } from '../../../engine/index.ts';
import { cut, fitting } from '../escape.ts';
import type { GiftEffect, GiftWords, People, ThingWords } from '../types.ts';
import { argumentsOf } from './arguments.ts';
import { aroundOf } from './features.ts';
import { inMarkdown, inPlain, type Language } from './language.ts';
import { homeward, scored } from './lines.ts';
import { edgesIn, scoringsIn } from './panel.ts';
import { storyOf } from './story.ts';
import { roleOf, sideOf } from './things.ts';

const LABEL = 80;
const TEXT = 1900;
const PREVIEW = 900;
const ALT = 1024;

export function giftsOf(language: Language, things: ThingWords): GiftWords {
  const { gifts, things: named, log } = language.phrases;

  /** `N20 E`: squares alone do not tell two roads of one tile apart. */
  const spot = (on: Place): string => [language.square(on), sideOf(language, on)].filter(Boolean).join(' ');

  const label = (opening: Opening, effect: GiftEffect, people: People): string => {
    const { gift, figure, on, to } = opening;
    if (gift === 'take-2' || on === null) return gifts.take2;
    if (gift === 'road-sweeper' || figure === null) {
      const home = effect.events.filter(({ type }) => type === 'returned').length;
      return gifts.sweep(spot(on), gainOf(language, effect, people) ?? gifts.noGain, home);
    }
    const role = roleOf(figure, on.kind);
    if (gift === 'synod') return gifts.synod(role, language.square(on), ...aroundOf(effect.feature));
    if (gift === 'cash-out' || to === null) return gifts.cashOut(role, spot(on), ownPoints(effect));
    return gifts.change(role, spot(on), to.kind, sideOf(language, to));
  };

  const preview = (opening: Opening, effect: GiftEffect, people: People, markdown: boolean): string => {
    const calling = markdown ? inMarkdown(language, people) : inPlain(language, people);
    const head = gifts.preview(
      things.gift(opening.gift).name,
      language.sayIfAny('gift-does', argumentsOf(language, things, opening, calling)) ?? '',
    );
    const sweeping = opening.gift === 'road-sweeper';
    const told = scoringsIn(effect.events).map((same) => scored(language, things, same, calling));
    const home = effect.events.filter((event) => event.type === 'returned');
    const swept = sweeping ? [language.say('log-home', { listed: homeward(language, home, calling) })] : [];
    const lines = [...(told.length > 0 ? told : [gifts.noPoints]), ...swept];
    const room = PREVIEW - head.length - gifts.previewEnd.length - 2;
    const text = [head, ...fitting(lines, room, log.more), gifts.previewEnd].join('\n');
    return markdown ? text : text.replaceAll(/\*\*|^-# /gm, '');
  };

  return {
    hand: ({ own, openable, asked }) => {
      if (own.length === 0) return [gifts.hand(0), gifts.empty].join('\n');
      const cards = GIFTS.flatMap((gift) => {
        const count = own.filter((one) => one === gift).length;
        const { title, text } = named.gifts[gift];
        return count > 0 ? [gifts.card(title, text, count, !asked || openable.includes(gift))] : [];
      });
      const state = asked ? (openable.length > 0 ? gifts.canOpen : gifts.nothingToDo) : gifts.notYourTurn;
      return [gifts.hand(own.length), ...cards, state, gifts.onlyYou].join('\n');
    },
    handAlt: (own) => {
      const cards = GIFTS.flatMap((gift) => {
        const count = own.filter((one) => one === gift).length;
        const { title, text } = named.gifts[gift];
        return count > 0 ? [`${language.number(count)} × ${title} (${text.replace(/\.$/, '')})`] : [];
      });
      return cut(cards.length === 0 ? gifts.handAltEmpty : gifts.handAlt(cards.join('; ')), ALT);
    },
    card: (gift) => named.gifts[gift],
    cardAlt: (gift) => gifts.cardAlt(named.gifts[gift].title, named.gifts[gift].text),
    openLabel: (gift) => cut(gift === 'take-2' ? gifts.take2 : gifts.open(named.gifts[gift].title), LABEL),
    targetLabel: (opening, effect, people) => cut(label(opening, effect, people), LABEL),
    preview: (opening, effect, people) => preview(opening, effect, people, true),
    previewAlt: (opening, effect, people) => preview(opening, effect, people, false),
    commitLabel: (_opening, effect, people) => cut(gifts.commit(gainOf(language, effect, people)), LABEL),
    opened: (events, people) => {
      const lines = storyOf(language, things, events, inMarkdown(language, people));
      return [gifts.opened, ...fitting(lines, TEXT - 200, log.more), gifts.placeNext].join('\n');
    },
    keep: ([tile = '', other = '']) => cut(gifts.keep(things.tile(tile), things.tile(other)), ALT),
    keepLabel: (mark, tile) => {
      const arrow = designOf(tile)?.arrow;
      const seen = [edgesIn(language, tile), ...(arrow ? [named.symbols[arrow.symbol]] : [])].filter(Boolean);
      return cut(gifts.keepLabel(mark, seen.join(', ')), LABEL);
    },
    received: (gift, unopened) => gifts.received(named.gifts[gift].title, named.gifts[gift].text, unopened),
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
    .map(([seat, sum]) => language.phrases.gifts.gain(sum, seat === own ? null : calling.name(seat)));
  return gains.length > 0 ? gains.join(', ') : null;
}

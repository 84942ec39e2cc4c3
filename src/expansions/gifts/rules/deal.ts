import { type Random, Refused, type Setup } from '../../../engine/for-rules.ts';
import { GIFTS, type Gift } from '../vocabulary.ts';

/** Cards of each kind (G1). */
const COPIES = 5;

interface Dealt {
  /** Top card last. */
  readonly deck: Gift[];
  readonly hands: Gift[][];
}

/** The cards before the first turn: prepared cards as given, the rest shuffled. Throws `Refused('unreadable-record')`. */
export function dealt({ seats, prepared }: Setup, random: Random): Dealt {
  const pack = random.shuffle(GIFTS.flatMap((gift) => Array<Gift>(COPIES).fill(gift)));
  const take = (gift: Gift): Gift => {
    const at = pack.indexOf(gift);
    if (at < 0) throw new Refused('unreadable-record', `one more gift ${String(gift).slice(0, 80)}`);
    pack.splice(at, 1);
    return gift;
  };
  const held = prepared?.hands ?? [];
  if (held.length > seats) throw new Refused('unreadable-record', `gifts of ${held.length} seats`);
  const hands = Array.from({ length: seats }, (_, seat) => (held[seat] ?? []).map(take));
  const top = prepared?.giftDeck?.map(take).reverse();
  return { deck: prepared?.only && top ? top : [...pack, ...(top ?? [])], hands };
}

/** The new deck made of the discards, top card last. Throws `Refused('unreadable-record')` if a prepared deck has other cards. */
export function reshuffled(discards: readonly Gift[], prepared: readonly Gift[] | undefined, random: Random): Gift[] {
  const shuffled = random.shuffle([...discards]);
  if (!prepared) return shuffled;
  const same = [...prepared].sort().join() === [...discards].sort().join();
  if (!same) throw new Refused('unreadable-record', 'a gift deck that is not made of the discards');
  return [...prepared].reverse();
}

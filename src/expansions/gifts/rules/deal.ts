import type { Random } from '../../../engine/chance/random.ts';
import { Refused } from '../../../engine/record/refused.ts';
import type { Setup } from '../../../engine/start/setup.ts';
import { GIFTS, type Gift } from '../vocabulary.ts';

/** Five of each (G1). */
const COPIES = 5;

interface Dealt {
  /** The top card last. */
  readonly deck: Gift[];
  readonly hands: Gift[][];
}

/** The cards before the first turn: shuffled, but for what is laid out by hand. Throws `Refused('unreadable-record')`. */
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

/** What the discards become, top card last. Throws `Refused('unreadable-record')` where a prepared deck is not made of them. */
export function reshuffled(discards: readonly Gift[], prepared: readonly Gift[] | undefined, random: Random): Gift[] {
  const shuffled = random.shuffle([...discards]);
  if (!prepared) return shuffled;
  const same = [...prepared].sort().join() === [...discards].sort().join();
  if (!same) throw new Refused('unreadable-record', 'a gift deck that is not made of the discards');
  return [...prepared].reverse();
}

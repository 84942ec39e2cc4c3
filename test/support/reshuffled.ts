import { Random } from '../../src/engine/chance/random.ts';
import type { Game } from '../../src/engine/index.ts';
import { giftsOf } from './games.ts';
import { inside } from './inside.ts';

/** A clone that works out its legal actions anew. */
export const afresh = (game: Game): Game => Object.assign(game.clone(), { known: {} });

/** A game with all that a reader may not know drawn anew: the bag, the gift deck, others' hands, chance to come. */
export function reshuffled(game: Game, lot: string, reader: number | null = null): Game {
  const other = afresh(game);
  const random = new Random(lot);
  inside(other).random = random;
  inside(other).position.bag.reshuffle(random);
  if (!game.record.setup.switches.includes('gifts')) return other;
  const slot = giftsOf(other);
  const heap = [...slot.deck, ...slot.hands.filter((_, seat) => seat !== reader).flat()].sort();
  random.shuffle(heap);
  slot.hands.forEach((hand, seat) => {
    if (seat !== reader) hand.splice(0, hand.length, ...heap.splice(0, hand.length));
  });
  slot.deck.splice(0, slot.deck.length, ...heap);
  return other;
}

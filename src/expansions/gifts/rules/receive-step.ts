import { type Game, type Step, slotOf, votesOn } from '../../../engine/for-rules.ts';
import { reshuffled } from './deal.ts';
import { type GiftsSlot, gifts } from './index.ts';

/** At most one gift (G4) for extending other players' roads or cities, also if that finishes them (G5). */
export const receiveStep: Step = {
  unchosen(game) {
    const slot = slotOf(game.position, gifts);
    const seat = game.turnOf;
    if (!extendsOthers(game)) return;
    if (slot.deck.length === 0) reshuffle(game, slot);
    const gift = slot.deck.pop();
    if (gift === undefined) return; // all cards lie unopened in front of players (G8)
    slot.hands[seat]!.push(gift);
    game.tell({ type: 'gift-received', seat, unopened: slot.hands[seat]!.length });
  },
};

/** By votes after the placement (G3, G7, L24); sharing the majority gives no gift. No figure stands on the tile yet. */
function extendsOthers({ position, turnOf }: Game): boolean {
  const { features, last, tiles } = position;
  const first = features.first[last]!;
  return tiles[last]!.print.segments.some(({ kind }, index) => {
    if (kind !== 'road' && kind !== 'city') return false; // G6
    const root = features.find(first + index);
    if (features.claims[root] === 0) return false;
    const votes = votesOn(position, root);
    return votes[turnOf]! < Math.max(...votes);
  });
}

/** The discards become the deck (G8, L23). */
function reshuffle(game: Game, slot: GiftsSlot): void {
  const { discards } = slot;
  if (discards.length === 0) return;
  const prepared = game.rules.setup.prepared?.giftReshuffles?.[slot.reshuffled];
  slot.deck.push(...reshuffled(discards, prepared, game.random));
  slot.discards = [];
  slot.reshuffled += 1;
  game.tell({ type: 'gifts-reshuffled', cards: slot.deck.length });
}

import {
  type Action,
  entryOf,
  type Game,
  indexOf,
  number,
  PASS,
  type Position,
  type Random,
  type Seat,
  type Step,
  type StepEntry,
  slotOf,
  TILE_DESIGNS,
  tile,
  verb,
} from '../../../engine/for-rules.ts';
import type { BazaarView } from './bazaars.ts';
import { bazaars } from './index.ts';

/** The tile that is being sold. */
export interface Sale {
  readonly design: number;
  readonly picker: Seat;
  /** The picker's own bid; null before it is named. */
  readonly opening: number | null;
  /** The other seats that may bid, in the order asked. */
  readonly rivals: readonly Seat[];
  /** Higher bids, in the order made: the last one is the highest, unless they are sealed. */
  readonly bids: readonly { readonly seat: Seat; readonly bid: number }[];
  /** Whether only its seat knows of each of these bids, until all have bid. */
  readonly isSealed: boolean;
}

/** Bids that are offered at once, and the highest that can be typed in: there is no limit by the rules (BR94). */
const OFFERED = 5;
const MOST = 999;

const STEPS_OF_AUCTION = ['auction', 'first-bid', 'bid', 'reveal', 'settle'];

/** Seats that have no tile yet, clockwise from one. */
function withoutTile(position: Position, from: Seat): Seat[] {
  const { owned } = slotOf(position, bazaars);
  return position.scores
    .map((_, index) => (from + index) % position.scores.length)
    .filter((seat) => owned[seat]! < 0 && !position.resigned.includes(seat));
}

/** Asks the next seat without a tile to pick one; the last tile goes to the last such seat (BR43). */
export function nextPick(game: Game, from: Seat): void {
  const { position } = game;
  const slot = slotOf(position, bazaars);
  const [picker, ...others] = withoutTile(position, from);
  if (picker === undefined) {
    // A seat has resigned in the auction, and its tile stays out (BR95).
    for (const design of slot.open) game.tell({ type: 'put-away', seat: from, tile: TILE_DESIGNS[design]!.id });
    position.discarded = [...position.discarded, ...slot.open];
    slot.open = [];
  } else if (others.length === 0 && slot.open.length === 1) give(game, picker, slot.open[0]!, 0, null);
  else game.agenda.unshift(entryOf('auction', picker));
}

/** A seat has its tile, for a price that it pays to a seat or to nobody. */
function give(game: Game, seat: Seat, design: number, price: number, to: Seat | null): void {
  const slot = slotOf(game.position, bazaars);
  slot.open = slot.open.toSpliced(slot.open.indexOf(design), 1);
  slot.owned = slot.owned.with(seat, design);
  slot.sale = null;
  game.tell({ type: 'tile-bought', seat, tile: TILE_DESIGNS[design]!.id, price, to });
  game.award(seat, 'bazaar', [{ of: 'bazaar', count: 1, each: -price }]);
  if (to !== null) game.award(to, 'bazaar', [{ of: 'bazaar', count: 1, each: price }]);
}

/** The picker chooses the tile to be sold (BR41). */
export const auctionStep: Step = {
  options({ position }) {
    const open = new Set(slotOf(position, bazaars).open);
    return [...open].map((design): Action => ({ type: 'auction', tile: TILE_DESIGNS[design]!.id }));
  },
};

export const auction = verb<'auction'>({
  verb: 'auction',
  points: [tile],

  run(game, { tile: id }, seat) {
    const { position } = game;
    const design = indexOf(id)!;
    const isAlone = withoutTile(position, seat).length === 1;
    if (isAlone || position.rules.setup.switches.includes('no-auction')) {
      give(game, seat, design, 0, null); // BR49
      nextPick(game, position.seatAfter(seat));
      return;
    }
    const isSealed = position.rules.setup.switches.includes('sealed-bids');
    slotOf(position, bazaars).sale = { design, picker: seat, opening: null, rivals: [], bids: [], isSealed };
    game.agenda.unshift(entryOf('first-bid', seat));
  },
});

/** The bid that a new one must exceed (BR41); -1 before the first. */
const floorOf = (position: Position): number => {
  const { opening, bids, isSealed } = slotOf(position, bazaars).sale!;
  return (isSealed ? null : bids.at(-1)?.bid) ?? opening ?? -1;
};

const offeredAbove = (floor: number): Action[] =>
  Array.from({ length: Math.min(OFFERED, MOST - floor) }, (_, index) => ({ type: 'bid', bid: floor + 1 + index }));

/** Any number above the floor may be typed in (BR94). */
const numbers: NonNullable<Step['numbers']> = ({ position }) => ({
  least: floorOf(position) + 1,
  most: MOST,
  of: (amount): Action => ({ type: 'bid', bid: amount }),
});

/** The picker names a bid of 0 or more (BR41). */
export const firstBidStep: Step = { options: ({ position }) => offeredAbove(floorOf(position)), numbers };

/** Each other seat without a tile, once (BR41); all at once if bids are sealed (BR52). */
export const bidStep: Step = {
  isAtOnce: ({ position }) => slotOf(position, bazaars).sale!.isSealed,
  options: ({ position }) => [PASS, ...offeredAbove(floorOf(position))],
  numbers,
  standing: { 'no-bids': () => PASS },
  lapse: 'no-bids',
};

export const bid = verb<'bid'>({
  verb: 'bid',
  points: [number('bid', MOST, 0)],

  run(game, { bid: amount }, seat) {
    const { position, agenda } = game;
    const slot = slotOf(position, bazaars);
    const sale = slot.sale!;
    if (sale.opening !== null) {
      slot.sale = { ...sale, bids: [...sale.bids, { seat, bid: amount }] };
      return;
    }
    const [, ...rivals] = withoutTile(position, seat);
    slot.sale = { ...sale, opening: amount, rivals };
    agenda.unshift(...rivals.map((rival) => entryOf('bid', rival)), entryOf('reveal', seat), entryOf('settle', seat));
  },
});

/** Nobody knows a sealed bid but its seat: each other seat that has answered passed, or made one of the bids that are offered (BR52). */
export function withSealedBids(sale: Sale, reader: Seat | null, random: Random, agenda: readonly StepEntry[]): Sale {
  const bids = sale.rivals.flatMap((seat) => {
    if (seat === reader) return sale.bids.filter((one) => one.seat === seat);
    const above = random.below(OFFERED + 1);
    const isToAnswer = agenda.some((entry) => entry.step === 'bid' && entry.seat === seat);
    return isToAnswer || above === 0 ? [] : [{ seat, bid: Math.min(MOST, sale.opening! + above) }];
  });
  return { ...sale, bids };
}

export function reveal(game: Game): void {
  const { position } = game;
  const slot = slotOf(position, bazaars);
  const { isSealed, bids } = slot.sale!;
  slot.sale = { ...slot.sale!, isSealed: false };
  if (!isSealed || bids.length === 0) return;
  const amounts = position.scores.map((_, seat) => bids.find((one) => one.seat === seat)?.bid ?? null);
  game.tell({ type: 'bids-revealed', amounts });
}

/** The sale as a reader may know it. */
export function saleSeenBy(sale: Sale, reader: Seat | null): BazaarView['sale'] {
  const { design, picker, opening, bids, isSealed } = sale;
  const { seat: bidder, bid: highest } = highestOf(isSealed ? { ...sale, bids: [] } : sale);
  const own = bids.find(({ seat }) => seat === reader)?.bid ?? null;
  return { tile: TILE_DESIGNS[design]!.id, picker, bid: opening === null ? null : highest, bidder, own };
}

/** The highest bid; the first of equal sealed bids, because a later one would not have been higher. */
export function highestOf({ opening, picker, bids }: Sale): { seat: Seat; bid: number } {
  return bids.reduce((best, one) => (one.bid > best.bid ? one : best), { seat: picker, bid: opening ?? -1 });
}

/** The picker pays its own bid if it is the highest; otherwise it buys for that bid, or sells (BR42). */
export const settleStep: Step = {
  options({ position }) {
    const sale = slotOf(position, bazaars).sale!;
    return highestOf(sale).seat === sale.picker ? [] : [{ type: 'buy' }, { type: 'sell' }];
  },

  unchosen: (game) => settle(game, 'buy'),
};

function settle(game: Game, how: 'buy' | 'sell'): void {
  const { position } = game;
  const sale = slotOf(position, bazaars).sale!;
  const { design, picker } = sale;
  const { seat, bid: price } = highestOf(sale);
  if (how === 'sell') give(game, seat, design, price, picker);
  else give(game, picker, design, price, seat === picker ? null : seat);
  nextPick(game, position.seatAfter(picker)); // BR43
}

export const buy = verb<'buy'>({ verb: 'buy', points: [], run: (game) => settle(game, 'buy') });
export const sell = verb<'sell'>({ verb: 'sell', points: [], run: (game) => settle(game, 'sell') });

/** A seat that gives up has no part in the auction, and its own tile leaves the game (BR95). */
export function leavesBazaar(game: Game, seat: Seat): void {
  const { position, agenda } = game;
  const slot = slotOf(position, bazaars);
  const design = slot.owned[seat]!;
  if (design >= 0) {
    slot.owned = slot.owned.with(seat, -1);
    position.discarded = [...position.discarded, design];
    game.tell({ type: 'put-away', seat, tile: TILE_DESIGNS[design]!.id });
  }
  const isPicking =
    slot.sale?.picker === seat || agenda.some((entry) => entry.step === 'auction' && entry.seat === seat);
  const isLast = position.resigned.length >= position.scores.length - 1;
  if (isPicking && !isLast) {
    slot.sale = null;
    agenda.splice(0, agenda.length, ...agenda.filter(({ step }) => !STEPS_OF_AUCTION.includes(step)));
    nextPick(game, position.seatAfter(seat));
  } else if (slot.sale) {
    const { rivals, bids } = slot.sale;
    slot.sale = {
      ...slot.sale,
      rivals: rivals.filter((one) => one !== seat),
      bids: bids.filter((one) => one.seat !== seat),
    };
    agenda.splice(0, agenda.length, ...agenda.filter((entry) => entry.step !== 'bid' || entry.seat !== seat));
  }
}

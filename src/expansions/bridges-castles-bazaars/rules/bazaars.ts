import {
  drawInstead,
  entryOf,
  type Game,
  type GameView,
  type RuleModule,
  type Seat,
  slotOf,
  TILE_DESIGNS,
  type TileId,
} from '../../../engine/for-rules.ts';
import { nextPick, type Sale, saleSeenBy, withSealedBids } from './auction.ts';
import { bazaars } from './index.ts';

export interface BazaarsSlot {
  /** Whether a bazaar tile of this turn brings a bazaar. */
  due: boolean;
  /** How many tiles lie apart, face down, until the bazaar opens (BR48). */
  apart: number;
  /** Open tiles, as design indices, in the order drawn. */
  open: readonly number[];
  /** By seat: the tile that it plays next, or -1. */
  owned: readonly number[];
  /** Whether this run of turns began with a bought tile. */
  isRound: boolean;
  sale: Sale | null;
}

export interface BazaarView {
  readonly open: readonly TileId[];
  /** By seat. */
  readonly owned: readonly (TileId | null)[];
  readonly sale: {
    readonly tile: TileId;
    readonly picker: Seat;
    /** The highest bid so far and its seat; null before the first. Sealed bids do not show. */
    readonly bid: number | null;
    readonly bidder: Seat;
    /** The reader's own sealed bid; null if it has none. */
    readonly own: number | null;
  } | null;
}

const idOf = (design: number): TileId => TILE_DESIGNS[design]!.id;

export function seenBy({ open, owned, sale }: BazaarsSlot, reader: Seat | null): Partial<GameView> {
  const seen = sale && saleSeenBy(sale, reader);
  const tiles = open.map(idOf);
  const nextTiles = owned.map((design) => (design < 0 ? null : idOf(design)));
  return {
    bazaar: { open: tiles, owned: nextTiles, sale: seen },
    nextTiles,
    ...(seen && { asking: { tile: seen.tile, count: seen.bid ?? 0, seat: seen.bidder, tiles } }),
  };
}

export const imaginedBy: NonNullable<NonNullable<RuleModule<BazaarsSlot>['slot']>['imagined']> = (slot, ...by) =>
  slot.sale?.isSealed ? { ...slot, sale: withSealedBids(slot.sale, ...by) } : slot;

const isRunning = ({ apart, open, owned }: BazaarsSlot): boolean =>
  apart > 0 || open.length > 0 || owned.some((design) => design >= 0);

/** A bazaar tile was placed. Until the run of turns with the last bought tile is over, its symbol is void (BR45). */
export function noteBazaar({ position }: Game): void {
  const slot = slotOf(position, bazaars);
  const { marks } = position.tiles[position.last]!.print.design;
  if (marks.includes('bazaar') && !slot.isRound && !isRunning(slot)) slot.due = true;
}

/** 4a: as many tiles as players are put apart, face down (BR48, BR95); none if too few are left (BR46). */
export function reserve({ position }: Game): void {
  const slot = slotOf(position, bazaars);
  if (!slot.due) return;
  slot.due = false;
  const players = position.scores.length - position.resigned.length;
  if (position.bag.size < players) return;
  position.bag.putApart(players);
  slot.apart = players;
}

/** 4d: after all parts of the turn, before the next player's (BR40). */
export function bringBazaar(game: Game): void {
  const slot = slotOf(game.position, bazaars);
  // A tile in hand is passed on, and stays a bought one (BR45).
  if (game.position.hand < 0) slot.isRound = false;
  if (slot.apart > 0) game.agenda.push(entryOf('open-bazaar'));
}

export function openBazaar(game: Game): void {
  const { position, turnOf } = game;
  const slot = slotOf(position, bazaars);
  slot.apart = 0;
  slot.open = position.bag.takeApart();
  game.tell({ type: 'bazaar-opened', tiles: slot.open.map(idOf) });
  nextPick(game, turnOf);
}

/** 1a: the bought tile is played in the next ordinary turn, before anything else (BR44, BR97). */
export function playOwnTile(game: Game): void {
  const { position, turnOf } = game;
  const slot = slotOf(position, bazaars);
  const design = slot.owned[turnOf]!;
  if (design < 0 || position.part !== 'own') return;
  slot.owned = slot.owned.with(turnOf, -1);
  slot.isRound = true;
  drawInstead(game, design);
}

/** The bag is empty: tiles that lie apart or were bought are still played (BR51). */
export function playsOn(game: Game): boolean {
  const { position, turnOf, agenda, rules } = game;
  const { apart, owned } = slotOf(position, bazaars);
  if (!position.grid.hasOpen) return false;
  let seat = position.seatAfter(turnOf);
  while (apart === 0 && owned[seat]! < 0 && seat !== turnOf) seat = position.seatAfter(seat);
  if (apart === 0 && owned[seat]! < 0) return false;
  agenda.length = 0;
  game.passTurnTo(seat);
  position.part = 'own';
  agenda.push(...rules.turn);
  return true;
}

import { type Figure, type Place, type RuleModule, type Seat, slotOf, type TileId } from '../../../engine/for-rules.ts';
import {
  auction,
  auctionStep,
  bid,
  bidStep,
  buy,
  firstBidStep,
  leavesBazaar,
  reveal,
  sell,
  settleStep,
} from './auction.ts';
import {
  type BazaarsSlot,
  type BazaarView,
  bringBazaar,
  imaginedBy,
  noteBazaar,
  openBazaar,
  playOwnTile,
  playsOn,
  reserve,
  seenBy,
} from './bazaars.ts';
import {
  asideStep,
  type BridgesSlot,
  bridge,
  bridgedPlacements,
  bridgePieces,
  bridgeStep,
  built,
  layAside,
  mayBridge,
} from './bridges.ts';
import {
  askForCastles,
  type CastlesSlot,
  castle,
  castlePieces,
  castleStep,
  isLord,
  noteFinished,
  promised,
  scoreCastles,
  withCastles,
} from './castles.ts';

declare module '../../../engine/declared.ts' {
  interface SwitchIds {
    bridges: unknown;
    castles: unknown;
    bazaars: unknown;
    /** At a bazaar each player in turn takes one tile, without bids (V11, BR49). */
    'no-auction': unknown;
    /** Each bid is secret until all have bid. */
    'sealed-bids': unknown;
  }
  interface PieceIds {
    /** Left with a seat. */
    bridge: unknown;
    castle: unknown;
    /** On the board. */
    'laid-bridge': unknown;
    'laid-castle': unknown;
  }
  interface BuildingIds {
    castle: unknown;
  }
  interface MarkIds {
    bazaar: unknown;
  }
  interface StepIds {
    'lay-aside': unknown;
    bridge: unknown;
    'castle-towns': unknown;
    castle: unknown;
    castles: unknown;
    'own-tile': unknown;
    reserve: unknown;
    'open-bazaar': unknown;
    auction: unknown;
    'first-bid': unknown;
    bid: unknown;
    reveal: unknown;
    settle: unknown;
  }
  interface Verbs {
    /** The tile in hand, which fits only with a bridge, leaves the game, and another is drawn (BR17). */
    'lay-aside': unknown;
    /** Builds a bridge that no side needs on the tile just placed (BR82). */
    bridge: { readonly over: Place };
    /** Makes a castle of a town (BR20). */
    castle: { readonly on: Place };
    /** Picks the tile to be sold (BR41). */
    auction: { readonly tile: TileId };
    bid: { readonly bid: number };
    /** The picker takes the tile and pays the highest bidder, or leaves it for the money (BR42). */
    buy: unknown;
    sell: unknown;
  }
  interface Events {
    'bridge-built': { readonly seat: Seat; readonly over: Place };
    /** A town became a castle, and its meeple the lord (BR20). */
    'castle-built': { readonly seat: Seat; readonly figure: Figure; readonly on: Place };
    'bazaar-opened': { readonly tiles: readonly TileId[] };
    /** By seat: its sealed bid, or null (BR52). */
    'bids-revealed': { readonly amounts: readonly (number | null)[] };
    /** `to`: the seat that is paid, or null. */
    'tile-bought': { readonly seat: Seat; readonly tile: TileId; readonly price: number; readonly to: Seat | null };
  }
  interface ReasonIds {
    castle: unknown;
    bazaar: unknown;
  }
  interface TermIds {
    castles: unknown;
    bazaar: unknown;
  }
  interface GameView {
    readonly bazaar: BazaarView | null;
  }
}

/** By number of players: how many bridges and how many castles each has (BR1). */
const STOCK = [0, 3, 3, 3, 3, 2, 2] as const;
const SET = 'bridges-castles-and-bazaars';

const stockFor = (seats: number): number[] => Array(seats).fill(STOCK[seats]);

export const bridges: RuleModule<BridgesSlot> = {
  switch: 'bridges',
  box: 'large',
  cameWith: SET,
  spans: true,
  pieces: ['bridge', 'laid-bridge'],
  verbs: [layAside, bridge],
  steps: [
    { id: 'lay-aside', before: 'place', step: asideStep },
    { id: 'bridge', before: 'meeple', step: bridgeStep },
  ],
  slot: {
    create: ({ setup }) => ({ stock: stockFor(setup.seats), hasBuilt: false }),
    clone: (slot) => ({ ...slot }),
    pieces: bridgePieces,
  },

  placements: bridgedPlacements,
  mayFill: mayBridge,

  turnBegins({ position }) {
    slotOf(position, bridges).hasBuilt = false;
  },

  acted(game, action) {
    if (action.type === 'place' && action.span) built(game, game.turnOf, action.span);
  },
};

export const castles: RuleModule<CastlesSlot> = {
  switch: 'castles',
  cameWith: SET,
  order: {
    score: { after: ['phantom', 'hills-sheep', 'princess-dragon'] }, // 2e
    share: 'last', // a castle is worth 1 more than any city (BR33)
  },
  pieces: ['castle', 'laid-castle'],
  reasons: ['castle'],
  verbs: [castle],
  steps: [
    { id: 'castle-towns', before: 'score', step: { unchosen: askForCastles } },
    { id: 'castle', before: null, step: castleStep },
    { id: 'castles', before: 'end', step: { unchosen: scoreCastles } }, // 3e
  ],
  slot: {
    create: ({ setup }) => ({ stock: stockFor(setup.seats), laid: [], finished: [] }),
    clone: (slot) => ({ ...slot }),
    pieces: castlePieces,
  },

  isSafe: isLord,
  featureFinished: noteFinished,
  share: (position, root, _seat, terms) => withCastles(position, root, terms),
  promises: promised,
};

export const bazaars: RuleModule<BazaarsSlot> = {
  switch: 'bazaars',
  tiles: SET,
  order: { end: { after: ['abbey-mayor', 'big-top', 'the-count'] } }, // 4a
  marks: ['bazaar'],
  reasons: ['bazaar'],
  costs: ['bazaar'],
  verbs: [auction, bid, buy, sell],
  steps: [
    { id: 'own-tile', before: 'draw', step: { unchosen: playOwnTile } },
    { id: 'reserve', before: 'end', step: { unchosen: reserve } },
    { id: 'open-bazaar', before: null, step: { unchosen: openBazaar } },
    { id: 'auction', before: null, step: auctionStep },
    { id: 'first-bid', before: null, step: firstBidStep },
    { id: 'bid', before: null, step: bidStep },
    { id: 'reveal', before: null, step: { unchosen: reveal } },
    { id: 'settle', before: null, step: settleStep },
  ],
  slot: {
    create: ({ setup }) => ({
      due: false,
      apart: 0,
      open: [],
      owned: Array(setup.seats).fill(-1),
      isRound: false,
      sale: null,
    }),
    clone: (slot) => ({ ...slot }),
    keeps: ({ open, owned }) => [...open, ...owned.filter((design) => design >= 0)],
    unseen: { bazaar: null },
    seen: seenBy,
    imagined: imaginedBy,
  },

  placed: noteBazaar,
  runBegins: bringBazaar,
  noTileLeft: playsOn,
  gaveUp: leavesBazaar,
};

/** V11, BR49. */
export const noAuction: RuleModule = { switch: 'no-auction', readingOf: 'bazaars', tiles: SET };
/** V20, BR52. */
export const sealedBids: RuleModule = { switch: 'sealed-bids', readingOf: 'bazaars', tiles: SET };

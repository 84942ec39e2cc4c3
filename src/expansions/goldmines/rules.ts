import {
  type Action,
  AROUND_X,
  AROUND_Y,
  claimedOf,
  entryOf,
  type Game,
  type LaidTile,
  ownersOf,
  type PieceView,
  type Position,
  type RuleModule,
  type Seat,
  type Square,
  slotOf,
  square,
  verb,
  votesOn,
} from '../../engine/for-rules.ts';

declare module '../../engine/declared.ts' {
  interface SwitchIds {
    goldmines: unknown;
  }
  interface PieceIds {
    /** Held by a seat, or in the stock. */
    ingot: unknown;
    /** On a tile. */
    'laid-ingot': unknown;
  }
  interface MarkIds {
    goldmine: unknown;
  }
  interface StepIds {
    'gold-found': unknown;
    gold: unknown;
    'gold-shared': unknown;
  }
  interface Verbs {
    /** Lays the second ingot on the tile of that square (GM3). */
    gold: Square;
  }
  interface Events {
    /** An ingot was laid on a tile (GM3). */
    'ingot-laid': { readonly seat: Seat; readonly on: Square };
    /** A seat took ingots from the tiles of finished features (GM5, GM6). */
    'ingots-taken': { readonly seat: Seat; readonly count: number };
  }
  interface ReasonIds {
    ingots: unknown;
  }
  interface TermIds {
    ingots: unknown;
  }
}

const STOCK = 16;

/** Tiles with ingots of a finished feature, or of land that was scored, and the seats that may take from them. */
interface Claim {
  readonly seats: readonly Seat[];
  readonly tiles: readonly number[];
}

interface GoldSlot {
  /** Ingots by tile; a tile without ingots has no entry. */
  laid: ReadonlyMap<number, number>;
  /** Ingots by seat. */
  taken: readonly number[];
  /** What this tile has brought, in the order scored. */
  claims: readonly Claim[];
}

export const goldmines: RuleModule<GoldSlot> = {
  switch: 'goldmines',
  tiles: 'goldmines',
  order: { end: { after: ['king-robber'] } }, // 3g
  marks: ['goldmine'],
  pieces: ['ingot', 'laid-ingot'],
  reasons: ['ingots'],
  slot: {
    create: ({ setup }) => ({ laid: new Map(), taken: Array<number>(setup.seats).fill(0), claims: [] }),
    clone: (slot) => ({ ...slot }),
    pieces: piecesOf,
  },

  /** The seats that score a feature may take its ingots (GM6). If there are none, the ingots stay (GM8). A field is never finished (GM9). */
  featureFinished({ position }, root) {
    const slot = slotOf(position, goldmines);
    if (slot.laid.size === 0 || position.features.claims[root] === 0) return;
    const seats = ownersOf(position, root, votesOn(position, root));
    if (seats.length > 0) claim(slot, seats, (tile) => covers(position, root, tile));
  },

  /** GM27. */
  landScored({ position }, seat, tiles) {
    claim(slotOf(position, goldmines), [seat], (tile) => tiles.includes(tile));
  },

  promises: promised,

  final(game) {
    for (const [seat, count] of slotOf(game.position, goldmines).taken.entries())
      game.award(seat, 'ingots', [{ of: 'ingots', count, each: eachOf(count) }]);
  },

  verbs: [verb<'gold'>({ verb: 'gold', points: [square], run: (game, { x, y }, seat) => lay(game, { x, y }, seat) })],

  steps: [
    { id: 'gold-found', before: 'meeple', step: { unchosen: findGold } },
    { id: 'gold', before: null, step: { options: ({ position }) => tilesAround(position).map(onTile) } },
    { id: 'gold-shared', before: 'end', step: { unchosen: shareOut } },
  ],
};

/** 1e: lays an ingot on the gold tile just placed and one on a tile around it; among several tiles active chooses (GM3). */
function findGold(game: Game): void {
  const { position, turnOf } = game;
  const placed = position.tiles[position.last]!;
  if (!placed.print.design.marks.includes('goldmine')) return;
  lay(game, placed, turnOf);
  const [only, ...others] = stockOf(slotOf(position, goldmines)) > 0 ? tilesAround(position) : [];
  if (others.length > 0) game.agenda.unshift(entryOf('gold'));
  else if (only) lay(game, only, turnOf);
}

/** Tiles around the one just placed, diagonals included; a printed square is no tile (GM23). */
function tilesAround({ grid, last, printed, tiles }: Position): LaidTile[] {
  const { x, y } = tiles[last]!;
  return AROUND_X.flatMap((step, index) => {
    const tile = grid.at(x + step, y + AROUND_Y[index]!);
    return tile < printed ? [] : [tiles[tile]!];
  });
}

const onTile = ({ x, y }: Square): Action => ({ type: 'gold', x, y });

/** Lays an ingot while the stock lasts (GM80). */
function lay(game: Game, { x, y }: Square, seat: Seat): void {
  const { position } = game;
  const slot = slotOf(position, goldmines);
  if (stockOf(slot) === 0) return;
  const tile = position.grid.at(x, y);
  slot.laid = new Map(slot.laid).set(tile, (slot.laid.get(tile) ?? 0) + 1);
  game.tell({ type: 'ingot-laid', seat, on: { x, y } });
}

function claim(slot: GoldSlot, seats: readonly Seat[], isClaimed: (tile: number) => boolean): void {
  const tiles = [...slot.laid.keys()].filter(isClaimed);
  if (tiles.length > 0) slot.claims = [...slot.claims, { seats, tiles }];
}

const stockOf = ({ laid, taken }: GoldSlot): number =>
  [...laid.values(), ...taken].reduce((left, count) => left - count, STOCK);

/** A road or city covers its tiles, a monastery or garden its own tile and the eight around (GM5). */
function covers(position: Position, root: number, tile: number): boolean {
  const { features, tiles } = position;
  const kind = position.kindOf(root);
  if (kind === 'monastery' || kind === 'garden') {
    const centre = tiles[features.tile[root]!]!;
    return Math.abs(tiles[tile]!.x - centre.x) <= 1 && Math.abs(tiles[tile]!.y - centre.y) <= 1;
  }
  const first = features.first[tile]!;
  return tiles[tile]!.print.segments.some((_, index) => features.find(first + index) === root);
}

/**
 * 3g: from active on, seats take one ingot each in turn from the tile with most claimants (GM81), among equal tiles from the one
 * placed first (GM44).
 */
function shareOut(game: Game): void {
  const { position, turnOf } = game;
  const slot = slotOf(position, goldmines);
  if (slot.claims.length === 0) return;
  const { seats } = position.rules.setup;
  const entitled = new Map<number, Set<Seat>>();
  for (const claim of slot.claims)
    for (const tile of claim.tiles) entitled.set(tile, new Set([...(entitled.get(tile) ?? []), ...claim.seats]));
  const order = [...entitled.keys()].sort((a, b) => entitled.get(b)!.size - entitled.get(a)!.size || a - b);
  const laid = new Map(slot.laid);
  const won = Array<number>(seats).fill(0);
  let seat = turnOf;
  for (let idle = 0; idle < seats; seat = (seat + 1) % seats) {
    const tile = order.find((one) => laid.has(one) && entitled.get(one)!.has(seat));
    idle = tile === undefined ? idle + 1 : 0;
    if (tile === undefined) continue;
    won[seat]! += 1;
    const left = laid.get(tile)! - 1;
    if (left > 0) laid.set(tile, left);
    else laid.delete(tile);
  }
  slot.laid = laid;
  slot.taken = slot.taken.map((count, one) => count + won[one]!);
  slot.claims = [];
  for (let after = 0; after < seats; after++) {
    const one = (turnOf + after) % seats;
    if (won[one]! > 0) game.tell({ type: 'ingots-taken', seat: one, count: won[one]! });
  }
}

/** Points per ingot: 1 up to three ingots, 2 up to six, 3 up to nine, then 4 (GM11). */
const eachOf = (count: number): number => Math.min(4, Math.ceil(count / 3));

/** Points for that many ingots, also for a fraction. */
const expectedOf = (count: number): number => {
  const less = Math.floor(count);
  const worth = (of: number): number => of * eachOf(of);
  return worth(less) + (count - less) * (worth(less + 1) - worth(less));
};

/** Chance that the leaders of an open feature get its ingots: other seats may join, and near the end it may stay open. */
const LIKELY = 0.6;
const TURNS_NEEDED = 6;

/** For computers: points that each seat may expect from ingots on features it leads. */
function promised(position: Position): number[] {
  const { laid, taken } = slotOf(position, goldmines);
  const { features, bag, rules } = position;
  const { seats } = rules.setup;
  const likely = LIKELY * Math.min(1, bag.size / (TURNS_NEEDED * seats));
  const more = Array<number>(seats).fill(0);
  const open = claimedOf(position).filter(({ root }) => features.open[root]! > 0);
  for (const [tile, count] of laid) {
    const owners = open
      .filter(({ root }) => covers(position, root, tile))
      .flatMap(({ root, votes }) => ownersOf(position, root, votes));
    for (const seat of owners) more[seat]! += (likely * count) / owners.length;
  }
  return more.map((count, seat) => expectedOf(taken[seat]! + count) - expectedOf(taken[seat]!));
}

/** Ingots of each seat, in the stock, and on tiles in the order of the board. */
function piecesOf(slot: GoldSlot, { tiles }: Position): PieceView[] {
  const { laid, taken } = slot;
  const ingot = (seat: Seat | null, count: number): PieceView => ({ kind: 'ingot', seat, count, single: false });
  return [
    ...taken.map((count, seat) => ingot(seat, count)),
    ingot(null, stockOf(slot)),
    ...[...laid]
      .sort(([a], [b]) => a - b)
      .map(([tile, count]): PieceView => {
        const { x, y } = tiles[tile]!;
        return { kind: 'laid-ingot', seat: null, at: { x, y }, count, single: false };
      }),
  ];
}

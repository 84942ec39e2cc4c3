import {
  type At,
  type Building,
  designOf,
  type Figure,
  type GameView,
  HALF_EDGES,
  isFeature,
  type Kind,
  type MapLayout,
  type Mark,
  type PieceId,
  type Place,
  type PlacedTile,
  type Reason,
  type RemoverId,
  type Rotation,
  SIDES,
  type Square,
  type StandingFigure,
  type Switch,
  TILE_DESIGNS,
  type TileId,
  type TileSet,
} from '../../src/engine/index.ts';

/**
 * A feature worked out slowly from the tiles alone: each printed segment is a set of points on its tile's rim. Segments that share a point
 * are one feature. The oracle shares only the tile data with the engine.
 */
export interface OracleFeature {
  readonly kind: Kind;
  /** The building's name, if it is not called a monastery. */
  readonly called?: Building;
  /** Places as `spell` writes them. */
  readonly places: ReadonlySet<string>;
  readonly tiles: number;
  /** For a monastery or garden, the empty squares around it; otherwise the points of the rim that touch nothing. */
  readonly open: number;
  /** For a monastery or garden, the occupied squares around it. */
  readonly neighbours: number;
  readonly arms: number;
  /** Names of its marks, one for each mark: `wine`, `inn`. */
  readonly marks: readonly Mark[];
  /** For a field: the cities that touch it, each once. */
  readonly cities: ReadonlySet<OracleFeature>;
  /** For a monastery or garden: vineyards around it (HS20). */
  readonly vineyards: number;
}

/** What an expansion's `oracle.ts`, in its folder of tests, adds. It is written from the rules, not from the code. */
export interface Oracle {
  readonly figures?: Partial<Readonly<Record<Figure, FigureOracle>>>;
  /** Reasons for scores in a turn besides features; other tests check these. */
  readonly scoresBesides?: readonly Reason[];
  /** Figures that go home in a turn for reasons of their own; other tests check these. */
  readonly homeBesides?: readonly Figure[];
  /** Whether the tile may lie there. Its edges match. */
  readonly mayLie?: (view: GameView, tile: LaidDown) => boolean;
  /** Placements of the tile in hand that its edges do not allow, as `x,y,rotation`. */
  readonly placements?: (view: GameView) => readonly string[];
  /** Whether a figure may be put in this free place in step 2. */
  readonly mayStand?: (view: GameView, place: Place) => boolean;
  /** Fields that it scores in a turn and the figures that return, as `turnScores` writes it. `newest`: put down in this turn. */
  readonly scored?: (
    now: GameView,
    figures: readonly StandingFigure[],
    newest: readonly StandingFigure[],
    /** The figure beside the fairy. */
    beside: StandingFigure | undefined,
  ) => readonly string[];
  /** Removers that send figures home with that scoring, not before all scoring. */
  readonly removers?: readonly RemoverId[];
  /** What it brings each seat in final scoring, besides figures on features. */
  readonly final?: (view: GameView) => readonly number[];
  /** Reasons for scores in final scoring that no view foretells; other tests check these. */
  readonly finalBesides?: readonly Reason[];
  /** How many pieces of its own there are anywhere; the number never changes. */
  readonly kept?: (view: GameView) => number;
}

export interface FigureOracle {
  /** How many a seat has. */
  readonly count: number;
  /** A figure without votes joins an own meeple. */
  readonly votes: number;
  /** Votes that depend on the feature. */
  readonly votesOn?: (feature: Pick<OracleFeature, 'arms'>) => number;
  /** It is no meeple, but it holds what it stands on. It stands at corners, which `spots` gives. */
  readonly holds?: true;
  readonly spots?: (view: GameView) => readonly Place[];
  readonly on: readonly Kind[];
}

export const MEEPLE_ON = ['city', 'road', 'monastery', 'field'] as const;

export type LaidDown = Pick<PlacedTile, 'tile' | 'x' | 'y' | 'rotation' | 'span' | 'built'>;

/** Offsets from the tile's centre, in quarters of a tile. */
const POINTS: Readonly<Record<string, readonly [number, number]>> = {
  N: [0, -2],
  E: [2, 0],
  S: [0, 2],
  W: [-2, 0],
  NL: [-1, -2],
  NR: [1, -2],
  EL: [2, -1],
  ER: [2, 1],
  SL: [1, 2],
  SR: [-1, 2],
  WL: [-2, 1],
  WR: [-2, -1],
};

export const spell = ({ kind, x, y, at }: Place): string => `${kind}:${x},${y}${at && `:${at}`}`;

/** A name in the tile data after a clockwise rotation, found by where its point then lies. */
function turned(name: string, rotation: Rotation): string {
  let [dx, dy] = POINTS[name]!;
  for (let quarter = 0; quarter < rotation; quarter += 90) [dx, dy] = [-dy, dx];
  return Object.keys(POINTS).find((other) => POINTS[other]![0] === dx && POINTS[other]![1] === dy)!;
}

interface Piece {
  readonly place: Place;
  readonly called?: Building;
  /** Printed on the map: no figure can stand there. */
  readonly printed?: 'on a square' | 'beyond' | 'ferry';
  readonly weight?: number;
  readonly tile: number;
  readonly points: readonly string[];
  /** Points that this city has only half of, beside another city of its tile (HS2). */
  readonly shared?: readonly string[];
  readonly arms: number;
  readonly marks: readonly Mark[];
  /** For a field, indexes of the cities that it touches, among the tile's pieces. */
  readonly touches: readonly number[];
}

function piecesOf({ tile, x, y, rotation, span, built = [] }: LaidDown, number: number): Piece[] {
  const design = designOf(tile)!;
  let inner = 0;
  const nextInner = () => `inner${++inner > 1 ? inner : ''}`;
  const piece = (kind: Kind, names: readonly string[], more: Partial<Piece> = {}): Piece => {
    const order: readonly string[] = kind === 'field' ? HALF_EDGES : SIDES;
    const at = names.map((name) => turned(name, rotation)).sort((a, b) => order.indexOf(a) - order.indexOf(b));
    const points = at.map((name) => `${kind} ${4 * x + POINTS[name]![0]} ${4 * y + POINTS[name]![1]}`);
    const word = at.join('.') || (kind === 'field' ? nextInner() : '');
    return { place: { kind, x, y, at: word }, tile: number, points, arms: 0, marks: [], touches: [], ...more };
  };
  return [
    ...design.cities.map(({ sides, shares = [], arms, marks }) => {
      const shared = shares.map((name) => pointOf('city', [x, y], turned(name, rotation)));
      const city = piece('city', sides, { arms, marks, shared });
      // A castle joins and bounds as the city that it was (BR20, BR33).
      const over = built.find(({ at }) => at === city.place.at);
      return over ? { ...city, place: over, ...(over.called && { called: over.called }) } : city;
    }),
    ...design.roads.map(({ sides, marks }) => piece('road', sides, { marks })),
    ...design.fields.map(({ halves, cities, marks }) => piece('field', halves, { touches: cities, marks })),
    ...(design.monastery ? [piece('monastery', [], design.building === null ? {} : { called: design.building })] : []),
    ...(design.garden ? [piece('garden', [])] : []),
    ...(design.top ? [piece('top', [], design.topCalled === undefined ? {} : { called: design.topCalled })] : []),
    ...design.quarters.map((at) =>
      piece('quarter', [], { place: { kind: 'quarter', x, y, at }, called: `${at}-quarter` as Building }),
    ),
    ...(span ? [bridgeOver(span, number)] : []),
  ];
}

/** A road of its own over a laid tile (BR15). */
const bridgeOver = (place: Place, tile: number): Piece => {
  const points = place.at.split('.').map((side) => pointOf('road', [place.x, place.y], side));
  return { place, tile, points, arms: 0, marks: [], touches: [] };
};

export const placesOn = (tile: LaidDown): Place[] => piecesOf(tile, 0).map(({ place }) => place);

const pointOf = (kind: Kind, [x, y]: At, name: string): string =>
  `${kind} ${4 * x + POINTS[name]![0]} ${4 * y + POINTS[name]![1]}`;

/** Each large city square, border print and ferry of a map, as a tile of its own. */
function printedPieces({ largeCities, borderPrints, ferries }: MapLayout): Piece[] {
  let tile = -1;
  const place: Place = { kind: 'road', x: -99, y: -99, at: '' };
  const squares = largeCities.flatMap(({ squares }) =>
    squares.flatMap(({ at, features }) => {
      tile -= 1;
      const city = features.findIndex(({ kind }) => kind === 'city');
      return features.map((feature): Piece => {
        const names =
          feature.kind === 'field'
            ? feature.halves.map((half) => half.replace('1', 'L').replace('2', 'R'))
            : [...feature.sides];
        return {
          place: { ...place, kind: feature.kind },
          printed: 'on a square',
          tile,
          points: names.map((name) => pointOf(feature.kind, at, name)),
          arms: feature.kind === 'city' ? feature.shields : 0,
          marks: [],
          touches: feature.kind === 'field' ? [city] : [],
        };
      });
    }),
  );
  const beyond = [
    ...borderPrints.map((one) => ({ ...one, printed: 'beyond' as const, ends: one.contacts })),
    ...ferries.map((one) => ({ ...one, printed: 'ferry' as const, kind: 'road' as const })),
  ].map(({ kind, printed, segments, shields, ends }): Piece => {
    tile -= 1;
    const points = ends.map(({ at, side }) => pointOf(kind, at, side));
    return {
      place: { ...place, kind },
      printed,
      weight: segments,
      tile,
      points,
      arms: shields,
      marks: [],
      touches: [],
    };
  });
  return [...squares, ...beyond];
}

/** Whether the square may hold a tile, or shows a large city. */
const isSquareOf = ({ grid }: MapLayout, x: number, y: number): boolean => '#tSiC'.includes(grid[y]?.[x] || '.');

/** Whether the point is on the outer rim: one of the two squares that share it is none. */
function isAtRim(layout: MapLayout, point: string): boolean {
  const [, px, py] = point.split(' ').map(Number) as [number, number, number];
  const across = ((px % 4) + 4) % 4 === 2;
  const [x, y] = across ? [(px - 2) / 4, Math.round(py / 4)] : [Math.round(px / 4), (py - 2) / 4];
  return !isSquareOf(layout, x, y) || !isSquareOf(layout, across ? x + 1 : x, across ? y : y + 1);
}

/** All features of a board that contain a place of a tile; on a map, joined with its prints. */
export function featuresOf(board: readonly LaidDown[], layout: MapLayout | null = null): OracleFeature[] {
  const single = [...board.flatMap(piecesOf), ...(layout ? printedPieces(layout) : [])];
  // A shared point joins two cities if another tile continues it. Otherwise it is open for each city.
  const pieces = single.map((piece) => {
    const goesOn = (point: string) => single.some((one) => one.tile !== piece.tile && one.points.includes(point));
    const shared = (piece.shared ?? []).map((point) => (goesOn(point) ? point : `${point} shared`));
    return shared.length === 0 ? piece : { ...piece, points: [...piece.points, ...shared] };
  });
  const at = new Map<string, number[]>();
  pieces.forEach(({ points }, piece) => {
    for (const point of points) at.set(point, [...(at.get(point) ?? []), piece]);
  });
  const featureOf = new Map<number, number>();
  const groups: number[][] = [];
  pieces.forEach((_, start) => {
    if (featureOf.has(start)) return;
    const group = [start];
    featureOf.set(start, groups.length);
    for (let i = 0; i < group.length; i++) {
      for (const point of pieces[group[i]!]!.points) {
        for (const other of at.get(point)!) {
          if (featureOf.has(other)) continue;
          featureOf.set(other, groups.length);
          group.push(other);
        }
      }
    }
    groups.push(group);
  });
  const cities = layout?.largeCities.flatMap(({ squares }) => squares.map(({ at }) => at.join())) ?? [];
  const taken = new Set([...board.map(({ x, y }) => `${x},${y}`), ...cities]);
  // A side that fits anything closes whatever reaches it.
  const closed = new Set(
    board.flatMap((tile) =>
      SIDES.filter((_, side) => edgesOf(tile)[side] === 'A').flatMap((side) =>
        (['road', 'city'] as const).map((kind) => pointOf(kind, [tile.x, tile.y], side)),
      ),
    ),
  );
  const isLoose = ({ printed }: Piece, point: string): boolean => {
    if (printed === 'beyond' || at.get(point)!.length > 1 || closed.has(point.replace(/ shared$/, ''))) return false;
    return printed === 'ferry' || !layout || !isAtRim(layout, point);
  };
  const features = groups.map((group) => {
    const members = group.map((piece) => pieces[piece]!);
    const { kind, x, y } = members[0]!.place;
    const near = around({ x, y }).filter((square) => !layout || isSquareOf(layout, square.x, square.y));
    const lacking = near.filter((square) => !taken.has(`${square.x},${square.y}`)).length;
    const loose = members.flatMap((one) => one.points.filter((point) => isLoose(one, point))).length;
    const weights = new Map(members.map(({ tile, weight = 1 }) => [tile, weight]));
    const { called } = members[0]!;
    return {
      kind,
      ...(called === undefined ? {} : { called }),
      places: new Set(members.flatMap(({ place, printed }) => (printed ? [] : [spell(place)]))),
      tiles: [...weights.values()].reduce((sum, weight) => sum + weight, 0),
      open:
        kind === 'monastery' || kind === 'garden'
          ? lacking
          : kind === 'field'
            ? 0
            : isFeature(kind) || (members[0]!.place.at !== '' && kind === 'top')
              ? loose
              : 1,
      neighbours: near.length - lacking,
      arms: members.reduce((sum, { arms }) => sum + arms, 0),
      marks: members.flatMap(({ marks }) => marks).sort(),
      cities: new Set<OracleFeature>(),
      vineyards: board.filter(
        (one) =>
          designOf(one.tile)!.marks.includes('vineyard') &&
          near.some((square) => square.x === one.x && square.y === one.y),
      ).length,
    };
  });
  pieces.forEach(({ tile, touches }, number) => {
    const first = pieces.findIndex((piece) => piece.tile === tile);
    for (const city of touches) features[featureOf.get(number)!]!.cities.add(features[featureOf.get(first + city)!]!);
  });
  return features.filter(({ places }) => places.size > 0);
}

export const around = ({ x, y }: Square): Square[] =>
  [-1, 0, 1]
    .flatMap((dy) => [-1, 0, 1].map((dx) => ({ x: x + dx, y: y + dy })))
    .filter((one) => one.x !== x || one.y !== y);

export const beside = ({ x, y }: Square): Square[] => [
  { x, y: y - 1 },
  { x: x + 1, y },
  { x, y: y + 1 },
  { x: x - 1, y },
];

/** How many of the piece there are, with all seats and on the board. */
export const countOf = ({ pieces }: GameView, kind: PieceId): number =>
  pieces.reduce((sum, one) => sum + (one.kind === kind ? one.count : 0), 0);

/** Tied seats with a meeple on a hill, or by V10 with most; all if no seat has any. `meeples`: all on the feature (HS12). */
export function onHills(
  tied: readonly number[],
  meeples: readonly StandingFigure[],
  { board, switches }: Pick<GameView, 'board' | 'switches'>,
): readonly number[] {
  if (tied.length < 2 || !switches.includes('hills-sheep')) return tied;
  const isHigh = ({ on }: StandingFigure): boolean =>
    designOf(board.find(({ x, y }) => x === on.x && y === on.y)!.tile)!.marks.includes('hill');
  const high = meeples.filter((one) => tied.includes(one.seat) && isHigh(one));
  if (high.length === 0) return tied;
  const countIn = (seat: number): number => high.filter((one) => one.seat === seat).length;
  const most = Math.max(...tied.map(countIn));
  return tied.filter((seat) => countIn(seat) >= (switches.includes('hills-by-number') ? most : 1));
}

export const finishedAt = (cities: OracleFeature['cities']): number =>
  [...cities].filter((city) => city.open === 0).length;

/** What a pig herd adds for each finished city (RV30). */
export const herdOn = ({ marks }: Pick<OracleFeature, 'marks'>, switches: readonly Switch[]): number =>
  marks.includes('pig-herd') && switches.includes('pigs') && switches.includes('river-2') ? 1 : 0;

/** What each seat with the majority scores (B10 to B12, B18, B19; IC1, IC2 with their switches). */
export function pointsFor(feature: OracleFeature, finished: boolean, switches: readonly Switch[]): number {
  const { kind, tiles, arms, marks, neighbours, cities, vineyards } = feature;
  const rich =
    switches.includes(kind === 'road' ? 'inns' : 'cathedrals') && marks.includes(kind === 'road' ? 'inn' : 'cathedral');
  if (rich && !finished) return 0;
  switch (kind) {
    case 'road':
      return (rich ? 2 : 1) * tiles + (finished ? 2 : 1) * arms; // M11
    case 'city':
      return (rich ? 3 : finished ? 2 : 1) * (tiles + arms);
    case 'monastery':
      return 1 + neighbours + (finished && switches.includes('hills-sheep') ? 3 * vineyards : 0);
    case 'garden':
      return 1 + neighbours;
    case 'field':
      return finishedAt(cities) * (3 + herdOn(feature, switches));
    case 'top':
    case 'quarter':
      return 0;
  }
}

export function edgesOf({ tile, rotation, span }: Pick<LaidDown, 'tile' | 'rotation' | 'span'>): string {
  const { edges } = designOf(tile)!;
  const shift = rotation / 90;
  const ends = span?.at.split('.') ?? [];
  return SIDES.map((name, side) => (ends.includes(name) ? 'R' : edges[(side - shift + 4) % 4])).join('');
}

/** Whether the tile has a neighbour, and its letters agree with those of all neighbours. */
export function fitsOn(board: readonly LaidDown[], tile: LaidDown): boolean {
  const own = edgesOf(tile);
  let neighbours = 0;
  for (const [side, square] of beside(tile).entries()) {
    const other = board.find(({ x, y }) => x === square.x && y === square.y);
    if (!other) continue;
    neighbours += 1;
    const edge = edgesOf(other)[(side + 2) % 4];
    if (edge !== own[side] && edge !== 'A' && own[side] !== 'A') return false;
  }
  return neighbours > 0 && !board.some(({ x, y }) => x === tile.x && y === tile.y);
}

/** Sides of a laid tile that the river crosses, by the board's directions. */
const riverOf = (tile: LaidDown): number[] => [0, 1, 2, 3].filter((side) => edgesOf(tile)[side] === 'S');

/** The river continues from its end (R2), and two curves make no U-turn (R3). */
export function followsRiver(board: readonly LaidDown[], tile: LaidDown): boolean {
  const sides = riverOf(tile);
  if (sides.length === 0) return true;
  const before = sides.flatMap((side) => {
    const square = beside(tile)[side]!;
    const other = board.find(({ x, y }) => x === square.x && y === square.y);
    return other ? [{ side, other }] : [];
  });
  return (
    before.length > 0 &&
    before.every(({ side, other }) => {
      const others = riverOf(other).filter((one) => one !== (side + 2) % 4);
      // The side where the river entered the earlier tile; at a fork, the arm that was there first.
      const wasFirst = (one: number): boolean => {
        const { x, y } = beside(other)[one]!;
        const at = board.findIndex((laid) => laid.x === x && laid.y === y);
        return at >= 0 && at < board.findIndex((laid) => laid.x === other.x && laid.y === other.y);
      };
      const came = others.length > 1 ? others.filter(wasFirst) : others;
      // The river may not leave this tile in that direction.
      return !sides.some((one) => one !== side && came.includes(one));
    })
  );
}

/** Every legal placement of a tile (B5), as `x,y,rotation`; with the river (R2, R3). */
export function placementsOf(board: readonly LaidDown[], tile: TileId, river = false): string[] {
  const squares = new Map(board.flatMap(beside).map((square) => [`${square.x},${square.y}`, square]));
  return [...squares.values()].flatMap(({ x, y }) =>
    ([0, 90, 180, 270] as const)
      .filter((rotation) => fitsOn(board, { tile, x, y, rotation }))
      .filter((rotation) => !river || followsRiver(board, { tile, x, y, rotation }))
      .map((rotation) => `${x},${y},${rotation}`),
  );
}

/** The square an arrow points to, if the tile has one (AN5). */
export function pointedAt(tile: LaidDown): Square | null {
  const { arrow } = designOf(tile.tile)!;
  if (!arrow) return null;
  const [dx, dy] = POINTS[turned(arrow.side, tile.rotation)]!;
  return { x: tile.x + dx / 2, y: tile.y + dy / 2 };
}

/** How many copies of each tile that is drawn the sets in play contain. */
export const tileCounts = (sets: readonly TileSet[]): Map<TileId, number> =>
  new Map(TILE_DESIGNS.filter(({ set, apart }) => sets.includes(set) && !apart).map(({ id, count }) => [id, count]));

export const countOfTiles = (sets: readonly TileSet[]): number =>
  [...tileCounts(sets).values()].reduce((sum, count) => sum + count, 0);

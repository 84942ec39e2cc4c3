import type { Canvas } from '@napi-rs/canvas';
import { PIECE_ART } from '../../render/art/all.ts';
import {
  boardView,
  emptyMap,
  mapScene,
  type ReplayScene,
  type SeatedPlayer,
  tilesLeftPages,
} from '../../render/index.ts';
import { createCanvas } from '../../render/kit/canvas.ts';
import { compose, type DrawingRequest, type PictureRequest, theQuantiser } from '../../render/process/draw.ts';
import { createStage, replayLayout } from '../../render/replay/stage.ts';
import type { BoardScene, LegendScene } from '../../render/scene.ts';
import { iconsOf } from '../../src/discord/views/legend.ts';
import { lobbyScene } from '../../src/discord/views/stamps.ts';
import type { PieceId } from '../../src/engine/for-players/view.ts';
import {
  type Game,
  GIFTS,
  MAPS,
  NEEDED_BY,
  SETS_ON_MAPS,
  SWITCHES,
  TILE_DESIGNS,
  TILE_SETS,
} from '../../src/engine/index.ts';
import { replayOf } from '../../src/game/past/replay.ts';
import { latestOf, storyOf } from '../../src/game/table/event-log.ts';
import { broughtBy } from '../../src/game/turn/brought.ts';
import { NAMES } from '../../test/render/boards.ts';
import { ALONE, BOARD, NOTHING_PLAYED, PROFILE, reportOf, rowOf } from '../../test/render/results.ts';
import { played } from './game.ts';

type Drawn = Readonly<Record<string, () => Canvas>>;

const rules = SWITCHES.filter((one) => one !== 'map');
const withAllRules = (turns: number) => played(turns, { seats: 6, sets: TILE_SETS, switches: rules });
const allRules = () => withAllRules(66);
const onMap = () =>
  played(40, {
    seats: 5,
    sets: SETS_ON_MAPS,
    switches: [...rules.filter((one) => NEEDED_BY[one] === undefined), 'map'],
    map: 'taiwan',
  });

const playersOf = (seats: number): SeatedPlayer[] => NAMES.slice(0, seats).map((name, seat) => ({ seat, name }));

function sceneOf(game: Game): BoardScene {
  const view = game.view(null);
  const squares = new Map(view.placements.map(({ x, y }) => [`${x},${y}`, { x, y }]));
  return {
    view: boardView(view),
    players: playersOf(view.seats),
    badges: [...squares.values()].map((square, i) => ({ ...square, label: String(i + 1) })),
    lastMoves: view.board.slice(-view.seats),
    deadSquares: view.deadSquares,
    caption: `Turn ${view.turn}`,
    ...(view.map && { map: mapScene(view.map) }),
  };
}

/** After a turn with points: the next board, or the turn itself. */
function afterPoints(game: Game): BoardScene {
  const view = game.view(null);
  const brought = broughtBy(latestOf(storyOf(game.record)), game, view.seats);
  return { ...sceneOf(game), lastMoves: view.board.slice(-1), brought };
}

function turnWithPoints(game: Game): Canvas {
  const { badges: _, deadSquares: __, caption: ___, ...scene } = afterPoints(game);
  return compose({ kind: 'closeUp', scene: { ...scene, centre: scene.view.board.at(-1)!, asOnBoard: true } });
}

/** Everything that a question can show on a board at once. */
function asking(game: Game): Omit<BoardScene, 'caption'> {
  const { badges: _, ...scene } = sceneOf(game);
  const view = game.view(null);
  const [leaving, moving, ...others] = view.figures;
  const arrow = view.board.find(({ tile }) => TILE_DESIGNS.find(({ id }) => id === tile)?.arrow);
  const design = TILE_DESIGNS.find(({ id }) => id === arrow?.tile)!;
  return {
    ...scene,
    ...(arrow && { activeArrow: { x: arrow.x, y: arrow.y, symbol: design.arrow!.symbol } }),
    ghosted: [leaving!],
    moves: [{ seat: moving!.seat, figure: moving!.figure, from: moving!.on, to: others[0]!.on }],
    targets: others.slice(1, 9).map(({ on, figure }, i) => ({ label: String(i + 1), place: on, figure })),
    outlines: [{ places: [others[9]!.on], seat: others[9]!.seat }],
    pointsTags: view.board
      .slice(0, 3)
      .map(({ x, y }, seat) => ({ x, y, text: `+${seat * 5 + 2}`, seat: seat || null })),
  };
}

/** A board with pieces: one on its way, and another beside a figure or alone. */
function withPieces(isAlone: boolean): Omit<BoardScene, 'caption'> {
  const { badges: _, ...scene } = sceneOf(
    played(60, { seats: 4, sets: ['base', 'princess-and-dragon'], switches: ['fields', 'princess-dragon'] }),
  );
  const { board, figures } = scene.view;
  const keyOf = ({ x, y }: { readonly x: number; readonly y: number }) => `${x},${y}`;
  const taken = new Set(figures.map(({ on }) => keyOf(on)));
  const around = (of: { readonly x: number; readonly y: number }) =>
    board.filter(({ x, y }) => Math.abs(x - of.x) + Math.abs(y - of.y) === 1);
  const free = board.filter((placed) => !taken.has(keyOf(placed)));
  const [from, ...others] = free.toSorted((a, b) => around(b).length - around(a).length);
  const to = around(from!).find((placed) => !taken.has(keyOf(placed))) ?? others[0]!;
  const beside = figures.findLast(({ on }) => keyOf(on) !== keyOf(to))!;
  const kinds = [false, true].map((is) => [...PIECE_ART].find(([, { isCompanion = false }]) => isCompanion === is)!);
  const [large, companion] = kinds.map(([kind]) => ({ kind: kind as PieceId, seat: null, count: 1, single: true }));
  const last = isAlone ? others.find((placed) => placed !== to)! : beside.on;
  return {
    ...scene,
    view: {
      ...scene.view,
      pieces: [
        { ...large!, at: { x: to.x, y: to.y } },
        { ...companion!, at: { x: last.x, y: last.y }, ...(!isAlone && { beside }) },
      ],
    },
    trail: [from!, to],
    steps: around(to)
      .filter((placed) => placed !== from && placed !== last)
      .map(({ x, y }, i) => ({ x, y, label: String(i + 1) })),
  };
}

function closeUp(game: Game): Canvas {
  const view = game.view(null);
  const at = view.placements[0]!;
  const rotations = ([0, 90, 180, 270] as const).map((rotation) => {
    return { rotation, label: String(rotation / 90 + 1), chosen: rotation === at.rotation };
  });
  const scene = { ...sceneOf(game), centre: at, ghost: { ...at, tile: view.drawn!, seat: view.asked }, rotations };
  return compose({ kind: 'closeUp', scene });
}

function replayAt(game: Game, frame: number): Canvas {
  const { seats, board, entries, winners } = replayOf(game.record);
  const scene: ReplayScene = { players: playersOf(seats), board, seats, frames: entries, ...(winners && { winners }) };
  const stage = createStage(scene, replayLayout(scene, 48), theQuantiser());
  stage.show(frame < 0 ? entries.length + frame : frame);
  const { width, height } = stage.layout;
  const canvas = createCanvas(width, height);
  const image = canvas.getContext('2d').createImageData(width, height);
  image.data.set(theQuantiser().coloured(stage.indicesIn({ x: 0, y: 0, width, height })));
  canvas.getContext('2d').putImageData(image, 0, 0);
  return canvas;
}

const cards = GIFTS.map((gift, i) => ({
  deck: 'gifts',
  card: gift,
  title: gift,
  text: 'What it does stands here, in a sentence of usual length that takes a few lines.',
  count: i === 1 ? 3 : 1,
  faint: i === 2,
  label: String(i + 1),
}));

const counts = Object.fromEntries(TILE_DESIGNS.map(({ id, count }, i) => [id, i % 6 === 5 ? 0 : count]));
const headings = Object.fromEntries(TILE_SETS.map((set) => [set, set]));

/** Icons of everything; the labels are only ids. */
function legendOf(page: number): LegendScene {
  const rows = iconsOf(allRules().view(null)).map((icon) => ({ icon, text: Object.values(icon)[0]! }));
  return { rows: rows.slice(page * 14, (page + 1) * 14) };
}

/** Some boxes, one of them with its tiles only. */
const SOME: Parameters<typeof lobbyScene>[0] = {
  sets: ['base', 'inns-and-cathedrals', 'tower'],
  switches: ['inns', 'king-robber'],
};

const one = (request: PictureRequest) => (): Canvas => compose(request);

/** Pictures of each kind that the bot sends, by their content; results come from the tests. A kind without pictures does not compile. */
export const SCENES: Readonly<Record<DrawingRequest['kind'], Drawn>> = {
  board: {
    opening: () => compose({ kind: 'board', scene: sceneOf(played(4, { seats: 2 })) }),
    'of all rules': () => compose({ kind: 'board', scene: sceneOf(allRules()) }),
    'with a question': () => compose({ kind: 'board', scene: asking(allRules()) }),
    'at its end': () => {
      const { view, ...scene } = sceneOf(played(500, { seats: 3, switches: ['fields', 'abbot'] }));
      return compose({ kind: 'board', scene: { ...scene, view: { ...view, resigned: [1] } } });
    },
    'with points': () => compose({ kind: 'board', scene: afterPoints(played(38, { seats: 3 })) }),
    'of all rules with points': () => compose({ kind: 'board', scene: afterPoints(withAllRules(36)) }),
    'on a map': () => compose({ kind: 'board', scene: { ...sceneOf(onMap()), whole: true } }),
    'with pieces': () => compose({ kind: 'board', scene: withPieces(false) }),
    'with a piece alone': () => compose({ kind: 'board', scene: withPieces(true) }),
  },
  closeUp: {
    'of a tile to turn': () => closeUp(allRules()),
    'with a question': () => {
      const game = allRules();
      const scene = asking(game);
      const centre = scene.targets![0]!.place;
      const near = scene.targets!.filter(({ place }) => Math.hypot(place.x - centre.x, place.y - centre.y) < 4);
      const { activeArrow: _, pointsTags: __, moves: ___, ghosted: ____, ...rest } = scene;
      return compose({ kind: 'closeUp', scene: { ...rest, centre, targets: near } });
    },
    'of a turn with points': () => turnWithPoints(played(38, { seats: 3 })),
    'of a turn with small points': () => turnWithPoints(played(11, { seats: 3 })),
    'of a turn of all rules with points': () => turnWithPoints(withAllRules(34)),
    'on a map': () => closeUp(onMap()),
    'with pieces': () => {
      const scene = withPieces(false);
      return compose({ kind: 'closeUp', scene: { ...scene, centre: scene.trail!.at(-1)! } });
    },
  },
  map: {
    taiwan: () => compose({ kind: 'map', scene: { map: emptyMap(MAPS.find(({ id }) => id === 'taiwan')!) } }),
  },
  tiles: {
    'to choose from': one({
      kind: 'tiles',
      scene: { tiles: ['AN-D', 'BA-C'].map((tile, i) => ({ tile, label: String(i + 1) })) },
    }),
  },
  tilesLeft: Object.fromEntries(
    Array.from({ length: tilesLeftPages(counts) }, (_, page) => [
      `page ${page + 1}`,
      one({
        kind: 'tilesLeft',
        scene: { counts, headings, page, ...(page === 0 && { marked: ['BA-B', 'BA-U', 'BA-V'] }) },
      }),
    ]),
  ),
  legend: Object.fromEntries(
    [0, 1, 2].map((page) => [`page ${page + 1}`, () => compose({ kind: 'legend', scene: legendOf(page) })]),
  ),
  lobby: {
    'of the base game': one({ kind: 'lobby', scene: lobbyScene({ sets: ['base'], switches: [] }) }),
    'of some boxes': one({ kind: 'lobby', scene: lobbyScene(SOME) }),
    'of all boxes': one({ kind: 'lobby', scene: lobbyScene({ sets: TILE_SETS, switches: rules }) }),
  },
  card: {
    front: one({ kind: 'card', scene: cards[0]! }),
    back: one({ kind: 'card', scene: { deck: 'gifts', card: null, title: 'Gift' } }),
  },
  hand: {
    full: one({ kind: 'hand', scene: { cards: [...cards, { deck: 'gifts', card: null, title: 'Gift' }] } }),
    'of two': one({ kind: 'hand', scene: { cards: cards.slice(0, 2) } }),
    empty: one({ kind: 'hand', scene: { cards: [] } }),
  },
  leaderboard: {
    full: one({ kind: 'leaderboard', scene: { ...BOARD, own: rowOf('Nils', 9, { rank: '18' }) } }),
    empty: one({ kind: 'leaderboard', scene: { ...BOARD, rows: [] } }),
  },
  profile: {
    full: one({ kind: 'profile', scene: PROFILE }),
    alone: one({ kind: 'profile', scene: ALONE }),
    empty: one({ kind: 'profile', scene: NOTHING_PLAYED }),
  },
  report: {
    'of six': one({ kind: 'report', scene: reportOf(6, 120) }),
    'of two': one({ kind: 'report', scene: reportOf(2, 36) }),
  },
  replay: {
    'first frame': () => replayAt(played(500, { seats: 3 }), 0),
    'half way': () => replayAt(played(500, { seats: 3 }), 36),
    'last frame': () => replayAt(played(500, { seats: 3 }), -1),
  },
};

import type { Canvas } from '@napi-rs/canvas';
import { TILE_DESIGNS, type TileDesign } from '../src/engine/tiles.ts';
import type { Figure } from '../src/engine/vocabulary.ts';
import { CARD_ART, FEATURE_ART, FIGURE_ART } from './art/all.ts';
import { drawFigure } from './art/figures.ts';
import { composeBoard, composeMap } from './board.ts';
import { composeCard, composeHand } from './cards.ts';
import { composeCloseUp } from './close-up.ts';
import { createCanvas } from './kit/canvas.ts';
import { CHART, CHART_GROUNDS } from './kit/palette/chart.ts';
import { rgbOf } from './kit/palette/colour.ts';
import { INK } from './kit/palette/ink.ts';
import { MARK, SEAT_MARKS, SPARK, TABLE } from './kit/palette/table.ts';
import { drawGlow, drawPale } from './marks.ts';
import { encodePng, type Palette, type Pixels } from './png.ts';
import { createQuantiser, type Quantiser } from './quantise.ts';
import { animate } from './replay.ts';
import type { Animation, ReplayOptions, ReplayScene } from './replay-scene.ts';
import type {
  BoardScene,
  CardScene,
  CloseUpScene,
  HandScene,
  MapSheetScene,
  Picture,
  TilesLeftScene,
  TilesScene,
} from './scene.ts';
import { composeTiles, composeTilesLeft, FAINT } from './sheets.ts';
import { spriteOf } from './sprites.ts';
import { composeLeaderboard } from './stats/leaderboard.ts';
import { composeProfile } from './stats/profile.ts';
import { composeReport } from './stats/report.ts';
import type { LeaderboardScene, ProfileScene, ReportScene } from './stats-scene.ts';

/** One request to the drawing thread: a picture, or pictures that move. */
export type Request = PictureRequest | ReplayRequest;

export interface ReplayRequest {
  readonly kind: 'replay';
  readonly scene: ReplayScene;
  readonly options: ReplayOptions;
}

export type PictureRequest =
  | { readonly kind: 'board'; readonly scene: BoardScene; readonly tile?: number }
  | { readonly kind: 'closeUp'; readonly scene: CloseUpScene }
  | { readonly kind: 'map'; readonly scene: MapSheetScene }
  | { readonly kind: 'tiles'; readonly scene: TilesScene }
  | { readonly kind: 'tilesLeft'; readonly scene: TilesLeftScene }
  | { readonly kind: 'card'; readonly scene: CardScene }
  | { readonly kind: 'hand'; readonly scene: HandScene }
  | { readonly kind: 'leaderboard'; readonly scene: LeaderboardScene }
  | { readonly kind: 'profile'; readonly scene: ProfileScene }
  | { readonly kind: 'report'; readonly scene: ReportScene };

/** Draws and encodes at once, on the calling thread; the bot goes through `createRenderer` instead. */
export function draw(request: PictureRequest): Picture {
  const canvas = compose(request);
  const bytes = encode(pixelsOf(canvas));
  return {
    bytes,
    width: canvas.width,
    height: canvas.height,
    mime: 'image/png',
    name: `${FILE_NAMES[request.kind]}.png`,
  };
}

/** In steps of a frame each, so that whoever draws can do something else between. */
export function drawReplay({ scene, options }: ReplayRequest): Generator<void, Animation> {
  return animate(scene, theQuantiser(), options);
}

/** The picture before it is encoded. */
export function compose(request: PictureRequest): Canvas {
  switch (request.kind) {
    case 'board':
      return composeBoard(request.scene, request.tile);
    case 'closeUp':
      return composeCloseUp(request.scene);
    case 'map':
      return composeMap(request.scene);
    case 'tiles':
      return composeTiles(request.scene);
    case 'tilesLeft':
      return composeTilesLeft(request.scene);
    case 'card':
      return composeCard(request.scene);
    case 'hand':
      return composeHand(request.scene);
    case 'leaderboard':
      return composeLeaderboard(request.scene);
    case 'profile':
      return composeProfile(request.scene);
    case 'report':
      return composeReport(request.scene);
  }
}

/** A card's name says nothing of which it is. */
const FILE_NAMES = {
  board: 'board',
  closeUp: 'close-up',
  map: 'map',
  tiles: 'tiles',
  tilesLeft: 'tiles-left',
  card: 'card',
  hand: 'hand',
  leaderboard: 'leaderboard',
  profile: 'profile',
  report: 'report',
} as const;

export function pixelsOf(canvas: Canvas): Pixels {
  const { width, height } = canvas;
  return { data: canvas.data(), width, height };
}

export function encode(pixels: Pixels): Uint8Array {
  const quantiser = theQuantiser();
  return encodePng(pixels, quantiser.indices(pixels), quantiser.palette);
}

/** Does beforehand what every picture needs: fonts, the palette, and where all lies on each design. */
export function warmUp(): void {
  theQuantiser();
}

let shared: Quantiser | undefined;

/** Of all designs at board size, so that the palette never depends on what was drawn before. */
function theQuantiser(): Quantiser {
  shared ??= createQuantiser(pixelsOf(sampleSheet()), exactColours());
  return shared;
}

const looksOwn = ({ cities, roads, river, arrow }: TileDesign): boolean =>
  arrow !== null ||
  river.length > 0 ||
  [...cities, ...roads].some(({ marks }) => marks.some((mark) => !FEATURE_ART.get(mark)?.isOfKnownColours));

/** Designs of sets with a look of their own: others are of the same colours, and more of those would crowd out the rest. */
const SAMPLED = TILE_DESIGNS.filter(
  ({ set }) => set === 'base' || TILE_DESIGNS.some((design) => design.set === set && looksOwn(design)),
);

function sampleSheet(): Canvas {
  const side = 64;
  const rows = Math.ceil(SAMPLED.length / 8);
  const sampled = [...FIGURE_ART].filter(([, { isSampled }]) => isSampled).map(([id]) => id as Figure);
  const canvas = createCanvas(8 * side, (2 * rows + sampled.length + 3.4) * side);
  const context = canvas.getContext('2d');
  context.fillStyle = TABLE.felt;
  context.fillRect(0, 0, canvas.width, canvas.height);
  const at = (i: number) => [(i % 8) * side, Math.floor(i / 8) * side] as const;
  SAMPLED.forEach(({ id }, i) => {
    context.drawImage(spriteOf(id, 0, side), ...at(i));
  });
  // Faint as on the sheet of tiles left, and pale as a ghost.
  SAMPLED.forEach(({ id }, i) => {
    const [x, y] = at(i + rows * 8);
    if (i % 2) drawPale(context, id, x, y, side);
    else {
      context.globalAlpha = FAINT;
      context.drawImage(spriteOf(id, 0, side), x, y);
      context.globalAlpha = 1;
    }
  });
  const below = (2 * rows + 0.5) * side;
  for (const seat of SEAT_MARKS.keys()) {
    sampled.forEach((figure, i) => {
      drawFigure(context, figure, seat, { x: (seat + 0.5) * side, y: below + i * side, size: side * 0.8 });
    });
  }
  const last = below + (sampled.length - 1) * side;
  for (const x of [1, 3, 5]) drawGlow(context, x * side, last + 0.25 * side, side);
  [...CARD_ART.keys()].forEach((card, i) => {
    const picture = composeCard({ gift: card, title: '', size: 160 });
    context.drawImage(picture, (i * canvas.width) / CARD_ART.size, last + 1.5 * side, 100, 140);
  });
  const chart = Object.values(CHART).flatMap((one): readonly string[] =>
    typeof one === 'string' ? [one] : Object.values(one),
  );
  chart.forEach((colour, i) => {
    context.fillStyle = colour;
    context.fillRect((i * canvas.width) / chart.length, canvas.height - 8, canvas.width / chart.length, 8);
  });
  return canvas;
}

const exactColours = (): Palette =>
  [
    ...new Set([
      ...Object.values(TABLE),
      ...SEAT_MARKS.flatMap(({ colour, tone }) => [colour, tone]),
      ...Object.values(INK.dye),
      ...CHART_GROUNDS,
      ...[SPARK.dark, SPARK.lit].flatMap((one) => Object.values(one)),
      ...([1, 2, 3] as const).flatMap((place) => Object.values(INK.medal[place])),
      ...[INK.medal.ribbon, INK.chartGrid],
      ...INK.parts,
      ...[INK.card.paper, INK.card.line, INK.card.back, INK.card.ribbon, INK.card.sky],
      MARK.light,
    ]),
  ].map(rgbOf);

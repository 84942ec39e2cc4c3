import type { Canvas } from '@napi-rs/canvas';
import { boardMosaic, mapMosaic } from '../board/board.ts';
import { closeUpMosaic } from '../board/close-up.ts';
import { forgetDrawings } from '../board/stamps.ts';
import { forgetMosaics, type Mosaic, mosaicCanvas, mosaicWebp } from '../encode/banded-picture.ts';
import type { Pixels } from '../encode/bitmap.ts';
import { exactColours } from '../encode/exact-colours.ts';
import PALETTES from '../encode/palettes.json' with { type: 'json' };
import { createQuantiser, type Palette, type Quantiser } from '../encode/quantise.ts';
import { encodeWebp } from '../encode/webp/webp.ts';
import { inTheme, type Theme, themeNow } from '../kit/palette/table.ts';
import { animate } from '../replay/replay.ts';
import type { Animation, ReplayOptions, ReplayScene } from '../replay/scene.ts';
import type {
  BoardScene,
  CardScene,
  CloseUpScene,
  HandScene,
  LegendScene,
  LobbyScene,
  MapSheetScene,
  Picture,
  TilesLeftScene,
  TilesScene,
} from '../scene.ts';
import { composeCard, composeHand } from '../sheets/cards.ts';
import { composeLegend } from '../sheets/legend.ts';
import { composeLobby } from '../sheets/lobby.ts';
import { composeTiles, composeTilesLeft } from '../sheets/sheets.ts';
import { composeLeaderboard } from '../stats/leaderboard.ts';
import { composeProfile } from '../stats/profile.ts';
import { composeReport } from '../stats/report.ts';
import type { LeaderboardScene, ProfileScene, ReportScene } from '../stats/scene.ts';

/** One request to the drawing process: a picture or a replay. */
export type DrawingRequest = PictureRequest | ReplayRequest;

export interface ReplayRequest {
  readonly kind: 'replay';
  readonly scene: ReplayScene;
  readonly options: ReplayOptions;
}

/** Without a theme, the current one applies; it is dark at first. */
export type PictureRequest = { readonly theme?: Theme } & Pictured;

type Pictured =
  | { readonly kind: 'board'; readonly scene: BoardScene; readonly tile?: number }
  | { readonly kind: 'closeUp'; readonly scene: CloseUpScene }
  | { readonly kind: 'map'; readonly scene: MapSheetScene }
  | { readonly kind: 'tiles'; readonly scene: TilesScene }
  | { readonly kind: 'tilesLeft'; readonly scene: TilesLeftScene }
  | { readonly kind: 'legend'; readonly scene: LegendScene }
  | { readonly kind: 'lobby'; readonly scene: LobbyScene }
  | { readonly kind: 'card'; readonly scene: CardScene }
  | { readonly kind: 'hand'; readonly scene: HandScene }
  | { readonly kind: 'leaderboard'; readonly scene: LeaderboardScene }
  | { readonly kind: 'profile'; readonly scene: ProfileScene }
  | { readonly kind: 'report'; readonly scene: ReportScene };

/** Draws and encodes on the calling thread; the bot uses `createRenderer` instead. */
export const draw = (request: PictureRequest): Picture => inTheme(request.theme ?? themeNow(), () => drawn(request));

function drawn(request: PictureRequest): Picture {
  const mosaic = mosaicOf(request);
  const picture = mosaic ?? composed(request);
  return {
    bytes: mosaic ? mosaicWebp(mosaic, theQuantiser(), themeNow()) : encode(pixelsOf(picture as Canvas)),
    width: picture.width,
    height: picture.height,
    mime: 'image/webp',
    name: `${FILE_NAMES[request.kind]}.webp`,
  };
}

/** Yields after each frame, so that the caller can do other work between. */
export function drawReplay({ scene, options }: ReplayRequest): Generator<void, Animation> {
  return animate(scene, theQuantiser(), options);
}

/** Pictures of squares, most of which look as before; null for other pictures. */
function mosaicOf(request: PictureRequest): Mosaic | null {
  if (request.kind === 'board') return boardMosaic(request.scene, request.tile);
  if (request.kind === 'closeUp') return closeUpMosaic(request.scene);
  if (request.kind === 'map') return mapMosaic(request.scene);
  return null;
}

/** The picture on a canvas, before it is encoded. */
export const compose = (request: PictureRequest): Canvas =>
  inTheme(request.theme ?? themeNow(), () => composed(request));

function composed(request: PictureRequest): Canvas {
  switch (request.kind) {
    case 'board':
    case 'closeUp':
    case 'map':
      return mosaicCanvas(mosaicOf(request)!);
    case 'tiles':
      return composeTiles(request.scene);
    case 'tilesLeft':
      return composeTilesLeft(request.scene);
    case 'legend':
      return composeLegend(request.scene);
    case 'lobby':
      return composeLobby(request.scene);
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

/** The file name of a card does not reveal which card it is. */
const FILE_NAMES = {
  board: 'board',
  closeUp: 'close-up',
  map: 'map',
  tiles: 'tiles',
  tilesLeft: 'tiles-left',
  legend: 'legend',
  lobby: 'boxes',
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
  return encodeWebp(quantiser.indices(pixels), pixels.width, quantiser.palette);
}

/** Palette indices of a picture's pixels. */
export const inPalette = (pixels: Pixels): Uint8Array => theQuantiser().indices(pixels);

/** For tests and measurements: forgets all drawn pictures, but not the sprites of tiles. */
export function forgetPictures(): void {
  forgetMosaics();
  forgetDrawings();
}

/** One palette for all pictures of a theme, independent of earlier drawing. Made on first use. */
export function theQuantiser(): Quantiser {
  const theme = themeNow();
  const known = quantisers.get(theme) ?? createQuantiser(PALETTES[theme] as unknown as Palette, exactColours().length);
  quantisers.set(theme, known);
  return known;
}

const quantisers = new Map<Theme, Quantiser>();

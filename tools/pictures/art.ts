import type { SKRSContext2D } from '@napi-rs/canvas';
import { DECKS, FEATURE_ART, FIGURE_ART, PIECE_ART, TOKEN_ART } from '../../render/art/all.ts';
import { drawFigure, drawToken, figureSize } from '../../render/art/figures.ts';
import { drawMedal, drawPodium } from '../../render/art/medals.ts';
import { mapSheetLayout } from '../../render/board/layout.ts';
import { drawPiece } from '../../render/board/pieces.ts';
import { drawTileBack, spriteOf } from '../../render/board/sprites.ts';
import { emptyMap } from '../../render/index.ts';
import type { FeatureArt, PieceArt } from '../../render/kit/art.ts';
import { INK } from '../../render/kit/palette/ink.ts';
import { compose } from '../../render/process/draw.ts';
import { lettersOf } from '../../render/scoreboard/letters.ts';
import { drawCrown } from '../../render/scoreboard/scoreboard.ts';
import { composeCard } from '../../render/sheets/cards.ts';
import { type Figure, MAPS, type MapLayout, TILE_DESIGNS, TILE_SETS } from '../../src/engine/index.ts';
import type { Cell, Group } from './sheet.ts';

/** The art, by contact sheet. */
export const ART: Readonly<Record<string, () => readonly Group[]>> = {
  tiles: () => TILE_SETS.map((set) => ({ heading: set, cells: tilesOf(set, 144) })),
  // The sizes of replays and large boards.
  'tiles-small': () =>
    [27, 48].map((size) => ({
      heading: `${size} px`,
      cells: [
        strip(
          TILE_DESIGNS.map(({ id }) => id),
          size,
        ),
      ],
    })),
  figures: () =>
    [...FIGURE_ART.keys()].map((figure) => ({
      heading: figure,
      cells: SEATS.map((letter, seat) => figureCell(figure as Figure, seat, letter)),
    })),
  tokens: () => [
    {
      heading: 'seats',
      cells: SEATS.map((letter, seat) =>
        square(letter, 96, (c, x, y) => drawToken(c, { mark: seat, letter }, { x, y }, 90)),
      ),
    },
    {
      heading: 'tokens',
      cells: [...TOKEN_ART].map(([id, draw]) => square(id, 96, (c, x, y) => draw(c, { x, y }, 96))),
    },
    {
      heading: 'plates',
      cells: [...FEATURE_ART].flatMap(([id, art]) => (art.room === 'plate' ? [plateCell(id, art)] : [])),
    },
    {
      heading: 'table',
      cells: [
        square('back', 128, (c, x, y) => drawTileBack(c, x - 60, y - 60, 120)),
        ...([1, 2, 3] as const).map((place) =>
          square(`medal ${place}`, 128, (c, x, y) => drawMedal(c, place, x, y, 116)),
        ),
        square('podium', 256, (c, x, y) => drawPodium(c, x, y + 110, 240)),
        square('crown', 96, (c, x, y) => drawCrown(c, x, y, 80)),
      ],
    },
  ],
  pieces: () => [{ heading: 'on the board', cells: [...PIECE_ART].map(([id, art]) => pieceCell(id, art)) }],
  cards: () => [
    { heading: 'cards', cells: cardCells(240) },
    { heading: 'at their smallest', cells: cardCells(160) },
  ],
  maps: () => [{ heading: 'maps', cells: MAPS.map((map) => mapCell(map, 760)) }],
};

/** As at a table whose players have no names. */
const SEATS = lettersOf([], 6);

const tilesOf = (set: string, size: number): Cell[] =>
  TILE_DESIGNS.filter((design) => design.set === set).map(({ id, count }) => ({
    label: `${id} ×${count}`,
    width: size,
    height: size,
    draw: (context, x, y) => context.drawImage(spriteOf(id, 0, size), x, y),
  }));

/** Many tiles in one cell, in changing rotations. */
function strip(ids: readonly string[], size: number): Cell {
  const columns = Math.floor(1560 / (size + 6));
  const rows = Math.ceil(ids.length / columns);
  return {
    label: '',
    width: columns * (size + 6),
    height: rows * (size + 6),
    draw: (context, x, y) =>
      ids.forEach((id, i) => {
        const rotation = ([0, 90, 180, 270] as const)[i % 4]!;
        const at = [x + (i % columns) * (size + 6), y + Math.floor(i / columns) * (size + 6)] as const;
        context.drawImage(spriteOf(id, rotation, size), ...at);
      }),
  };
}

/** A square cell, drawn around its middle. */
const square = (label: string, side: number, draw: Cell['draw']): Cell => ({
  label,
  width: side,
  height: side,
  draw: (context, x, y) => draw(context, x + side / 2, y + side / 2),
});

/** A figure large, lying, plain, and in several sizes of boards, on grass and on a town's ground. */
function figureCell(figure: Figure, seat: number, letter: string): Cell {
  const [width, height] = [504, 150];
  return {
    label: `seat ${letter}`,
    width,
    height,
    draw: (context: SKRSContext2D, x, y) => {
      for (const [i, ground] of [INK.grass, INK.town].entries()) {
        context.fillStyle = ground;
        context.fillRect(x, y + (i * height) / 2, width, height / 2);
      }
      const middle = y + height / 2;
      drawFigure(context, figure, seat, { x: x + 76, y: middle, size: 96, letter });
      drawFigure(context, figure, seat, { x: x + 204, y: middle, size: 96, lying: true, letter });
      let left = x + 310;
      for (const tile of [128, 96, 64, 48]) {
        const size = figureSize(figure, tile);
        drawFigure(context, figure, seat, { x: left, y: y + height / 4, size, letter });
        drawFigure(context, figure, seat, { x: left, y: y + (height * 3) / 4, size });
        left += size * 0.8 + 24;
      }
    },
  };
}

/** A piece on tiles of several sizes, on grass and on a town's ground. */
function pieceCell(label: string, art: PieceArt): Cell {
  const [width, height] = [760, 480];
  return {
    label,
    width,
    height,
    draw: (context, x, y) => {
      for (const [i, ground] of [INK.grass, INK.town].entries()) {
        context.fillStyle = ground;
        context.fillRect(x, y + (i * height) / 2, width, height / 2);
        let left = x + 12;
        for (const tile of [260, 128, 96, 64, 48, 27]) {
          drawPiece(context, art, left + tile / 2, y + height / 4 + (i * height) / 2, tile);
          left += tile + 8;
        }
      }
    },
  };
}

/** A plate that points to all four sides. */
function plateCell(label: string, { over }: FeatureArt): Cell {
  const side = 124;
  return {
    label,
    width: 4 * side,
    height: side,
    draw: (context, x, y) => {
      context.translate(x + side / 2, y + side / 2);
      context.scale(240, 240);
      for (const towards of [0, 1, 2, 3]) over?.(context, { x: (towards * side) / 240, y: 0 }, towards);
    },
  };
}

const cardCells = (size: number): Cell[] =>
  DECKS.flatMap(({ id, back, cards }) =>
    [...(back ? [null] : []), ...Object.keys(cards)].map((card) => cardCell(id, card, size)),
  );

function cardCell(deck: string, card: string | null, size: number): Cell {
  const drawn = composeCard({
    ...{ deck, card, title: card ?? 'Gift' },
    text: 'What it does stands here, in a sentence of usual length that takes a few lines.',
    size,
  });
  const { width, height } = drawn;
  return { label: card ?? 'back', width, height, draw: (context, x, y) => context.drawImage(drawn, x, y) };
}

function mapCell(layout: MapLayout, width: number): Cell {
  const map = emptyMap(layout);
  const whole = mapSheetLayout(map);
  const height = Math.round((whole.height * width) / whole.width);
  return {
    label: layout.name,
    width,
    height,
    draw: (context, x, y) => context.drawImage(compose({ kind: 'map', scene: { map } }), x, y, width, height),
  };
}

import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { drawMedal, drawPodium } from '../art/medals.ts';
import type { Box } from '../board/layout.ts';
import { TABLE } from '../kit/palette/table.ts';
import type { BoardRow, LeaderboardScene } from './scene.ts';
import {
  composeSheet,
  LETTERS,
  label,
  MARGIN,
  NUMBER,
  nameOr,
  type Sheet,
  type SheetLabel,
  type SheetPlate,
  WIDTH,
} from './sheet.ts';
import { drawSpark, type Spark, sparkOf } from './spark.ts';
import { drawWaiting, waitingLabel } from './waiting.ts';

export interface LeaderboardLayout extends Sheet {
  /** The box that replaces the rows if there are none. */
  readonly waiting: Box | null;
  /** The middles of the first three rows' medals; their numbers are labels. */
  readonly medals: readonly { readonly place: 1 | 2 | 3; readonly x: number; readonly y: number }[];
  readonly sparks: readonly Spark[];
  /** Position of the dots for the rows left out before the reader's own. */
  readonly gap: { readonly x: number; readonly y: number } | null;
}

const HEAD = 178;
const COLUMNS = 46;
const ROW = { height: 92, gap: 10, radius: 20, inset: 16 };
const APART = 44;
const MEDAL = 84;
/** The height of this many rows if there are none. */
const WAITING = 7;
/** Left out if nobody has a curve; the name then gets its room. */
const CURVE = 190;
/** Widths from the right; the name gets the rest. */
const CELLS = { rank: 92, value: 184, games: 122, wins: 122, between: 18 };

type Cells = Record<'rank' | 'name' | 'value' | 'games' | 'wins' | 'curve', Pick<Box, 'x' | 'width'>>;

function cellsOf(curve: number): Cells {
  const { rank, value, games, wins, between } = CELLS;
  const right = WIDTH - MARGIN - ROW.inset;
  const curveAt = right - curve;
  const winsAt = (curve > 0 ? curveAt - between * 1.6 : right) - wins;
  const gamesAt = winsAt - between - games;
  const valueAt = gamesAt - between - value;
  const nameAt = MARGIN + rank + between;
  return {
    rank: { x: MARGIN + 4, width: rank },
    name: { x: nameAt, width: valueAt - between - nameAt },
    value: { x: valueAt, width: value },
    games: { x: gamesAt, width: games },
    wins: { x: winsAt, width: wins },
    curve: { x: curveAt, width: curve },
  };
}

export function leaderboardLayout(scene: LeaderboardScene): LeaderboardLayout {
  const shown = scene.own ? [...scene.rows, scene.own] : scene.rows;
  const cells = cellsOf(shown.some(({ curve }) => curve.length > 1) ? CURVE : 0);
  const top = HEAD + COLUMNS;
  const pitch = ROW.height + ROW.gap;
  const below = top + (scene.rows.length || WAITING) * pitch - ROW.gap;
  const rowAt = (y: number): Box => ({ x: MARGIN, y, width: WIDTH - 2 * MARGIN, height: ROW.height });
  const placed = scene.rows.map((row, i) => ({ row, box: rowAt(top + i * pitch), lit: row.own ?? false }));
  if (scene.own) placed.push({ row: scene.own, box: rowAt(below + APART), lit: true });
  const waiting = scene.rows.length > 0 ? null : { ...rowAt(HEAD), height: below - HEAD };
  const plates = [
    ...(waiting ? [{ box: waiting, colour: TABLE.cell, radius: ROW.radius }] : []),
    ...placed.map(({ box, lit }): SheetPlate => {
      if (!lit) return { box, colour: TABLE.cell, radius: ROW.radius };
      return { box, colour: TABLE.turn, radius: ROW.radius, rim: TABLE.glow };
    }),
  ];
  return {
    width: WIDTH,
    height: below + (scene.own ? APART + ROW.height : 0) + MARGIN,
    plates,
    labels: [
      ...headLabels(scene, cells),
      ...placed.flatMap(({ row, box, lit }) => rowLabels(row, cells, box, lit)),
      ...(waiting ? [waitingLabel(scene.empty, waiting)] : []),
    ],
    medals: placed.flatMap(({ row: { rank }, box }) => {
      const place = ([1, 2, 3] as const).find((one) => String(one) === rank);
      return place ? [{ place, x: cells.rank.x + cells.rank.width / 2, y: box.y + box.height / 2 }] : [];
    }),
    sparks: placed.flatMap(({ row, box, lit }) =>
      sparkOf({ ...cells.curve, y: box.y + 12, height: box.height - 24 }, row.curve, lit),
    ),
    waiting,
    gap: scene.own ? { x: WIDTH / 2, y: below + APART / 2 } : null,
  };
}

function headLabels({ title, subtitle, columns, rows }: LeaderboardScene, cells: Cells): SheetLabel[] {
  const width = WIDTH - 2 * MARGIN - PODIUM.size - 40;
  const small = { size: LETTERS.small, colour: TABLE.faint, least: 0.7 };
  const head = (of: keyof Cells) => ({ ...cells[of], y: HEAD - 6, height: COLUMNS });
  return [
    label(title, { x: MARGIN + 8, y: 16, width, height: 90 }, { size: LETTERS.title, weight: 700, least: 0.7 }),
    label(
      subtitle,
      { x: MARGIN + 8, y: 106, width, height: 52 },
      { size: LETTERS.main, colour: TABLE.faint, least: 0.75 },
    ),
    ...(rows.length > 0
      ? [
          label(columns.name, head('name'), small),
          ...(['value', 'games', 'wins'] as const).map((of) =>
            label(columns[of], head(of), { ...small, align: 'right' }),
          ),
          ...(cells.curve.width > 0 ? [label(columns.curve, head('curve'), { ...small, align: 'center' })] : []),
        ]
      : []),
  ];
}

function rowLabels(row: BoardRow, cells: Cells, { y, height }: Box, lit: boolean): SheetLabel[] {
  const colour = lit ? TABLE.ink : TABLE.text;
  const medal = ['1', '2', '3'].includes(row.rank);
  const number = { align: 'right', colour, ...NUMBER } as const;
  const inner = { y, height };
  const rank = medal
    ? label(
        row.rank,
        { x: cells.rank.x, width: cells.rank.width, y: y + height / 2 - 0.08 * MEDAL - 22, height: 44 },
        { size: 38, weight: 700, align: 'center', colour: TABLE.ink, ...NUMBER },
      )
    : label(
        row.rank,
        { ...cells.rank, ...inner },
        { size: 42, weight: 700, align: 'center', colour: lit ? TABLE.ink : TABLE.faint, ...NUMBER },
      );
  return [
    rank,
    label(
      nameOr(row.name, row.otherName),
      { ...cells.name, ...inner },
      { size: LETTERS.main, weight: lit ? 700 : 400, colour },
    ),
    label(row.value, { ...cells.value, ...inner }, { ...number, size: 46, weight: 700 }),
    label(row.games, { ...cells.games, ...inner }, { ...number, size: LETTERS.main }),
    label(row.wins, { ...cells.wins, ...inner }, { ...number, size: LETTERS.main }),
  ];
}

const PODIUM = { size: 190 };

export function composeLeaderboard(scene: LeaderboardScene): Canvas {
  const layout = leaderboardLayout(scene);
  return composeSheet(layout, (context) => {
    drawPodium(context, WIDTH - MARGIN - PODIUM.size / 2 - 8, HEAD - 12, PODIUM.size);
    for (const { place, x, y } of layout.medals) drawMedal(context, place, x, y, MEDAL);
    for (const spark of layout.sparks) drawSpark(context, spark);
    if (layout.waiting) drawWaiting(context, layout.waiting);
    if (layout.gap) drawDots(context, layout.gap);
  });
}

function drawDots(context: SKRSContext2D, { x, y }: { x: number; y: number }): void {
  context.fillStyle = TABLE.faint;
  for (const step of [-1, 0, 1]) {
    context.beginPath();
    context.arc(x + step * 26, y, 6, 0, 2 * Math.PI);
    context.fill();
  }
}

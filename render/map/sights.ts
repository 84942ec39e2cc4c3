import type { SKRSContext2D } from '@napi-rs/canvas';
import { type DrawingGround, squareKey } from '../board/marks.ts';
import { disc, fill, luck } from '../kit/brush.ts';
import { house } from '../kit/buildings.ts';
import type { Point } from '../kit/curves.ts';
import { CHART, CHART_SIGNS } from '../kit/palette/chart.ts';
import { INK } from '../kit/palette/ink.ts';
import { drawArms } from './cities.ts';
import type { MapPlan } from './layout.ts';
import type { MapScene } from './scene.ts';

export const ISLAND_ARMS = 0.25;

/** Positions of the free coats of arms on an island's square, in squares. */
export const islandArms = ({ x, y, arms }: MapScene['islands'][number]): Point[] =>
  Array.from({ length: arms }, (_, i) => ({ x: x + 0.5 + (i - (arms - 1) / 2) * 0.34, y: y + 0.42 }));

/** Draws towns, start squares, sights and the coats of arms of islands. */
export function drawSights(ground: DrawingGround, { layout, towns, starts, islands }: MapScene): void {
  const within = (x: number, y: number, draw: (brush: SKRSContext2D) => void) => {
    const { context, tile, at } = ground;
    const spot = at({ x, y });
    context.save();
    context.translate(spot.x, spot.y);
    context.scale(tile, tile);
    draw(context);
    context.restore();
  };
  for (const { x, y, name } of towns) within(x, y, (brush) => village(brush, name));
  const used = new Set(starts.map(squareKey));
  for (const {
    at: [x, y],
    feature,
  } of layout.start.squares) {
    if (used.has(squareKey({ x, y }))) continue;
    within(x, y, (brush) => {
      if (feature === 'mountain') mountain(brush, CHART.peak, 0.5, 0.56);
      flag(brush);
    });
  }
  for (const {
    at: [x, y],
    chipColor,
  } of layout.highlights)
    within(x, y, (brush) => landmark(brush, CHART.chip[chipColor ?? 'none']));
  for (const island of islands) for (const spot of islandArms(island)) drawArms(ground, spot, ISLAND_ARMS);
}

/** Draws three houses, equal for equal names. */
function village(brush: SKRSContext2D, name: string): void {
  const chance = luck(name);
  disc(brush, CHART.relief, { x: 0.5, y: 0.55 }, 0.3, 0.5);
  for (const [x, y] of [
    [0.5, 0.46],
    [0.36, 0.56],
    [0.64, 0.58],
  ] as const)
    house({ x, y }, 0.2, Math.floor(3 * chance())).draw(brush);
}

function mountain(brush: SKRSContext2D, colour: string, x: number, y: number): void {
  brush.lineJoin = 'round';
  brush.beginPath();
  for (const [px, py] of [
    [-0.36, 0.22],
    [-0.06, -0.3],
    [0.06, -0.14],
    [0.14, -0.22],
    [0.36, 0.22],
  ] as const)
    brush.lineTo(x + px, y + py);
  brush.closePath();
  brush.strokeStyle = INK.line;
  brush.lineWidth = 0.06;
  brush.stroke();
  brush.fillStyle = colour;
  brush.fill();
  fill(
    brush,
    CHART.snow,
    [x - 0.06, y - 0.3],
    [x - 0.17, y - 0.11],
    [x - 0.08, y - 0.14],
    [x - 0.02, y - 0.06],
    [x + 0.06, y - 0.14],
  );
  fill(brush, CHART.peakDark, [x + 0.14, y - 0.22], [x + 0.36, y + 0.22], [x + 0.12, y + 0.22]);
}

/** Draws the flag of a start square. */
function flag(brush: SKRSContext2D): void {
  fill(brush, INK.line, [0.135, 0.13], [0.185, 0.13], [0.185, 0.52], [0.135, 0.52]);
  fill(brush, INK.line, [0.16, 0.09], [0.47, 0.2], [0.16, 0.33]);
  fill(brush, CHART_SIGNS.flag, [0.185, 0.125], [0.4, 0.2], [0.185, 0.285]);
}

/** In its own colour, and framed like large cities, since no tile can lie here. */
function landmark(brush: SKRSContext2D, colour: string): void {
  brush.beginPath();
  brush.roundRect(0.03, 0.03, 0.94, 0.94, 0.1);
  brush.fillStyle = colour;
  brush.fill();
  brush.strokeStyle = INK.line;
  brush.lineWidth = 0.05;
  brush.stroke();
  disc(brush, CHART.halo, { x: 0.5, y: 0.42 }, 0.34);
  brush.save();
  brush.translate(0.5, 0.42);
  brush.scale(0.72, 0.72);
  mountain(brush, CHART.peak, 0, 0.02);
  brush.restore();
}

export const sightNames = ({ layout, towns, starts }: MapScene): { text: string; x: number; y: number }[] => {
  const taken = new Set([...towns, ...starts].map(squareKey));
  return [
    ...towns.map(({ name, x, y }) => ({ text: name, x, y })),
    ...layout.start.squares.flatMap(({ name, at: [x, y] }) =>
      taken.has(squareKey({ x, y })) ? [] : [{ text: name, x, y }],
    ),
    ...layout.highlights.map(({ name, at: [x, y] }) => ({ text: name, x, y })),
  ];
};

/** An island has one name, at its first square. */
export const islandNames = ({ islands }: MapPlan): { text: string; x: number; y: number }[] =>
  islands.map(({ name, squares }) => ({ text: name, x: squares[0]!.at[0], y: squares[0]!.at[1] }));

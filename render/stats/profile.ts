import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { drawFigure } from '../art/figures.ts';
import type { Box } from '../board/layout.ts';
import { luck, pick } from '../kit/brush.ts';
import { TABLE } from '../kit/palette/table.ts';
import { type Bar, barsPart, drawBar, tablePart } from './profile-parts.ts';
import type { ProfileScene } from './scene.ts';
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

export interface ProfileLayout extends Sheet {
  readonly sparks: readonly Spark[];
  readonly bars: readonly Bar[];
  /** The box of the player's meeple, and the one of waiting meeples while there are no games. */
  readonly crest: Box;
  readonly waiting: Box | null;
}

const GAP = 14;
const RADIUS = 20;
const HEAD = 176;
const RATING = { height: 214, most: 420, inset: 22 };
const FACT = { height: 112, inset: 22 };
/** No flatter than 4:3. */
const LEAST_HEIGHT = 900;

interface ProfilePart {
  readonly plates: readonly SheetPlate[];
  readonly labels: readonly SheetLabel[];
  readonly sparks?: readonly Spark[];
  readonly bars?: readonly Bar[];
}

/** `count` boxes side by side over the full width. */
const beside = (count: number, y: number, height: number): Box[] => {
  const width = (WIDTH - 2 * MARGIN - (count - 1) * GAP) / count;
  return Array.from({ length: count }, (_, i) => ({ x: MARGIN + i * (width + GAP), y, width, height }));
};

export function profileLayout(scene: ProfileScene): ProfileLayout {
  const parts = partsOf(scene);
  const lowest = Math.max(HEAD, ...parts.flatMap(({ plates }) => plates.map(({ box }) => box.y + box.height)));
  const height = Math.max(LEAST_HEIGHT, lowest + MARGIN);
  const top = parts.length > 0 ? lowest + GAP : HEAD;
  const free: Box = { x: MARGIN, y: top, width: WIDTH - 2 * MARGIN, height: height - top - MARGIN };
  const waiting = scene.empty !== undefined;
  return {
    width: WIDTH,
    height,
    plates: [
      ...parts.flatMap(({ plates }) => plates),
      ...(waiting ? [{ box: free, colour: TABLE.cell, radius: RADIUS }] : []),
    ],
    labels: [
      ...headLabels(scene),
      ...parts.flatMap(({ labels }) => labels),
      ...(waiting ? [waitingLabel(scene.empty, free)] : []),
    ],
    sparks: parts.flatMap(({ sparks = [] }) => sparks),
    bars: parts.flatMap(({ bars = [] }) => bars),
    crest: { x: MARGIN + 4, y: 24, width: 132, height: 132 },
    waiting: waiting ? free : null,
  };
}

function headLabels({ name, otherName, subtitle }: ProfileScene): SheetLabel[] {
  const x = MARGIN + 160;
  const width = WIDTH - MARGIN - x;
  return [
    label(nameOr(name, otherName), { x, y: 14, width, height: 94 }, { size: 66, weight: 700, least: 0.65 }),
    label(subtitle, { x, y: 108, width, height: 52 }, { size: LETTERS.main, colour: TABLE.faint, least: 0.75 }),
  ];
}

function partsOf({ ratings, facts, bySeats, points }: ProfileScene): ProfilePart[] {
  const factRows = Math.ceil(facts.length / 2);
  const table = tablePart(bySeats);
  const bars = barsPart(points);
  const last = [table, bars].filter((part) => part !== null);
  const lastHeight = Math.max(0, ...last.map(({ height }) => height));
  const below = factRows * (FACT.height + GAP) + (lastHeight > 0 ? lastHeight + GAP : 0);
  // Curves take the remaining room.
  const free = LEAST_HEIGHT - HEAD - MARGIN - below - (below > 0 ? 0 : -GAP) - GAP;
  const ratingHeight = Math.max(RATING.height, Math.min(RATING.most, free));
  let y = HEAD;
  const parts: ProfilePart[] = [];
  if (ratings.length > 0) {
    parts.push(...beside(ratings.length, y, ratingHeight).map((box, i) => ratingPart(ratings[i]!, box)));
    y += ratingHeight + GAP;
  }
  for (let row = 0; row < factRows; row++) {
    const own = facts.slice(row * 2, row * 2 + 2);
    parts.push(...beside(own.length, y, FACT.height).map((box, i) => factPart(own[i]!, box)));
    y += FACT.height + GAP;
  }
  parts.push(...beside(last.length, y, lastHeight).map((box, i) => last[i]!.at(box)));
  return parts;
}

function ratingPart({ label: of, value, note, curve }: ProfileScene['ratings'][number], box: Box): ProfilePart {
  const { inset } = RATING;
  const wide = box.width > WIDTH * 0.6;
  const left = { x: box.x + inset, width: curve.length < 2 ? box.width - 2 * inset : wide ? 320 : 236 };
  const middle = box.y + box.height / 2;
  const sparkAt = left.x + left.width + inset;
  return {
    plates: [{ box, colour: TABLE.cell, radius: RADIUS }],
    labels: [
      label(
        of,
        { ...left, y: middle - 98, height: 50 },
        { size: LETTERS.small, colour: TABLE.heading, weight: 700, least: 0.7 },
      ),
      label(value, { ...left, y: middle - 48, height: 90 }, { size: 74, weight: 700, ...NUMBER }),
      label(note, { ...left, y: middle + 42, height: 50 }, { size: LETTERS.small, colour: TABLE.faint, least: 0.7 }),
    ],
    sparks: sparkOf(
      { x: sparkAt, y: box.y + inset, width: box.x + box.width - inset - sparkAt, height: box.height - 2 * inset },
      curve,
    ),
  };
}

function factPart({ label: of, value, otherValue = '' }: ProfileScene['facts'][number], box: Box): ProfilePart {
  const inner = { x: box.x + FACT.inset, width: box.width - 2 * FACT.inset };
  return {
    plates: [{ box, colour: TABLE.cell, radius: RADIUS }],
    labels: [
      label(of, { ...inner, y: box.y + 5, height: 46 }, { size: LETTERS.small, colour: TABLE.faint, least: 0.7 }),
      label(
        nameOr(value, otherValue),
        { ...inner, y: box.y + 51, height: 57 },
        { size: LETTERS.main, weight: 700, least: 0.75 },
      ),
    ],
  };
}

export function composeProfile(scene: ProfileScene): Canvas {
  const layout = profileLayout(scene);
  return composeSheet(layout, (context) => {
    drawCrest(context, layout.crest, scene.name);
    for (const spark of layout.sparks) drawSpark(context, spark);
    for (const bar of layout.bars) drawBar(context, bar);
    if (layout.waiting) drawWaiting(context, layout.waiting);
  });
}

/** Draws a meeple on a disc, in a colour that always belongs to this name. */
function drawCrest(context: SKRSContext2D, { x, y, width }: Box, name: string): void {
  const [middle, radius] = [{ x: x + width / 2, y: y + width / 2 }, width / 2];
  for (const [colour, reach] of [
    [TABLE.glow, 1],
    [TABLE.badgeLine, 0.93],
    [TABLE.legal, 0.88],
  ] as const) {
    context.beginPath();
    context.arc(middle.x, middle.y, radius * reach, 0, 2 * Math.PI);
    context.fillStyle = colour;
    context.fill();
  }
  const seat = pick([0, 1, 2, 3, 5], luck(name)());
  drawFigure(context, 'meeple', seat, { ...middle, size: width * 0.52 });
}

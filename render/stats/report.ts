import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { Seat } from '../../src/engine/vocabulary.ts';
import { drawFigure } from '../art/figures.ts';
import type { Box } from '../board/layout.ts';
import { INK } from '../kit/palette/ink.ts';
import { TABLE } from '../kit/palette/table.ts';
import { FONT, wrapped } from '../kit/text.ts';
import { type Worn, wornOf } from '../scoreboard/seat-marks.ts';
import { type Curves, drawCurves, ENDS } from './curves.ts';
import { drawLine } from './lines.ts';
import type { ReportScene } from './scene.ts';
import {
  composeSheet,
  HEADING,
  headingLabel,
  INSET,
  LETTERS,
  label,
  MARGIN,
  NUMBER,
  type Sheet,
  type SheetLabel,
  type SheetPlate,
  theRuler,
  WIDTH,
} from './sheet.ts';
import { drawRimmed, type SeatToken } from './tokens.ts';
import { drawPiece, type TotalsBar, totalsPart } from './totals.ts';

export interface ReportLayout extends Sheet {
  readonly tokens: readonly SeatToken[];
  /** A sample of each seat's line. */
  readonly samples: readonly { readonly seat: Seat; readonly mark: number; readonly box: Box }[];
  readonly pieces: readonly TotalsBar[];
  readonly curves: readonly Curves[];
}

const GAP = 14;
const RADIUS = 20;
const HEAD = 100;
const SCORES = 376;
/** The winners, beside the title. */
const FRONT = { width: 220, sizes: [58, 49, 42], between: 22 };
const BEST = { size: 32, line: 40, between: 11, share: 0.54, least: 330 };

const wornIn = ({ players, scores }: ReportScene): readonly Worn[] =>
  wornOf(players, Math.max(scores.length, players.length));

export function reportLayout(scene: ReportScene): ReportLayout {
  const { headings, best } = scene;
  const inner = WIDTH - 2 * MARGIN;
  const worn = wornIn(scene);
  const totals = totalsPart(scene, worn, { x: MARGIN, y: HEAD, width: inner });
  const scoresBox: Box = { x: MARGIN, y: HEAD + totals.height + GAP, width: inner, height: SCORES };
  const y = scoresBox.y + SCORES + GAP;
  const bestWidth = best.length > 0 ? Math.round((inner - GAP) * BEST.share) : 0;
  const bests = bestsPart(scene, worn, { x: WIDTH - MARGIN - bestWidth, y, width: bestWidth });
  const height = Math.max(BEST.least, bests.height);
  const figuresBox: Box = { x: MARGIN, y, width: inner - (bestWidth > 0 ? bestWidth + GAP : 0), height };
  const paper = (box: Box): SheetPlate => ({ box, colour: TABLE.turn, radius: RADIUS });
  return {
    width: WIDTH,
    height: y + height + MARGIN,
    plates: [
      ...totals.plates,
      paper(scoresBox),
      paper(figuresBox),
      ...(bestWidth > 0
        ? [{ box: { x: WIDTH - MARGIN - bestWidth, y, width: bestWidth, height }, colour: TABLE.cell, radius: RADIUS }]
        : []),
    ],
    labels: [
      label(
        scene.title,
        { x: MARGIN + 8, y: 8, width: inner - 16 - FRONT.width, height: 88 },
        { size: LETTERS.title, weight: 700, least: 0.6 },
      ),
      ...totals.labels,
      headingLabel(headings.scores, scoresBox, TABLE.ink),
      headingLabel(headings.figures, figuresBox, TABLE.ink),
      turnLabel(headings.turn, scoresBox),
      turnLabel(headings.turn, figuresBox),
      ...bests.labels,
    ],
    tokens: [...totals.tokens, ...bests.tokens],
    samples: totals.samples,
    pieces: totals.pieces,
    curves: [
      { box: chartIn(scoresBox), values: scene.scores, steps: false, worn },
      { box: chartIn(figuresBox), values: scene.figures, steps: true, worn },
    ],
  };
}

const chartIn = ({ x, y, width, height }: Box): Box => ({
  x: x + INSET,
  y: y + HEADING - 6,
  width: width - INSET - 8,
  height: height - HEADING - 2,
});

/** Label of a chart's axis, to the right of its last turn. */
const turnLabel = (text: string, box: Box): SheetLabel => {
  const { x, y, width, height } = chartIn(box);
  // The last turn's number extends into it.
  const room = ENDS - 34;
  return label(
    text,
    { x: x + width - room, y: y + height - 44, width: room, height: 44 },
    { size: LETTERS.small - 2, colour: TABLE.ink, align: 'right', least: 0.6 },
  );
};

/** The biggest scores between a token and the points: two lines each, or three if there are few. */
function bestsPart({ best, headings }: ReportScene, worn: readonly Worn[], at: Omit<Box, 'height'>) {
  const token = 50;
  const points = 72;
  const textAt = at.x + INSET + token + 14;
  const width = at.x + at.width - INSET - points - textAt;
  const labels: SheetLabel[] = best.length > 0 ? [headingLabel(headings.best, at)] : [];
  const tokens: SeatToken[] = [];
  let y = at.y + HEADING + 6;
  for (const one of best) {
    const ruler = theRuler();
    ruler.font = `400 ${BEST.size}px ${FONT}`;
    const lines = wrapped(ruler, one.text, width, best.length > 3 ? 2 : 3);
    const height = Math.max(token, lines.length * BEST.line);
    const first = y + (height - lines.length * BEST.line) / 2;
    tokens.push({
      seat: one.seat,
      worn: worn[one.seat]!,
      x: at.x + INSET + token / 2,
      y: y + height / 2,
      size: token,
    });
    labels.push(
      ...lines.map((line, i) =>
        label(line, { x: textAt, y: first + i * BEST.line, width, height: BEST.line }, { size: BEST.size }),
      ),
      label(
        one.points,
        { x: textAt + width + 6, y, width: points - 6, height },
        { size: 46, weight: 700, align: 'right', ...NUMBER },
      ),
    );
    y += height + BEST.between;
  }
  return { labels, tokens, height: y - at.y };
}

export function composeReport(scene: ReportScene): Canvas {
  const layout = reportLayout(scene);
  return composeSheet(layout, (context) => {
    drawFront(context, scene);
    for (const piece of layout.pieces) drawPiece(context, piece, INK.parts);
    for (const { mark, box } of layout.samples) drawLine(context, mark, box);
    for (const token of layout.tokens) drawRimmed(context, token);
    for (const curves of layout.curves) drawCurves(context, curves);
  });
}

function drawFront(context: SKRSContext2D, scene: ReportScene): void {
  const worn = wornIn(scene);
  const front = scene.totals.slice(0, FRONT.sizes.length);
  let right = WIDTH - MARGIN - 12;
  for (const [i, { seat }] of [...front.entries()].toReversed()) {
    const size = FRONT.sizes[i]!;
    drawFigure(context, 'meeple', worn[seat]!.mark, { x: right - size / 2, y: HEAD - 20 - size / 2, size });
    right -= size + FRONT.between;
  }
}

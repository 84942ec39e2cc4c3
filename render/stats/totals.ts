import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Seat } from '../../src/engine/vocabulary.ts';
import type { Box } from '../board/layout.ts';
import { INK } from '../kit/palette/ink.ts';
import { TABLE } from '../kit/palette/table.ts';
import { numeral } from '../kit/text.ts';
import { shownName } from '../scoreboard/letters.ts';
import type { Worn } from '../scoreboard/seat-marks.ts';
import type { ReportScene } from './scene.ts';
import {
  HEADING,
  headingLabel,
  INSET,
  LETTERS,
  label,
  NUMBER,
  type SheetLabel,
  type SheetPlate,
  widthOf,
} from './sheet.ts';
import type { SeatToken } from './tokens.ts';

/** A part of a stacked bar, or its sample in the legend; `kind` is its number among all kinds. */
export interface TotalsBar {
  readonly box: Box;
  readonly kind: number;
  /** Points lost: hollow, left of the line where bars begin. */
  readonly lost?: boolean;
}

const ROW = { height: 58, token: 50, below: 8 };
const SAMPLE = 92;
const NAME = 228;
const TOTAL = 104;
const BAR = 44;
const LEGEND = { line: 42, swatch: 32, between: 30, widest: 340, size: 32, lines: 3 };

/** The players and their points by kind; `worn` by seat. One row for each seat, best first, then the legend of the kinds. */
export function totalsPart(scene: ReportScene, worn: readonly Worn[], at: Omit<Box, 'height'>) {
  const rows = rowsOf(scene);
  const kinds = kindsOf(rows);
  const sums = rows.map(({ parts }) => {
    const sum = (of: number) => parts.reduce((total, { points }) => total + Math.max(0, of * points), 0);
    return { won: sum(1), lost: sum(-1) };
  });
  const lost = Math.max(0, ...sums.map((sum) => sum.lost));
  const span = Math.max(1, lost + Math.max(0, ...sums.map(({ won }) => won)));

  // Without parts it shows only the players.
  const top = at.y + (kinds.size > 0 ? HEADING : ROW.below);
  const left = at.x + INSET;
  const right = at.x + at.width - INSET;
  const nameAt = left + ROW.token + 14;
  const sampleAt = nameAt + NAME + 12;
  const barAt = sampleAt + SAMPLE + 24;
  const barWidth = right - TOTAL - 14 - barAt;
  const zero = barAt + (lost / span) * barWidth;

  const labels: SheetLabel[] = kinds.size > 0 ? [headingLabel(scene.headings.points, at)] : [];
  const pieces: TotalsBar[] = [];
  const tokens: SeatToken[] = [];
  const samples: { seat: Seat; mark: number; box: Box }[] = [];
  const plates: SheetPlate[] = [];
  rows.forEach(({ seat, total, parts }, i) => {
    const y = top + i * ROW.height;
    const line = { y, height: ROW.height };
    const crowned = scene.winners?.includes(seat) ?? false;
    tokens.push({
      seat,
      worn: worn[seat]!,
      x: left + ROW.token / 2,
      y: y + ROW.height / 2,
      size: ROW.token,
      crowned,
    });
    samples.push({ seat, mark: worn[seat]!.mark, box: { x: sampleAt + 8, width: SAMPLE - 16, ...line } });
    // Lines are drawn on paper, and so are their samples.
    plates.push({
      box: { x: sampleAt, y: y + 14, width: SAMPLE, height: ROW.height - 28 },
      colour: TABLE.turn,
      radius: 8,
    });
    const name = shownName(scene.players, seat, worn[seat]!.letter);
    labels.push(
      label(name, { x: nameAt, width: NAME, ...line }, { size: 40, weight: 700 }),
      label(total, { x: right - TOTAL, width: TOTAL, ...line }, { size: 50, weight: 700, align: 'right', ...NUMBER }),
    );
    const reach = { won: zero, lost: zero };
    for (const part of parts) {
      const width = (Math.abs(part.points) / span) * barWidth;
      if (width <= 0) continue;
      const isLost = part.points < 0;
      const x = isLost ? reach.lost - width : reach.won;
      if (isLost) reach.lost -= width;
      else reach.won += width;
      const box = { x, y: y + (ROW.height - BAR) / 2, width, height: BAR };
      pieces.push({ box, kind: kinds.get(part.label)!, lost: isLost });
      const number = numeral(part.points);
      // A number that does not fit is left out; the length shows the value.
      if (widthOf(number, LETTERS.small - 2, 700) <= width - 8)
        labels.push(
          label(number, box, {
            size: LETTERS.small - 2,
            weight: 700,
            align: 'center',
            colour: isLost ? TABLE.text : TABLE.ink,
            ...NUMBER,
          }),
        );
    }
  });
  const legend = legendOf(
    [...kinds].map(([text, kind]) => ({ text, kind })),
    { x: left, y: top + rows.length * ROW.height + 6, width: right - left },
  );
  const height = top - at.y + rows.length * ROW.height + 6 + legend.height + ROW.below;
  plates.unshift({ box: { ...at, height }, colour: TABLE.cell, radius: 20 });
  return {
    plates,
    labels: [...labels, ...legend.labels],
    pieces: [...pieces, ...legend.pieces],
    tokens,
    samples,
    height,
  };
}

/** Seats without a total still have a line in the curves. */
function rowsOf({ totals, players, scores }: ReportScene): ReportScene['totals'] {
  const counted = new Set(totals.map(({ seat }) => seat));
  const seats = [...new Set([...players.map(({ seat }) => seat), ...scores.keys()])].filter(
    (seat) => !counted.has(seat),
  );
  return [...totals, ...seats.map((seat) => ({ seat, total: '', parts: [] }))];
}

/** By label, in the order of the legend. */
function kindsOf(rows: ReportScene['totals']): ReadonlyMap<string, number> {
  const parts = rows.flatMap((row) => row.parts);
  const known = new Map(parts.flatMap(({ label: text, kind }) => (kind === undefined ? [] : [[text, kind]])));
  let next = Math.max(-1, ...known.values()) + 1;
  for (const { label: text } of parts) if (!known.has(text)) known.set(text, next++);
  return new Map([...known].sort(([, a], [, b]) => a - b));
}

/** Lines of samples and their words. */
function legendOf(
  kinds: readonly { readonly text: string; readonly kind: number }[],
  { x, y, width }: Omit<Box, 'height'>,
) {
  const { line, swatch, between, widest, size, lines } = LEGEND;
  const pieces: TotalsBar[] = [];
  const labels: SheetLabel[] = [];
  const worded = (share: number) =>
    kinds.map(({ text }) => Math.min(widest * share, Math.ceil(widthOf(text, size * Math.max(share, 0.85))) + 2));
  const rowsFor = (widths: readonly number[]) => {
    let [at, row] = [0, 0];
    return widths.map((wide) => {
      const whole = swatch + 10 + wide;
      if (at > 0 && at + whole > width) [at, row] = [0, row + 1];
      const place = { at, row };
      at += whole + between;
      return place;
    });
  };
  // Long words are cut rather than take a line each.
  const share = [1, 0.85, 0.7, 0.6].find((one) => (rowsFor(worded(one)).at(-1)?.row ?? 0) < lines) ?? 0.6;
  const widths = worded(share);
  const places = rowsFor(widths);
  places.forEach(({ at, row }, i) => {
    const { text, kind } = kinds[i]!;
    const top = y + row * line;
    pieces.push({ box: { x: x + at, y: top + (line - swatch) / 2, width: swatch, height: swatch }, kind });
    labels.push(
      label(text, { x: x + at + swatch + 10, y: top, width: widths[i]!, height: line }, { size, colour: TABLE.faint }),
    );
  });
  return { pieces, labels, height: kinds.length > 0 ? (places.at(-1)!.row + 1) * line : 0 };
}

export function drawPiece(
  context: SKRSContext2D,
  { box: { x, y, width, height }, kind, lost }: TotalsBar,
  colours: readonly string[],
): void {
  const colour = colours[kind % colours.length]!;
  const gap = Math.min(3, width * 0.2);
  context.save();
  context.beginPath();
  context.roundRect(x, y, Math.max(1, width - gap), height, Math.min(7, width * 0.25));
  if (lost) {
    context.clip();
    context.strokeStyle = colour;
    context.lineWidth = 8;
    context.stroke();
    context.restore();
    return;
  }
  context.fillStyle = colour;
  context.fill();
  context.clip();
  // Every other kind is hatched, so that neighbours differ without colour.
  if (kind % 2) {
    context.strokeStyle = INK.partsHatch;
    context.lineWidth = 2.5;
    for (let at = x - height; at < x + width; at += 9) {
      context.beginPath();
      context.moveTo(at, y + height);
      context.lineTo(at + height, y);
      context.stroke();
    }
  }
  context.restore();
}

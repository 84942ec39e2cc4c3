import { CHART_GROUNDS } from '../kit/palette/chart.ts';
import { rgbOf } from '../kit/palette/colour.ts';
import { INK } from '../kit/palette/ink.ts';
import { LAND, LAND_COLOURS } from '../kit/palette/land.ts';
import { LIT_CURVE, MARK, SEAT_MARKS, TABLE } from '../kit/palette/table.ts';
import type { Palette } from './quantise.ts';

/** Colours of the current theme that the palette of all pictures has exactly, so that flat areas and text do not shift. */
export const exactColours = (): Palette => [...LAND, ...others()];

/** Colours that tiles do not use. */
const others = (): Palette =>
  [
    ...new Set([
      ...Object.values(TABLE),
      ...SEAT_MARKS.flatMap(({ colour, tone }) => [colour, tone]),
      ...Object.values(INK.dye),
      ...CHART_GROUNDS,
      ...Object.values(LIT_CURVE),
      ...([1, 2, 3] as const).flatMap((place) => Object.values(INK.medal[place])),
      ...[INK.medal.ribbon, INK.chartGrid],
      ...INK.parts,
      ...[INK.card.paper, INK.card.line, INK.card.back, INK.card.ribbon, INK.card.sky],
      ...[MARK.light, MARK.press, MARK.tileBack, MARK.tileBackLine],
    ]),
  ]
    .filter((colour) => !LAND_COLOURS.has(colour))
    .map(rgbOf);

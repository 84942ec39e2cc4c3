import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Square } from '../../src/engine/vocabulary.ts';
import type { Crop } from '../board/layout.ts';
import type { DrawingGround } from '../board/marks.ts';
import { CHART } from '../kit/palette/chart.ts';
import { FONT, printable, provide } from '../kit/text.ts';
import { drawBorderPrints } from './borders.ts';
import { drawLargeCities } from './cities.ts';
import { drawFerries } from './ferries.ts';
import { drawLand } from './ground.ts';
import { labelsOf, type MapLabel, type MeasureText } from './labels.ts';
import type { MapScene } from './scene.ts';
import { drawSights } from './sights.ts';

/** Draws everything printed, below all tiles. */
export function drawMapGround(
  ground: DrawingGround,
  map: MapScene,
  squares: readonly Square[],
  legal: ReadonlySet<string>,
  crop: Crop,
  built: ReadonlySet<string>,
): void {
  drawLand(ground, map.layout, squares, legal);
  drawFerries(ground, map);
  drawBorderPrints(ground, map.layout);
  drawLargeCities(ground, map);
  drawSights(ground, map);
  // A number will cover the name of its square.
  const covered = new Set([...built, ...legal]);
  for (const label of labelsOf(map, measureBy(ground.context), crop, covered)) drawLabel(ground, label);
}

export function measureBy(context: SKRSContext2D): MeasureText {
  return (text) => {
    const whole = printable(text);
    context.font = `700 100px ${FONT}`;
    provide(context, whole);
    return context.measureText(whole).width / 100;
  };
}

/** Pixels below which letters are only a smear. */
const LEAST_LETTERS = 7;

function drawLabel({ context, tile, at }: DrawingGround, { kind, lines, size, box }: MapLabel): void {
  if (size * tile < LEAST_LETTERS) return;
  const origin = at({ x: 0, y: 0 });
  const [left, top] = [origin.x + box.x * tile, origin.y + box.y * tile];
  const [width, height] = [box.width * tile, box.height * tile];
  if (kind === 'city') {
    const pad = tile * 0.03;
    context.beginPath();
    context.roundRect(left - pad, top - pad * 0.6, width + 2 * pad, height + 1.2 * pad, tile * 0.06);
    context.fillStyle = CHART.name;
    context.fill();
    context.beginPath();
    context.roundRect(left - pad * 0.4, top, width + 0.8 * pad, height, tile * 0.05);
    context.fillStyle = CHART.banner;
    context.fill();
  }
  context.font = `700 ${size * tile}px ${FONT}`;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.lineJoin = 'round';
  provide(context, lines.map(printable).join(' '));
  lines.map(printable).forEach((line, i) => {
    const x = left + width / 2;
    const y = top + (height / lines.length) * (i + 0.77);
    if (kind !== 'city') {
      context.strokeStyle = CHART.halo;
      context.lineWidth = size * tile * 0.28;
      context.strokeText(line, x, y);
    }
    context.fillStyle = CHART.name;
    context.fillText(line, x, y);
  });
}

import { z } from 'zod';
import type { GameView } from '../engine/index.ts';
import { FEATURES } from './evaluation.ts';
import more from './weights/more.json' with { type: 'json' };
import rich from './weights/rich.json' with { type: 'json' };
import two from './weights/two.json' with { type: 'json' };

/** Weights of the evaluation, and where they come from. */
const FileSchema = z.strictObject({
  from: z.looseObject({}),
  weights: z.record(z.literal(FEATURES), z.number()),
});
export interface WeightsFile {
  readonly from: Readonly<Record<string, string | number>>;
  readonly weights: Readonly<Record<string, number>>;
}

const weightsIn = (file: unknown): Float64Array => {
  const { weights } = FileSchema.parse(file);
  return Float64Array.from(FEATURES, (feature) => weights[feature]);
};

/** Throws where a file holds other weights than there are features. */
export const readWeights = (text: string): Float64Array => weightsIn(JSON.parse(text));

/** For two, for more, and for games with so many rules that figures, tiles and points come by other ways, too. */
const TWO = weightsIn(two);
const MORE = weightsIn(more);
const RICH = weightsIn(rich);
const MANY_RULES = 6;

/** What a game of this kind is valued by. `npm run -s players -- fit` makes such weights. */
export function weightsFor({ seats, switches }: Pick<GameView, 'seats' | 'switches'>): Float64Array {
  if (seats > 2) return MORE;
  return switches.length >= MANY_RULES ? RICH : TWO;
}

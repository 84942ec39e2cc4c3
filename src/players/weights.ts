import { z } from 'zod';
import { FEATURES } from './evaluation.ts';
import published from './weights/published.json' with { type: 'json' };

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

/** Throws if a file does not hold exactly one weight for each feature. */
export const readWeights = (text: string): Float64Array => weightsIn(JSON.parse(text));

/** The weights by which levels value positions. `npm run -s players -- fit` makes such weights; docs/players.md says which were tried. */
export const WEIGHTS = weightsIn(published);

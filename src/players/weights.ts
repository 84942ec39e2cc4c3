import { z } from 'zod';
import { FEATURES } from './evaluation.ts';
import fitted from './weights/fitted.json' with { type: 'json' };

/** Weights of the evaluation, and where they come from. */
const FileSchema = z.strictObject({
  from: z.looseObject({}),
  weights: z.record(z.literal(FEATURES), z.number()),
});
export interface WeightsFile {
  readonly from: Readonly<Record<string, string | number>>;
  readonly weights: Readonly<Record<string, number>>;
}

const inOrder = (weights: Readonly<Record<string, number>>): Float64Array =>
  Float64Array.from(FEATURES, (feature) => weights[feature]!);

/** Throws where a file holds other weights than there are features. */
export const readWeights = (text: string): Float64Array => inOrder(FileSchema.parse(JSON.parse(text)).weights);

/** What levels play by; `npm run -s players -- fit` makes them. */
export const WEIGHTS = inOrder(FileSchema.parse(fitted).weights);

import type { Place, Seat } from '../../../engine/for-rules.ts';
import type { Good } from '../vocabulary.ts';

export { builders, oneSecondPart } from './builders.ts';
export { goods } from './goods.ts';
export { pigs } from './pigs.ts';

declare module '../../../engine/declared.ts' {
  interface SwitchIds {
    builders: unknown;
    'one-second-part': unknown;
    goods: unknown;
    pigs: unknown;
  }
  interface FigureIds {
    builder: unknown;
    pig: unknown;
  }
  interface PieceIds extends Record<Good, unknown> {}
  interface MarkIds extends Record<Good, unknown> {}
  interface StepIds {
    follow: unknown;
  }
  interface PartIds {
    second: unknown;
  }
  interface Events {
    /** Trade goods for finishing a city (TB2), by number. */
    'goods-taken': { readonly seat: Seat; readonly goods: Readonly<Record<Good, number>>; readonly on: Place };
  }
  interface ReasonIds {
    'trade-goods': unknown;
  }
  interface TermIds {
    'most-wine': unknown;
    'most-grain': unknown;
    'most-cloth': unknown;
  }
}

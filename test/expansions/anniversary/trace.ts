import { z } from 'zod';
import { Options, optionSets } from '../../../tools/replay/options.ts';
import type { TracePart } from '../../../tools/replay/parts.ts';
import type { Turn } from '../../../tools/replay/trace.ts';

const Square = z.tuple([z.int(), z.int()]);
const OfTurn = z.object({
  arrows: z.array(Square).optional(),
  arrow: Square.optional(),
  arrowOptions: Options.optional(),
});
const own = (turn: Turn) => turn as z.infer<typeof OfTurn>;

export const TRACE: TracePart = {
  keys: { turn: OfTurn.shape },

  turn(at) {
    let asked: readonly (readonly number[])[] = [];
    const active = () =>
      at.events.flatMap((event) => (event.type === 'arrow' && event.active ? [event.active] : []))[0];
    const isSplit = (): boolean => ['add-meeple', 'place-anywhere'].includes(active()?.symbol ?? '');
    return {
      isSplit,
      steps: {
        arrow() {
          asked = at.game.legalActions().flatMap((one) => (one.type === 'activate' ? [[one.x, one.y]] : []));
          const [x, y] = own(at.turn).arrow ?? [Number.NaN, Number.NaN];
          at.play({ type: 'activate', x, y });
          return true;
        },
      },
      noted() {
        const arrow = active();
        return { arrow: arrow ? [arrow.x, arrow.y] : null };
      },
      answers() {
        const arrow = active();
        if (!arrow) return [];
        const arrows = asked.length > 0 ? asked : [[arrow.x, arrow.y]];
        const key = { key: 'arrows', value: arrows, after: 'legal' };
        const arrowOptions = at.byFigure(at.deployed().filter((one) => !at.isHere(one)));
        return isSplit() ? [key, { key: 'arrowOptions', value: arrowOptions, after: 'meepleOptions' }] : [key];
      },
    };
  },

  compared(turn, { answers, noted }) {
    const { arrows, arrow = null, arrowOptions } = own(turn);
    return [
      ['arrows', new Set(arrows), new Set(answers.arrows as readonly unknown[] | undefined)],
      ['arrow', arrow, noted.arrow],
      ['has arrowOptions', arrowOptions !== undefined, answers.arrowOptions !== undefined],
      ['arrowOptions', optionSets(arrowOptions ?? {}), optionSets((answers.arrowOptions as Options | undefined) ?? {})],
    ];
  },
};

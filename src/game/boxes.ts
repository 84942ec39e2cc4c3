import { BOXES, type Box, countOfTiles, type Switch, type TileSet } from '../engine/index.ts';
import { consistent, type TableOptions } from './options.ts';

/** The boxes on a table. Each is off, on, which is with any of its rules, or there with its tiles only. */

export const BOX_STATES = ['off', 'tiles', 'on'] as const;
export type BoxState = (typeof BOX_STATES)[number];

/** Boxes that are chosen one by one; those that are laid first make the start, which is one choice (R7). */
export const CHOSEN_BOXES: readonly Box[] = BOXES.filter(({ isWhole }) => !isWhole);
/** Boxes that make the start of the table. */
export const START_BOXES: readonly Box[] = BOXES.filter(({ isWhole }) => isWhole);

export const boxOf = (id: string): Box | undefined => BOXES.find((box) => box.id === id);

/** Whether it can be in play with its tiles only. */
export const hasTiles = ({ set, isWhole }: Box): boolean => set !== null && !isWhole;

export function stateOf({ rules, set }: Box, { switches, sets }: Pick<TableOptions, 'switches' | 'sets'>): BoxState {
  if (rules.some((rule) => switches.includes(rule))) return 'on';
  return set !== null && sets.includes(set) ? 'tiles' : 'off';
}

/** With the box as it is wanted, and all others as they are. One that is on keeps which of its rules are. */
export function withBox(options: TableOptions, box: Box, wanted: BoxState): TableOptions {
  const was = stateOf(box, options);
  if (was === wanted) return options;
  const own: readonly Switch[] = [...box.rules, ...box.variants];
  const switches = options.switches.filter((rule) => !own.includes(rule));
  const sets = options.sets.filter((set) => set !== box.set);
  const withSet: TileSet[] = box.set === null || wanted === 'off' ? sets : [...sets, box.set];
  return consistent({
    ...options,
    switches: wanted === 'on' ? [...switches, ...box.rules] : switches,
    sets: withSet,
  });
}

/** Its variants, and its rules where it has several: what can be chosen of a box that is on. */
export const partsOf = ({ rules, variants }: Box): readonly Switch[] => [
  ...(rules.length > 1 ? rules : []),
  ...variants,
];

/** How many tiles there are of all that are chosen, as often as each set is in play. */
export const tilesChosen = ({ sets }: Pick<TableOptions, 'sets'>, copies = 1): number => countOfTiles(sets) * copies;

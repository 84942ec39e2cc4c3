import { BOXES, type GameBox, type Switch, type TileSet } from '../../engine/index.ts';
import { consistent, type TableOptions } from './options.ts';

/** A box is off, on (with any of its rules), or in play with its tiles only. */
export type BoxState = 'off' | 'tiles' | 'on';

/** Boxes with a choice of their own. */
export const CHOSEN_BOXES: readonly GameBox[] = BOXES.filter(({ isWhole }) => !isWhole);
/** Boxes for the start of a table, which is one choice: a map replaces them (R7). */
const START_BOXES: readonly GameBox[] = BOXES.filter(({ isWhole }) => isWhole);

/** The starts without a map: no box, one of them, or several together. */
export const STARTS: readonly (readonly GameBox[])[] = startsOf(START_BOXES);

function startsOf(boxes: readonly GameBox[]): (readonly GameBox[])[] {
  const starts: (readonly GameBox[])[] = [[]];
  for (const box of boxes) starts.push(...starts.map((others) => [...others, box]));
  return starts.sort((one, other) => one.length - other.length);
}

type BoxOptions = Pick<TableOptions, 'switches' | 'sets'>;

export function stateOf({ rules, set }: GameBox, { switches, sets }: BoxOptions): BoxState {
  if (rules.some((rule) => switches.includes(rule))) return 'on';
  return set !== null && sets.includes(set) ? 'tiles' : 'off';
}

/** Boxes that are on, or in play with their tiles. */
export const boxesIn = (options: BoxOptions): readonly GameBox[] =>
  BOXES.filter((box) => stateOf(box, options) !== 'off');

/** The boxes of the start. */
export const startIn = (options: BoxOptions): readonly GameBox[] =>
  START_BOXES.filter((box) => stateOf(box, options) !== 'off');

/** Sets one box and keeps the others. A box that stays on keeps its rules. */
export function withBox(options: TableOptions, box: GameBox, wanted: BoxState): TableOptions {
  if (stateOf(box, options) === wanted) return options;
  const own: readonly Switch[] = [...box.rules, ...box.variants];
  const sets = options.sets.filter((set) => set !== box.set);
  const withSet: TileSet[] = box.set === null || wanted === 'off' ? sets : [...sets, box.set];
  const others = options.switches.filter((rule) => !own.includes(rule));
  const switches = wanted === 'on' ? [...others, ...box.rules] : others;
  return consistent({ ...options, switches, sets: withSet });
}

/** Sets the boxes of the start, instead of a map or others. */
export function withStart(options: TableOptions, start: readonly GameBox[]): TableOptions {
  const { tiles: _, starts: __, ...rest } = options;
  const open: TableOptions = options.map === null ? options : { ...rest, map: null };
  return START_BOXES.reduce((now, box) => withBox(now, box, start.includes(box) ? 'on' : 'off'), open);
}

/** The choices of a box that is on: its rules, if it has several, and its variants. */
export const partsOf = ({ rules, variants }: GameBox): readonly Switch[] => [
  ...(rules.length > 1 ? rules : []),
  ...variants,
];

/** The choices of the base game, then of all boxes that are on. */
export const partsIn = (options: BoxOptions): readonly Switch[] => [
  'fields',
  ...BOXES.flatMap((box) => (stateOf(box, options) === 'on' ? partsOf(box) : [])),
];

/** What a change has removed though nobody asked for it. */
export interface Dropped {
  readonly boxes: readonly GameBox[];
  /** Rules and variants of remaining boxes. */
  readonly rules: readonly Switch[];
  /** The id of a map. */
  readonly map: string | null;
  readonly tiles: TableOptions['tiles'] | null;
}

/** `asked`: ids of the boxes, and rules, that were to change. Null if nothing else has changed. */
export function droppedBy(before: TableOptions, after: TableOptions, asked: readonly string[]): Dropped | null {
  const boxes = boxesIn(before).filter((box) => stateOf(box, after) === 'off' && !asked.includes(box.id));
  const there = boxesIn(after);
  const rules = there
    .filter(({ id }) => !asked.includes(id))
    .flatMap(({ rules, variants }) => [...rules, ...variants])
    .filter((one) => before.switches.includes(one) && !after.switches.includes(one) && !asked.includes(one));
  const map = before.map !== after.map && after.map === null ? before.map : null;
  const tiles = map === null && before.tiles !== undefined && after.tiles === undefined ? before.tiles : null;
  const isNone = boxes.length + rules.length === 0 && map === null && (tiles === null || asked.includes('tiles'));
  return isNone ? null : { boxes, rules, map, tiles: asked.includes('tiles') ? null : tiles };
}

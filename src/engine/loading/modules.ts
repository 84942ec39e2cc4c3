import { EXPANSIONS, MODULES } from '../../expansions/rules.ts';
import type { Switch } from '../for-players/view.ts';
import type { TileSet } from '../tiles/tiles.ts';
import type { Figure } from '../vocabulary.ts';
import type { Declaration } from './expansion.ts';
import { gathered } from './gathered.ts';

/** The one place where the engine meets the rules of its expansions. */
export * from '../../expansions/rules.ts';

const { switches, figures, pieces, reasons, verbs } = gathered(EXPANSIONS);

/** What each module declares to the rest of the program, in the order of the list. */
export const DECLARATIONS: readonly Declaration[] = MODULES;

/** Every rule that can be on or off. */
export const SWITCHES = switches;

/** Every kind of figure, in the order in which people see them: meeples first, then by the number of uses. */
export const FIGURES = figures;

/** Figures that stand where four tiles meet: at the north-western corner of the tile that their place names. */
export const FIGURES_AT_CORNERS: readonly Figure[] = MODULES.flatMap(({ figures = [] }) =>
  figures.flatMap(({ figure, atCorner }) => (atCorner ? [figure] : [])),
);

/** Every kind of piece, in the order in which they are listed. */
export const PIECES = pieces;

/** Every deck of cards, with the event that tells a seat that it has received one. */
export const DECKS = MODULES.flatMap(({ deck }) => deck ?? []);

/** Everything that can be scored. */
export const REASONS = reasons;

/** Every verb that a line can hold. */
export const VERBS = verbs;

/** The set of tiles without which a rule means nothing. */
export const TILES_OF = Object.fromEntries(
  MODULES.flatMap(({ switch: on, tiles }) => (tiles === undefined ? [] : [[on, tiles]])),
) as Readonly<Partial<Record<Switch, TileSet>>>;

/** By rule: the rule of which it is another reading, and without which it means nothing. */
export const READING_OF = Object.fromEntries(
  MODULES.flatMap(({ switch: on, readingOf }) => (readingOf === undefined ? [] : [[on, readingOf]])),
) as Readonly<Partial<Record<Switch, Switch>>>;

/** By rule: the sets of tiles that it needs. Neither is in play without the other. */
export const NEEDED_BY = Object.fromEntries(
  MODULES.flatMap(({ switch: on, needs }) => (needs === undefined ? [] : [[on, needs]])),
) as Readonly<Partial<Record<Switch, readonly TileSet[]>>>;

/** The expansion of one folder, which people own and put on the table together. */
export interface GameBox {
  /** The name of its folder. It never changes, because buttons carry it. */
  readonly id: string;
  readonly isLarge: boolean;
  /** Its tiles, or null. */
  readonly set: TileSet | null;
  /** The rules it brings; at least one. */
  readonly rules: readonly Switch[];
  /** Other readings of them. */
  readonly variants: readonly Switch[];
  /** Whether neither its rules nor its tiles are in play without the other. */
  readonly isWhole: boolean;
}

/** Every box. An expansion that lays out another table is no box. */
export const BOXES: readonly GameBox[] = EXPANSIONS.filter(
  ([, ...modules]) => !modules.some(({ ground }) => ground),
).map(([id, ...modules]) => ({
  id,
  isLarge: modules.some(({ box }) => box === 'large'),
  set: modules.flatMap(({ tiles, cameWith = tiles }) => cameWith ?? [])[0] ?? null,
  rules: modules.flatMap(({ switch: rule, readingOf }) => (readingOf === undefined ? [rule] : [])),
  variants: modules.flatMap(({ switch: rule, readingOf }) => (readingOf === undefined ? [] : [rule])),
  isWhole: modules.some(({ needs }) => needs),
}));

/** The set of tiles that a rule came with, whether it needs them or not. */
export const BOX_OF = Object.fromEntries(
  MODULES.flatMap(({ switch: on, tiles, cameWith = tiles }) => (cameWith === undefined ? [] : [[on, cameWith]])),
) as Readonly<Partial<Record<Switch, TileSet>>>;

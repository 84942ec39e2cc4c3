import { createHash } from 'node:crypto';
import { z } from 'zod';
import {
  type Action,
  FIGURES,
  type Figure,
  ROTATIONS,
  type Rotation,
  type Square,
  type StepId,
  type VerbId,
  writeMove,
} from '../../engine/index.ts';
import type { ServerSetting } from '../../game/servers/server-settings.ts';
import type { Table, TableId, UserId } from '../../game/table/table.ts';
import { type BoardChoice, writeBoardChoice } from '../past/board-choice.ts';
import { type HistoryChoice, readHistoryChoice, writeHistoryChoice } from '../past/history-choice.ts';
import type { BoardRegion } from '../turn/parts.ts';
import type { Plan } from '../turn/plan.ts';
import {
  BOX_WINDOWS,
  type BoardMenu,
  type Bounds,
  type BoxWindow,
  type PersonalForm,
  type PersonalMenu,
  type PersonalSwitch,
} from '../words/index.ts';
import { type CustomId, NO_TABLE, writeCustomId } from './custom-id.ts';

/** Writes and reads the ids of all buttons and menus. Old messages stay for weeks: verbs and arguments keep their meaning for ever. */

/** Verbs without an argument, about a table. */
type TableVerb =
  | ('join' | 'leave' | 'settings' | 'more-settings' | 'map-settings' | 'start')
  | ('surprise' | 'undo-settings' | 'box-menus' | 'contents')
  | (
      | 'preset'
      | 'rules'
      | 'sets'
      | 'box-on'
      | 'box-tiles'
      | 'map'
      | 'first'
      | 'hints'
      | 'pace'
      | 'table-text'
      | 'town'
      | 'map-tiles'
      | 'map-starts'
    )
  | (
      | 'before'
      | 'fields'
      | 'standings'
      | 'legend'
      | 'more'
      | 'here'
      | 'resign'
      | 'resign-now'
      | 'abandon'
      | 'abandon-now'
      | 'agree'
    )
  | ('hint' | 'hint-now')
  | ('computer' | 'hand-over' | 'stand-in' | 'i-am-back')
  | ('wait-for' | 'remove' | 'pause' | 'go-on')
  | ('take-back' | 'done' | 'undo' | 'undo-now')
  | ('watch' | 'watch-stop')
  | ('replay' | 'play-again');
/** For a finished game, with the list of games behind it. */
export const ENDED_VERBS = [
  ...(['analysis', 'show-analysis', 'replay', 'report'] as const),
  ...(['show-report', 'show-replay', 'record', 'fair'] as const),
] as const;
type EndedVerb = (typeof ENDED_VERBS)[number];
type UndoVerb = 'agree-to-undo' | 'decline-undo';
type BoardVerb = 'leaderboard' | 'leaderboard-show' | `leaderboard-${BoardMenu}`;
/** For the guided game, besides the verbs of a turn: continue, start anew, and open a table. */
type LessonVerb = 'learn' | 'learn-anew' | 'learn-play';
export type PressVerb =
  | (TableVerb | UndoVerb | EndedVerb | BoardVerb)
  | ('square' | 'pick' | 'region' | 'turn' | 'stop' | 'far' | 'put' | 'put-now')
  | ('look' | 'choose' | 'decide' | 'standing' | 'amount')
  | ('puzzle' | 'puzzle-show' | 'take-back-for' | 'boxes')
  | ('twin' | 'step-twin' | 'closer' | 'log' | 'tiles')
  | LessonVerb
  | ('play' | 'in-thread')
  | ('why' | 'scoring')
  | ('step' | 'history' | 'profile' | 'profile-show' | 'server' | 'server-page' | 'me' | 'me-form' | 'delete-data');

type AtTable = Pick<Table, 'id' | 'revision'>;
type EndedId = { readonly table: TableId };

const at = ({ id: table, revision }: AtTable, verb: PressVerb, argument = ''): CustomId => {
  return { verb, table, revision, argument };
};
const over = ({ table }: EndedId, verb: PressVerb, argument = ''): CustomId => ({ verb, table, revision: 0, argument });
const tableless = (verb: PressVerb, argument: string): CustomId => ({ verb, table: NO_TABLE, revision: 0, argument });

const withList = (what: number | string, list: string): string => (list === '' ? String(what) : `${what},${list}`);

/** `x,y,rotation,choices[,rest[,figure]]`. */
const planned = ({ placement: { x, y, rotation }, choices, figure }: Plan, rest = ''): string =>
  [x, y, rotation, choicesText(choices), ...(figure ? [rest, figure] : rest === '' ? [] : [rest])].join(',');

/** `1`, `0.2`: a number for each stop. No choices are `0`, for older messages; a single choice 0 is `00`. */
export const choicesText = (choices: readonly number[]): string =>
  choices.length === 1 && choices[0] === 0 ? '00' : choices.join('.') || '0';

/** In place of a value that a menu's choice gives: an option, or a page number. */
const MENU = 'menu';
export type PageNumber = number | typeof MENU;

export const ids = {
  table: (verb: TableVerb, table: AtTable) => at(table, verb),

  /** `to`: names the request that it answers, by the length of the record after the undo. */
  undoAnswer: (table: AtTable, verb: UndoVerb, to: number) => at(table, verb, String(to)),

  /** A modal to tick boxes in. Its revision keeps a phone from showing older choices, which it remembers by id. */
  boxes: (table: AtTable, which: BoxWindow) => at(table, 'boxes', which),

  /** 0 for never. */
  takeBackFor: (table: AtTable, seconds: number | null) => at(table, 'take-back-for', String(seconds ?? 0)),

  square: (table: AtTable, square: Square) => at(table, 'square', squareValue(square)),
  /** A menu of `squareValue` and `pageValue`. */
  squares: (table: AtTable) => at(table, 'pick'),
  /** A page of the board in words, from 0, or the menu of pages. */
  twin: (table: AtTable, page: PageNumber) => at(table, 'twin', String(page)),
  /** A part of the board; null for the whole board. */
  closer: (table: AtTable, part: BoardRegion | null) =>
    at(table, 'closer', part ? [part.x, part.y, part.columns, part.rows].join() : ''),
  /** A page of the tiles left in words, from 0; null for their picture. */
  tiles: (table: AtTable, page: number | null) => at(table, 'tiles', page === null ? '' : String(page)),
  /** A page of the log, from 0, the newest first. */
  log: (table: AtTable, page: number) => at(table, 'log', String(page)),
  region: (table: AtTable, index: number) => at(table, 'region', String(index)),
  /** Shows the plan; `advised`: the `optionValue` that a hint recommends, which is marked. */
  plan: (table: AtTable, verb: 'turn' | 'stop', plan: Plan, advised = '') => at(table, verb, planned(plan, advised)),
  /** A menu for the stop after the plan's choices: an option's number, or a `pageValue`. */
  stop: (table: AtTable, plan: Plan) => at(table, 'stop', planned(plan, MENU)),
  /** A verb's options besides figures on the tile. */
  others: (table: AtTable, plan: Plan, verb: VerbId, page: PageNumber) =>
    at(table, 'far', planned(plan, `${verb}.${page}`)),
  /** Commits; `option` is an `optionValue`. */
  put: (table: AtTable, plan: Plan, option: string) => at(table, 'put', planned(plan, option)),
  /** Commits after the player has confirmed. */
  putNow: (table: AtTable, plan: Plan, option: string) => at(table, 'put-now', planned(plan, option)),
  /** A menu of `optionValue`, `openValue` and `figureValue`; `which` keeps the ids of one panel different. */
  puts: (table: AtTable, plan: Plan, which: '' | '-list' | '-figures' = '') =>
    at(table, 'put', planned(plan, MENU + which)),

  choose: (table: AtTable, option: string) => at(table, 'choose', option),
  choices: (table: AtTable) => at(table, 'choose', MENU),
  /** A form for a number within bounds. */
  amount: (table: AtTable, { least, most }: Bounds) => at(table, 'amount', `${least}-${most}`),
  decide: (table: AtTable, page: PageNumber) => at(table, 'decide', String(page)),
  standing: (table: AtTable, step: StepId, answer: string, isOn: boolean) =>
    at(table, 'standing', [step, answer, isOn ? 'on' : 'off'].join('.')),

  /** A preview of an option; `option` is an `optionValue`. */
  look: (table: AtTable, option: string) => at(table, 'look', option),
  /** A menu of previews. The number of its first option keeps ids different, and reveals nothing. */
  looks: (table: AtTable, first: number) => at(table, 'look', `of-${first}`),

  /** `list`: the list of games behind it, from `listIn`. */
  ended: (game: EndedId, verb: EndedVerb, list = '') => over(game, verb, list),
  step: (game: EndedId, to: number | 'first' | 'last', list: string) => over(game, 'step', withList(to, list)),
  /** A page of the board in words after that turn, as `twin`; `list` as in `step`. */
  stepTwin: (game: EndedId, turn: number, page: PageNumber, list: string) =>
    over(game, 'step-twin', withList(`${turn}.${page}`, list)),
  /** All scores, from a page on; read as a step. */
  why: (game: EndedId, page: number, list: string) => over(game, 'why', withList(page, list)),
  /** A menu of scores by number; `first` has no meaning. */
  scorings: (game: EndedId, list: string) => over(game, 'scoring', withList('first', list)),
  list: (list: string) => tableless('history', list),
  history: (choice: HistoryChoice) => tableless('history', writeHistoryChoice(choice)),
  /** A menu of games by table. */
  reports: (choice: HistoryChoice) => tableless('report', writeHistoryChoice(choice)),

  board: (verb: BoardVerb, choice: BoardChoice) => tableless(verb, writeBoardChoice(choice)),
  /** '' for the presser. */
  profile: (verb: 'profile' | 'profile-show', user: UserId | '') => tableless(verb, user),
  puzzle: (verb: 'puzzle' | 'puzzle-show') => tableless(verb, ''),
  settingsPage: (page: number) => tableless('server-page', String(page)),
  lesson: (verb: LessonVerb) => tableless(verb, ''),
  play: () => tableless('play', ''),
  /** A table for which its channel had no room, by the id of the interaction that asked for it. */
  inThread: (wish: string) => tableless('in-thread', wish),
  setting: (setting: ServerSetting) => tableless('server', setting),
  ownMenu: (setting: PersonalMenu) => tableless('me', setting),
  ownSwitch: (setting: PersonalSwitch, isOn: boolean) => tableless('me', `${setting}.${isOn ? 'on' : 'off'}`),
  ownForm: (form: PersonalForm) => tableless('me-form', form),
  /** With the numbers of tables that the user was told; if they have changed, the user is asked again. */
  deletion: (
    user: UserId,
    { games, lobbies }: { readonly games: readonly unknown[]; readonly lobbies: readonly unknown[] },
  ) => tableless('delete-data', [user, games.length, lobbies.length].join()),
};

/** In place of a table, for a puzzle, with its day as revision. A real table has this id by a chance of one in billions. */
export const PUZZLE_TABLE = 'puzzle00';

/** In place of a table, for the guided game, with its stage as revision. */
export const LESSON_TABLE = 'lesson00';

export const isSameId = (one: CustomId, other: CustomId): boolean => writeCustomId(one) === writeCustomId(other);

const Whole = z
  .string()
  .regex(/^-?\d{1,4}$/)
  .transform(Number);
const SquareText = z.tuple([Whole, Whole]);
const Choices = z
  .string()
  .regex(/^\d{1,3}(\.\d{1,3}){0,5}$/)
  .transform((text) => (text === '0' ? [] : text.split('.').map(Number)));
const PlanText = z.tuple([Whole, Whole, Whole.pipe(z.literal(ROTATIONS)), Choices]).rest(z.string().max(20));

export const squareValue = ({ x, y }: Square): string => `${x},${y}`;

export function squareIn(text: string): Square | null {
  const read = SquareText.safeParse(text.split(','));
  return read.success ? { x: read.data[0], y: read.data[1] } : null;
}

const PartText = z.tuple([Whole, Whole, Whole, Whole]);

/** The largest part that a picture has room for, in squares. */
const MOST_SHOWN = 99;

/** See `closer`; null, the whole board, for an invalid part. */
export function partIn(text: string): BoardRegion | null {
  const read = PartText.safeParse(text.split(','));
  if (!read.success) return null;
  const [x, y, columns, rows] = read.data;
  return columns > 0 && rows > 0 && columns <= MOST_SHOWN && rows <= MOST_SHOWN ? { x, y, columns, rows } : null;
}

export const windowIn = ({ argument }: CustomId): BoxWindow | null =>
  BOX_WINDOWS.find((one) => one === argument) ?? null;

/** What a form for a number tells of its bounds, if its button has them; what is typed is held against those of the game. */
export function boundsIn({ argument }: CustomId): Bounds | null {
  const bounds = /^(\d+)-(\d+)$/.exec(argument);
  return bounds && { least: Number(bounds[1]), most: Number(bounds[2]) };
}

export const regionIn = ({ argument }: CustomId): number => Number(argument);

/** A choice in a menu that opens the page with this start. */
const PAGE = 'page:';
export const pageValue = (from: string | number): string => `${PAGE}${from}`;
/** The page's start; null for other choices. */
export const pageIn = (text: string): string | null => (text.startsWith(PAGE) ? text.slice(PAGE.length) : null);

/** A choice in a menu that opens a verb's options. */
const OPEN = 'open:';
export const openValue = (verb: VerbId): string => `${OPEN}${verb}`;
/** The opened verb; null for other choices. */
export const openIn = (text: string): VerbId | null =>
  text.startsWith(OPEN) ? (text.slice(OPEN.length) as VerbId) : null;

/** A choice in a menu that chooses the figure for the place buttons. */
const FIGURE = 'figure:';
export const figureValue = (figure: Figure): string => `${FIGURE}${figure}`;
/** The chosen figure; undefined for other choices. */
export const figureIn = (text: string): Figure | undefined =>
  text.startsWith(FIGURE) ? figureNamed(text.slice(FIGURE.length)) : undefined;

export interface PlanRead {
  readonly square: Square;
  readonly rotation: Rotation;
  readonly choices: readonly number[];
  readonly figure: Figure | undefined;
  /** The verb's own value; '' for none. */
  readonly rest: string;
}

export function planIn({ argument }: CustomId): PlanRead | null {
  const read = PlanText.safeParse(argument.split(','));
  if (!read.success) return null;
  const [x, y, rotation, choices, rest = '', figure] = read.data;
  return { square: { x, y }, rotation, choices, rest, figure: figureNamed(figure) };
}

const figureNamed = (text: string | undefined): Figure | undefined => FIGURES.find((one) => one === text);

/** Version 0.1.0 had figures only, and wrote just the page. */
export function othersIn({ rest }: PlanRead): { readonly verb: VerbId; readonly page: number } {
  const [, verb = 'deploy', page] = /^(?:([a-z-]+)\.)?(\d{1,3}|menu)$/.exec(rest) ?? [];
  return { verb: verb as VerbId, page: Number(page) || 0 };
}

export const undoAnsweredIn = ({ argument }: CustomId): number => Number(argument || -1);

export function standingIn({ argument }: CustomId) {
  const [step, answer, wanted] = argument.split('.');
  return { step, answer, isOn: wanted === 'on' };
}

/** The value for an option: its number, and a check of the lines that it plays. */
export const optionValue = (index: number | 'none', actions: readonly Action[]): string =>
  `${index}.${checkOf(actions)}`;

/** Four characters: if an update changes the order of options, an open panel must not play another one. */
const checkOf = (actions: readonly Action[]): string =>
  createHash('sha256').update(actions.map(writeMove).join('\n')).digest('base64url').slice(0, 4);

/** The option's number without its check, or `none` for a pass; null if it is no option. */
export function optionIn(text: string): number | 'none' | null {
  const [, number] = /^(none|\d{1,4})(?:\.|$)/.exec(text) ?? [];
  return number === undefined ? null : number === 'none' ? number : Number(number);
}

/**
 * Whether the value was made for these lines. Values of version 0.1.0 have no check: its games keep their order of options, which the kept
 * games hold (`test/kept`).
 */
export function isFor(text: string, actions: readonly Action[]): boolean {
  const [, check] = text.split('.');
  return check === undefined || check === checkOf(actions);
}

/** The option that a value names, if it is still there. */
export const optionNamed = <One extends { readonly option: Action; readonly index: number }>(
  options: readonly One[],
  value: string,
): One | undefined => options.find(({ option, index }) => index === optionIn(value) && isFor(value, [option]));

/** The list behind it, as text; '' for none. */
export const listIn = ({ argument }: CustomId): string => listText(argument);

function listText(text: string): string {
  const choice = readHistoryChoice(text);
  return choice ? writeHistoryChoice(choice) : '';
}

export const historyIn = ({ argument }: CustomId): HistoryChoice | null => readHistoryChoice(argument);

const StepText = z.tuple([z.string().regex(/^(first|last|\d{1,5})$/)]).rest(z.string());

/** The turn of a replay, infinity for the last, and the list behind it. */
export function stepIn({
  argument,
}: Pick<CustomId, 'argument'>): { readonly at: number; readonly list: string } | null {
  const read = StepText.safeParse(argument.split(','));
  if (!read.success) return null;
  const [where, list = ''] = read.data;
  const turn = where === 'first' ? 0 : where === 'last' ? Number.POSITIVE_INFINITY : Number(where);
  return { at: turn, list: listText(list) };
}

/** The turn of a replay in words. The page is in the pressed value: after a dot, or the menu's choice. */
export const stepTwinIn = ({ argument }: CustomId) =>
  stepIn({ argument: argument.replace(/\.(-?\d+|menu)(?=,|$)/, '') });
export const stepPageIn = (value: string): number => Number(/^(?:\d+\.)?(\d+)(?:,|$)/.exec(value)?.[1]) || 0;

/** The page of the panel of server settings. */
export const settingsPageIn = ({ argument }: CustomId): number => (argument === '1' ? 1 : 0);
export const settingIn = ({ argument }: CustomId): string => argument;

/** A personal setting; `isOn` is the state that a switch sets, null for a menu. */
export function ownSettingIn({ argument }: CustomId): { readonly name: string; readonly isOn: boolean | null } {
  const [, name = argument, state] = /^(\w+)\.(on|off)$/.exec(argument) ?? [];
  return { name, isOn: state === undefined ? null : state === 'on' };
}

export const deletedUserIn = ({ argument }: CustomId): UserId | undefined => argument.split(',')[0];

import type { Game } from '../game.ts';
import { KINDS, type Kind, type Place, ROTATIONS, type Rotation, type Seat } from '../vocabulary.ts';
import { type Action, type ActionOf, samePlace, type VerbId } from './actions.ts';

/** How one verb is written in a line, and what it does. It belongs to one module. */
export interface ActionVerb<Id extends VerbId = VerbId> {
  readonly verb: Id;
  /** The words that follow it in a line, in order. */
  readonly points: readonly ActionWord[];
  /** It lays the tile of a turn. */
  readonly lays?: true;
  /** Does the action for the asked seat; a step has offered the action. */
  run(game: Game, action: ActionOf<Id>, seat: Seat): void;
  /**
   * The ways of the action, all equally likely, so a likelier outcome stands there more than once. Each is the action with one outcome,
   * which its line then names (`outcome`). Null if the action already names its outcome. If absent, nothing is left to chance.
   */
  ways?(action: ActionOf<Id>, game: Game): readonly Action[] | null;
}

/** Types a verb for lists: it gets only its own actions. */
export const verb = <Id extends VerbId>(rule: ActionVerb<Id>): ActionVerb => rule as unknown as ActionVerb;

type ActionFields = Record<string, unknown>;

/** One word of a line: a field of the action, or the fields that make up one thing. */
export interface ActionWord {
  /** `square`, `place`, `figure` …: what the word names. */
  readonly what: string;
  /** The field that is null if the action leaves the word out. */
  readonly optional?: string;
  /** An action without the word has no such field at all. */
  readonly isLeftOut?: true;
  write(action: ActionFields): string;
  /** The fields that the word stands for, or null if it is no such word. */
  read(word: string): ActionFields | null;
  same(one: ActionFields, other: ActionFields): boolean;
}

/** The square of the action itself: its `x` and `y`. */
export const square: ActionWord = {
  what: 'square',
  write: ({ x, y }) => `${x},${y}`,
  read(word) {
    const parts = /^(-?\d{1,4}),(-?\d{1,4})$/.exec(word);
    return parts && { x: Number(parts[1]), y: Number(parts[2]) };
  },
  same: (one, other) => one.x === other.x && one.y === other.y,
};

/** A square in a field of some name; pictures do not point at it. */
export const squareOf = (name: string): ActionWord => ({
  what: 'whereabouts',
  write: (action) => square.write(action[name] as ActionFields),
  read(word) {
    const at = square.read(word);
    return at && { [name]: at };
  },
  same: (one, other) => square.same(one[name] as ActionFields, other[name] as ActionFields),
});

/** A field that is one plain word. */
function field<Value>(
  what: string,
  name: string,
  read: (word: string) => Value | null,
  write: (value: unknown) => string = String,
): ActionWord {
  return {
    what,
    write: (action) => write(action[name]),
    read(word) {
      const value = read(word);
      return value === null ? null : { [name]: value };
    },
    same: (one, other) => one[name] === other[name],
  };
}

/** A field whose value is one of some names. */
export const named = <Name extends string>(name: string, names: readonly Name[], what = name): ActionWord =>
  field(what, name, (word) => names.find((one) => one === word) ?? null);

export const rotation: ActionWord = field<Rotation>('rotation', 'rotation', (word) => {
  return ROTATIONS.find((one) => String(one) === word) ?? null;
});

/** Any word: `readMove` checks it, because all modules are known there. */
export const figure: ActionWord = field('figure', 'figure', (word) => word);

export const tile: ActionWord = field('tile', 'tile', (word) =>
  /^[A-Z]{2}-[A-Za-z0-9]{1,6}$/.test(word) ? word : null,
);

export const seat: ActionWord = field<Seat>('seat', 'seat', (word) => (/^[0-5]$/.test(word) ? Number(word) : null));

/** A place on the board, in a field of some name. */
export const place = (name: string): ActionWord => ({
  ...field('place', name, placeIn, (value) => writePlace(value as Place)),
  same: (one, other) => samePlace(one[name] as Place, other[name] as Place),
});

/** The road that a rule lays over a tile in a placement, if it does; pictures do not point at it. */
export const span: ActionWord = {
  ...place('span'),
  what: 'span',
  optional: 'span',
  isLeftOut: true,
  same: ({ span: one }, { span: other }) => (one && other ? samePlace(one as Place, other as Place) : one === other),
};

/** A point that may be left out: its field is null then. */
export const optional = (point: ActionWord, name = point.what): ActionWord => ({
  ...point,
  optional: name,
  same: (one, other) =>
    one[name] === null || other[name] === null ? one[name] === other[name] : point.same(one, other),
});

/** The outcome of chance; null while the action is only offered. With or without its outcome it is the same action. */
export const outcome = (point: ActionWord, name = point.what): ActionWord => ({
  ...point,
  optional: name,
  same: (one, other) => one[name] === null || other[name] === null || point.same(one, other),
});

/** A field that is a whole number, by default from 1 on. */
export const number = (name: string, most: number, least = 1): ActionWord =>
  field('number', name, (word) => {
    const value = Number(word);
    return Number.isInteger(value) && value >= least && value <= most ? value : null;
  });

/** `city:3,-1:N.E`, `monastery:2,2`. */
export const writePlace = ({ kind, x, y, at }: Place): string => `${kind}:${x},${y}${at && `:${at}`}`;

/** The place a word names, or null. */
export function placeIn(word: string): Place | null {
  const parts = /^([a-z]+):(-?\d{1,4}),(-?\d{1,4})(?::([A-Za-z0-9.]{1,32}))?$/.exec(word);
  const kind = parts?.[1] as Kind | undefined;
  if (!parts || !kind || !KINDS.includes(kind)) return null;
  return { kind, x: Number(parts[2]), y: Number(parts[3]), at: parts[4] ?? '' };
}

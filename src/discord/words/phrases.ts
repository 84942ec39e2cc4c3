import type { Figure, Kind, TermOf } from '../../engine/index.ts';
import type { Refusal } from '../../game/result.ts';
import type { TableOptions } from '../../game/table.ts';
import type { Language, Trouble } from './types.ts';
import type { Button, Permission, Topic } from './vocabulary.ts';

/**
 * What one language gives; `compose` makes `Words` of it. Texts that come in are ready to be shown (escaped, named, listed),
 * so nothing here knows of Markdown in names, of limits or of seats.
 */
export interface Phrases {
  readonly language: Language;
  /** For numbers and lists, as `Intl` knows it. */
  readonly tag: string;
  readonly things: ThingPhrases;
  readonly refusals: RefusalPhrases;
  readonly log: LogPhrases;
  readonly turn: TurnPhrases;
  readonly final: FinalPhrases;
  readonly lobby: LobbyPhrases;
  readonly panel: PanelPhrases;
  readonly lists: ListPhrases;
  readonly alt: AltPhrases;
  readonly buttons: Readonly<Record<Button, string>>;
  readonly topics: Readonly<Record<Topic, { readonly title: string; readonly text: string }>>;
  readonly help: string;
}

export const ROLES = ['knight', 'highwayman', 'monk', 'farmer'] as const;
export type Role = (typeof ROLES)[number] | Figure;

export const DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Two forms of a noun: one, several. */
export type Forms = readonly [one: string, several: string];

export interface ThingPhrases {
  readonly figures: Readonly<Record<Figure, Forms>>;
  /** As at the start of a label. */
  readonly roles: Readonly<Record<Role, string>>;
  /** As what somebody places: `a knight`. */
  readonly aRole: Readonly<Record<Role, string>>;
  readonly kinds: Readonly<Record<Kind, Forms>>;
  /** Of a feature that is not finished: `unfinished city`. */
  readonly unfinished: Readonly<Record<Kind, string>>;
  readonly terms: Readonly<Record<TermOf, Forms>>;
  readonly directions: Readonly<Record<Direction, string>>;
  /** Letters as on a compass. */
  readonly letters: Readonly<Record<Direction, string>>;
  readonly allAround: string;
  /** A field that reaches no edge. */
  readonly enclosed: string;
  /** One city segment by its sides' names: `city to the north`, `city joining north and east`, `city on all four sides`. */
  city(sides: readonly string[], arms: number): string;
  roadThrough(from: string, to: string): string;
  /** Roads that end on the tile, each by its side. */
  roadEnds(sides: readonly string[], listed: string): string;
  at(what: string, square: string): string;
  turned(degrees: number): string;
}

type AnyTrouble = Refusal | Trouble;
export type TroubleCode = AnyTrouble['code'];
/** The refusal of one code, also where several codes share a shape. */
type OfCode<C extends TroubleCode> = AnyTrouble extends infer Any
  ? Any extends { readonly code: infer Codes }
    ? C extends Codes
      ? Omit<Any, 'code'>
      : never
    : never
  : never;

export interface TroublePhrases {
  user(id: string): string;
  channel(id: string): string;
  /** What somebody typed, cut and escaped, in the language's quotation marks. */
  typed(text: string): string;
  tile(id: string): string;
  square(square: { readonly x: number; readonly y: number }): string;
  list(items: readonly string[], kind?: 'or'): string;
}

export interface RefusalPhrases {
  readonly quotes: readonly [string, string];
  readonly permissions: Readonly<Record<Permission, string>>;
  readonly of: { readonly [C in TroubleCode]: (why: OfCode<C>, say: TroublePhrases) => string };
}

export interface LogPhrases {
  turn(turn: number, who: string): string;
  drawn(who: string, tile: string, left: string): string;
  discarded(who: string, tile: string): string;
  placed(who: string, square: string, tile: string): string;
  deployed(who: string, aRole: string, square: string, place: string): string;
  /** `majority`: votes as `2 : 1` where somebody else stood there too, else ''. */
  scored(about: {
    readonly who: string;
    readonly shared: boolean;
    readonly what: string;
    readonly sum: string;
    readonly points: string;
    readonly rule: string;
    readonly majority: string;
  }): string;
  returned(who: string, figures: string): string;
  returnedAll(listed: string): string;
  resigned(who: string): string;
  readonly finalScoring: string;
  ended(headline: string): string;
  more(count: number): string;
}

export interface TurnPhrases {
  title(who: string, left: number): string;
  readonly over: string;
  readonly resigned: string;
  tile(tile: string): string;
  page(from: number, to: number, of: number): string;
  commitment(hash: string): string;
  past(turn: number): string;
  broughtDown(who: string | null): string;
}

export interface FinalPhrases {
  wins(who: string, points: number): string;
  shares(who: string, points: number): string;
  readonly sums: Readonly<Record<Kind, string>>;
  nothing(who: string): string;
  seed(seed: string, hash: string, file: string): string;
}

export interface LobbyPhrases {
  title(tiles: number): string;
  /** The switches, each with what it changes in a sentence. */
  fields(on: boolean): string;
  first(who: string | null): string;
  seats(taken: number, most: number, listed: string): string;
  host(who: string): string;
  start(least: number, enough: boolean): string;
  expires(when: string): string;
  started(listed: string): string;
  expired(host: string): string;
  abandonedLobby(by: string | null): string;
  abandoned(by: string | null): string;
  abandoning(agreed: string, still: string): string;
  resigned(who: string): string;
  confirmResign(ends: boolean): string;
  readonly confirmStop: string;
  settings(lines: string): string;
  switchLabel(options: TableOptions, first: string | null): { readonly fields: string; readonly first: string };
  readonly firstByLot: string;
}

export interface PanelPhrases {
  rotate(square: string, tile: string, choices: number): string;
  rotation(degrees: number, edges: string): string;
  deploy(square: string, tile: string, choices: number, supply: number): string;
  /** Short words about a feature on a label. */
  readonly short: {
    road(tiles: number, open: number): string;
    city(tiles: number, open: number): string;
    field(cities: number): string;
    monastery(around: number): string;
    garden(around: number): string;
    done(kind: Kind): string;
    now(points: number): string;
    gains(what: string, points: number, who: string | null): string;
  };
  readonly noFigure: string;
  done(): string;
  present(turn: number, who: string): string;
  readonly presentOver: string;
  whatIf(square: string, tile: string): string;
  readonly scoresNow: string;
  whatIfEnd(who: string | null): string;
  feature(about: {
    readonly kind: string;
    readonly size: string;
    readonly open: number;
    readonly missing: number | null;
    readonly field: boolean;
    readonly people: string;
    readonly now: number;
    readonly finished: number;
  }): string;
  readonly nobody: string;
}

export interface ListPhrases {
  tilesLeft(left: number): string;
  /** Tiles nobody has seen although they no longer wait to be drawn. */
  fits(square: string, count: number, left: number): string;
  fitsNone(square: string, left: number): string;
  readonly fields: string;
  readonly noFields: string;
  field(square: string, cities: string, people: string, points: number): string;
  readonly more: string;
  andMore(count: number): string;
}

export interface AltPhrases {
  last(lines: string): string;
  turn(turn: number, who: string, left: number): string;
  readonly over: string;
  tile(tile: string): string;
  score(who: string, points: number, meeples: number): string;
  scores(listed: string): string;
  numbers(listed: string): string;
  andMore(count: number): string;
  closeUp(square: string, tile: string | null): string;
  place(label: string, place: string): string;
  tileAlone(tile: string): string;
  tilesLeft(left: number, listed: string): string;
}

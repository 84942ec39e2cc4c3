import type {
  ArrowSymbol,
  Figure,
  GameEvent,
  Gift,
  Good,
  Kind,
  Mark,
  Part,
  PieceId,
  Reason,
  RemoverId,
  TermOf,
} from '../../engine/index.ts';
import type { Say } from '../../expansions/say.ts';
import type { en } from '../../expansions/words.ts';
import type { ScoreGroup } from '../../stats/index.ts';
import type { BoardPhrases, ProfilePhrases } from './board-phrases.ts';
import type { HistoryPhrases, ReplayPhrases, ReportPhrases } from './history-phrases.ts';
import type { LobbyPhrases } from './lobby-phrases.ts';
import type { DecisionPhrases, GiftPhrases, PanelPhrases } from './panel-phrases.ts';
import type { PrivacyPhrases } from './privacy-phrases.ts';
import type { SettingsPhrases } from './settings-phrases.ts';
import type { Language } from './types.ts';
import type { Region } from './vocabulary.ts';

export type ExpansionEvent = Extract<GameEvent, { readonly type: keyof typeof en.lines }>;

type ExpansionLines = {
  readonly [Type in ExpansionEvent['type']]: (
    event: Extract<ExpansionEvent, { readonly type: Type }>,
    say: Say,
  ) => string;
};

export * from './board-phrases.ts';
export * from './history-phrases.ts';
export * from './lobby-phrases.ts';
export * from './panel-phrases.ts';
export * from './privacy-phrases.ts';
export * from './settings-phrases.ts';

/**
 * What one language gives; `compose` makes `Words` of it. Texts that come in are ready to be shown (escaped, named, listed),
 * so nothing here knows of Markdown in names, of limits or of seats.
 */
export interface Phrases {
  readonly language: Language;
  /** For numbers and lists, as `Intl` knows it. */
  readonly tag: string;
  readonly things: ThingPhrases;
  readonly log: LogPhrases;
  readonly turn: TurnPhrases;
  readonly final: FinalPhrases;
  readonly report: ReportPhrases;
  readonly history: HistoryPhrases;
  readonly replay: ReplayPhrases;
  readonly lobby: LobbyPhrases;
  readonly settings: SettingsPhrases;
  readonly privacy: PrivacyPhrases;
  readonly panel: PanelPhrases;
  readonly gifts: GiftPhrases;
  readonly lists: ListPhrases;
  readonly boards: BoardPhrases;
  readonly profile: ProfilePhrases;
  readonly alt: AltPhrases;
  /** Of events of expansions, one line each. */
  readonly lines: ExpansionLines;
  /** What has sent figures home, and which. */
  readonly removed: Readonly<Record<RemoverId, (listed: string) => string>>;
  /** Of steps, verbs and standing answers of expansions. */
  readonly asks: Wording<typeof en.asks>;
  readonly actions: Wording<typeof en.actions>;
  readonly groups: Wording<typeof en.groups>;
  readonly standing: Wording<typeof en.standing>;
  readonly decision: DecisionPhrases;
}

/** The same keys, each with some text. */
type Wording<T> = T extends string
  ? string
  : T extends (...of: never[]) => string
    ? T
    : { readonly [Key in keyof T]: Wording<T[Key]> };

export const ROLES = ['knight', 'highwayman', 'monk', 'farmer'] as const;
type Standing = (typeof ROLES)[number];
export type Role = Standing | `large-${Standing}` | Figure;

export const DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Two forms of a noun: one, several. */
export type Forms = readonly [one: string, several: string];

/** What is scored without being a feature. */
export type Bonus = Exclude<Reason, Kind | `${Kind}.incomplete`>;

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
  /** Whoever has had their data deleted, wherever a name would stand. */
  readonly formerPlayer: string;
  /** As in `2 wine`. */
  readonly goods: Readonly<Record<Good, string>>;
  /** What stands with a seat: `the King`; of what is counted, as in `2 wine`. */
  readonly pieces: Readonly<Record<PieceId, string>>;
  /** Printed on a feature. */
  readonly marks: Readonly<Record<'inn' | 'cathedral', Forms>>;
  /** As what was scored, and under one word what differs after a dot alone. */
  readonly bonuses: Readonly<Record<Bonus | Exclude<ScoreGroup, Kind>, string>>;
  /** What an arrow brings: `add a meeple`. */
  readonly symbols: Readonly<Record<ArrowSymbol, string>>;
  /** A card's name, and what it does. */
  readonly gifts: Readonly<Record<Gift, { readonly title: string; readonly text: string }>>;
  /** `arrow to the east: extra turn` */
  arrow(side: string, symbol: string): string;
  readonly directions: Readonly<Record<Direction, string>>;
  /** Letters as on a compass. */
  readonly letters: Readonly<Record<Direction, string>>;
  readonly allAround: string;
  /** A field that reaches no edge. */
  readonly enclosed: string;
  /** One city segment by its sides' names: `city to the north`, `city joining north and east`, `city on all four sides`. */
  city(sides: readonly string[], arms: number): string;
  roadThrough(from: string, to: string): string;
  roadUnder(from: string, to: string): string;
  /** Roads that end on the tile, each by its side. */
  roadEnds(sides: readonly string[], listed: string): string;
  /** What is printed on a city or road, ready to be listed: `a cathedral`, `wine`. */
  readonly printed: Readonly<Record<Mark, string>>;
  /** What is printed on the tile as a whole: `with a volcano`. */
  bearing(printed: string): string;
  /** A city or road with what is printed on it. */
  having(what: string, printed: string): string;
  riverThrough(from: string, to: string): string;
  /** Where the river rises, and where it ends. */
  spring(side: string): string;
  lake(side: string): string;
  at(what: string, square: string): string;
  turned(degrees: number): string;
}

export interface LogPhrases {
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
  returnedAll(listed: string, rule: string): string;
  /** A figure taken back with its score. `place`: ready to follow `from`. */
  recalled(about: {
    readonly who: string;
    readonly kind: Kind;
    readonly square: string;
    readonly sum: string;
    readonly points: string;
  }): string;
  /** `active`: ready, with its square; null where the arrow points at nothing. */
  arrow(who: string, active: { readonly symbol: ArrowSymbol; readonly square: string } | null): string;
  giftReceived(who: string, unopened: number): string;
  giftsReshuffled(cards: number): string;
  giftOpened(who: string, card: string, what: string): string;
  /** What a card does, to stand after its name and a colon; with its rule. */
  readonly giftDoes: {
    synod(role: Role, square: string): string;
    sweep(square: string): string;
    cashOut(role: Role, place: string): string;
    change(role: Role, place: string, newRole: Role, newPlace: string): string;
    readonly take2: string;
  };
  /** A line of what was done because nothing else could be. */
  forced(line: string): string;
  setAside(who: string, tile: string): string;
  shuffledIn(tiles: number, left: string): string;
  moved(who: string, role: Role, place: string, newRole: Role, newPlace: string): string;
  drawnToo(who: string, tile: string): string;
  kept(who: string, tile: string, back: string, left: string): string;
  /** `listed`: `1 wine and 2 grain`. */
  goodsTaken(who: string, listed: string, square: string): string;
  readonly discovered: Readonly<Record<'city' | 'ferry', (name: string, squares: string) => string>>;
  resigned(who: string): string;
  readonly finalScoring: string;
  ended(headline: string): string;
  more(count: number): string;
}

export interface TurnPhrases {
  title(who: string, left: number, part: Part): string;
  titleOfTwo(who: string, left: number): string;
  twoTiles(tile: string, other: string): string;
  readonly over: string;
  readonly resigned: string;
  tile(tile: string): string;
  page(from: number, to: number, of: number): string;
  readonly regions: Readonly<Record<Region, string>>;
  map(name: string, free: number): string;
  commitment(hash: string): string;
  past(turn: number): string;
}

export interface FinalPhrases {
  wins(who: string, points: number): string;
  shares(who: string, points: number): string;
  readonly sums: Readonly<Record<ScoreGroup, string>>;
  nothing(who: string): string;
  seed(seed: string, hash: string, file: string): string;
}

export interface ListPhrases {
  tilesLeft(left: number): string;
  /** Drawn and not yet played; what they are lies open. */
  setAside(count: number, listed: string): string;
  /** How many more are listed because they were taken out by lot before the game. */
  takenOut(count: number): string;
  /** `unseen`: tiles left, with those taken out by lot before the game. */
  fits(square: string, count: number, unseen: number): string;
  fitsNone(square: string, unseen: number): string;
  readonly fields: string;
  readonly noFields: string;
  /** `pigs`: who gets more by a pig, each with the points; '' where nobody does. */
  field(square: string, cities: string, people: string, points: number, pigs: string): string;
  readonly more: string;
  andMore(count: number): string;
}

export interface AltPhrases {
  last(lines: string): string;
  turn(turn: number, who: string, left: number): string;
  readonly over: string;
  tile(tile: string): string;
  score(about: {
    readonly who: string;
    readonly points: number;
    /** `4 meeples, 1 abbot`; as many as there are. */
    readonly figures: readonly string[];
    /** Unopened; null without The Gifts. */
    readonly gifts: number | null;
    /** `1 wine`, `2 grain`. */
    readonly pieces: readonly string[];
  }): string;
  /** `N19 east: extra turn` */
  arrow(square: string, side: string, symbol: string): string;
  arrows(listed: string): string;
  active(square: string, symbol: string): string;
  part(part: Exclude<Part, 'own'>): string;
  map(name: string, free: number): string;
  targets(listed: string): string;
  /** `the dragon at C4`. */
  pieces(listed: string): string;
  /** `the fairy at C4, beside the knight of Ada`. */
  beside(piece: string, role: Role, whose: string): string;
  scores(listed: string): string;
  /** Where the tile in hand fits; and of a decision without one, what can be chosen. */
  numbers(listed: string): string;
  choices(listed: string): string;
  andMore(count: number): string;
  closeUp(square: string, tile: string | null): string;
  place(label: string, place: string): string;
  tilesLeft(left: number, listed: string): string;
}

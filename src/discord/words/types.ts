import type {
  FeatureView,
  Figure,
  GameEvent,
  GameView,
  Place,
  Reason,
  Rotation,
  ScoredEvent,
  Square,
  TermOf,
  TileId,
} from '../../engine/index.ts';
import type { NoVacation } from '../../game/own-time.ts';
import type { Refusal } from '../../game/result.ts';
import type { NoPace } from '../../game/time/pace.ts';
import type { AnalysisWords, HintWords, PuzzleWords } from './advice-types.ts';
import type { BoardWords, ProfileWords } from './board-types.ts';
import type { DecisionWords } from './decision-types.ts';
import type { GamesWords } from './games-types.ts';
import type { HandWords } from './hand-types.ts';
import type { HistoryWords, ReplayWords, ReportWords } from './history-types.ts';
import type { LearnWords, WhyWords } from './learn-types.ts';
import type { LobbyWords } from './lobby-types.ts';
import type { MeWords } from './me-types.ts';
import type { PanelWords } from './panel-types.ts';
import type { PrivacyWords } from './privacy-types.ts';
import type { SettingsWords } from './settings-types.ts';
import type { TakeBackWords } from './takeback-types.ts';
import type { TimeWords } from './time-types.ts';
import type { TwinWords } from './twin-types.ts';
import type { Button, Language, People, Permission, Region, Topic } from './vocabulary.ts';
import type { WatchWords } from './watch-types.ts';

export * from './advice-types.ts';
export * from './board-types.ts';
export * from './games-types.ts';
export * from './hand-types.ts';
export * from './history-types.ts';
export * from './learn-types.ts';
export * from './lobby-types.ts';
export * from './me-types.ts';
export * from './panel-types.ts';
export * from './privacy-types.ts';
export * from './settings-types.ts';
export * from './takeback-types.ts';
export * from './time-types.ts';
export * from './twin-types.ts';
export type { Language, People } from './vocabulary.ts';
export * from './watch-types.ts';

/**
 * Everything the bot says, in one language. Names of people come in as they wrote them: what is Markdown escapes them here,
 * what is plain (labels of buttons, alt text) takes them as they are. No text is longer than the limit that its group
 * names, whatever comes in.
 */
export interface Words {
  readonly language: Language;
  /**
   * The same words where squares are called as on the ground that these options play on: on a map by its grid, A1 in the
   * north-west, else by where they lie from the start tile. `words.on(table.options)` for all that names squares of a table.
   */
  on(options: { readonly map: string | null }): Words;
  /** One sentence for the presser: what is wrong and what can be done next. Markdown, at most 1000 characters. */
  refusal(why: Refusal | Trouble): string;
  readonly things: ThingWords;
  readonly log: LogWords;
  readonly turn: TurnWords;
  readonly final: FinalWords;
  readonly report: ReportWords;
  readonly history: HistoryWords;
  readonly games: GamesWords;
  readonly watch: WatchWords;
  readonly replay: ReplayWords;
  readonly lobby: LobbyWords;
  readonly settings: SettingsWords;
  readonly time: TimeWords;
  readonly takeBack: TakeBackWords;
  readonly me: MeWords;
  readonly privacy: PrivacyWords;
  readonly panel: PanelWords;
  readonly decision: DecisionWords;
  readonly hand: HandWords;
  readonly hint: HintWords;
  readonly analysis: AnalysisWords;
  readonly puzzle: PuzzleWords;
  readonly learn: LearnWords;
  readonly why: WhyWords;
  readonly lists: ListWords;
  readonly boards: BoardWords;
  readonly profile: ProfileWords;
  readonly alt: AltWords;
  readonly twin: TwinWords;
  /** Labels, at most 38 characters: that many are shown uncut on a phone. */
  readonly buttons: Readonly<Record<Button, string>>;
  /** Title (at most 80 characters) and answer (Markdown, at most 1500) of `/rules`. */
  topic(topic: Topic): { readonly title: string; readonly text: string };
  /** What the example picture of a topic shows: plain, at most 1024 characters; '' where there is none. */
  example(topic: Topic): string;
  /** Answer of `/help`: Markdown, at most 2000 characters. */
  readonly help: string;
}

/** What goes wrong on Discord's side, or on the way; the counterpart of `Refusal`. */
export type Trouble =
  /** A button of an older version of the bot, or of no version at all. */
  | { readonly code: 'unknown-component' }
  /** The process ends, and another one goes on. */
  | { readonly code: 'restarting' }
  | { readonly code: 'not-your-panel' }
  | { readonly code: 'panel-expired' }
  | { readonly code: 'no-game-here' }
  | {
      readonly code: 'missing-permissions';
      readonly permissions: readonly Permission[];
      readonly channel: string;
    }
  | { readonly code: 'cannot-see-channel'; readonly channel: string }
  | { readonly code: 'thread-archived-locked'; readonly channel: string }
  /** As many active threads as Discord allows (160006, 160007). */
  | { readonly code: 'too-many-threads'; readonly channel: string }
  /** What was typed cannot be read as a square. */
  | { readonly code: 'not-a-square'; readonly typed: string }
  /** Neither a square nor an answer to what is asked. */
  | { readonly code: 'square-missing' }
  /** A square, but the tile in hand does not fit there. */
  | { readonly code: 'square-not-legal'; readonly typed: string; readonly tile: TileId }
  /** A square on which a tile lies, or that has none beside it. */
  | { readonly code: 'square-not-open'; readonly typed: string }
  | { readonly code: 'rotation-not-legal'; readonly square: Square; readonly legal: readonly Rotation[] }
  | { readonly code: 'place-not-legal'; readonly typed: string }
  | { readonly code: 'text-too-long'; readonly most: number }
  | { readonly code: 'unknown-topic'; readonly typed: string }
  | { readonly code: 'guild-only' }
  /** More presses and commands than one person has. */
  | { readonly code: 'slow-down'; readonly seconds: number }
  | { readonly code: 'manage-server-needed' }
  | { readonly code: 'store-unavailable'; readonly reference: string }
  | { readonly code: 'store-swapped'; readonly reference: string }
  | { readonly code: 'internal'; readonly reference: string }
  /** The move counts, the picture alone is missing. */
  | { readonly code: 'picture-failed'; readonly reference: string }
  /** The server's automatic moderation refused the message (200000). */
  | { readonly code: 'blocked-by-server' }
  /** Something else is decided before the next tile, by who is `asked`; null where that is who reads it. */
  | { readonly code: 'decide-first'; readonly asked: string | null }
  | { readonly code: 'unknown-map'; readonly typed: string }
  /** What was typed is no time for a turn, or none that there can be. */
  | { readonly code: 'no-pace'; readonly typed: string; readonly why: NoPace }
  /** Neither one of ours nor one that this server has saved. */
  | { readonly code: 'unknown-preset'; readonly typed: string }
  /** Empty, or longer than a name may be. */
  | { readonly code: 'preset-name'; readonly typed: string }
  | { readonly code: 'presets-full' }
  /** No open lobby in the channel whose options could be saved. */
  | { readonly code: 'no-lobby-here' }
  /** The server keeps no leaderboard, by its own choice. */
  | { readonly code: 'leaderboard-off' }
  /** Somebody keeps their results to themselves. */
  | { readonly code: 'profile-hidden' }
  /** No finished game on this server. `user`: whose profile it would be; null: the reader's own. */
  | { readonly code: 'profile-none'; readonly user: string | null }
  | { readonly code: 'profile-bot' }
  /** Too few tiles to fill the map's start squares and play. `map`: its name. */
  | { readonly code: 'tiles-too-few'; readonly map: string; readonly tiles: number; readonly least: number }
  /** What was typed is no finished game of this server. */
  | { readonly code: 'unknown-game'; readonly typed: string }
  /** Only what is over can be looked at turn by turn. */
  | { readonly code: 'game-not-over' }
  | { readonly code: 'no-finished-game' }
  /** They keep their games to themselves. */
  | { readonly code: 'history-hidden'; readonly user: string }
  /** Something other than a game that a newer version of this program wrote. */
  | { readonly code: 'data-newer' }
  /** What was typed names no time zone. */
  | { readonly code: 'unknown-zone'; readonly typed: string }
  /** No two full hours, the same twice, or no time zone. */
  | { readonly code: 'quiet-hours' }
  /** What was typed are no two days, one after the other. `from` and `to`: two that can be typed. */
  | { readonly code: 'days-off'; readonly from: string; readonly to: string }
  | NoVacation
  | { readonly code: 'not-a-letter'; readonly typed: string }
  /** What was typed names nobody who could be invited. */
  | { readonly code: 'invited-typed'; readonly typed: string }
  | { readonly code: 'invited-self' }
  | { readonly code: 'invited-bot' }
  /** `most`: so many others can be. */
  | { readonly code: 'invited-many'; readonly most: number }
  | { readonly code: 'invited-stranger'; readonly user: string }
  /** Who sits at a table does not watch its game. */
  | { readonly code: 'watch-seated' }
  /** `most`: so many can watch one game. */
  | { readonly code: 'watch-full'; readonly most: number }
  /** Whether they may look there can be told only where they are just now. */
  | { readonly code: 'watch-unseen' }
  /** They take no direct messages. */
  | { readonly code: 'watch-closed' }
  /** Recorded under rules that this version does not know. */
  | { readonly code: 'no-replay' }
  /** Discord took the message for too large (40005). */
  | { readonly code: 'upload-refused' };

/** Names of things, plain, as they stand inside a sentence. */
export interface ThingWords {
  /** What a figure is called by where it stands: knight, highwayman, monk, farmer. Capital as at the start of a label. */
  role(figure: Figure, on: Pick<Place, 'kind' | 'called'>): string;
  /** `city to the north, road from east to west, garden`; turned if a rotation is given. */
  tile(tile: TileId, rotation?: Rotation): string;
  /**
   * `city N, road E S`, `city N-E S-W (wine)`, `extra turn → W`: what tells a tile or rotation from another at a glance.
   * `isSymbolKnown`: an arrow says where it points and no more, since it is the same tile each time.
   */
  edges(tile: TileId, rotation?: Rotation, isSymbolKnown?: boolean): string;
  /** A place on its tile: `city, north`, `field, south-east`, `monastery`. */
  place(place: Place): string;
  /** `city, north of N20`. */
  placeOn(place: Place): string;
  square(square: Square): string;
  /** The square that a typed name stands for, or null if it is no name; the counterpart of `square`. */
  squareNamed(typed: string): Square | null;
  reason(reason: Reason): string;
  /** `4 tiles`, `1 coat of arms`. */
  count(of: TermOf, count: number): string;
  /** A whole number with the language's grouping: `1,234`. */
  number(value: number): string;
  /** Whoever has had their data deleted, inside a sentence; in a result their name is ''. */
  readonly formerPlayer: string;
  /** The name of somebody for whom a computer plays, on pictures. */
  stoodInFor(name: string): string;
}

/** Lines of Markdown about what happened. */
export interface LogWords {
  /**
   * Lines about what a call of `play` or `resign` brought, the next player's draw left out: ties told in one line, figures
   * that went home together. At most `limit` characters in sum (default 1000); what is cut is told as "and 3 more lines".
   */
  lines(events: readonly GameEvent[], people: People, limit?: number): string[];
  /** The same of several moves, a line each. */
  moves(moves: readonly (readonly GameEvent[])[], people: People, limit?: number): string[];
  /** Lines about what the tiles placed in these events discovered on a map (M5, M12). `view`: after them. */
  discovered(events: readonly GameEvent[], view: GameView): string[];
}

/** Parts of the public turn message: Markdown. */
export interface TurnWords {
  /**
   * `<@1> – your tile (43 left)`, `… – your tile (43 left), extra turn`, `… – choose one of two tiles (42 left)`; mentions the
   * one who is asked, who must be in `allowedMentions` to be pinged.
   */
  title(view: GameView, people: People): string;
  /**
   * `Ada 31 ♟4♚♝🔨🐖 🎁3 🍷2🌾1🧵0 · Bo 28 ♟2 🎁0 …`, at most 400 characters: in supply meeples, a large one, an abbot, a
   * builder and a pig; unopened gifts; tokens of wine, grain and cloth.
   */
  scores(view: GameView, people: People): string;
  /** The tile in hand in words: `Tile: city to the north, …`; both where Take 2 lets choose. */
  tile(view: GameView): string;
  /** `Numbers 1–18 of 34`; '' where there is but one page. */
  page(page: { readonly from: number; readonly to: number; readonly of: number }): string;
  /** `North-west: 1–8`: a region of a map and its numbers, on a button; plain, at most 38 characters. */
  region(region: Region, from: number, to: number): string;
  /** On a map: `Germany: 87 squares free.`, and what towns do there; '' without one. */
  map(view: GameView): string;
  /** Under the first turn: the seed's hash and what it is for. */
  commitment(commitment: string): string;
  /** What an older turn message shrinks to: `Turn 14 – Ada: …`, at most 500 characters. `next`: computers that follow at once. */
  past(turn: number, events: readonly GameEvent[], people: People, next?: People): string;
}

export interface FinalWords {
  /** `**Ada wins with 87 points!**`; shared wins (B20). Mentions nobody. */
  headline(view: GameView, people: People): string;
  /** A line a seat, best first: `1. **Ada** 87 = roads 21 + cities 40 + …`. `scored`: all of the game's. */
  table(view: GameView, people: People, scored: readonly ScoredEvent[]): string;
  /** What final scoring brought, a paragraph a seat; at most `limit` characters (default 1500). */
  scoring(events: readonly GameEvent[], people: People, limit?: number): string;
  /** The seed revealed and how to check it. `file`: name of the attached record. */
  seed(about: { readonly seed: string; readonly commitment: string; readonly file: string }): string;
}

/** Lists on demand: Markdown, at most 2000 characters each. */
export interface ListWords {
  tilesLeft(view: GameView): string;
  /** `tiles`: designs with a count that fit the square now. */
  tilesFor(square: Square, tiles: readonly { readonly tile: TileId; readonly count: number }[], view: GameView): string;
  fields(fields: readonly FeatureView[], people: People): string;
  /** Head of the panel "More". */
  readonly more: string;
}

/** Alt texts: plain, at most 1024 characters each. */
export interface AltWords {
  /**
   * The whole turn for a screen reader: last move, whose turn, the tile in words, legal numbers with their squares, scores,
   * numbers of gifts, pieces, arrows on the board and the active one. The numbers are told whole, the rest as there is room.
   */
  board(about: BoardAlt): string;
  closeUp(about: {
    readonly square: Square;
    readonly tile: TileId | null;
    readonly rotation: Rotation;
    readonly places: readonly { readonly label: string; readonly place: Place }[];
    /** Squares with numbers, of which one can be chosen. */
    readonly numbers?: BoardAlt['numbers'];
    /** Sentences on what lies around it, as many as there is room for. */
    readonly around?: readonly string[];
  }): string;
  /** A board on which places are marked, wherever they lie. */
  targets(places: readonly { readonly label: string; readonly place: Place }[]): string;
  tilesLeft(view: GameView): string;
  /** What of the tiles not seen yet fits a square. */
  tilesFor(square: Square, tiles: readonly { readonly tile: TileId; readonly count: number }[]): string;
  /** The picture on which the fields with farmers are outlined. */
  fields(fields: readonly FeatureView[], people: People): string;
}

export interface BoardAlt {
  readonly view: GameView;
  readonly people: People;
  /** What the last call brought. */
  readonly events: readonly GameEvent[];
  /** The numbers on the picture; empty where none are shown. */
  readonly numbers: readonly { readonly label: string; readonly square: Square }[];
  /** Characters, which legal numbers may exceed; as many as Discord takes with a picture, unless said. */
  readonly room?: number;
}

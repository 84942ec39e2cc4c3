import type {
  Action,
  FeatureView,
  GameEvent,
  GameView,
  Place,
  Seat,
  Square,
  StepId,
  TileDesign,
  TileId,
  VerbId,
} from '../../engine/index.ts';
import type { People } from './vocabulary.ts';

/** What labels tell of an option besides its own fields, if it is known. */
export interface DecisionAbout {
  /** The seat that decides: told is what the option brings to it, and to others. */
  readonly seat?: Seat | null;
  /** The step that asks; doing nothing in it may have a name of its own. */
  readonly step?: StepId | null;
  /** The feature that the option acts on. */
  readonly feature?: FeatureView | null;
  /** The tile that the option points at. */
  readonly tile?: TileDesign | null;
}

/** What is decided beside a turn's own line: what an expansion asks, and what it offers in step 2. Labels at most 80 characters. */
export interface DecisionWords {
  /** `<@1> – move the dragon, step 2 of 6`; mentions who is asked, who must be in `allowedMentions` to be pinged. */
  title(view: GameView, people: People): string;
  /** `2: C4 – eats Ada 1 meeple`, `a: N19 – extra turn, arrow +2 for you`. `events`: of the imagined choice. */
  label(
    mark: string | null,
    action: Action,
    events: readonly GameEvent[],
    people: People,
    about?: DecisionAbout,
  ): string;
  /** Opens the options of one verb: `Move the fairy (3) …`. */
  groupLabel(verb: VerbId, count: number): string;
  /** Opens `count` options that play the same card or have the same verb, of which this is one. */
  groupOf(action: Action, count: number): string;
  /** Opens what may be done before the tile; at most 38 characters. */
  before(step: StepId | null): string;
  /** An option before it is done: what it is, what comes of it, and that nothing has been done. At most 900 characters; `alt` without Markdown. */
  preview(
    action: Action,
    events: readonly GameEvent[],
    people: People,
    about: DecisionAbout,
  ): { readonly text: string; readonly alt: string };
  /** Does what the preview shows: `Open it, road +6 for you`. */
  commitLabel(action: Action, events: readonly GameEvent[], people: People, seat: Seat): string;
  /** After something was done before the tile: what happened, and that the tile comes next. */
  goesOn(events: readonly GameEvent[], people: People): string;
  /** What is chosen among them: options `from` to `to` of `of`, counted from 1. */
  group(about: { readonly verb: VerbId; readonly from: number; readonly to: number; readonly of: number }): string;
  /** Opens a decision with more options than buttons. */
  readonly open: string;
  /** Switches a standing answer on, or off where it `isOn`. */
  standingLabel(step: StepId, answer: string, isOn: boolean): string;
  /** What comes of it. */
  standingSet(step: StepId, answer: string, isOn: boolean): string;
  /** Tiles side by side, each with its number; no Markdown. */
  tilesAlt(tiles: readonly { readonly label: string; readonly tile: TileId }[]): string;
  /** A board on which squares and places are marked; no Markdown. */
  alt(marks: readonly { readonly label: string; readonly at: Square | Place }[]): string;
}

import type {
  FeatureView,
  Figure,
  GameEvent,
  GameView,
  Part,
  Place,
  Rotation,
  Seat,
  Square,
  StepId,
  Switch,
  TileId,
  VerbId,
} from '../../engine/index.ts';
import type { People } from './vocabulary.ts';

/** A figure that could be placed, and what the imagined commit brings. */
export interface FigureChoice {
  readonly figure: Figure;
  readonly on: Place;
  /** The letter under which it stands on the close-up. */
  readonly mark?: string;
  /** The feature right after the tile, before the figure. */
  readonly feature: FeatureView;
  /** True if the tile offers another place of this kind, so that the side must be named. */
  readonly twin: boolean;
  /** Where it stands at a corner of the tile. */
  readonly corner?: 'NW' | 'NE' | 'SE' | 'SW' | null;
  /** Events of the imagined commit. */
  readonly events: readonly GameEvent[];
  /** It goes to another tile than the one in hand. */
  readonly elsewhere?: boolean | undefined;
  /** The own figure beside which it goes (AN10). */
  readonly beside?: Figure | undefined;
}

/** The ephemeral placing panel and the private what-if: Markdown, at most 1900 characters; labels at most 80, mostly 38. */
export interface PanelWords {
  deploy(about: {
    readonly square: Square;
    readonly tile: TileId;
    readonly rotation: Rotation;
    readonly choices: number;
    /** The own figures in supply. */
    readonly supply: Readonly<Partial<Record<Figure, number>>>;
    /** There is a way to places elsewhere: by which rule, null if no single one. */
    readonly elsewhere?: { readonly by: string | null } | undefined;
    /** Steps between tile and figure at which there is a choice. */
    readonly stops?: readonly StepId[];
    /** From the tile to just before the figure: told is what expansions word of them. */
    readonly events?: readonly GameEvent[];
    /** `part` of the imagined game's view once the turn is done: 'second' by the builder (TB5), 'extra' by an arrow (AN17). */
    readonly next?: Part;
    /** What somebody decides before this turn is over. */
    readonly follows?: StepId | null;
    /** Verbs of other actions on buttons: told is what each has to say beforehand. */
    readonly verbs?: readonly VerbId[];
    readonly people: People;
    /** Set if something else comes before the figure: the seat that decides it, null if chance does. */
    readonly waitsFor?: Seat | null | undefined;
  }): string;
  /** On the button that places the tile if something else comes before the figure. */
  readonly placeOnly: string;
  /**
   * `Knight – city 3 tiles, 1 open`, `Monk – monastery, 5 of 8 around`, `Knight – city done, +8 now`, `Beside my knight C5 – 3
   * tiles, 1 open`, `Monk in F7 – 5 of 8 around`.
   */
  figureLabel(choice: FigureChoice, seat: Seat, people: People): string;
  /** `No figure`, `No figure, road +8 for you`, `No figure, city +6 for Bo`. */
  noFigureLabel(events: readonly GameEvent[], seat: Seat, people: People): string;
  /** `↻ 90°: city N, road E S`: what would come where. */
  rotationLabel(tile: TileId, rotation: Rotation): string;
  /** Opens the step "place elsewhere": `Beside one of mine (3) …`, `Anywhere else (24) …`. */
  elsewhereLabel(by: string | null, places: number): string;
  /** Where the figure goes: places `from` to `to` of `of`, counted from 1. */
  elsewhere(about: {
    readonly by: string | null;
    readonly from: number;
    readonly to: number;
    readonly of: number;
  }): string;
  /** Shown in a menu of figures before one is chosen; at most 150 characters. */
  readonly figureMenu: string;
  /** The same of a list of so many choices besides figures on the tile. */
  list(count: number): string;
  /** After the commit, in the panel. */
  done(events: readonly GameEvent[], people: People): string;
  /** Where the choice came too late or the state is another: shows what is. */
  present(view: GameView, people: People): string;
  whatIf(about: {
    readonly square: Square;
    readonly tile: TileId;
    readonly rotation: Rotation;
    /** Features of the tile after it was laid, each once. */
    readonly features: readonly FeatureView[];
    /** Events of the imagined placing with no figure. */
    readonly events: readonly GameEvent[];
    readonly people: People;
    /** The reader's seat, null for those who watch. */
    readonly reader: Seat | null;
    /** Whose turn it is. */
    readonly asked: Seat;
    /** Rules in play: what is printed for others is not told. */
    readonly switches?: readonly Switch[];
  }): string;
}

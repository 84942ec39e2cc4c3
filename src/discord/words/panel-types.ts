import type {
  ArrowSymbol,
  FeatureView,
  Figure,
  GameEvent,
  GameView,
  Gift,
  Opening,
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
  readonly elsewhere?: ArrowSymbol | boolean | undefined;
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
    /** There is a button that takes the abbot back: told is what that excludes (AB5). */
    readonly recall?: boolean;
    /** There is a button that leads to places elsewhere: by which arrow, null where it is another rule. */
    readonly elsewhere?: { readonly symbol: ArrowSymbol | null } | undefined;
    /** Among how many arrows there is a choice (AN6). */
    readonly arrows?: number;
    /** From the tile to just before the figure: told are the arrow and a gift to come. */
    readonly events?: readonly GameEvent[];
    /** `part` of the imagined game's view once the turn is done: 'second' by the builder (TB5), 'extra' by an arrow (AN17). */
    readonly next?: Part;
    /** What somebody decides before this turn is over. */
    readonly follows?: StepId | null;
    /** Verbs of other actions on buttons: told is what each has to say beforehand. */
    readonly verbs?: readonly VerbId[];
  }): string;
  /**
   * `Knight – city 3 tiles, 1 open`, `Monk – monastery, 5 of 8 around`, `Knight – city done, +8 now`, `Beside my knight C5 – 3
   * tiles, 1 open`, `Monk in F7 – 5 of 8 around`.
   */
  figureLabel(choice: FigureChoice, seat: Seat, people: People): string;
  /** `No figure`, `No figure, road +8 for you`, `No figure, city +6 for Bo`. */
  noFigureLabel(events: readonly GameEvent[], seat: Seat, people: People): string;
  /** `Abbot back, +6 now (no figure)`: what it brings and what it excludes (AB5). `events`: of the imagined recall. */
  returnLabel(
    action: { readonly figure: Figure; readonly from: Place },
    events: readonly GameEvent[],
    seat: Seat,
    people: People,
  ): string;
  /** `↻ 90°: city N, road E S`: what would come where. */
  rotationLabel(tile: TileId, rotation: Rotation): string;
  /** `1: N19 – extra turn, +2 for yours`, `2: this tile – place anywhere`, `3: N21 – extra turn, no effect`. */
  arrowLabel(
    mark: string,
    square: Square,
    symbol: ArrowSymbol,
    about?: {
      /** It is the arrow of the tile that is being placed. */
      readonly own?: boolean;
      /** The own arrow brings 2 points if this one is chosen (AN7). */
      readonly bonus?: boolean;
      /** An 03 in a run of turns that had its extra turn (AN17). */
      readonly idle?: boolean;
    },
  ): string;
  /** Opens the step "place elsewhere": `Beside one of mine (3) …`, `Anywhere else (24) …`. */
  elsewhereLabel(symbol: ArrowSymbol | null, places: number): string;
  /** Where the figure goes by the arrow: places `from` to `to` of `of`, counted from 1. */
  elsewhere(about: {
    readonly symbol: ArrowSymbol | null;
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

/** What opening a gift does, played in imagination. */
export interface GiftEffect {
  /** From `gift-opened` on, which tells whose it is. The tile that Take 2 draws in them is imagined and never told. */
  readonly events: readonly GameEvent[];
  /** The feature of `opening.on` before; null for Take 2. */
  readonly feature: FeatureView | null;
}

/** Gifts: to be shown to their owner alone. Markdown, at most 1900 characters; labels at most 80, mostly 38. */
export interface GiftWords {
  /** The own hand, each card with what it does; says that nobody else sees it. */
  hand(about: {
    readonly own: readonly Gift[];
    /** Those that may be opened right now; one may stand in it several times. */
    readonly openable: readonly Gift[];
    /** It is the reader's turn. */
    readonly asked: boolean;
  }): string;
  /** Alt text of the picture of a hand, at most 1024. */
  handAlt(own: readonly Gift[]): string;
  /** What stands on the picture of a card. */
  card(gift: Gift): { readonly title: string; readonly text: string };
  /** Alt text of a card's picture. */
  cardAlt(gift: Gift): string;
  /** `Open Synod …`, `Take 2: draw a second tile`. */
  openLabel(gift: Gift): string;
  /**
   * `Sweep N19 E: +4 for you, meeple home`, `Cash out knight N19 N: +6`, `Change: knight N19 N lies down (NW)`, `Synod:
   * monk in M21 (5 of 8 around)`, `Take 2: draw a second tile`.
   */
  targetLabel(opening: Opening, effect: GiftEffect, people: People): string;
  /** Before the commit: what exactly will happen and for how many points; at most 900 characters. */
  preview(opening: Opening, effect: GiftEffect, people: People): string;
  /** The same as alt text: no Markdown. */
  previewAlt(opening: Opening, effect: GiftEffect, people: People): string;
  /** `Open it: +6 for you`, `Open it`. */
  commitLabel(opening: Opening, effect: GiftEffect, people: People): string;
  /** In the panel once the card is open: what happened, and that the tile comes next. */
  opened(events: readonly GameEvent[], people: People): string;
  /** Take 2: which of the two tiles is kept; no Markdown, so that it serves as alt text too. */
  keep(tiles: readonly TileId[]): string;
  /** `Keep 1: city N, road E W, extra turn → S` */
  keepLabel(mark: string, tile: TileId): string;
  /** The private follow-up to the click that earned it: `You received a gift: **Synod** …`. `unopened`: in the hand now. */
  received(gift: Gift, unopened: number): string;
}

import type { ArrowSymbol, Figure, Kind } from '../../engine/index.ts';
import type { Role } from './phrases.ts';

export interface PanelPhrases {
  deploy(about: {
    readonly square: string;
    readonly tile: string;
    readonly choices: number;
    /** `4 meeples`, `1 abbot`; as many as there are. */
    readonly supply: readonly string[];
    /** There is something else than meeples among them. */
    readonly mixed: boolean;
    /** Whether the button ends the turn: nobody decides anything after it. */
    readonly ends: boolean;
    /** There is more to press than what places the tile alone. */
    readonly others: boolean;
    /** Lines of their own, ready. */
    readonly notes: readonly string[];
  }): string;
  /** Sentences on what a placing brings. */
  readonly effects: {
    readonly noTile: string;
    active(symbol: ArrowSymbol, square: string): string;
    readonly bonus: string;
    readonly extra: string;
    readonly noExtra: string;
    readonly perhapsExtra: string;
    readonly second: string;
    readonly townTurn: string;
    island(points: string): string;
    town(points: string): string;
  };
  readonly recallNote: string;
  elsewhereNote(symbol: ArrowSymbol | null): string;
  arrowsNote(count: number): string;
  back(role: Role, points: number): string;
  beside(role: Role, figure: Figure, square: string): string;
  roleAt(role: Role, square: string): string;
  arrowLabel(about: {
    readonly mark: string;
    readonly square: string;
    readonly symbol: string;
    readonly own: boolean;
    readonly bonus: boolean;
    readonly idle: boolean;
  }): string;
  /** `symbol`: of the arrow that offers it; null where it is another rule. */
  elsewhereLabel(symbol: ArrowSymbol | null, places: number): string;
  elsewhere(symbol: ArrowSymbol | null, from: number, to: number, of: number): string;
  readonly figureMenu: string;
  /** What a choice besides a figure's does to the turn. */
  readonly commits: string;
  /** Short words about a feature on a label. */
  readonly short: {
    road(tiles: number, open: number): string;
    city(tiles: number, open: number): string;
    field(cities: number): string;
    monastery(around: number, of: number): string;
    garden(around: number, of: number): string;
    /** The same without the kind. */
    readonly bare: {
      open(tiles: number, open: number): string;
      cities(cities: number): string;
      around(around: number, of: number): string;
    };
    /** What a pig makes of each city (TB11). */
    readonly pig: string;
    /** Tokens that the turn brings. */
    goods(tokens: number): string;
    done(kind: Kind): string;
    now(points: number): string;
    /** `points` with their sign. */
    gains(what: string, points: string, who: string | null): string;
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
    /** Neighbours it has and may have; null for what needs none. */
    readonly around: readonly [has: number, of: number] | null;
    readonly field: boolean;
    readonly people: string;
    readonly now: number;
    readonly finished: number;
  }): string;
  readonly nobody: string;
}

/** Of what an expansion asks or offers. */
export interface DecisionPhrases {
  title(who: string): string;
  readonly open: string;
  options(count: number): string;
  /** Nothing of it is done. */
  readonly pass: string;
  readonly ask: string;
  page(from: number, to: number, of: number): string;
}

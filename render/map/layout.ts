import type { Side } from '../../src/engine/vocabulary.ts';

/** What is drawn of a map's file: its squares, what is printed on and around them, and their names. */
export interface MapPlan {
  readonly id: string;
  readonly name: string;
  readonly size: { readonly width: number; readonly height: number };
  /** A string a row, a character a square: `.` none, `#` free, `t` town, `S` start, `i` island, `C` city, `~`, `H`, `h`. */
  readonly grid: readonly string[];
  readonly start: { readonly squares: readonly (Named & { readonly feature: 'town' | 'mountain' })[] };
  readonly largeCities: readonly {
    readonly id: string;
    readonly name: string;
    readonly squares: readonly LargeCitySquare[];
  }[];
  readonly borderPrints: readonly {
    readonly kind: 'road' | 'city';
    readonly shields: number;
    readonly contacts: readonly Contact[];
    readonly leadsTo: string;
  }[];
  readonly ferries: readonly {
    readonly id: string;
    readonly name: string;
    readonly shields: number;
    readonly ends: readonly Contact[];
  }[];
  readonly islands: readonly {
    readonly name: string;
    readonly squares: readonly { readonly at: At; readonly shields: number }[];
  }[];
  readonly highlights: readonly (Named & { readonly chipColor: 'purple' | 'lightblue' | 'orange' | null })[];
  readonly towns: readonly Named[];
}

/** `[column, row]`, the `x` and `y` of the game. */
export type At = readonly [column: number, row: number];

export interface Named {
  readonly name: string;
  readonly at: At;
}

/** A square of ours and the side where something goes on beyond the rim. */
export interface Contact {
  readonly at: At;
  readonly side: Side;
}

export interface LargeCitySquare {
  readonly at: At;
  readonly label: string;
  /** A letter a side, clockwise from the north. */
  readonly edges: string;
  readonly features: readonly (
    | { readonly kind: 'city'; readonly sides: string; readonly shields: number }
    | { readonly kind: 'road'; readonly sides: string }
    | { readonly kind: 'field'; readonly halves: readonly string[] }
  )[];
}

export const letterAt = ({ grid }: MapPlan, x: number, y: number): string => grid[y]?.[x] ?? '.';

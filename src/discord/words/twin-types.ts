import type { FeatureView, GameEvent, GameView, Placement, Rotation, Square, TileId } from '../../engine/index.ts';
import type { People } from './vocabulary.ts';

/** What the board in words is made of: no more than its picture shows. */
export interface TwinAbout {
  readonly view: GameView;
  readonly people: People;
  /** Of a turn that is past: which, in Markdown, in the place of who is asked. */
  readonly past?: string;
  /** Why nobody is asked yet: the same, of a turn that can still be taken back. */
  readonly held?: string;
  /** What has happened since whoever is asked had their turn. */
  readonly events: readonly GameEvent[];
  /** Tiles that the picture marks as the last. */
  readonly last: readonly Square[];
  /** What is chosen from if no tile is placed, as its buttons say it. */
  readonly choices?: readonly string[];
  /** Numbers on the picture, each with the ways in which the tile fits there. */
  readonly numbers: readonly { readonly label: string; readonly square: Square; readonly ways: readonly Placement[] }[];
  /** Every feature that has something to tell, each once. */
  readonly features: readonly FeatureView[];
}

/** A heading, at most 60 characters, and its lines: Markdown, none above 1800 characters. */
export interface TwinSection {
  readonly title: string;
  readonly lines: readonly string[];
}

/** The board in words. */
export interface TwinWords {
  sections(about: TwinAbout): readonly TwinSection[];
  /** As `things.tile`, but never the same for two that differ in more than the picture. */
  tile(tile: TileId, rotation: Rotation): string;
  /** What lies on each side of a square: `North, N19: city to the north; Ada: Knight (city, north).` Plain. */
  around(view: GameView, people: People, square: Square): readonly string[];
  /** A heading on the page after that on which it began. */
  continued(title: string): string;
  /** Above page `page` of `pages`, counted from 1. */
  page(page: number, pages: number): string;
  /** In the menu of pages before one is chosen, at most 150 characters. */
  readonly menu: string;
}

import { EXPANSION_ART } from '../../src/expansions/art.ts';
import type { CardArt, DeckArt, FeatureArt, FigureArt, PieceArt, TokenArt } from '../kit/art.ts';
import { MEEPLE } from '../kit/figure.ts';

/** Joins the tables of all expansions, in their order. Each id belongs to one table. */
function joined<Art>(...tables: readonly (Readonly<Record<string, Art>> | undefined)[]): ReadonlyMap<string, Art> {
  const all = new Map<string, Art>();
  for (const [id, art] of tables.flatMap((table) => Object.entries(table ?? {}))) {
    if (all.has(id)) throw new Error(`two draw ${id}`);
    all.set(id, art);
  }
  return all;
}

export const FIGURE_ART: ReadonlyMap<string, FigureArt> = joined(
  { meeple: MEEPLE },
  ...EXPANSION_ART.map(({ figures }) => figures),
);
export const FEATURE_ART: ReadonlyMap<string, FeatureArt> = joined(...EXPANSION_ART.map(({ features }) => features));
export const TOKEN_ART: ReadonlyMap<string, TokenArt> = joined(...EXPANSION_ART.map(({ tokens }) => tokens));
export const PIECE_ART: ReadonlyMap<string, PieceArt> = joined(...EXPANSION_ART.map(({ pieces }) => pieces));
export const DECKS: readonly DeckArt[] = EXPANSION_ART.flatMap(({ deck }) => deck ?? []);
export const CARD_ART: ReadonlyMap<string, CardArt> = joined(...DECKS.map(({ cards }) => cards));

/** By deck: the pattern on the back of its cards. */
export const CARD_BACKS: ReadonlyMap<string, NonNullable<DeckArt['back']>> = joined(
  ...DECKS.map(({ id, back }) => (back ? { [id]: back } : undefined)),
);

/** The art with this id. A missing id is a bug. */
export function artOf<Art>(table: ReadonlyMap<string, Art>, id: string): Art {
  const art = table.get(id);
  if (art === undefined) throw new Error(`nothing draws ${id}`);
  return art;
}

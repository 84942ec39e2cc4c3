import type { DeckId, HandView } from '../../engine/index.ts';

/** Cards, to be shown to the seat that holds them alone. Markdown; labels at most 38 characters. */
export interface HandWords {
  /** A deck of the reader's hand, each card with what it does; says that nobody else sees it. At most 1900 characters. */
  told(about: {
    readonly hand: HandView;
    /** Cards that can be played right now. */
    readonly usable: readonly string[];
    /** It is the reader's turn. */
    readonly isAsked: boolean;
  }): string;
  /** Alt text of the picture of all hands of a reader; no Markdown, at most 1024 characters. */
  alt(hands: readonly HandView[]): string;
  /** What stands on the picture of a card. */
  card(card: string): { readonly title: string; readonly text: string };
  /** Alt text of a card's picture. */
  cardAlt(card: string): string;
  /** Opens the own hand: `My gifts`. */
  button(deck: DeckId): string;
  /** Why there is no such hand to show. */
  absent(deck: DeckId): string;
  /** That a card received is shown once the turn cannot be taken back any more; plain. */
  later(deck: DeckId): string;
  /** The private follow-up to the click that earned a card. */
  received(hand: HandView, card: string): string;
}

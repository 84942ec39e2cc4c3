import type { Nothing, Text, Thing } from '../../message-types.ts';

/** Made from the English message files by `npm run -s words -- types`: every message, with what it is given. */
export interface Messages {
  'bonus-cash-out': Nothing;
  'bonus-unopened-gifts': Nothing;
  'effect-gift': Nothing;
  'gift-cash-out': Nothing;
  'gift-cash-out.label': { points: Text; role: Thing; spot: Text };
  'gift-cash-out.text': Nothing;
  'gift-change-position': Nothing;
  'gift-change-position.label': { role: Thing; side: Text | null; spot: Text; to: Text | null };
  'gift-change-position.text': Nothing;
  'gift-road-sweeper': Nothing;
  'gift-road-sweeper.label': { gains: Text | null; home: number; spot: Text };
  'gift-road-sweeper.text': Nothing;
  'gift-synod': Nothing;
  'gift-synod.label': { around: Text; most: Text; role: Thing; square: Text };
  'gift-synod.text': Nothing;
  'gift-take-2': Nothing;
  'gift-take-2.label': Nothing;
  'gift-take-2.text': Nothing;
  'gifts-can-open': Nothing;
  'gifts-card': { count: number; openable: boolean; text: Text; title: Text };
  'gifts-card-alt': { text: Text; title: Text };
  'gifts-card.alt': { count: Text; text: Text; title: Text };
  'gifts-commit': { gains: Text | null };
  'gifts-gain': { points: Text; who: Text | null };
  'gifts-hand': { unopened: Text };
  'gifts-hand-alt': { listed: Text };
  'gifts-keep': { first: Text; second: Text };
  'gifts-keep-label': { edges: Text | null; mark: Text };
  'gifts-no-points': Nothing;
  'gifts-none': Nothing;
  'gifts-none.alt': Nothing;
  'gifts-not-your-turn': Nothing;
  'gifts-nothing-to-do': Nothing;
  'gifts-only-you': Nothing;
  'gifts-open': { title: Text };
  'gifts-opened': Nothing;
  'gifts-place-next': Nothing;
  'gifts-preview': { title: Text; what: Text };
  'gifts-preview-end': Nothing;
  'gifts-received': { text: Text; title: Text; unopened: Text };
  'sum-cash-out': Nothing;
  'sum-unopened-gifts': Nothing;
  'term-gifts': { count: number };
  'term-meeples': { count: number };
}

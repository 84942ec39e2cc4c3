import type { Nothing, Text, Thing } from '../../message-types.ts';

/** Made from the English message files by `npm run -s words -- types`: every message, with what it is given. */
export interface Messages {
  'alt-gifts': { count: number };
  'bonus-cash-out': Nothing;
  'bonus-unopened-gifts': Nothing;
  'event-drawn-too': { seat: Text; tile: Text };
  'event-gift-opened': { gift: 'synod' | 'road-sweeper' | 'cash-out' | 'change-position' | 'take-2'; 'gift-name': Text; on: Text; 'on-place': Text; 'on-role': Thing; seat: Text; 'to-place': Text; 'to-role': Thing };
  'event-gift-received': { seat: Text; unopened: Text };
  'event-gifts-reshuffled': { cards: number };
  'event-kept': { back: Text; seat: Text; tile: Text; tilesLeft: Text };
  'gift-cash-out': Nothing;
  'gift-cash-out.text': Nothing;
  'gift-change-position': Nothing;
  'gift-change-position.text': Nothing;
  'gift-does': { gift: 'synod' | 'road-sweeper' | 'cash-out' | 'change-position' | 'take-2'; on: Text; 'on-place': Text; 'on-role': Thing; 'to-place': Text; 'to-role': Thing };
  'gift-road-sweeper': Nothing;
  'gift-road-sweeper.text': Nothing;
  'gift-synod': Nothing;
  'gift-synod.text': Nothing;
  'gift-take-2': Nothing;
  'gift-take-2.text': Nothing;
  'sum-cash-out': Nothing;
  'sum-unopened-gifts': Nothing;
  'term-gifts': { count: number };
  'term-meeples': { count: number };
}

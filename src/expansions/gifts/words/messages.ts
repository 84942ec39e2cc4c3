import type { Nothing, Text, Thing } from '../../message-types.ts';

/** Made from the English message files by `npm run -s words -- types`: every message, with what it is given. */
export interface Messages {
  'alt-gifts': { count: number };
  'bonus-cash-out': Nothing;
  'bonus-unopened-gifts': Nothing;
  'button-my-gifts': Nothing;
  'command-gifts': Nothing;
  'command-play-gifts': Nothing;
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
  'refusal-gift-already-opened': Nothing;
  'refusal-gift-not-now': Nothing;
  'refusal-keep-a-tile-first': Nothing;
  'refusal-no-gifts-in-this-game': Nothing;
  'sum-cash-out': Nothing;
  'sum-unopened-gifts': Nothing;
  'term-gifts': { count: number };
  'term-meeples': { count: number };
  'topic-gift-cash-out': Nothing;
  'topic-gift-cash-out.text': Nothing;
  'topic-gift-change-position': Nothing;
  'topic-gift-change-position.text': Nothing;
  'topic-gift-road-sweeper': Nothing;
  'topic-gift-road-sweeper.text': Nothing;
  'topic-gift-synod': Nothing;
  'topic-gift-synod.text': Nothing;
  'topic-gift-take-2': Nothing;
  'topic-gift-take-2.text': Nothing;
  'topic-gifts-opening': Nothing;
  'topic-gifts-opening.text': Nothing;
  'topic-gifts-receiving': Nothing;
  'topic-gifts-receiving.text': Nothing;
}

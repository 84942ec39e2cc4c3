import type { Nothing, Text, Thing } from '../../message-types.ts';

/** Made from the English message files by `npm run -s words -- types`: every message, with what it is given. */
export interface Messages {
  'bonus-arrow': Nothing;
  'bonus-arrow.short': Nothing;
  'effect-arrow-active': { square: Text; symbol: Text };
  'effect-arrow-not-active': Nothing;
  'effect-arrow-nowhere': Nothing;
  'effect-extra-turn': { when: 'sure' | 'perhaps' | 'never' };
  'panel-arrow': { bonus: boolean; idle: boolean; mark: Text; own: boolean; square: Text; symbol: Text };
  'panel-arrows': { count: Text };
  'panel-beside': { figure: Text | null; role: Thing; square: Text };
  'panel-elsewhere-add-meeple': { places: Text };
  'panel-elsewhere-add-meeple.ask': Nothing;
  'panel-elsewhere-add-meeple.note': Nothing;
  'panel-elsewhere-place-anywhere': { places: Text };
  'panel-elsewhere-place-anywhere.note': Nothing;
  'sum-arrow': Nothing;
  'symbol-add-meeple': Nothing;
  'symbol-extra-turn': Nothing;
  'symbol-place-anywhere': Nothing;
  'term-arrows': { count: number };
}

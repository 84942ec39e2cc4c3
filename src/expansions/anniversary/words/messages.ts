import type { Nothing, Text, Thing } from '../../message-types.ts';

/** Made from the English message files by `npm run -s words -- types`: every message, with what it is given. */
export interface Messages {
  'action-activate': { at: Text; symbol: Text };
  'alt-active': { square: Text; symbol: Text };
  'alt-arrow': { side: Thing; square: Text; symbol: Text };
  'alt-arrows': { listed: Text };
  'ask-arrow': { who: Text };
  'ask-arrow.note': Nothing;
  'board-kind-anniversary': Nothing;
  'board-kind-anniversary.about': Nothing;
  'board-kind-anniversary.goal': Nothing;
  'bonus-arrow': Nothing;
  'bonus-arrow.short': Nothing;
  'brings-arrow': { active: Text | null; 'active-symbol': Text; 'active-symbol-name': Text; next: Text | null };
  'command-play-arrows': Nothing;
  'effect-arrow': { points: Text };
  'event-arrow': { active: Text | null; 'active-symbol-name': Text; seat: Text };
  'event-arrow.scored': { active: Text | null; 'active-symbol-name': Text; seat: Text };
  'example-arrows': Nothing;
  'panel-beside': { figure: Text | null; role: Thing; square: Text };
  'panel-elsewhere-add-meeple': { places: Text };
  'panel-elsewhere-add-meeple.ask': Nothing;
  'panel-elsewhere-add-meeple.note': Nothing;
  'panel-elsewhere-place-anywhere': { places: Text };
  'panel-elsewhere-place-anywhere.note': Nothing;
  'part-extra': Nothing;
  'part-extra.sentence': Nothing;
  'profile-arrows': Nothing;
  'rule-arrows': Nothing;
  'rule-arrows.about': Nothing;
  'set-anniversary': Nothing;
  'set-anniversary.about': Nothing;
  'set-anniversary.note': Nothing;
  'sum-arrow': Nothing;
  'symbol-add-meeple': Nothing;
  'symbol-extra-turn': Nothing;
  'symbol-place-anywhere': Nothing;
  'term-arrows': { count: number };
  'topic-arrow-add-meeple': Nothing;
  'topic-arrow-add-meeple.text': Nothing;
  'topic-arrow-extra-turn': Nothing;
  'topic-arrow-extra-turn.text': Nothing;
  'topic-arrow-place-anywhere': Nothing;
  'topic-arrow-place-anywhere.text': Nothing;
  'topic-arrows': Nothing;
  'topic-arrows.text': Nothing;
}

import type { Nothing, Text } from '../../message-types.ts';

/** Made from the English message files by `npm run -s words -- types`: every message, with what it is given. */
export interface Messages {
  'bonus-island': Nothing;
  'bonus-town': Nothing;
  'lobby-map': { max: Text; meeples: Text; min: Text; name: Text; squares: Text };
  'lobby-map-about': { max: Text; min: Text; squares: Text };
  'lobby-map-few': { tiles: number };
  'lobby-map-layout': { inferred: Text; layout: 'ours' | 'printed'; ours: Text; verified: Text };
  'lobby-map-none': Nothing;
  'lobby-map-surplus': { tiles: number };
  'lobby-map-tiles': { only: boolean };
  'lobby-map-town': { about: Text; name: Text };
  'map-benelux': Nothing;
  'map-france': Nothing;
  'map-germany': Nothing;
  'map-great-britain': Nothing;
  'map-iberian-peninsula': Nothing;
  'map-nordics': Nothing;
  'map-taiwan': Nothing;
  'map-ukraine': Nothing;
  'map-usa': Nothing;
  'map-usa-east': Nothing;
  'map-usa-west': Nothing;
  'rule-map': Nothing;
  'rule-map.about': Nothing;
  'sum-island': Nothing;
  'sum-town': Nothing;
  'term-towns': { count: number };
  'town-costs-2': Nothing;
  'town-costs-2.about': Nothing;
  'town-extra-turn': Nothing;
  'town-extra-turn.about': Nothing;
  'town-none': Nothing;
  'town-none.about': Nothing;
  'town-road-bonus': Nothing;
  'town-road-bonus.about': Nothing;
}

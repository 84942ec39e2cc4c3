import type { Messages as Abbot } from './abbot/words/messages.ts';
import type { Messages as Anniversary } from './anniversary/words/messages.ts';
import type { Messages as Gifts } from './gifts/words/messages.ts';
import type { Messages as InnsCathedrals } from './inns-cathedrals/words/messages.ts';
import type { Messages as KingRobber } from './king-robber/words/messages.ts';
import * as kingRobber from './king-robber/words.ts';
import type { Messages as Maps } from './maps/words/messages.ts';
import type { Messages as PrincessDragon } from './princess-dragon/words/messages.ts';
import * as princessDragon from './princess-dragon/words.ts';
import type { Messages as River } from './river/words/messages.ts';
import type { Messages as TradersBuilders } from './traders-builders/words/messages.ts';

/** Each in its own folder; those that came before it was so stand among the words of the core. */
const ALL = [kingRobber, princessDragon] as const;

/** What they say, put together by key. */
export const en: Nothing & Said<'en'> = joined(ALL.map((one) => one.en));
export const de: Nothing & Said<'de'> = joined(ALL.map((one) => one.de));

/** In every language the same. */
export const rulesOf: Said<'rulesOf'> = Object.assign({}, ...ALL.map((one) => one.rulesOf));
export const signs: Said<'signs'> = Object.assign({}, ...ALL.map((one) => one.signs));

/** What an expansion may say nothing about. */
interface Nothing {
  readonly figures: object;
  readonly roles: object;
  readonly aRole: object;
  readonly printed: object;
  readonly symbols: object;
  readonly parts: object;
  readonly asks: object;
  readonly actions: object;
  readonly groups: object;
  readonly standing: object;
}

/** What all of them export by that name. */
type Said<Name extends string, All extends readonly unknown[] = typeof ALL> = All extends readonly [
  infer One extends Readonly<Record<Name, unknown>>,
  ...infer Others,
]
  ? One[Name] & Said<Name, Others>
  : unknown;

function joined<Whole>(all: readonly object[]): Whole {
  const whole: Record<string, object> = { figures: {}, roles: {}, aRole: {}, printed: {}, symbols: {}, parts: {} };
  Object.assign(whole, { asks: {}, actions: {}, groups: {}, standing: {} });
  for (const one of all) for (const [key, own] of Object.entries(one)) whole[key] = { ...whole[key], ...own };
  return whole as Whole;
}

/** Whose folders hold messages. */
export const EXPANSIONS_WITH_WORDS = [
  'abbot',
  'anniversary',
  'gifts',
  'maps',
  'inns-cathedrals',
  'traders-builders',
  'river',
  'king-robber',
  'princess-dragon',
] as const;

/** All their messages. */
export interface ExpansionMessages
  extends Abbot,
    Anniversary,
    Gifts,
    Maps,
    InnsCathedrals,
    TradersBuilders,
    River,
    KingRobber,
    PrincessDragon {}

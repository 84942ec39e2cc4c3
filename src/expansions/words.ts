import * as kingRobber from './king-robber/words.ts';
import * as princessDragon from './princess-dragon/words.ts';

/**
 * What expansions say, each in its own folder; those that came before it was so stand among the words of the core. Here they
 * are put together, by language and key.
 */
export const en = joined(kingRobber.en, princessDragon.en);
export const de = joined(kingRobber.de, princessDragon.de);

/** In every language the same. */
export const rulesOf = { ...kingRobber.rulesOf, ...princessDragon.rulesOf };
export const signs = { ...kingRobber.signs, ...princessDragon.signs };

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
type Joined<All extends readonly unknown[]> = All extends readonly [infer One, ...infer Others]
  ? One & Joined<Others>
  : Nothing;

function joined<const All extends readonly object[]>(...all: All): Joined<All> {
  const whole: Record<string, object> = { figures: {}, roles: {}, aRole: {}, printed: {}, symbols: {}, parts: {} };
  Object.assign(whole, { asks: {}, actions: {}, groups: {}, standing: {} });
  for (const one of all) for (const [key, own] of Object.entries(one)) whole[key] = { ...whole[key], ...own };
  return whole as Joined<All>;
}

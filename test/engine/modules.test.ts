import { expect, test } from 'vitest';
import type { RuleModule } from '../../src/engine/expansion.ts';
import { CORE_VERBS, gathered } from '../../src/engine/modules.ts';
import { verb } from '../../src/engine/verbs.ts';

const verbsOf = ({ verbs = [] }: RuleModule) => verbs;
const again = verb<'pass'>({ verb: 'pass', points: [], run() {} });

test('two modules that declare one id are told apart from a game: nothing is loaded', () => {
  const modules: RuleModule[] = [{ switch: 'inns', verbs: [again] }];
  expect(() => gathered('verb', modules, verbsOf, CORE_VERBS)).toThrow('verb pass is declared once');
  expect(gathered('verb', [], verbsOf, CORE_VERBS).map((one) => one.verb)).toEqual(['place', 'deploy', 'pass']);
});

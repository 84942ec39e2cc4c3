import { expect, test } from 'vitest';
import { act, laidOut, offered, place } from '../../support/board.ts';

const RULES = 'bridges big-top';

test('BR71: no bridge is built over acrobats', () => {
  const spans = (pyramid: string, figures: string): string[] =>
    offered(laidOut({ board: `BA-D@0,0r0 ${pyramid}@0,1r0`, figures, rules: RULES, draws: 'BA-U BA-B' }), 'place');
  expect(spans('BT-01', '').some((line) => line.includes('road:0,1:'))).toBe(true);
  const game = laidOut({ board: 'BA-D@0,0r0 BT-01@0,1r0', rules: RULES, draws: 'BA-B BA-U BA-B' });
  place(game, 'BA-B@-1,1r0');
  while (offered(game, 'acrobat').length === 0) act(game, 'pass');
  act(game, 'acrobat meeple 0,1');
  expect(offered(game, 'place').filter((line) => line.includes('road:0,1:'))).toEqual([]);
});

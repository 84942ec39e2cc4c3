import { expect, test } from 'vitest';
import { playLine } from '../../../src/engine/index.ts';
import { act, laidOut, offered, pass, place, told } from '../../support/board.ts';

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

test('BR71: no acrobat climbs a pyramid under a bridge', () => {
  const game = laidOut({ board: 'BA-D@0,0r0 BT-01@0,1r0', rules: RULES, draws: 'BA-U BA-B BA-B' });
  playLine(game, offered(game, 'place').find((line) => line.includes('road:0,1:'))!);
  while (game.step !== 'meeple') act(game, 'pass');
  expect(offered(game, 'acrobat')).toEqual([]);
});

test('BT31: a ringmaster who is lord of a castle gets no points for the shows around it', () => {
  const game = laidOut({
    board: 'BA-D@0,0r0 BA-B@0,1r0 BT-01@1,1r0 BA-A@-1,0r270',
    figures: 'A ringmaster city:0,0:N',
    rules: 'castles big-top',
    draws: 'BA-E BA-A BA-B BA-B',
  });
  place(game, 'BA-E@0,-1r180');
  pass(game);
  act(game, offered(game, 'castle')[0]!);
  const events = [...place(game, 'BA-A@1,0r90')];
  while (game.turnOf === 1) events.push(...game.play({ type: 'pass' }));
  expect(told(events)).toEqual(['A castle 3']);
});

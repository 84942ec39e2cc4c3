import { expect, test } from 'vitest';
import { done, game, restarted, service, turnOf } from './support.ts';

test('a whole game, the process started anew before every turn', async () => {
  let on = service();
  let present = await game(on, 3);
  for (let turns = 0; present.table.phase === 'playing'; turns++) {
    expect(turns).toBeLessThan(73);
    on = restarted(on);
    present = await done(on.tables.play(turnOf(present)));
  }
  expect(present.table.phase).toBe('finished');
});

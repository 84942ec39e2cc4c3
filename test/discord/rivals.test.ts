import { expect, test } from 'vitest';
import { createRivals } from '../../src/discord/connection/second-bot-detector.ts';
import { fakeClock, keptLog } from '../game/support.ts';

test('another process with the same token is noticed by answers that come second, and told of once an hour', () => {
  const [clock, log] = [fakeClock(), keptLog()];
  const rivals = createRivals(clock, log);
  const second = (times: number, apartMs: number): void => {
    for (let n = 0; n < times; n++) {
      clock.time += apartMs;
      rivals.wasSecond();
    }
  };
  // It happens by itself now and then.
  second(20, 5 * 60_000);
  expect(log.lines).toEqual([]);
  second(20, 1000);
  expect(log.lines).toMatchObject([{ level: 'error', message: expect.stringContaining('with the same token') }]);
  clock.time += 60 * 60_000;
  second(5, 1000);
  expect(log.lines).toHaveLength(2);
});

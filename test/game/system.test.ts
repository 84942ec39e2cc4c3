import { expect, test } from 'vitest';
import { steadied } from '../../src/game/time/system-clock.ts';

/** A machine whose clock can be set. */
function machine() {
  let passed = 0;
  let offset = 1_000_000;
  let asleep = 0;
  const now = steadied(
    () => offset + passed,
    () => passed - asleep,
  );
  return {
    now,
    wall: () => offset + passed,
    pass(ms: number) {
      passed += ms;
    },
    set(ms: number) {
      offset += ms;
    },
    suspend(ms: number) {
      passed += ms;
      asleep += ms;
    },
  };
}

test('time follows the machine’s clock, also while the machine sleeps or its clock is set forward', () => {
  const { now, wall, pass, set, suspend } = machine();
  for (const step of [() => pass(1), () => pass(5000), () => suspend(60_000), () => set(3_600_000), () => pass(1)]) {
    step();
    expect(now()).toBe(wall());
  }
});

test('time goes on if the clock is set back, until the clock has caught up', () => {
  const { now, wall, pass, set } = machine();
  set(-3_600_000);
  for (let minute = 0; minute < 11 * 60; minute++) {
    const before = now();
    pass(60_000);
    const gone = now() - before;
    expect(gone).toBeGreaterThan(50_000);
    expect(gone).toBeLessThanOrEqual(60_000);
  }
  expect(now()).toBe(wall());
});

test('time in which the machine sleeps after its clock was set back counts, too', () => {
  const { now, set, suspend } = machine();
  set(-3_600_000);
  const before = now();
  suspend(60_000);
  expect(now() - before).toBeGreaterThan(50_000);
});

test('time goes no faster than the clocks, however often it is asked for', () => {
  let passed = 0;
  const now = steadied(
    () => Math.floor(passed),
    () => passed,
  );
  for (let step = 0; step < 50_000; step++) {
    passed += 0.3;
    now();
  }
  expect(now()).toBe(Math.floor(passed));
});

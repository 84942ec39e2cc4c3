import { expect, test } from 'vitest';
import { LESSON_STAGES } from '../../src/game/learning/lesson.ts';
import { createNewcomers } from '../../src/game/learning/newcomers.ts';
import { memoryStore } from '../support/memory-store.ts';

const USER = '123456789';
const TURN = { id: 'abcd1234', revision: 3 };
const never = async () => false;

test('a newcomer is greeted in one turn, as often as they ask in it, and in no other, after a restart too', async () => {
  const store = memoryStore();
  const newcomers = createNewcomers(store);
  expect(await newcomers.greets(USER, TURN, never)).toBe(true);
  expect(await newcomers.greets(USER, TURN, never)).toBe(true);
  const later = createNewcomers(memoryStore(store.disk));
  expect(await later.greets(USER, { ...TURN, revision: 4 }, never)).toBe(false);
  expect(await later.greets(USER, { ...TURN, id: 'efgh5678' }, never)).toBe(false);
});

test('a user who has played, or has learnt the game, is not greeted, and nothing is noted of them for it', async () => {
  const newcomers = createNewcomers(memoryStore());
  expect(await newcomers.greets(USER, TURN, async () => true)).toBe(false);
  expect(await newcomers.about(USER)).toBeNull();
  await newcomers.reached(USER, LESSON_STAGES.length);
  expect(await newcomers.greets(USER, TURN, never)).toBe(false);
});

test('a newcomer’s stage is kept beside the greeting, and all of it is forgotten on request', async () => {
  const newcomers = createNewcomers(memoryStore());
  expect(await newcomers.stage(USER)).toBeNull();
  await newcomers.greets(USER, TURN, never);
  await newcomers.reached(USER, 4);
  expect(await newcomers.about(USER)).toEqual({ format: 1, stage: 4, greeted: { table: TURN.id, revision: 3 } });
  await newcomers.forget(USER);
  expect(await newcomers.about(USER)).toBeNull();
});

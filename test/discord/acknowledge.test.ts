import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCallbacks, PATIENCE } from '../../src/discord/connection/client.ts';
import { answerAtOnce } from '../../src/discord/interaction/acknowledge.ts';

type Make = NonNullable<Parameters<typeof createCallbacks>[2]>;
type Answer = Awaited<ReturnType<ReturnType<Make>>>;

const done = () => new Response(null, { status: 204 }) as unknown as Answer;
const taken = () => Response.json({ code: 40060, message: 'taken' }, { status: 400 }) as unknown as Answer;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A first answer; `tries` are the results of its tries, in order. */
function answering(tries: readonly ((signal: AbortSignal) => Promise<Answer>)[]) {
  let begun = 0;
  const make: Make = () => (_url, init) => tries[begun++]!(init.signal as AbortSignal);
  const callbacks = createCallbacks('http://127.0.0.1:1', PATIENCE, make);
  const answer = answerAtOnce({ id: '1', token: 'token' }, 'Hello.', callbacks);
  return { answer, begun: () => begun };
}

const never = (signal: AbortSignal) =>
  new Promise<Answer>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

test('a slow try is not given up for the next one', async () => {
  const second = Promise.withResolvers<void>();
  const slow = () => second.promise.then(done);
  const { answer } = answering([
    slow,
    (signal) => {
      second.resolve();
      return never(signal);
    },
  ]);
  await vi.advanceTimersByTimeAsync(PATIENCE.acknowledge);
  await expect(answer).resolves.toBeUndefined();
});

test('a try that is confirmed late has still arrived in time', async () => {
  const late = Promise.withResolvers<Answer>();
  const { answer } = answering([() => late.promise, never]);
  await vi.advanceTimersByTimeAsync(PATIENCE.request - 1);
  late.resolve(done());
  await expect(answer).resolves.toBeUndefined();
});

test('if the next try finds that the answer is given, the try before it has arrived', async () => {
  const { answer, begun } = answering([never, async () => taken()]);
  await vi.advanceTimersByTimeAsync(PATIENCE.acknowledge);
  await expect(answer).resolves.toBeUndefined();
  expect(begun()).toBe(2);
});

test('a try that was lost on its way is repeated at once', async () => {
  const { answer, begun } = answering([() => Promise.reject(new Error('cut')), async () => done()]);
  await expect(answer).resolves.toBeUndefined();
  expect(begun()).toBe(2);
});

test('an answer that somebody else has given is not the bot’s', async () => {
  const { answer, begun } = answering([async () => taken()]);
  await expect(answer).rejects.toMatchObject({ name: 'NotAcknowledged', isTaken: true });
  expect(begun()).toBe(1);
});

test('all tries end if none is confirmed in time', async () => {
  const { answer, begun } = answering([never, never]);
  const told = expect(answer).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(PATIENCE.acknowledge + PATIENCE.request);
  await told;
  expect(begun()).toBe(2);
});

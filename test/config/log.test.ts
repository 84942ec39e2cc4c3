import { expect, test } from 'vitest';
import { createLog } from '../../src/log.ts';

const PASSWORD = 'correct horse "battery"';
const TOKEN = 'abcdefghijklmnop.qrstuv.wxyz';

/** The lines that `write` causes. */
function lines(write: (log: ReturnType<typeof createLog>) => void, level = 'info'): string {
  const written: string[] = [];
  write(createLog({ level, secrets: [TOKEN, PASSWORD, ''] }, { write: (line) => written.push(line) }));
  return written.join('');
}

test('a line is JSON with time, level, fields and message', () => {
  const line = JSON.parse(lines((log) => log.info({ table: 'abc' }, 'saved')));
  expect(line).toMatchObject({ level: 'info', table: 'abc', msg: 'saved' });
  expect(Date.parse(line.time)).toBeGreaterThan(0);
});

test('lines below the level are not written', () => {
  expect(lines((log) => log.debug({}, 'detail'))).toBe('');
  expect(lines((log) => log.error({}, 'alarm'), 'silent')).toBe('');
});

test('secrets are hidden by key', () => {
  const text = lines((log) => log.info({ seed: 'one', game: { seed: 'two', hands: ['three'], bag: 'four' } }, 'x'));
  expect(text).not.toMatch(/one|two|three|four/);
});

test('secrets are hidden anywhere in a line, and the line stays JSON', () => {
  const text = lines((log) => log.error({ error: new Error(`login with ${TOKEN} and ${PASSWORD}`) }, `bad ${TOKEN}`));
  expect(text).not.toContain(TOKEN);
  expect(text).not.toContain('battery');
  expect(JSON.parse(text).msg).toBe('bad [hidden]');
});

test('the token of an interaction does not stay in an address', () => {
  const text = lines((log) => log.warn({ to: 'https://x/api/v10/webhooks/123/aW50ZXJhY3Rpb246MTIz/messages' }, 'late'));
  expect(text).toContain('webhooks/123/[hidden]/messages');
});

test('an error is logged by name, message, code and cause, never with the body that was sent', () => {
  const body = { requestBody: { json: { content: 'your gift is' } }, code: 10_062, status: 404, method: 'POST' };
  const error = Object.assign(new Error('Unknown interaction', { cause: new Error('late') }), body);
  const text = lines((log) => log.error({ error }, 'failed'));
  expect(text).not.toContain('your gift');
  expect(JSON.parse(text).error).toMatchObject({
    message: 'Unknown interaction',
    code: 10_062,
    cause: { message: 'late' },
  });
});

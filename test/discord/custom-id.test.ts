import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COMPONENTS } from '../../src/discord/components/index.ts';
import { NO_TABLE, readCustomId, writeCustomId } from '../../src/discord/interaction/custom-id.ts';
import { anyText } from '../support/text.ts';

describe('custom ids', () => {
  test('are read as they were written, and are short enough for Discord', () => {
    const verb = fc.constantFrom(...COMPONENTS.keys());
    const table = fc.stringMatching(/^[a-z0-9]{8}$/);
    const revision = fc.integer({ min: 0, max: 9_999_999 });
    const argument = fc.stringMatching(/^[A-Za-z0-9,:./-]{0,60}$/);
    fc.assert(
      fc.property(fc.record({ verb, table, revision, argument }), (id) => {
        const text = writeCustomId(id);
        expect(text.length).toBeLessThanOrEqual(100);
        expect(readCustomId(text)).toEqual(id);
      }),
    );
  });

  test('without a table are read as they were written', () => {
    const id = { verb: 'server', table: NO_TABLE, revision: 0, argument: 'language' };
    expect(writeCustomId(id)).toBe('1|server|-|0|language');
    expect(readCustomId(writeCustomId(id))).toEqual(id);
  });

  test.each([
    ['empty', ''],
    ['of another version', '0|square|aaaaaaaa|1|'],
    ['without a verb', '1||aaaaaaaa|1|'],
    ['with a verb in capitals', '1|SQUARE|aaaaaaaa|1|'],
    ['with an invalid table', '1|square|aaaa|1|'],
    ['with half a table', '1|square|aaaa-aaa|1|'],
    ['with no table, but a revision', '1|server|-|1|language'],
    ['with an invalid revision', '1|square|aaaaaaaa|1.5|'],
    ['with a revision of eight digits', '1|square|aaaaaaaa|10000000|'],
    ['with an argument that is too long', `1|square|aaaaaaaa|1|${'x'.repeat(61)}`],
    ['with four parts', '1|square|aaaaaaaa|1'],
    ['with six parts', '1|square|aaaaaaaa|1||'],
    ['of 10,000 characters', 'x'.repeat(10_000)],
    ['of 10,000 separators', '|'.repeat(10_000)],
  ])('text that is %s is no custom id of the bot', (_, text) => {
    expect(readCustomId(text)).toBeNull();
  });

  test('never throw while they are read, whatever text a user sends', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 200 }), (text) => {
        expect(() => readCustomId(text)).not.toThrow();
      }),
    );
  });
});

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { commitmentOf, type GameRecord } from '../../src/engine/index.ts';
import { run } from '../../tools/verify/run.ts';
import { gameAfter, setupOf } from '../support/games.ts';
import { isDrawn } from '../support/runs.ts';

const folder = mkdtempSync(join(tmpdir(), 'verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

const seed = 'ab'.repeat(32);
const game = gameAfter(setupOf({ seats: 3, seed }), 5, Number.POSITIVE_INFINITY);
const record = JSON.parse(JSON.stringify(game.record)) as GameRecord;
const commitment = commitmentOf(seed);
const players = ['Ada', 'Ben', 'Cleo'];

let files = 0;
function written(content: unknown): string {
  const file = join(folder, `${files++}.json`);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

function verify(...args: string[]): { code: number; out: string[]; err: string[] } {
  const said = { out: [] as string[], err: [] as string[] };
  const code = run(args, { out: (line) => said.out.push(line), err: (line) => said.err.push(line) });
  return { code, ...said };
}

describe('a true record', () => {
  test('as the bot attaches it: seed, hash, replay, scores, winner', () => {
    const said = verify(written({ record, commitment, players }));
    expect(said).toMatchObject({ code: 0, err: [] });
    const view = game.view(null);
    expect(said.out).toContain(`Seed: ${seed}`);
    expect(said.out.join('\n')).toContain(`SHA-256 of the seed: ${commitment}, as the file says was published`);
    expect(said.out.join('\n')).toContain(`Replay: ${record.actions.length} actions, all legal`);
    players.forEach((name, seat) => {
      const won = view.winners!.includes(seat) ? ' (won)' : '';
      expect(said.out).toContain(`Score: ${name} ${view.scores[seat]}${won}`);
    });
    expect(said.out.at(-1)).toBe('Everything agrees.');
  });

  test('L50: with fewer tiles than its sets hold, the seed decides which are taken out', () => {
    const few = gameAfter(setupOf({ seed, options: { most: 40 } }), 5, Number.POSITIVE_INFINITY).record;
    const said = verify(written({ record: few, commitment }));
    expect(said).toMatchObject({ code: 0, err: [] });
    expect(said.out).toContain('Tiles: 72, 32 of them taken out, shuffled by this seed alone');
    const forged = { ...few, setup: { ...few.setup, options: { most: 41 } } };
    expect(verify(written({ record: forged, commitment })).code).toBe(1);
  });

  test('with the hash from the channel', () => {
    expect(verify(written({ record, commitment }), commitment.toUpperCase())).toMatchObject({ code: 0, err: [] });
  });

  test.each([
    ['without a hash', { record }],
    ['with none', { record, commitment: null }],
    ['bare', record],
  ])('%s: the program says which hash to compare', (_what, content) => {
    const said = verify(written(content));
    expect(said.code).toBe(0);
    expect(said.out.join('\n')).toContain(`${commitment}; compare it with what “Is it fair?” showed`);
  });

  test('with resignations', () => {
    const short = gameAfter(setupOf({ seats: 3, seed }), 5, 20);
    short.resign(1);
    short.resign(0);
    const said = verify(written({ record: short.record, commitment }));
    expect(said).toMatchObject({ code: 0, err: [] });
    expect(said.out.filter((line) => line.startsWith('Score')).map((line) => line.replace(/ \d+ \(/, ' ('))).toEqual([
      'Score: seat 1 (resigned)',
      'Score: seat 2 (resigned)',
      'Score: seat 3 (won)',
    ]);
  });

  test('the seed decides who begins by lot, and the order of joining follows', () => {
    const line = verify(written({ record, players })).out.find((one) => one.startsWith('First'))!;
    const [, lot, joined] = /number (\d) of 3 in the order of joining, which then was (.*)$/.exec(line)!;
    expect(joined!.split(', ')[Number(lot) - 1]).toBe('Ada');
    expect(joined!.split(', ').sort()).toEqual(players);
    const [digest] = [commitmentOf(`first of ${seed}`)];
    expect(Number(lot) - 1).toBe(Number(BigInt(`0x${digest}`) % 3n));
  });
});

describe('a false record', () => {
  const { actions, setup } = record;
  const swapped = [...actions];
  const at = swapped.findIndex((line, i) => line.startsWith('place') && i > 20);
  swapped[at] = 'place 60,60 0';

  test.each<[string, unknown, RegExp]>([
    [
      'another seed than was published',
      { record: { ...record, setup: { ...setup, seed: 'other' } }, commitment },
      /^the SHA-256 of the seed is [0-9a-f]{64}, and published was [0-9a-f]{64}$/,
    ],
    [
      'another seed, and its own hash',
      { record: { ...record, setup: { ...setup, seed: 'other' } }, commitment: commitmentOf('other') },
      /^action \d+ of \d+, ".*", is against the rules \((not-legal|unreadable-action)\)$/,
    ],
    ['an illegal action', { record: { setup, actions: swapped } }, /^action \d+ of \d+, "place 60,60 0", is against/],
    [
      'an action taken out',
      { record: { setup, actions: actions.toSpliced(30, 1) } },
      /is against the rules|stops before/,
    ],
    [
      'an unreadable action',
      { record: { setup, actions: ['dance'] } },
      /^action 1 of 1, "dance", .*\(unreadable-action\)$/,
    ],
    ['an action after the end', { record: { setup, actions: [...actions, 'pass'] } }, /\(game-over\)$/],
    ['its end cut off', { record: { setup, actions: actions.slice(0, 40) } }, /^the record stops before the end/],
    [
      'tiles laid out by hand',
      { record: { actions: [], setup: { ...setup, prepared: { draws: [], only: true } } } },
      /^tiles were laid out by hand/,
    ],
    [
      'rules of another version',
      { record: { actions, setup: { ...setup, version: 9 } } },
      /^no game can begin as the record says/,
    ],
    [
      'a rule without its tiles',
      { record: { actions, setup: { ...setup, switches: [...setup.switches, 'river-2'] } } },
      /^no game can begin as the record says \(unreadable-record: switch river-2 without its tiles\)$/,
    ],
    [
      'half a letter as its seed',
      { record: { actions, setup: { ...setup, seed: '\ud800' } } },
      /^no game can begin as/,
    ],
  ])('%s: one sentence, exit code 1', (_what, content, sentence) => {
    const file = written(content);
    const said = verify(file);
    expect(said).toMatchObject({ code: 1, out: [] });
    expect(said.err).toHaveLength(1);
    expect(said.err[0]!.slice(file.length + 2)).toMatch(sentence);
  });

  test('agrees with itself, and not with the hash from the channel', () => {
    const other = gameAfter(setupOf({ seed: 'other' }), 5, Number.POSITIVE_INFINITY);
    const file = written({ record: other.record, commitment: commitmentOf('other') });
    expect(verify(file).code).toBe(0);
    expect(verify(file, commitment)).toMatchObject({ code: 1, out: [] });
  });
});

describe('a bad file', () => {
  const whole = JSON.stringify({ record, commitment });

  test.each<[string, () => string, RegExp]>([
    ['that is not there', () => join(folder, 'none'), /^cannot be read \(ENOENT\)$/],
    ['that is a folder', () => folder, /^cannot be read \(EISDIR\)$/],
    ['that is empty', () => written(''), /^is damaged or cut off: it is no JSON \(line 1, column 1: [^\n]+\)$/],
    [
      'cut in half',
      () => written(whole.slice(0, whole.length / 2)),
      /^is damaged or cut off: it is no JSON \(line \d+, column \d+: [^\n]+\)$/,
    ],
    ['of something else', () => written({ hello: 1 }), /^is not the record of a game at record: /],
    ['of a list', () => written([1]), /^is not the record of a game/],
    ['of nothing', () => written(null), /^is not the record of a game/],
    ['with a bent hash', () => written({ record, commitment: '12' }), /at commitment: is not 64 hexadecimal digits$/],
    [
      'with seven seats',
      () => written({ ...record, setup: { ...record.setup, seats: 7 } }),
      /at record\.setup\.seats: /,
    ],
    ['with actions that are no text', () => written({ ...record, actions: [1] }), /at record\.actions\.0: /],
  ])('%s: one sentence, exit code 1', (_what, make, sentence) => {
    const file = make();
    const said = verify(file);
    expect(said).toMatchObject({ code: 1, out: [] });
    expect(said.err).toHaveLength(1);
    expect(said.err[0]!.slice(file.length + 2)).toMatch(sentence);
    expect(said.err[0]).not.toContain('\n');
  });

  test.each([[[]], [['--help']], [['a', 'b', 'c']], [['a', 'no hash']]])(
    'called as %j: how to call it, exit code 2',
    (args) => {
      const said = verify(...args);
      expect(said).toMatchObject({ code: 2, out: [] });
      expect(said.err).toHaveLength(1);
    },
  );
});

test.runIf(isDrawn('verify', { oneIn: 8, about: ['tools/verify'] }))(
  'the program itself prints and exits as told',
  () => {
    const program = fileURLToPath(new URL('../../tools/verify.ts', import.meta.url));
    const start = (...args: string[]) => spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' });
    const good = start(written({ record, commitment }));
    expect(good).toMatchObject({ status: 0, stderr: '', stdout: expect.stringMatching(/\nEverything agrees\.\n$/) });
    expect(start(written('{'))).toMatchObject({ status: 1, stdout: '' });
  },
);

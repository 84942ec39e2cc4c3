import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Contestant } from '../../lab/arena/contestants.ts';
import { type ArenaGame, play } from '../../lab/arena/game.ts';
import { fixturesOf } from '../../lab/arena/match.ts';
import { Foreign, missingOf } from '../../lab/arena/protocol/foreign.ts';
import { run } from '../../lab/arena/run.ts';
import { RULESETS, type Ruleset } from '../../lab/bench/rulesets.ts';
import { Game, type GameRecord, replay, writeMove } from '../../src/engine/index.ts';
import { greedyPlayer } from '../../src/players/yardsticks.ts';
import { isDrawn, sampled } from '../support/runs.ts';

/** Each of their games is a process. */
const PROCESSES = { oneIn: 8, about: ['lab/arena/', 'lab/player.ts'] };

const script = (name: string): string => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'foreign-'));
afterAll(() => rmSync(folder, { recursive: true }));

const GREEDY: Contestant = { player: greedyPlayer, program: null, clock: () => 0 };

/** A game of a dozen turns. */
const SHORT: Ruleset = {
  ...RULESETS.base!,
  prepared: { draws: 'BA-V BA-U BA-E BA-V BA-B BA-U BA-W BA-N BA-V BA-E BA-U BA-K'.split(' '), only: true },
};

const fixtureOf = (ruleset: Ruleset) =>
  fixturesOf({ a: '', b: '', ruleset, decks: ['a deck for tests'], seats: 2, ms: null })[0]!;

interface Behaviour {
  readonly ruleset?: Ruleset;
  readonly ms?: number;
  readonly startMs?: number;
  /** The second word of its command. */
  readonly more?: string;
}

/** A game of a program with this behaviour against greedy. */
async function against(behaviour: string, options: Behaviour = {}): Promise<ArenaGame> {
  const program = start(behaviour, options);
  const contestant: Contestant = { player: program, program, clock: () => 0 };
  const played = await play(fixtureOf(options.ruleset ?? SHORT), [contestant, GREEDY]);
  await program.close();
  return played;
}

function start(behaviour: string, { ms = 60_000, startMs = 60_000, more = '1' }: Behaviour = {}): Foreign {
  const program = script('test/players/fixtures/program.mjs');
  const command = [process.execPath, program, behaviour.replaceAll(' ', '-'), more].join(' ');
  return new Foreign(command, { ms, startMs, stderr: 'ignore' });
}

let byGreedy: ArenaGame;
beforeAll(async () => {
  byGreedy = await play(fixtureOf(SHORT), [GREEDY, GREEDY]);
});

describe('a program that cannot be asked to the end: greedy plays from there, and the reader learns why', () => {
  const faulty: [string, RegExp][] = [
    ['dies at once', /^has ended with code 3$/],
    ['leaves', /^has ended with code 0$/],
    ['dies', /^has ended with code 7$/],
    ['talks nonsense', /^has answered nonsense: my move is a good one$/],
    ['answers a list', /^has answered nonsense: \[\d+,0\]$/],
    ['answers a text', /^has answered nonsense: .*"the first"/],
    ['answers a maze', /^has answered nonsense: .*"i":"in","d":\[+$/],
    ['answers out of range', /^has answered nonsense: option (\d+) of \1$/],
    ['answers below', /^has answered nonsense: option -1 of \d+$/],
    ['answers another question', /^has answered nonsense: question \d+ instead of \d+$/],
    ['does not end its line', /^has said a line that does not end$/],
  ];
  test.each(sampled('faulty programs', faulty, { short: 2 }))(
    'it %s, from the first move on: as if greedy had sat there',
    async (behaviour, why) => {
      const { faults, record, scores } = await against(behaviour);
      expect(faults).toEqual([{ seat: 0, why: expect.stringMatching(why) }]);
      expect([record, scores]).toEqual([byGreedy.record, byGreedy.scores]);
    },
  );

  test('it never answers: an answer is late after twice the time', async () => {
    const { faults, record } = await against('never answers', { ms: 1 });
    expect(faults).toEqual([{ seat: 0, why: 'has not answered within 2 ms' }]);
    expect(record).toEqual(byGreedy.record);
  });

  test('it never says who it is', async () => {
    const { faults, record } = await against('says nothing', { startMs: 1 });
    expect(faults).toEqual([{ seat: 0, why: 'has not answered within 1 ms' }]);
    expect(record).toEqual(byGreedy.record);
  });

  test('it only starts another program, which hangs: both are stopped, and nobody waits for them', async () => {
    const { faults, record } = await against('has another play', { ms: 1 });
    expect(faults).toEqual([{ seat: 0, why: 'has not answered within 2 ms' }]);
    expect(record).toEqual(byGreedy.record);
  });

  test('it cannot be started', async () => {
    const program = new Foreign('no-such-program at all', { ms: 1 });
    expect(await program.id(fixtureOf(SHORT).setup)).toBeNull();
    expect(program.fault).toMatch(/^cannot be started \(.*ENOENT/);
    await program.close();
  });

  const late = ['dies', 'talks nonsense', 'answers out of range'];
  test.each(sampled('late faults', late, { short: 1 }))('it %s in the middle of a game', async (behaviour) => {
    const { faults, record } = await against(behaviour, { more: '4' });
    expect(faults).toHaveLength(1);
    expect(Game.of(record).over).toBe(true);
    expect(record.actions.slice(0, 3)).toEqual((await against('plays')).record.actions.slice(0, 3));
  });
});

describe('a program that answers', () => {
  test.each(sampled('ways of answering', ['plays', 'is noisy'], { short: 1 }))(
    'it %s: a whole game is its own',
    async (behaviour) => {
      const { faults, record } = await against(behaviour);
      expect(faults).toEqual([]);
      const game = replay(record, (at, played) => {
        if (at.asked === 0) expect(record.actions[played]).toBe(writeMove(at.legalActions()[0]!));
      });
      expect(game.over).toBe(true);
    },
  );

  test('it says which games it does not play', async () => {
    const program = start('plays little', {});
    const id = await program.id({ ...RULESETS.base!, seats: 2 });
    await program.close();
    expect(missingOf(id!, { ...RULESETS.base!, seats: 2 })).toBeNull();
    expect(missingOf(id!, { ...RULESETS.anniversary!, seats: 5 })).toBe(
      'the tiles anniversary, the rules arrows, 5 seats',
    );
  });
});

test.runIf(isDrawn('lost in the arena', PROCESSES))(
  'in the arena a game is lost, and reported, if a program cannot be asked to the end',
  async () => {
    const [out, err]: [string[], string[]] = [[], []];
    const player = `cmd:${process.execPath} ${script('test/players/fixtures/program.mjs')} dies 30`;
    const print = { out: (line: string) => out.push(line), err: (line: string) => err.push(line) };
    expect(await run(['--a', player, '--b', 'random', '--pairs', '1', '--threads', '2', '--json'], print)).toBe(0);
    expect(JSON.parse(out[0]!)).toMatchObject({ winRate: 0, pairs: 1 });
    for (const game of ['base-1000/0, seat 0', 'base-1000/1, seat 1']) {
      expect(err).toContain(`${game} has ended with code 7: greedy goes on.`);
    }
    expect(err.at(-1)).toMatch(/^2 times a program could not be asked to the end, .* too often/);
  },
);

describe('the knowledge of a program', () => {
  /** All lines of a game with every kind of hidden information. */
  let lines: readonly Record<string, unknown>[];
  let text: string;
  let record: GameRecord;
  beforeAll(async () => {
    const more = join(folder, 'told');
    const ruleset = { ...RULESETS['abbot-anniversary-gifts']!, options: { meeples: 3 } };
    ({ record } = await against('writes down', { ruleset, more }));
    text = readFileSync(more, 'utf8');
    lines = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
  });

  test('the game from its beginning to its end', () => {
    const kinds = lines.map(({ t }) => t);
    expect(kinds.slice(0, 4)).toEqual(['hello', 'new', 'ping', 'see']);
    expect(kinds.slice(-2)).toEqual(['end', 'quit']);
    expect(kinds.filter((kind) => kind === 'move').length).toBeGreaterThan(30);
    expect(lines[1]).toMatchObject({ seat: 0, players: 2, rules: { sets: ['base', 'anniversary'] } });
  });

  test('nothing that decides chance', () => {
    expect(text.includes('deck for tests')).toBe(false);
    expect(lines[1]).not.toHaveProperty('rules.seed');
    expect(lines[1]).not.toHaveProperty('rules.prepared');
  });

  test('every action in order, but not that another seat could have opened a gift and did not', () => {
    const expected: string[] = [];
    let hidden = 0;
    replay(record, (at, played) => {
      const line = record.actions[played];
      if (line === undefined) return;
      if (at.step === 'gift' && at.asked === 1 && line === 'pass') hidden += 1;
      else expected.push(line);
    });
    expect(hidden).toBeGreaterThan(0);
    expect(lines.flatMap(({ t, did }) => (t === 'see' && did !== undefined ? [did] : []))).toEqual(expected);
    expect(lines.filter(({ t, did, events }) => t === 'see' && did === undefined && !(events as []).length)).toEqual(
      [],
    );
  });

  test('each question with its options, and places as words', () => {
    const moves = lines.filter(({ t }) => t === 'move') as unknown as {
      options: { k: string }[];
      view: { reader: number; figures: { on: string }[] };
    }[];
    for (const { options, view } of moves) {
      expect(view.reader).toBe(0);
      expect(options.length).toBeGreaterThan(0);
    }
    const on = moves.flatMap(({ view }) => view.figures.map((figure) => figure.on));
    expect(on.length).toBeGreaterThan(0);
    for (const place of on) expect(place).toMatch(/^(road|city|field|monastery|garden):-?\d+,-?\d+/);
  });
});

describe.runIf(isDrawn('own players', PROCESSES))('our own players as programs', () => {
  const arena = async (...args: string[]) => {
    const err: string[] = [];
    const code = await run(args, { out: () => {}, err: (line) => err.push(line) });
    return { code, err };
  };

  test.each(sampled('foreign games', ['base', 'princess-dragon', 'big-top', 'map-great-britain'], { short: 1 }))(
    'greedy plays the very same games, %s',
    async (ruleset) => {
      const games = async (player: string) => {
        const log = join(folder, 'log');
        const { code } = await arena(
          '--a',
          player,
          '--b',
          'greedy',
          '--pairs',
          '1',
          '--ruleset',
          ruleset,
          '--log',
          log,
        );
        expect(code).toBe(0);
        const lines = readFileSync(log, 'utf8').trimEnd().split('\n');
        return lines.map((line) => (JSON.parse(line) as { record: GameRecord }).record);
      };
      const own = await games(`cmd:${process.execPath} ${script('lab/player.ts')} greedy`);
      expect(own).toHaveLength(2);
      expect(own).toEqual(await games('greedy'));
    },
  );

  test('a game that they do not play is one sentence, exit code 2', async () => {
    const player = `cmd:${process.execPath} ${script('lab/player.ts')} greedy`;
    const { code, err } = await arena('--a', player, '--b', 'greedy', '--ruleset', 'gifts');
    expect([code, err]).toEqual([2, [`${player} says that it does not play: the rules gifts`]]);
  });

  test('the example of docs/players.md plays whole games', async () => {
    const player = `cmd:${process.execPath} ${script('lab/arena/example-player.mjs')}`;
    const { code, err } = await arena('--a', player, '--b', 'random', '--pairs', '1', '--seats', '3');
    expect([code, err]).toEqual([0, []]);
  });
});

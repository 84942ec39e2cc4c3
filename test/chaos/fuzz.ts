import { ApplicationCommandOptionType } from 'discord.js';
import { COMMANDS } from '../../commands/index.ts';
import { COMPONENTS, FORMS } from '../../src/discord/components/index.ts';
import { LESSON_TABLE, PUZZLE_TABLE } from '../../src/discord/interaction/ids.ts';
import { DEFAULT_OPTIONS, type TableOptions } from '../../src/game/lobby/options.ts';
import { createServers } from '../../src/game/servers/servers.ts';
import { createTables } from '../../src/game/table/create-tables.ts';
import { createStats } from '../../src/stats/index.ts';
import { startTestBot } from '../support/bot.ts';
import { chanceOf, choose } from '../support/games.ts';
import { collectGarbage } from '../support/heap.ts';
import { memoryStore } from '../support/memory-store.ts';
import { asLogged, giftsNamedIn, telling } from '../support/secrets.ts';
import { type FakeDiscord, fakeDiscord, type Interacting, type SentRequest } from './fake-discord.ts';
import type { Values } from './options.ts';

/**
 * `npm run -s chaos -- fuzz`: interactions that no client of Discord would send, to a whole bot with a store in memory. Their senders sit
 * at none of the protected tables, so these may not change, and nothing of them may be told.
 */

export interface Fuzzed {
  readonly count: number;
  readonly seconds: number;
  /** ms of the slowest group; the interactions of a group are sent at once. */
  readonly slowest: number;
  /** Bytes held after a third of the run, and at the end. */
  readonly heap: readonly [number, number];
  /** How many interactions ended in each trouble, by its code. */
  readonly troubles: Readonly<Record<string, number>>;
  /** Bugs by message, with the first interaction of each kind. */
  readonly bugs: ReadonlyMap<string, string>;
  /** Changed protected documents, each with the group of interactions that did it. */
  readonly changed: readonly string[];
  /** Secrets that an answer told. */
  readonly leaks: readonly string[];
  /** Interactions without any answer. */
  readonly unanswered: readonly string[];
}

const FORGOTTEN_AFTER = 16_000;

/** Interactions sent at once. */
const TOGETHER = 8;

export async function fuzz({ count, seed }: { readonly count: number; readonly seed: number }): Promise<Fuzzed> {
  const chance = chanceOf(seed);
  const dice = diceOf(chance);
  const sent: SentRequest[] = [];
  const discord = fakeDiscord((request) => void sent.push(request));
  const { store, secrets, protectedKeys, places } = await prepared(discord);
  const bot = await startTestBot(
    {
      ...{ token: 'a token', apiUrl: 'http://discord.invalid/api', now: () => discord.world.clock.now() },
      stage: { world: discord.world } as never,
      attend: () => () => {},
    },
    { dataDir: '', store, renderer: telling(), transport: discord.transport },
  );
  await bot.running.idle();

  const pool = createPool();
  pool.harvest(sent);
  // Secrets reach their owner: proof that the search finds them.
  sent.length = 0;
  const [own] = places.owners;
  const mine = { user: own!, channel: places.channels[0]!, type: 2, data: { id: '1', type: 1, name: 'gifts' } };
  discord.interact(mine);
  await bot.running.idle();
  if (!sent.some((request) => secrets(request, mine).length > 0))
    throw new Error('the search finds no gift where one is told');
  const before = new Map(protectedKeys().map((key) => [key, store.disk.get(key)]));
  const beginning = new Set(store.disk.keys());
  const bugs = new Map<string, string>();
  const changed: string[] = [];
  const leaks: string[] = [];
  const unanswered: string[] = [];
  const troubles: Record<string, number> = {};
  let slowest = 0;
  let early = 0;
  const began = performance.now();
  for (let done = 0; done < count; done += TOGETHER) {
    sent.length = 0;
    bot.lines.length = 0;
    store.calls.length = 0;
    const at = performance.now();
    const group = Array.from({ length: TOGETHER }, () => made(dice, pool, places));
    const told = new Map(group.map((one) => [discord.interact(one), one]));
    await bot.running.idle();
    slowest = Math.max(slowest, performance.now() - at);
    const shown = (): string =>
      JSON.stringify(group.map(({ user, ...one }) => ({ user: places.nameOf(user), ...one })));

    for (const line of asLogged(bot.lines))
      leaks.push(...secrets({ body: line }, undefined).map((what) => `${what} in the log: ${line}`));
    for (const { level, data, message } of bot.lines) {
      const { trouble, error } = data as { trouble?: string; error?: Error };
      if (trouble) troubles[trouble] = (troubles[trouble] ?? 0) + 1;
      if (level !== 'error' || (trouble && trouble !== 'internal') || isMalformed(error)) continue;
      const key = `${message}: ${error?.message}\n${error?.stack?.split('\n').slice(1, 4).join('\n')}`;
      if (!bugs.has(key)) bugs.set(key, shown());
    }
    const answered = new Set(sent.map(({ path }) => /token-of-\d+/.exec(path)?.[0]));
    for (const [token, one] of told) if (!answered.has(token)) unanswered.push(JSON.stringify(one));
    for (const request of sent) {
      const by = told.get(/token-of-\d+/.exec(request.path)?.[0] ?? '');
      leaks.push(
        ...secrets(request, by).map((what) => `${what} in ${request.method} ${request.path}: ${JSON.stringify(by)}`),
      );
    }
    for (const [key, lying] of before) {
      if (store.disk.get(key) === lying) continue;
      changed.push(`${key} by one of ${shown()}`);
      before.set(key, store.disk.get(key));
    }
    pool.harvest(sent);
    // Time passes: lobbies expire, and pending turns become final.
    if (done % 800 === 0) discord.world.clock.advance(1000);
    // Documents opened meanwhile go, so that the measured memory is not the store's.
    if (done % FORGOTTEN_AFTER === 0) {
      for (const key of store.disk.keys()) if (!beginning.has(key)) store.disk.delete(key);
    }
    if (early === 0 && done * 3 >= count) early = heldNow();
  }
  const seconds = (performance.now() - began) / 1000;
  const heap = [early, heldNow()] as const;
  await bot.stop();
  return { count, seconds, slowest, heap, troubles, bugs, changed, leaks, unanswered };
}

/** Bytes of the heap that are not garbage. */
function heldNow(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

/** discord.js's message about options and fields that Discord would never let through. */
const isMalformed = (error: Error | undefined): boolean =>
  /^(CommandInteractionOption|ModalSubmitInteraction)/.test(String((error as { code?: unknown } | undefined)?.code));

/** Ids, buttons and values that the bot has sent, to use in wrong places. */
function createPool() {
  const ids: string[] = [];
  const values: string[] = [];
  const keep = (list: string[], found: string): void => {
    list.push(found);
    if (list.length > 3000) list.splice(0, 1000);
  };
  return {
    ids,
    values,
    harvest(requests: readonly SentRequest[]): void {
      for (const { body } of requests) {
        for (const [, id] of body.matchAll(/"custom_id":"([^"]+)"/g)) keep(ids, id!);
        for (const [, value] of body.matchAll(/"value":"([^"]+)"/g)) keep(values, value!);
      }
    },
  };
}
type Pool = ReturnType<typeof createPool>;

function diceOf(chance: () => number) {
  const below = (most: number): number => Math.floor(chance() * most);
  const pick = <T>(from: readonly T[]): T => from[below(from.length)]!;
  return { below, pick, is: (share: number): boolean => chance() < share };
}
type Dice = ReturnType<typeof diceOf>;

const LONG = 'x'.repeat(6000);
const NASTY: readonly string[] = [
  ...['', ' ', '-', '|', '||||', '0', '-1', '1e9', 'NaN', 'null', 'undefined', 'true', '[object Object]', '{}', '[]'],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'menu',
    'none',
    'first',
    'last',
    'page:',
    'page:999999',
  ],
  ...[
    '0,0',
    '0,0,90,0',
    '99999,99999',
    '0,0,45,0',
    '-9999,9999,270,9999,menu',
    '0,0,0,0,deploy.999',
    '0,0,0,0,none.AAAA',
  ],
  ...[
    '0.AAAA',
    '9999.',
    'none.',
    '../../etc/passwd',
    '<@1>',
    '@everyone',
    '`',
    '**',
    '\u0000',
    '\u202e',
    '🏰'.repeat(50),
  ],
  ...[LONG, 'a'.repeat(100), '9'.repeat(300), '%s%s%n', "' OR 1=1 --", '\ud800', 'Ω'.repeat(61)],
];

/** An interaction that more or less resembles a possible one. */
function made(dice: Dice, pool: Pool, places: Places): Interacting {
  const { below, pick, is } = dice;
  const about = {
    user: pick(places.users),
    channel: pick(places.channels),
    locale: pick(['en-US', 'de', 'fr', 'es-ES', 'ja', '', 'x'.repeat(20)]),
    ...(is(0.05) && { permissions: '0' }),
  };
  const customId = (): string => {
    const real = is(0.5) && pool.ids.length > 0;
    const id = real
      ? pick(pool.ids)
      : ['1', pick(VERBS), pick(places.tables), String(below(30)), is(0.5) ? pick(NASTY) : argument(dice)].join('|');
    return is(0.4) ? id : mutated(id, dice, places);
  };
  const value = (): string =>
    is(0.5) && pool.values.length > 0 ? pick(pool.values) : is(0.5) ? argument(dice) : pick(NASTY);
  const message = { id: '1499999999999999999', isPrivate: is(0.5) };
  const kind = below(100);
  if (kind < 45) return { ...about, type: 3, message, data: { custom_id: customId(), component_type: 2 } };
  if (kind < 65) {
    const values = Array.from({ length: is(0.8) ? 1 : below(30) }, value);
    return {
      ...about,
      type: 3,
      message,
      data: { custom_id: customId(), component_type: is(0.95) ? 3 : 5 + below(4), values },
    };
  }
  if (kind < 75) {
    const field = () => ({ type: 1, components: [{ type: 4, custom_id: pick(FIELDS), value: value() }] });
    const components = Array.from({ length: below(6) }, field);
    return { ...about, type: 5, ...(is(0.8) && { message }), data: { custom_id: customId(), components } };
  }
  const command = pick(COMMANDS).data;
  const isTyping = kind >= 92;
  const options = optionsOf(command.options ?? [], isTyping, dice, places, value);
  const name = is(0.98) ? command.name : pick(NASTY);
  return { ...about, type: isTyping ? 4 : 2, data: { id: '1', type: 1, name, options } };
}

const VERBS = [...COMPONENTS.keys(), ...FORMS.keys(), 'no-such-verb', 'x'.repeat(21)];
const FIELDS = ['from', 'to', 'name', 'zone', 'letter', 'colour', 'quiet', 'days', '', '__proto__'];

/** An argument in the shape of one of the buttons. */
function argument({ below, pick, is }: Dice): string {
  const number = (): number => below(12) - 4;
  const plan = [number(), number(), pick([0, 90, 180, 270]), below(3)].join(',');
  return pick([
    ...[
      `${number()},${number()}`,
      plan,
      `${plan},${below(9)}.AAAA`,
      `${plan},none.AAAA`,
      `${plan},menu`,
      `${plan},deploy.${below(3)}`,
    ],
    ...[
      String(below(20)),
      `${below(9)}.AAAA`,
      `${below(20)}.${below(5)}`,
      `fairy.yes.${is(0.5) ? 'on' : 'off'}`,
      `take-back`,
    ],
  ]);
}

function mutated(id: string, { below, pick, is }: Dice, { tables }: Places): string {
  const parts = id.split('|');
  switch (below(8)) {
    case 0:
      return id.slice(0, below(id.length + 1));
    case 1:
      return id.slice(0, below(id.length)) + pick(NASTY) + id.slice(below(id.length));
    case 2: {
      const at = below(id.length);
      return id.slice(0, at) + String.fromCharCode(32 + below(95)) + id.slice(at + 1);
    }
    case 3:
      return parts.with(Math.min(2, parts.length - 1), pick(tables)).join('|');
    case 4:
      return parts.with(Math.min(3, parts.length - 1), String(below(40) - 2)).join('|');
    case 5:
      return parts.with(Math.min(1, parts.length - 1), pick(VERBS)).join('|');
    case 6:
      return parts.with(parts.length - 1, is(0.5) ? pick(NASTY) : `${parts.at(-1)}${below(10)}`).join('|');
    default:
      return [...parts, ...parts].join('|');
  }
}

type OptionData = {
  readonly type: number;
  readonly name: string;
  readonly required?: boolean;
  readonly options?: readonly unknown[];
};

/** Discord ensures an option's type and that no required option is missing, except while suggestions are shown. All else is random. */
function optionsOf(
  known: readonly unknown[],
  isTyping: boolean,
  dice: Dice,
  places: Places,
  value: () => string,
): object[] {
  const { below, pick, is } = dice;
  const options = known as readonly OptionData[];
  const sub = options.filter(({ type }) => type === ApplicationCommandOptionType.Subcommand);
  if (sub.length > 0) {
    const { name, options: inner = [], type } = pick(sub);
    return [{ type, name, options: optionsOf(inner, isTyping, dice, places, value) }];
  }
  const given = options.filter(({ required }) => required || is(0.5));
  const made = given.map(({ type, name }) => ({ type, name, value: typedFor(type, dice, places, value) }));
  if (isTyping) {
    const typed = made.findIndex(({ type }) => type === ApplicationCommandOptionType.String);
    if (typed < 0) made.push({ type: 3, name: pick(['no-such-option', 'topic', 'map']), value: value() });
    return made.map((one, index) => (index === Math.max(0, typed) ? { ...one, focused: true } : one));
  }
  if (is(0.03))
    return made.map((one) => ({
      ...one,
      ...(is(0.5) ? { type: 3 + below(9) } : { value: pick([null, 0, {}, [], true]) }),
    }));
  if (is(0.1)) made.push({ type: 3, name: pick(NASTY), value: value() });
  return made;
}

function typedFor(type: number, { below, pick, is }: Dice, { users }: Places, value: () => string): unknown {
  if (type === ApplicationCommandOptionType.Boolean) return is(0.5);
  if (type === ApplicationCommandOptionType.Integer) return pick([0, 1, -1, below(100), 2 ** 53, -(2 ** 53)]);
  if (type === ApplicationCommandOptionType.User) return pick(users);
  return value();
}

interface Places {
  /** Users who hold secrets. */
  readonly owners: readonly string[];
  readonly users: readonly string[];
  readonly channels: readonly string[];
  /** Tables that exist, and some that do not. */
  readonly tables: readonly string[];
  nameOf(user: string): string;
}

/** Games of people who never act, with their secrets, and a game of the people who send the interactions. */
async function prepared(discord: FakeDiscord) {
  const store = memoryStore();
  const { clock } = discord.world;
  const time = { now: () => clock.now(), after: () => () => {} };
  const log = { debug() {}, info() {}, warn() {}, error() {} };
  const servers = createServers({ store, clock: time });
  const stats = createStats({ store, clock: time, log, seasonMonths: async () => 3 });
  const seeds: string[] = [];
  const next = (): string => {
    seeds.push((seeds.length + 0x5ec7e7).toString(16).padStart(64, 'c0ffee'));
    return seeds.at(-1)!;
  };
  const tables = createTables({ store, clock: time, seeds: { next }, log, over: stats.record });
  const owners = ['Quiet', 'Silent', 'Mute'].map((name) => discord.user(name));
  const actors = ['Spectator', 'Robot', 'Arena', 'Other'].map((name) => discord.user(name, name === 'Robot'));

  /** Opens a table of its own and plays `decisions` of its decisions; all if Infinity. */
  const gameOf = async (
    channel: string,
    users: readonly string[],
    decisions: number,
    options: Partial<TableOptions> = {},
  ) => {
    const where = { guild: discord.guild, channel };
    const [host, ...others] = users.map((user) => ({ user, name: `Player ${user}` }));
    const opened = await tables.open(where, host!, { ...DEFAULT_OPTIONS, ...options });
    if (!opened.ok) throw new Error(opened.refusal.code);
    const { id } = opened.value.table;
    for (const other of others) await tables.join(id, other);
    const begun = decisions < 0 ? null : await tables.start(id, host!.user);
    const chance = chanceOf(7);
    for (let now = begun?.ok ? begun.value : null, left = decisions; now?.game && left > 0; left--) {
      const { asked } = now.game;
      if (asked === null) break;
      const legal = now.game.legalActions();
      // The players open no gift, so that all held gifts stay secret.
      const closed = legal.filter(({ type }) => type !== 'open');
      const actions = [choose(closed.length > 0 ? closed : legal, chance)];
      const turn = { table: id, user: now.table.members[asked]!.user, revision: now.table.revision, actions };
      const played = await tables.play(turn);
      if (!played.ok) throw new Error(`${played.refusal.code} ${JSON.stringify(actions)}`);
      now = played.value;
    }
    return id;
  };

  const channels = ['gifts', 'plain', 'lobby', 'over', 'arena', 'lobby-of-all', 'empty'].map((name) =>
    discord.channel(name),
  );
  const [gifts, plain, lobby, over, arena, lobbyOfAll] = channels as [string, string, string, string, string, string];
  const gifted: Partial<TableOptions> = { switches: ['fields', 'gifts'] };
  const kept = [
    await gameOf(gifts, owners, 40, gifted),
    await gameOf(plain, owners.slice(0, 2), 9),
    await gameOf(lobby, [...owners, ...[1, 2, 3].map((n) => discord.user(`Still ${n}`))], -1),
  ];
  const secretSeeds = seeds.slice();
  const ended = await gameOf(over, owners.slice(0, 2), Number.POSITIVE_INFINITY);
  const open = [await gameOf(arena, actors.slice(2), 4), await gameOf(lobbyOfAll, actors.slice(2), -1)];

  const looked = await tables.look(kept[0]!);
  const game = looked.ok ? looked.value.game! : null;
  const planted = owners.flatMap((_, seat) => game!.view(seat).hands[0]?.own ?? []);
  if (planted.length < 2) throw new Error('too few gifts are held to see whether they are told');
  const everybody = new Map([...discord.world.users.values()].map(({ id, displayName }) => [id, displayName]));

  const isOwn = (key: string): boolean =>
    [...kept, ...owners].some((one) => key.includes(one)) ||
    key === `table:${ended}` ||
    /^(result|server|person|people)/.test(key);
  return {
    store,
    servers,
    planted,
    protectedKeys: () => [...store.disk.keys()].filter((key) => isOwn(key) && !key.startsWith('screens:')),
    /** Secrets that a request tells. Answers about the rules may name cards. */
    secrets: ({ body }: Pick<SentRequest, 'body'>, by: Interacting | undefined): string[] => {
      const found = secretSeeds
        .filter((secret) => body.includes(secret))
        .map((secret) => `the seed ${secret.slice(-4)}`);
      const isAboutRules =
        by !== undefined &&
        (by.type === 4 ||
          ['rules', 'help', 'learn'].includes(String(by.data.name)) ||
          String(by.data.custom_id).split('|')[1] === 'contents');
      const named =
        isAboutRules || body === ''
          ? []
          : giftsNamedIn(body).filter((gift) => planted.includes(gift) && !saidBy(by).includes(gift));
      return [...found, ...named.map((gift) => `the gift ${gift}`)];
    },
    places: {
      owners: owners
        .filter((_, seat) => game!.view(seat).hands[0]?.own.length)
        .map((_, seat) => (looked.ok ? looked.value.table.members[seat]!.user : '')),
      users: actors,
      channels,
      tables: [...kept, ended, ...open, PUZZLE_TABLE, LESSON_TABLE, '-', 'aaaaaaaa', 'toolongtable', ''],
      nameOf: (user: string) => everybody.get(user) ?? user,
    } satisfies Places,
  };
}

/** The bot may quote words that the user typed. */
const saidBy = (by: Interacting | undefined) => (by ? giftsNamedIn(JSON.stringify(by)) : []);

export const isKept = ({ bugs, changed, leaks, unanswered }: Fuzzed): boolean =>
  bugs.size === 0 && changed.length === 0 && leaks.length === 0 && unanswered.length === 0;

export const OPTIONS = { count: 1_000_000, seed: 1 };

export async function run(options: Values<typeof OPTIONS>): Promise<boolean> {
  const fuzzed = await fuzz(options);
  const { count, seconds, slowest, heap, troubles, bugs, changed, leaks, unanswered } = fuzzed;
  console.table({
    ...{ interactions: count, 'a second': Math.round(count / seconds), 'slowest group of 8, ms': Math.round(slowest) },
    'heap after a third, MB': Math.round(heap[0] / 1e6),
    'heap at the end, MB': Math.round(heap[1] / 1e6),
    ...{
      bugs: bugs.size,
      'changes without right': changed.length,
      'secrets told': leaks.length,
      unanswered: unanswered.length,
    },
  });
  console.log('refused as trouble:', troubles);
  for (const [bug, how] of [...bugs].slice(0, 5)) console.log(`BUG ${bug}\n  first by ${how.slice(0, 3000)}`);
  for (const one of [...changed, ...leaks, ...unanswered].slice(0, 10)) console.log(one.slice(0, 2000));
  return isKept(fuzzed);
}

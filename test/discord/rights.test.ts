import { PERMISSIONS } from 'discord-playground';
import { beforeAll, expect, test } from 'vitest';
import { COMMANDS } from '../../commands/index.ts';
import { COMPONENTS, FORMS } from '../../src/discord/components/index.ts';
import { writeCustomId } from '../../src/discord/interaction/custom-id.ts';
import { ids, optionValue, type PressVerb } from '../../src/discord/interaction/ids.ts';
import { FIRST_CHOICE } from '../../src/discord/past/board-choice.ts';
import { Game, type GameRecord } from '../../src/engine/index.ts';
import { DEFAULT_OPTIONS, type TableOptions, withPreset } from '../../src/game/lobby/options.ts';
import { createServers } from '../../src/game/servers/servers.ts';
import { createTables } from '../../src/game/table/create-tables.ts';
import type { PlayResult } from '../../src/game/table/result.ts';
import type { Table } from '../../src/game/table/table.ts';
import type { LoadedTable } from '../../src/game/table/tables.ts';
import { PLAIN_TIME } from '../../src/game/time/clock.ts';
import { type FakeDiscord, fakeDiscord, type SentRequest } from '../chaos/fake-discord.ts';
import { countedSeeds, keptLog } from '../game/support.ts';
import { startTestBot, type TestBot } from '../support/bot.ts';
import { movement } from '../support/dragons.ts';
import { gameAfter, setupOf } from '../support/games.ts';
import { holding } from '../support/gifts.ts';
import { type Disk, type MemoryStore, memoryStore } from '../support/memory-store.ts';
import { endedTable } from '../support/results.ts';
import { sampled } from '../support/runs.ts';
import { pixels } from '../support/stage.ts';
import { putTable, tableOf } from '../support/tables.ts';

/** Who may change what: each command, button and menu, used by each role, at a table where it is of use. A new one without a row fails. */

/** `moderator` has Manage Server. `outsider` cannot see the channel, `robot` is a bot: Discord lets neither press, but here both do. */
const ROLES = ['host', 'asked', 'other', 'spectator', 'outsider', 'moderator', 'robot'] as const;
type Role = (typeof ROLES)[number];

const NOBODY: readonly Role[] = [];
const SEATED: readonly Role[] = ['host', 'asked', 'other'];
const STRANGERS: readonly Role[] = ['spectator', 'outsider', 'moderator', 'robot'];
const EVERYBODY: readonly Role[] = ROLES;

/** A table and the users around it. */
interface Scene {
  readonly channel: string;
  readonly table: Table;
  readonly game: Game | null;
  readonly users: Readonly<Record<Role, string>>;
}

const SCENES = [
  'lobby',
  'playing',
  'held',
  'undoing',
  'away',
  'timed',
  'stood-in',
  'paused',
  'advised',
  'gift',
  'keep',
  'dragon',
  'over',
] as const;
type SceneName = (typeof SCENES)[number];

interface Row {
  readonly at: SceneName;
  readonly id?: (scene: Scene) => Parameters<typeof writeCustomId>[0];
  /** The chosen value of a menu. */
  readonly value?: (scene: Scene) => string;
  /** Roles that change a table, a server or others' data by it. A user's own data does not count. */
  readonly may: readonly Role[];
}

const shows = (at: SceneName, id?: Row['id'], value?: Row['value']): Row => ({
  at,
  may: NOBODY,
  ...(id && { id }),
  ...(value && { value }),
});

/** The first plan, which only lays the tile. */
const planOf = ({ game }: Scene) => ({ placement: game!.view(null).placements[0]!, choices: [] });
const over = ({ table }: Scene) => ({ table: table.id });
const alone = (verb: PressVerb) => (): Parameters<typeof writeCustomId>[0] => ({
  verb,
  table: '-',
  revision: 0,
  argument: '',
});
const optionOf =
  (type: string) =>
  ({ game }: Scene): string => {
    const legal = game!.legalActions().filter((action) => action.type === type);
    return optionValue(0, [legal[0]!]);
  };

const VERBS: Readonly<Record<PressVerb, Row>> = {
  join: { at: 'lobby', may: STRANGERS },
  leave: { at: 'lobby', may: SEATED },
  settings: shows('lobby'),
  'more-settings': shows('lobby'),
  'map-settings': shows('lobby'),
  preset: { at: 'lobby', value: () => 'big-box', may: ['host'] },
  rules: { at: 'lobby', value: () => 'abbot', may: ['host'] },
  sets: { at: 'lobby', value: () => 'anniversary', may: ['host'] },
  'box-on': { at: 'lobby', value: () => 'tower', may: ['host'] },
  'box-tiles': { at: 'lobby', value: () => 'tower', may: ['host'] },
  'box-menus': shows('lobby'),
  boxes: shows('lobby', ({ table }) => ids.boxes(table, 'large')),
  contents: shows('lobby'),
  surprise: { at: 'lobby', may: ['host'] },
  'undo-settings': shows('lobby'),
  map: { at: 'lobby', value: () => 'france', may: ['host'] },
  first: { at: 'lobby', value: ({ users }) => users.other, may: ['host'] },
  hints: { at: 'lobby', value: () => 'off', may: ['host'] },
  pace: { at: 'lobby', value: () => '5m', may: ['host'] },
  'take-back-for': { at: 'lobby', id: ({ table }) => ids.takeBackFor(table, 30), may: ['host'] },
  'table-text': { at: 'lobby', value: () => 'on', may: ['host'] },
  town: { at: 'lobby', value: () => 'costs-2', may: ['host'] },
  'map-starts': { at: 'lobby', value: () => 'erfurt', may: ['host'] },
  'map-tiles': { at: 'lobby', value: () => 'all', may: ['host'] },
  start: { at: 'lobby', may: ['host'] },
  computer: { at: 'lobby', value: () => 'easy', may: ['host'] },

  square: shows('playing', ({ table, game }) => ids.square(table, game!.view(null).placements[0]!)),
  pick: shows(
    'playing',
    ({ table }) => ids.squares(table),
    ({ game }) => `${game!.view(null).placements[0]!.x},${game!.view(null).placements[0]!.y}`,
  ),
  region: shows('playing', ({ table }) => ids.region(table, 0)),
  turn: shows('playing', (scene) => ids.plan(scene.table, 'turn', planOf(scene))),
  stop: shows('playing', (scene) => ids.plan(scene.table, 'stop', { ...planOf(scene), choices: [0] })),
  far: shows('playing', (scene) => ids.others(scene.table, planOf(scene), 'deploy', 0)),
  put: {
    at: 'playing',
    id: (scene) => ids.put(scene.table, planOf(scene), optionValue('none', laid(scene))),
    may: ['asked'],
  },
  'put-now': {
    at: 'playing',
    id: (scene) => ids.putNow(scene.table, planOf(scene), optionValue('none', laid(scene))),
    may: ['asked'],
  },
  choose: {
    at: 'dragon',
    id: (scene) => ids.choose(scene.table, optionOf(scene.game!.legalActions()[0]!.type)(scene)),
    may: ['asked'],
  },
  decide: shows('dragon', ({ table }) => ids.decide(table, 0)),
  amount: shows('dragon', ({ table }) => ids.amount(table, { least: 1, most: 9 })),
  standing: {
    at: 'dragon',
    id: ({ table, game }) =>
      ids.standing(table, game!.standingAnswers[0]!.step, game!.standingAnswers[0]!.answer, true),
    may: SEATED,
  },
  before: shows('gift'),
  look: shows('gift', (scene) => ids.look(scene.table, optionOf('open')(scene))),

  tiles: shows('playing'),
  fields: shows('playing'),
  standings: shows('playing'),
  closer: shows('playing', ({ table }) => ids.closer(table, { x: 0, y: 0, columns: 5, rows: 5 })),
  legend: shows('playing'),
  more: shows('playing'),
  here: shows('playing'),
  twin: shows('playing', ({ table }) => ids.twin(table, 0)),
  log: shows('playing', ({ table }) => ids.log(table, 0)),
  hint: shows('advised'),
  'hint-now': { at: 'advised', may: ['asked'] },
  watch: shows('playing'),
  'watch-stop': shows('playing'),

  resign: shows('playing'),
  'resign-now': { at: 'playing', may: SEATED },
  'hand-over': { at: 'playing', may: SEATED },
  'i-am-back': { at: 'stood-in', may: ['other'] },
  abandon: { at: 'playing', may: SEATED },
  agree: { at: 'playing', may: SEATED },
  'abandon-now': { at: 'playing', may: ['moderator'] },
  'wait-for': { at: 'away', may: ['host', 'other'] },
  'stand-in': { at: 'away', may: ['host', 'other'] },
  remove: { at: 'away', may: ['host', 'other'] },
  pause: { at: 'timed', may: SEATED },
  'go-on': { at: 'paused', may: SEATED },
  'take-back': { at: 'held', may: ['other'] },
  done: { at: 'held', may: ['asked', 'other'] },
  undo: shows('playing'),
  'undo-now': { at: 'playing', may: SEATED },
  'agree-to-undo': {
    at: 'undoing',
    id: ({ table }) => ids.undoAnswer(table, 'agree-to-undo', table.undoing!.to),
    may: ['asked', 'other'],
  },
  'decline-undo': {
    at: 'undoing',
    id: ({ table }) => ids.undoAnswer(table, 'decline-undo', table.undoing!.to),
    may: SEATED,
  },

  analysis: shows('over', (scene) => ids.ended(over(scene), 'analysis')),
  'show-analysis': shows('over', (scene) => ids.ended(over(scene), 'show-analysis')),
  replay: shows('over', (scene) => ids.ended(over(scene), 'replay')),
  report: shows('over', (scene) => ids.ended(over(scene), 'report')),
  'show-report': shows('over', (scene) => ids.ended(over(scene), 'show-report')),
  'show-replay': shows('over', (scene) => ids.ended(over(scene), 'show-replay')),
  record: shows('over', (scene) => ids.ended(over(scene), 'record')),
  fair: shows('over', (scene) => ids.ended(over(scene), 'fair')),
  step: shows('over', (scene) => ids.step(over(scene), 1, '')),
  'step-twin': shows('over', (scene) => ids.stepTwin(over(scene), 1, 0, '')),
  why: shows('over', (scene) => ids.why(over(scene), 0, '')),
  scoring: shows(
    'over',
    (scene) => ids.scorings(over(scene), ''),
    () => '0',
  ),
  'play-again': { at: 'over', may: EVERYBODY },

  history: shows('over', alone('history')),
  profile: shows('over', alone('profile')),
  'profile-show': shows('over', alone('profile-show')),
  leaderboard: shows('over', () => ids.board('leaderboard', FIRST_CHOICE)),
  'leaderboard-show': shows('over', () => ids.board('leaderboard-show', FIRST_CHOICE)),
  'leaderboard-pool': shows('over', () => ids.board('leaderboard-pool', FIRST_CHOICE)),
  'leaderboard-season': shows('over', () => ids.board('leaderboard-season', FIRST_CHOICE)),
  'leaderboard-kind': shows('over', () => ids.board('leaderboard-kind', FIRST_CHOICE)),
  'leaderboard-measure': shows('over', () => ids.board('leaderboard-measure', FIRST_CHOICE)),
  puzzle: shows('over', () => ids.puzzle('puzzle')),
  'puzzle-show': shows('over', () => ids.puzzle('puzzle-show')),
  learn: shows('over', () => ids.lesson('learn')),
  play: { at: 'over', id: () => ids.play(), may: EVERYBODY },
  // The wish belongs to another interaction, so no user may act on it.
  'in-thread': { at: 'over', id: () => ids.inThread('1234567890'), may: [] },
  'learn-anew': shows('over', () => ids.lesson('learn-anew')),
  'learn-play': { at: 'over', id: () => ids.lesson('learn-play'), may: EVERYBODY },
  server: { at: 'playing', id: () => ids.setting('language'), value: () => 'de', may: ['moderator'] },
  'server-page': shows('playing', () => ids.settingsPage(1)),
  me: shows('playing', () => ids.ownSwitch('text', true)),
  'me-form': shows('playing', () => ids.ownForm('vacation')),
  // All three sit at each table: one is a lobby, and one is over.
  'delete-data': {
    at: 'playing',
    id: ({ users }) => ids.deletion(users.host, { games: [...scenes.keys()].slice(2), lobbies: [1] }),
    may: ['host'],
  },
};

/** The other uses of verbs with several, and the components of older screens, each by its use. */
const FURTHER: Readonly<Record<string, Row & { readonly id: NonNullable<Row['id']> }>> = {
  'choose before the tile': {
    at: 'gift',
    id: (scene) => ids.choose(scene.table, optionOf('open')(scene)),
    may: ['asked'],
  },
  'choose of two tiles': {
    at: 'keep',
    id: (scene) => ids.choose(scene.table, optionOf('keep')(scene)),
    may: ['asked'],
  },
  'decide between two tiles': { ...shows('keep'), id: ({ table }) => ids.decide(table, 0) },
  'before while somebody decides': { ...shows('keep'), id: ({ table }) => ids.table('before', table) },
  arrow: { ...shows('playing'), id: (scene) => older('arrow', ids.plan(scene.table, 'stop', planOf(scene))) },
  gifts: { ...shows('gift'), id: ({ table }) => older('gifts', ids.table('before', table)) },
  'look-gift': { ...shows('gift'), id: (scene) => older('look-gift', ids.look(scene.table, optionOf('open')(scene))) },
  'open-gift': {
    at: 'gift',
    id: (scene) => older('open-gift', ids.choose(scene.table, optionOf('open')(scene))),
    may: ['asked'],
  },
  keep: { at: 'keep', id: (scene) => older('keep', ids.choose(scene.table, optionOf('keep')(scene))), may: ['asked'] },
};

/** The verb as an older version wrote it. */
const older = (verb: string, id: Parameters<typeof writeCustomId>[0]): Parameters<typeof writeCustomId>[0] => ({
  ...id,
  verb,
});

/** Options that restrict a command to fewer users. */
const OTHER_RIGHTS = new Set(['games dashboard']);

/** By name, with the subcommand or an option of `OTHER_RIGHTS`. Options are as typed. */
const COMMANDS_MAY: Readonly<
  Record<string, Omit<Row, 'id' | 'value'> & { readonly options?: (scene: Scene) => object[] }>
> = {
  play: { at: 'over', may: EVERYBODY },
  learn: shows('playing'),
  games: shows('playing'),
  'games dashboard': {
    at: 'playing',
    may: ['moderator'],
    options: () => [{ type: 5, name: 'dashboard', value: true }],
  },
  next: shows('playing'),
  board: shows('playing'),
  place: { at: 'playing', may: NOBODY, options: () => [{ type: 3, name: 'square', value: '1' }] },
  tiles: shows('playing'),
  gifts: shows('gift'),
  resign: shows('playing'),
  rules: { at: 'playing', may: NOBODY, options: () => [{ type: 3, name: 'topic', value: 'fields' }] },
  puzzle: shows('playing'),
  leaderboard: shows('playing'),
  profile: shows('playing'),
  history: shows('playing'),
  replay: shows('over'),
  me: shows('playing'),
  'settings server': shows('playing'),
  'settings presets': shows('playing'),
  'settings save': { at: 'lobby', may: ['moderator'], options: () => [{ type: 3, name: 'name', value: 'ours' }] },
  'settings delete': { at: 'playing', may: ['moderator'], options: () => [{ type: 3, name: 'name', value: 'kept' }] },
  'privacy show': shows('playing'),
  'privacy export': shows('playing'),
  'privacy hide': { at: 'playing', may: NOBODY, options: () => [{ type: 5, name: 'hidden', value: true }] },
  'privacy everywhere': { at: 'playing', may: NOBODY, options: () => [{ type: 5, name: 'counted', value: true }] },
  'privacy delete': shows('playing'),
  help: shows('playing'),
};

/** `/place` as an answer, or as the end of a turn. */
const PLACE_MAY: Readonly<
  Record<string, Omit<Row, 'id' | 'value'> & { readonly options: (scene: Scene) => object[] }>
> = {
  'the tile and a figure': {
    at: 'playing',
    may: ['asked'],
    options: ({ game }) => {
      const { rotation } = game!.view(null).placements[0]!;
      return [
        { type: 3, name: 'square', value: '1' },
        { type: 4, name: 'rotation', value: rotation },
        { type: 3, name: 'figure', value: 'none' },
      ];
    },
  },
  'what may be done before the tile': { at: 'gift', may: ['asked'], options: chosenBy('open') },
  'one of two tiles': { at: 'keep', may: ['asked'], options: chosenBy('keep') },
  'a step of the dragon': { at: 'dragon', may: ['asked'], options: chosenBy('dragon') },
  'nothing of it': { at: 'keep', may: NOBODY, options: () => [] },
};

function chosenBy(type: string) {
  return (scene: Scene) => [{ type: 3, name: 'choice', value: optionOf(type)(scene) }];
}

/** The actions of laying the tile by the first plan. */
const laid = ({ game }: Scene) => {
  const { x, y, rotation } = game!.view(null).placements[0]!;
  const after = game!.clone();
  const place = { type: 'place', x, y, rotation } as const;
  after.play(place);
  return after.asked === game!.asked && after.legalActions().some(({ type }) => type === 'pass')
    ? [place, { type: 'pass' } as const]
    : [place];
};

let discord: FakeDiscord;
let store: MemoryStore;
let bot: TestBot;
let snapshot: Disk;
const sent: SentRequest[] = [];
const scenes = new Map<SceneName, Scene>();

beforeAll(async () => {
  discord = fakeDiscord((request) => void sent.push(request));
  store = memoryStore();
  const { clock } = discord.world;
  const time = { now: () => clock.now(), after: () => () => {} };
  const tables = createTables({ store, clock: time, seeds: countedSeeds(), log: keptLog() });
  const three = ['one', 'two', 'three'].map((name) => discord.user(name)) as [string, string, string];
  const strangers = {
    spectator: discord.user('spectator'),
    outsider: discord.user('outsider'),
    moderator: discord.user('moderator'),
    robot: discord.user('robot', true),
  };
  const ok = async <T>(result: Promise<PlayResult<T>>): Promise<T> => {
    const one = await result;
    if (!one.ok) throw new Error(JSON.stringify(one.refusal));
    return one.value;
  };

  /** The game knows the asked seat. While a turn is pending, the asked seat is the one after its player. */
  const sceneOf = (channel: string, { table, game }: LoadedTable): Scene => {
    const { host } = table;
    const seated = table.members.map(({ user }) => user);
    const next = table.held ? (table.members.findIndex(({ user }) => user === host) + 2) % 3 : (game?.asked ?? null);
    const asked = next === null ? seated.find((user) => user !== host)! : seated[next]!;
    const other = seated.find((user) => user !== host && user !== asked)!;
    return { channel, table, game, users: { host, asked, other, ...strangers } };
  };
  /** Stores a game at this point of its record, then runs `further`. */
  const put = async (
    name: SceneName,
    record: GameRecord,
    options: Partial<TableOptions> = {},
    further: (scene: Scene) => Promise<LoadedTable | null> = async () => null,
  ): Promise<void> => {
    const channel = discord.channel(name);
    const id = `scene${name}`
      .replace(/[^a-z0-9]/g, '')
      .slice(0, 8)
      .padEnd(8, '0');
    const table = tableOf({ id, guild: discord.guild, channel, users: three, record, options });
    const asked = gameAt(record).asked!;
    // The next asked player is not the host either.
    await putTable(store, { ...table, host: three[(asked + 2) % 3]! });
    const scene = sceneOf(channel, await ok(tables.look(id)));
    const after = await further(scene);
    scenes.set(name, after ? sceneOf(channel, await ok(tables.look(id))) : scene);
  };
  const gameAt = (record: GameRecord): Game => Game.of(record);

  const opened = await ok(
    tables.open(
      { guild: discord.guild, channel: discord.channel('lobby') },
      { user: three[0], name: 'One' },
      withPreset(DEFAULT_OPTIONS, 'on-a-map'),
    ),
  );
  for (const user of three.slice(1)) await ok(tables.join(opened.table.id, { user, name: user }));
  const lobby = await ok(tables.addComputer(opened.table.id, three[0], 'easy'));
  scenes.set('lobby', sceneOf(opened.table.channel, lobby));

  const base = gameAfter(setupOf({ seats: 3 }), 3, 8).record;
  const live = { pace: { kind: 'live', minutes: 5 } } as const;
  const turn = async ({ table, game, users }: Scene): Promise<LoadedTable> =>
    ok(tables.play({ table: table.id, user: users.asked, revision: table.revision, actions: laid({ game } as Scene) }));
  await put('playing', base);
  await put('held', base, { takeBack: 30 }, turn);
  await put('undoing', base, {}, ({ table, users }) => ok(tables.askToUndo(table.id, users.host, table.revision)));
  await put('away', base, live, async (scene) => {
    await turn(scene);
    for (let minutes = 0; minutes < 12; minutes++) {
      clock.advance(60_000);
      const now = await ok(tables.look(scene.table.id));
      const user = now.table.members[now.game!.asked!]!.user;
      await tables.tick(scene.table.id, { ...PLAIN_TIME, user, isGone: false, absent: [] });
    }
    return ok(tables.look(scene.table.id));
  });
  await put('timed', base, live, turn);
  await put('stood-in', base, {}, ({ table, users }) => ok(tables.handOver(table.id, users.other, 'easy')));
  await put('paused', base, live, async (scene) => {
    await turn(scene);
    for (const user of three) await tables.pause(scene.table.id, user, { about: PLAIN_TIME, absent: [] });
    return ok(tables.look(scene.table.id));
  });
  await put('advised', base, { hints: true });
  await put('gift', holding(['take-2'], ['take-2'], ['take-2']));
  await put('keep', holding(['take-2'], [], []), {}, async ({ table, game, users }) => {
    const open = game!.legalActions().find(({ type }) => type === 'open')!;
    return ok(tables.play({ table: table.id, user: users.asked, revision: table.revision, actions: [open] }));
  });
  await put('dragon', movement(1));
  await createServers({ store, clock: time }).savePreset(discord.guild, { name: 'kept', options: DEFAULT_OPTIONS });
  const channel = discord.channel('over');
  await putTable(store, endedTable({ users: three, id: 'sceneend', guild: discord.guild, channel }));
  scenes.set('over', sceneOf(channel, await ok(tables.look('sceneend'))));

  bot = await startTestBot(
    {
      ...{ token: 'a token', apiUrl: 'http://discord.invalid/api', now: () => clock.now() },
      ...{ stage: { world: discord.world } as never, attend: () => () => {} },
    },
    { dataDir: '', store, renderer: pixels(), transport: discord.transport },
  );
  await bot.running.idle();
  snapshot = new Map(store.disk);
  return () => bot.stop();
});

const PERMISSIONS_OF: Partial<Record<Role, string>> = {
  outsider: '0',
  moderator: String(Object.values(PERMISSIONS).reduce((sum, bit) => sum | bit, 0n) & ~PERMISSIONS.Administrator),
};

/** Whether the user changes a table, a server or others' data. It first restores the store. */
async function changes(
  scene: Scene,
  role: Role,
  about: { readonly type: number; readonly data: Record<string, unknown> },
): Promise<boolean> {
  store.disk.clear();
  for (const [key, lying] of snapshot) store.disk.set(key, lying);
  const user = scene.users[role];
  const permissions = PERMISSIONS_OF[role];
  const message = { id: '1499999999999999999', isPrivate: false };
  discord.interact({ ...about, user, channel: scene.channel, message, ...(permissions && { permissions }) });
  await bot.running.idle();
  const keys = new Set([...snapshot.keys(), ...store.disk.keys()]);
  return [...keys].some((key) => {
    const isOthers =
      /^(table|servers|dashboards|result|standing|broken):/.test(key) ||
      (/^(people|person|newcomer|forgetting)/.test(key) && !key.includes(user));
    return isOthers && store.disk.get(key)?.text !== snapshot.get(key)?.text;
  });
}

const whoChanges = async (
  name: SceneName,
  about: (scene: Scene) => { readonly type: number; readonly data: Record<string, unknown> },
) => {
  const scene = scenes.get(name)!;
  const able: Role[] = [];
  for (const role of ROLES) if (await changes(scene, role, about(scene))) able.push(role);
  return able;
};

test('every kind of button and menu, and every command, has its row', () => {
  expect(Object.keys(VERBS).toSorted()).toEqual([...new Set([...COMPONENTS.keys(), ...FORMS.keys()])].toSorted());
  const names = COMMANDS.flatMap(({ data }) => {
    const inner = (data.options ?? []).filter(({ type }) => type === 1);
    const other = (data.options ?? []).filter(({ name }) => OTHER_RIGHTS.has(`${data.name} ${name}`));
    return [
      ...(inner.length > 0 ? inner : other).map(({ name }) => `${data.name} ${name}`),
      ...(inner.length > 0 ? [] : [data.name]),
    ];
  });
  expect(Object.keys(COMMANDS_MAY).toSorted()).toEqual(names.toSorted());
  expect([...scenes.keys()].toSorted()).toEqual([...SCENES].toSorted());
});

const PRESSES = sampled('rights to press', Object.entries({ ...VERBS, ...FURTHER }), { short: 40 });

test.each(PRESSES)('%s', async (verb, { at, id, value, may }) => {
  const able = await whoChanges(at, (scene) => {
    const revision = at === 'over' ? 0 : scene.table.revision;
    const custom_id = writeCustomId(
      id?.(scene) ?? { verb: verb as PressVerb, table: scene.table.id, revision, argument: '' },
    );
    if (!value) return { type: 3, data: { custom_id, component_type: 2 } };
    return { type: 3, data: { custom_id, component_type: 3, values: [value(scene)] } };
  });
  expect(able).toEqual(may);
});

test.each(Object.entries(PLACE_MAY))('/place for %s', async (_what, { at, options, may }) => {
  const able = await whoChanges(at, (scene) => ({
    type: 2,
    data: { id: '1', type: 1, name: 'place', options: options(scene) },
  }));
  expect(able).toEqual(may);
});

test.each(sampled('rights to command', Object.entries(COMMANDS_MAY), { short: 15 }))(
  '/%s',
  async (command, { at, options = () => [], may }) => {
    const [name, sub] = command.split(' ');
    const able = await whoChanges(at, (scene) => {
      const given =
        sub && !OTHER_RIGHTS.has(command) ? [{ type: 1, name: sub, options: options(scene) }] : options(scene);
      return { type: 2, data: { id: '1', type: 1, name, options: given } };
    });
    expect(able).toEqual(may);
  },
);

import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Actor, Message, PageMessage } from 'discord-playground';
import type { Game } from '../../src/engine/index.ts';
import type { Log } from '../../src/game/store/ports.ts';
import { createTables } from '../../src/game/table/create-tables.ts';
import type { LoadedTable, Tables } from '../../src/game/table/tables.ts';
import { openStore } from '../../src/storage/open.ts';
import { RedisBackend } from '../../src/storage/redis.ts';
import { SqliteBackend } from '../../src/storage/sqlite.ts';
import { startRedis } from '../storage/redis-server.ts';
import { clockOf } from '../support/bot.ts';
import { needs } from '../support/needs.ts';
import { menusOf, withVerb } from '../support/player.ts';
import { changed, onStage, partsOf, pressVerb, quiet, type Stage, stagedGame } from '../support/stage.ts';
import { panelAt, pathWhere } from '../support/tables.ts';
import { SIMULATED } from '../support/time.ts';
import { type Commit, courseOfRecord, wayOn } from './games.ts';
import { channelOf, FILES, folderOf, type KeptTable, type Manifest, type Panel, SEED, temporary } from './kept.ts';
import { FINISHED, RUNNING, SHELF, type Situation } from './situations.ts';

/** When the contents of a store begin. */
const BEGIN = Date.UTC(2026, 5, 1, 12);
const DAY = 24 * 60 * 60 * 1000;

const SILENT: Log = { debug() {}, info() {}, warn() {}, error() {} };

/** The bot on its stage, and its tables, which play on without clicks. */
interface Maker extends Stage {
  readonly tables: Tables;
  readonly kept: { id: string; name: string; channel: string }[];
}

/**
 * Makes the kept store of a release with the real bot in a playground, into the new folder of that name. Long
 * stretches of a game are played past the bot by its tables; the bot shows them at its next start.
 */
export async function makeStore(release: string): Promise<void> {
  mkdirSync(folderOf(release));
  const work = temporary();
  const store = await openStore({ dataDir: work, redisUrl: null, log: SILENT, clock: { now: () => BEGIN } });
  let drawn = 0;
  const seeds = { next: () => createHash('sha256').update(`kept store, seed ${drawn++}`).digest('hex') };
  const playground = { dataDir: work, seed: SEED, clock: { ...SIMULATED, start: BEGIN } };
  const stage = await onStage({ playground, store, seeds, maps: SHELF });
  const tables = createTables({
    store,
    clock: clockOf(stage.playground),
    seeds,
    log: SILENT,
    maps: SHELF,
    over: stage.bot.stats.record,
  });
  const maker: Maker = Object.assign(Object.create(stage) as Stage, { tables, kept: [] });

  await theExpired(maker);
  await theSettings(maker);
  for (const situation of FINISHED) await play(maker, situation);
  await theAbandoned(maker);
  for (const situation of RUNNING) await play(maker, situation);
  await theLobby(maker);
  await stage.restart();
  await quiet(stage);
  await openPanels(maker);
  await quiet(stage);

  const errors = stage.bot.lines.filter(({ level }) => level === 'error' || level === 'warn');
  if (errors.length > 0) throw new Error(`the bot complains: ${JSON.stringify(errors)}`);
  const manifest = await told(maker);
  await stage.close();
  await store.close();
  await copyToRedis(work);
  for (const file of Object.values(FILES)) {
    writeFileSync(join(folderOf(release), `${file}.gz`), gzipSync(readFileSync(join(work, file)), { level: 9 }));
  }
  writeFileSync(join(folderOf(release), 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** A lobby with all its players and these options. `invited`: people with a reserved place. */
async function open(
  maker: Maker,
  { name, seats, options }: Omit<Situation, 'until'>,
  invited: readonly Actor[] = [],
): Promise<PageMessage> {
  const { actors, tables, kept } = maker;
  const channel = channelOf(name);
  const [host, ...others] = actors.slice(0, seats);
  // Turns past the bot are final at once.
  await host!.slash(channel, 'play', {
    'take-back': 'off',
    ...(invited.length > 0 && { with: invited.map(({ id }) => `<@${id}>`).join(' ') }),
  });
  const isLobby = (one: PageMessage): boolean => one.channel_id === channel && withVerb(one, 'join').length > 0;
  let lobby = await host!.waitFor(isLobby);
  const { table } = partsOf(withVerb(lobby, 'join')[0]!.custom_id!);
  kept.push({ id: table, name, channel });
  const { revision } = (await done(tables.look(table))).table;
  await done(tables.setOptions(table, host!.id, options, revision));
  for (const other of others) {
    await pressVerb(other, lobby, 'join');
    lobby = await changed(host!, lobby);
  }
  return lobby;
}

/** Plays from the lobby to the situation; by clicks as far as the first turn. */
async function play(maker: Maker, situation: Situation): Promise<void> {
  const { actors, tables, playground } = maker;
  const channel = channelOf(situation.name);
  const lobby = await open(maker, situation);
  const host = actors[0]!;
  await pressVerb(host, lobby, 'start');
  await host.waitFor((one) => one.channel_id === channel && withVerb(one, 'tiles').length > 0);
  const { table } = partsOf(withVerb(lobby, 'start')[0]!.custom_id!);
  const begun = await done(tables.look(table));
  for (const { seat, actions } of commitsTo(begun.game!, situation)) {
    const { members, revision } = (await done(tables.look(table))).table;
    await done(tables.play({ table, user: members[seat]!.user, revision, actions }));
  }
  if (situation.name === 'one-has-resigned') await done(tables.resign(table, playground.users[2]!));
  // The bot shows a finished game before the next table comes into the channel.
  if (situation.until === 'the end') {
    await maker.restart();
    await quiet(maker);
  }
}

/** The first random way that leads to the situation. */
function commitsTo(begun: Game, { name, until }: Situation): readonly Commit[] {
  const stops = (game: Game): boolean => {
    if (until === 'the end') return false;
    const view = game.view(null);
    return view.turn > until.turns && (until.stands?.(game, view) ?? true);
  };
  for (let luck = 1; luck <= 200; luck++) {
    const { game, commits } = wayOn(begun, luck, stops);
    if (game.over === (until === 'the end')) return commits;
  }
  throw new Error(`no game comes to stand as ${name}`);
}

async function theExpired(maker: Maker): Promise<void> {
  await open(maker, { name: 'expired', seats: 2, options: FINISHED[0]!.options });
  maker.playground.advance(DAY + 60_000);
  await quiet(maker);
  await maker.restart();
  await quiet(maker);
}

/** Saved presets, one of them the default; choices about personal data; a game in its own thread. */
async function theSettings(maker: Maker): Promise<void> {
  const { actors } = maker;
  const [ada, bo, chloe, , , finn] = actors;
  const channel = channelOf('lobby');
  const lobby = await open(maker, { name: 'lobby', seats: 1, options: FINISHED[2]!.options });
  await (await ada!.slash(channel, 'settings save', { name: 'Friday night' })).settled();
  await (await ada!.slash(channel, 'settings save', { name: 'Élan & Söhne' })).settled();
  await pressVerb(ada!, lobby, 'leave');
  await changed(ada!, lobby);
  maker.kept.at(-1)!.name = 'left';
  const choose = async (setting: string, value: string): Promise<void> => {
    let panel = await (await ada!.slash(channel, 'settings server')).settled();
    const menuIn = () => withVerb(panel, 'server').find(({ custom_id }) => partsOf(custom_id!).argument === setting);
    if (!menuIn()) {
      await pressVerb(ada!, panel, 'server-page');
      panel = await changed(ada!, panel);
    }
    await ada!.select(panel.id, menuIn()!.custom_id!, [value]);
    await changed(ada!, panel);
  };
  await choose('preset', 'saved:Friday night');
  await choose('seasonMonths', '6');
  await choose('place', 'thread');
  await (await finn!.slash(channel, 'privacy hide', { hidden: true })).settled();
  await (await chloe!.slash(channel, 'privacy everywhere', { counted: true })).settled();

  await bo!.slash(channel, 'play');
  const inThread = await bo!.waitFor((one) => one.channel_id !== channel && withVerb(one, 'join').length > 0);
  await pressVerb(chloe!, inThread, 'join');
  await pressVerb(bo!, await changed(bo!, inThread), 'start');
  const { channel_id: thread } = inThread;
  await bo!.waitFor((one) => one.channel_id === thread && withVerb(one, 'tiles').length > 0);
  maker.kept.push({
    id: partsOf(withVerb(inThread, 'join')[0]!.custom_id!).table,
    name: 'in-a-thread',
    channel: thread,
  });
  await choose('place', 'channel');
}

async function theAbandoned(maker: Maker): Promise<void> {
  await play(maker, { name: 'abandoned', seats: 3, options: FINISHED[1]!.options, until: { turns: 8 } });
  await done(maker.tables.abandon(maker.kept.at(-1)!.id));
}

/** A lobby with a reserved place, and a list of all games. */
async function theLobby(maker: Maker): Promise<void> {
  const { options } = RUNNING.find(({ name }) => name === 'everything')!;
  await open(maker, { name: 'lobby', seats: 2, options }, [maker.actors[4]!]);
  await (await maker.actors[0]!.slash(channelOf('expired'), 'games', { dashboard: true })).settled();
}

/** Panels as players leave them open: of the lobby, of half planned turns, of results, of settings and data. */
async function openPanels(maker: Maker): Promise<void> {
  const { actors } = maker;
  const [ada, bo, chloe, , esra] = actors;
  const named = (name: string) => {
    const { id, channel } = maker.kept.find((one) => one.name === name)!;
    const seats = RUNNING.find((one) => one.name === name)?.seats ?? 2;
    return stagedGame(maker, id, seats, channel);
  };
  const settled = async (actor: Actor, message: PageMessage, verb: string): Promise<PageMessage> =>
    (await pressVerb(actor, message, verb)).settled();
  const inside = async (actor: Actor, panel: PageMessage, verb: string): Promise<PageMessage> => {
    await pressVerb(actor, panel, verb);
    return changed(actor, panel);
  };

  const lobby = maker.actors[0]!.messages(channelOf('lobby')).findLast((one) => withVerb(one, 'join').length > 0)!;
  await settled(ada!, lobby, 'settings');
  await inside(ada!, await settled(ada!, lobby, 'settings'), 'more-settings');

  // A number's panel of the asked player and of another; then the message's other buttons.
  const base = named('base');
  await settled(base.asked(), base.turn(), 'square');
  await settled(base.others()[0]!, base.turn(), 'square');
  await settled(base.others()[0]!, base.turn(), 'tiles');
  await settled(base.asked(), base.turn(), 'fields');
  await inside(base.asked(), await settled(base.asked(), base.turn(), 'more'), 'resign');
  await inside(esra!, await settled(esra!, base.turn(), 'more'), 'watch');

  const arrows = named('arrows');
  const present = (await done(maker.tables.look(arrows.table))) as LoadedTable;
  const path = pathWhere(present.game!, (imagined) => (imagined.stops[0]?.chosen ?? 0) > 0)!;
  await panelAt(arrows, arrows.asked(), path);

  for (const name of ['gift-to-open', 'everything']) {
    const game = named(name);
    await settled(game.others()[0]!, game.turn(), 'before');
    const hand = await settled(game.asked(), game.turn(), 'before');
    const way = withVerb(hand, 'look')[0]!;
    const [first] = (way.options as { value: string }[] | undefined) ?? [];
    if (first) await game.asked().select(hand.id, way.custom_id!, [first.value]);
    else await game.asked().press(hand.id, way.custom_id!);
    await changed(game.asked(), hand);
  }
  const take2 = named('gift-take-2');
  await settled(take2.asked(), take2.turn(), 'before');

  for (const name of ['traders-and-builders-second-part', 'town-turn', 'arrows-extra-turn']) {
    const game = named(name);
    await settled(game.asked(), game.turn(), 'square');
  }
  const usa = named('both-maps-of-the-usa');
  await settled(usa.asked(), usa.turn(), 'region');

  const stopping = named('one-wants-to-stop');
  await inside(bo!, await settled(bo!, stopping.turn(), 'more'), 'abandon');

  // Results, in the channel and from a list; a replay between two turns, and a public one.
  const results = channelOf('finished');
  const result = bo!.messages(results).findLast((one) => withVerb(one, 'replay').length > 0)!;
  await settled(bo!, result, 'replay');
  await inside(chloe!, await settled(chloe!, result, 'replay'), 'step');
  await pressVerb(chloe!, await settled(chloe!, result, 'replay'), 'show-replay');
  const list = await (await esra!.slash(results, 'history')).settled();
  const menu = menusOf(list)[0]!;
  await esra!.select(list.id, menu.custom_id!, [(menu.options as { value: string }[])[1]!.value]);
  await changed(esra!, list);
  await (await esra!.slash(results, 'history', { of: 'server' })).settled();
  const board = await (await bo!.slash(results, 'leaderboard')).settled();
  await pressVerb(bo!, board, 'leaderboard-show');
  await (await bo!.slash(results, 'leaderboard')).settled();
  await (await bo!.slash(results, 'profile')).settled();

  await (await ada!.slash(channelOf('lobby'), 'settings server')).settled();
  await (await esra!.slash(channelOf('lobby'), 'privacy delete')).settled();
}

async function told(maker: Maker): Promise<Manifest> {
  const { playground, tables, kept } = maker;
  const about = async ({ id, name, channel }: Maker['kept'][number]): Promise<KeptTable> => {
    const { table, game } = await done(tables.look(id));
    return {
      ...{ id, name, channel, phase: table.phase },
      asked: table.phase === 'playing' ? table.members[game!.asked!]!.user : null,
      course: table.record && courseOfRecord(table.record),
    };
  };
  const panels = [...playground.stage.world.messages.values()].flatMap(panelIn);
  return { at: playground.now(), guild: playground.guild, tables: await Promise.all(kept.map(about)), panels };
}

function panelIn({ id, reader, components }: Message): Panel[] {
  const customIds = components.flatMap((row) => (row.components ?? []).flatMap(({ custom_id }) => custom_id ?? []));
  return reader === null || customIds.length === 0 ? [] : [{ user: reader, message: id, customIds }];
}

/** Copies every document and board of the SQLite file into a Redis server, whose append-only file is kept. */
async function copyToRedis(folder: string): Promise<void> {
  const program = needs('redis-server');
  if (program === null) throw new Error('without redis-server no store can be kept');
  const data = temporary();
  // Commands alone, without the leading dump that only some versions read.
  const server = await startRedis(program, data, '--aof-use-rdb-preamble', 'no');
  const [from, to] = [await SqliteBackend.open(folder), await RedisBackend.open(server.url, SILENT)];
  for (const key of (await from.keys('')).sort()) {
    await to.commit([{ kind: 'text', key, guard: null, text: await from.get(key) }]);
  }
  for (const board of await from.boards.boards('')) {
    for (const { member, score } of await from.boards.page(board, 0, await from.boards.size(board)))
      await to.commit([{ kind: 'rank', board, member, score }]);
  }
  await Promise.all([from.close(), to.close()]);
  await server.kill();
  // Since Redis 7 a folder with a base file and later files; before that, one file.
  const files = readdirSync(data, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.aof'));
  writeFileSync(join(folder, FILES.redis), Buffer.concat(files.sort().map((name) => readFileSync(join(data, name)))));
}

async function done<T>(asked: Promise<{ ok: true; value: T } | { ok: false; refusal: { code: string } }>): Promise<T> {
  const result = await asked;
  if (!result.ok) throw new Error(`refused: ${result.refusal.code}`);
  return result.value;
}

import type { UploadedFile } from 'discord-playground/parts';
import { postMessage } from 'discord-playground/parts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { Game, type GameRecord, type Gift, TILE_DESIGNS } from '../../src/engine/index.ts';
import { choose, chanceOf as luckOf } from '../support/games.ts';
import { memoryStore } from '../support/memory-store.ts';
import { askedBy, chanceOf, playTurn, turnMessage, withVerb } from '../support/player.ts';
import { isLong, lucks } from '../support/runs.ts';
import { type Leak, telling, watchSecrets } from '../support/secrets.ts';
import { onStage, PIXEL, quiet, type Stage } from '../support/stage.ts';
import { giftedSetup, onPrepared, putTable, tableOf } from '../support/tables.ts';

const GAMES = isLong ? 200 : 5;
const [FIRST] = lucks('gifts by clicks', { short: 1, long: 1 });
/** Simultaneous tables on one server, whose bot keeps to Discord's limit of calls a second. */
const TABLES = 5;
/** Simultaneous servers in the long run; `npm test` has one. */
const SERVERS = 5;
/** Tiles in the bag of a short game, and how many are left when the clicks begin. Before that, the engine plays alone. */
const TILES = 32;
const LEFT = 5;

/** A game of all three expansions before its last turns, with hands full of unopened gifts. */
function nearlyOver(luck: number): GameRecord {
  const chance = luckOf(luck);
  const designs = TILE_DESIGNS.filter(({ set }) => set === 'base' || set === 'anniversary');
  const draws = Array.from({ length: TILES }, () => designs[Math.floor(chance() * designs.length)]!.id);
  const prepared = { draws, only: true };
  const game = Game.start(giftedSetup({ seats: 2 + (luck % 3), seed: `nearly over ${luck}`, prepared }));
  while (game.tilesLeft > LEFT || game.step === 'keep') {
    const options = game.legalActions();
    const passes = options[0]!.type === 'open' && chance() < 0.9;
    game.play(passes ? options.at(-1)! : choose(options, chance));
  }
  return game.record;
}

/** A player who is not asked looks at the game, at the own gifts, and where others' gifts might show. */
async function pry({ playground }: Stage, channel: string, chance: () => number): Promise<void> {
  const message = turnMessage(playground, channel);
  if (!message) return;
  const others = playground.users.filter((user) => user !== askedBy(message));
  const actor = playground.actor(others[Math.floor(chance() * others.length)]!);
  const ways = ['before', 'tiles', 'fields', 'more', 'square'].flatMap((verb) => withVerb(message, verb).slice(0, 1));
  const way = ways[Math.floor(chance() * (ways.length + 1))];
  const acted = way ? await actor.press(message.id, way.custom_id!) : await actor.slash(channel, 'gifts');
  await acted.settled();
}

/** Plays games to their ends on one server; the leaks, and how many games were over. */
async function searched(from: number, tables: number): Promise<{ over: number; leaks: Leak[]; opened: number }> {
  const store = memoryStore();
  const stage = await onStage({ renderer: telling(), store });
  const { playground } = stage;
  const channels = Array.from({ length: tables }, (_, index) => {
    return playground.addChannel(playground.guild, { name: `table-${index}` }).id;
  });
  for (const [index, channel] of channels.entries()) {
    const record = nearlyOver(from + index);
    const first = (from + index) % playground.users.length;
    const users = Array.from({ length: record.setup.seats }, (_, seat) => {
      return playground.users[(first + seat) % playground.users.length]!;
    });
    const id = `table${String(index).padStart(3, '0')}`;
    await putTable(store, tableOf({ id, guild: playground.guild, channel, users, record }));
  }
  const watch = await watchSecrets(playground, store.disk);
  await stage.restart();
  const shown = channels.map((channel) => {
    return stage.actors[0]!.waitFor((one) => one.channel_id === channel && withVerb(one, 'before').length > 0);
  });
  await Promise.all(shown);
  let opened = 0;
  await Promise.all(
    channels.map(async (channel, index) => {
      const chance = chanceOf(from + index);
      while (turnMessage(playground, channel)) {
        if (chance() < 0.5) await pry(stage, channel, chance);
        const { before } = await playTurn(playground, channel, chance, { opening: 0.6 });
        if (before !== null) opened += 1;
      }
    }),
  );
  await quiet(stage);
  await watch.settled(stage.bot);
  const states = channels.map((_, index) => stage.stored(`table${String(index).padStart(3, '0')}`));
  const over = (await Promise.all(states)).filter(({ phase }) => phase === 'finished').length;
  expect(playground.violations.slice()).toEqual([]);
  watch.close();
  await stage.close();
  return { over, leaks: watch.leaks, opened };
}

test(`in ${GAMES} games no user is sent a gift that is not theirs to see`, async () => {
  const starts = Array.from({ length: GAMES / TABLES }, (_, index) => FIRST! + index * TABLES);
  const parts: Awaited<ReturnType<typeof searched>>[] = [];
  const servers = Array.from({ length: SERVERS }, async () => {
    for (let from = starts.shift(); from !== undefined; from = starts.shift()) parts.push(await searched(from, TABLES));
  });
  await Promise.all(servers);
  expect(parts.flatMap(({ leaks }) => leaks)).toEqual([]);
  expect(parts.reduce((sum, { over }) => sum + over, 0)).toBe(GAMES);
  // The games had cards, and players opened them.
  expect(parts.reduce((sum, { opened }) => sum + opened, 0)).toBeGreaterThan(isLong ? GAMES : 0);
});

/** The search must be able to fail, so a test posts secrets where others see them. */
describe('the search finds a gift that is given away', () => {
  async function withSecrets() {
    const store = memoryStore();
    const prepared = { hands: [['synod', 'cash-out'], ['road-sweeper']] } as const;
    const game = await onPrepared(Game.start(giftedSetup({ prepared })).record, { store, renderer: telling() });
    const watch = await watchSecrets(game.playground, store.disk);
    onTestFinished(watch.close);
    const { world } = game.playground.stage;
    const post = (body: object, files: UploadedFile[] = [], reader: string | null = null) =>
      postMessage(world, {
        channel: world.channels.get(game.channel)!,
        author: game.playground.bot,
        body,
        files,
        reader,
      });
    const found = async () => {
      await watch.settled(game.bot);
      return watch.leaks.map(({ gift, by }) => ({ gift, by }));
    };
    return { game, watch, post, found, ...game.playground };
  }

  const file = (name: string, bytes: string): UploadedFile => ({
    index: 0,
    name,
    type: 'image/png',
    bytes: Buffer.concat([PIXEL, Buffer.from(bytes)]),
  });
  const button = (custom_id: string) => ({
    components: [{ type: 1, components: [{ type: 2, style: 1, label: 'Look', custom_id }] }],
  });

  test.each<[string, Gift, object, UploadedFile[]]>([
    ['text', 'cash-out', { content: 'Ada received **Cash Out**' }, []],
    ['text in German', 'road-sweeper', { content: 'Bo hat einen straßenfeger' }, []],
    ['a code', 'change-position', { content: '{"own":["change-position"]}' }, []],
    ['alt text', 'synod', { attachments: [{ id: '0', description: 'A hand: Synode' }] }, [file('hand.png', '')]],
    ['a file name', 'road-sweeper', { content: 'Cards' }, [file('road_sweeper.png', '')]],
    ['a custom id', 'take-2', { content: 'Open', ...button('1|open|table000|3|take-2') }, []],
    ['a picture', 'synod', { content: 'Board' }, [file('board.png', '{"gifts":{"own":["synod"]}}')]],
  ])('in %s that all receive', async (_, gift, body, files) => {
    const { post, found, users } = await withSecrets();
    post(body, files);
    // All users, the gift's owner included: the channel is public.
    expect(new Set((await found()).map(({ by }) => by))).toEqual(new Set(users));
    expect(new Set((await found()).map((leak) => leak.gift))).toEqual(new Set([gift]));
  });

  test('in a message to another user alone, and not in a message to its owner', async () => {
    const { post, found, users } = await withSecrets();
    for (const user of users.slice(0, 3)) post({ content: 'The top card: Synod' }, [], user);
    expect(await found()).toEqual(users.slice(1, 3).map((by) => ({ gift: 'synod', by })));
  });

  test('in the log', async () => {
    const { game, found } = await withSecrets();
    game.bot.lines.push({ level: 'debug', data: { panel: { components: ['Open Take 2 …'] } }, message: 'sent' });
    expect(await found()).toEqual([{ gift: 'take-2', by: 'log' }]);
  });

  test('and ignores opened gifts', async () => {
    const { game, post, found } = await withSecrets();
    // Opened cards are named in the channel at once, and before that in their owner's private panels.
    let opened = null;
    for (let turn = 0; turn < 6 && opened === null; turn++) {
      opened = (await playTurn(game.playground, game.channel, chanceOf(turn), { opening: 1 })).before;
    }
    expect(opened).not.toBeNull();
    expect(await found()).toEqual([]);
    const { record } = await game.stored(game.table);
    const [gift, ...others] = openedIn(record!.actions);
    expect(others).toEqual([]);
    post({ content: `Opened: ${gift}` });
    expect(await found()).toEqual([]);
  });
});

const openedIn = (actions: readonly string[]): string[] =>
  actions.flatMap((line) => (line.startsWith('open ') ? [line.split(' ')[1]!] : []));

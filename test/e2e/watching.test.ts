import type { Actor, PageMessage } from 'discord-playground';
import { describe, expect, test } from 'vitest';
import { Game } from '../../src/engine/index.ts';
import { createPeople } from '../../src/game/people/people.ts';
import { createWatchers } from '../../src/game/people/watchers.ts';
import { countedSeeds, keptLog } from '../game/support.ts';
import { setupOf } from '../support/games.ts';
import { type MemoryStore, memoryStore } from '../support/memory-store.ts';
import { buttonsOf, chanceOf, openTable, playTurn, turnMessage, verbOf, withVerb } from '../support/player.ts';
import { testsDrawn } from '../support/runs.ts';
import {
  answered,
  changed,
  de,
  en,
  onStage,
  onTable,
  panelOf,
  partsOf,
  planted,
  pressVerb,
  quiet,
  type StagedGame,
  stagedGame,
  told,
} from '../support/stage.ts';
import { gameWhere, onPrepared } from '../support/tables.ts';
import { endOf, playOut } from '../support/whole-game.ts';

const drawn = testsDrawn('a watched game', {
  oneIn: 4,
  about: ['src/game/people/watchers.ts', 'src/discord/publish/'],
});

/** Slightly longer than the bot holds news back, ms. */
const WAIT_MS = 21_000;

/** An equal game in each run. */
const playing = (seats: number, store?: MemoryStore): Promise<StagedGame> =>
  onTable(seats, { seeds: countedSeeds(), ...(store && { store }) });

const pass = async (game: StagedGame, ms = WAIT_MS): Promise<void> => {
  await quiet(game);
  game.playground.advance(ms);
  await quiet(game);
};

const moreOf = async (game: StagedGame, actor: Actor): Promise<PageMessage> =>
  answered(actor, await pressVerb(actor, game.turn(), 'more'));

const verbsOf = (message: PageMessage): string[] => buttonsOf(message).map(verbOf);

/** Presses *Watch* under *More*; the answer. */
async function watch(game: StagedGame, actor: Actor): Promise<PageMessage> {
  const more = await moreOf(game, actor);
  await pressVerb(actor, more, 'watch');
  const now = await changed(actor, more);
  await quiet(game);
  return now;
}

const directTo = ({ playground }: StagedGame, { id }: Actor): string[] => playground.directMessages(id);

const linkOf = ({ playground, channel }: StagedGame, message: string): string =>
  `https://discord.com/channels/${playground.guild}/${channel}/${message}`;

/** The game as a watcher may know it. `shown`: the message that shows it. */
async function toldOf(game: StagedGame, shown = game.turn().id) {
  const { members, record, channel } = await game.stored(game.table);
  return { channel, link: linkOf(game, shown), view: Game.of(record!).view(null), people: members };
}

/** The seat that leads alone, by points; null if none does. */
async function leaderOf(game: StagedGame): Promise<number | null> {
  const { scores } = Game.of((await game.stored(game.table)).record!).view(null);
  const best = Math.max(...scores);
  return best > 0 && scores.filter((score) => score === best).length === 1 ? scores.indexOf(best) : null;
}

/** This luck brings early points in the game of two. */
const LUCK = 34;

/** Plays on until a seat leads alone; that seat. */
async function newLeader(game: StagedGame): Promise<number> {
  const chance = chanceOf(LUCK);
  for (;;) {
    await playTurn(game.playground, game.channel, chance);
    await quiet(game);
    const now = await leaderOf(game);
    if (now !== null) return now;
  }
}

const watcherOf = ({ actors }: StagedGame): Actor => actors[4]!;

drawn(
  'a watcher of a whole game is told of each new leader once, never at a tie, and at the end of the winner',
  async () => {
    const { record } = Game.start(setupOf({ seats: 3, seed: 'watched', options: { most: 16 } }));
    const game = await onPrepared(record);
    const watcher = watcherOf(game);
    const shown = await watch(game, watcher);
    expect(shown.content).toBe(en.watch.on);
    expect(verbsOf(shown)).toEqual(['watch-stop']);
    const expected = [en.watch.began(await toldOf(game))];
    expect(directTo(game, watcher)).toEqual(expected);
    let last: number | null = null;
    await playOut(game, 8, {
      each: async (_turn, next) => {
        if (next === null) return;
        await pass(game);
        const leader = await leaderOf(game);
        if (leader !== null && leader !== last) {
          last = leader;
          expected.push(en.watch.leads(leader, await toldOf(game)));
        }
        expect(directTo(game, watcher)).toEqual(expected);
      },
    });
    await pass(game);
    const { result } = await endOf(game);
    expected.push(en.watch.over(await toldOf(game, result.id)));
    expect(directTo(game, watcher)).toEqual(expected);
    expect(expected.length).toBeGreaterThanOrEqual(3);
    const { members } = await game.stored(game.table);
    for (const { user } of members) expect(expected.join('\n')).not.toContain(`<@${user}>`);
    expect(expected.at(-1)).toContain(result.content.split('\n')[0]!);
    expect(told(game, watcher)).toEqual([en.watch.on]);
    expect(game.playground.violations.slice()).toEqual([]);
  },
);

test('a turn that can still be taken back is no news, and a turn that was taken back never', async () => {
  const scoring = gameWhere(
    (game) => {
      const [first] = game.view(null).placements;
      if (game.step !== 'place' || game.scores.some((score) => score > 0)) return false;
      const next = game.beforeDraw();
      next.play({ type: 'place', ...first! });
      const [deploy] = next.legalActions();
      if (deploy?.type !== 'deploy') return false;
      next.play(deploy);
      return next.asked === null && next.scores.some((score) => score > 0);
    },
    { setup: { seats: 2, sets: ['base'], switches: ['fields'] } },
  );
  const game = await onPrepared(scoring, {}, { takeBack: 30 });
  const watcher = watcherOf(game);
  const since = { user: watcher.id, language: 'en', leader: null, turn: 0 };
  expect(await createWatchers(game.bot.store).add(game.table, since)).toBe('added');
  const actor = game.asked();
  const panel = await panelOf(actor, game.turn());
  const put = () => actor.press(panel.id, withVerb(actor.message(panel.id)!, 'put')[0]!.custom_id!);
  await put();
  await pass(game);
  expect(directTo(game, watcher)).toEqual([]);
  await pressVerb(actor, actor.message(panel.id)!, 'take-back');
  await pass(game);
  expect(directTo(game, watcher)).toEqual([]);
  await put();
  await quiet(game);
  await pressVerb(actor, actor.message(panel.id)!, 'done');
  await pass(game);
  const leader = (await leaderOf(game))!;
  expect(directTo(game, watcher)).toEqual([en.watch.leads(leader, await toldOf(game))]);
});

describe('the offer to watch', () => {
  test('goes to users who do not sit at the table, in place of the acts of players', async () => {
    const game = await playing(2);
    const more = await moreOf(game, watcherOf(game));
    expect(verbsOf(more)).toContain('watch');
    for (const verb of ['resign', 'abandon']) expect(verbsOf(more)).not.toContain(verb);
    const own = await moreOf(game, game.asked());
    expect(verbsOf(own)).not.toContain('watch');
    for (const verb of ['resign', 'abandon']) expect(verbsOf(own)).toContain(verb);
  });

  test('is an offer to stop for a watcher, who is told nothing after stopping', async () => {
    const game = await playing(2);
    const watcher = watcherOf(game);
    await watch(game, watcher);
    const more = await moreOf(game, watcher);
    expect(verbsOf(more)).toContain('watch-stop');
    expect(verbsOf(more)).not.toContain('watch');
    await pressVerb(watcher, more, 'watch-stop');
    expect((await changed(watcher, more)).content).toBe(en.watch.off);
    await newLeader(game);
    await pass(game);
    expect(directTo(game, watcher)).toHaveLength(1);
    expect(verbsOf(await moreOf(game, watcher))).toContain('watch');
  });

  test('tells a player who presses it that they sit at the table', async () => {
    const game = await playing(2);
    const id = await planted(game, `1|watch|${game.table}|1|`);
    const actor = game.asked();
    expect((await answered(actor, await actor.press(id, `1|watch|${game.table}|1|`))).content).toBe(
      en.refusal({ code: 'watch-seated' }),
    );
    expect(directTo(game, actor)).toEqual([]);
  });

  test('pressed twice is confirmed twice and opens one direct message', async () => {
    const game = await playing(2);
    const watcher = watcherOf(game);
    await watch(game, watcher);
    const id = await planted(game, `1|watch|${game.table}|1|`);
    expect((await answered(watcher, await watcher.press(id, `1|watch|${game.table}|1|`))).content).toBe(en.watch.on);
    expect(directTo(game, watcher)).toHaveLength(1);
  });

  test('is not made in a private thread, which cannot be seen from outside', async () => {
    const stage = await onStage();
    const [ada, bo, , , esra] = stage.actors;
    stage.playground.setPermissions(stage.channel, { CreatePrivateThreads: true }, ada!.id);
    const { id } = stage.playground.addThread(stage.channel, ada!.id, 'secret', true);
    const thread = stage.playground.stage.world.channels.get(id)!;
    thread.thread!.members.push(bo!.id, esra!.id, stage.playground.bot);
    stage.playground.stage.world.saveChannel(thread);
    await quiet(stage);
    await openTable(stage.playground, id, [ada!.id, bo!.id]);
    const { table } = partsOf(withVerb(turnMessage(stage.playground, id)!, 'square')[0]!.custom_id!);
    const game = stagedGame(stage, table, 2, id);
    expect(verbsOf(await moreOf(game, esra!))).toEqual([
      'here',
      'tiles',
      'fields',
      'standings',
      'closer',
      'twin',
      'log',
      'legend',
      'fair',
    ]);
    const left = await planted(game, `1|watch|${table}|1|`);
    expect((await answered(esra!, await esra!.press(left, `1|watch|${table}|1|`))).content).toBe(
      en.refusal({ code: 'watch-unseen' }),
    );
    expect(directTo(game, esra!)).toEqual([]);
  });
});

describe('under a direct message', () => {
  test('Stop watching ends it there', async () => {
    const game = await playing(2);
    const watcher = watcherOf(game);
    await watch(game, watcher);
    const { revision } = await game.stored(game.table);
    game.playground.pressDirect(watcher.id, `1|watch-stop|${game.table}|${revision}|`);
    await quiet(game);
    expect(directTo(game, watcher).at(-1)).toBe(en.watch.off);
    await newLeader(game);
    await pass(game);
    expect(directTo(game, watcher)).toHaveLength(2);
    expect(game.playground.violations.slice()).toEqual([]);
  });

  test('no other button of the bot does anything there', async () => {
    const game = await playing(2);
    const watcher = watcherOf(game);
    await watch(game, watcher);
    const { revision } = await game.stored(game.table);
    const { id } = (await game.rest.post('/users/@me/channels', { body: { recipient_id: watcher.id } })) as {
      id: string;
    };
    const custom_id = `1|abandon-now|${game.table}|${revision}|`;
    const components = [{ type: 1, components: [{ type: 2, style: 2, label: 'Press me', custom_id }] }];
    await game.rest.post(`/channels/${id}/messages`, { body: { content: 'Planted', components } });
    game.playground.pressDirect(watcher.id, custom_id);
    await quiet(game);
    expect(directTo(game, watcher).at(-1)).toBe(en.refusal({ code: 'guild-only' }));
    expect((await game.stored(game.table)).phase).toBe('playing');
  });
});

describe('direct messages that are closed', () => {
  test('are told at once, only to the presser, and nobody watches', async () => {
    const game = await playing(2);
    const watcher = watcherOf(game);
    game.playground.closeDirect(watcher.id);
    const pressed = await pressVerb(watcher, await moreOf(game, watcher), 'watch');
    expect((await answered(watcher, pressed)).content).toBe(en.refusal({ code: 'watch-closed' }));
    expect(verbsOf(await moreOf(game, watcher))).toContain('watch');
    expect(game.playground.violations.map(({ code }) => code)).toEqual([50007]);
    game.playground.closeDirect(watcher.id, false);
    await newLeader(game);
    await pass(game);
    expect(directTo(game, watcher)).toEqual([]);
  });

  test('later on end the watching, for that watcher alone and without a word', async () => {
    const game = await playing(2);
    const [watcher, other] = [watcherOf(game), game.actors[5]!];
    await watch(game, watcher);
    await watch(game, other);
    game.playground.closeDirect(watcher.id);
    await newLeader(game);
    await pass(game);
    game.playground.closeDirect(watcher.id, false);
    expect(directTo(game, other)).toHaveLength(2);
    expect(verbsOf(await moreOf(game, watcher))).toContain('watch');
    await endBy(game);
    await pass(game);
    expect(directTo(game, watcher)).toHaveLength(1);
    expect(directTo(game, other)).toHaveLength(3);
    expect(game.bot.lines.filter(({ level }) => level === 'error' || level === 'warn')).toEqual([]);
  });
});

test('each watcher is told in their own language, whatever the server’s language', async () => {
  const game = await playing(2);
  const dieter = game.actors.find(({ id }) => game.playground.stage.world.users.get(id)!.locale === 'de')!;
  const esra = watcherOf(game);
  const people = createPeople({ store: game.bot.store, clock: { now: game.playground.now }, log: keptLog() });
  await watch(game, dieter);
  await watch(game, esra);
  await people.change(esra.id, { language: 'fr' });
  const leader = await newLeader(game);
  // A changed setting takes effect within half a minute.
  await pass(game, 31_000);
  const about = await toldOf(game);
  expect(directTo(game, dieter)[1]).toBe(de.watch.leads(leader, about));
  expect(directTo(game, esra)[1]).toContain('a pris la tête');
});

test('in hours without notices a watcher is told without a sound', async () => {
  const game = await playing(2);
  const people = createPeople({ store: game.bot.store, clock: { now: game.playground.now }, log: keptLog() });
  const [quietly, aloud] = [watcherOf(game), game.actors[5]!];
  await people.change(quietly.id, { zone: 'UTC', quiet: { from: 11, to: 15 } });
  await watch(game, quietly);
  await watch(game, aloud);
  const sent = game.playground.requests.filter(
    ({ method, json }) =>
      method === 'POST' && (json as { content?: string } | undefined)?.content?.includes('You are watching'),
  );
  expect(sent.map(({ json }) => (json as { flags?: number }).flags ?? 0)).toEqual([4096, 0]);
});

describe('a watcher who may not see the channel any more', () => {
  test('is told nothing, and watches no more', async () => {
    const game = await playing(2);
    const watcher = watcherOf(game);
    await watch(game, watcher);
    game.playground.setPermissions(game.channel, { ViewChannel: false }, watcher.id);
    await newLeader(game);
    await pass(game);
    game.playground.setPermissions(game.channel, { ViewChannel: true }, watcher.id);
    await quiet(game);
    expect(verbsOf(await moreOf(game, watcher))).toContain('watch');
    await endBy(game);
    await pass(game);
    expect(directTo(game, watcher)).toHaveLength(1);
  });

  test('is not told how the game ends, and neither is a watcher who has left the server', async () => {
    const game = await playing(2);
    const [watcher, gone] = [watcherOf(game), game.actors[5]!];
    await watch(game, watcher);
    await watch(game, gone);
    game.playground.setPermissions(game.channel, { ViewChannel: false }, watcher.id);
    game.playground.removeUser(game.playground.guild, gone.id);
    await endBy(game);
    await pass(game);
    expect(directTo(game, watcher)).toHaveLength(1);
    expect(directTo(game, gone)).toHaveLength(1);
    expect(game.bot.lines.filter(({ level }) => level === 'error' || level === 'warn')).toEqual([]);
  });
});

/** One of two players resigns. */
async function endBy(game: StagedGame): Promise<void> {
  const actor = game.asked();
  const asked = await (await actor.slash(game.channel, 'resign')).settled();
  await pressVerb(actor, asked, 'resign-now');
  await quiet(game);
}

test('events while the bot was down are told once after the restart', async () => {
  const game = await playing(2);
  const watcher = watcherOf(game);
  await watch(game, watcher);
  const leader = await newLeader(game);
  await game.restart();
  await quiet(game);
  const expected = [directTo(game, watcher)[0], en.watch.leads(leader, await toldOf(game))];
  expect(directTo(game, watcher)).toEqual(expected);
  await game.restart();
  await pass(game);
  expect(directTo(game, watcher)).toEqual(expected);
  await endBy(game);
  await game.restart();
  await quiet(game);
  expect(directTo(game, watcher)).toHaveLength(3);
  expect(directTo(game, watcher)[2]).toContain('is over');
});

describe('the stored data of a watcher', () => {
  const kept = ({ store }: { store: MemoryStore }): string[] =>
    [...store.disk.keys()].filter((key) => key.startsWith('watching:') || key.includes('watched-by:'));

  const onStored = async () => {
    const store = memoryStore();
    const game = await playing(2, store);
    return Object.assign(Object.create(game) as StagedGame, { store });
  };

  test('goes when the game ends', async () => {
    const game = await onStored();
    await watch(game, watcherOf(game));
    expect(kept(game)).toHaveLength(2);
    await endBy(game);
    await pass(game);
    expect(kept(game)).toEqual([]);
    expect(directTo(game, watcherOf(game))).toHaveLength(2);
  });

  test('goes when the game is stopped, which is told', async () => {
    const game = await onStored();
    const [ada] = game.actors;
    await watch(game, watcherOf(game));
    const more = await moreOf(game, ada!);
    await pressVerb(ada!, more, 'abandon');
    await pressVerb(ada!, await changed(ada!, more), 'abandon-now');
    await pass(game);
    expect((await game.stored(game.table)).phase).toBe('abandoned');
    expect(directTo(game, watcherOf(game))[1]).toContain('was stopped before its end');
    expect(kept(game)).toEqual([]);
  });

  test('goes with the server that has removed the bot', async () => {
    const game = await onStored();
    await watch(game, watcherOf(game));
    game.playground.removeBot(game.playground.guild);
    await quiet(game);
    for (let days = 0; days < 31; days++) {
      game.playground.advance(24 * 60 * 60_000);
      await quiet(game);
    }
    expect(kept(game)).toEqual([]);
    expect(directTo(game, watcherOf(game))).toHaveLength(1);
  });

  test('is told by /privacy show and export, and goes by delete', async () => {
    const game = await onStored();
    const watcher = watcherOf(game);
    await watch(game, watcher);
    const say = async (what: string) => (await watcher.slash(game.channel, `privacy ${what}`)).settled();
    expect((await say('show')).content).toContain('**1 running game** that you watch');
    const [file] = (await say('export')).attachments;
    expect(JSON.parse(Buffer.from(game.playground.bytes(file!.id)!).toString()).watching).toEqual([game.table]);
    const asked = await say('delete');
    expect(asked.content).toContain('You no longer watch any game.');
    await pressVerb(watcher, asked, 'delete-data');
    await quiet(game);
    expect([...game.store.disk].filter(([key, { text }]) => `${key} ${text}`.includes(watcher.id))).toEqual([]);
    await newLeader(game);
    await pass(game);
    expect(directTo(game, watcher)).toHaveLength(1);
  });
});

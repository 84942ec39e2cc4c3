import type { PageMessage } from 'discord-playground';
import { describe, expect, test } from 'vitest';
import { RenderError, type RenderErrorCode, type Renderer } from '../../render/index.ts';
import { createCallbacks } from '../../src/discord/connection/client.ts';
import { createReplays } from '../../src/discord/past/replays.ts';
import { createPresenter } from '../../src/discord/publish/presenter.ts';
import type { ScreenNews } from '../../src/discord/publish/reconciler.ts';
import { TableMessageSchema } from '../../src/discord/publish/table-message.ts';
import { knownThreads } from '../../src/discord/servers/known-threads.ts';
import type { Services } from '../../src/discord/services.ts';
import { createHints } from '../../src/game/computers/hints.ts';
import type { Newcomers } from '../../src/game/learning/newcomers.ts';
import type { Puzzles } from '../../src/game/learning/puzzles.ts';
import { OWN_MAPS } from '../../src/game/maps/index.ts';
import { createAnalyses } from '../../src/game/past/analysis.ts';
import { createPeople } from '../../src/game/people/people.ts';
import { createWatchers } from '../../src/game/people/watchers.ts';
import { createServers } from '../../src/game/servers/servers.ts';
import { ALONE } from '../../src/game/servers/shard.ts';
import { PLAIN_TIME } from '../../src/game/time/clock.ts';
import type { Stats } from '../../src/stats/index.ts';
import { done, keptLog, member, service } from '../game/support.ts';
import { connected } from '../support/clients.ts';
import { quickComputers } from '../support/computers.ts';
import { buttonsOf, picturesIn, textIn, withVerb } from '../support/player.ts';
import { pixels } from '../support/stage.ts';

/** The presenter alone, on a playground, with a running table of two. */
async function presenting(renderer = pixels()) {
  const { playground, client } = await connected();
  const { tables, store, clock } = service();
  const log = keptLog();
  const servers = createServers({ store, clock });
  const told: string[] = [];
  const news: ScreenNews = {
    shown: ({ revision }) => void told.push(`shown ${revision}`),
    waits: ({ revision }, until) => void told.push(`waits ${revision} ${until}`),
    lacks: (_table, why) => void told.push(`lacks ${why instanceof RenderError ? why.code : why}`),
  };
  const services: Services = {
    client,
    shard: ALONE,
    callbacks: createCallbacks(playground.apiUrl),
    tables,
    servers,
    people: createPeople({ store, clock, log }),
    presence: { isGone: async () => false, timeOf: async () => PLAIN_TIME },
    stats: {} as Stats,
    maps: OWN_MAPS,
    hints: createHints(quickComputers()),
    puzzles: {} as Puzzles,
    newcomers: {} as Newcomers,
    watchers: createWatchers(store),
    analyses: createAnalyses(store, quickComputers(), log, clock),
    renderer,
    replays: createReplays(),
    threads: knownThreads(store),
    clock,
    log,
    tableMessages: store.collection('screens', TableMessageSchema),
  };
  /** A presenter of a process that has just started. */
  const restarted = (more: Partial<Services> = {}) => createPresenter({ ...services, ...more }, news);
  const presenter = restarted();
  const [ada, bo] = playground.users.map((user, index) => ({ ...member(index), user }));
  const where = { guild: playground.guild, channel: playground.channel };
  const { table } = await done(tables.open(where, ada!, { first: ada!.user }));
  await done(tables.join(table.id, bo!));
  const play = async () => {
    const { table: now, game } = await done(tables.look(table.id));
    const [first] = game!.legalActions();
    const { user } = now.members[game!.asked!]!;
    const actions = [first!, { type: 'pass' } as const];
    const played = await tables.play({ table: table.id, user, revision: now.revision, actions });
    return played.ok
      ? played.value
      : done(tables.play({ table: table.id, user, revision: now.revision, actions: [first!] }));
  };
  const boards = () => playground.actor(ada!.user).messages(playground.channel);
  const current = () => boards().filter((one) => withVerb(one, 'square').length > 0);
  return {
    playground,
    presenter,
    restarted,
    told,
    id: table.id,
    servers,
    tables,
    log,
    started: () => done(tables.start(table.id, ada!.user)),
    play,
    boards,
    current,
  };
}

test('states that are shown at once end with the newest, in any order', async () => {
  const { presenter, started, play, current, playground, boards } = await presenting();
  const first = await started();
  const [second, third] = [await play(), await play()];
  await Promise.all([presenter.show(first), presenter.show(third), presenter.show(second)]);
  expect(current()).toHaveLength(1);
  expect(current()[0]!.id).toBe(boards().at(-1)!.id);
  expect(withVerb(current()[0]!, 'square')[0]!.custom_id).toContain(`|${third.table.revision}|`);
  expect(playground.violations.slice()).toEqual([]);
});

test('an old state that is to be brought down brings down the newest', async () => {
  const { presenter, started, play, current } = await presenting();
  const first = await started();
  await presenter.show(first);
  const second = await play();
  await Promise.all([presenter.show(second), presenter.bringDown(first)]);
  expect(current()).toHaveLength(1);
  expect(withVerb(current()[0]!, 'square')[0]!.custom_id).toContain(`|${second.table.revision}|`);
});

test('a state that is shown already is not shown again', async () => {
  const { presenter, started, playground } = await presenting();
  const first = await started();
  await presenter.show(first);
  const { length } = playground.requests;
  await presenter.show(first);
  await presenter.recover(first.table.id);
  expect(playground.requests).toHaveLength(length);
});

test('a message that failed does not hold up the next one', async () => {
  const { presenter, started, play, playground, current } = await presenting();
  const first = await started();
  playground.faults.add({ kind: 'status', status: 500, method: 'POST', route: '/messages', times: 3 });
  const second = await play();
  const shown = await Promise.allSettled([presenter.show(first), presenter.show(second)]);
  expect(shown.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(current()).toHaveLength(1);
});

test('a line with a button loses it when the table moves on', async () => {
  const { presenter, started, play, boards } = await presenting();
  const first = await started();
  await presenter.show(first);
  const custom_id = `1|agree|${first.table.id}|${first.table.revision}|`;
  const components = [{ type: 1, components: [{ type: 2, style: 4, label: 'Agree', custom_id }] }] as never;
  await presenter.say(first.table, { content: 'Shall we?', components });
  const asked = () => boards().find(({ content }) => content === 'Shall we?')!;
  expect(buttonsOf(asked())).toHaveLength(1);
  await presenter.show(await play());
  expect(buttonsOf(asked())).toEqual([]);
});

test('a line that asks a question decided meanwhile is not said, nor put in the place of one that was taken away', async () => {
  const { presenter, started, play, boards } = await presenting(pixels());
  const first = await started();
  await presenter.show(first);
  await presenter.show(await play());
  const custom_id = `1|agree|${first.table.id}|${first.table.revision}|`;
  const components = [{ type: 1, components: [{ type: 2, style: 4, label: 'Agree', custom_id }] }] as never;
  const before = boards().length;
  await presenter.say(first.table, { content: 'Shall we?', components });
  expect(boards()).toHaveLength(before);
  // A line without buttons asks nothing, and is sent all the same.
  await presenter.say(first.table, { content: 'We shall.' });
  expect(boards()).toHaveLength(before + 1);
});

test('a turn is posted without a picture that is late, and gets it once it is there', async () => {
  const drawn: (() => void)[] = [];
  const slow: Renderer = {
    ...pixels(),
    patienceMs: 0,
    by: () => slow,
    board: (scene) => new Promise((resolve) => drawn.push(() => resolve(pixels().board(scene)))),
  };
  const { presenter, started, boards, log } = await presenting(slow);
  await presenter.show(await started());
  const posted = boards().at(-1)!;
  expect(posted.attachments).toEqual([]);
  expect(withVerb(posted, 'square')).not.toEqual([]);
  drawn.shift()!();
  await expect.poll(() => boards().at(-1)!.attachments.length).toBe(1);
  // A busy drawing process draws nothing twice.
  expect(drawn).toEqual([]);
  expect(boards().at(-1)!.id).toBe(posted.id);
  expect(log.lines.some(({ level }) => level === 'error')).toBe(false);
});

describe('a turn without its picture', () => {
  const refusing = (code: RenderErrorCode): Renderer => {
    const one: Renderer = { ...pixels(), by: () => one, board: () => Promise.reject(new RenderError(code, code)) };
    return one;
  };
  const attached = ({ boards }: { boards: () => PageMessage[] }) =>
    boards().map(({ attachments }) => attachments.length);

  test.each(['busy', 'down', 'closed'] as const)('gets it when it is asked for later: %s', async (code) => {
    const one = await presenting(refusing(code));
    await one.presenter.show(await one.started());
    expect(attached(one)).toEqual([0]);
    const { revision } = (await done(one.tables.look(one.id))).table;
    expect(one.told.at(-1)).toBe(`lacks ${code}`);
    const presenter = one.restarted({ renderer: pixels() });
    await presenter.recover(one.id);
    expect(attached(one)).toEqual([1]);
    expect(one.told.at(-1)).toBe(`shown ${revision}`);
    const { length } = one.playground.requests;
    await presenter.recover(one.id);
    expect(one.playground.requests).toHaveLength(length);
  });

  test('is not drawn again and again if it cannot be drawn', async () => {
    const one = await presenting(refusing('crashed'));
    const { table } = await one.started();
    await one.presenter.show(await done(one.tables.look(one.id)));
    expect(one.told).toEqual([`shown ${table.revision}`]);
    const { length } = one.playground.requests;
    await one.presenter.recover(one.id);
    expect(one.playground.requests).toHaveLength(length);
  });

  test('gets it from the next process if this process ended before the picture came', async () => {
    const slow: Renderer = { ...pixels(), patienceMs: 0, by: () => slow, board: () => new Promise(() => {}) };
    const one = await presenting(slow);
    await one.presenter.show(await one.started());
    expect(attached(one)).toEqual([0]);
    await one.restarted({ renderer: pixels() }).recover(one.id);
    expect(attached(one)).toEqual([1]);
  });

  test('does not keep an earlier picture, which has other numbers', async () => {
    const one = await presenting();
    const started = await one.started();
    await one.presenter.show(started);
    expect(attached(one)).toEqual([1]);
    await one.restarted({ renderer: refusing('busy') }).refresh(started);
    expect(attached(one)).toEqual([0]);
    await one.restarted().recover(one.id);
    expect(attached(one)).toEqual([1]);
  });

  test('whose picture fails after the table has moved on changes nothing', async () => {
    const failing = Promise.withResolvers<never>();
    const slow: Renderer = { ...pixels(), patienceMs: 0, by: () => slow, board: () => failing.promise };
    const one = await presenting(slow);
    await one.presenter.show(await one.started());
    const next = await one.play();
    const presenter = one.restarted({ renderer: pixels() });
    await presenter.show(next);
    failing.reject(new RenderError('down', 'does not start'));
    await expect.poll(() => one.told.at(-1)).toBe('lacks down');
    await one.presenter.recover(one.id);
    expect(one.told.at(-1)).toBe(`shown ${next.table.revision}`);
  });
});

test('a late picture that fails by a bug costs a line of the log, and not the process', async () => {
  const failing = Promise.withResolvers<never>();
  const slow: Renderer = { ...pixels(), patienceMs: 0, by: () => slow, board: () => failing.promise };
  const { presenter, started, log } = await presenting(slow);
  await presenter.show(await started());
  failing.reject(new TypeError('a bug'));
  await expect.poll(() => log.lines.filter(({ level }) => level === 'error')).toHaveLength(1);
});

test('public pictures use the server’s theme', async () => {
  const themes: (string | undefined)[] = [];
  const watched = (theme?: () => Promise<string>): Renderer => ({
    ...pixels(),
    by: (asker) => watched(asker.theme ?? theme),
    board: async (scene) => {
      themes.push(await theme?.());
      return pixels().board(scene);
    },
    closeUp: async (scene) => {
      themes.push(await theme?.());
      return pixels().closeUp(scene);
    },
  });
  const { presenter, servers, started, play, playground } = await presenting(watched());
  await presenter.show(await started());
  await servers.changeSettings(playground.guild, { isLight: true });
  await presenter.show(await play());
  expect(themes).toEqual(['dark', 'light', 'light']);
});

test('a finished turn keeps its board, without buttons, if others wait for pictures', async () => {
  const busy = (isSpare = false): Renderer => ({
    ...pixels(),
    by: (asker) => busy(asker.isSpare ?? isSpare),
    closeUp: (scene) => (isSpare ? Promise.reject(new RenderError('passed', 'others wait')) : pixels().closeUp(scene)),
  });
  const { presenter, started, play, boards, log } = await presenting(busy());
  await presenter.show(await started());
  const first = boards().at(-1)!;
  await presenter.show(await play());
  const faded = boards().find(({ id }) => id === first.id)!;
  expect(textIn(faded)).toMatch(/^Turn 1 – /);
  expect(buttonsOf(faded)).toEqual([]);
  expect(picturesIn(faded)).toEqual(first.attachments.map(({ description }) => description));
  expect(log.lines.some(({ level }) => level === 'error')).toBe(false);
});

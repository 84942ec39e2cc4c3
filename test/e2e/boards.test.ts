import type { Actor, PageMessage } from 'discord-playground';
import { describe, expect, test } from 'vitest';
import { createStats, type Stats } from '../../src/stats/index.ts';
import { keptLog } from '../game/support.ts';
import { clockOf } from '../support/bot.ts';
import { memoryStore } from '../support/memory-store.ts';
import { menusOf, verbOf, withVerb } from '../support/player.ts';
import { DAY, type Ended, endedTable, NOON } from '../support/results.ts';
import { answered, de, en, onStage, planted, pressVerb, quiet, type Stage } from '../support/stage.ts';

const LAST_SEASON = NOON - 100 * DAY;

interface BoardStage extends Stage {
  readonly stats: Stats;
  readonly store: ReturnType<typeof memoryStore>;
  /** Records a short game. */
  game(about: Ended): Promise<void>;
}

async function onBoards(): Promise<BoardStage> {
  const store = memoryStore();
  const stage = await onStage({ store, playground: { clock: { start: NOON, frozen: true } } });
  const stats = createStats({ store, clock: clockOf(stage.playground), log: keptLog(), seasonMonths: async () => 3 });
  const { guild } = stage.playground;
  return Object.create(stage, {
    store: { value: store },
    stats: { value: stats },
    game: {
      value: async (about: Ended) => {
        expect(await stats.record(endedTable({ guild, channel: stage.channel, ...about }))).toBe('recorded');
      },
    },
  }) as BoardStage;
}

const NAMES = ['W'.repeat(32), '\u0301\u0302', '\u202eעדה', '👩‍👩‍👧‍👦🐉', '**_`Bo`_**', '@everyone', '# Cy', '字字字'];

/** Games of three by twelve others and the stage's users. The stage's first users have names of their own. */
async function busy(stage: BoardStage): Promise<void> {
  const others = Array.from({ length: 12 }, (_, index) => `70000000000000${1000 + index}`);
  for (let index = 0; index < 12; index += 2) {
    const names = [NAMES[index % NAMES.length]!, NAMES[(index + 1) % NAMES.length]!, 'Ada'];
    const users = [others[index]!, others[index + 1]!, stage.actors[0]!.id];
    await stage.game({ users, names, luck: index + 1, ended: NOON - index });
  }
}

const command = async (actor: Actor, { channel }: Stage, name: string, options = {}): Promise<PageMessage> =>
  (await actor.slash(channel, name, options)).settled();

const altOf = ({ attachments }: PageMessage): string => attachments[0]?.description ?? '';

/** Chooses in one of the menus, by the start of a label; the panel afterwards. */
async function choose(
  stage: Stage,
  actor: Actor,
  panel: PageMessage,
  menu: string,
  label: string,
): Promise<PageMessage> {
  const found = menusOf(panel).find((one) => verbOf(one) === `leaderboard-${menu}`)!;
  const option = (found.options as { label: string; value: string }[]).find((one) => one.label.startsWith(label))!;
  return edited(stage, actor, panel, () => actor.select(panel.id, found.custom_id!, [option.value]));
}

/** The panel after the bot's edit, which may leave it equal. */
async function edited({ playground }: Stage, actor: Actor, panel: PageMessage, act: () => Promise<unknown>) {
  const edits = () => playground.requests.filter(({ method, status }) => method === 'PATCH' && status === 200).length;
  const before = edits();
  await act();
  await quiet({ playground });
  expect(edits()).toBeGreaterThan(before);
  return actor.message(panel.id)!;
}

const press = async (actor: Actor, panel: PageMessage, verb: string, index = 0): Promise<PageMessage> =>
  (await pressVerb(actor, panel, verb, index)).settled();

/** Presses the button with that label; the panel afterwards. */
const labelled = async (stage: Stage, actor: Actor, panel: PageMessage, label: string): Promise<PageMessage> => {
  const found = [...withVerb(panel, 'leaderboard'), ...withVerb(panel, 'leaderboard-show')];
  const id = found.find((one) => one.label === label)!.custom_id!;
  return edited(stage, actor, panel, () => actor.press(panel.id, id));
};

const publicOnes = ({ channel }: Stage, actor: Actor): PageMessage[] =>
  actor.messages(channel).filter(({ ephemeral }) => !ephemeral);

describe('/leaderboard', () => {
  test('an empty board says how to come onto it', async () => {
    const stage = await onBoards();
    const panel = await command(stage.actors[0]!, stage, 'leaderboard');
    expect(panel.ephemeral).toBe(true);
    expect(panel.content).toContain('`/play`');
    expect(menusOf(panel)).toHaveLength(4);
    expect(stage.playground.violations.slice()).toEqual([]);
  });

  test('names that the picture has no letters for are told beside it, and so is the most frequent fellow player', async () => {
    const stage = await onBoards();
    const [ada, bo] = stage.actors as [Actor, Actor];
    const users = [ada.id, '70000000001234', '70000000005678'];
    await stage.game({ users, names: ['Ada', 'ლაშა', '\u3164'] });
    for (const panel of [await command(ada, stage, 'leaderboard'), await command(ada, stage, 'profile')]) {
      expect(panel.content.split('\n').at(-1)).toBe(`-# Names that the picture cannot write: …1234 = ლაშა`);
    }
    expect(altOf(await command(ada, stage, 'leaderboard'))).toContain(' …5678: ');
    await stage.game({ users: [bo.id, users[0]!], names: ['Bo', 'Ada'], luck: 2, ended: NOON + 1 });
    expect((await command(bo, stage, 'profile')).content).not.toContain('cannot write');
  });

  test('pages, every menu, and the reader’s own row on any page', async () => {
    const stage = await onBoards();
    await busy(stage);
    const [ada, bo] = stage.actors as [Actor, Actor];
    const first = await command(ada, stage, 'leaderboard');
    expect(first.content).toContain('page 1 of 2');
    expect(altOf(first)).toContain('You: ');
    expect(first.content).toMatch(/^You: rank \d+ \(\d+\?, 6 games/m);
    const second = await labelled(stage, ada, first, 'Next page');
    expect(second.content).toContain('page 2 of 2');
    expect(altOf(second)).toContain('You: ');
    const back = await labelled(stage, ada, second, 'Previous page');
    expect(altOf(back)).toBe(altOf(first));
    const mine = await labelled(stage, ada, second, 'Where am I?');
    expect(altOf(mine)).toMatch(/You: \d+\. Ada/);

    let panel = mine;
    for (const [menu, label, told] of [
      ['measure', 'Wins', '**Wins**'],
      ['measure', 'Games', '**Games**'],
      ['measure', 'Best score', '**Best score**'],
      ['measure', 'Biggest city', '**Biggest city**'],
      ['measure', 'Longest road', '**Longest road**'],
      ['measure', 'Gifts opened', 'Open a gift'],
      ['measure', 'Rating', '**Rating**'],
      ['kind', 'Base game', 'Base game · page 1 of 2'],
      ['kind', 'Anniversary', 'with arrows or The Gifts'],
      ['kind', 'Big box', 'using tiles of other boxes'],
      ['kind', 'Maps', 'on a map'],
      ['kind', 'All games', 'All games · page 1 of 2'],
      ['season', 'All time', 'All time'],
      ['season', 'October', 'October – December 2026'],
      ['pool', 'Duels', 'Nobody here yet'],
      ['pool', 'Larger tables', 'page 1 of 2'],
    ] as const) {
      panel = await choose(stage, ada, panel, menu, label);
      expect(panel.content, label).toContain(told);
      expect(panel.id).toBe(first.id);
    }
    expect(altOf(panel)).toBe(altOf(first));

    const stranger = await command(bo, stage, 'leaderboard');
    expect(stranger.content).toContain('You are not on this board yet');
    expect(altOf(stranger)).not.toContain('You: ');
    expect(stage.playground.violations.slice()).toEqual([]);
  });

  test('earlier seasons are told as dates and can be chosen', async () => {
    const stage = await onBoards();
    const [ada, bo, cleo] = stage.actors as [Actor, Actor, Actor];
    await stage.game({ users: [ada.id, bo.id, cleo.id], ended: LAST_SEASON });
    const now = await command(ada, stage, 'leaderboard');
    expect(now.content).toContain('October – December 2026');
    const then = await choose(stage, ada, now, 'season', 'July – September 2026');
    expect(then.content).toContain('July – September 2026');
    expect(altOf(then)).toContain('You: ');
    expect(stage.playground.violations.slice()).toEqual([]);
  });

  test('the board across servers counts only the players who ask for it', async () => {
    const stage = await onBoards();
    const [ada, bo, cleo] = stage.actors as [Actor, Actor, Actor];
    for (const { id } of [ada, bo]) await stage.stats.privacy.choose(id, { everywhere: true });
    await stage.game({ users: [ada.id, bo.id, cleo.id], names: ['Ada', 'Bo', 'Cleo'] });
    const here = await command(cleo, stage, 'leaderboard');
    expect(altOf(here)).toContain('Cleo');
    const all = await labelled(stage, cleo, here, 'All servers');
    expect(all.content).toContain('Leaderboard across servers');
    expect(all.content).toContain('/privacy everywhere');
    expect(altOf(all)).toContain('Ada');
    expect(altOf(all)).not.toContain('Cleo');
    expect(altOf(await labelled(stage, cleo, all, 'This server'))).toBe(altOf(here));
    expect(stage.playground.violations.slice()).toEqual([]);
  });

  test('a server with duels alone opens on the duels', async () => {
    const stage = await onBoards();
    const [ada, bo] = stage.actors as [Actor, Actor];
    await stage.game({ users: [ada.id, bo.id] });
    expect((await command(ada, stage, 'leaderboard')).content).toContain('Duels');
  });

  test('a board shown in the channel has no row of its reader and no menus, and each presser gets their own', async () => {
    const stage = await onBoards();
    await busy(stage);
    const [ada, bo] = stage.actors as [Actor, Actor];
    bo.setLocale('de');
    const panel = await choose(stage, ada, await command(ada, stage, 'leaderboard'), 'measure', 'Games');
    const acted = await pressVerb(ada, panel, 'leaderboard-show');
    const link = (await answered(ada, acted)).content;
    const [shown] = publicOnes(stage, bo);
    expect(link).toContain(`/${stage.channel}/${shown!.id}`);
    expect(shown!.content).toContain('**Games**');
    expect(`${shown!.content}${altOf(shown!)}`).not.toContain('You');
    expect(menusOf(shown!)).toEqual([]);
    expect(stage.playground.pings).toHaveLength(0);

    await stage.restart();
    const own = await press(bo, shown!, 'leaderboard');
    expect(own.ephemeral).toBe(true);
    expect(own.content).toContain(de.boards.measure('games').name);
    expect(menusOf(own)).toHaveLength(4);
    expect(publicOnes(stage, bo)[0]!.content).toBe(shown!.content);
    // The old private panel, too.
    expect((await labelled(stage, ada, panel, 'Where am I?')).content).toContain('**Games**');
    expect(stage.playground.violations.slice()).toEqual([]);
  });

  test('a double click shows the board once, and both clicks are told where', async () => {
    const stage = await onBoards();
    await busy(stage);
    const [ada] = stage.actors as [Actor];
    const panel = await command(ada, stage, 'leaderboard');
    const both = await Promise.all([0, 1].map(() => pressVerb(ada, panel, 'leaderboard-show')));
    const links = await Promise.all(both.map(async (acted) => (await answered(ada, acted)).content));
    expect(publicOnes(stage, ada)).toHaveLength(1);
    expect(new Set(links).size).toBe(1);
    // Another board is another message.
    const wins = await choose(stage, ada, panel, 'measure', 'Wins');
    await answered(ada, await pressVerb(ada, wins, 'leaderboard-show'));
    expect(publicOnes(stage, ada)).toHaveLength(2);
    expect(stage.playground.violations.slice()).toEqual([]);
  });

  test('buttons of long ago, or made up, show the nearest board', async () => {
    const stage = await onBoards();
    await busy(stage);
    const [ada] = stage.actors as [Actor];
    const ids = ['here.table.2001-01+3.all.rating.9999999', 'x.y.z', 'all.duel.all.maps.gifts-opened.own', ''];
    const verbs = ['leaderboard', 'leaderboard', 'leaderboard', 'leaderboard-show'];
    const message = await planted(stage, ...ids.map((argument, index) => `1|${verbs[index]}|-|0|${argument}`));
    const pressed = async (index: number) =>
      answered(ada, await ada.press(message, `1|${verbs[index]}|-|0|${ids[index]}`));
    expect((await pressed(0)).content).toMatch(/October – December 2026.*page 2 of 2/);
    expect((await pressed(1)).content).toContain('October – December 2026');
    expect((await pressed(2)).content).toContain('Nobody here yet');
    expect((await pressed(3)).content).toContain('https://discord.com/channels/');
    expect(stage.playground.violations.slice()).toEqual([]);
  });

  test('a hidden player’s own row is shown to that player alone', async () => {
    const stage = await onBoards();
    const [ada, bo, cleo] = stage.actors as [Actor, Actor, Actor];
    await stage.game({ users: [ada.id, bo.id, cleo.id], names: ['Ada', 'Bo', 'Cleo'] });
    await stage.stats.privacy.choose(ada.id, { hidden: true });
    const own = await command(ada, stage, 'leaderboard');
    expect(own.content).toContain('`/privacy`');
    expect(altOf(own)).toMatch(/You: \d\. Ada/);
    expect(altOf(await command(bo, stage, 'leaderboard'))).not.toContain('Ada');
    await answered(ada, await pressVerb(ada, own, 'leaderboard-show'));
    expect(altOf(publicOnes(stage, bo)[0]!)).not.toContain('Ada');
    expect(stage.playground.violations.slice()).toEqual([]);
  });

  test('a server that keeps no board says so, and profiles go without ratings', async () => {
    const stage = await onBoards();
    const [ada, bo] = stage.actors as [Actor, Actor];
    await stage.game({ users: [ada.id, bo.id] });
    const { createServers } = await import('../../src/game/servers/servers.ts');
    const servers = createServers({ store: stage.store, clock: clockOf(stage.playground) });
    await servers.changeSettings(stage.playground.guild, { leaderboard: false });
    const off = en.refusal({ code: 'leaderboard-off' });
    expect((await command(ada, stage, 'leaderboard')).content).toBe(off);
    const profile = await command(ada, stage, 'profile');
    expect(altOf(profile)).toContain('1 game');
    expect(altOf(profile)).not.toMatch(/Duels|[Rr]ank/);
    const message = await planted(stage, '1|leaderboard|-|0|', '1|leaderboard-show|-|0|');
    for (const verb of ['leaderboard', 'leaderboard-show'])
      expect((await answered(ada, await ada.press(message, `1|${verb}|-|0|`))).content).toBe(off);
    expect(stage.playground.violations.slice()).toEqual([]);
  });

  test('a store that fails costs a sentence, and later it works', async () => {
    const stage = await onBoards();
    await busy(stage);
    const [ada] = stage.actors as [Actor];
    const panel = await command(ada, stage, 'leaderboard');
    stage.store.fault = () => 'before';
    for (const name of ['leaderboard', 'profile'])
      expect((await answered(ada, await ada.slash(stage.channel, name))).content).toMatch(/cannot be reached just now/);
    const failed = await answered(ada, await pressVerb(ada, panel, 'leaderboard-show'));
    expect(failed.content).toMatch(/cannot be reached just now/);
    stage.store.fault = () => null;
    expect((await command(ada, stage, 'leaderboard')).content).toContain('page 1 of 2');
    expect(stage.playground.violations.slice()).toEqual([]);
  });
});

describe('/profile', () => {
  test('a user’s own profile, another user’s, none, and a bot’s', async () => {
    const stage = await onBoards();
    const [ada, bo, cleo] = stage.actors as [Actor, Actor, Actor];
    await stage.game({ users: [ada.id, bo.id], names: ['Ada', '@everyone **Bo**'] });
    const own = await command(ada, stage, 'profile');
    expect(own.ephemeral).toBe(true);
    expect(altOf(own)).toMatch(/^Profile of Ada\. On this server: 1 game.*Duels: \d+\? \(Rank \d, 1 game\)/);
    expect(withVerb(own, 'history')[0]!.custom_id).toBe(`1|history|-|0|u${ada.id}.0`);
    const other = await command(ada, stage, 'profile', { user: bo.id });
    expect(other.content).not.toContain('@everyone');
    expect(altOf(other)).toContain('Profile of @everyone');
    expect((await command(cleo, stage, 'profile')).content).toBe(en.refusal({ code: 'profile-none', user: null }));
    expect((await command(ada, stage, 'profile', { user: cleo.id })).content).toBe(
      en.refusal({ code: 'profile-none', user: cleo.id }),
    );
    expect((await command(ada, stage, 'profile', { user: stage.playground.bot })).content).toBe(
      en.refusal({ code: 'profile-bot' }),
    );
    expect(stage.playground.pings).toHaveLength(0);
    expect(stage.playground.violations.slice()).toEqual([]);
  });

  test('a hidden profile is its owner’s alone, who may show it', async () => {
    const stage = await onBoards();
    const [ada, bo] = stage.actors as [Actor, Actor];
    await stage.game({ users: [ada.id, bo.id], names: ['Ada', 'Bo'] });
    const before = await command(bo, stage, 'profile', { user: ada.id });
    await stage.stats.privacy.choose(ada.id, { hidden: true });
    const hidden = en.refusal({ code: 'profile-hidden' });
    expect((await command(bo, stage, 'profile', { user: ada.id })).content).toBe(hidden);
    // An older panel does not show a profile that is hidden now.
    expect((await answered(bo, await pressVerb(bo, before, 'profile-show'))).content).toBe(hidden);
    expect(publicOnes(stage, bo)).toEqual([]);
    const own = await command(ada, stage, 'profile');
    expect(own.content).toContain('`/privacy`');
    expect(altOf(own)).not.toMatch(/[Rr]ank/);
    await answered(ada, await pressVerb(ada, own, 'profile-show'));
    const [shown] = publicOnes(stage, bo);
    expect(altOf(shown!)).toContain('Profile of Ada');
    expect(shown!.content).not.toContain('/privacy');
    expect(stage.playground.violations.slice()).toEqual([]);
  });

  test('a profile shown in the channel offers everybody their own, also after a restart', async () => {
    const stage = await onBoards();
    const [ada, bo] = stage.actors as [Actor, Actor];
    await stage.game({ users: [ada.id, bo.id], names: ['Ada', 'Bo'] });
    const panel = await command(ada, stage, 'profile');
    await answered(ada, await pressVerb(ada, panel, 'profile-show'));
    await stage.restart();
    const [shown] = publicOnes(stage, bo);
    const own = await press(bo, shown!, 'profile');
    expect(own.ephemeral).toBe(true);
    expect(altOf(own)).toContain('Profile of Bo');
    expect(stage.playground.violations.slice()).toEqual([]);
  });
});

test('if the bot may not post, the presser is told what is missing', async () => {
  const stage = await onBoards();
  const [ada, bo] = stage.actors as [Actor, Actor];
  await stage.game({ users: [ada.id, bo.id] });
  const panels = [await command(ada, stage, 'leaderboard'), await command(ada, stage, 'profile')];
  stage.playground.setPermissions(stage.channel, { AttachFiles: false });
  for (const [index, verb] of ['leaderboard-show', 'profile-show'].entries()) {
    const told = await answered(ada, await pressVerb(ada, panels[index]!, verb));
    expect(told.content).toContain('Attach Files');
  }
  expect(publicOnes(stage, bo)).toEqual([]);
});

import { type Actor, DEFAULT_SEED, type PageMessage, type Seed } from 'discord-playground';
import { TOPICS } from '../../src/discord/words/index.ts';
import { LESSON_STAGES } from '../../src/game/learning/lesson.ts';
import { MINUTE_MS } from '../../src/game/time/pace.ts';
import { lookAround, seenAfter, turnNow, typed } from '../support/looking.ts';
import { askedBy, menusOf, verbOf, withVerb } from '../support/player.ts';
import { pressVerb, quiet, type Stage } from '../support/stage.ts';

/** A playground in which all people and the server use one language. */
export const speaking = (locale: string): Seed => ({
  ...DEFAULT_SEED,
  users: DEFAULT_SEED.users.map((user) => ({ ...user, locale })),
  guilds: DEFAULT_SEED.guilds.map((guild) => ({ ...guild, locale })),
});

/** The name of the lobby that a server saves. */
export const PRESET = 'Everything';

/** Typed texts that mean nothing; the answer quotes them. */
export const MISTYPED = { zones: ['Atlantis', 'Mars'], paces: ['181m', 'soon'] } as const;

const valuesIn = (panel: PageMessage, verb: string): string[] =>
  (menusOf(panel).find((one) => verbOf(one) === verb)!.options as { value: string }[]).map(({ value }) => value);

/** Opens a table of three with every rule and tile set, by the lobby's menus. `text`: in words; `tiles`: at most so many in play. */
export async function openEverything(
  stage: Stage,
  map: string | null,
  { text = false, tiles }: { readonly text?: boolean; readonly tiles?: number } = {},
): Promise<void> {
  const { channel } = stage;
  const [ada, bo, chloe] = stage.actors as [Actor, Actor, Actor];
  await ada.slash(channel, 'play', { ...(map !== null && { preset: 'on-a-map', map }), ...(text && { text }) });
  const lobby = await ada.waitFor((one) => withVerb(one, 'join').length > 0);
  for (const other of [bo, chloe]) await pressVerb(other, lobby, 'join');
  await quiet(stage);
  const now = (): PageMessage => ada.message(lobby.id)!;
  await seatComputers(stage, ada, now);
  let panel = await (await pressVerb(ada, now(), 'settings')).settled();
  const choose = async (verb: string, values: readonly string[]): Promise<void> => {
    const id = menusOf(panel).find((one) => verbOf(one) === verb)!.custom_id!;
    await ada.select(panel.id, id, [...values]);
    await quiet(stage);
    panel = ada.message(panel.id)!;
  };
  const open = async (part: string): Promise<void> => {
    await pressVerb(ada, panel, part);
    await quiet(stage);
    panel = ada.message(panel.id)!;
  };
  await open('box-menus');
  await choose('box-on', valuesIn(panel, 'box-on'));
  await choose('rules', valuesIn(panel, 'rules'));
  await open('settings');
  if (tiles !== undefined) await choose('map-tiles', [`${tiles}`]);
  // Only the host may do these.
  await pressVerb(bo, now(), 'settings');
  await pressVerb(bo, now(), 'start');
  await pressVerb(chloe, now(), 'join');
  await typed(stage, ada, 'settings save', { name: PRESET });
  await quiet(stage);
  for (const [part, ...menus] of [
    ['more-settings', 'first'],
    ['map-settings', 'town'],
  ] as const) {
    await open(part);
    for (const verb of menus) if (withVerb(panel, verb).length > 0) await choose(verb, [valuesIn(panel, verb).at(-1)!]);
    await open('settings');
  }
  await pressVerb(ada, now(), 'start');
  await quiet(stage);
}

/** Computers of every level join while there is room, and leave again. */
async function seatComputers(stage: Stage, host: Actor, now: () => PageMessage): Promise<void> {
  const choose = async (value: string): Promise<void> => {
    await host.select(now().id, withVerb(now(), 'computer')[0]!.custom_id!, [value]);
    await quiet(stage);
  };
  for (const level of valuesIn(now(), 'computer').slice(0, 3)) await choose(level);
  while (valuesIn(now(), 'computer').at(-1)!.includes(':')) await choose(valuesIn(now(), 'computer').at(-1)!);
}

/** Commands, each with its completed options. */
const COMPLETED: readonly [command: string, ...options: string[]][] = [
  ['play', 'preset', 'map'],
  ['rules', 'topic'],
  ['place', 'square', 'figure'],
  ['tiles', 'square'],
];

/** Answers of commands before the first game and during a game: lists, rules, refusals, completions. */
export async function askAround(stage: Stage, look: () => number): Promise<void> {
  const { channel } = stage;
  const [ada, bo, , dieter] = stage.actors as [Actor, Actor, Actor, Actor];
  const ask = (actor: Actor, command: string, options = {}) => typed(stage, actor, command, options);
  for (const command of ['help', 'tiles', 'gifts', 'resign', 'history', 'leaderboard', 'profile', 'privacy show']) {
    await lookAround(stage, bo, await ask(bo, command), look, 3);
    // Dieter sits at no table and has played no game.
    await ask(dieter, command);
  }
  await ask(bo, 'board', { whole: true });
  await ask(ada, 'play');
  await ask(ada, 'rules', { topic: PRESET });
  await ask(ada, 'replay');
  await ask(ada, 'profile', { user: stage.playground.bot });
  for (const who of [ada, bo]) {
    for (const square of ['?', 'A1', 'Z99']) await ask(who, 'place', { square });
    for (const square of ['?', 'Z99']) await ask(who, 'tiles', { square });
  }
  for (const [command, ...options] of COMPLETED) {
    for (const option of options) await bo.autocomplete(channel, command, option, { [option]: '' });
  }
  await quiet(stage);
}

/** A server's settings: each menu with each choice, except another language. */
export async function settleServer(stage: Stage): Promise<void> {
  const [ada, bo] = stage.actors as [Actor, Actor];
  await typed(stage, ada, 'settings presets');
  const panel = (await typed(stage, ada, 'settings server'))!;
  for (const menu of menusOf(panel)) {
    if (menu.custom_id!.endsWith('|language')) continue;
    const options = menu.options as { value: string; default?: boolean }[];
    const before = options.filter((one) => one.default);
    for (const { value } of [...options, ...before]) {
      await ada.select(panel.id, menu.custom_id!, [value]);
      await quiet(stage);
    }
  }
  await typed(stage, ada, 'settings delete', { name: PRESET });
  await typed(stage, ada, 'settings delete', { name: PRESET });
  await typed(stage, bo, 'rules', { topic: 'turn' });
}

/** `/me`: each switch and menu except another language, and each form, refused and accepted. Then the user reads everything in words. */
export async function settleOneself(stage: Stage, actor: Actor): Promise<void> {
  const panel = (await typed(stage, actor, 'me', { zone: MISTYPED.zones[0] }))!;
  const now = (): PageMessage => actor.message(panel.id)!;
  for (const menu of menusOf(panel).filter(({ custom_id }) => !custom_id!.endsWith('|language'))) {
    const values = (menu.options as { value: string }[]).map(({ value }) => value);
    for (const value of [...values, values[0]!]) {
      await actor.select(panel.id, menu.custom_id!, [value]);
      await quiet(stage);
    }
  }
  for (const [name, ...fillings] of FORMS) {
    for (const filled of fillings) {
      const opener = withVerb(now(), 'me-form').find(({ custom_id }) => custom_id!.endsWith(`|${name}`))!;
      await actor.submitModal(await actor.press(panel.id, opener.custom_id!), filled);
      await quiet(stage);
    }
  }
  const switches = () => withVerb(now(), 'me').filter(({ type }) => type === 2);
  const { length } = switches();
  for (let index = 0; index < 2 * length; index++) {
    await actor.press(panel.id, switches()[index % length]!.custom_id!);
    await quiet(stage);
  }
  await actor.autocomplete(stage.channel, 'me', 'zone', { zone: 'ber' });
  await typed(stage, actor, 'privacy show');
  const { custom_id } = withVerb(now(), 'me').find((one) => one.custom_id!.endsWith('|text.on'))!;
  await actor.press(panel.id, custom_id!);
  await quiet(stage);
}

const FORMS: readonly (readonly [name: string, ...fillings: Record<string, string>[]])[] = [
  [
    'times',
    { zone: MISTYPED.zones[1], from: '', to: '' },
    { zone: '', from: '1', to: '' },
    { zone: 'Berlin', from: '22', to: '7' },
  ],
  [
    'vacation',
    { first: '2020-01-01', last: '2020-01-02' },
    { first: '2030-02-30', last: '2030-03-01' },
    { first: '2030-03-01', last: '2030-06-01' },
    { first: '2030-12-24', last: '2031-01-02' },
  ],
  ['letter', { letter: '7' }, { letter: 'q' }],
];

/** Private lists of a user's games, and a server's public list. */
async function askWhere(stage: Stage, ...actors: readonly Actor[]): Promise<void> {
  for (const actor of actors) {
    for (const command of ['games', 'next']) await typed(stage, actor, command);
    await typed(stage, actor, 'games', { dashboard: true });
  }
  stage.playground.advance(MINUTE_MS);
  await quiet(stage);
}

/** A table of three with a pace: invitations, a pause, an absent player, and the others' choices. */
export async function letTimePass(stage: Stage): Promise<void> {
  const { channel, playground, actors } = stage;
  const [ada, bo, chloe, dieter] = actors as [Actor, Actor, Actor, Actor];
  const pass = async (ms: number): Promise<void> => {
    playground.advance(ms);
    await quiet(stage);
  };
  const newest = (verb: string): PageMessage =>
    ada.messages(channel).findLast((one) => !one.ephemeral && withVerb(one, verb).length > 0)!;
  const more = async (actor: Actor): Promise<PageMessage> =>
    (await seenAfter(stage, actor, pressVerb(actor, turnNow(stage), 'more')))!;
  const everybody = [ada, bo, chloe, dieter].map(({ id }) => `<@${id}>`);
  await askWhere(stage, ada);
  for (const wrong of [
    'Bo',
    everybody[0]!,
    `<@${playground.bot}>`,
    `${everybody.join()}${[1, 2, 3].map((one) => `<@${one}00000000000000000>`).join('')}`,
  ]) {
    await typed(stage, ada, 'play', { with: wrong });
  }
  for (const pace of MISTYPED.paces) await typed(stage, ada, 'play', { pace });
  await typed(stage, ada, 'play', { with: everybody.slice(1).join(), pace: '10m', text: true });
  for (const actor of [bo, chloe]) await pressVerb(actor, newest('join'), 'join');
  await quiet(stage);
  await askWhere(stage, dieter);
  await pressVerb(ada, newest('join'), 'start');
  await quiet(stage);
  await askWhere(stage, ada, bo, chloe);
  for (const actor of [ada, bo, chloe]) {
    const wish = await more(actor);
    await pressVerb(actor, wish, 'pause');
    await quiet(stage);
  }
  await more(ada);
  await pressVerb(bo, newest('go-on'), 'go-on');
  await quiet(stage);
  for (const choice of ['wait-for', 'remove']) {
    const away = playground.actor(askedBy(turnNow(stage)));
    await pass(8 * MINUTE_MS);
    await pass(2 * MINUTE_MS);
    const others = [ada, bo, chloe].filter(({ id }) => id !== away.id);
    for (const [index, actor] of others.entries()) {
      await pressVerb(actor, newest('wait-for'), index === 0 ? 'stand-in' : choice);
      await quiet(stage);
      // The first player changes to the others' choice.
      if (index > 0) await pressVerb(others[0]!, newest('wait-for'), choice);
      await quiet(stage);
    }
  }
  const left = playground.actor(askedBy(turnNow(stage)));
  await pressVerb(left, (await typed(stage, left, 'resign'))!, 'resign-now');
  await quiet(stage);
}

/** The guided game to its end: each stage's buttons, one after the other, until it goes on. */
async function learnAll(stage: Stage, actor: Actor): Promise<void> {
  let panel = (await typed(stage, actor, 'learn'))!;
  for (const { press } of LESSON_STAGES) {
    const before = panel.content;
    const slips = ['square', 'turn', 'put'].filter((verb) => verb !== press).map((verb) => withVerb(panel, verb)[0]);
    for (const one of [...slips, ...withVerb(panel, press)]) {
      if (!one || panel.content !== before) continue;
      await actor.press(panel.id, one.custom_id!);
      await quiet(stage);
      panel = actor.message(panel.id)!;
    }
  }
  await pressVerb(actor, panel, 'learn-anew');
  await quiet(stage);
  await typed(stage, actor, 'learn');
}

/** How the last scores of a game, of each kind, came about. */
async function askWhy(stage: Stage, actor: Actor, report: PageMessage): Promise<void> {
  for (let index = 0; index < 8; index++) {
    const list = await (await pressVerb(actor, report, 'why')).settled();
    const value = valuesIn(list, 'scoring')[index];
    if (value === undefined) return;
    await actor.select(list.id, withVerb(list, 'scoring')[0]!.custom_id!, [value]);
    await quiet(stage);
  }
}

/** Everything to see about a finished game and its players. */
export async function lookBack(stage: Stage, look: () => number): Promise<void> {
  const { channel } = stage;
  const [ada, bo, , dieter] = stage.actors as [Actor, Actor, Actor, Actor];
  const ask = (actor: Actor, command: string, options = {}) => typed(stage, actor, command, options);
  for (const topic of TOPICS) await ask(dieter, 'rules', { topic });
  for (const scope of ['channel', 'server'])
    await lookAround(stage, bo, await ask(bo, 'history', { of: scope }), look, 6);
  await ask(bo, 'history', { user: ada.id });
  await bo.autocomplete(channel, 'replay', 'game', { game: '' });
  const replay = (await ask(bo, 'replay'))!;
  await pressVerb(bo, replay, 'show-replay');
  await quiet(stage);
  await lookAround(stage, bo, replay, look, 8);
  for (const command of ['leaderboard', 'profile']) {
    const panel = (await ask(ada, command))!;
    await pressVerb(ada, panel, `${command}-show`);
    await quiet(stage);
    await lookAround(stage, ada, ada.message(panel.id), look, 10);
  }
  await ask(dieter, 'profile', { user: ada.id });
  for (const command of ['show', 'export', 'delete']) await ask(ada, `privacy ${command}`);
  await ask(ada, 'privacy hide', { hidden: true });
  await ask(dieter, 'profile', { user: ada.id });
  await ask(dieter, 'history', { user: ada.id });
  await ask(ada, 'privacy everywhere', { counted: true });
  await ask(ada, 'board');
  const result = ada.messages(channel).findLast((one) => withVerb(one, 'play-again').length > 0)!;
  await askWhy(stage, ada, result);
  await learnAll(stage, dieter);
  await pressVerb(ada, result, 'play-again');
  const lobby = await ada.waitFor((one) => withVerb(one, 'join').length > 0);
  await pressVerb(dieter, lobby, 'join');
  await quiet(stage);
  await pressVerb(ada, ada.message(lobby.id)!, 'start');
  await quiet(stage);
  const asks = (await ask(dieter, 'resign'))!;
  await pressVerb(dieter, asks, 'hand-over');
  await quiet(stage);
  for (const actor of [ada, dieter]) {
    const of = (await seenAfter(stage, actor, pressVerb(actor, turnNow(stage), 'more')))!;
    for (const verb of ['stand-in', 'i-am-back']) {
      if (withVerb(of, verb).length > 0) await pressVerb(actor, of, verb);
      await quiet(stage);
    }
  }
  const proposed = (await seenAfter(stage, dieter, pressVerb(dieter, turnNow(stage), 'more')))!;
  await pressVerb(dieter, proposed, 'abandon');
  await quiet(stage);
  const more = (await seenAfter(stage, ada, pressVerb(ada, turnNow(stage), 'more')))!;
  await pressVerb(ada, more, 'abandon');
  await quiet(stage);
  await pressVerb(ada, ada.message(more.id)!, 'abandon-now');
  await quiet(stage);
  await ask(ada, 'play');
  const last = await ada.waitFor((one) => withVerb(one, 'join').length > 0);
  await pressVerb(ada, last, 'leave');
  await quiet(stage);
  const erased = (await ask(ada, 'privacy delete'))!;
  await pressVerb(ada, erased, 'delete-data');
  await quiet(stage);
}

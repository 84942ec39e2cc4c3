import { TOPICS } from '../../src/discord/words/index.ts';
import { LESSON_STAGES } from '../../src/game/lesson.ts';
import type { Actor } from '../../src/playground/actor.ts';
import type { PageMessage } from '../../src/playground/page-api.ts';
import { lookAround, seenAfter, turnNow, typed } from '../support/looking.ts';
import { menusOf, verbOf, withVerb } from '../support/player.ts';
import { pressVerb, quiet, type Stage } from '../support/stage.ts';

/** What a server saves its lobby as. */
export const PRESET = 'Everything';

const valuesIn = (panel: PageMessage, verb: string): string[] =>
  (menusOf(panel).find((one) => verbOf(one) === verb)!.options as { value: string }[]).map(({ value }) => value);

/** Opens a table of three with every rule and every set of tiles, by the menus of the lobby. */
export async function openEverything(stage: Stage, map: string | null): Promise<void> {
  const { channel } = stage;
  const [ada, bo, chloe] = stage.actors as [Actor, Actor, Actor];
  await ada.slash(channel, 'play', map === null ? {} : { preset: 'on-a-map', map });
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
  await choose('sets', valuesIn(panel, 'sets'));
  await choose('rules', valuesIn(panel, 'rules'));
  // Refused to all but the host.
  await pressVerb(bo, now(), 'settings');
  await pressVerb(bo, now(), 'start');
  await pressVerb(chloe, now(), 'join');
  await typed(stage, ada, 'settings save', { name: PRESET });
  await quiet(stage);
  const more = withVerb(panel, 'more-settings')[0];
  if (more) {
    await ada.press(panel.id, more.custom_id!);
    await quiet(stage);
    panel = ada.message(panel.id)!;
    for (const verb of ['first', 'town']) {
      if (withVerb(panel, verb).length > 0) await choose(verb, [valuesIn(panel, verb).at(-1)!]);
    }
  }
  await pressVerb(ada, now(), 'start');
  await quiet(stage);
}

/** Computers of every level come as long as there is a place, and go again. */
async function seatComputers(stage: Stage, host: Actor, now: () => PageMessage): Promise<void> {
  const choose = async (value: string): Promise<void> => {
    await host.select(now().id, withVerb(now(), 'computer')[0]!.custom_id!, [value]);
    await quiet(stage);
  };
  for (const level of valuesIn(now(), 'computer').slice(0, 3)) await choose(level);
  while (valuesIn(now(), 'computer').at(-1)!.includes(':')) await choose(valuesIn(now(), 'computer').at(-1)!);
}

/** Commands, each with those of its options that are completed. */
const COMPLETED: readonly [command: string, ...options: string[]][] = [
  ['play', 'preset', 'map'],
  ['rules', 'topic'],
  ['place', 'square', 'figure'],
  ['tiles', 'square'],
];

/** What commands answer before the first game and in the midst of one: lists, rules, refusals, completions. */
export async function askAround(stage: Stage, look: () => number): Promise<void> {
  const { channel } = stage;
  const [ada, bo, , dieter] = stage.actors as [Actor, Actor, Actor, Actor];
  const ask = (actor: Actor, command: string, options = {}) => typed(stage, actor, command, options);
  for (const command of ['help', 'tiles', 'gifts', 'resign', 'history', 'leaderboard', 'profile', 'privacy show']) {
    await lookAround(stage, bo, await ask(bo, command), look, 3);
    // Not at the table, nor in any game before.
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

/** A server's settings: each menu, and each of its choices but another language. */
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

/** The guided game to its end: at each stage what is offered, one after the other, until it goes on. */
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

/** How the last points of a game came about, and of what kind. */
async function askWhy(stage: Stage, actor: Actor, report: PageMessage): Promise<void> {
  for (let index = 0; index < 8; index++) {
    const list = await (await pressVerb(actor, report, 'why')).settled();
    const value = valuesIn(list, 'scoring')[index];
    if (value === undefined) return;
    await actor.select(list.id, withVerb(list, 'scoring')[0]!.custom_id!, [value]);
    await quiet(stage);
  }
}

/** What there is to be seen of a game that is over, and of whoever has played it. */
export async function lookBack(stage: Stage, look: () => number): Promise<void> {
  const { channel } = stage;
  const [ada, bo, , dieter] = stage.actors as [Actor, Actor, Actor, Actor];
  const ask = (actor: Actor, command: string, options = {}) => typed(stage, actor, command, options);
  for (const topic of TOPICS) await ask(dieter, 'rules', { topic });
  for (const of of ['channel', 'server']) await lookAround(stage, bo, await ask(bo, 'history', { of }), look, 6);
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

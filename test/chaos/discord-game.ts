import { setTimeout as sleep } from 'node:timers/promises';
import type { Actor, PageMessage, Playground } from 'discord-playground';
import { wordsFor } from '../../src/discord/words/index.ts';
import { Game, replay } from '../../src/engine/index.ts';
import { GAME_FEATURES } from '../../src/game/store/features.ts';
import { type Table, TableSchema } from '../../src/game/table/table.ts';
import type { TestBot } from '../support/bot.ts';
import { askedBy, leftOver, menusOf, openTable, putButtons, withVerb } from '../support/player.ts';
import type { ChaosFault, Scene } from './discord-faults.ts';

/** The result of a turn within which a fault struck. */
export type Outcome = 'atOnce' | 'byItself' | 'afterLift' | 'pressed' | 'ended';

/** ms of the playground's clock between looks for what is missing: 60 s in all. */
const LOOKS_MS = [2000, 5000, 15_000, 38_000];
const SEATS = 2;
const SAVED = wordsFor('en-US').panel.done([], []).split('\n')[0]!;

/** A broken promise. */
class Broken extends Error {}

/** A game in a channel, played by clicks and checked past the bot. */
export interface ChaosGame {
  isOver(): Promise<boolean>;
  /** A turn without a fault. Throws if it is not saved and shown at once. */
  plainTurn(): Promise<void>;
  /** A turn within which the fault strikes. Throws broken promises. */
  meet(fault: ChaosFault, wait: number): Promise<Outcome>;
}

export async function openGame(
  playground: Playground,
  bot: TestBot,
  place: string,
  { chance, hasComputer }: { readonly chance: () => number; readonly hasComputer: boolean },
): Promise<ChaosGame> {
  let channel = place;
  const people = playground.users.slice(0, SEATS);
  const viewer = playground.actor(playground.users.at(-1)!);
  await (hasComputer ? openWithComputer(playground, channel, people) : openTable(playground, channel, people));
  await playground.idle();
  const tables = bot.store.collection('table', TableSchema, { features: GAME_FEATURES });

  const screen = (): PageMessage[] =>
    viewer.messages(channel).filter((one) => !one.ephemeral && leftOver([one]).length > 0);
  const id = leftOver(screen())[0]!.custom_id!.split('|')[2]!;

  const stored = async (): Promise<Table> => {
    const found = await tables.load(id);
    if (found.kind !== 'found') throw new Broken(`table ${id} is ${found.kind}`);
    return found.stored.value;
  };
  const actionsOf = ({ record }: Table): readonly string[] => record?.actions ?? [];
  /** How many tiles people have laid. */
  const tilesOf = ({ record, members }: Table): number => {
    let count = 0;
    replay(record!, (_game, _played, events) => {
      for (const event of events) if (event.type === 'placed' && !members[event.seat]!.computer) count += 1;
    });
    return count;
  };
  const askedIn = ({ record, members }: Table): string | null => {
    const { asked } = Game.of(record!);
    return asked === null ? null : members[asked]!.user;
  };
  /** How many messages have called the user since. */
  const callsOf = (user: string, from: number): number =>
    playground.pings.slice(from).filter((one) => one.channel === channel && one.users.includes(user)).length;

  /** How the public messages differ from the table; null if they are right. */
  const wrongNow = async (): Promise<string | null> => {
    const table = await stored();
    const shown = screen();
    if (table.phase !== 'playing') return shown.length === 0 ? null : `over, and ${shown.length} messages have buttons`;
    if (shown.length !== 1) return `${shown.length} messages have buttons`;
    const stale = leftOver(shown).find(({ custom_id }) => !custom_id!.includes(`|${id}|${table.revision}|`));
    if (stale) return `shows ${stale.custom_id}, and is at ${table.revision}`;
    return askedBy(shown[0]!) === askedIn(table) ? null : 'asks somebody else';
  };

  /** Null if no answer will come, which the playground says at once. */
  const answered = <T>(work: Promise<T>): Promise<T | null> => work.catch(() => null);

  /** The panel of a random number under the message that asks, or null. */
  async function panelOf(actor: Actor, message: PageMessage): Promise<PageMessage | null> {
    const squares = withVerb(message, 'square');
    const square = squares[Math.floor(chance() * squares.length)];
    const opened = square && (await answered(actor.press(message.id, square.custom_id!)));
    const panel = opened && (await answered(opened.settled()));
    return panel && withVerb(panel, 'put').length > 0 ? panel : null;
  }

  /** The asked player presses under the message that shows the turn. `strike` runs before the press that counts, or the one before it. */
  async function press(
    strike: () => void = () => {},
  ): Promise<{ readonly isTold: boolean; readonly isRefused: boolean }> {
    const message = screen().at(-1)!;
    const actor = playground.actor(askedIn(await stored())!);
    const isEarly = chance() < 0.25;
    if (isEarly) strike();
    const panel = await panelOf(actor, message);
    if (!isEarly) strike();
    if (panel === null) return { isTold: false, isRefused: true };
    const puts = putButtons(panel);
    const put = puts[Math.floor(chance() * puts.length)]!;
    const pressed = await answered(actor.press(panel.id, put.custom_id!));
    await playground.idle();
    const isTold = actor.message(panel.id)?.content.startsWith(SAVED) ?? false;
    return { isTold, isRefused: pressed?.state === 'failed' };
  }

  /** Expects the pressed turn in the record at most once, and the answer about it to be true. */
  async function played(before: Table, how: Awaited<ReturnType<typeof press>>): Promise<boolean> {
    const after = await stored();
    const more = tilesOf(after) - tilesOf(before);
    const isPrefix = actionsOf(before).every((line, index) => actionsOf(after)[index] === line);
    if (!isPrefix) throw new Broken('the record is not the one it was');
    if (more > 1) throw new Broken(`one turn is in the record ${more} times`);
    if (how.isTold && more === 0) throw new Broken('a turn of which somebody was told is not in the record');
    if (how.isRefused && more > 0) throw new Broken('a press that was not answered was played');
    return more > 0;
  }

  /** Expects one call to the next asked player, and none to others. */
  async function called(before: Table, from: number): Promise<void> {
    const after = await stored();
    const next = after.phase === 'playing' && after.revision > before.revision ? askedIn(after) : null;
    for (const user of people) {
      const calls = callsOf(user, from);
      if (calls !== (user === next ? 1 : 0))
        throw new Broken(`${user === next ? 'the next one' : 'another'} was called ${calls} times`);
    }
  }

  /** Null if the screen is right now or within 60 s; otherwise what it lacks. */
  async function rightWithin(looks: readonly number[]): Promise<string | null> {
    let why = await wrongNow();
    for (const ms of looks) {
      if (why === null) return null;
      playground.advance(ms);
      await playground.idle();
      why = await wrongNow();
    }
    return why;
  }

  async function plainTurn(): Promise<void> {
    const [before, from] = [await stored(), playground.pings.length];
    if (before.phase !== 'playing') return;
    if (!(await played(before, await press()))) throw new Broken('a turn afterwards was not played');
    const why = await wrongNow();
    if (why !== null) throw new Broken(`a turn afterwards: ${why}`);
    await called(before, from);
  }

  async function meet(fault: ChaosFault, wait: number): Promise<Outcome> {
    const [before, from] = [await stored(), playground.pings.length];
    const scene: Scene = { playground, channel, message: screen().at(-1)!.id, wait };
    let isBack: (() => boolean) | undefined;
    const how = await press(() => {
      isBack = fault.strike(scene);
    });
    // Sockets reconnect in real time.
    while (isBack && !(isBack() && bot.running.ready())) await sleep(10);
    await playground.idle();
    // A response has failed after 3 s.
    if (how.isRefused) playground.advance(4000);
    await playground.idle();
    if (fault.ends) return ended(fault, before, how);
    await played(before, how);

    const outcome = await outcomeOf(fault, scene);
    playground.faults.clear();
    await called(before, from);
    return outcome;
  }

  async function outcomeOf(fault: ChaosFault, scene: Scene): Promise<Outcome> {
    if ((await wrongNow()) === null) {
      fault.lift?.(scene);
      await playground.idle();
      const why = await rightWithin(LOOKS_MS);
      if (why !== null) throw new Broken(`after all was well again: ${why}`);
      return 'atOnce';
    }
    if (fault.lift) {
      if (!fault.isDeaf) await toldWhy();
      fault.lift(scene);
      await playground.idle();
      const why = await rightWithin(LOOKS_MS);
      if (why === null) return 'afterLift';
      throw new Broken(`60 s after all was well again: ${why}`);
    }
    const why = await rightWithin(LOOKS_MS);
    if (why === null) return 'byItself';
    if (!fault.isUntold) throw new Broken(`after 60 s: ${why}`);
    await answered(viewer.slash(channel, 'board'));
    await playground.idle();
    const still = await wrongNow();
    if (still !== null) throw new Broken(`after /board: ${still}`);
    return 'pressed';
  }

  /** The asked player presses, and reads which channel lacks a permission. */
  async function toldWhy(): Promise<void> {
    // A game that is over lacks only its report.
    if ((await stored()).phase !== 'playing') return;
    const message = screen().at(-1);
    const square = message && withVerb(message, 'square')[0];
    if (!square) throw new Broken('nothing is left to be pressed');
    const pressed = await answered(playground.actor(people[0]!).press(message.id, square.custom_id!));
    const told = pressed && (await answered(pressed.settled()));
    if (!told?.content.includes(`<#${channel}>`)) throw new Broken(`nobody is told why it waits: ${told?.content}`);
  }

  /** The channel is gone: the bot stops asking Discord for it, and the game goes on in a channel that a player chooses. */
  async function ended(fault: ChaosFault, before: Table, how: Awaited<ReturnType<typeof press>>): Promise<Outcome> {
    await played(before, how);
    const asked = (): number => playground.requests.filter(({ params }) => params.channel === channel).length;
    playground.advance(60_000);
    await playground.idle();
    const before60 = asked();
    playground.advance(60 * 60_000);
    await playground.idle();
    if (asked() > before60) throw new Broken('Discord is asked again and again for what is gone');
    if (fault.ends === 'server') return 'ended';
    channel = playground.addChannel(playground.guild, { name: 'elsewhere' }).id;
    await playground.idle();
    await answered(playground.actor(people[0]!).slash(channel, 'board'));
    await playground.idle();
    const why = await wrongNow();
    if (why !== null) throw new Broken(`elsewhere: ${why}`);
    await plainTurn();
    return 'pressed';
  }

  return { isOver: async () => (await stored()).phase !== 'playing', plainTurn, meet };
}

/** Opens a table of people, with a computer after them. */
async function openWithComputer(playground: Playground, channel: string, users: readonly string[]): Promise<void> {
  const [host, ...others] = users.map((user) => playground.actor(user));
  const lobby = (): PageMessage => host!.messages(channel).findLast((one) => withVerb(one, 'join').length > 0)!;
  await host!.slash(channel, 'play', { 'take-back': 'off' });
  await playground.idle();
  const menu = menusOf(lobby()).find(({ custom_id }) => custom_id!.includes('|computer|'))!;
  await host!.select(lobby().id, menu.custom_id!, ['novice']);
  for (const other of others) {
    await playground.idle();
    await other.press(lobby().id, withVerb(lobby(), 'join')[0]!.custom_id!);
  }
  await playground.idle();
  await host!.press(lobby().id, withVerb(lobby(), 'start')[0]!.custom_id!);
}

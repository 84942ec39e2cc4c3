import { rmSync } from 'node:fs';
import { type APIMessage, REST, Routes } from 'discord.js';
import {
  type Acted,
  type Actor,
  createPlayground,
  DEFAULT_SEED,
  type OptionValues,
  type PageMessage,
  type Playground,
  type PlaygroundOptions,
  type Seed,
  WIDE,
} from 'discord-playground';
import { onTestFinished } from 'vitest';
import type { Renderer } from '../../render/index.ts';
import type { BudgetSettings } from '../../src/discord/interaction/budget.ts';
import { wordsFor } from '../../src/discord/words/index.ts';
import type { MapShelf } from '../../src/game/maps/index.ts';
import { createPeople } from '../../src/game/people/people.ts';
import type { PersonalSettings } from '../../src/game/people/personal-settings.ts';
import { tablesIn } from '../../src/game/store/documents.ts';
import type { Advice, Computers, Seeds, Store } from '../../src/game/store/ports.ts';
import type { Table } from '../../src/game/table/table.ts';
import { keptLog } from '../game/support.ts';
import { registerCommands, startTestBot, type TestBot } from './bot.ts';
import { quickFolder } from './folder.ts';
import { ONE_FRAME, PIXEL, pixels } from './pixels.ts';
import { lastPut, openTable, picturesIn, textIn, turnMessage, withVerb } from './player.ts';
import { SIMULATED } from './time.ts';

export { ONE_FRAME, PIXEL, pixels };

export const en = wordsFor('en-US');
export const de = wordsFor('de');

export interface StageOptions {
  readonly playground?: PlaygroundOptions;
  readonly renderer?: Renderer;
  readonly store?: Store;
  /** For games that are equal in each run. */
  readonly seeds?: Seeds;
  /** The maps to play on; the project's own if absent. */
  readonly maps?: MapShelf;
  /** Quick ones for each function that is absent. */
  readonly computers?: Partial<Computers & Advice>;
  /** Where players find the operator; not told if absent. */
  readonly supportUrl?: string;
  /** The limit of each user's requests; unlimited if absent. */
  readonly budget?: BudgetSettings;
}

/** A playground with the real bot in it; both close when the test ends. */
export interface Stage {
  readonly playground: Playground;
  readonly channel: string;
  /** All playable users; Ada, the first, may manage the server. */
  readonly actors: readonly Actor[];
  readonly bot: TestBot;
  /** Speaks as the bot, to post messages that the bot itself would not. */
  readonly rest: REST;
  /** Stops the bot and starts it anew on its store. */
  restart(): Promise<void>;
  /** The table in the store. */
  stored(id: string): Promise<Table>;
  /** For use before the test's end; a second call does nothing. */
  close(): Promise<void>;
}

/** The playground's people. Dieter reads German and the others English, whatever they read in the playground. */
const SEED: Seed = {
  ...DEFAULT_SEED,
  users: DEFAULT_SEED.users.map((user) => (user.locale === 'de' ? user : { ...user, locale: 'en-US' })),
};

export async function onStage(options: StageOptions = {}): Promise<Stage> {
  const dataDir = quickFolder('carcassonne');
  // Turns follow each other faster than Discord allows; tests that need its limits set them.
  const playground = await createPlayground({
    ...{ clock: SIMULATED, seed: SEED, rateLimits: WIDE, inProcess: true },
    ...options.playground,
  });
  await registerCommands(playground);
  const { renderer = pixels(), playground: _, ...rest } = options;
  const start = () => startTestBot(playground, { dataDir, renderer, ...rest });
  let bot = await start();
  // Requests after the bot's start would meet faults that a test intends for later.
  await playground.idle();
  const close = async (): Promise<void> => {
    await bot.stop();
    await playground.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  onTestFinished(close);
  return {
    close,
    playground,
    channel: playground.channel,
    actors: playground.users.map((user) => playground.actor(user)),
    get bot() {
      return bot;
    },
    rest: new REST({ api: playground.apiUrl }).setToken(playground.token),
    async restart() {
      await bot.stop();
      bot = await start();
    },
    async stored(id) {
      const loaded = await tablesIn(bot.store).load(id);
      if (loaded.kind !== 'found') throw new Error(`table ${id}: ${loaded.kind}`);
      return loaded.stored.value;
    },
  };
}

/** A game on the stage. */
export interface StagedGame extends Stage {
  readonly table: string;
  /** The people at the table. */
  readonly players: readonly Actor[];
  /** The newest message that asks for a turn. */
  turn(): PageMessage;
  /** The asked player. */
  asked(): Actor;
  /** Players who are not asked now. */
  others(): Actor[];
}

export async function onTable(seats = 2, options: StageOptions = {}): Promise<StagedGame> {
  return tableOn(await onStage(options), seats);
}

/** Opens a table of the first users in a channel and starts it. */
export async function tableOn(
  stage: Stage,
  seats: number,
  channel = stage.channel,
  options: OptionValues = {},
): Promise<StagedGame> {
  const { playground } = stage;
  await openTable(playground, channel, playground.users.slice(0, seats), options);
  const { table } = partsOf(withVerb(turnMessage(playground, channel)!, 'square')[0]!.custom_id!);
  return stagedGame(stage, table, seats, channel);
}

/** A game of the first users that has begun. */
export function stagedGame(stage: Stage, table: string, seats: number, channel: string): StagedGame {
  const { playground } = stage;
  const players = stage.actors.slice(0, seats);
  const turn = (): PageMessage => {
    const message = turnMessage(playground, channel);
    if (!message) throw new Error('no message asks for a turn');
    return message;
  };
  const asked = (): Actor => playground.actor(/<@(\d+)>/.exec(turn().content)![1]!);
  const others = () => players.filter(({ id }) => id !== asked().id);
  return Object.create(stage, {
    channel: { value: channel },
    players: { value: players },
    table: { value: table },
    turn: { value: turn },
    asked: { value: asked },
    others: { value: others },
  }) as StagedGame;
}

export function partsOf(customId: string) {
  const [version, verb, table, revision, argument] = customId.split('|') as [string, string, string, string, string];
  return { version, verb, table, revision: Number(revision), argument };
}

/** The private answer to a press or command. */
export async function answered(actor: Actor, acted: Acted): Promise<PageMessage> {
  if (acted.callback === 5 || acted.callback === 4) return acted.settled();
  return actor.waitFor((one) => one.ephemeral && !one.loading && one.interaction_metadata?.id === acted.id);
}

/** The pages of words about the tiles left, from `/tiles`. */
export async function tilesInWords(actor: Actor, channel: string): Promise<string[]> {
  const panel = await answered(actor, await actor.slash(channel, 'tiles'));
  await pressVerb(actor, panel, 'tiles');
  let page = await changed(actor, panel);
  const texts = [textIn(page)];
  const next = () => withVerb(page, 'tiles').find(({ label }) => label === en.buttons['next-page']);
  for (let on = next(); on; on = next()) {
    await actor.press(page.id, on.custom_id!);
    page = await changed(actor, page);
    texts.push(textIn(page));
  }
  return texts;
}

/** Presses the message's first button of a verb, or the one at `index`. */
export const pressVerb = (actor: Actor, message: PageMessage, verb: string, index = 0): Promise<Acted> =>
  actor.press(message.id, withVerb(message, verb)[index]!.custom_id!);

/** Opens the panel of the first number. */
export async function panelOf(actor: Actor, turn: PageMessage): Promise<PageMessage> {
  const acted = await pressVerb(actor, turn, 'square');
  return acted.settled();
}

/** The panel opened by typing. A further panel from the message of the turn replaces the one before it; this panel stays. */
export async function typedPanel({ channel }: Stage, actor: Actor): Promise<PageMessage> {
  return (await actor.slash(channel, 'place', { square: '1' })).settled();
}

/** Resolves when the message has changed. */
export const changed = (actor: Actor, message: PageMessage): Promise<PageMessage> =>
  actor.waitFor((one) => one.id === message.id && (one.content !== message.content || !same(one, message)));

const same = (a: PageMessage, b: PageMessage): boolean => JSON.stringify(a.components) === JSON.stringify(b.components);

/** Commits the first number without a figure, even if Discord could not show it; the panel afterwards. */
export async function commit(game: StagedGame): Promise<PageMessage> {
  const actor = game.asked();
  const panel = await panelOf(actor, game.turn());
  await actor.press(panel.id, lastPut(panel).custom_id!);
  return changed(actor, panel);
}

/** All private messages that the user has not dismissed. */
export const told = ({ channel }: Stage, actor: Actor): string[] =>
  actor.messages(channel).flatMap((one) => (one.ephemeral ? [textIn(one)] : []));

/** The asked player's whole turn, without a figure and made final; the message that asks for the next turn. */
export async function playOn(game: StagedGame): Promise<PageMessage> {
  const before = game.turn();
  const actor = game.asked();
  const panel = await panelOf(actor, before);
  await actor.press(panel.id, lastPut(panel).custom_id!);
  const isNext = (one: PageMessage): boolean => isPublicBoard(one, game.channel) && BigInt(one.id) > BigInt(before.id);
  const now = await actor.waitFor((one) => isNext(one) || (one.id === before.id && withVerb(one, 'done').length > 0));
  if (now.id === before.id) {
    await pressVerb(actor, now, 'done');
    await actor.waitFor(isNext);
  }
  return game.turn();
}

export const isPublicBoard = (message: PageMessage, channel: string): boolean =>
  message.channel_id === channel && !message.ephemeral && picturesIn(message).length > 0;

/** The id of a public message of the bot with buttons of these ids, as an older version may have left it. */
export async function planted({ rest, channel }: Stage, ...customIds: string[]): Promise<string> {
  const components = customIds.map((custom_id) => ({ type: 2, style: 2, label: 'Press me', custom_id }));
  const body = { content: 'Left behind', components: [{ type: 1, components }] };
  const { id } = (await rest.post(Routes.channelMessages(channel), { body })) as APIMessage;
  return id;
}

/** Resolves when neither the bot nor the playground has anything to do. */
export const quiet = ({ playground }: Pick<Stage, 'playground'>): Promise<void> => playground.idle();

/** Changes a user's own settings, as `/me` does. */
export async function settledBy(
  { bot, playground }: Stage,
  { id }: Actor,
  wish: Partial<PersonalSettings>,
): Promise<void> {
  await createPeople({ store: bot.store, clock: { now: playground.now }, log: keptLog() }).change(id, wish);
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPlayground, type Playground } from 'discord-playground';
import { machine } from '../../lab/bench/machine.ts';
import type { Log } from '../../src/game/store/ports.ts';
import { registerCommands, startTestBot } from '../support/bot.ts';
import { pixels } from '../support/pixels.ts';
import { askedBy, lastPut, openTable, turnMessage, withVerb } from '../support/player.ts';
import { holds } from './bot-process.ts';
import { SAVED } from './clicks.ts';
import type { Values } from './options.ts';
import { placedAt, storedTables, wrongIn } from './promises.ts';
import { type Breakable, breakableRedis, breakableSqlite, type Fault } from './store-faults.ts';

/*
 * The bot plays on a store that breaks in the middle of a turn. The presser reads one true sentence and may press again, and the turn is
 * played once. When the store is mended, everybody sees the right table, and the game goes on.
 */

export interface StoreFigures {
  readonly fault: string;
  /** Real ms until the presser read the result. */
  readonly answered: number;
  /** What played the turn: that press, the bot's later search, or a second press. */
  readonly played: 'at once' | 'found out' | 'pressed again';
  /** Real ms from the mending until everybody saw the right table. */
  readonly shown: number;
  readonly broken: readonly string[];
}

const CHOICES = ['redis', 'sqlite'] as const;
export type Choice = (typeof CHOICES)[number];

/** Longest ms until the presser's answer, and from the mending until everybody sees the result. */
const ANSWER_MS = 10_000;
const SHOWN_MS = 60_000;

export async function breakStores(choice: Choice, isWanted: (fault: string) => boolean): Promise<StoreFigures[]> {
  const folder = mkdtempSync(join(tmpdir(), 'chaos-'));
  const playground = await createPlayground({ clock: { start: Date.now() } });
  await registerCommands(playground);
  const said: string[] = [];
  const log: Log = { debug() {}, info() {}, warn() {}, error: (_, message) => void said.push(message) };
  const breakable = await (choice === 'redis' ? breakableRedis : breakableSqlite)(folder, log);
  const renderer = pixels();
  const bot = await startTestBot(playground, { dataDir: folder, store: breakable.store, renderer });
  try {
    await openTable(playground, playground.channel, playground.users.slice(0, 2));
    const figures: StoreFigures[] = [];
    for (const fault of breakable.faults) {
      if (isWanted(fault.name)) figures.push(await through(fault, breakable, playground, said));
    }
    return figures;
  } finally {
    await bot.stop();
    await breakable.close();
    await playground.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function through(
  fault: Fault,
  { store }: Breakable,
  playground: Playground,
  said: string[],
): Promise<StoreFigures> {
  const broken: string[] = [];
  const { channel } = playground;
  const stored = storedTables(store);
  said.length = 0;
  await playground.idle();
  const table = (await stored.of(channel))!;
  const message = turnMessage(playground, channel)!;
  const actor = playground.actor(askedBy(message));
  const placed = async (): Promise<number> => placedAt((await stored.of(channel))!).length;
  const before = await placed();
  const opened = await actor.press(message.id, withVerb(message, 'square')[0]!.custom_id!);
  const panel = await opened.settled();
  const put = lastPut(panel).custom_id!;
  const heard = (): string[] =>
    actor.messages(channel).flatMap((one) => (one.flags & 64 && !one.loading ? [one.content] : []));
  /** The presser's answer, if it is new. */
  const pressed = async (): Promise<string> => {
    const known = new Set(heard());
    await actor.press(panel.id, put);
    const isNew = (): string | undefined => heard().find((one) => !known.has(one));
    await holds(() => isNew() !== undefined, ANSWER_MS);
    return isNew() ?? '';
  };
  const expects = (what: string, sentence: RegExp | null): void => {
    const isRight = sentence === null ? what.startsWith(SAVED) : sentence.test(what);
    if (!isRight) broken.push(`read ${JSON.stringify(what.slice(0, 90))}`);
  };

  await fault.break();
  const begun = performance.now();
  const first = await pressed();
  const answered = performance.now() - begun;
  expects(first, fault.sentence);
  const why = (await fault.also?.(said)) ?? null;
  if (why !== null) broken.push(why);
  await fault.mend();
  const mended = performance.now();

  const isRight = async (): Promise<boolean> => {
    const now = await stored.of(channel).catch(() => null);
    return now !== null && wrongIn(playground, channel, now) === null;
  };
  const isPlayed = async (): Promise<boolean> => (await placed().catch(() => 0)) > before;
  const isOver = async (): Promise<boolean> => (await isRight()) && (await isPlayed());
  // A turn saved without an answer comes by itself. Otherwise the next press plays it, as soon as the store is back.
  let how: StoreFigures['played'] = fault.sentence === null ? 'at once' : 'found out';
  if (fault.sentence !== null && !fault.isUncertain) {
    how = 'pressed again';
    for (;;) {
      await holds(isRight, SHOWN_MS);
      if (!fault.sentence.test(await pressed()) || performance.now() - mended > SHOWN_MS) break;
    }
  }
  await holds(isOver, SHOWN_MS);
  const shown = performance.now() - mended;
  await playground.idle();
  const after = (await stored.of(channel))!;
  const wrong = wrongIn(playground, channel, after);
  if (wrong !== null) broken.push(wrong);
  const count = (await placed()) - before;
  if (count !== 1) broken.push(`the turn was played ${count} times`);
  if (after.id !== table.id) broken.push('another table stands there');
  return { fault: fault.name, answered, played: how, shown, broken };
}

export const linesOf = (figures: readonly StoreFigures[]): string[] =>
  figures.flatMap(({ fault, answered, played, shown, broken }) => [
    `${fault.padEnd(52)} ${answered.toFixed(0).padStart(6)} ${played.padEnd(14)} ${shown.toFixed(0).padStart(6)} ${broken.length === 0 ? 'kept' : 'NOT KEPT'}`,
    ...broken.map((line) => `  ! ${line}`),
  ]);

export const OPTIONS = { store: ['both', 'sqlite', 'redis'] } as const;

export async function run({ store }: Values<typeof OPTIONS>): Promise<boolean> {
  console.log(machine());
  console.log(`${'fault'.padEnd(52)} answer how            shown`);
  let isKept = true;
  for (const choice of CHOICES) {
    if (store !== 'both' && store !== choice) continue;
    const figures = await breakStores(choice, () => true);
    for (const line of linesOf(figures)) console.log(line);
    isKept &&= figures.every(({ broken }) => broken.length === 0);
  }
  return isKept;
}

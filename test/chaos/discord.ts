import { rmSync } from 'node:fs';
import { createPlayground, DISCORDS, type Playground, WIDE } from 'discord-playground';
import { machine } from '../../lab/bench/machine.ts';
import { registerCommands, startTestBot } from '../support/bot.ts';
import { quickFolder } from '../support/folder.ts';
import { pixels } from '../support/pixels.ts';
import { chanceOf } from '../support/player.ts';
import { SIMULATED } from '../support/time.ts';
import { type ChaosFault, FAULTS } from './discord-faults.ts';
import { type ChaosGame, openGame } from './discord-game.ts';
import type { Values } from './options.ts';

/*
 * Discord fails in every known way, each within a turn by clicks, and the run checks the turn and the screen. The bot and the playground
 * run in this process, whose clock moves only on command.
 */

export interface ChaosOptions {
  /** How often all faults strike. */
  readonly rounds: number;
  readonly seed: number;
  /** Whether turns wait for Discord's real limits. */
  readonly isLimited: boolean;
  /** Seconds of a scripted 429. */
  readonly wait: number;
  /** All unless given. */
  readonly faults?: readonly ChaosFault[];
  readonly tell?: (line: string) => void;
}

/** How often a fault struck, and the results. */
export interface Struck {
  injected: number;
  /** Right when the bot became idle; within 60 s; within 60 s of the repair on Discord's side. */
  atOnce: number;
  byItself: number;
  afterLift: number;
  /** A player had to press for it. */
  pressed: number;
  /** The game could not go on, but nothing else suffered. */
  ended: number;
  wrong: number;
}

export interface ChaosFigures {
  readonly struck: ReadonlyMap<string, Struck>;
  /** Broken promises, a line each. */
  readonly wrong: readonly string[];
  readonly turns: number;
  readonly games: number;
  readonly seconds: number;
}

/** A playground with the bot in it, and its games. */
interface ChaosWorld {
  /** `hasComputer`: in the game with a computer, except in threads. */
  meet(fault: ChaosFault, hasComputer: boolean): Promise<'atOnce' | 'byItself' | 'afterLift' | 'pressed' | 'ended'>;
  readonly games: number;
  close(): Promise<void>;
}

async function openWorld({ isLimited, wait }: ChaosOptions, chance: () => number): Promise<ChaosWorld> {
  const dataDir = quickFolder('chaos');
  const playground = await createPlayground({ clock: SIMULATED, rateLimits: isLimited ? DISCORDS : WIDE });
  for (const user of playground.users) playground.actor(user).setLocale('en-US');
  await registerCommands(playground);
  const bot = await startTestBot(playground, { dataDir, renderer: pixels() });
  const thread = playground.addThread(playground.channel, playground.users[0]!, 'Here').id;
  const withComputer = playground.addChannel(playground.guild, { name: 'with-a-computer' }).id;
  const playing = new Map<string, ChaosGame>();
  let games = 0;

  const gameIn = async (channel: string, hasComputer = false): Promise<ChaosGame> => {
    const known = playing.get(channel);
    if (known && !(await known.isOver())) return known;
    games += 1;
    const game = await openGame(playground, bot, channel, { chance, hasComputer });
    playing.set(channel, game);
    return game;
  };

  return {
    async meet(fault, hasComputer) {
      const here = fault.inThread ? thread : hasComputer ? withComputer : playground.channel;
      const game = await gameIn(fault.ends ? newPlace(playground, fault.ends) : here, here === withComputer);
      const outcome = await game.meet(fault, wait);
      // This game goes on after any fault, or the others do if it cannot.
      await (fault.ends ? await gameIn(here, here === withComputer) : game).plainTurn();
      return outcome;
    },
    get games() {
      return games;
    },
    async close() {
      playground.faults.clear();
      await bot.stop();
      await playground.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export async function chaos(options: ChaosOptions): Promise<ChaosFigures> {
  const { rounds, seed, faults = FAULTS, tell = () => {} } = options;
  const began = performance.now();
  const chance = chanceOf(seed);
  const struck = new Map<string, Struck>(faults.map(({ name }) => [name, never()]));
  const wrong: string[] = [];
  let games = 0;
  let world: ChaosWorld | null = null;
  const leave = async (): Promise<void> => {
    games += world?.games ?? 0;
    await world?.close();
    world = null;
  };
  for (let round = 1; round <= rounds; round++) {
    for (const [index, fault] of faults.entries()) {
      const figures = struck.get(fault.name)!;
      figures.injected += 1;
      world ??= await openWorld(options, chance);
      try {
        figures[await world.meet(fault, (round + index) % 2 === 0)] += 1;
      } catch (error) {
        figures.wrong += 1;
        wrong.push(`round ${round}, ${fault.name}: ${error instanceof Error ? error.message : String(error)}`);
        // A new world, so that this failure does not blame the next fault.
        await leave();
      }
    }
    tell(`${round} of ${rounds} rounds, ${wrong.length} wrong`);
  }
  await leave();
  return { struck, wrong, turns: 2 * rounds * faults.length, games, seconds: (performance.now() - began) / 1000 };
}

const never = (): Struck => ({
  ...{ injected: 0, atOnce: 0, byItself: 0, afterLift: 0, pressed: 0, ended: 0, wrong: 0 },
});

/** A channel that is deleted with its game. */
function newPlace(playground: Playground, ends: NonNullable<ChaosFault['ends']>): string {
  if (ends === 'thread') return playground.addThread(playground.channel, playground.users[0]!, 'There').id;
  const guild = ends === 'server' ? playground.addGuild({ name: 'There' }).id : playground.guild;
  return playground.addChannel(guild, { name: 'there' }).id;
}

/** Lines of the table to print, which docs/reliability.md keeps. */
export function linesOf({ struck, wrong, ...figures }: ChaosFigures): string[] {
  const heads = ['injected', 'at once', 'by itself', 'once it may again', 'after a press', 'ended', 'wrong'];
  const widest = Math.max(...[...struck.keys()].map(({ length }) => length));
  const line = (name: string, cells: readonly (string | number)[]): string =>
    `| ${[name.padEnd(widest), ...cells.map((cell, index) => String(cell).padStart(heads[index]!.length))].join(' | ')} |`;
  return [
    line('', heads),
    ...[...struck].map(([name, { injected, atOnce, byItself, afterLift, pressed, ended, wrong }]) =>
      line(name, [injected, atOnce, byItself, afterLift, pressed, ended, wrong]),
    ),
    `${figures.turns} turns in ${figures.games} games, ${figures.seconds.toFixed(0)} s; wrong: ${wrong.length}`,
    ...wrong.map((why) => `! ${why}`),
  ];
}

export const OPTIONS = { rounds: 20, seed: 1 };

export async function run({ rounds, seed }: Values<typeof OPTIONS>): Promise<boolean> {
  console.log(machine());
  const figures = await chaos({ rounds, seed, isLimited: true, wait: 1.5, tell: console.log });
  for (const line of linesOf(figures)) console.log(line);
  return figures.wrong.length === 0;
}

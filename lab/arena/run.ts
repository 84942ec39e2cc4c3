import { closeSync, openSync, writeSync } from 'node:fs';
import { Game, Refused } from '../../src/engine/index.ts';
import { machine } from '../bench/machine.ts';
import { PROGRAM, PROGRAM_MS } from './contestants.ts';
import type { ArenaGame } from './game.ts';
import { fixturesOf, type Match } from './match.ts';
import { optionsOf, USAGE } from './options.ts';
import { Foreign, missingOf } from './protocol/foreign.ts';
import { Score, signed } from './score.ts';
import { playMatch } from './threads.ts';

export interface Printer {
  out(line: string): void;
  err(line: string): void;
}

/** Decks between two reports of the score. */
const TELL_EACH = 10;

/** The whole program; returns the exit code, which is 2 if the options are wrong. */
export async function run(args: readonly string[], print: Printer): Promise<number> {
  const options = args.length === 0 ? USAGE : optionsOf(args);
  if (typeof options === 'string') {
    print.err(options);
    return 2;
  }
  const { match, ruleset, threads, log, json } = options;
  let problem = refusalOf(match);
  const said: string[] = [];
  for (const name of new Set([match.a, match.b])) problem ??= await greet(name, match, said);
  let file: number | null = null;
  try {
    if (log !== null && problem === null) file = openSync(log, 'w');
  } catch (error) {
    problem = `${log} cannot be written (${(error as NodeJS.ErrnoException).code})`;
  }
  if (problem !== null) {
    print.err(problem);
    return 2;
  }

  const say = json ? print.err : print.out;
  const [first, last] = [match.decks[0]!, match.decks.at(-1)!];
  say(
    `${match.a} (a) against ${match.b} (b), ${ruleset}, ${match.seats} seats, decks ${first} to ${last}; ${machine()}`,
  );
  for (const line of said) say(line);
  const score = new Score(match);
  await playMatch(match, threads, (played) => {
    for (const { seat, why } of played.faults) print.err(`${played.id}, seat ${seat} ${why}: greedy goes on.`);
    const before = score.done;
    for (const next of score.add(played)) if (file !== null) writeSync(file, `${lineOf(next, match)}\n`);
    if (score.done === before || score.done % TELL_EACH !== 0 || score.done === match.decks.length) return;
    const { winRate, meanDifference } = score.figures();
    print.err(`${score.done} of ${match.decks.length} decks: ${winRate.toFixed(3)}, ${signed(meanDifference)} points`);
  });
  if (file !== null) closeSync(file);
  for (const line of score.told()) say(line);
  if (json) print.out(JSON.stringify(score.figures()));
  return 0;
}

/** Why such games cannot exist; null if they can. */
function refusalOf(match: Match): string | null {
  try {
    Game.start(fixturesOf(match)[0]!.setup);
    return null;
  } catch (error) {
    if (error instanceof Refused) return `such games cannot be played: ${error.message}`;
    throw error;
  }
}

/** Starts a program to see whether it plays such games, and adds its introduction to `said`. Returns what is wrong with it, or null. */
async function greet(name: string, { ruleset, seats, ms }: Match, said: string[]): Promise<string | null> {
  if (!name.startsWith(PROGRAM)) return null;
  const program = new Foreign(name.slice(PROGRAM.length), { ms: ms ?? PROGRAM_MS });
  const id = await program.id({ ...ruleset, seats });
  await program.close();
  if (!id) return `${name} ${program.fault}`;
  const missing = missingOf(id, { ...ruleset, seats });
  said.push(`${name} is ${[id.name, id.version].join(' ').trim()}; its times are by the clock on the wall`);
  return missing === null ? null : `${name} says that it does not play: ${missing}`;
}

/** A game as a line of the log. */
function lineOf({ id, seatOfA, pair: _, ...played }: ArenaGame, { a, b }: Match): string {
  const players = played.scores.map((_, seat) => (seat === seatOfA ? a : b));
  return JSON.stringify({ game: id, seed: played.record.setup.seed, players, ...played });
}

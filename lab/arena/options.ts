import { parseArgs } from 'node:util';
import { RULESETS } from '../bench/rulesets.ts';
import { PROGRAM } from './contestants.ts';
import type { Match } from './match.ts';
import { PLAYER_NAMES } from './players.ts';

export const USAGE = `usage: npm run -s arena -- --a PLAYER --b PLAYER [--pairs 20] [--ruleset base] [--seats 2] [--seed-from 1000]
    [--ms MILLISECONDS] [--threads 1|2] [--log FILE] [--json]
PLAYER: ${PLAYER_NAMES.join(', ')}, or "cmd:PROGRAM ARGUMENTS" (docs/players.md)
RULESET: ${Object.keys(RULESETS).join(', ')}`;

export interface ArenaOptions {
  readonly match: Match;
  /** Name of a ruleset. */
  readonly ruleset: string;
  readonly threads: number;
  /** File that gets a line a game. */
  readonly log: string | null;
  readonly json: boolean;
}

/** Reads the typed options; a text says in one sentence what is wrong with them. */
export function optionsOf(args: readonly string[]): ArenaOptions | string {
  let values: Partial<Record<string, string | boolean>>;
  try {
    values = parseArgs({
      args: [...args],
      options: {
        ...({ a: { type: 'string' }, b: { type: 'string' }, ruleset: { type: 'string', default: 'base' } } as const),
        ...({ pairs: { type: 'string', default: '20' }, seats: { type: 'string', default: '2' } } as const),
        ...({ 'seed-from': { type: 'string', default: '1000' }, ms: { type: 'string' } } as const),
        ...({ threads: { type: 'string', default: '1' }, log: { type: 'string' } } as const),
        json: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    // The other sentences explain how to pass such a value anyway.
    return (error as Error).message.split('. ')[0]!;
  }
  const problems: string[] = [];
  const text = (name: string): string => String(values[name] ?? '');
  const whole = (name: string, least: number, most: number): number => {
    const number = /^\d{1,9}$/.test(text(name)) ? Number(text(name)) : Number.NaN;
    if (!(number >= least && number <= most)) problems.push(`--${name} is a whole number from ${least} to ${most}`);
    return number;
  };
  for (const name of ['a', 'b']) {
    const player = text(name);
    if (player === '') problems.push(`--${name} names a player`);
    else if (player.startsWith(PROGRAM) ? player.slice(PROGRAM.length).trim() === '' : !PLAYER_NAMES.includes(player))
      problems.push(`there is no player "${player}", but ${PLAYER_NAMES.join(', ')} and "cmd:PROGRAM"`);
  }
  const name = text('ruleset');
  const ruleset = Object.hasOwn(RULESETS, name) ? RULESETS[name] : undefined;
  if (!ruleset) problems.push(`there is no ruleset "${name}", but ${Object.keys(RULESETS).join(', ')}`);
  const pairs = whole('pairs', 1, 100_000);
  const from = whole('seed-from', 0, 999_999_999);
  const match = {
    a: text('a'),
    b: text('b'),
    ruleset: ruleset!,
    seats: whole('seats', 2, 6),
    ms: values.ms === undefined ? null : whole('ms', 1, 600_000),
  };
  const threads = whole('threads', 1, 2);
  if (problems.length > 0) return problems[0]!;
  const decks = Array.from({ length: pairs }, (_, pair) => `${name}-${from + pair}`);
  const log = values.log === undefined ? null : text('log');
  return { match: { ...match, decks }, ruleset: name, threads, log, json: values.json === true };
}

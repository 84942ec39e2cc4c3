import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { RULES_VERSION } from '../../src/engine/index.ts';
import { FEATURES } from '../../src/players/evaluation.ts';
import { searchPlayer } from '../../src/players/search.ts';
import { readWeights, type WeightsFile } from '../../src/players/weights.ts';
import { readTextFile } from '../../src/text-file.ts';
import { machine } from '../bench/machine.ts';
import { RULESETS } from '../bench/rulesets.ts';
import { FittingSums, playAndNote } from './fitting.ts';
import { meetings, ratingsOf } from './ladder.ts';

const USAGE = `usage: npm run -s players -- ladder --out FILE [--pairs 20] [--seed-from 5000] [--ruleset base] [--ms MILLISECONDS] [--threads 1]
Plays levels and yardsticks against their neighbours and writes what they are worth to --out, greedy at 1000.
usage: npm run -s players -- fit --before FILE --out FILE [--games 600] [--seeds fit] [--ruleset base] [--seats 2]
    [--simulations 150] [--pull 1000]
Plays games SEEDS0, SEEDS1, … with itself by the weights in --before and writes those that tell the end best to --out.
--pull: how many positions the weights before count for.`;

interface Output {
  out(line: string): void;
  err(line: string): void;
}

/** Returns the exit code, which is 2 if the options are wrong. */
export async function run([command, ...args]: readonly string[], output: Output): Promise<number> {
  if (command === 'fit') return fitWeights(optionsOf(args, FIT), output);
  if (command === 'ladder') return ladder(optionsOf(args, LADDER), output);
  return refused('what can be done is `fit` and `ladder`', output);
}

function refused(why: string, { err }: Output): number {
  err(`${why}\n${USAGE}`);
  return 2;
}

async function fitWeights(options: ToolOptions | string, output: Output): Promise<number> {
  if (typeof options === 'string') return refused(options, output);
  const { ruleset, seeds, before, out } = options.texts as Record<'ruleset' | 'seeds' | 'before' | 'out', string>;
  const { games, seats, simulations, pull } = options.numbers as Record<
    'games' | 'seats' | 'simulations' | 'pull',
    number
  >;
  if (seats < 2 || seats > 6) return refused('--seats is a whole number from 2 to 6', output);
  const old = readWeights(readTextFile(before));
  // Limits simulations and not time, so that the same seeds give the same weights on any machine.
  const thinking = { ms: Number.POSITIVE_INFINITY, weights: old };
  const player = searchPlayer('self', { ...thinking, simulations, worlds: 2 });
  const finisher = searchPlayer('finisher', {
    ...thinking,
    simulations: Math.min(FINISHING, simulations),
    worlds: 1,
    turnsByLot: 4,
  });
  const sums = new FittingSums();
  for (let game = 0; game < games; game++) {
    const setup = { ...RULESETS[ruleset]!, version: RULES_VERSION, seats, seed: `${seeds}${game}` };
    await playAndNote(setup, player, finisher, sums);
    if ((game + 1) % 20 === 0) output.err(`${game + 1} games, ${sums.positions} positions`);
  }
  const weights = sums.solve(old, pull);
  const file: WeightsFile = {
    from: {
      ruleset,
      seats,
      seeds: `${seeds}0 to ${seeds}${games - 1}`,
      simulations,
      pull,
      positions: sums.positions,
      explainedBefore: rounded(sums.explained(old)),
      explained: rounded(sums.explained(weights)),
    },
    weights: Object.fromEntries(FEATURES.map((feature, i) => [feature, rounded(weights[i]!)])),
  };
  writeFileSync(out, `${JSON.stringify(file, null, 2)}\n`);
  output.out(`${sums.positions} positions: explained ${file.from.explainedBefore} before, ${file.from.explained} now`);
  return 0;
}

async function ladder(options: ToolOptions | string, output: Output): Promise<number> {
  if (typeof options === 'string') return refused(options, output);
  const { ruleset, out } = options.texts as Record<'ruleset' | 'out', string>;
  const { pairs, threads, ms = null, 'seed-from': seedFrom } = options.numbers as Record<string, number>;
  const settings = { ruleset, pairs: pairs!, threads: threads!, ms, seedFrom: seedFrom! };
  const met = await meetings(settings, ({ a, b, games, wonByA }) =>
    output.err(`${a} won ${wonByA} of ${games} against ${b}`),
  );
  const ratings = ratingsOf(met);
  const from = { ...settings, machine: machine(), games: met.reduce((sum, { games }) => sum + games, 0) };
  writeFileSync(out, `${JSON.stringify({ from, ratings }, null, 2)}\n`);
  for (const [name, rating] of Object.entries(ratings)) output.out(`${name} ${rating}`);
  return 0;
}

/** Simulations of the player that plays a position to its end. */
const FINISHING = 30;

const rounded = (number: number): number => Number(number.toFixed(4));

/** The options and their defaults; null: no default is needed, '': the option is required. */
type KnownOptions = Readonly<Record<string, string | null>>;
const FIT: KnownOptions = {
  ...{ before: '', out: '', seeds: 'fit', ruleset: 'base' },
  ...{ games: '600', seats: '2', simulations: '150', pull: '1000' },
};
const LADDER: KnownOptions = { out: '', ruleset: 'base', pairs: '20', 'seed-from': '5000', threads: '1', ms: null };
const TEXTS = ['before', 'out', 'seeds', 'ruleset'];

interface ToolOptions {
  readonly texts: Readonly<Record<string, string>>;
  readonly numbers: Readonly<Record<string, number>>;
}

/** Reads the typed options; a text says in one sentence what is wrong with them. */
function optionsOf(args: readonly string[], known: KnownOptions): ToolOptions | string {
  let values: Partial<Record<string, string | boolean>>;
  try {
    const options = Object.fromEntries(Object.keys(known).map((name) => [name, { type: 'string' } as const]));
    values = parseArgs({ args: [...args], options }).values;
  } catch (error) {
    return (error as Error).message.split('. ')[0]!;
  }
  const texts: Record<string, string> = {};
  const numbers: Record<string, number> = {};
  for (const [name, otherwise] of Object.entries(known)) {
    const said = (values[name] as string | undefined) ?? otherwise;
    if (said === null) continue;
    if (said === '') return `--${name} names a file`;
    if (TEXTS.includes(name)) texts[name] = said;
    else if (/^[1-9]\d{0,6}$/.test(said)) numbers[name] = Number(said);
    else return `--${name} is a whole number from 1 on`;
  }
  if (!Object.hasOwn(RULESETS, texts.ruleset!))
    return `there is no ruleset "${texts.ruleset}", but ${Object.keys(RULESETS).join(', ')}`;
  return { texts, numbers };
}

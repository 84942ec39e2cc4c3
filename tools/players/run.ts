import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { RULESETS } from '../../bench/rulesets.ts';
import { RULES_VERSION } from '../../src/engine/index.ts';
import { FEATURES } from '../../src/players/evaluation.ts';
import { playAndNote, Sums } from '../../src/players/fitting.ts';
import { searchPlayer } from '../../src/players/search.ts';
import { readWeights, type WeightsFile } from '../../src/players/weights.ts';

const USAGE = `usage: npm run -s players -- fit --before FILE --out FILE [--games 600] [--seeds fit] [--ruleset base] [--seats 2]
    [--simulations 150] [--pull 1000]
Plays games SEEDS0, SEEDS1, … with itself by the weights in --before and writes those that tell the end best to --out.
--pull: how many positions the weights before count for.`;

interface Output {
  out(line: string): void;
  err(line: string): void;
}

/** The exit code: 2 where it was asked wrongly. */
export async function run([command, ...args]: readonly string[], { out, err }: Output): Promise<number> {
  const options = command === 'fit' ? optionsOf(args) : 'what can be done is `fit`';
  if (typeof options === 'string') {
    err(`${options}\n${USAGE}`);
    return 2;
  }
  const { before, games, seeds, ruleset, seats, simulations, pull } = options;
  const old = readWeights(readFileSync(before, 'utf8'));
  // By simulations and not by time, so that the same seeds give the same weights on any machine.
  const thinking = { ms: Number.POSITIVE_INFINITY, weights: old };
  const player = searchPlayer('self', { ...thinking, simulations, worlds: 2 });
  const finisher = searchPlayer('finisher', { ...thinking, simulations: 30, worlds: 1, turnsByLot: 4 });
  const sums = new Sums();
  for (let game = 0; game < games; game++) {
    const setup = { ...RULESETS[ruleset]!, version: RULES_VERSION, seats, seed: `${seeds}${game}` };
    await playAndNote(setup, player, finisher, sums);
    if ((game + 1) % 20 === 0) err(`${game + 1} games, ${sums.positions} positions`);
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
  writeFileSync(options.out, `${JSON.stringify(file, null, 2)}\n`);
  out(`${sums.positions} positions: explained ${file.from.explainedBefore} before, ${file.from.explained} now`);
  return 0;
}

const rounded = (number: number): number => Number(number.toFixed(4));

interface Options {
  readonly before: string;
  readonly out: string;
  readonly games: number;
  readonly seeds: string;
  readonly ruleset: string;
  readonly seats: number;
  readonly simulations: number;
  readonly pull: number;
}

/** What was typed; a text says in one sentence what is wrong with it. */
function optionsOf(args: readonly string[]): Options | string {
  let values: Partial<Record<string, string>>;
  try {
    const text = { type: 'string' } as const;
    values = parseArgs({
      args: [...args],
      options: {
        ...{ before: text, out: text },
        ...{ games: { ...text, default: '600' }, seeds: { ...text, default: 'fit' } },
        ...{ ruleset: { ...text, default: 'base' }, seats: { ...text, default: '2' } },
        ...{ simulations: { ...text, default: '150' }, pull: { ...text, default: '1000' } },
      },
    }).values;
  } catch (error) {
    return (error as Error).message.split('. ')[0]!;
  }
  const { before, out, ruleset = '', seeds = '' } = values;
  if (!before || !out) return '--before and --out name files';
  if (!Object.hasOwn(RULESETS, ruleset))
    return `there is no ruleset "${ruleset}", but ${Object.keys(RULESETS).join(', ')}`;
  const wrong = (['games', 'seats', 'simulations', 'pull'] as const).find(
    (name) => !/^[1-9]\d{0,6}$/.test(values[name]!),
  );
  if (wrong) return `--${wrong} is a whole number from 1 on`;
  const seats = Number(values.seats);
  if (seats < 2 || seats > 6) return '--seats is a whole number from 2 to 6';
  const [games, simulations, pull] = [Number(values.games), Number(values.simulations), Number(values.pull)];
  return { before, out, games, seeds, ruleset, seats, simulations, pull };
}

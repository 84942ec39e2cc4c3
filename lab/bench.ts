/** `npm run -s bench -- NAME [--json]`: prints figures of the program; README.md has the baseline of each. */
import { Console } from 'node:console';
import { machine } from './bench/machine.ts';

/** Prints a table for people and returns the same figures as data. */
type Bench = () => Promise<object> | object;

/** Loaded on demand, so that one benchmark does not weigh on another. */
const BENCHES: Readonly<Record<string, () => Promise<Bench>>> = {
  engine: async () => (await import('./bench/engine.ts')).engine,
  pictures: async () => (await import('./bench/pictures.ts')).pictures,
  crop: async () => (await import('./bench/crop.ts')).crop,
  replay: async () => (await import('./bench/replay.ts')).replay,
  turn: async () => (await import('./bench/turn.ts')).turn,
  press: async () => (await import('./bench/press.ts')).press,
  players: async () => (await import('./bench/players.ts')).players,
  stats: async () => (await import('./bench/stats.ts')).stats,
  store: async () => (await import('./bench/store.ts')).store,
  time: async () => (await import('./bench/time.ts')).time,
};

async function main(args: readonly string[]): Promise<number> {
  const json = args.includes('--json');
  const [name = '', ...more] = args.filter((arg) => arg !== '--json');
  const load = Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined;
  if (!load || more.length > 0) {
    console.error(`usage: npm run -s bench -- ${Object.keys(BENCHES).join('|')} [--json]`);
    return 2;
  }
  // The text for people goes to stderr, so that stdout has the data only.
  if (json) globalThis.console = new Console(process.stderr, process.stderr);
  console.log(`${name}, measured on ${machine()}`);
  const figures = await (await load())();
  if (json) process.stdout.write(`${JSON.stringify(figures)}\n`);
  return 0;
}

process.exitCode = await main(process.argv.slice(2));

/** `npm run -s bench -- NAME [--json]`: figures of the program, each with its baseline in README.md. */
import { Console } from 'node:console';
import { machine } from './bench/machine.ts';

/** Prints a table for people and gives back the same figures as data. */
type Bench = () => Promise<object> | object;

/** Loaded when asked for, so that one bench does not weigh on another. */
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
  // What a bench prints for people goes out of the way of the data.
  if (json) globalThis.console = new Console(process.stderr, process.stderr);
  console.log(`${name}, measured on ${machine()}`);
  const figures = await (await load())();
  if (json) process.stdout.write(`${JSON.stringify(figures)}\n`);
  return 0;
}

process.exitCode = await main(process.argv.slice(2));

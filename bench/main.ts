/** `npm run -s bench -- NAME [--json]`: figures of the program, each with its baseline in README.md. */
import { Console } from 'node:console';
import { machine } from './machine.ts';

/** Prints a table for people and gives back the same figures as data. */
type Bench = () => Promise<object> | object;

/** Loaded when asked for, so that one bench does not weigh on another. */
const BENCHES: Readonly<Record<string, () => Promise<Bench>>> = {
  engine: async () => (await import('./engine.ts')).engine,
  pictures: async () => (await import('./pictures.ts')).pictures,
  crop: async () => (await import('./crop.ts')).crop,
  replay: async () => (await import('./replay.ts')).replay,
  turn: async () => (await import('./turn.ts')).turn,
  press: async () => (await import('./press.ts')).press,
  players: async () => (await import('./players.ts')).players,
  stats: async () => (await import('./stats.ts')).stats,
  store: async () => (await import('./store.ts')).store,
  time: async () => (await import('./time.ts')).time,
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

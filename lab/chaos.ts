import { type Options, usageOf, valuesOf } from '../test/chaos/options.ts';

interface ChaosKind {
  readonly OPTIONS: Options;
  /** Runs with the values of these options; returns whether all promises were kept. */
  run(values: never): Promise<boolean>;
}

/** `npm run -s chaos -- KIND [options]`: breaks things during real play, and checks whether all promises were kept. */
const KINDS: Readonly<Record<string, () => Promise<ChaosKind>>> = {
  crash: () => import('../test/chaos/crash.ts'),
  store: () => import('../test/chaos/store.ts'),
  shards: () => import('../test/chaos/shards.ts'),
  flood: () => import('../test/chaos/flood.ts'),
  discord: () => import('../test/chaos/discord.ts'),
  fuzz: () => import('../test/chaos/fuzz.ts'),
  pictures: () => import('../test/chaos/pictures.ts'),
};

const [name = '', ...args] = process.argv.slice(2);
const load = KINDS[name] ?? endWith(`npm run -s chaos -- KIND [options]; kinds: ${Object.keys(KINDS).join(', ')}`);
const kind = await load();
const values = valuesOf(kind.OPTIONS, args) ?? endWith(`npm run -s chaos -- ${name} ${usageOf(kind.OPTIONS)}`);
process.exit((await kind.run(values as never)) ? 0 : 1);

function endWith(usage: string): never {
  console.error(`usage: ${usage}`);
  process.exit(2);
}

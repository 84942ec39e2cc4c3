/** `npm run -s chaos -- KIND [options]`: breaks things under real play, and looks whether all promises were kept. */
const KINDS: Readonly<Record<string, () => Promise<{ run(args: readonly string[]): Promise<boolean> }>>> = {
  crash: () => import('../test/chaos/crash.ts'),
  store: () => import('../test/chaos/store.ts'),
  shards: () => import('../test/chaos/shards.ts'),
  flood: () => import('../test/chaos/flood.ts'),
  discord: () => import('../test/chaos/discord.ts'),
  fuzz: () => import('../test/chaos/fuzz.ts'),
  pictures: () => import('../test/chaos/pictures.ts'),
};

const [kind = '', ...args] = process.argv.slice(2);
const load = KINDS[kind];
if (load === undefined) {
  console.error(`usage: npm run -s chaos -- KIND [options]; kinds: ${Object.keys(KINDS).join(', ')}`);
  process.exit(2);
}
process.exit((await (await load()).run(args)) ? 0 : 1);

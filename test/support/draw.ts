import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Random } from '../../src/engine/chance/random.ts';

const ROOT = join(import.meta.dirname, '../..');

export interface Drawn {
  /** The text by which samples are drawn: never the clock, so that any run can be had again. */
  readonly by: string;
  /** The expansions whose folders have changed: what was changed is tried in full. */
  readonly changed: readonly string[];
}

/** What git says, without what a hook or a shell may have told it of another repository; null where it has no answer. */
function git(root: string, ...args: string[]): string | null {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')));
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', env, stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}

/** The expansions among these paths. */
const expansionsIn = (paths: string, all: readonly string[]): string[] =>
  all.filter((name) => new RegExp(`^(src|test)/expansions/${name}/`, 'm').test(paths));

/**
 * Drawn by `TESTS_DRAWN_BY`, otherwise by the commit. What changed is what that commit changed against its first parent, and
 * what is not committed yet; all, where the parent is not there.
 */
export function drawnHere(root = ROOT, given = process.env.TESTS_DRAWN_BY): Drawn {
  const all = readdirSync(join(root, 'src/expansions'), { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .map(({ name }) => name)
    .sort();
  const commitOf = (text: string) => git(root, 'rev-parse', '--short=12', '--verify', '--quiet', `${text}^{commit}`);
  const commit = (given && commitOf(given)) || commitOf('HEAD');
  const paths = [
    commit && (git(root, 'diff', '--name-only', `${commit}^1`, commit) ?? all.map((name) => `src/expansions/${name}/`)),
    git(root, 'diff', '--name-only', 'HEAD'),
    git(root, 'ls-files', '--others', '--exclude-standard'),
  ];
  return { by: given || (commit ?? 'no commit'), changed: expansionsIn(paths.flat().join('\n'), all) };
}

/** In the order that a text gives them, the same each time. */
export const shuffled = <T>(text: string, all: readonly T[]): T[] => new Random(text).shuffle([...all]);

/** So many numbers for random games, the same each time for the same text. */
export function numbersBy(text: string, count: number): number[] {
  const random = new Random(text);
  return Array.from({ length: count }, () => random.below(2 ** 31));
}

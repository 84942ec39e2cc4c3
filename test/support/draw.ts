import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { Random } from '../../src/engine/chance/random.ts';

export const EVERYTHING = '';

export const ROOT = join(import.meta.dirname, '../..');

export interface Drawn {
  /** The text that draws samples. It is never the clock, so that any run can be repeated. */
  readonly by: string;
  /** The paths of the files that have changed; `EVERYTHING` if that is unknown. Tests try all about these. */
  readonly changed: readonly string[];
}

/** Git's answer, without a hook's or shell's settings for another repository; null if git fails. */
function git(root: string, ...args: string[]): string | null {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')));
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', env, stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}

/**
 * `TESTS_DRAWN_BY` draws, otherwise the commit. Changed is the commit's difference from its first parent, and what is not committed.
 * Without that parent all has changed.
 */
export function drawnHere(root = ROOT, given = process.env.TESTS_DRAWN_BY): Drawn {
  const commitOf = (text: string) => git(root, 'rev-parse', '--short=12', '--verify', '--quiet', `${text}^{commit}`);
  const commit = (given && commitOf(given)) || commitOf('HEAD');
  const pathsOf = (...args: string[]): string[] | undefined =>
    git(root, ...args)
      ?.split('\n')
      .filter(Boolean);
  const changed = [
    ...(commit ? (pathsOf('diff', '--no-renames', '--name-only', `${commit}^1`, commit) ?? [EVERYTHING]) : []),
    ...(pathsOf('diff', '--no-renames', '--name-only', 'HEAD') ?? []),
    ...(pathsOf('ls-files', '--others', '--exclude-standard') ?? []),
  ];
  return { by: given || (commit ?? 'no commit'), changed: [...new Set(changed)].sort() };
}

/** In an order that depends on the text alone. */
export const shuffled = <T>(text: string, all: readonly T[]): T[] => new Random(text).shuffle([...all]);

/** `count` numbers for random games, which depend on the text alone. */
export function numbersBy(text: string, count: number): number[] {
  const random = new Random(text);
  return Array.from({ length: count }, () => random.below(2 ** 31));
}

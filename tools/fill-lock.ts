/**
 * `npm run fill-lock` after every change of dependencies. Native packages list one optional package for each platform. `npm install`
 * silently leaves out of the lockfile those that the registry in use lacks; then `npm ci` fails on every machine. This adds inert entries
 * for them: no platform gets one without integrity, since npm replaces an inert entry once the package is available. It also removes the
 * Node versions that development tools ask for. They run on the installed Node 24, and `npm ci` would warn of the older Node that installs.
 * With `--check` it changes nothing, reports what is wrong, and exits with 1.
 */
import { readFileSync, writeFileSync } from 'node:fs';

export interface LockEntry {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  cpu?: string[];
  dev?: boolean;
  engines?: unknown;
  libc?: string[];
  optional?: boolean;
  os?: string[];
  optionalDependencies?: Record<string, string>;
}
export interface Lock {
  packages: Record<string, LockEntry>;
}

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = 'arm arm64 ia32 loong64 mips64el ppc64 ppc64le riscv64 s390x wasm32 x64'.split(' ');
const LIBRARIES: Readonly<Record<string, string>> = {
  gnu: 'glibc',
  glibc: 'glibc',
  gnueabihf: 'glibc',
  musl: 'musl',
  musleabihf: 'musl',
};

/** The platform of a package, by the end of its name: `…-linux-x64-musl`. Null if the name does not tell it. */
export function platformOf(name: string): (Required<Pick<LockEntry, 'os' | 'cpu'>> & Pick<LockEntry, 'libc'>) | null {
  const words = name.split(/[/-]/);
  const at = words.findLastIndex((word) => SYSTEMS.includes(word));
  const [os, cpu, abi] = words.slice(at);
  if (at === -1 || os === undefined || cpu === undefined || !PROCESSORS.includes(cpu)) return null;
  const libc = abi === undefined ? undefined : LIBRARIES[abi];
  return { os: [os], cpu: [cpu], ...(os === 'linux' && libc !== undefined ? { libc: [libc] } : {}) };
}

/** Removes a tool's Node version; the Node that runs the tool satisfies it. */
function withoutEngines(entry: LockEntry): LockEntry {
  if (!entry.dev) return entry;
  const { engines: _, ...rest } = entry;
  return rest;
}

/** The complete lockfile without warnings; `added` and `unknown` are names of packages, `warns` those whose Node version was removed. */
export function filled(lock: Lock): { lock: Lock; added: string[]; unknown: string[]; warns: string[] } {
  const packages = Object.fromEntries(Object.entries(lock.packages).map(([path, one]) => [path, withoutEngines(one)]));
  const warns = Object.keys(packages).filter(
    (path) => lock.packages[path]!.engines !== undefined && !packages[path]!.engines,
  );
  const added: string[] = [];
  const unknown: string[] = [];
  for (const [path, parent] of Object.entries(lock.packages)) {
    if (path === '') continue;
    for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
      const key = `node_modules/${name}`;
      if (key in packages || `${path}/${key}` in packages) continue;
      const platform = platformOf(name);
      if (platform === null) {
        unknown.push(name);
        continue;
      }
      const { os, cpu, libc } = platform;
      packages[key] = {
        version,
        cpu,
        ...(parent.dev ? { dev: true } : {}),
        ...(libc === undefined ? {} : { libc }),
        optional: true,
        os,
      };
      added.push(name);
    }
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { lock: { ...lock, packages: Object.fromEntries(sorted) }, added, unknown, warns };
}

/** The entries with a download address; a package of this repository is a link to its folder. */
export const addressed = (lock: Lock): string[] =>
  Object.entries(lock.packages)
    .filter(([, { resolved, link }]) => resolved !== undefined && !link)
    .map(([path]) => path);

function main(file: string, isCheck: boolean): number {
  const before = readFileSync(file, 'utf8');
  const { lock, added, unknown, warns } = filled(JSON.parse(before));
  const addresses = addressed(lock);
  if (unknown.length > 0) console.log(`platform unknown, left out: ${unknown.join(', ')}`);
  if (addresses.length > 0) console.log(`download addresses in ${file}: ${addresses.join(', ')}`);
  if (isCheck) {
    console.log(
      `${added.length} entries missing${added.length > 0 ? `, run: npm run fill-lock (${added.join(', ')})` : ''}`,
    );
    if (warns.length > 0) console.log(`asks for a Node of its own, run: npm run fill-lock (${warns.join(', ')})`);
    return added.length + addresses.length + warns.length === 0 ? 0 : 1;
  }
  const after = `${JSON.stringify(lock, null, 2)}\n`;
  if (after !== before) writeFileSync(file, after);
  console.log(`${added.length} added${added.length > 0 ? `: ${added.join(', ')}` : ''}`);
  return 0;
}

if (import.meta.main) process.exitCode = main('package-lock.json', process.argv.includes('--check'));

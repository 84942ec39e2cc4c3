import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { addressed, filled, type Lock, platformOf } from '../../tools/fill-lock.ts';

const text = readFileSync('package-lock.json', 'utf8');
const lock: Lock = JSON.parse(text);
const manifests = ['package.json', 'packages/discord-playground/package.json'].map((path) =>
  JSON.parse(readFileSync(path, 'utf8')),
);

describe('the lockfile of this project', () => {
  test('misses no optional package of any platform, and filling it again changes nothing', () => {
    const { added, lock: again } = filled(lock);
    expect(added).toEqual([]);
    expect(`${JSON.stringify(again, null, 2)}\n`).toBe(text);
  });

  test('names no address to download from', () => {
    expect(addressed(lock)).toEqual([]);
    expect(text.replace(/"(url|funding)": ?("[^"]*"|\{[^}]*\})/g, '')).not.toMatch(/\.tgz/);
  });

  test('has the integrity of every package that is installed here', () => {
    const here = Object.entries(lock.packages).filter(
      ([path, { optional, link }]) => path.startsWith('node_modules/') && !optional && !link,
    );
    expect(here.filter(([, { integrity }]) => integrity === undefined)).toEqual([]);
  });

  test.each(manifests)('package.json of $name pins exact versions', (manifest) => {
    const { dependencies, devDependencies, optionalDependencies } = manifest;
    for (const version of Object.values({ ...dependencies, ...devDependencies, ...optionalDependencies })) {
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    }
  });
});

test.each([
  ['@napi-rs/canvas-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
  ['@napi-rs/canvas-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
  ['@napi-rs/canvas-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
  ['@napi-rs/canvas-win32-x64-msvc', { os: ['win32'], cpu: ['x64'] }],
  ['lightningcss-freebsd-x64', { os: ['freebsd'], cpu: ['x64'] }],
  ['fsevents', null],
  ['@scope/linux', null],
  ['thing-linux-pdp11', null],
])('%s', (name, platform) => {
  expect(platformOf(name)).toEqual(platform);
});

describe('filling', () => {
  const parent = {
    version: '1.0.0',
    dev: true,
    optionalDependencies: { 'x-linux-x64-gnu': '1.0.0', 'x-win32-x64': '1.0.0', odd: '2.0.0' },
  };
  const broken: Lock = {
    packages: {
      '': { optionalDependencies: { 'root-linux-x64': '1.0.0' } },
      'node_modules/x': parent,
      'node_modules/x-linux-x64-gnu': { version: '1.0.0' },
    },
  };

  test('adds missing packages, inert and in order, and reports those that it cannot place', () => {
    const { lock: whole, added, unknown } = filled(broken);
    expect(added).toEqual(['x-win32-x64']);
    expect(unknown).toEqual(['odd']);
    expect(Object.keys(whole.packages)).toEqual([
      '',
      'node_modules/x',
      'node_modules/x-linux-x64-gnu',
      'node_modules/x-win32-x64',
    ]);
    expect(whole.packages['node_modules/x-win32-x64']).toEqual({
      version: '1.0.0',
      cpu: ['x64'],
      dev: true,
      optional: true,
      os: ['win32'],
    });
  });

  test('a second time adds nothing', () => {
    expect(filled(filled(broken).lock).added).toEqual([]);
  });

  test('an entry with an address is found, and no entry that links a package of this repository', () => {
    const packages = {
      'node_modules/a': { resolved: 'https://example.org/a.tgz' },
      'node_modules/b': {},
      'node_modules/c': { resolved: 'packages/c', link: true },
    };
    expect(addressed({ packages })).toEqual(['node_modules/a']);
  });
});

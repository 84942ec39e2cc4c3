/**
 * `npm run -s tarball -w discord-playground -- FOLDER` makes a tarball that another project can install: JavaScript, since
 * Node strips no types in `node_modules`, with declarations beside it.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const HERE = import.meta.dirname;
const ROOT = join(HERE, '../..');

/** Writes what goes into the tarball to `folder`. */
function build(folder: string): void {
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  const emit = ['--noEmit', 'false', '--declaration', '--rewriteRelativeImportExtensions', '--outDir', `${folder}/src`];
  execFileSync(process.execPath, [tsc, '-p', HERE, ...emit], { stdio: 'inherit' });
  cpSync(join(HERE, 'src/page'), join(folder, 'src/page'), { recursive: true });
  cpSync(join(HERE, 'README.md'), join(folder, 'README.md'));
  cpSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
  const {
    scripts: _,
    devDependencies: __,
    exports,
    ...manifest
  } = JSON.parse(readFileSync(join(HERE, 'package.json'), 'utf8').replaceAll(/(\.\/src\/\w+)\.ts"/g, '$1.js"'));
  // What it asks of Node is said here alone: in the repository another Node installs it than runs it.
  const published = { ...manifest, exports, engines: { node: '>=24' } };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
}

function main([to]: string[]): number {
  if (to === undefined) {
    console.error('Say where to: npm run -s tarball -w discord-playground -- FOLDER');
    return 1;
  }
  const target = resolve(process.env.INIT_CWD ?? '.', to);
  const folder = mkdtempSync(join(tmpdir(), 'discord-playground-'));
  try {
    build(folder);
    mkdirSync(target, { recursive: true });
    const npm = ['pack', '--silent', '--pack-destination', target];
    console.log(join(target, execFileSync('npm', npm, { cwd: folder, encoding: 'utf8' }).trim()));
    return 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

process.exitCode = main(process.argv.slice(2));

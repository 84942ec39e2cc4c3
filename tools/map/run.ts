import { basename } from 'node:path';
import { type MapLayout, mapOf } from '../../src/engine/index.ts';
import { type MapRead, readMapFile } from '../../src/game/maps/index.ts';
import { drawMap } from './draw.ts';
import { summaryOf } from './summary.ts';

const USAGE = `usage: npm run -s map -- check FILE…
       npm run -s map -- draw FILE OUT.webp
FILE is a map file, or the id of a map of the project`;

export interface Printer {
  out(line: string): void;
  err(line: string): void;
}

/** The whole program; returns the exit code: 1 if a file is not a playable map, 2 if the options are wrong. */
export async function run(args: readonly string[], print: Printer): Promise<number> {
  const [verb, ...files] = args;
  if (args.some((arg) => arg.startsWith('-'))) return usage(print);
  if (verb === 'check' && files.length > 0) return check(files, print);
  const [file, out, ...more] = files;
  if (verb === 'draw' && file !== undefined && out !== undefined && more.length === 0) return draw(file, out, print);
  return usage(print);
}

function usage(print: Printer): number {
  print.err(USAGE);
  return 2;
}

function check(files: readonly string[], print: Printer): number {
  let wrong = 0;
  for (const file of files) {
    const map = read(file, print);
    if (map === null) wrong += 1;
    else for (const line of summaryOf(map)) print.out(line);
  }
  return wrong > 0 ? 1 : 0;
}

async function draw(file: string, out: string, print: Printer): Promise<number> {
  const map = read(file, print);
  if (map === null) return 1;
  try {
    await drawMap(map, out);
  } catch (error) {
    print.err(`${out}: ${(error as Error).message}`);
    return 1;
  }
  print.out(`${map.name} is drawn in ${out}`);
  return 0;
}

/** Null if the file is not a playable map; prints the reason. */
function read(file: string, print: Printer): MapLayout | null {
  const own = mapOf(file);
  const said: MapRead = own ? { kind: 'map', map: own } : readMapFile(file);
  const isTaken = said.kind === 'map' && !own && mapOf(said.map.id) !== undefined;
  if (said.kind === 'map' && !isTaken) return said.map;
  const errors = said.kind === 'map' ? [`its id "${said.map.id}" is taken by a map of the project`] : said.errors;
  for (const error of errors) print.err(`${basename(file)}: ${error}`);
  return null;
}

import { z } from 'zod';
import { type Game, type GameRecord, TILE_DESIGNS } from '../../src/engine/index.ts';
import { RecordSchema } from '../../src/game/table/table.ts';
import { jsonIn, readTextFile } from '../../src/text-file.ts';
import { type Verification, verifyRecord } from './verify.ts';

const USAGE =
  'usage: npm run -s verify -- RECORD [HASH] (the file that “Is it fair?” gives; the hash that it showed while the game was played)';

const HASH = /^[0-9a-f]{64}$/i;

/** As the bot attaches it to the result; names are in the order of the seats. */
const Attached = z.object({
  record: RecordSchema,
  commitment: z.string().regex(HASH, 'is not 64 hexadecimal digits').nullish(),
  players: z.array(z.string()).optional(),
});
type Attached = z.infer<typeof Attached>;

export interface Printer {
  out(line: string): void;
  err(line: string): void;
}

/** The whole program; returns the exit code: 1 if anything does not agree, 2 if the options are wrong. */
export function run(args: readonly string[], print: Printer): number {
  const [file, hash, ...more] = args;
  if (file === undefined || more.length > 0 || args.some((arg) => arg.startsWith('-'))) {
    print.err(USAGE);
    return 2;
  }
  if (hash !== undefined && !HASH.test(hash)) {
    print.err(`${hash.slice(0, 80)} is not a published hash: that is 64 hexadecimal digits`);
    return 2;
  }
  let attached: Attached;
  try {
    attached = readAttached(file);
  } catch (error) {
    print.err(`${file}: ${(error as Error).message}`);
    return 1;
  }
  const published = hash ?? attached.commitment ?? null;
  const verified = verifyRecord(attached.record, published);
  const wrong = whatIsWrong(attached.record, verified, published);
  if (wrong !== null || verified.replay.kind === 'refused') {
    print.err(`${file}: ${wrong}`);
    return 1;
  }
  for (const line of report(attached, verified, verified.replay.game, hash !== undefined)) print.out(line);
  return 0;
}

/** Throws an error whose message is a sentence for the user. */
function readAttached(file: string): Attached {
  let text: string;
  try {
    text = readTextFile(file);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Error(code === undefined ? message : `cannot be read (${code})`);
  }
  let json: unknown;
  try {
    json = jsonIn(text);
  } catch (error) {
    throw new Error(`is damaged or cut off: it is no JSON (${(error as Error).message})`);
  }
  const bare = typeof json === 'object' && json !== null && 'setup' in json;
  const read = Attached.safeParse(bare ? { record: json } : json);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const where = issue?.path.length ? ` at ${issue.path.join('.')}` : '';
  throw new Error(`is not the record of a game${where}: ${issue?.message}`);
}

/** The first disagreement, or null. */
function whatIsWrong(record: GameRecord, verified: Verification, published: string | null): string | null {
  const { commitment, isAsPublished, isLeftToChance, replay } = verified;
  if (isAsPublished === false) return `the SHA-256 of the seed is ${commitment}, and published was ${published}`;
  if (!isLeftToChance) return 'tiles were laid out by hand, so the seed did not decide this game';
  if (replay.kind === 'refused') {
    if (replay.action === null) return `no game can begin as the record says (${replay.why})`;
    return `action ${replay.action + 1} of ${record.actions.length}, "${replay.line}", is against the rules (${replay.why})`;
  }
  if (replay.game.asked !== null) return 'the record stops before the end of the game';
  return null;
}

function report({ record, players }: Attached, verified: Verification, game: Game, given: boolean): string[] {
  const { seats, switches, seed } = record.setup;
  const { commitment, isAsPublished, firstByLot } = verified;
  const view = game.view(null);
  const nameOf = (seat: number): string => players?.[seat] ?? `seat ${seat + 1}`;
  const tiles = TILE_DESIGNS.reduce((sum, { set, count }) => sum + (record.setup.sets.includes(set) ? count : 0), 0);
  const hash = isAsPublished
    ? `SHA-256 of the seed: ${commitment}, ${given ? 'as published' : 'as the file says was published; compare it with what “Is it fair?” showed while the game was played'}`
    : `SHA-256 of the seed: ${commitment}; compare it with what “Is it fair?” showed while the game was played`;
  // The player who joined as number i sits `i - lot` seats after the first.
  const joined = Array.from({ length: seats }, (_, i) => nameOf((i - firstByLot + seats) % seats));
  return [
    `Seed: ${seed}`,
    hash,
    `Tiles: ${tiles}${view.takenOut > 0 ? `, ${view.takenOut} of them taken out,` : ','} shuffled by this seed alone`,
    `First: if drawn by lot, number ${firstByLot + 1} of ${seats} in the order of joining, which then was ${joined.join(', ')}`,
    `Replay: ${record.actions.length} actions, all legal, to the end of the game after ${view.turn} turns` +
      (switches.includes('fields') ? '' : ', without fields'),
    ...view.scores.map((score, seat) => {
      const notes = [
        ...(view.winners?.includes(seat) ? ['won'] : []),
        ...(view.resigned.includes(seat) ? ['resigned'] : []),
      ];
      return `Score: ${nameOf(seat)} ${score}${notes.length ? ` (${notes.join(', ')})` : ''}`;
    }),
    'Everything agrees.',
  ];
}

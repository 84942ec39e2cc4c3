import { type Table, type UserId, wishesOf } from '../../game/table/table.ts';
import type { ExportedGame } from '../../stats/index.ts';
import type { StoredData } from '../views/privacy.ts';

/** Discord's largest file from a bot. */
export const MOST_BYTES = 8 * 1024 * 1024;

export interface PrivacyFile {
  readonly bytes: Buffer;
  /** How many of the oldest games come without their record, so that the file fits into `most`. */
  readonly recordsLeftOut: number;
}

/** Everything stored about a person as JSON, a game on each line. `now`: ms since 1970. */
export function privacyFile(
  { data, tables, puzzles, learning, watching, settings }: StoredData,
  now: number,
  most: number = MOST_BYTES,
): PrivacyFile {
  const { games, ...about } = data;
  const whole = games.map((game) => JSON.stringify(game));
  const lines = [...whole];
  const text = (recordsLeftOut: number): string =>
    [
      `{"exported":${JSON.stringify(new Date(now).toISOString())},"recordsLeftOut":${recordsLeftOut},`,
      `"about":${JSON.stringify(about)},`,
      `"settings":${JSON.stringify(settings)},`,
      `"puzzles":${JSON.stringify(puzzles)},`,
      `"learning":${JSON.stringify(learning)},`,
      `"watching":${JSON.stringify(watching)},`,
      `"tables":[${tables.map((table) => `\n${JSON.stringify(seatIn(table, data.user))}`).join(',')}],`,
      `"games":[${lines.map((line) => `\n${line}`).join(',')}]}`,
      '',
    ].join('\n');
  // The size with the longest number of records that are left out.
  let size = Buffer.byteLength(text(games.length));
  let recordsLeftOut = 0;
  while (size > most && recordsLeftOut < games.length) {
    const game = games[recordsLeftOut]!;
    lines[recordsLeftOut] = JSON.stringify(withoutRecord(game));
    size -= Buffer.byteLength(whole[recordsLeftOut]!) - Buffer.byteLength(lines[recordsLeftOut]!);
    recordsLeftOut += 1;
  }
  return { bytes: Buffer.from(text(recordsLeftOut)), recordsLeftOut };
}

const withoutRecord = (game: ExportedGame) => ({ ...game, record: null });

/** What a table stores of one person. Without the record of a running game: its seed tells the coming tiles. */
function seatIn({ id, guild, channel, phase, opened, touched, ...table }: Table, user: UserId) {
  const seat = table.members.findIndex((member) => member.user === user);
  return {
    ...{ table: id, guild, channel, phase, opened, touched },
    seat: seat < 0 ? null : seat,
    name: table.members[seat]?.name ?? null,
    ...wishesOf(table.members[seat] ?? {}),
    isHost: table.host === user,
    isInvited: table.invited?.some((one) => one.user === user) ?? false,
    isChosenToBegin: table.options.first === user,
    agreesToAbandon: table.abandoning.includes(user),
    wishForWhoIsAway: table.away?.votes.find((vote) => vote.user === user)?.choice ?? null,
    asksToTakeBack: seat >= 0 && table.undoing?.seat === seat,
    agreesToTakeBack: table.undoing?.agreed.includes(user) ?? false,
    agreesToPause: table.pausing?.includes(user) ?? false,
    isStoodInFor: table.members[seat]?.computer !== undefined,
    wasStoodInFor: table.members[seat]?.aided ?? false,
    exit: table.members[seat]?.exit ?? null,
    hasHadHints: table.members[seat]?.hinted ?? false,
  };
}

import { z } from 'zod';
import { REASONS, type Reason, type ScoredEvent, type Seat } from '../engine/index.ts';
import { isOwnComputer, playerOf } from '../game/computers/computer-players.ts';
import { GAME_FEATURES, RULES } from '../game/store/features.ts';
import type { DocumentFeatures } from '../game/store/ports.ts';
import { type EventLog, storyOf } from '../game/table/event-log.ts';
import { ExitSchema, FORMER_USER, RecordSchema, type Table, WISHES, wishesOf } from '../game/table/table.ts';
import {
  COUNTS,
  Count,
  counted,
  countsIn,
  FORMAT,
  FORMER_COUNTS,
  FormatSchema,
  isKnown,
  withCounts,
} from './counts.ts';
import { SEASON_PATTERN } from './season.ts';

const Id = z.string().regex(/^\d{1,20}$/);

/** `resigned`: all but one left before the last tile. `abandoned`: all agreed to stop, or somebody with the right to do so stopped it. */
const ENDINGS = ['finished', 'resigned', 'abandoned'] as const;
type Ending = (typeof ENDINGS)[number];

const SeatSchema = withCounts(FORMER_COUNTS, {
  /** See `PlayerId`. */
  player: z.string().regex(/^(\d{1,20}|former-[a-z0-9]{12}|computer-[a-z0-9-]{1,20})$/),
  /** As they called themselves at the table; '' for a former player. */
  name: z.string().max(100),
  ...WISHES,
  score: z.int(),
  /** From 1; equal scores share a rank, players who left come last; null if the game was abandoned. */
  rank: z.int().min(1).max(6).nullable(),
  /** Resigned before the end. */
  left: z.boolean(),
  /** A computer stood in for them: the game counts in none of their records. */
  aided: z.literal(true).exactOptional(),
  exit: ExitSchema.exactOptional(),
  /** They had a hint from a computer: the game counts in none of their records and raises no rating. */
  hinted: z.literal(true).exactOptional(),
  /** Had asked, when it ended, to be counted across servers. */
  everywhere: z.boolean(),
  /** By reason; their sum is the score. */
  points: z.partialRecord(z.literal(REASONS), z.int()),
  /** Tiles of the largest city and of the longest road they scored, finished or not. */
  city: Count,
  road: Count,
});
export type ResultSeat = z.infer<typeof SeatSchema>;

/** A game as it is kept for ever. Only names and ids can be taken out of it. Reading converts a result of an older format. */
export const ResultSchema = z.strictObject({
  format: FormatSchema,
  table: z.string().regex(/^[a-z0-9]{8}$/),
  guild: Id,
  channel: Id,
  /** Its place among the server's results, from 1. `numberEverywhere`: its place across servers, or null if it does not count there. */
  number: z.int().min(1),
  numberEverywhere: z.int().min(1).nullable(),
  /** The server's season when it ended. */
  season: z.string().regex(SEASON_PATTERN),
  /** When its lobby opened, and when it ended: milliseconds since 1970. */
  opened: z.number(),
  ended: z.number(),
  ending: z.literal(ENDINGS),
  /** Setup (switches, sets, map, seed) and actions. */
  record: RecordSchema,
  commitment: z.string().nullable(),
  /** Moves were taken back by agreement: the game counts for nobody. */
  undone: z.literal(true).exactOptional(),
  /** In the order of the seats. */
  seats: z.array(SeatSchema).min(1).max(6),
});
export type GameResult = z.infer<typeof ResultSchema>;

const Seats = z.object({ seats: z.array(z.unknown()) }).catch({ seats: [] });

/** The features that a result needs: those of its game and counts, without the version of the rules, since reading replays nothing. */
export const RESULT_FEATURES: DocumentFeatures = {
  of: (document) => [
    ...GAME_FEATURES.of(document).filter((feature) => !feature.startsWith(RULES)),
    ...countsIn(Seats.parse(document).seats),
  ],
  has: (feature) => isKnown(feature) || GAME_FEATURES.has(feature),
};

/** The mark of a person who became a former player before there was a result. Each seat has its own, as two may have sat there. */
const formerAt = (table: string, seat: number): string => `former-${table}${String(seat).padStart(4, '0')}`;

/** For counting results by the thousand: the actions, most of a result, are not checked. */
export const CountedResultSchema = ResultSchema.extend({
  record: z.looseObject({ setup: RecordSchema.shape.setup }) as unknown as typeof RecordSchema,
});

/** A result as the table alone gives it: without its place among others and without its players' choices. */
export type Summary = Omit<GameResult, 'number' | 'numberEverywhere' | 'season' | 'seats'> & {
  readonly seats: readonly Omit<ResultSeat, 'everywhere'>[];
};

/** Null if there was no game, or if it goes on. Without `told` it replays the record, which takes some 2 ms. */
export function summaryOf(table: Table, told?: EventLog): Summary | null {
  const { record, phase } = table;
  if (record === null || (phase !== 'finished' && phase !== 'abandoned')) return null;
  const story = (told ?? storyOf(record)).flat();
  const scored = story.filter((event): event is ScoredEvent => event.type === 'scored');
  const left = story.flatMap((event) => (event.type === 'resigned' ? [event.seat] : []));
  const scores = table.members.map((_, seat) => sumOf(scored.filter((event) => event.seat === seat)));
  const ending: Ending =
    phase === 'abandoned' ? 'abandoned' : left.length >= table.members.length - 1 ? 'resigned' : 'finished';
  return {
    format: FORMAT,
    table: table.id,
    guild: table.guild,
    channel: table.channel,
    opened: table.opened,
    ended: table.touched,
    ending,
    record,
    commitment: table.commitment,
    ...(table.undone && { undone: true as const }),
    seats: table.members.map((member, seat) => {
      const { user, name, computer, aided, exit, hinted } = member;
      const own = scored.filter((event) => event.seat === seat);
      return {
        player: isOwnComputer(member) ? playerOf(computer!) : user === FORMER_USER ? formerAt(table.id, seat) : user,
        name,
        ...wishesOf(member),
        score: scores[seat]!,
        rank: ending === 'abandoned' ? null : rankOf(seat, scores, left),
        left: left.includes(seat),
        ...(aided && { aided }),
        ...(exit && { exit }),
        ...(hinted && { hinted }),
        points: byReason(own),
        city: largest(own, 'city'),
        road: largest(own, 'road'),
        counts: counted(
          COUNTS,
          ({ of }) => story.filter((event) => 'seat' in event && event.seat === seat && of(event)).length,
        ),
      };
    }),
  };
}

/** Seats that have resigned come after all others, whatever they scored (B20). */
function rankOf(seat: Seat, scores: readonly number[], left: readonly Seat[]): number {
  const gone = left.includes(seat);
  const isBetter = (other: Seat): boolean =>
    gone ? !left.includes(other) : !left.includes(other) && scores[other]! > scores[seat]!;
  return 1 + scores.filter((_, other) => isBetter(other)).length;
}

const sumOf = (scored: readonly ScoredEvent[]): number => scored.reduce((sum, { points }) => sum + points, 0);

function byReason(scored: readonly ScoredEvent[]): Partial<Record<Reason, number>> {
  const points: Partial<Record<Reason, number>> = {};
  for (const reason of REASONS) {
    const own = scored.filter((event) => event.reason === reason);
    if (own.length > 0) points[reason] = sumOf(own);
  }
  return points;
}

const largest = (scored: readonly ScoredEvent[], kind: 'city' | 'road'): number =>
  Math.max(
    0,
    ...scored
      .filter(({ reason }) => reason === kind || reason === `${kind}.incomplete`)
      .map(({ working }) => working.reduce((sum, { of, count }) => (of === 'tiles' ? sum + count : sum), 0)),
  );

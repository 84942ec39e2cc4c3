import { SnowflakeUtil } from 'discord.js';
import { z } from 'zod';
import type { LoadedTable } from '../../game/table/tables.ts';

const Snowflake = z.string().regex(/^\d{1,20}$/);

const KINDS = ['lobby', 'turn', 'held', 'result', 'closed', 'notice', 'call'] as const;

/** A message that still has buttons it should no longer have; a `call` is deleted. `held`: a turn that could still be taken back. */
const FadingSchema = z.strictObject({
  channel: Snowflake,
  id: Snowflake,
  kind: z.literal(KINDS),
  turn: z.int().min(0),
});
export type Fading = z.infer<typeof FadingSchema>;

const Shape = z.object({
  message: z.strictObject({ channel: Snowflake, id: Snowflake }).nullable(),
  kind: z.literal(KINDS),
  /** The turn it shows; 0 in the lobby. */
  turn: z.int().min(0),
  /** Whose turn it shows. */
  seat: z.int().min(0).nullable(),
  /** Who is asked, as everybody may know; whom a message of its own has called while this turn is shown. */
  asked: z.int().min(0).nullable().default(null),
  called: z.array(z.int().min(0)).default([]),
  /** The table's revision that its components name. */
  revision: z.int().min(0),
  /** Whether it is a card, which it stays. */
  isCard: z.boolean().default(false),
  /** Shown without its picture, which is still to come. */
  isBare: z.boolean().default(false),
  /** Older messages, until they have been changed: so a restart in between forgets none. */
  fading: z.array(FadingSchema).default([]),
  /** How many messages were posted beyond one a revision. The next one's nonce is made of it: tried again it is the same message. */
  further: z.int().min(0).default(0),
});
/** Which message shows a table, and what it shows. Losing it loses nothing of a game: the next message is posted anew. */
export type TableMessage = z.infer<typeof Shape>;
/** What a newer version adds stays where it is. */
export const TableMessageSchema = Shape.loose() as z.ZodType<TableMessage>;

export const NO_MESSAGE: TableMessage = {
  message: null,
  kind: 'lobby',
  turn: 0,
  seat: null,
  asked: null,
  called: [],
  revision: 0,
  isCard: false,
  isBare: false,
  fading: [],
  further: 0,
};

/** What a message shows of it. */
type Aspect = Omit<TableMessage, 'message' | 'isCard' | 'isBare' | 'fading' | 'called' | 'further'>;

/** What a message that shows the table as it is now shows. */
export function aspectOf({ table, game }: LoadedTable): Aspect {
  const { phase, revision } = table;
  if (phase === 'playing' && game) {
    const { turn, turnOf, asked } = game.view(null);
    return { kind: table.held ? 'held' : 'turn', turn, seat: turnOf, asked, revision };
  }
  const kind = phase === 'lobby' ? 'lobby' : phase === 'finished' ? 'result' : 'closed';
  return { kind, turn: 0, seat: null, asked: null, revision };
}

/** Whether the same message goes on showing the table: a turn while it lasts, and a lobby until it has closed. */
export function goesOn(shown: TableMessage, next: Aspect): boolean {
  if (shown.kind === 'lobby' && next.kind === 'closed') return true;
  // It is done, or taken back.
  if (shown.turn === next.turn && [shown, next].some(({ kind }) => kind === 'held'))
    return isTurn(shown) && isTurn(next);
  return shown.kind === next.kind && shown.turn === next.turn && shown.seat === next.seat;
}

const isTurn = ({ kind }: Pick<Aspect, 'kind'>): boolean => kind === 'turn' || kind === 'held';

/** For so long after a turn's message was posted the player of the turn before is still there. */
const STILL_HERE_MS = 120_000;

/** Whom a message of its own has to call: a seat that was not asked before, and has not been called in this turn. Null where nobody. */
export function toCall({ asked, called }: TableMessage, present: LoadedTable): number | null {
  const next = aspectOf(present).asked;
  return next === null || asked === null || next === asked || called.includes(next) ? null : next;
}

/** When a seat is called: at once, or as soon as the player of the turn before may have gone. In ms since 1970. */
export function callsFrom({ message }: TableMessage, { game }: LoadedTable, seat: number): number {
  const { board, turn } = game!.view(null);
  const hasJustPlayed = seat === board.findLast((tile) => tile.turn < turn)?.seat;
  return message !== null && hasJustPlayed ? SnowflakeUtil.timestampFrom(message.id) + STILL_HERE_MS : 0;
}

/** Of a note that tells of the next state: who was asked before, as long as a message has yet to call somebody. */
export const notYetCalled = (kept: TableMessage, present: LoadedTable): Partial<TableMessage> =>
  toCall(kept, present) === null ? {} : { asked: kept.asked };

/** Nothing will ever change on it again. */
export const isSettled = ({ kind, fading }: TableMessage): boolean =>
  (kind === 'result' || kind === 'closed') && fading.length === 0;

/** What has to be taken away once another message shows the table. */
export const asFading = ({ message, kind, turn, fading }: TableMessage): Fading[] =>
  message ? [...fading, { ...message, kind, turn }] : fading;

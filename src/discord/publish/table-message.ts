import { SnowflakeUtil } from 'discord.js';
import { z } from 'zod';
import type { LoadedTable } from '../../game/table/tables.ts';

const Snowflake = z.string().regex(/^\d{1,20}$/);

const KINDS = ['lobby', 'turn', 'held', 'result', 'closed', 'notice', 'call'] as const;

/** A message that still has to lose its buttons; a `call` is deleted. `held`: a pending turn. */
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
  /** The shown turn; 0 in the lobby. */
  turn: z.int().min(0),
  /** The seat of the shown turn. */
  seat: z.int().min(0).nullable(),
  /** `asked`: the asked seat, as everybody may know; `called`: seats that messages have called during this turn. */
  asked: z.int().min(0).nullable().default(null),
  called: z.array(z.int().min(0)).default([]),
  /** The table's revision in its custom ids. */
  revision: z.int().min(0),
  /** Whether it is a card, which it stays. */
  isCard: z.boolean().default(false),
  /** Shown without its picture, which is still to come. */
  isBare: z.boolean().default(false),
  /** Older messages that still have to be changed, so that a restart forgets none. */
  fading: z.array(FadingSchema).default([]),
  /** How many messages were posted beyond one a revision. The next nonce contains it, so that a retry is the same message. */
  further: z.int().min(0).default(0),
});
/** The message that shows a table, and what it shows. Without it no game is lost: the next message is posted anew. */
export type TableMessage = z.infer<typeof Shape>;
/** Keeps values that a newer version adds. */
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

/** The part of the note about the shown state. */
type Aspect = Omit<TableMessage, 'message' | 'isCard' | 'isBare' | 'fading' | 'called' | 'further'>;

/** The state that a message shows now. */
export function aspectOf({ table, game }: LoadedTable): Aspect {
  const { phase, revision } = table;
  if (phase === 'playing' && game) {
    const { turn, turnOf, asked } = game.view(null);
    return { kind: table.held ? 'held' : 'turn', turn, seat: turnOf, asked, revision };
  }
  const kind = phase === 'lobby' ? 'lobby' : phase === 'finished' ? 'result' : 'closed';
  return { kind, turn: 0, seat: null, asked: null, revision };
}

/** Whether the message stays the table's message: during a turn, and for a lobby until it has closed. */
export function goesOn(shown: TableMessage, next: Aspect): boolean {
  if (shown.kind === 'lobby' && next.kind === 'closed') return true;
  // The turn is pending, or taken back.
  if (shown.turn === next.turn && [shown, next].some(({ kind }) => kind === 'held'))
    return isTurn(shown) && isTurn(next);
  return shown.kind === next.kind && shown.turn === next.turn && shown.seat === next.seat;
}

const isTurn = ({ kind }: Pick<Aspect, 'kind'>): boolean => kind === 'turn' || kind === 'held';

/** How long after a turn's message the previous player is still there, in ms. */
const STILL_HERE_MS = 120_000;

/** The seat that needs a call: not asked before, and not yet called in this turn. Null if none does. */
export function toCall({ asked, called }: TableMessage, present: LoadedTable): number | null {
  const next = aspectOf(present).asked;
  return next === null || asked === null || next === asked || called.includes(next) ? null : next;
}

/** When a seat is called, in ms since 1970: at once, or when the previous player may have gone. */
export function callsFrom({ message }: TableMessage, { game }: LoadedTable, seat: number): number {
  const { board, turn } = game!.view(null);
  const hasJustPlayed = seat === board.findLast((tile) => tile.turn < turn)?.seat;
  return message !== null && hasJustPlayed ? SnowflakeUtil.timestampFrom(message.id) + STILL_HERE_MS : 0;
}

/** For the note of the next state: keeps the seat asked before, as long as a call is missing. */
export const notYetCalled = (kept: TableMessage, present: LoadedTable): Partial<TableMessage> =>
  toCall(kept, present) === null ? {} : { asked: kept.asked };

/** Nothing of it will change again. */
export const isSettled = ({ kind, fading }: TableMessage): boolean =>
  (kind === 'result' || kind === 'closed') && fading.length === 0;

/** The messages that have to fade once another message shows the table. */
export const asFading = ({ message, kind, turn, fading }: TableMessage): Fading[] =>
  message ? [...fading, { ...message, kind, turn }] : fading;

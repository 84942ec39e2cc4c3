import { type Client, DiscordAPIError, Events, RESTJSONErrorCodes } from 'discord.js';
import type { Clock, Log } from '../../game/store/ports.ts';
import type { Table, TableId } from '../../game/table/table.ts';
import type { Tables } from '../../game/table/tables.ts';
import type { UnderWay } from '../connection/pending-work.ts';

/** Each change of a table is shown by its own caller; if that does not happen within this time, the reconciler does it. */
export const GRACE_MS = 20_000;
/** Discord is seldom away for longer. Until then, missing messages follow within a minute of its return. */
const MINUTES = 10;
/** The pauses after failures; the last one repeats. */
export const PAUSES_MS: readonly number[] = [2000, 5000, 15_000, ...Array<number>(MINUTES).fill(60_000), 10 * 60_000];
/** After a refusal, the least time until an event leads to another try: each refusal counts against this address. */
const AGAIN_MS = 30_000;
/** About a day. Then the next press or start does it. */
const MOST_TRIES = 150;
/** A table with a closed channel stays here as long as the process lives. */
const MOST_LACKS = 10_000;

/** What the presenter reports of its work. */
export interface ScreenNews {
  /** Everybody sees the table at that revision, and no outdated messages. */
  shown(table: Pick<Table, 'id' | 'revision'>): void;
  /** `shown`, but the table needs work again at `until`, in ms since 1970. */
  waits(table: Pick<Table, 'id' | 'guild' | 'revision'>, until: number): void;
  /** A message could not be posted, changed, removed or noted. */
  lacks(table: Pick<Table, 'id' | 'guild'>, why: unknown): void;
}

/**
 * Finds missing messages without a press: of changed tables that are not shown, and after every failure. Kept in memory by the process that
 * plays the tables; after a restart the next process finds them from the notes.
 */
export interface Reconciler extends ScreenNews {
  /** Begins no more work. */
  stop(): void;
}

export interface ReconcilerPorts {
  readonly client: Client;
  readonly tables: Pick<Tables, 'listen'>;
  readonly clock: Clock;
  readonly log: Log;
  readonly underWay: UnderWay;
  /** Shows what is missing, and reports it like all its work; null if nothing is left to show. */
  readonly recover: (id: TableId) => Promise<unknown | null>;
}

interface Lack {
  readonly guild: string;
  /** The least revision that has to be shown. */
  revision: number;
  tries: number;
  /** When the last own try was refused; minus infinity if none was. */
  refused: number;
  /** The time of the next try, if one is planned. */
  next: number;
  /** Null during a try, and while it waits for an event of Discord. */
  cancel: (() => void) | null;
}

export function createReconciler({ client, tables, clock, log, underWay, recover }: ReconcilerPorts): Reconciler {
  const lacks = new Map<TableId, Lack>();
  let isStopped = false;

  function tryIn(ms: number, id: TableId, lack: Lack): void {
    lack.cancel?.();
    lack.next = clock.now() + ms;
    lack.cancel = isStopped ? null : clock.after(ms, () => underWay.add(mend(id, lack)));
  }

  async function mend(id: TableId, lack: Lack): Promise<void> {
    lack.cancel = null;
    lack.tries += 1;
    try {
      if ((await recover(id)) === null) drop(id);
    } catch (error) {
      const { guild, tries } = lack;
      log.warn({ guild, table: id, error, tries }, 'what a table has yet to show could not be shown');
      note({ id, guild }, error);
    }
  }

  function note({ id, guild }: Pick<Table, 'id' | 'guild'>, why: unknown): void {
    if (isStopped) return;
    const lack = lackOf(id, guild, 0);
    lack.cancel?.();
    lack.cancel = null;
    if (lack.tries >= MOST_TRIES) drop(id);
    else if (!isForbidden(why)) tryIn(PAUSES_MS[Math.min(lack.tries, PAUSES_MS.length - 1)]!, id, lack);
    // Each such answer counts against this address, and a retry helps only after a person has changed something.
    else if (lack.tries === 0) lack.tries = 1;
    else lack.refused = clock.now();
  }

  /** If there are too many, the oldest is left to the next press or start. */
  function lackOf(id: TableId, guild: string, revision: number): Lack {
    const known = lacks.get(id);
    if (known) return known;
    if (lacks.size >= MOST_LACKS) drop(lacks.keys().next().value!);
    const lack = newLack(guild, revision);
    lacks.set(id, lack);
    return lack;
  }

  function drop(id: TableId): void {
    lacks.get(id)?.cancel?.();
    lacks.delete(id);
  }

  const hearNoMore = tables.listen(({ table: { id, guild, revision } }) => {
    const lack = lackOf(id, guild, revision);
    lack.revision = revision;
    const waits = lack.tries === 0 && lack.next > clock.now() + GRACE_MS;
    if (lack.cancel === null || waits) tryIn(GRACE_MS, id, lack);
  });

  /** Permissions, channels or the server have come back, or may have. */
  const lookAgain = (guild: string): void => {
    for (const [id, lack] of lacks) {
      if (lack.guild !== guild || lack.tries === 0) continue;
      // Several of these events come at once.
      const wait = Math.max(PAUSES_MS[0]!, lack.refused + AGAIN_MS - clock.now());
      if (lack.cancel !== null && lack.next <= clock.now() + wait) continue;
      lack.tries = 1;
      tryIn(wait, id, lack);
    }
  };
  const ofChannel = (_before: unknown, now: object): void => {
    if ('guildId' in now && typeof now.guildId === 'string') lookAgain(now.guildId);
  };
  const ofServer = ({ id }: { readonly id: string }): void => lookAgain(id);
  const ofPart = (_before: unknown, { guild }: { readonly guild: { readonly id: string } }): void =>
    lookAgain(guild.id);
  client
    .on(Events.ChannelUpdate, ofChannel)
    .on(Events.ThreadUpdate, ofPart)
    .on(Events.GuildRoleUpdate, ofPart)
    .on(Events.GuildMemberUpdate, ofPart)
    .on(Events.GuildCreate, ofServer)
    .on(Events.GuildAvailable, ofServer);

  return {
    shown({ id, revision }) {
      const lack = lacks.get(id);
      if (!lack || revision < lack.revision) return;
      const { guild, tries } = lack;
      if (tries > 0) log.info({ guild, table: id, tries }, 'what a table had yet to show is shown');
      drop(id);
    },

    waits({ id, guild, revision }, until) {
      const lack = lackOf(id, guild, revision);
      if (revision < lack.revision) return;
      lack.tries = 0;
      tryIn(Math.max(0, until - clock.now()), id, lack);
    },

    lacks: note,

    stop() {
      isStopped = true;
      hearNoMore();
      for (const { cancel } of lacks.values()) cancel?.();
      lacks.clear();
    },
  };
}

const newLack = (guild: string, revision: number): Lack => ({
  ...{ guild, revision, tries: 0, refused: Number.NEGATIVE_INFINITY, next: 0, cancel: null },
});

/** A retry is useless here: Discord sends an event when something has changed. */
const isForbidden = (error: unknown): boolean => error instanceof DiscordAPIError && FORBIDDEN.has(error.code);

const FORBIDDEN: ReadonlySet<unknown> = new Set([
  RESTJSONErrorCodes.MissingAccess,
  RESTJSONErrorCodes.MissingPermissions,
  RESTJSONErrorCodes.UnknownChannel,
  RESTJSONErrorCodes.UnknownGuild,
  RESTJSONErrorCodes.ThreadLocked,
  // The thread is archived and locked; discord.js has no name for this.
  50083,
]);

import { type Shard, shardOf } from '../game/servers/shard.ts';
import type { Clock, Log, Store } from '../game/store/ports.ts';
import { growing } from '../game/time/system-clock.ts';
import { createAbility } from './ability.ts';
import { fenced } from './fenced.ts';
import { createIdentifyTurns, type IdentifyTurns } from './identify.ts';
import { createLeases, type Lease } from './leases.ts';
import { type Connecting, patiently } from './patience.ts';
import { createProcesses, GONE_MS, type Processes, type ProcessesOptions } from './processes.ts';

/** ms between signs of life, and between looks for shards that nobody serves. */
export const BEAT_MS = 4000;

/** ms in which a shard's bot has to finish its work when another process is to have the shard. */
export const LEAVING_MS = 20_000;

/** ms without a ready connection after which a shard is given up, if a process could serve it instead. */
export const DARK_MS = 30_000;

/** ms between questions of an idle process whether it could serve: all know of an outage before any gives a shard up for it. */
const ASK_MS = 3 * BEAT_MS;

const DARK = `its connection to Discord was not ready for ${DARK_MS / 1000} s`;

const UNSEEN = 'shards could not be looked after';

/** ms after a sign of life in which nobody can have taken its shards; well before others may take it for gone. */
const SURE_MS = GONE_MS - BEAT_MS;

/** The bot that serves one shard. */
export interface ServedShard {
  /** Whether its connection to Discord stands, though servers may still be coming in. */
  isIn(): boolean;
  /** Finishes pending work, and leaves. */
  stop(): Promise<void>;
}

export interface Shards<T extends ServedShard> {
  /** The serving bots, by shard. */
  readonly serving: ReadonlyMap<number, T>;
  /** Why it does not serve a shard that nobody serves; null if there is none. */
  missed(): unknown;
  /**
   * Resolves when it serves all that it could get at once, which is nothing while others serve all. If it could get none, rejects with the
   * error of `serve`, or `OtherCount`.
   */
  readonly started: Promise<void>;
  /** Leaves, after all that it served has ended; also before it has started, and a second time. */
  stop(): Promise<void>;
}

export interface ShardsPorts<T extends ServedShard> {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  /** Into how many all servers are divided. */
  readonly count: number;
  /** `store` writes only as long as no other process serves the shard. */
  readonly serve: (shard: Shard, store: Store, connecting: Connecting) => Promise<T>;
  /** Resolves if Discord would let a shard connect just now; rejects with the reason if not. */
  readonly reach: (signal: AbortSignal) => Promise<void>;
  /** Told of the work that it does by itself, so that others can wait for it. */
  readonly begun?: (work: Promise<void>) => void;
  /** Milliseconds of a clock that nobody sets; only tests give another. */
  readonly steady?: () => number;
  readonly process?: Pick<ProcessesOptions, 'id' | 'place' | 'pid' | 'isRunning'>;
}

/** Processes that divide the same servers differently would serve some twice. */
export class OtherCount extends Error {
  constructor(theirs: number, ours: number) {
    super(`another process on this store runs with SHARD_COUNT=${theirs}, this one with ${ours}: give all the same`);
  }
}

interface Holding {
  readonly lease: Lease;
  /** Whether another process has it, or may have it in a moment. */
  isLost: boolean;
  /** ms in which its connection was not ready, though it could be. Counted by beats: a look may be long ago, or a clock set on. */
  dark: number;
  /** Whether it still waits for its turn to introduce itself. */
  isInQueue: boolean;
}

/** Serves this process's share of all shards, those of gone processes included. */
export function serveShards<T extends ServedShard>(ports: ShardsPorts<T>): Shards<T> {
  const { store, clock, log, count, begun = () => {}, steady = () => performance.now() } = ports;
  const now = growing(clock.now, steady);
  const processes: Processes = createProcesses(store, { now, shards: count, ...ports.process });
  const leases = createLeases(store, count);
  const held = new Map<number, Holding>();
  const serving = new Map<number, T>();
  let sureUntil = Number.NEGATIVE_INFINITY;
  /** How often others took it for gone. */
  let timesGone = 0;
  /** Whether it has seen that no process divides all servers otherwise, and has been there ever since. */
  let isAlone = false;
  /** Whether its first look is over. If that fails, and nothing serves, this process is ended. */
  let hasLooked = false;
  let isStopped = false;
  /** Ends all waiting for Discord. */
  const stopping = new AbortController();
  const ability = createAbility({ now, reach: () => ports.reach(stopping.signal), changed: tellTrouble });
  const { trouble } = ability;
  let missed: unknown = null;
  const turns = count > 1 ? createIdentifyTurns(store, clock) : null;
  let cancel = (): void => {};
  /** Ends a pause. */
  let goOn = (): void => {};
  const isSure = (): boolean => now() < sureUntil;
  const beating = oneAtATime(beat, 'it could not be noted that this process is there');
  const looking = oneAtATime(look, UNSEEN);

  async function beat(): Promise<void> {
    const asked = now();
    if ((await processes.beat(held.size, trouble() === null)) === 'gone') {
      timesGone += 1;
      isAlone = false;
      for (const holding of held.values()) holding.isLost = true;
    }
    sureUntil = asked + SURE_MS;
  }

  /** Returns why the shard could not be served; null if it is served, or another process has it. */
  async function take(shard: number, basedOn: number): Promise<unknown> {
    const before = timesGone;
    const lease = await leases.take(shard, processes.own, basedOn);
    if (lease === null) return null;
    // It may have been asleep meanwhile, and others took it for gone.
    if (isStopped || timesGone !== before || !isSure()) {
      await leases.release(lease);
      return null;
    }
    const holding: Holding = { lease, isLost: false, dark: 0, isInQueue: false };
    held.set(shard, holding);
    const isLost = async (): Promise<boolean> => {
      if ((await leases.look(shard)).revision !== lease.revision) holding.isLost = true;
      return holding.isLost;
    };
    const fencedStore = fenced(store, { isHeld: lease.isHeld, isLost });
    const isOurs = (): boolean => !holding.isLost && isSure();
    const served = shardOf(shard, count, isOurs, () => holding.isLost);
    const queued: IdentifyTurns = async (...whose) => {
      holding.isInQueue = true;
      await turns!(...whose).finally(() => {
        holding.isInQueue = false;
      });
    };
    let service: Promise<T> | undefined;
    const connect = (how: Connecting): Promise<T> => (service = ports.serve(served, fencedStore, how));
    try {
      serving.set(
        shard,
        await patiently(connect, { clock, ms: DARK_MS, why: DARK, turns: turns && queued, stopping: stopping.signal }),
      );
      log.info({ shard, count }, 'serving a shard');
      return null;
    } catch (error) {
      // It may connect all the same.
      service?.then((late) => late.stop()).catch(() => {});
      if (!isStopped) ability.failed(error);
      await letGo(shard, holding);
      return error;
    }
  }

  const ask = (fresh: number, hasOthers: boolean): Promise<void> =>
    ability.ask(fresh, { isConnected: [...serving.values()].some((one) => one.isIn()), hasOthers });

  /** Not before the end of its first look, which tells its own error. */
  function tellTrouble(trouble: unknown): void {
    if (!hasLooked || isStopped) return;
    // Others should know it at once.
    beating.begin();
    if (trouble === null) log.info({}, 'this process can serve again');
    else log.warn({ error: trouble }, 'this process cannot serve: its shards are for others as long as that is so');
  }

  /** Afterwards nobody serves the shard, unless another process has it already. */
  async function giveUp(shard: number): Promise<void> {
    const holding = held.get(shard)!;
    const served = serving.get(shard);
    serving.delete(shard);
    const { isLost } = holding;
    // Its pending work is neither written nor posted, so nobody needs to wait for it.
    if (isLost) await letGo(shard, holding);
    try {
      if (served && !(await isDoneWithin(LEAVING_MS, served.stop(), clock)))
        log.error({ shard }, 'a shard did not come to its end in time, and is left as it is');
    } catch (error) {
      log.error({ shard, error }, 'a shard could not be ended cleanly');
    }
    if (!isLost) await letGo(shard, holding);
  }

  async function lose(shard: number, why = 'this process was silent for too long'): Promise<void> {
    held.get(shard)!.isLost = true;
    log.error({ shard }, `a shard is given up, since ${why}: another process takes it over`);
    await giveUp(shard);
  }

  /** Gives up shards whose connection has not been ready for too long, if a process could serve them. */
  async function loseDark(hasOthers: boolean): Promise<void> {
    const couldServe = trouble() === null;
    const isAnyDark = [...serving.values()].some((one) => !one.isIn());
    await ask(isAnyDark || !couldServe ? 0 : ASK_MS, hasOthers);
    // If Discord lets it connect again, its connections most likely go on by themselves, without a new session.
    const isBack = !couldServe && trouble() === null;
    if (isBack) for (const holding of held.values()) holding.dark = 0;
    const isDark = ([shard, one]: [number, T]): boolean => !one.isIn() && held.get(shard)!.dark >= DARK_MS;
    const dark = trouble() === null || hasOthers ? [...serving].filter(isDark).map(([shard]) => shard) : [];
    if (dark.length === 0 || isStopped) return;
    // Discord had told it that it could.
    if (trouble() === null) ability.failed(new Error(DARK));
    await Promise.all(dark.map((shard) => lose(shard, DARK)));
  }

  /** Any pending work of the shard is neither written nor posted. */
  async function letGo(shard: number, holding: Holding): Promise<void> {
    holding.isLost = true;
    held.delete(shard);
    try {
      await leases.release(holding.lease);
    } catch (error) {
      log.warn({ shard, error }, 'that a shard is free could not be noted; it is tried again');
    }
  }

  /** Takes one shard after another: Discord lets no more than one begin every few seconds. */
  async function look(): Promise<void> {
    const before = timesGone;
    // Before any is taken, because that takes long.
    for (const [shard, { isLost }] of [...held]) if (isLost && !isStopped) await lose(shard);
    const others = await processes.others();
    // Once it is known to be alone, a process that only tries to start does not matter: it takes nothing while this one is there.
    const differing = others.find((one) => one.shards !== null && one.shards !== count && (!isAlone || one.serves > 0));
    if (differing && held.size === 0) throw new OtherCount(differing.shards!, count);
    if (!differing && !isAlone) {
      await leases.dropOthers(processes.isGone);
      isAlone = timesGone === before;
    }
    const alike = others.filter((other) => (other.shards ?? count) === count);
    const able = alike.filter(({ isAble }) => isAble);
    const hasOthers = able.length > 0;
    await loseDark(hasOthers);
    if (isStopped) return;
    const unable = new Set(alike.filter(({ isAble }) => !isAble).map(({ id }) => id));
    const share = Math.ceil(count / (able.length + 1));
    let failure: unknown = null;
    let isMissed = false;
    // Each process begins elsewhere, so that not all ask for the same shard.
    const first = Math.floor(Math.random() * count);
    for (let step = 0; step < count; step++) {
      const shard = (first + step) % count;
      const { owner, revision } = await leases.look(shard);
      if (isStopped) return;
      const holding = held.get(shard);
      isMissed ||= trouble() !== null && owner !== null && unable.has(owner);
      if (holding) {
        const { lease } = holding;
        const isLost = holding.isLost || (lease.revision !== revision && (await leases.isLost(lease)));
        if (isLost && !isStopped) await lose(shard);
      } else if (!differing && held.size < share && (await isFree(owner)) && !isStopped && timesGone === before) {
        await ask(BEAT_MS, hasOthers);
        failure ??= trouble() ?? (await take(shard, revision));
      } else if (owner === processes.own) {
        // Given up or taken by a call that failed. While the note stands and this process lives, nobody would serve the shard.
        await leases.release({ shard, revision });
      }
    }
    // One at a time, so that a newcomer takes it before the next shard goes.
    const spare = held.size > share ? [...serving.keys()].at(-1) : undefined;
    // The answer of an exchanged store is no reason to leave a shard.
    if (spare !== undefined && !(await leases.isLost(held.get(spare)!.lease)) && !isStopped) {
      log.info({ shard: spare }, 'leaving a shard to a process that serves fewer');
      await giveUp(spare);
    }
    missed = failure ?? (isMissed ? trouble() : null);
    if (failure !== null) throw failure;
  }

  const isFree = async (owner: string | null): Promise<boolean> =>
    owner === null || owner === processes.own || (await processes.isGone(owner));

  function again(): void {
    cancel = clock.after(BEAT_MS, () => {
      again();
      for (const [shard, one] of serving) {
        const holding = held.get(shard)!;
        holding.dark = one.isIn() || holding.isInQueue ? 0 : holding.dark + BEAT_MS;
      }
      // Apart, so that a long login does not make this process look dead.
      beating.begin();
      // Two looks at once would take and give up the same shard.
      if (hasLooked && !isStopped) looking.begin();
    });
  }

  /** Begins the work unless it is under way. A failure is tried again: while the store is away, nobody else can take anything either. */
  function oneAtATime(work: () => Promise<void>, what: string) {
    let underWay: Promise<void> | null = null;
    return {
      begin(): void {
        if (underWay !== null) return;
        underWay = work()
          .catch((error) => {
            if (!isStopped) log.error({ error }, what);
          })
          .finally(() => {
            underWay = null;
          });
        begun(underWay);
      },
      ended: async (): Promise<void> => underWay ?? undefined,
    };
  }

  /** The first look. Processes that differ may have died unheard, so it waits as long as that takes to be known. */
  async function lookFirst(): Promise<void> {
    for (let waited = 0; !isStopped; waited += BEAT_MS) {
      try {
        return await look();
      } catch (error) {
        // The process goes on with the shards that it serves.
        if (serving.size > 0) return log.error({ error }, UNSEEN);
        if (!(error instanceof OtherCount) || waited > GONE_MS) throw error;
        if (waited === 0) log.warn({ error }, 'waiting whether a process that divides the servers otherwise is gone');
      }
      if (isStopped) return;
      await new Promise<void>((resolve) => {
        goOn = resolve;
        clock.after(BEAT_MS, resolve);
      });
    }
  }

  async function start(): Promise<void> {
    await ask(0, false);
    if (isStopped) return;
    await beat();
    if (isStopped) return;
    again();
    await lookFirst();
    hasLooked = true;
    if (trouble() !== null) tellTrouble(trouble());
  }

  async function end(): Promise<void> {
    isStopped = true;
    stopping.abort(new Error('this process ends'));
    goOn();
    // Serving shards do not wait for a shard that still connects.
    await Promise.all([...serving.keys()].map(giveUp));
    await Promise.all([starting, looking.ended()]);
    await Promise.all([...serving.keys()].map(giveUp));
    cancel();
    await beating.ended();
    await processes.leave();
  }

  let ending: Promise<void> | null = null;
  const stop = (): Promise<void> => (ending ??= end());

  let failure: unknown = null;
  const starting = start().catch((error) => {
    failure = error;
  });
  const started = starting.then(async () => {
    if (failure === null || isStopped) return;
    await stop().catch((error) => log.error({ error }, 'what had begun could not be ended cleanly'));
    throw failure;
  });
  return { serving, missed: () => missed, started, stop };
}

async function isDoneWithin(ms: number, work: Promise<void>, clock: Clock): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<false>();
  const cancel = clock.after(ms, () => resolve(false));
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    cancel();
  }
}

import type { Fault } from './page-api.ts';

/**
 * Scripted misbehaviour. Each fault strikes the next `times` (default 1) matching requests or events, in the order of addition.
 * `route` matches any part of a route's template such as `/channels/:channel/messages`.
 *
 * rate-limit       429 with `retry_after` and headers, in seconds, and a `code` such as 20028; nothing is done
 * refuse           Discord's refusal with this code, in its words, or with another `status`; nothing is done
 * status           that status; `applied` does the work first and spoils only the answer
 * slow             the work is done at once; the answer comes `ms` of real time later
 * hang-up          the connection is cut without an answer; `applied` as above
 * event-twice      a gateway event (default INTERACTION_CREATE) comes twice
 * event-late       the event comes `ms` of the playground's time late
 * drop-sockets     all gateway sockets are cut, or closed with `code`
 * invalid-session  opcode 9
 * reconnect        opcode 7
 * mute-heartbeats  heartbeats are not acknowledged
 */
export interface Faults {
  add(...faults: Fault[]): void;
  clear(): void;
  /** Faults that have not struck yet. */
  readonly pending: readonly Fault[];
  takeRequest(method: string, route: string): RequestFault | null;
  takeEvent(event: string): { copies: number; delay: number };
  takesHeartbeat(): boolean;
}

export type RequestFault = Extract<Fault, { kind: 'rate-limit' | 'refuse' | 'status' | 'slow' | 'hang-up' }>;
export type SocketFault = Extract<Fault, { kind: 'drop-sockets' | 'invalid-session' | 'reconnect' }>;

const isSocketFault = (fault: Fault): fault is SocketFault =>
  fault.kind === 'drop-sockets' || fault.kind === 'invalid-session' || fault.kind === 'reconnect';

const isRequestFault = (fault: Fault): fault is RequestFault =>
  fault.kind === 'rate-limit' ||
  fault.kind === 'refuse' ||
  fault.kind === 'status' ||
  fault.kind === 'slow' ||
  fault.kind === 'hang-up';

/** `strike` carries out faults of sockets at once. */
export function createFaults(strike: (fault: SocketFault) => void): Faults {
  let pending: { fault: Fault; left: number }[] = [];

  const take = <T extends Fault>(matches: (fault: Fault) => fault is T): T | null => {
    const entry = pending.find(({ fault }) => matches(fault));
    if (!entry) return null;
    if (--entry.left <= 0) pending = pending.filter((other) => other !== entry);
    return entry.fault as T;
  };

  return {
    add(...faults) {
      for (const fault of faults) {
        if (isSocketFault(fault)) strike(fault);
        else pending.push({ fault, left: 'times' in fault ? (fault.times ?? 1) : 1 });
      }
    },
    clear() {
      pending = [];
    },
    get pending() {
      return pending.map(({ fault }) => fault);
    },
    takeRequest: (method, route) =>
      take(
        (fault): fault is RequestFault =>
          isRequestFault(fault) && (fault.method ?? method) === method && route.includes(fault.route ?? ''),
      ),
    takeEvent(event) {
      const twice = take(
        (fault): fault is Extract<Fault, { kind: 'event-twice' }> =>
          fault.kind === 'event-twice' && (fault.event ?? 'INTERACTION_CREATE') === event,
      );
      const late = take(
        (fault): fault is Extract<Fault, { kind: 'event-late' }> =>
          fault.kind === 'event-late' && (fault.event ?? 'INTERACTION_CREATE') === event,
      );
      return { copies: twice ? 2 : 1, delay: late?.ms ?? 0 };
    },
    takesHeartbeat: () => take((fault): fault is Fault => fault.kind === 'mute-heartbeats') !== null,
  };
}

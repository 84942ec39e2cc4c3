import { randomBytes } from 'node:crypto';
import type { WebSocket } from 'ws';
import type { Faults } from './faults.ts';
import type { Violations } from './violations.ts';
import { guildCreateWire, userWire, type Wire } from './wire.ts';
import type { World } from './world.ts';

/** The gateway, version 10, JSON, uncompressed: the part that the intent Guilds needs. */

const OP = {
  dispatch: 0,
  heartbeat: 1,
  identify: 2,
  presence: 3,
  resume: 6,
  reconnect: 7,
  members: 8,
  invalid: 9,
  hello: 10,
  ack: 11,
};
const GUILDS = 1;
/** Members, presences, message content: they need approval; without it the code is 4014. */
const PRIVILEGED = (1 << 1) | (1 << 8) | (1 << 15);
/** Events kept for a resume; and how long a session outlives its socket, ms of real time. */
const KEPT_EVENTS = 1000;
const SESSION_LIFE = 120_000;
const SENDS_A_MINUTE = 120;

interface Session {
  id: string;
  shard: readonly [id: number, count: number];
  intents: number;
  sequence: number;
  log: { sequence: number; frame: string }[];
  socket: WebSocket | null;
  expiry: NodeJS.Timeout | null;
}

export interface GatewayOptions {
  world: World;
  bot: string;
  accepts: (token: string) => boolean;
  faults: Faults;
  violations: Violations;
  /** `ws://…`, the address for resumed sessions. */
  url: () => string;
  heartbeatInterval: number;
  /** Intents that are allowed beside `Guilds`. */
  intents: number;
}

export interface Gateway {
  connect(socket: WebSocket, query: URLSearchParams): void;
  /** Sends an event to the shard of a guild; returns how many sessions it reaches. */
  dispatch(guild: string, event: string, data: Wire): number;
  /** Whether a client is connected; with `guild`, whether a client for that guild is. */
  isOnline(guild?: string): boolean;
  /** Resolves when the clients have received all that was sent before this call. */
  received(): Promise<void>;
  /** Faults of sockets; with `guild`, only for the sockets of that guild's sessions. */
  dropSockets(code?: number, guild?: string): void;
  invalidateSessions(resumable: boolean): void;
  askToReconnect(): void;
  close(): void;
  /** Discord's figure for the sessions that may still begin today; the playground never refuses one for it. */
  startsLeft: number;
  /** Whether new sockets receive nothing. */
  isSilent: boolean;
  /** Sessions begun so far; a resume begins none. */
  readonly identified: number;
  readonly resumed: number;
  /** Event frames sent so far. */
  readonly sent: number;
}

export function createGateway(options: GatewayOptions): Gateway {
  const { world, bot, faults, violations } = options;
  const sessions = new Map<string, Session>();
  const sockets = new Set<WebSocket>();
  const counts = { identified: 0, resumed: 0, sent: 0, pings: 0 };

  const send = (socket: WebSocket, payload: object): void => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify({ t: null, s: null, d: null, ...payload }));
  };
  const owns = ({ shard: [id, count] }: Session, guild: string): boolean =>
    Number((BigInt(guild) >> 22n) % BigInt(count)) === id;

  const push = (session: Session, event: string, data: Wire): void => {
    counts.sent++;
    const frame = JSON.stringify({ op: OP.dispatch, s: ++session.sequence, t: event, d: data });
    session.log.push({ sequence: session.sequence, frame });
    if (session.log.length > KEPT_EVENTS) session.log.shift();
    if (session.socket?.readyState === session.socket?.OPEN) session.socket?.send(frame);
  };

  /** A client answers a ping after everything before it. A client that is gone never answers. */
  const answersPing = (socket: WebSocket): Promise<void> =>
    new Promise((resolve) => {
      const mine = String(++counts.pings);
      const heard = (data: Buffer): void => {
        if (String(data) === mine) done();
      };
      const done = (): void => {
        socket.off('pong', heard).off('close', done);
        resolve();
      };
      socket.on('pong', heard).on('close', done).ping(mine);
    });

  const refuse = (socket: WebSocket, code: number, message: string): void => {
    violations.add({ method: 'GATEWAY', route: '/gateway', code, message });
    socket.close(code, message);
  };

  const forget = (session: Session): void => {
    if (session.expiry) clearTimeout(session.expiry);
    sessions.delete(session.id);
    world.tell({ kind: 'bot' });
  };

  const identify = (socket: WebSocket, d: Wire): Session | null => {
    const intents = Number(d.intents);
    const [id, count] = (d.shard as [number, number] | undefined) ?? [0, 1];
    if (typeof d.token !== 'string' || !options.accepts(d.token)) refuse(socket, 4004, 'Authentication failed.');
    else if (!Number.isInteger(id) || !Number.isInteger(count) || id < 0 || id >= count)
      refuse(socket, 4010, 'Invalid shard.');
    else if (!Number.isInteger(intents) || intents < 0 || intents >= 1 << 26)
      refuse(socket, 4013, 'Invalid intent(s).');
    else if (intents & PRIVILEGED & ~options.intents) refuse(socket, 4014, 'Disallowed intent(s).');
    else if (intents & ~(GUILDS | options.intents)) {
      const unknown = intents & ~(GUILDS | options.intents);
      refuse(socket, 4013, `The playground knows the intent Guilds alone, not ${unknown}: see its option intents.`);
    } else return begin(socket, [id, count], intents);
    return null;
  };

  const begin = (socket: WebSocket, shard: readonly [number, number], intents: number): Session => {
    const session: Session = {
      id: randomBytes(16).toString('hex'),
      shard,
      intents,
      sequence: 0,
      log: [],
      socket,
      expiry: null,
    };
    sessions.set(session.id, session);
    counts.identified++;
    const guilds = [...world.guilds.values()].filter((guild) => guild.members[bot] && owns(session, guild.id));
    push(session, 'READY', {
      v: 10,
      user: { ...userWire(world.users.get(bot)!), mfa_enabled: true, verified: true, email: null },
      guilds: guilds.map(({ id }) => ({ id, unavailable: true })),
      session_id: session.id,
      session_type: 'normal',
      resume_gateway_url: options.url(),
      shard,
      application: { id: bot, flags: 0 },
      private_channels: [],
      relationships: [],
      presences: [],
      user_settings: {},
      geo_ordered_rtc_regions: [],
      _trace: ['["playground",{}]'],
    });
    if (intents & GUILDS) for (const guild of guilds) push(session, 'GUILD_CREATE', guildCreateWire(world, guild, bot));
    world.tell({ kind: 'bot' });
    return session;
  };

  const resume = (socket: WebSocket, d: Wire): Session | null => {
    const session = sessions.get(String(d.session_id));
    const sequence = Number(d.seq);
    if (typeof d.token !== 'string' || !options.accepts(d.token)) {
      refuse(socket, 4004, 'Authentication failed.');
      return null;
    }
    const first = session?.log[0]?.sequence ?? 0;
    if (!session || sequence > session.sequence || sequence < first - 1) {
      send(socket, { op: OP.invalid, d: false });
      return null;
    }
    if (session.expiry) clearTimeout(session.expiry);
    session.expiry = null;
    session.socket?.close(4000, 'Resumed elsewhere');
    session.socket = socket;
    counts.resumed++;
    for (const { sequence: seq, frame } of session.log) if (seq > sequence) socket.send(frame);
    push(session, 'RESUMED', { _trace: [] });
    world.tell({ kind: 'bot' });
    return session;
  };

  const connect = (socket: WebSocket, query: URLSearchParams): void => {
    if (query.get('v') !== '10' || query.get('encoding') !== 'json' || query.has('compress')) {
      refuse(socket, 4012, 'Only v=10, encoding=json without compression.');
      return;
    }
    sockets.add(socket);
    let session: Session | null = null;
    let lastBeat = performance.now();
    let sends: number[] = [];
    // A client without heartbeats is cut off; discord.js watches by itself for missing acknowledgements.
    const watch = setInterval(() => {
      if (performance.now() - lastBeat > 2.5 * options.heartbeatInterval) socket.close(4009, 'Session timed out.');
    }, options.heartbeatInterval);
    watch.unref();
    if (!gateway.isSilent)
      send(socket, { op: OP.hello, d: { heartbeat_interval: options.heartbeatInterval, _trace: [] } });

    socket.on('message', (raw) => {
      const now = performance.now();
      sends = [...sends.filter((time) => now - time < 60_000), now];
      if (sends.length > SENDS_A_MINUTE) return refuse(socket, 4008, 'You are being rate limited.');
      let payload: { op?: unknown; d?: unknown };
      try {
        payload = JSON.parse(String(raw));
      } catch {
        return refuse(socket, 4002, 'Error while decoding payload.');
      }
      const d = (payload.d ?? {}) as Wire;
      switch (payload.op) {
        case OP.heartbeat:
          lastBeat = now;
          if (!faults.takesHeartbeat()) send(socket, { op: OP.ack });
          return;
        case OP.identify:
          if (session?.socket === socket) return refuse(socket, 4005, 'Already authenticated.');
          session = identify(socket, d);
          return;
        case OP.resume:
          if (session?.socket === socket) return refuse(socket, 4005, 'Already authenticated.');
          session = resume(socket, d);
          return;
        case OP.presence:
          if (!session) refuse(socket, 4003, 'Not authenticated.');
          return;
        default:
          return refuse(socket, 4001, `Unknown opcode, or one the playground does not know: ${String(payload.op)}`);
      }
    });

    socket.on('close', (code) => {
      clearInterval(watch);
      sockets.delete(socket);
      if (!session || session.socket !== socket) return;
      const ended = session;
      ended.socket = null;
      // 1000 and 1001 from the client end the session; after any other code it waits for a resume.
      if (code === 1000 || code === 1001) forget(ended);
      else {
        ended.expiry = setTimeout(() => forget(ended), SESSION_LIFE);
        ended.expiry.unref();
        world.tell({ kind: 'bot' });
      }
    });
  };

  const gateway: Gateway = {
    connect,
    startsLeft: 999,
    isSilent: false,
    dispatch(guild, event, data) {
      const those = [...sessions.values()].filter(
        (session) => owns(session, guild) && (event === 'INTERACTION_CREATE' || session.intents & GUILDS),
      );
      const { copies, delay } = faults.takeEvent(event);
      const deliver = () => {
        for (const session of those) for (let copy = 0; copy < copies; copy++) push(session, event, data);
      };
      if (delay > 0) world.clock.at(world.clock.now() + delay, deliver);
      else deliver();
      return those.filter(({ socket }) => socket !== null).length;
    },
    isOnline: (guild) =>
      [...sessions.values()].some((one) => one.socket !== null && (guild === undefined || owns(one, guild))),
    received: async () => void (await Promise.all([...sockets].map(answersPing))),
    dropSockets(code, guild) {
      const owners = [...sessions.values()].filter((one) => guild !== undefined && owns(one, guild));
      for (const socket of sockets) {
        if (guild !== undefined && !owners.some((one) => one.socket === socket)) continue;
        if (code === undefined) socket.terminate();
        else socket.close(code, 'Dropped');
      }
    },
    invalidateSessions(resumable) {
      for (const session of [...sessions.values()]) {
        const { socket } = session;
        // The socket may resume or identify anew, like one that has just received the hello.
        session.socket = null;
        if (!resumable) forget(session);
        if (socket) send(socket, { op: OP.invalid, d: resumable });
      }
    },
    askToReconnect() {
      for (const socket of sockets) send(socket, { op: OP.reconnect });
    },
    close() {
      for (const session of sessions.values()) if (session.expiry) clearTimeout(session.expiry);
      sessions.clear();
      for (const socket of sockets) socket.terminate();
    },
    get identified() {
      return counts.identified;
    },
    get resumed() {
      return counts.resumed;
    },
    get sent() {
      return counts.sent;
    },
  };
  return gateway;
}

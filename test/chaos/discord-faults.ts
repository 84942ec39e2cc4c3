import type { Fault, Permission, Playground } from 'discord-playground';

/** The place where a fault strikes. */
export interface Scene {
  readonly playground: Playground;
  readonly channel: string;
  /** The message that asks for the present turn. */
  readonly message: string;
  /** Seconds of real time for which Discord refuses. */
  readonly wait: number;
}

export interface ChaosFault {
  readonly name: string;
  /** Strikes within a turn. The result tells whether the bot is connected again. */
  readonly strike: (scene: Scene) => (() => boolean) | undefined;
  /** The repair on Discord's side that the game needs. Until then it pauses, and a presser is told why. */
  readonly lift?: (scene: Scene) => void;
  /** The bot gets no notice of the repair, so a player has to press. */
  readonly isUntold?: true;
  /** The bot gets no presses either, while the fault lasts. */
  readonly isDeaf?: true;
  readonly inThread?: true;
  /** What is deleted, with the game in it. Nothing else may suffer, and if the server remains, the game goes on elsewhere. */
  readonly ends?: 'thread' | 'channel' | 'server';
}

const MESSAGES = '/channels/:channel/messages';
const POST = { method: 'POST', route: MESSAGES };
const PATCH = { method: 'PATCH', route: MESSAGES };
const CALLBACK = { route: '/callback' };
/** The client's own tries, and more than the first tries that follow. */
const LASTING = 9;

const scripted = (name: string, ...faults: readonly (Fault | ((wait: number) => Fault))[]): ChaosFault => ({
  name,
  strike({ playground, wait }) {
    playground.faults.add(...faults.map((fault) => (typeof fault === 'function' ? fault(wait) : fault)));
    return undefined;
  },
});

/** Sockets close. A press for the turn comes meanwhile, `late` ms before they are back. */
const cut = (name: string, fault: Fault, late = 0): ChaosFault => ({
  name,
  strike({ playground: { faults, gateway, advance } }) {
    const sessions = (): number => gateway.identified + gateway.resumed;
    const before = sessions();
    faults.add(fault);
    if (late > 0) setImmediate(() => advance(late));
    return () => sessions() > before && gateway.isOnline();
  },
});

const withdrawn = (permission: Permission): ChaosFault => ({
  name: `permission ${permission} withdrawn`,
  strike({ playground, channel }) {
    playground.setPermissions(channel, { [permission]: false });
    return undefined;
  },
  lift: ({ playground, channel }) => playground.setPermissions(channel, { [permission]: null }),
});

export const FAULTS: readonly ChaosFault[] = [
  scripted('429 of a route', (wait) => ({ kind: 'rate-limit', ...POST, retryAfter: wait })),
  scripted('429 of a route, when older buttons go', (wait) => ({ kind: 'rate-limit', ...PATCH, retryAfter: wait })),
  scripted('429 of all', (wait) => ({ kind: 'rate-limit', retryAfter: wait, global: true })),
  scripted('20028, a channel’s limit', (wait) => ({ kind: 'rate-limit', ...POST, retryAfter: wait, code: 20028 })),
  scripted('20016, slow mode', { kind: 'refuse', ...POST, code: 20016 }),
  scripted('30046, old messages', (wait) => ({ kind: 'rate-limit', ...PATCH, retryAfter: wait, code: 30046 })),
  scripted('30046, refused', { kind: 'refuse', ...PATCH, code: 30046, status: 400, times: 2 }),
  scripted('5xx, nothing done', { kind: 'status', ...POST, status: 503 }),
  scripted('5xx, done all the same', { kind: 'status', ...POST, status: 502, applied: true }),
  scripted('5xx that lasts', { kind: 'status', ...POST, status: 500, times: LASTING }),
  scripted('5xx that lasts, when older buttons go', { kind: 'status', ...PATCH, status: 500, times: LASTING }),
  scripted('connection cut, nothing done', { kind: 'hang-up', ...POST }),
  scripted('connection cut, done all the same', { kind: 'hang-up', ...POST, applied: true }),
  scripted('first answer lost', { kind: 'hang-up', ...CALLBACK, applied: true }),
  scripted('first answer refused', { kind: 'status', ...CALLBACK, status: 500, times: LASTING }),
  scripted('private answers refused', { kind: 'status', route: '/webhooks/', status: 500, times: LASTING }),
  scripted('interaction twice', { kind: 'event-twice' }),
  scripted('interaction 4 s late', { kind: 'event-late', ms: 4000 }),
  cut('socket lost', { kind: 'drop-sockets' }),
  cut('socket lost, events replayed too late', { kind: 'drop-sockets' }, 4000),
  cut('asked to reconnect', { kind: 'reconnect' }),
  cut('session invalid', { kind: 'invalid-session' }),
  cut('session invalid, to be resumed', { kind: 'invalid-session', resumable: true }),
  {
    name: 'message deleted in the midst of its turn',
    strike({ playground, message }) {
      playground.deleteMessage(message);
      return undefined;
    },
    isUntold: true,
  },
  withdrawn('SendMessages'),
  withdrawn('ViewChannel'),
  withdrawn('AttachFiles'),
  {
    name: 'bot removed from the server',
    isDeaf: true,
    strike({ playground }) {
      playground.removeBot(playground.guild);
      return undefined;
    },
    lift: ({ playground }) => playground.inviteBot(playground.guild),
  },
  {
    name: 'thread archived',
    inThread: true,
    strike({ playground, channel }) {
      playground.changeThread(channel, { archived: true });
      return undefined;
    },
  },
  {
    name: 'thread locked',
    inThread: true,
    strike({ playground, channel }) {
      playground.setPermissions(playground.channel, { ManageThreads: false });
      playground.changeThread(channel, { archived: true, locked: true });
      return undefined;
    },
    lift({ playground, channel }) {
      playground.setPermissions(playground.channel, { ManageThreads: null });
      playground.changeThread(channel, { archived: false, locked: false });
    },
  },
  {
    name: 'thread deleted',
    ends: 'thread',
    strike({ playground, channel }) {
      playground.deleteChannel(channel);
      return undefined;
    },
  },
  {
    name: 'channel deleted',
    ends: 'channel',
    strike({ playground, channel }) {
      playground.deleteChannel(channel);
      return undefined;
    },
  },
  {
    name: 'server deleted',
    ends: 'server',
    strike({ playground, channel }) {
      playground.deleteGuild(playground.stage.world.channels.get(channel)!.guild);
      return undefined;
    },
  },
];

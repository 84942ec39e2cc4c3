import type { PageEvent, PageMessage, Playground } from 'discord-playground';
import WebSocket from 'ws';
import type { Picture, Renderer } from '../../render/index.ts';
import { Game, GIFTS, type Gift } from '../../src/engine/index.ts';
import type { Table } from '../../src/game/table/table.ts';
import { createLog } from '../../src/log.ts';
import type { TestBot } from './bot.ts';
import type { Disk } from './memory-store.ts';
import { de, en, ONE_FRAME, PIXEL } from './stage.ts';
import { ENDLESS_MS } from './time.ts';

/** A renderer whose pictures contain their scene as text, so that a search finds what only a picture shows. */
export function telling(): Renderer {
  const picture =
    (name: string) =>
    async (scene: object): Promise<Picture> =>
      ({
        bytes: Buffer.concat([PIXEL, Buffer.from(JSON.stringify(scene))]),
        name: `${name}.png`,
      }) as unknown as Picture;
  return {
    patienceMs: ENDLESS_MS,
    by: telling,
    board: picture('board'),
    closeUp: picture('close-up'),
    tiles: picture('tiles'),
    tilesLeft: picture('tiles-left'),
    legend: picture('legend'),
    lobby: picture('lobby'),
    card: picture('card'),
    hand: picture('hand'),
    leaderboard: picture('leaderboard'),
    profile: picture('profile'),
    report: picture('report'),
    replay: async (scene) => ({ ...ONE_FRAME, bytes: (await picture('replay')(scene)).bytes }),
    close: async () => {},
  };
}

/** Every spelling of a gift: its code and its names, in sentences, custom ids, file names and addresses. */
const SPELLINGS = new Map<Gift, RegExp>(
  GIFTS.map((gift) => {
    const names = [gift, en.hand.card(gift).title, de.hand.card(gift).title];
    const spelled = names.map((name) =>
      name
        .toLowerCase()
        .split(/[\s_-]+/)
        .join('(?:[\\s_+-]|%20)*'),
    );
    return [gift, new RegExp([...new Set(spelled)].join('|'), 'i')];
  }),
);

/** The gifts that a text names. */
export const giftsNamedIn = (text: string): Gift[] => {
  return GIFTS.filter((gift) => SPELLINGS.get(gift)!.test(text));
};

export interface Leak {
  readonly gift: Gift;
  /** The recipient, or `log`. */
  readonly by: string;
  readonly where: string;
  readonly excerpt: string;
}

export interface Watch {
  readonly leaks: Leak[];
  /** How much was searched. */
  readonly searched: { frames: number; bytes: number; lines: number };
  /** Resolves when everything sent so far has been searched, the log included. */
  settled(bot: TestBot): Promise<void>;
  close(): void;
}

/** Every line as the log would write it, at any level. */
export function asLogged(lines: TestBot['lines']): string[] {
  const written: string[] = [];
  const log = createLog({ level: 'trace', secrets: [] }, { write: (line: string) => void written.push(line) });
  for (const { level, data, message } of lines) log[level as 'debug'](data, message);
  return written;
}

/** The gifts that messages about a table may name. */
interface Known {
  readonly table: Table;
  /** Gifts opened in the last two turns, which messages may name; after the game, all opened gifts. */
  readonly open: ReadonlySet<Gift>;
  hand(user: string): readonly Gift[];
}

/** Gifts opened since the last tile but one was placed. No message has a reason to name older gifts. */
function openedLately({ record, phase }: Table): Set<Gift> {
  const actions = record?.actions ?? [];
  const placed = actions.flatMap((line, index) => (line.startsWith('place ') ? [index] : []));
  const from = phase === 'finished' ? 0 : (placed.at(-2) ?? 0);
  return new Set(actions.slice(from).flatMap((line) => (line.startsWith('open ') ? [line.split(' ')[1] as Gift] : [])));
}

/**
 * Reads all that each user's client receives, attachments included, and finds gifts that the user may not know. Public messages may name
 * only gifts opened lately; private ones also the user's own. The stored games tell which gifts are open.
 */
export async function watchSecrets(playground: Playground, disk: Disk): Promise<Watch> {
  const leaks: Leak[] = [];
  const searched = { frames: 0, bytes: 0, lines: 0 };
  const known = new Map<string, { text: string; is: Known }>();
  const tableIn = (channel: string): Known | null => {
    const entry = disk.get(`channel:${channel}`);
    const id = entry && (JSON.parse(entry.text) as { table: string }).table;
    const text = id && disk.get(`table:${id}`)?.text;
    if (!text) return null;
    const cached = known.get(channel);
    if (cached?.text === text) return cached.is;
    const table = JSON.parse(text) as Table;
    const game = table.record && Game.of(table.record);
    const is: Known = {
      table,
      open: openedLately(table),
      hand: (user) => {
        const seat = table.members.findIndex((member) => member.user === user);
        return seat < 0 ? [] : ((game?.view(seat).hands[0]?.own ?? []) as readonly Gift[]);
      },
    };
    known.set(channel, { text, is });
    return is;
  };

  const search = (text: string, by: string, where: string, allowed: (gift: Gift) => boolean): void => {
    searched.bytes += text.length;
    for (const gift of giftsNamedIn(text)) {
      if (allowed(gift)) continue;
      const at = SPELLINGS.get(gift)!.exec(text)!.index;
      leaks.push({ gift, by, where, excerpt: text.slice(Math.max(0, at - 60), at + 60) });
    }
  };

  const searchMessage = (user: string, message: PageMessage, frame: string): void => {
    const about = tableIn(message.channel_id);
    const isOwn = message.ephemeral;
    const hand = isOwn ? (about?.hand(user) ?? []) : [];
    const allowed = (gift: Gift): boolean => (about?.open.has(gift) ?? false) || hand.includes(gift);
    const where = `${isOwn ? 'private' : 'public'} message ${message.id}`;
    search(frame, user, where, allowed);
    for (const { id, filename } of message.attachments) {
      const bytes = playground.bytes(id);
      if (bytes) search(Buffer.from(bytes).toString('utf8'), user, `${filename} of ${where}`, allowed);
    }
  };

  const receive = (user: string, frame: string): void => {
    searched.frames += 1;
    const event = JSON.parse(frame) as PageEvent;
    if (event.type === 'message-created' || event.type === 'message-updated') searchMessage(user, event.message, frame);
    // No other message has a reason to name a gift.
    else search(frame, user, event.type, () => false);
  };

  const sockets = await Promise.all(
    playground.users.map(async (user) => {
      const socket = new WebSocket(`${playground.url.replace('http', 'ws')}/page/socket?user=${user}`);
      socket.on('message', (data) => receive(user, String(data)));
      await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
      return socket;
    }),
  );

  return {
    leaks,
    searched,
    async settled({ lines }) {
      // A pong follows every frame that was sent before it.
      await Promise.all(
        sockets.map((socket) => {
          const pong = new Promise((resolve) => socket.once('pong', resolve));
          socket.ping();
          return pong;
        }),
      );
      const written = asLogged(lines);
      searched.lines += written.length;
      for (const line of written) search(line, 'log', 'a log line', () => false);
    },
    close() {
      for (const socket of sockets) socket.terminate();
    },
  };
}

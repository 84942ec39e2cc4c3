import type { PageMessage, Playground } from 'discord-playground';
import { z } from 'zod';
import { readCustomId } from '../../src/discord/interaction/custom-id.ts';
import { TableMessageSchema } from '../../src/discord/publish/table-message.ts';
import { replay } from '../../src/engine/index.ts';
import { GAME_FEATURES } from '../../src/game/store/features.ts';
import type { Store } from '../../src/game/store/ports.ts';
import { type Table, TableSchema } from '../../src/game/table/table.ts';
import { askedBy, leftOver } from '../support/player.ts';
import { type Pressed, SAVED } from './clicks.ts';

/** Broken promises, a line each. */
export interface Broken {
  /** Turns that a player was told are saved, but that are not in the record. */
  readonly lost: string[];
  /** Turns in the record without a press, or after an answer that nothing was done. */
  readonly doubled: string[];
  /** Public messages that differ from the stored table, or that stand there twice. */
  readonly wrong: string[];
}

/** The tables of a store, past the bot. */
export const storedTables = (store: Store) => {
  const tables = store.collection('table', TableSchema, { features: GAME_FEATURES });
  const entries = store.collection('channel', z.looseObject({ table: z.string() }));
  const screens = store.collection('screens', TableMessageSchema);
  return {
    async table(id: string): Promise<Table | null> {
      const found = await tables.load(id);
      return found.kind === 'found' ? found.stored.value : null;
    },
    async screen(id: string) {
      const found = await screens.load(id);
      return found.kind === 'found' ? found.stored.value : null;
    },
    /** The table of a channel, or its last one. */
    async of(channel: string): Promise<Table | null> {
      const entry = await entries.load(channel);
      return entry.kind === 'found' ? this.table(entry.stored.value.table) : null;
    },
  };
};

/** All placements of the record and the pending turn: `user x,y,rotation`. */
export function placedAt({ members, record, held }: Table): string[] {
  if (record === null) return [];
  const placed: string[] = [];
  replay({ ...record, actions: [...record.actions, ...(held?.actions ?? [])] }, (_game, _played, events) => {
    for (const event of events) {
      if (event.type !== 'placed') continue;
      placed.push(`${members[event.seat]!.user} ${event.x},${event.y},${event.rotation}`);
    }
  });
  return placed;
}

/** Compares the record with the presses and their answers. */
export function compared(table: Table, log: readonly Pressed[]): Pick<Broken, 'lost' | 'doubled'> {
  const placed = placedAt(table);
  const own = log.filter((one) => one.table === table.id);
  const nameOf = ({ user, where }: Pressed): string => `${user} ${where}`;
  const people = new Set(table.members.filter(({ computer }) => computer === undefined).map(({ user }) => user));
  const lost = own
    .filter((one) => one.answer.startsWith(SAVED) && !one.isTakenBack && !placed.includes(nameOf(one)))
    .map(nameOf);
  const pressed = new Set(own.map(nameOf));
  const denied = new Set(own.filter(({ answer }) => answer.includes('so it did nothing')).map(nameOf));
  const meant = new Set(own.filter(({ answer }) => !answer.includes('so it did nothing')).map(nameOf));
  const doubled = placed.filter(
    (one) => people.has(one.split(' ')[0]!) && (!pressed.has(one) || (denied.has(one) && !meant.has(one))),
  );
  const twice = placed.filter((one, index) => placed.indexOf(one) !== index);
  return { lost, doubled: [...doubled, ...twice] };
}

/** How a channel differs from the stored table; null if it is right. */
export function wrongIn(playground: Playground, channel: string, table: Table): string | null {
  const messages = publicIn(playground, channel).filter((one) => leftOver([one]).length > 0);
  const isOver = table.phase !== 'lobby' && table.phase !== 'playing';
  const about = `${table.id}@${table.revision}`;
  if (isOver) return messages.length === 0 ? null : `${about}: over, and ${messages.length} messages have buttons`;
  if (messages.length !== 1) {
    const have = messages.map((one) => leftOver([one])[0]!.custom_id);
    return `${about}: ${messages.length} messages have buttons: ${have.join(' and ')}`;
  }
  const ids = leftOver(messages).flatMap(({ custom_id }) => readCustomId(custom_id ?? '') ?? []);
  const shown = ids.find((id) => id.table !== table.id || id.revision !== table.revision);
  if (shown !== undefined) return `${about}: shows ${shown.table}@${shown.revision}`;
  if (table.phase === 'lobby') return null;
  const asked = askedBy(messages[0]!);
  const isMember = table.members.some(({ user }) => user === asked);
  return isMember ? null : `${about}: asks ${asked || 'nobody'}`;
}

const publicIn = (playground: Playground, channel: string): PageMessage[] =>
  playground
    .actor(playground.users.at(-1)!)
    .messages(channel)
    .filter((one) => !(one.flags & 64));

/** Watches public messages with buttons of a table, and reports states that were posted twice. */
export function watchForDoubles(playground: Playground) {
  const posted = new Map<string, string>();
  const doubles: string[] = [];
  let newest = new Map<string, number>();
  const stop = playground.stage.world.listen((event) => {
    if (event.kind !== 'message' || event.change === 'deleted' || event.message.author !== playground.bot) return;
    const { message } = event;
    if (message.reader !== null) return;
    const [first] = [
      ...JSON.stringify(message.components ?? []).matchAll(/"1\|(square|region|join)\|([a-z0-9]{8})\|(\d+)\|/g),
    ];
    if (!first) return;
    const [, , table, revision] = first as unknown as [string, string, string, string];
    newest = newest.set(table, Math.max(newest.get(table) ?? 0, Number(revision)));
    if (event.change !== 'created') return;
    const state = `${table}@${revision}`;
    const before = posted.get(state);
    if (before !== undefined && before !== message.id && playground.stage.world.messages.has(before))
      doubles.push(state);
    posted.set(state, message.id);
  });
  /** The highest revision of a table that was shown. */
  return { doubles, seen: (table: string): number => newest.get(table) ?? 0, stop };
}

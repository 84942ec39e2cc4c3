import type { OptionValues, PageComponent, PageMessage } from '../../src/playground/page-api.ts';
import type { Playground } from '../../src/playground/playground.ts';

export interface TurnPlayed {
  readonly clicks: number;
  /** Who played. */
  readonly user: string;
  /** Milliseconds from the last click to its acknowledgement. */
  readonly acknowledged: number[];
  /** Milliseconds from the committing click to the next public message. */
  readonly shown: number;
}

export const buttonsOf = (message: PageMessage): PageComponent[] =>
  message.components
    .flatMap((row) => (row.components as PageComponent[] | undefined) ?? [])
    .filter(({ type }) => type === 2);

export const menusOf = (message: PageMessage): PageComponent[] =>
  message.components
    .flatMap((row) => (row.components as PageComponent[] | undefined) ?? [])
    .filter(({ type }) => type === 3);

export const verbOf = ({ custom_id = '' }: PageComponent): string => custom_id.split('|')[1] ?? '';

export const withVerb = (message: PageMessage, verb: string): PageComponent[] =>
  [...buttonsOf(message), ...menusOf(message)].filter((one) => verbOf(one) === verb && !one.disabled);

/** The channel's newest message with a board, if it asks for a turn; null otherwise, at the end of a game for example. */
export function turnMessage(playground: Playground, channel: string): PageMessage | null {
  const messages = playground.actor(playground.users[0]!).messages(channel);
  const newest = messages.findLast((message) => !(message.flags & 64) && message.attachments.length > 0);
  return newest && withVerb(newest, 'square').length > 0 ? newest : null;
}

/** Who is asked: the one whom the message mentions first. */
export const askedBy = (message: PageMessage): string => /<@(\d+)>/.exec(message.content)?.[1] ?? '';

/** A fast repeatable chance, so that a failing game can be played again. */
export function chanceOf(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const pick = <T>(items: readonly T[], chance: () => number): T => items[Math.floor(chance() * items.length)]!;

/** One whole turn by clicks alone: a number, a rotation where the presser likes another, a figure or none. */
export async function playTurn(playground: Playground, channel: string, chance: () => number): Promise<TurnPlayed> {
  const message = turnMessage(playground, channel);
  if (!message) throw new Error('no message asks for a turn');
  const user = askedBy(message);
  const actor = playground.actor(user);
  const acknowledged: number[] = [];
  let clicks = 0;

  const squares = withVerb(message, 'square');
  const menu = withVerb(message, 'pick')[0];
  const values = ((menu?.options ?? []) as { value: string }[])
    .map(({ value }) => value)
    .filter((value) => !value.startsWith('page:'));
  const choice = Math.floor(chance() * (squares.length + values.length));
  const first =
    choice < squares.length
      ? await actor.press(message.id, squares[choice]!.custom_id!)
      : await actor.select(message.id, menu!.custom_id!, [values[choice - squares.length]!]);
  clicks += 1;
  acknowledged.push(first.acknowledged ?? Number.POSITIVE_INFINITY);
  let panel = await first.settled();

  const turns = withVerb(panel, 'turn');
  if (turns.length > 0 && chance() < 0.5) {
    const before = JSON.stringify(panel.components);
    const turned = await actor.press(panel.id, pick(turns, chance).custom_id!);
    clicks += 1;
    acknowledged.push(turned.acknowledged ?? Number.POSITIVE_INFINITY);
    panel = await actor.waitFor((one) => one.id === panel.id && JSON.stringify(one.components) !== before);
  }
  const puts = withVerb(panel, 'put');
  if (puts.length === 0) throw new Error(`the panel offers nothing: ${panel.content}`);
  const figure = chance() < 0.7 && puts.length > 1 ? pick(puts.slice(0, -1), chance) : puts.at(-1)!;
  const pressed = performance.now();
  const committed = await actor.press(panel.id, figure.custom_id!);
  clicks += 1;
  acknowledged.push(committed.acknowledged ?? Number.POSITIVE_INFINITY);
  await actor.waitFor((one) => {
    return (
      one.channel_id === channel &&
      BigInt(one.id) > BigInt(message.id) &&
      !(one.flags & 64) &&
      one.attachments.length > 0
    );
  });
  return { clicks, user, acknowledged, shown: performance.now() - pressed };
}

/** Opens a table with the given users, by clicks alone, and starts it. */
export async function openTable(
  playground: Playground,
  channel: string,
  users: readonly string[],
  options: OptionValues = {},
): Promise<void> {
  const [host, ...others] = users.map((user) => playground.actor(user));
  await host!.slash(channel, 'play', options);
  const isLobby = (one: PageMessage): boolean => one.channel_id === channel && withVerb(one, 'join').length > 0;
  let lobby = await host!.waitFor(isLobby);
  for (const other of others) {
    const before = lobby.edited_timestamp;
    await other.press(lobby.id, withVerb(lobby, 'join')[0]!.custom_id!);
    lobby = await host!.waitFor((one) => one.id === lobby.id && one.edited_timestamp !== before);
  }
  await host!.press(lobby.id, withVerb(lobby, 'start')[0]!.custom_id!);
  await host!.waitFor((one) => one.channel_id === channel && withVerb(one, 'square').length > 0);
}

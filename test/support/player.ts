import { readCustomId } from '../../src/discord/interaction/custom-id.ts';
import type { OptionValues, PageComponent, PageMessage } from '../../src/playground/page-api.ts';
import type { Playground } from '../../src/playground/playground.ts';
import { textOf, walk } from '../../src/playground/validate-components.ts';

export interface TurnPlayed {
  /** From the number to the commit; what is decided before the number, as which of two tiles is kept, is among them. */
  readonly clicks: number;
  /** Clicks for what was done before the tile: the button that leads there, look, do it; null if nothing was done. */
  readonly before: number | null;
  /** Who played. */
  readonly user: string;
  /** What was pressed, by verb: `put`, `put back`, `put elsewhere`, `stop`, `before-choose` … */
  readonly pressed: readonly string[];
  /** Milliseconds from the last click to its acknowledgement. */
  readonly acknowledged: number[];
  /** Milliseconds from the committing click to the next public message. */
  readonly shown: number;
}

export interface Habits {
  /** How likely something is done before the tile if it can be. */
  readonly opening?: number;
  /** How likely a panel is looked around in before the commit: pages, back. */
  readonly looking?: number;
  /** How likely a figure goes to another tile where it can. */
  readonly elsewhere?: number;
  /** Before each click: lets time pass, for example. */
  readonly pause?: () => Promise<void> | void;
}

/** All components, those that others hold too. */
export const partsOf = ({ components }: Pick<PageMessage, 'components'>): PageComponent[] =>
  walk(components).map(({ component }) => component as PageComponent);

export const buttonsOf = (message: PageMessage): PageComponent[] => partsOf(message).filter(({ type }) => type === 2);

export const menusOf = (message: PageMessage): PageComponent[] => partsOf(message).filter(({ type }) => type === 3);

/** All that can be read on it, but for buttons and what pictures say. */
export const textIn = (message: Pick<PageMessage, 'content' | 'components'>): string =>
  [message.content, textOf(message.components)].filter((text) => text !== '').join('\n');

/** What its pictures say, in their order, also where components show them; '' for one that says nothing. */
export const picturesIn = (message: PageMessage): string[] => [
  ...message.attachments.filter(({ width }) => width).map(({ description }) => description ?? ''),
  ...partsOf(message).flatMap(({ items }) =>
    ((items ?? []) as { description?: string }[]).map(({ description }) => description ?? ''),
  ),
];

/** By what it is called now, also on screens of older versions. */
export const verbOf = ({ custom_id = '' }: PageComponent): string => readCustomId(custom_id)?.verb ?? '';

/** What is left to be pressed, but for what an end report offers. */
export const leftOver = (messages: readonly PageMessage[]): PageComponent[] =>
  messages
    .flatMap((one) => [...buttonsOf(one), ...menusOf(one)])
    .filter((one) => !['replay', 'analysis', 'why', 'fair', 'play-again', 'twin'].includes(verbOf(one)));

export const withVerb = (message: PageMessage, verb: string): PageComponent[] =>
  [...buttonsOf(message), ...menusOf(message)].filter((one) => verbOf(one) === verb && !one.disabled);

/** The buttons that end a turn; places elsewhere are in a menu besides. */
export const putButtons = (panel: PageMessage): PageComponent[] =>
  buttonsOf(panel).filter((one) => verbOf(one) === 'put' && !one.disabled);

/** The last of them: without a figure, where that may be. */
export const lastPut = (panel: PageMessage): PageComponent => putButtons(panel).at(-1)!;

/** The channel's newest message that shows a game, if it asks for a turn; null otherwise, at the end for example. */
export function turnMessage(playground: Playground, channel: string): PageMessage | null {
  const messages = playground.actor(playground.users[0]!).messages(channel);
  const newest = messages.findLast(showsGame);
  return newest && asksForTurn(newest) ? newest : null;
}

/** Whether everybody sees a game on it: its board or end report, or at a table in words who is asked and what to press. */
const showsGame = (message: PageMessage): boolean =>
  !(message.flags & 64) && (picturesIn(message).length > 0 || (asksForTurn(message) && /<@\d+>/.test(message.content)));

// A screen of version 0.1.0 leads to a choice between two tiles by the button of the own cards alone.
const asksForTurn = (message: PageMessage): boolean =>
  hasNumbers(message) || isDecision(message) || withVerb(message, 'before').length > 0;

/** Whether it offers squares, by number or by region. */
export const hasNumbers = (message: PageMessage): boolean =>
  withVerb(message, 'square').length > 0 || withVerb(message, 'region').length > 0;

/** Whether it asks for a decision apart from a turn's own line: by buttons, or by one that opens all of it. */
export const isDecision = (message: PageMessage): boolean =>
  withVerb(message, 'choose').length > 0 || withVerb(message, 'decide').length > 0;

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

const choicesIn = (menu: PageComponent | undefined): string[] =>
  ((menu?.options ?? []) as { value: string }[]).map(({ value }) => value);

/** One who plays by clicks: presses, waits until the screen has followed, and counts. */
function clicker(playground: Playground, user: string, pause: () => Promise<void> | void) {
  const actor = playground.actor(user);
  const acknowledged: number[] = [];
  const pressed: string[] = [];
  let at = Number.NaN;

  /** Presses a button, or chooses in a menu. */
  async function use(message: PageMessage, component: PageComponent, value: string | null = null, as?: string) {
    await pause();
    at = performance.now();
    const id = component.custom_id!;
    const acted = value === null ? await actor.press(message.id, id) : await actor.select(message.id, id, [value]);
    if (acted.state !== 'answered') throw new Error(`${id} was not answered`);
    acknowledged.push(acted.acknowledged ?? Number.POSITIVE_INFINITY);
    pressed.push(as ?? verbOf(component));
    return acted;
  }

  /** Uses a component of a panel and waits until the panel has become another. */
  async function along(panel: PageMessage, component: PageComponent, value: string | null = null, as?: string) {
    const before = JSON.stringify(panel.components);
    await use(panel, component, value, as);
    return actor.waitFor((one) => one.id === panel.id && JSON.stringify(one.components) !== before);
  }

  /** ms since the last press. */
  const since = (): number => performance.now() - at;

  return { actor, acknowledged, pressed, since, use, along };
}

type Clicker = ReturnType<typeof clicker>;

const revisionOf = (message: PageMessage): number =>
  Number(buttonsOf(message)[0]?.custom_id?.split('|')[3] ?? Number.NaN);

/** Does something before the tile, by way of the button that leads there; how many clicks it took, or null if nothing can be done. */
async function doBefore(
  { actor, use, along }: Clicker,
  message: PageMessage,
  chance: () => number,
): Promise<number | null> {
  const shown = await (await use(message, withVerb(message, 'before')[0]!)).settled();
  const ways = withVerb(shown, 'look');
  if (ways.length === 0) return null;
  const way = pick(ways, chance);
  let clicks = 2;
  let values = choicesIn(way);
  let from = shown;
  let menu = way;
  while (values.some((value) => value.startsWith('page:')) && chance() < 0.5) {
    from = await along(from, menu, values.find((value) => value.startsWith('page:'))!, 'page');
    menu = withVerb(from, 'look')[0]!;
    values = choicesIn(menu);
    clicks += 1;
  }
  const targets = values.filter((value) => !value.startsWith('page:'));
  const preview = await along(from, menu, menu.type === 3 ? pick(targets, chance) : null);
  const revision = revisionOf(message);
  await use(preview, withVerb(preview, 'choose')[0]!, null, 'before-choose');
  clicks += 1;
  await actor.waitFor((one) => one.id === message.id && revisionOf(one) > revision);
  await actor.waitFor(
    (one) => one.id === preview.id && JSON.stringify(one) !== JSON.stringify(preview) && !one.loading,
  );
  return clicks;
}

const isList = ({ custom_id = '' }: PageComponent): boolean => custom_id.includes('-list');

/** How many choices a button says that it opens. */
const countOf = ({ label = '' }: PageComponent): number => Number(/\((\d+)\)/.exec(String(label))?.[1] ?? Number.NaN);

/** What is in the list of `most` choices beside the buttons that open more: the smallest groups. */
function listedOf(fars: readonly PageComponent[], most: number): PageComponent[] {
  let left = most;
  return fars
    .toSorted((one, other) => countOf(one) - countOf(other))
    .filter((one) => {
      left -= countOf(one);
      return left >= 0;
    });
}

/** One whole turn by clicks alone: something before the tile perhaps, a number, what the presser likes another way, a figure or none. */
export async function playTurn(
  playground: Playground,
  channel: string,
  chance: () => number,
  { opening = 0.7, looking = 0.3, elsewhere = 0.5, pause = () => {} }: Habits = {},
): Promise<TurnPlayed> {
  // A game that was left at a decision begins with it.
  let early = await decide(playground, channel, chance, pause);
  let message = turnMessage(playground, channel);
  if (!message) throw new Error('no message asks for a turn');
  const user = askedBy(message);
  const me = clicker(playground, user, pause);
  const { actor, use, along, pressed, since, acknowledged } = me;
  const placing = (): number => pressed.length - aside;
  /** Clicks that are no part of placing. */
  let aside = 0;
  let before: number | null = null;

  if (!hasNumbers(message)) {
    const panel = await (await use(message, withVerb(message, 'before')[0]!)).settled();
    await use(panel, pick(withVerb(panel, 'choose'), chance));
    message = await actor.waitFor((one) => one.id === message!.id && hasNumbers(one));
    aside = pressed.length;
  } else if (withVerb(message, 'before').length > 0 && chance() < opening) {
    before = await doBefore(me, message, chance);
    // Which of two tiles is placed, for example.
    const chosen = await decide(playground, channel, chance, pause);
    early = {
      pressed: [...early.pressed, ...chosen.pressed],
      acknowledged: [...early.acknowledged, ...chosen.acknowledged],
    };
    aside = pressed.length;
    message = actor.message(message.id)!;
  }

  // On a map with many legal squares a region comes first, and its numbers are on a panel.
  const regions = withVerb(message, 'region');
  const numbers = regions.length > 0 ? await (await use(message, pick(regions, chance))).settled() : message;
  const squares = withVerb(numbers, 'square');
  const menu = withVerb(numbers, 'pick')[0];
  const values = choicesIn(menu).filter((value) => !value.startsWith('page:'));
  const choice = Math.floor(chance() * (squares.length + values.length));
  const [part, value] = choice < squares.length ? [squares[choice]!, null] : [menu!, values[choice - squares.length]!];
  let panel =
    numbers === message ? await (await use(message, part, value)).settled() : await along(numbers, part, value);

  const turns = withVerb(panel, 'turn');
  if (turns.length > 0 && chance() < 0.5) panel = await along(panel, pick(turns, chance));
  const stops = withVerb(panel, 'stop');
  if (stops.length > 0 && chance() < 0.5) {
    const stop = pick(stops, chance);
    const values = choicesIn(stop).filter((value) => !value.startsWith('page:'));
    panel = await along(panel, stop, stop.type === 3 ? pick(values, chance) : null);
  }
  const fars = withVerb(panel, 'far');
  let far = fars.length > 1 ? pick(fars, chance) : fars[0];
  if (far && chance() < looking / 3) {
    // Looks elsewhere, and comes back.
    panel = await along(panel, far);
    panel = await along(panel, withVerb(panel, 'turn')[0]!, null, 'return');
    far = withVerb(panel, 'far').find(({ custom_id }) => custom_id === far!.custom_id)!;
  }
  let where = '';
  // What is elsewhere is in a list, too, as far as it has room.
  let list = withVerb(panel, 'put').find(isList);
  if (far && chance() < elsewhere) {
    where = ' elsewhere';
    const inList = list && countOf(far) <= choicesIn(list).length ? listedOf(fars, choicesIn(list).length) : [];
    if (!inList.includes(far) || chance() < looking) {
      list = undefined;
      panel = await along(panel, far);
    }
  } else list = undefined;
  if (where !== '' && !list) {
    const next = withVerb(panel, 'far').findLast(({ type }) => type === 2);
    if (next && chance() < looking) panel = await along(panel, next, null, 'page');
  }
  const puts = list ? [list] : withVerb(panel, 'put').filter((one) => where !== '' || !isList(one));
  if (puts.length === 0) throw new Error(`the panel offers nothing: ${panel.content}`);
  const none = puts.find(({ custom_id }) => custom_id!.includes(',none.'));
  const figures = puts.filter((one) => one !== none);
  const put = figures.length > 0 && (!none || chance() < 0.7) ? pick(figures, chance) : none!;
  const offered = choicesIn(put).filter((value) => !value.startsWith('page:'));
  await use(panel, put, put.type === 3 ? pick(offered, chance) : null, `put${where}`);
  await movedOn(me, message);
  const shown = since();
  const clicks = placing();
  const decided = await decide(playground, channel, chance, pause);
  return {
    ...{ clicks: clicks + early.pressed.length, before, user, shown },
    pressed: [...pressed.slice(0, aside), ...early.pressed, ...pressed.slice(aside), ...decided.pressed],
    acknowledged: [...early.acknowledged, ...acknowledged, ...decided.acknowledged],
  };
}

/**
 * Waits until a message asks for something else, or a newer one shows the board. Where what was done could still be taken back, whoever did it
 * says that it is done.
 */
async function movedOn({ actor, use }: Clicker, before: PageMessage): Promise<PageMessage> {
  const next = (isHeld: boolean): Promise<PageMessage> =>
    actor.waitFor((one) => {
      if (one.id === before.id) {
        // Which of two tiles is placed is decided before the numbers, and the same message goes on.
        const goesOn = isDecision(one) || (isDecision(before) && hasNumbers(one));
        return (goesOn || (isHeld && withVerb(one, 'done').length > 0)) && revisionOf(one) > revisionOf(before);
      }
      return BigInt(one.id) > BigInt(before.id) && one.channel_id === before.channel_id && showsGame(one);
    });
  const now = await next(true);
  if (now.id !== before.id || isDecision(now) || hasNumbers(now)) return now;
  await use(now, withVerb(now, 'done')[0]!);
  return next(false);
}

/** What others, or the same one, are asked before the next tile: a button each time, whoever is asked. */
async function decide(
  playground: Playground,
  channel: string,
  chance: () => number,
  pause: () => Promise<void> | void,
): Promise<Pick<TurnPlayed, 'acknowledged'> & { readonly pressed: string[] }> {
  const pressed: string[] = [];
  const acknowledged: number[] = [];
  for (;;) {
    const message = turnMessage(playground, channel);
    if (!message || !isDecision(message)) return { pressed, acknowledged };
    const me = clicker(playground, askedBy(message), pause);
    const ways = withVerb(message, 'choose');
    if (ways.length > 0) await me.use(message, pick(ways, chance));
    else {
      // Too many for buttons: they are in a menu of a panel.
      const panel = await (await me.use(message, withVerb(message, 'decide')[0]!)).settled();
      const menu = withVerb(panel, 'choose')[0]!;
      await me.use(panel, menu, pick(choicesIn(menu), chance));
    }
    await movedOn(me, message);
    pressed.push(...me.pressed);
    acknowledged.push(...me.acknowledged);
  }
}

/** Opens a table with the given users, by clicks alone, and starts it. A turn is done once it is done, unless the options say else. */
export async function openTable(
  playground: Playground,
  channel: string,
  users: readonly string[],
  options: OptionValues = {},
): Promise<void> {
  const [host, ...others] = users.map((user) => playground.actor(user));
  await host!.slash(channel, 'play', { 'take-back': 'off', ...options });
  const isLobby = (one: PageMessage): boolean => one.channel_id === channel && withVerb(one, 'join').length > 0;
  let lobby = await host!.waitFor(isLobby);
  for (const other of others) {
    const before = lobby.edited_timestamp;
    await other.press(lobby.id, withVerb(lobby, 'join')[0]!.custom_id!);
    lobby = await host!.waitFor((one) => one.id === lobby.id && one.edited_timestamp !== before);
  }
  await host!.press(lobby.id, withVerb(lobby, 'start')[0]!.custom_id!);
  await host!.waitFor((one) => one.channel_id === channel && hasNumbers(one));
}

import {
  type OptionValues,
  type PageComponent,
  type PageMessage,
  type Playground,
  textOf,
  walk,
} from 'discord-playground';
import { readCustomId } from '../../src/discord/interaction/custom-id.ts';

export interface TurnPlayed {
  /** From the number to the commit, with decisions before the number, such as which of two tiles to keep. */
  readonly clicks: number;
  /** Clicks for an action before the tile: open, look, do it; null if there was no such action. */
  readonly before: number | null;
  readonly user: string;
  /** The pressed verbs: `put`, `put back`, `put elsewhere`, `stop`, `before-choose` … */
  readonly pressed: readonly string[];
  /** Milliseconds from the last click to its acknowledgement. */
  readonly acknowledged: number[];
  /** Milliseconds from the committing click to the next public message. */
  readonly shown: number;
  /** The next turn's panel, if its player pressed a number while this turn could still be taken back and the tile fits there. */
  readonly opened?: PageMessage;
}

export interface Habits {
  /** How likely the player acts before the tile, if possible. */
  readonly opening?: number;
  /** How likely the player looks around in a panel before the commit: pages, back. */
  readonly looking?: number;
  /** How likely the player does something else than place a figure on the tile, if possible. */
  readonly elsewhere?: number;
  /** Whether the player gives standing answers to the questions that allow one. */
  readonly standing?: boolean;
  /** The user who presses a number of a pending turn and so goes on. Without such a user, the turn's own player says that it is done. */
  readonly ahead?: (held: PageMessage) => string | null;
  /** How likely the player places another figure than the chosen one, if possible. */
  readonly figures?: number;
  /** Runs before each click, for example to let time pass. */
  readonly pause?: () => Promise<void> | void;
}

/** All components, with those inside others. */
export const componentsOf = ({ components }: Pick<PageMessage, 'components'>): PageComponent[] =>
  walk(components).map(({ component }) => component as PageComponent);

export const buttonsOf = (message: PageMessage): PageComponent[] =>
  componentsOf(message).filter(({ type }) => type === 2);

export const menusOf = (message: PageMessage): PageComponent[] =>
  componentsOf(message).filter(({ type }) => type === 3);

/** All texts of the message except buttons and the texts of pictures. */
export const textIn = (message: Pick<PageMessage, 'content' | 'components'>): string =>
  [message.content, textOf(message.components)].filter((text) => text !== '').join('\n');

/** Texts of its pictures in order, including pictures in components; '' for a picture without text. */
export const picturesIn = (message: PageMessage): string[] => [
  ...message.attachments.filter(({ width }) => width).map(({ description }) => description ?? ''),
  ...componentsOf(message).flatMap(({ items }) =>
    ((items ?? []) as { description?: string }[]).map(({ description }) => description ?? ''),
  ),
];

const verbs = new Map<string, string>();

/** The verb's present name, also on screens of older versions. Read once for each id: tests look at all buttons again and again. */
export function verbOf({ custom_id = '' }: PageComponent): string {
  let verb = verbs.get(custom_id);
  if (verb === undefined) {
    verb = readCustomId(custom_id)?.verb ?? '';
    verbs.set(custom_id, verb);
  }
  return verb;
}

/** The components that can still be pressed, except those that an end report offers. */
export const leftOver = (messages: readonly PageMessage[]): PageComponent[] =>
  messages
    .flatMap((one) => [...buttonsOf(one), ...menusOf(one)])
    .filter((one) => !['replay', 'analysis', 'why', 'fair', 'play-again', 'twin'].includes(verbOf(one)));

export const withVerb = (message: PageMessage, verb: string): PageComponent[] =>
  [...buttonsOf(message), ...menusOf(message)].filter((one) => verbOf(one) === verb && !one.disabled);

/** The buttons that end a turn. A menu offers placing elsewhere. */
export const putButtons = (panel: PageMessage): PageComponent[] =>
  buttonsOf(panel).filter((one) => verbOf(one) === 'put' && !one.disabled);

/** The last of them, which places no figure if that is legal. */
export const lastPut = (panel: PageMessage): PageComponent => putButtons(panel).at(-1)!;

/** The channel's newest message that shows a game, if it asks for a turn; otherwise null, for example at the end. */
export function turnMessage(playground: Playground, channel: string): PageMessage | null {
  const messages = playground.actor(playground.users[0]!).messages(channel);
  const newest = messages.findLast(showsGame);
  return newest && asksForTurn(newest) ? newest : null;
}

/** Whether a public message shows a game and no lobby: a board, an end report, or the question of a table in words. */
const showsGame = (message: PageMessage): boolean =>
  !(message.flags & 64) &&
  withVerb(message, 'join').length === 0 &&
  (picturesIn(message).length > 0 ||
    withVerb(message, 'play-again').length > 0 ||
    (asksForTurn(message) && /<@\d+>/.test(message.content)));

// A screen of version 0.1.0 leads to a choice between two tiles only by the button of the own cards.
const asksForTurn = (message: PageMessage): boolean =>
  hasNumbers(message) || isDecision(message) || withVerb(message, 'before').length > 0;

/** Whether it shows a pending turn. */
export const isHeld = (message: PageMessage): boolean => withVerb(message, 'done').length > 0;

/** Whether it offers squares for a tile, by number or by region. */
export const hasNumbers = (message: PageMessage): boolean =>
  !isHeld(message) && (withVerb(message, 'square').length > 0 || withVerb(message, 'region').length > 0);

/** Whether it asks for a decision outside a turn's own line: by buttons, or by one button that opens the options. */
export const isDecision = (message: PageMessage): boolean =>
  withVerb(message, 'choose').length > 0 || withVerb(message, 'decide').length > 0;

/** The asked user: the first one that the message mentions. */
export const askedBy = (message: PageMessage): string => /<@(\d+)>/.exec(message.content)?.[1] ?? '';

/** Fast repeatable chance, so that a failing game can be played again. */
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

/** A user who plays by clicks: presses, waits until the screen has followed, and counts. */
function clicker(playground: Playground, user: string, pause: () => Promise<void> | void) {
  const actor = playground.actor(user);
  const acknowledged: number[] = [];
  const pressed: string[] = [];
  let at = Number.NaN;

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

  /** Uses a component of a panel and waits until the panel has changed. */
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

/** Acts before the tile by the button for that; the number of clicks, or null if no action is possible. */
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

/** The menu of all options except placing a figure on the tile. */
export const othersMenu = (panel: PageMessage): PageComponent => withVerb(panel, 'put').find(isList)!;

const isList = ({ custom_id = '' }: PageComponent): boolean => custom_id.includes('-list');
const isOfFigures = ({ custom_id = '' }: PageComponent): boolean => custom_id.includes('-figures');
const opens = (value: string): boolean => value.startsWith('open:');

/** Throws if Discord would refuse the number of rows. */
function expectRows({ components }: PageMessage): void {
  if (components.length > 5) throw new Error(`a panel has ${components.length} rows`);
}

/** One turn by clicks alone: perhaps an action before the tile, a number, other choices that `habits` prefer, a figure or none. */
export async function playTurn(
  playground: Playground,
  channel: string,
  chance: () => number,
  habits: Habits = {},
  opened?: PageMessage,
): Promise<TurnPlayed> {
  const {
    opening = 0.7,
    looking = 0.3,
    elsewhere = 0.5,
    figures = 0.25,
    ahead = () => null,
    pause = () => {},
  } = habits;
  // A game that was left at a decision begins with it.
  let early = await decide(playground, channel, chance, habits);
  let message = turnMessage(playground, channel);
  if (!message) throw new Error('no message asks for a turn');
  const user = askedBy(message);
  const me = clicker(playground, user, pause);
  const { actor, use, along, pressed, since, acknowledged } = me;
  const placing = (): number => pressed.length - aside;
  /** Clicks that are no part of placing. */
  let aside = 0;
  let before: number | null = null;

  if (opened) {
    // The next player has already pressed the number.
  } else if (!hasNumbers(message)) {
    const panel = await (await use(message, withVerb(message, 'before')[0]!)).settled();
    await use(panel, pick(withVerb(panel, 'choose'), chance));
    message = await actor.waitFor((one) => one.id === message!.id && hasNumbers(one));
    aside = pressed.length;
  } else if (withVerb(message, 'before').length > 0 && chance() < opening) {
    before = await doBefore(me, message, chance);
    // For example, which of two tiles is placed.
    const chosen = await decide(playground, channel, chance, habits);
    early = {
      pressed: [...early.pressed, ...chosen.pressed],
      acknowledged: [...early.acknowledged, ...chosen.acknowledged],
    };
    aside = pressed.length;
    message = actor.message(message.id)!;
  }

  let panel = opened ?? (await pressNumber(me, message, chance));

  expectRows(panel);
  const turns = withVerb(panel, 'turn');
  if (turns.length > 0 && chance() < 0.5) panel = await along(panel, pick(turns, chance));
  const stops = withVerb(panel, 'stop');
  if (stops.length > 0 && chance() < 0.5) {
    const stop = pick(stops, chance);
    const values = choicesIn(stop).filter((value) => !value.startsWith('page:'));
    panel = await along(panel, stop, stop.type === 3 ? pick(values, chance) : null);
  }
  expectRows(panel);
  // The player first chooses another figure, or places it at once if only one place is possible.
  const kinds = withVerb(panel, 'put').find(isOfFigures);
  const other =
    kinds && chance() < figures
      ? pick(
          choicesIn(kinds).filter((_, at) => !(kinds.options as { default?: boolean }[])[at]!.default),
          chance,
        )
      : null;
  const isPlaced = other !== null && !other.startsWith('figure:');
  if (isPlaced) await use(panel, kinds!, other, 'put figure');
  else if (other !== null) {
    panel = await along(panel, kinds!, other, 'figure');
    expectRows(panel);
  }
  const listIn = (on: PageMessage) => withVerb(on, 'put').find(isList);
  const leading = choicesIn(listIn(panel)).filter(opens);
  if (!isPlaced && leading.length > 0 && chance() < looking / 3) {
    // The player looks elsewhere and comes back.
    panel = await along(panel, listIn(panel)!, pick(leading, chance), 'far');
    panel = await along(panel, withVerb(panel, 'turn')[0]!, null, 'return');
  }
  const list = listIn(panel);
  const listed = choicesIn(list).filter((value) => !opens(value) && !value.startsWith('page:'));
  if (isPlaced) {
    // The figure lies already.
  } else if (list && chance() < elsewhere) {
    if (listed.length > 0 && (leading.length === 0 || chance() < 0.5)) {
      await use(panel, list, pick(listed, chance), 'put elsewhere');
    } else {
      panel = await along(panel, list, pick(leading, chance), 'far');
      expectRows(panel);
      const next = withVerb(panel, 'far').findLast(({ type }) => type === 2);
      if (next && chance() < looking) panel = await along(panel, next, null, 'page');
      const menu = withVerb(panel, 'put')[0]!;
      await use(panel, menu, pick(choicesIn(menu), chance), 'put elsewhere');
    }
  } else {
    const puts = withVerb(panel, 'put').filter((one) => !isList(one) && !isOfFigures(one));
    if (puts.length === 0) throw new Error(`the panel offers nothing: ${panel.content}`);
    const none = puts.find(({ custom_id }) => custom_id!.includes(',none.'));
    const places = puts.filter((one) => one !== none);
    const put = places.length > 0 && (!none || chance() < 0.7) ? pick(places, chance) : none!;
    await use(panel, put, put.type === 3 ? pick(choicesIn(put), chance) : null, 'put');
  }
  const next = await movedOn(me, message, chance, { playground, ahead });
  const shown = since();
  const clicks = placing();
  const decided = await decide(playground, channel, chance, habits);
  const already = decided.opened ?? next;
  return {
    ...{ clicks: clicks + early.pressed.length, before, user, shown },
    ...(already && { opened: already }),
    pressed: [...pressed.slice(0, aside), ...early.pressed, ...pressed.slice(aside), ...decided.pressed],
    acknowledged: [...early.acknowledged, ...acknowledged, ...decided.acknowledged],
  };
}

/** Presses a number of a message. On a map with many numbers a region comes first, and a panel has its numbers. */
async function pressNumber({ use, along }: Clicker, message: PageMessage, chance: () => number): Promise<PageMessage> {
  const regions = withVerb(message, 'region');
  const numbers = regions.length > 0 ? await (await use(message, pick(regions, chance))).settled() : message;
  const squares = withVerb(numbers, 'square');
  const menu = withVerb(numbers, 'pick')[0];
  const values = choicesIn(menu).filter((value) => !value.startsWith('page:'));
  const choice = Math.floor(chance() * (squares.length + values.length));
  const [part, value] = choice < squares.length ? [squares[choice]!, null] : [menu!, values[choice - squares.length]!];
  return numbers === message ? await (await use(message, part, value)).settled() : await along(numbers, part, value);
}

/**
 * Waits until a message asks for something else, or a newer one shows the board. If the turn is still pending, its player says that it is
 * done, or the next player presses a number. Then the result is the panel that opens, if the tile fits there.
 */
async function movedOn(
  { actor, use, pressed, acknowledged }: Clicker,
  before: PageMessage,
  chance: () => number,
  { playground, ahead }: Required<Pick<Habits, 'ahead'>> & { readonly playground: Playground },
): Promise<PageMessage | undefined> {
  const next = (isHeld: boolean): Promise<PageMessage> =>
    actor.waitFor((one) => {
      if (one.id === before.id) {
        // The choice between two tiles comes before the numbers, in one message.
        const goesOn = isDecision(one) || (isDecision(before) && hasNumbers(one));
        return (goesOn || (isHeld && withVerb(one, 'done').length > 0)) && revisionOf(one) > revisionOf(before);
      }
      return BigInt(one.id) > BigInt(before.id) && one.channel_id === before.channel_id && showsGame(one);
    });
  const now = await next(true);
  if (now.id !== before.id || isDecision(now) || hasNumbers(now)) return;
  const user = ahead(now);
  if (user === null || withVerb(now, 'square').length + withVerb(now, 'region').length === 0) {
    await use(now, withVerb(now, 'done')[0]!);
    await next(false);
    return;
  }
  const other = clicker(playground, user, () => {});
  const panel = await pressNumber(other, now, chance);
  pressed.push(...other.pressed);
  acknowledged.push(...other.acknowledged);
  await next(false);
  return withVerb(panel, 'put').length > 0 ? panel : undefined;
}

/** Answers every decision before the next tile, whoever is asked: one button each time. */
async function decide(
  playground: Playground,
  channel: string,
  chance: () => number,
  { pause = () => {}, ahead = () => null, standing = false }: Habits,
): Promise<Pick<TurnPlayed, 'acknowledged' | 'opened'> & { readonly pressed: string[] }> {
  const pressed: string[] = [];
  const acknowledged: number[] = [];
  let opened: PageMessage | undefined;
  for (;;) {
    const message = turnMessage(playground, channel);
    if (!message || !isDecision(message)) return { pressed, acknowledged, ...(opened && { opened }) };
    const me = clicker(playground, askedBy(message), pause);
    const ways = withVerb(message, 'choose');
    const always = withVerb(message, 'standing')[0];
    if (standing && always) await me.use(message, always);
    else if (ways.length > 0) await me.use(message, pick(ways, chance));
    else {
      // A menu of a panel has the options if they are too many for buttons.
      const panel = await (await me.use(message, withVerb(message, 'decide')[0]!)).settled();
      const menu = withVerb(panel, 'choose')[0]!;
      await me.use(panel, menu, pick(choicesIn(menu), chance));
    }
    opened = await movedOn(me, message, chance, { playground, ahead });
    pressed.push(...me.pressed);
    acknowledged.push(...me.acknowledged);
  }
}

/** Opens a table of these users by clicks alone and starts it. Turns are final at once, unless the options say otherwise. */
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
    await other.press(lobby.id, withVerb(lobby, 'join')[0]!.custom_id!);
    // An edit may bring only the lobby's picture.
    lobby = await host!.waitFor((one) => one.id === lobby.id && textIn(one).includes(other.id));
  }
  await host!.press(lobby.id, withVerb(lobby, 'start')[0]!.custom_id!);
  await host!.waitFor((one) => one.channel_id === channel && hasNumbers(one));
}

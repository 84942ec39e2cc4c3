import type { Actor, Message, PageComponent, PageMessage, Playground } from 'discord-playground';
import { pageMessage } from 'discord-playground/parts';
import { askedBy, hasNumbers, withVerb } from '../../test/support/player.ts';

/** A table of two players who play by clicks. */
export interface LoadTable {
  /** Plays one turn and waits for the next board. */
  turn(): Promise<void>;
  isOver(): boolean;
  /** Starts another game in the same channel. */
  again(): Promise<void>;
}

export interface PlayFigures {
  turns: number;
  unanswered: number;
  /** Times in ms. */
  acknowledged: number[];
  previewed: number[];
  shown: number[];
  clear(): void;
}

const hasWays = (message: PageMessage): boolean => withVerb(message, 'put').length > 0;

/** Discord's own limit; after it a player tries once more. */
const PATIENCE_MS = 10_000;

/** Messages kept of a channel; nobody presses older ones. */
const KEPT = 6;

export function createTablesOfPlayers(playground: Playground, chance: () => number) {
  const { world } = playground.stage;
  const figures: PlayFigures = {
    ...{ turns: 0, unanswered: 0, acknowledged: [], previewed: [], shown: [] },
    clear() {
      Object.assign(this, { turns: 0, unanswered: 0, acknowledged: [], previewed: [], shown: [] });
    },
  };
  /** By channel: called with each public message, new or changed. */
  const ears = new Map<string, (message: Message) => void>();
  world.listen((event) => {
    if (event.kind === 'message' && event.change !== 'deleted' && event.message.reader === null)
      ears.get(event.message.channel)?.(event.message);
  });
  const pick = <T>(items: readonly T[]): T => items[Math.floor(chance() * items.length)]!;

  async function open(index: number): Promise<LoadTable> {
    const { id: channel } = playground.addChannel(playground.guild, { name: `load-${index}` });
    const people = [0, 1].map((seat) => {
      const { id } = playground.addUser({ username: `p${index}-${seat}` }, [playground.guild]);
      return playground.actor(id);
    });
    const actors = new Map(people.map((actor) => [actor.id, actor]));
    let newest: PageMessage | null = null;
    let wanted: { fits: (message: PageMessage) => boolean; done: (message: PageMessage) => void } | null = null;
    const posted: string[] = [];
    ears.set(channel, (message) => {
      if (!posted.includes(message.id)) posted.push(message.id);
      if (message.id !== posted.at(-1)) return;
      newest = pageMessage(playground.stage, message);
      if (wanted?.fits(newest)) wanted.done(newest);
      while (posted.length > KEPT) playground.deleteMessage(posted.shift()!);
    });
    const shown = (fits: (message: PageMessage) => boolean): Promise<PageMessage | null> => {
      if (newest && fits(newest)) return Promise.resolve(newest);
      return within(
        new Promise((resolve) => {
          wanted = {
            fits,
            done: (message) => {
              wanted = null;
              resolve(message);
            },
          };
        }),
      );
    };

    async function used(act: Promise<{ acknowledged: number | null; state: string; settled(): Promise<PageMessage> }>) {
      const acted = await within(act);
      if (acted === null || acted.state !== 'answered') {
        figures.unanswered += 1;
        return null;
      }
      if (acted.acknowledged !== null) figures.acknowledged.push(acted.acknowledged);
      return acted;
    }

    const isTurn = (message: PageMessage): boolean => message.attachments.length > 0 && hasNumbers(message);
    const isEnd = (message: PageMessage): boolean => withVerb(message, 'play-again').length > 0;

    async function begin(): Promise<void> {
      const [host, guest] = people as [Actor, Actor];
      await used(host.slash(channel, 'play', { 'take-back': 'off' }));
      const lobby = await shown((message) => withVerb(message, 'join').length > 0);
      if (!lobby) return;
      await used(guest.press(lobby.id, withVerb(lobby, 'join')[0]!.custom_id!));
      const full = await shown((message) => withVerb(message, 'start').length > 0);
      if (full) await used(host.press(full.id, withVerb(full, 'start')[0]!.custom_id!));
      await shown(isTurn);
    }

    async function put(actor: Actor, panel: PageMessage, message: PageMessage): Promise<void> {
      const ways = withVerb(panel, 'put');
      if (ways.length === 0) return;
      const way: PageComponent = pick(ways);
      const values = ((way.options ?? []) as { value: string }[]).map(({ value }) => value);
      const began = performance.now();
      const next = shown((one) => one.id !== message.id && (isTurn(one) || isEnd(one)));
      const acted = await used(
        values.length > 0
          ? actor.select(panel.id, way.custom_id!, [pick(values)])
          : actor.press(panel.id, way.custom_id!),
      );
      if (acted === null || (await next) === null) return;
      figures.turns += 1;
      figures.shown.push(performance.now() - began);
      playground.deleteMessage(panel.id);
    }

    await begin();
    return {
      async turn() {
        const message = newest;
        if (!message || !isTurn(message)) {
          await begin();
          return;
        }
        const actor = actors.get(askedBy(message));
        const squares = [...withVerb(message, 'square'), ...withVerb(message, 'region')];
        if (!actor || squares.length === 0) return;
        const began = performance.now();
        const acted = await used(actor.press(message.id, pick(squares).custom_id!));
        const panel = acted && (await within(acted.settled()));
        if (panel) figures.previewed.push(performance.now() - began);
        // If many squares are open, the player picks a region first; the panel then has its numbers.
        const inside = panel ? withVerb(panel, 'square') : [];
        if (!panel) return;
        if (inside.length > 0) await used(actor.press(panel.id, pick(inside).custom_id!));
        const laid = inside.length > 0 ? await within(actor.waitFor(hasWays, panel.id)) : panel;
        if (laid) await put(actor, laid, message);
      },
      isOver: () => newest !== null && isEnd(newest),
      async again() {
        await begin();
      },
    };
  }

  return { figures, open };
}

async function within<T>(work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, null);
  });
  try {
    return await Promise.race([work.catch(() => null), late]);
  } finally {
    clearTimeout(timer);
  }
}

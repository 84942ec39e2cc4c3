import { setTimeout as sleep } from 'node:timers/promises';
import type { PageComponent, PageMessage, Playground } from 'discord-playground';
import { askedBy, menusOf, putButtons, turnMessage, withVerb } from '../support/player.ts';

/** A turn for which a player pressed, and the player's answer. */
export interface Pressed {
  readonly table: string;
  readonly user: string;
  /** The table's revision that the button named. */
  readonly revision: number;
  /** The tile's position, `x,y,rotation`. */
  readonly where: string;
  /** By `performance.now()`. */
  readonly at: number;
  state: 'pressed' | 'received' | 'told';
  /** The panel's answer. */
  answer: string;
  /** A player has asked to take the turn back, so it may be in the record or not. */
  isTakenBack?: true;
}

/** The panel's words when a turn is saved. */
export const SAVED = 'Done and saved.';

/** The share of turns that players take back, if they can. */
const TAKEN_BACK = 0.2;

/** Longer than an answer takes from a living bot. */
const PATIENCE_MS = 5000;

/** Plays by clicks at the tables of some channels, whatever comes next, until `stop`. */
export interface Clickers {
  readonly log: readonly Pressed[];
  /** Begins; `stop` abandons requests that nothing will answer. */
  play(): { stop(): Promise<void> };
}

export interface ClickersOptions {
  readonly playground: Playground;
  readonly channels: readonly string[];
  readonly chance: () => number;
  /** People at each table; with `computers` a computer joins them. */
  readonly seats: number;
  readonly computers: (channel: string) => boolean;
  /** Whether turns can be taken back in the channel; some then are. */
  readonly takesBack?: (channel: string) => boolean;
  /** Longest ms between two clicks. */
  readonly pause?: number;
}

export function createClickers(options: ClickersOptions): Clickers {
  const { playground, channels, chance, seats, computers, takesBack = () => false, pause = 20 } = options;
  const log: Pressed[] = [];
  const pick = <T>(items: readonly T[]): T => items[Math.floor(chance() * items.length)]!;

  async function playIn(channel: string, isOver: () => boolean, over: Promise<void>): Promise<void> {
    /** The answer, or null if none came. */
    const within = async <T>(work: Promise<T>): Promise<T | null> => {
      work.catch(() => {});
      const waited = Promise.race([over, sleep(PATIENCE_MS, undefined, { ref: false })]).then(() => null);
      return Promise.race([work, waited]).catch(() => null);
    };
    const people = playground.users.slice(0, seats).map((user) => playground.actor(user));

    async function turn(message: PageMessage): Promise<void> {
      const actor = playground.actor(askedBy(message));
      const squares = [...withVerb(message, 'square'), ...withVerb(message, 'region')];
      if (squares.length === 0) return;
      const opened = await within(actor.press(message.id, pick(squares).custom_id!));
      const first = opened && (await within(opened.settled()));
      if (!first || isOver()) return;
      // With many open squares a region comes first, and the panel has its numbers.
      const inside = withVerb(first, 'square');
      if (inside.length > 0) await within(actor.press(first.id, pick(inside).custom_id!));
      const laid = (one: PageMessage): boolean => one.id === first.id && withVerb(one, 'put').length > 0;
      const panel = inside.length > 0 ? await within(actor.waitFor(laid)) : first;
      if (!panel || isOver()) return;
      await sleep(chance() * pause);
      const puts = putButtons(panel);
      if (puts.length === 0 || isOver()) return;
      await put(actor.id, panel, pick(puts));
    }

    async function put(user: string, panel: PageMessage, component: PageComponent): Promise<void> {
      const actor = playground.actor(user);
      const [, , table, revision, argument] = component.custom_id!.split('|') as [
        string,
        string,
        string,
        string,
        string,
      ];
      const where = argument.split(',').slice(0, 3).join();
      const pressed: Pressed = { table, user, revision: Number(revision), where, at: performance.now(), ...UNHEARD };
      log.push(pressed);
      const before = panel.content;
      const acted = within(actor.press(panel.id, component.custom_id!));
      const answered = within(actor.waitFor((one) => one.id === panel.id && one.content !== before && !one.loading));
      if ((await acted)?.state === 'answered' && pressed.state === 'pressed') pressed.state = 'received';
      const answer = await answered;
      if (answer === null) return;
      pressed.state = 'told';
      pressed.answer = answer.content;
      const back = withVerb(answer, 'take-back')[0];
      if (!back || chance() > TAKEN_BACK || isOver()) return;
      pressed.isTakenBack = true;
      await within(actor.press(answer.id, back.custom_id!));
    }

    /** Makes a pending turn final, so that the next player need not wait. */
    async function goOn(message: PageMessage): Promise<void> {
      const { custom_id } = withVerb(message, 'done')[0]!;
      for (const one of people) if (!isOver()) await within(one.press(message.id, custom_id!));
    }

    /** Fills the lobby and starts; a second time does no harm. */
    async function lobby(message: PageMessage): Promise<void> {
      const menu = menusOf(message).find(({ custom_id }) => custom_id!.includes('|computer|'));
      const isAlone = !JSON.stringify(message.components).includes('away:');
      if (menu && isAlone && computers(channel))
        await within(people[0]!.select(message.id, menu.custom_id!, ['novice']));
      for (const one of people.slice(1)) {
        const join = withVerb(message, 'join')[0];
        if (join && !isOver()) await within(one.press(message.id, join.custom_id!));
      }
      const now = people[0]!.message(message.id);
      const start = now && withVerb(now, 'start')[0];
      if (start && !isOver()) await within(people[0]!.press(message.id, start.custom_id!));
    }

    async function next(): Promise<void> {
      const message = turnMessage(playground, channel);
      if (message) return turn(message);
      const held = people[0]!
        .messages(channel)
        .findLast((one) => !(one.flags & 64) && withVerb(one, 'done').length > 0);
      if (held) return goOn(held);
      const isLobby = (one: PageMessage): boolean =>
        withVerb(one, 'join').length > 0 || withVerb(one, 'start').length > 0;
      const open = people[0]!.messages(channel).findLast((one) => !(one.flags & 64) && isLobby(one));
      if (open) return lobby(open);
      await within(people[0]!.slash(channel, 'play', { 'take-back': takesBack(channel) ? '10' : 'off' }));
    }

    while (!isOver()) {
      await next();
      await sleep(chance() * pause);
    }
  }

  return {
    log,
    play() {
      const { promise: over, resolve } = Promise.withResolvers<void>();
      let isOver = false;
      const playing = channels.map((channel) => playIn(channel, () => isOver, over));
      return {
        async stop() {
          isOver = true;
          resolve();
          await Promise.all(playing);
        },
      };
    },
  };
}

const UNHEARD = { state: 'pressed' as const, answer: '' };

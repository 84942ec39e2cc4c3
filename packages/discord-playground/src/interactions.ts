import { randomBytes } from 'node:crypto';
import type { Clock } from './clock.ts';
import { timeOf } from './snowflake.ts';
import type { Component, World } from './world.ts';

/** The life of an interaction: pending for 3 s, then answered or failed; its token is valid for 15 minutes. */

export const DEADLINE = 3_000;
export const TOKEN_LIFE = 15 * 60_000;
/** A modal may be submitted long after its token expired; after this time it is forgotten. */
const MODAL_LIFE = 24 * 3_600_000;

export type InteractionKind = 'command' | 'component' | 'autocomplete' | 'modal';

/** Discord's numbers of the kinds. */
export const TYPE_OF: Record<InteractionKind, number> = { command: 2, component: 3, autocomplete: 4, modal: 5 };

export interface Modal {
  custom_id: string;
  title: string;
  components: Component[];
}

export interface Interaction {
  id: string;
  token: string;
  kind: InteractionKind;
  user: string;
  guild: string;
  channel: string;
  /** The message whose component was pressed, or whose component opened the modal. */
  source: string | null;
  customId: string | null;
  /** The command's name, also for a modal that a command opened. */
  command: string | null;
  createdAt: number;
  state: 'pending' | 'answered' | 'failed';
  callback: number | null;
  /** The message that `@original` means: the response, or for updates the source. */
  original: string | null;
  /** The response and the follow-ups; with the source, all that this token may touch. */
  messages: string[];
  modal: Modal | null;
  /** How many gateway sessions received it. */
  reached: number;
}

export type InteractionEvent =
  | { kind: 'state'; interaction: Interaction }
  | { kind: 'modal'; interaction: Interaction; modal: Modal }
  | { kind: 'choices'; interaction: Interaction; choices: { name: string; value: string | number }[] };

export interface Interactions {
  /** Sends nothing: the caller builds the payload and dispatches it. */
  begin(start: Pick<Interaction, 'kind' | 'user' | 'guild' | 'channel'> & Partial<Interaction>): Interaction;
  byId(id: string): Interaction | undefined;
  byToken(token: string): Interaction | undefined;
  save(interaction: Interaction): void;
  fail(interaction: Interaction): void;
  isLive(interaction: Interaction): boolean;
  listen(listener: (event: InteractionEvent) => void): () => void;
  tell(event: InteractionEvent): void;
}

export function createInteractions(world: World, clock: Clock): Interactions {
  const all = new Map<string, Interaction>();
  const tokens = new Map<string, Interaction>();
  const listeners = new Set<(event: InteractionEvent) => void>();

  const forget = (interaction: Interaction): void => {
    all.delete(interaction.id);
    tokens.delete(interaction.token);
    world.store.remove('interaction', interaction.id);
  };

  const prune = (): void => {
    for (const one of all.values()) {
      const age = clock.now() - one.createdAt;
      if (age <= (one.modal ? MODAL_LIFE : 2 * TOKEN_LIFE)) return; // oldest first: the rest is younger, or nearly so
      forget(one);
    }
  };

  const watch = (interaction: Interaction): void => {
    if (interaction.state === 'pending')
      clock.at(interaction.createdAt + DEADLINE + 1, () => {
        if (interaction.state === 'pending') interactions.fail(interaction);
      });
  };

  const interactions: Interactions = {
    begin(start) {
      prune();
      const id = world.newId();
      const interaction: Interaction = {
        // Looks like Discord's: base64 of kind and id, then a secret. Nothing parses it.
        token: `${Buffer.from(`interaction:${id}:`).toString('base64url')}${randomBytes(48).toString('base64url')}`,
        source: null,
        customId: null,
        command: null,
        state: 'pending',
        callback: null,
        original: null,
        messages: [],
        modal: null,
        reached: 0,
        ...start,
        id,
        createdAt: clock.now(),
      };
      interactions.save(interaction);
      watch(interaction);
      interactions.tell({ kind: 'state', interaction });
      return interaction;
    },
    byId: (id) => all.get(id),
    byToken: (token) => tokens.get(token),
    save(interaction) {
      all.set(interaction.id, interaction);
      tokens.set(interaction.token, interaction);
      world.store.put('interaction', interaction.id, interaction);
    },
    fail(interaction) {
      interaction.state = 'failed';
      interactions.save(interaction);
      interactions.tell({ kind: 'state', interaction });
    },
    isLive: (interaction) => clock.now() - interaction.createdAt <= TOKEN_LIFE,
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell(event) {
      for (const listener of [...listeners]) listener(event);
    },
  };

  for (const kept of world.store.all<Interaction>('interaction').sort((a, b) => timeOf(a.id) - timeOf(b.id))) {
    all.set(kept.id, kept);
    tokens.set(kept.token, kept);
    watch(kept);
  }
  return interactions;
}

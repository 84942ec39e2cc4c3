import type { Client, MessageComponentInteraction } from 'discord.js';
import { Kept } from '../../kept.ts';
import type { Services } from '../services.ts';
import type { Answerable } from './kinds.ts';

/** ms within which nobody presses the same thing on purpose once more. */
const JUST_MS = 10_000;
/** As many presses are remembered. */
const MOST = 1000;

/** When what was pressed has worked, by who pressed or chose what on which message. */
const WORKED = new WeakMap<Client, Kept<string, number>>();

const nameOf = (interaction: Answerable): string | null =>
  interaction.isMessageComponent()
    ? [interaction.user.id, interaction.message.id, interaction.customId, ...chosenIn(interaction)].join(' ')
    : null;

/** Something else of the same menu is no repetition. */
const chosenIn = (interaction: MessageComponentInteraction): readonly string[] =>
  interaction.isStringSelectMenu() ? interaction.values : [];

/** Has changed what it should. */
export function noteWorked(interaction: Answerable, { clock }: Pick<Services, 'clock'>): void {
  const name = nameOf(interaction);
  if (name === null) return;
  const known = WORKED.get(interaction.client) ?? new Kept<string, number>(MOST);
  WORKED.set(interaction.client, known.set(name, clock.now()));
}

/** Whether the same person has just pressed the same, and it worked: there is nothing to tell them. */
export function hasJustWorked(interaction: Answerable, { clock }: Pick<Services, 'clock'>): boolean {
  const name = nameOf(interaction);
  const at = name === null ? undefined : WORKED.get(interaction.client)?.get(name);
  return at !== undefined && clock.now() - at < JUST_MS;
}

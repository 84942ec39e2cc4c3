import type { Client, MessageComponentInteraction } from 'discord.js';
import { Kept } from '../../kept.ts';
import type { Services } from '../services.ts';
import type { Answerable } from './kinds.ts';

/** Within this time, in ms, nobody repeats a press on purpose. */
const JUST_MS = 10_000;
const MOST = 1000;

/** The times of successful presses, by user, message, component and choice. */
const WORKED = new WeakMap<Client, Kept<string, number>>();

const nameOf = (interaction: Answerable): string | null =>
  interaction.isMessageComponent()
    ? [interaction.user.id, interaction.message.id, interaction.customId, ...chosenIn(interaction)].join(' ')
    : null;

/** Another choice of the same menu is no repetition. */
const chosenIn = (interaction: MessageComponentInteraction): readonly string[] =>
  interaction.isStringSelectMenu() ? interaction.values : [];

/** Notes that the press has done its work. */
export function noteWorked(interaction: Answerable, { clock }: Pick<Services, 'clock'>): void {
  const name = nameOf(interaction);
  if (name === null) return;
  const known = WORKED.get(interaction.client) ?? new Kept<string, number>(MOST);
  WORKED.set(interaction.client, known.set(name, clock.now()));
}

/** Whether the user has just made this same press with success, so that they need no answer. */
export function hasJustWorked(interaction: Answerable, { clock }: Pick<Services, 'clock'>): boolean {
  const name = nameOf(interaction);
  const at = name === null ? undefined : WORKED.get(interaction.client)?.get(name);
  return at !== undefined && clock.now() - at < JUST_MS;
}

import { z } from 'zod';
import { ApiError, found } from './api-error.ts';
import { modal } from './component-forms.ts';
import { invalidForm, parseForm, text } from './form.ts';
import {
  DEADLINE,
  type Interaction,
  type InteractionKind,
  type Interactions,
  type Modal,
  TYPE_OF,
} from './interactions.ts';
import { editMessage, postMessage } from './messages.ts';
import type { UploadedFile } from './multipart.ts';
import { componentFaults, withIds } from './validate-components.ts';
import { FLAGS, messageBody } from './validate-message.ts';
import type { Component, Message, World } from './world.ts';

/** The allowed answers to each kind of interaction. A modal's 6 and 7 need a message that it was opened from. */
const ANSWERS: Record<InteractionKind, readonly number[]> = {
  command: [4, 5, 9],
  component: [4, 5, 6, 7, 9],
  autocomplete: [8],
  modal: [4, 5, 6, 7],
};

const callbackBody = z.strictObject({ type: z.int(), data: z.unknown().optional() });
const deferBody = z.strictObject({ flags: z.int().min(0).nullish() });
const choicesBody = z.strictObject({
  choices: z
    .array(
      z.strictObject({
        name: text(1, 100),
        name_localizations: z.record(z.string(), text(1, 100)).nullish(),
        value: z.union([text(1, 100), z.number()]),
      }),
    )
    .max(25),
});

export interface Answering {
  world: World;
  interactions: Interactions;
  bot: string;
}

/** Gives the one answer to an interaction. Returns the message that it made or changed, if any. Throws 10062, 40060, 50035. */
export function answer(
  { world, interactions, bot }: Answering,
  interaction: Interaction,
  json: unknown,
  files: readonly UploadedFile[],
): { callback: number; message: Message | null } {
  if (interaction.state === 'answered') throw new ApiError(40060);
  if (interaction.state === 'pending' && world.clock.now() - interaction.createdAt > DEADLINE)
    interactions.fail(interaction);
  if (interaction.state === 'failed') throw new ApiError(10062);

  const { type, data } = parseForm(callbackBody, json);
  const allowed = ANSWERS[interaction.kind].filter((one) => one < 6 || one > 7 || interaction.source !== null);
  if (!allowed.includes(type))
    throw invalidForm([
      {
        path: ['type'],
        code: 'BASE_TYPE_CHOICES',
        message: `Value must be one of {${allowed.join(', ')}} for this interaction.`,
      },
    ]);

  const message = carryOut({ world, interactions, bot }, interaction, type, data, files);
  interaction.state = 'answered';
  interaction.callback = type;
  if (message) {
    interaction.original = message.id;
    if (type === 4 || type === 5) interaction.messages.push(message.id);
  }
  interactions.save(interaction);
  interactions.tell({ kind: 'state', interaction });
  return { callback: type, message };
}

function carryOut(
  { world, interactions, bot }: Answering,
  interaction: Interaction,
  type: number,
  data: unknown,
  files: readonly UploadedFile[],
): Message | null {
  const at = ['data'];
  switch (type) {
    case 4: {
      if (data == null) throw new ApiError(50006);
      const body = parseForm(messageBody, data, at);
      return respond({ world, bot }, interaction, body, files, {
        ephemeral: ((body.flags ?? 0) & FLAGS.ephemeral) !== 0,
      });
    }
    case 5: {
      const { flags } = parseForm(deferBody, data ?? {}, at);
      if ((flags ?? 0) & ~FLAGS.ephemeral)
        throw invalidForm([
          {
            path: ['data', 'flags'],
            code: 'MESSAGE_FLAGS_INVALID',
            message: 'A deferred answer takes the flag EPHEMERAL alone',
          },
        ]);
      return respond({ world, bot }, interaction, { flags: flags ?? 0 }, [], {
        ephemeral: Boolean(flags),
        loading: true,
      });
    }
    case 6:
      return found(world.messages.get(interaction.source!), 10008);
    case 7: {
      const source = found(world.messages.get(interaction.source!), 10008);
      return editMessage(world, source, { body: parseForm(messageBody, data ?? {}, at), files, at });
    }
    case 8: {
      const { choices } = parseForm(choicesBody, data, at);
      interactions.tell({ kind: 'choices', interaction, choices });
      return null;
    }
    default: {
      const opened = parseForm(modal, data, at) as Modal;
      const faults = modalFaults(opened);
      if (faults.length > 0) throw invalidForm(faults);
      interaction.modal = { ...opened, components: withIds(opened.components) };
      interactions.tell({ kind: 'modal', interaction, modal: interaction.modal });
      return null;
    }
  }
}

function modalFaults({ components }: Modal) {
  const rows = components.flatMap((one): Component[] =>
    one.type === 1 ? (one.components ?? []) : one.component ? [one.component] : [],
  );
  const noLabel = components.some((row) => row.type === 1 && row.components?.some((input) => !input.label));
  // Messages share only the checks of uniqueness and options; the modal's own schema has the limit of five rows.
  const shared = componentFaults(components, true).map((fault) => ({ ...fault, path: ['data', ...fault.path] }));
  const disabled = rows.filter(({ disabled }) => disabled);
  return [
    ...shared,
    ...(noLabel
      ? [{ path: ['data', 'components'], code: 'BASE_TYPE_REQUIRED', message: 'A text input in a row needs a label' }]
      : []),
    ...disabled.map(() => ({
      path: ['data', 'components'],
      code: 'COMPONENT_DISABLED_IN_MODAL',
      message: 'Nothing in a modal can be disabled',
    })),
  ];
}

/** A new message through an interaction's token: its response or a follow-up. */
export function respond(
  { world, bot }: Pick<Answering, 'world' | 'bot'>,
  interaction: Interaction,
  body: z.output<typeof messageBody>,
  files: readonly UploadedFile[],
  { ephemeral, loading = false, at = ['data'] }: { ephemeral: boolean; loading?: boolean; at?: string[] },
): Message {
  const channel = found(world.channels.get(interaction.channel), 10003);
  return postMessage(world, {
    channel,
    author: bot,
    body,
    files,
    reader: ephemeral ? interaction.user : null,
    type: interaction.kind === 'command' && interaction.callback === null ? 20 : 0,
    interaction: {
      id: interaction.id,
      type: TYPE_OF[interaction.kind],
      user: interaction.user,
      command: interaction.kind === 'command' ? interaction.command : null,
      source: interaction.source,
    },
    loading,
    at,
  });
}

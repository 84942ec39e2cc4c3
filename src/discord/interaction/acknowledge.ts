import {
  DiscordAPIError,
  type APIModalInteractionResponseCallbackData as Form,
  InteractionResponseType,
  MessageFlags,
  RESTJSONErrorCodes,
  Routes,
} from 'discord.js';
import { type Callbacks, TRIES } from '../connection/client.ts';
import type { Answerable, AnswerKind, PressInteraction } from './kinds.ts';
import { isFromPanel } from './reply.ts';
import { isGone } from './troubles.ts';

const TAKEN = RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged;

/** A first answer that came too late, or second. */
export const isAnsweredNoMore = (error: unknown): boolean =>
  error instanceof DiscordAPIError && (error.code === TAKEN || error.code === RESTJSONErrorCodes.UnknownInteraction);

/** No first response can be given: too late (10062), somebody else has (40060), or what was pressed is gone (10008). */
export class NotAcknowledged extends Error {
  override readonly name = 'NotAcknowledged';
  /** Whether somebody else has given it. */
  readonly isTaken: boolean;

  constructor(message: string, isTaken: boolean) {
    super(message);
    this.isTaken = isTaken;
  }
}

/**
 * Answers Discord before anything else is done. Throws `NotAcknowledged` where nothing may follow, so that a press whose
 * answer nobody would see changes nothing.
 */
export async function acknowledge(interaction: Answerable, answer: AnswerKind, callbacks: Callbacks): Promise<void> {
  const isInPlace = interaction.isMessageComponent() && answer === 'in-place';
  const updates = isInPlace || isFromPanel(interaction);
  const body = updates
    ? { type: InteractionResponseType.DeferredMessageUpdate }
    : {
        type: InteractionResponseType.DeferredChannelMessageWithSource,
        data: { flags: MessageFlags.Ephemeral },
      };
  await callBack(callbacks, interaction, body);
  // As discord.js notes it where it sends the callback itself.
  interaction.deferred = true;
  if (!updates) interaction.ephemeral = true;
}

/** Answers a press with a form, which Discord takes as nothing but the first answer. Throws `NotAcknowledged` as above. */
export async function openForm(interaction: PressInteraction, form: Form, callbacks: Callbacks): Promise<void> {
  await callBack(callbacks, interaction, { type: InteractionResponseType.Modal, data: form });
  interaction.replied = true;
}

/** One sentence as the first and last answer, for the presser alone. Throws `NotAcknowledged` as above. */
export const answerAtOnce = (
  asked: Pick<Answerable, 'id' | 'token'>,
  content: string,
  callbacks: Callbacks,
): Promise<void> =>
  callBack(callbacks, asked, {
    type: InteractionResponseType.ChannelMessageWithSource,
    data: { content, flags: MessageFlags.Ephemeral, allowed_mentions: { parse: [] } },
  });

/**
 * Not by discord.js's own retries: they cannot tell an answer of ours that arrived from one by somebody else, and give up what has arrived
 * and is only slow to be confirmed.
 */
async function callBack(
  { rest, againMs }: Callbacks,
  { id, token }: Pick<Answerable, 'id' | 'token'>,
  body: object,
): Promise<void> {
  const { promise: answered, resolve, reject } = Promise.withResolvers<void>();
  let [begun, ended] = [0, 0];
  const attempt = (): void => {
    begun += 1;
    rest.post(Routes.interactionCallback(id, token), { body, auth: false }).then(() => resolve(), failed);
  };
  const failed = (error: unknown): void => {
    ended += 1;
    if (error instanceof DiscordAPIError) {
      const isTaken = error.code === TAKEN;
      // Another try had arrived, and Discord's word of it is on its way or was lost.
      if (isTaken && begun > 1) resolve();
      else if (isAnsweredNoMore(error) || isGone(error)) reject(new NotAcknowledged(error.message, isTaken));
      else reject(error);
    } else if (begun < TRIES) attempt();
    else if (ended === begun) reject(error);
  };
  attempt();
  const again = setTimeout(() => begun < TRIES && attempt(), againMs);
  await answered.finally(() => clearTimeout(again));
}

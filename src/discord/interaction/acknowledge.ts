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

/** The error of a late or second first response. */
export const isAnsweredNoMore = (error: unknown): boolean =>
  error instanceof DiscordAPIError && (error.code === TAKEN || error.code === RESTJSONErrorCodes.UnknownInteraction);

/** No first response is possible: too late (10062), already given (40060), or the message is gone (10008). */
export class NotAcknowledged extends Error {
  override readonly name = 'NotAcknowledged';
  /** Whether another response was first. */
  readonly isTaken: boolean;

  constructor(message: string, isTaken: boolean) {
    super(message);
    this.isTaken = isTaken;
  }
}

/** Sends Discord the first response, before any work. Throws `NotAcknowledged` if no answer can follow: the press must change nothing. */
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
  // discord.js sets these fields when it sends the callback itself.
  interaction.deferred = true;
  if (!updates) interaction.ephemeral = true;
}

/** Answers a press with a modal, which has to be the first response. Throws `NotAcknowledged`. */
export async function openForm(interaction: PressInteraction, form: Form, callbacks: Callbacks): Promise<void> {
  await callBack(callbacks, interaction, { type: InteractionResponseType.Modal, data: form });
  interaction.replied = true;
}

/** One sentence as the only answer, for the presser alone. Throws `NotAcknowledged`. */
export const answerAtOnce = (
  asked: Pick<Answerable, 'id' | 'token'>,
  content: string,
  callbacks: Callbacks,
): Promise<void> =>
  callBack(callbacks, asked, {
    type: InteractionResponseType.ChannelMessageWithSource,
    data: { content, flags: MessageFlags.Ephemeral, allowed_mentions: { parse: [] } },
  });

/** Replaces discord.js's retries, which cannot tell our earlier try from another process's response, and give up a slow try. */
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
      // Our earlier try has arrived; its confirmation is late or lost.
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

import { createHash } from 'node:crypto';
import {
  type APIActionRowComponent,
  type APIButtonComponentWithURL,
  type APIMessageTopLevelComponent,
  ButtonStyle,
  ComponentType,
  type InteractionEditReplyOptions,
  MessageFlags,
} from 'discord.js';
import type { Refusal } from '../../game/table/result.ts';
import type { Table } from '../../game/table/table.ts';
import type { Services } from '../services.ts';
import { CARD_TEXT, MESSAGE_TEXT, type Trouble, unmarked, type Words } from '../words/index.ts';
import { asCard, isCard, type LobbyCard } from './card.ts';
import type { Answerable, Asker, PressInteraction } from './kinds.ts';
import { wantsWords } from './language.ts';
import { linkTo } from './links.ts';
import { missingPermissions } from './permission.ts';
import { isGone } from './troubles.ts';

/** Answers to an interaction that has been acknowledged. */

export type PanelContent = Pick<InteractionEditReplyOptions, 'files' | 'components'> & {
  readonly content: string;
  /** For cards only. */
  readonly flags?: LobbyCard['flags'] | undefined;
  /** Whether the content already says what the pictures' descriptions say. */
  readonly isTold?: boolean;
  readonly outlived?: Outlived;
};

/** A panel that a change of its table outdates: `by` says when, and `next` gives its replacement, null to delete it. */
interface Outlived {
  by(table: Table): boolean;
  next(table: Table): PanelContent | null;
}

/** Whether it comes from a message that only the presser sees: a press there, or a modal opened there. */
export const isFromPanel = (interaction: Answerable): boolean =>
  'message' in interaction && (interaction.message?.flags.has(MessageFlags.Ephemeral) ?? false);

/** The answer to an interaction, and its message. A sentence without pictures and buttons is no panel. */
export interface Answered {
  readonly message: string;
  readonly isPanel: boolean;
  /** Whether it is a message of its own, besides the first answer. */
  readonly isFurther?: boolean;
  readonly outlived?: Outlived;
}

const answers = new WeakMap<Answerable, Answered>();

export const answerTo = (interaction: Answerable): Answered | undefined => answers.get(interaction);

/** Replaces the whole private message, with its pictures and buttons. */
export async function showPanel(interaction: Answerable, wanted: PanelContent): Promise<void> {
  const { panel, rest } = asWanted(interaction, wanted);
  const message = await changeAnswer(interaction, panel);
  for (const content of rest) await followUp(interaction, { content });
  const isPanel = Boolean(wanted.files?.length || wanted.components?.length);
  const { outlived } = wanted;
  if (message) answers.set(interaction, { message: message.id, isPanel, ...(outlived && { outlived }) });
  else answers.delete(interaction);
}

/** Replaces or deletes an earlier answer; Discord allows it for 15 minutes. */
export async function changeLater(interaction: Answerable, wanted: PanelContent | null): Promise<void> {
  if (wanted === null) await interaction.deleteReply();
  else await changeAnswer(interaction, asWanted(interaction, wanted).panel);
}

/** A further private message below the answer. */
export async function tellMore(interaction: Answerable, wanted: PanelContent): Promise<void> {
  const { panel, rest } = asWanted(interaction, wanted);
  for (const part of [panel, ...rest.map((content) => ({ content }))]) await followUp(interaction, part);
}

const asWanted = (interaction: Answerable, wanted: PanelContent): ReturnType<typeof inWords> =>
  wantsWords(interaction) ? inWords(wanted) : { panel: wanted, rest: [] };

const followUp = (interaction: Answerable, { content, files, components, flags }: PanelContent) =>
  interaction.followUp({
    content: content ?? '',
    ...(files?.length && { files }),
    // Without a card, the buttons stay where they were pressed.
    ...(isCard({ flags }) && { components: components ?? [] }),
    flags: isCard({ flags }) ? [MessageFlags.Ephemeral, MessageFlags.IsComponentsV2] : MessageFlags.Ephemeral,
    allowedMentions: { parse: [] },
  });

interface InWords {
  readonly panel: PanelContent;
  readonly rest: readonly string[];
}

/** Replaces pictures by their descriptions; `rest`: the text that one message does not hold. */
export function inWords(wanted: PanelContent): InWords {
  if (isCard(wanted)) return cardInWords(wanted);
  const { content, files = [], components, isTold = false } = wanted;
  const others = files.filter((file) => descriptionOf(file) === null);
  const told = isTold ? [] : files.flatMap((file) => unmarked(descriptionOf(file) ?? ''));
  const whole = [content ?? '', ...new Set(told)].filter(Boolean);
  const first: string[] = [];
  while (whole.length > 0 && [...first, whole[0]!].join('\n').length <= MESSAGE_TEXT) first.push(whole.shift()!);
  return { panel: { content: first.join('\n'), files: others, components: components ?? [] }, rest: whole };
}

function cardInWords(wanted: PanelContent): InWords {
  const { files = [], isTold = false } = wanted;
  const rest: string[] = [];
  const all = (wanted.components ?? []) as readonly TopComponent[];
  let room = CARD_TEXT - textOf(all).length;
  const told = (piece: TopComponent): TopComponent[] => {
    if (piece.type === ComponentType.Container)
      return [{ ...piece, components: piece.components.flatMap(told) as typeof piece.components }];
    if (piece.type !== ComponentType.MediaGallery) return [piece];
    if (isTold) return [];
    const text = [...new Set(piece.items.flatMap(({ description }) => unmarked(description ?? '')))].join('\n');
    if (text.length > room) rest.push(text);
    if (text.length > room || text === '') return [];
    room -= text.length;
    return [{ type: ComponentType.TextDisplay, content: text }];
  };
  const components = all.flatMap(told);
  return { panel: { ...wanted, components, files: files.filter((file) => descriptionOf(file) === null) }, rest };
}

type TopComponent = APIMessageTopLevelComponent;

const textOf = (pieces: readonly TopComponent[]): string =>
  pieces
    .map((piece) => {
      if (piece.type === ComponentType.TextDisplay) return piece.content;
      return 'components' in piece && piece.type !== ComponentType.ActionRow ? textOf(piece.components) : '';
    })
    .join('');

/** A picture's description; null for other files. */
const descriptionOf = (file: unknown): string | null =>
  typeof file === 'object' && file !== null && 'description' in file && typeof file.description === 'string'
    ? file.description
    : null;

/** Interactions answered with a card: every later edit has to be a card. */
const answeredByCard = new WeakSet<Answerable>();

function changeAnswer(interaction: Answerable, wanted: PanelContent) {
  const isOne = isCard(wanted) || answeredByCard.has(interaction) || standsInCard(interaction);
  if (isOne) answeredByCard.add(interaction);
  const { content, files, components, flags } = isOne ? asCard(wanted) : { ...wanted, flags: undefined };
  return unlessDismissed(
    interaction.editReply({
      content,
      components: components ?? [],
      ...(files?.length ? { files } : { attachments: [] }),
      ...(flags && { flags }),
      allowedMentions: { parse: [] },
    }),
  );
}

/** Whether the answer replaces a card. */
const standsInCard = (interaction: Answerable): boolean =>
  'message' in interaction &&
  !interaction.ephemeral &&
  (interaction.message?.flags.has(MessageFlags.IsComponentsV2) ?? false);

/** Deletes the answer if the result shows by itself. */
export async function takeAnswerBack(interaction: Answerable): Promise<void> {
  await unlessDismissed(interaction.deleteReply());
}

/** Ends an unfinished answer without text; an earlier message stays as it is. */
export async function tellNothing(interaction: Answerable): Promise<void> {
  if (interaction.ephemeral) await takeAnswerBack(interaction);
}

/** If the user dismisses the answer while the bot is at work, there is nothing left to change. A new message would bother them. */
function unlessDismissed<T>(done: Promise<T>): Promise<T | null> {
  return done.catch((error) => {
    if (!isGone(error)) throw error;
    return null;
  });
}

/** One private sentence; the message with the pressed component stays. */
export async function tellPrivately(
  interaction: Answerable,
  content: string,
  components: readonly SupportRow[] = [],
): Promise<void> {
  const whole = { content, components, allowedMentions: { parse: [] } };
  if (!interaction.deferred && !interaction.replied) {
    await interaction.reply({ ...whole, flags: MessageFlags.Ephemeral });
  } else if (interaction.isMessageComponent() && !interaction.ephemeral) {
    const { id } = await interaction.followUp({ ...whole, flags: MessageFlags.Ephemeral });
    answers.set(interaction, { message: id, isPanel: false, isFurther: true });
  } else {
    const message = await changeAnswer(interaction, { content, components });
    if (message) answers.set(interaction, { message: message.id, isPanel: false });
    else answers.delete(interaction);
  }
}

/** A refusal, with a button to the operator if the operator has to know. */
export const tellRefusal = (interaction: Answerable, words: Words, why: Refusal | Trouble): Promise<void> =>
  tellPrivately(interaction, words.refusal(why), 'reference' in why ? supportRows(interaction, words) : []);

type SupportRow = APIActionRowComponent<APIButtonComponentWithURL>;

/** A button to the bot's operator; none if no address is set. */
export function supportRows({ client }: Answerable, words: Words): SupportRow[] {
  const { supportUrl: url } = client.options;
  if (!url) return [];
  const button = { type: ComponentType.Button, style: ButtonStyle.Link, label: words.buttons.support, url } as const;
  return [{ type: ComponentType.ActionRow, components: [button] }];
}

/**
 * Posts for everybody in this channel. Tells the presser alone where the message is, or which permissions the bot lacks; their panel stays.
 * Mentions nobody. A repeated press posts nothing new: for some minutes Discord returns the same message for the same nonce.
 */
export async function postForAll(
  { interaction, words }: Asker & { readonly interaction: PressInteraction },
  wanted: PanelContent,
  bot: Pick<Services, 'client'>,
): Promise<void> {
  const { channelId: channel, guildId: guild } = interaction;
  const permissions = missingPermissions(
    interaction.appPermissions,
    interaction.channel?.isThread() ? 'thread' : 'channel',
  );
  if (permissions.length > 0) {
    return tellRefusal(interaction, words, { code: 'missing-permissions', permissions, channel });
  }
  const found = await bot.client.channels.fetch(channel);
  if (!found?.isSendable()) return tellRefusal(interaction, words, { code: 'cannot-see-channel', channel });
  const { content, files = [], components = [], flags } = isCard(wanted) ? asCard(wanted) : wanted;
  const message = { content: content ?? '', files, components, ...(flags !== undefined && { flags }) };
  const { id } = await found.send({
    ...message,
    allowedMentions: { parse: [] },
    nonce: nonceOf(interaction),
    enforceNonce: true,
  });
  await tellPrivately(interaction, words.boards.shown(linkTo({ guild, channel, id })));
}

/** One nonce for all presses of this button; Discord takes 25 characters. */
const nonceOf = ({ message, customId }: PressInteraction): string =>
  createHash('sha256').update(`${message.id} ${customId}`).digest('hex').slice(0, 25);

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

/** What is answered to an interaction that has been acknowledged. */

export type PanelContent = Pick<InteractionEditReplyOptions, 'files' | 'components'> & {
  readonly content: string;
  /** Of a card alone. */
  readonly flags?: LobbyCard['flags'] | undefined;
  /** Whether the content says all that the pictures show, so that their descriptions would but repeat it. */
  readonly isTold?: boolean;
  readonly outlived?: Outlived;
};

/** A panel that is of no use any more once its table has changed: from when on, and what takes its place; null: nothing. */
interface Outlived {
  by(table: Table): boolean;
  next(table: Table): PanelContent | null;
}

/** Whether it comes from a message that only the presser sees: a press there, or a form that it opened. */
export const isFromPanel = (interaction: Answerable): boolean =>
  'message' in interaction && (interaction.message?.flags.has(MessageFlags.Ephemeral) ?? false);

/** What somebody was answered with, and where it stands. A sentence alone, without pictures and buttons, is no panel. */
export interface Answered {
  readonly message: string;
  readonly isPanel: boolean;
  /** Whether it stands beside what the interaction was answered with. */
  readonly isFurther?: boolean;
  readonly outlived?: Outlived;
}

/** By the interaction that was answered so: remembered as long as somebody still holds that. */
const answers = new WeakMap<Answerable, Answered>();

export const answerTo = (interaction: Answerable): Answered | undefined => answers.get(interaction);

/** Shows a panel in place of whatever the private message held, pictures and buttons included. */
export async function showPanel(interaction: Answerable, wanted: PanelContent): Promise<void> {
  const { panel, rest } = asWanted(interaction, wanted);
  const message = await changeAnswer(interaction, panel);
  for (const content of rest) await followUp(interaction, { content });
  const isPanel = Boolean(wanted.files?.length || wanted.components?.length);
  const { outlived } = wanted;
  if (message) answers.set(interaction, { message: message.id, isPanel, ...(outlived && { outlived }) });
  else answers.delete(interaction);
}

/** Puts something else in the place of an answer that was given a while ago, or takes it away; Discord lets that be done for 15 minutes. */
export async function changeLater(interaction: Answerable, wanted: PanelContent | null): Promise<void> {
  if (wanted === null) await interaction.deleteReply();
  else await changeAnswer(interaction, asWanted(interaction, wanted).panel);
}

/** A further message to the presser alone, below what they were answered. */
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
    // Of others the buttons stand where they were pressed.
    ...(isCard({ flags }) && { components: components ?? [] }),
    flags: isCard({ flags }) ? [MessageFlags.Ephemeral, MessageFlags.IsComponentsV2] : MessageFlags.Ephemeral,
    allowedMentions: { parse: [] },
  });

interface InWords {
  readonly panel: PanelContent;
  readonly rest: readonly string[];
}

/** With the descriptions of its pictures in their place; `rest`: what one message does not hold. */
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

/** What a picture says to those who do not see it; null for what is none, a record for example. */
const descriptionOf = (file: unknown): string | null =>
  typeof file === 'object' && file !== null && 'description' in file && typeof file.description === 'string'
    ? file.description
    : null;

/** Answered with a card, which every further answer in its place has to be. */
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

/** Whether the answer takes the place of a card. */
const standsInCard = (interaction: Answerable): boolean =>
  'message' in interaction &&
  !interaction.ephemeral &&
  (interaction.message?.flags.has(MessageFlags.IsComponentsV2) ?? false);

/** Where what was done shows by itself, and nothing is left to be told. */
export async function takeAnswerBack(interaction: Answerable): Promise<void> {
  await unlessDismissed(interaction.deleteReply());
}

/** The same where it was answered by nothing but the beginning of an answer; what stood on the screen before stays. */
export async function tellNothing(interaction: Answerable): Promise<void> {
  if (interaction.ephemeral) await takeAnswerBack(interaction);
}

/**
 * Whoever is answered can dismiss the answer while the bot is still at work. Then there is nothing to change or delete any more, and nobody
 * who would miss it; a further message would be one that they have just put away.
 */
function unlessDismissed<T>(done: Promise<T>): Promise<T | null> {
  return done.catch((error) => {
    if (!isGone(error)) throw error;
    return null;
  });
}

/** One sentence for the presser alone; whatever is on the screen stays. */
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

/** With a way to whoever runs the bot where that is who has to be told. */
export const tellRefusal = (interaction: Answerable, words: Words, why: Refusal | Trouble): Promise<void> =>
  tellPrivately(interaction, words.refusal(why), 'reference' in why ? supportRows(interaction, words) : []);

type SupportRow = APIActionRowComponent<APIButtonComponentWithURL>;

/** A button that leads to whoever runs the bot; none where it is not told where they are. */
export function supportRows({ client }: Answerable, words: Words): SupportRow[] {
  const { supportUrl: url } = client.options;
  if (!url) return [];
  const button = { type: ComponentType.Button, style: ButtonStyle.Link, label: words.buttons.support, url } as const;
  return [{ type: ComponentType.ActionRow, components: [button] }];
}

/**
 * Posts for everybody, where the button was pressed, and tells the presser alone where that is, or what the bot lacks there;
 * their panel stays. Mentions nobody. Pressed twice, or tried again, it posts once: Discord gives back the message that it has,
 * as long as it remembers, which is some minutes.
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

/** One for each button of each panel; Discord takes 25 characters. */
const nonceOf = ({ message, customId }: PressInteraction): string =>
  createHash('sha256').update(`${message.id} ${customId}`).digest('hex').slice(0, 25);

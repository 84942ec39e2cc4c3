import { createHash } from 'node:crypto';
import {
  type APIMessage,
  type APIMessageTopLevelComponent,
  type APIUnfurledMediaItem,
  type Client,
  ComponentType,
  DiscordAPIError,
  type MessageCreateOptions,
  type MessageEditOptions,
  MessageFlags,
  RESTJSONErrorCodes,
  Routes,
  type SendableChannels,
  SnowflakeUtil,
} from 'discord.js';
import type { Log } from '../../game/store/ports.ts';
import type { Table } from '../../game/table/table.ts';
import { type AnyMessage, asCard, asPlain, type Faded, isCard } from '../interaction/card.ts';
import { missingPermissions } from '../interaction/permission.ts';
import { inWords } from '../interaction/reply.ts';
import { isGone, isGoneChannel, isWornOut } from '../interaction/troubles.ts';

/** The place of one of the bot's messages. */
interface ChannelRef {
  readonly channel: string;
  readonly id: string;
}

export type Messenger = ReturnType<typeof createMessenger>;

/** A posted message: a card stays a card; another message may become one. */
export interface Posted {
  readonly id: string;
  readonly isCard: boolean;
}

export interface OwnMessage extends Posted {
  readonly customIds: readonly string[];
}

/** Messages of a channel in one request, when a note is lost: the most that Discord returns. */
const LOOKED_AT = 100;
/** How far this machine's clock may be ahead of Discord's, in ms. */
const AHEAD_MS = 60_000;

/** Messages in channels that the bot may write in; in others every call throws. */
export function createMessenger({ client, log }: { readonly client: Client; readonly log: Log }) {
  const sendable = async (id: string): Promise<SendableChannels> => {
    const channel = await client.channels.fetch(id);
    if (!channel?.isSendable()) throw new Error(`channel ${id} takes no messages`);
    return channel;
  };

  /** If Discord refuses the content, `instead` is sent, so that people still read it. */
  const unlessRefused = async <Content, Done>(
    attempt: (content: Content) => Promise<Done>,
    content: Content,
    instead?: Content,
  ): Promise<Done> => {
    try {
      return await attempt(content);
    } catch (error) {
      if (instead === undefined || !isRefused(error)) throw error;
      log.error({ error }, 'a message was refused, and is said otherwise');
      return attempt(instead);
    }
  };

  /** Unarchives an archived thread, which takes no edits; but not a locked one. */
  const edit = async (
    { channel, id }: ChannelRef,
    content: MessageEditOptions,
    instead?: MessageEditOptions,
  ): Promise<void> => {
    const place = await sendable(channel);
    const attempt = async (shown: MessageEditOptions): Promise<void> => {
      await place.messages.edit(id, { ...shown, allowedMentions: { parse: [] } });
    };
    const change = () => unlessRefused(attempt, content, instead);
    try {
      await change();
    } catch (error) {
      if (!isArchived(error) || !place.isThread() || place.locked) throw error;
      await place.setArchived(false);
      await change();
    }
  };

  /** Replaces all content of a message. A card stays a card, and another message stays what it is. */
  const replace = (place: ChannelRef, content: AnyMessage, standsAsCard: boolean): Promise<void> => {
    const card = asCard(content);
    if (standsAsCard) return edit(place, withFiles(card), withFiles(inWords(card).panel));
    // An older note may not know that the message is a card.
    return edit(place, withFiles(isCard(content) ? asPlain(content) : content), withFiles(card));
  };

  return {
    /**
     * Posts and returns a message. Pings `asked` and nobody else; then it is no card, since a notification shows nothing of a card. Discord
     * enforces the nonce, so that neither retries nor a restart post twice. If the message of that nonce has lost its buttons, another one
     * is posted.
     */
    async send(
      channel: string,
      content: MessageCreateOptions,
      { asked, nonce }: { readonly asked: readonly string[]; readonly nonce: string },
    ): Promise<Posted> {
      const place = await sendable(channel);
      const allowedMentions = { parse: [], users: [...asked] };
      const plain = isCard(content) ? asPlain(content) : undefined;
      const first = asked.length > 0 ? (plain ?? content) : content;
      const attempt = (own: string) => async (shown: MessageCreateOptions) => {
        const { id, components } = await place.send({
          ...shown,
          allowedMentions,
          nonce: own,
          enforceNonce: true,
        });
        return { id, components, isCard: isCard(shown) };
      };
      const post = (own: string) => unlessRefused(attempt(own), first, first === plain ? undefined : plain);
      const sent = await post(nonce);
      const shown = sent.components?.map((one) => one.toJSON());
      const isFaded = shown && customIdsOf(content.components).length > 0 && customIdsOf(shown).length === 0;
      return isFaded ? await post(digestOf(`${nonce} ${sent.id}`)) : sent;
    },

    /** Changes a message without pings. Throws Discord's errors. */
    edit,

    /** Replaces a message's content; returns false if it has to be posted anew. `standsAsCard`: whether it is a card, which it stays. */
    async change(place: ChannelRef, content: AnyMessage, standsAsCard = false): Promise<boolean> {
      try {
        await replace(place, content, standsAsCard);
        return true;
      } catch (error) {
        if (isGone(error) || isGoneChannel(error) || isWornOut(error)) return false;
        throw error;
      }
    },

    /** Removes the buttons, and shows the new content. A card that is already there only loses its buttons. */
    async fade(place: ChannelRef, content: Faded): Promise<void> {
      const isSimple = content !== null && typeof content !== 'function';
      if (isSimple && isCard(content)) return edit(place, withFiles(content), withFiles(asPlain(content)));
      if (isSimple && content.content === undefined) return edit(place, content);
      const route = Routes.channelMessage(place.channel, place.id);
      const { flags = 0, components = [], attachments } = (await client.rest.get(route)) as APIMessage;
      const stands = (flags & MessageFlags.IsComponentsV2) !== 0;
      if (isSimple) return replace(place, content, stands);
      if (stands) {
        const left = bared(components);
        return edit(place, left, { ...left, components: inWords({ ...left, content: '' }).panel.components ?? [] });
      }
      if (content === null) return edit(place, { components: [] });
      // Names identify files: of two with the same name one stays.
      const pictures = [
        ...new Map(attachments.filter(({ width }) => width).map((one) => [one.filename, one])).values(),
      ];
      const kept = { files: [], attachments: pictures.map(({ id }) => ({ id })) };
      const card = content(pictures.map((one) => ({ ...one, name: one.filename })));
      await edit(place, { ...card, ...kept }, { ...asPlain(card), ...kept });
    },

    async delete({ channel, id }: ChannelRef): Promise<void> {
      await (await sendable(channel)).messages.delete(id);
    },

    /** Whether the bot can post there, as far as Discord has told. */
    mayWrite(id: string): boolean {
      const channel = client.channels.cache.get(id);
      if (!channel || channel.isDMBased() || !client.user) return true;
      const may = channel.permissionsFor(client.user);
      return may === null || missingPermissions(may, channel.isThread() ? 'thread' : 'channel').length === 0;
    },

    /**
     * The bot's own messages with components, newest first, among the channel's last ones. If others fill these, also among the first ones
     * after `since` (ms since 1970). None if the bot may not look back.
     */
    async own(channel: string, since: number): Promise<OwnMessage[]> {
      const { messages } = await sendable(channel);
      const last = await messages.fetch({ limit: LOOKED_AT });
      const after = SnowflakeUtil.generate({ timestamp: since - AHEAD_MS });
      const isFilled = last.size === LOOKED_AT && BigInt(last.lastKey()!) > after;
      const found = isFilled ? last.concat(await messages.fetch({ limit: LOOKED_AT, after: String(after) })) : last;
      return [...found.values()]
        .filter(({ author }) => author.id === client.user?.id)
        .map(({ id, components, flags }) => ({
          id,
          customIds: customIdsOf(components.map((one) => one.toJSON())),
          isCard: flags.has(MessageFlags.IsComponentsV2),
        }))
        .filter(({ customIds }) => customIds.length > 0);
    },
  };
}

/**
 * Equal for the same saved state of a table, so that a retry posts once. Differs if the store has lost changes and the game went on
 * otherwise.
 */
export const nonceOf = ({ id, revision, touched, record, held }: Table, what: string): string =>
  digestOf([id, revision, touched, ...(record?.actions ?? []), ...(held?.actions ?? []), what].join('\n'));

/** The longest nonce of Discord. */
const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 25);

type TopComponent = APIMessageTopLevelComponent;

/** A card as Discord returns it, without its rows. To keep its files, they are listed as attachments and named. */
function bared(components: readonly TopComponent[]) {
  const attachments: { id: string }[] = [];
  const kept = (media: APIUnfurledMediaItem): APIUnfurledMediaItem => {
    if (media.attachment_id === undefined) return { url: media.url };
    attachments.push({ id: media.attachment_id });
    return { url: `attachment://${new URL(media.url).pathname.split('/').at(-1)}` };
  };
  const without = (piece: TopComponent): TopComponent[] => {
    if (piece.type === ComponentType.ActionRow) return [];
    if (piece.type === ComponentType.Container)
      return [{ ...piece, components: piece.components.flatMap(without) as typeof piece.components }];
    if (piece.type === ComponentType.MediaGallery)
      return [{ ...piece, items: piece.items.map((item) => ({ ...item, media: kept(item.media) })) }];
    return piece.type === ComponentType.File ? [{ ...piece, file: kept(piece.file) }] : [piece];
  };
  return { components: components.flatMap(without), attachments, flags: MessageFlags.IsComponentsV2 as const };
}

/** In order, at any depth. */
export const customIdsOf = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(customIdsOf);
  if (typeof value !== 'object' || value === null) return [];
  const { custom_id: own, components } = value as { readonly custom_id?: unknown; readonly components?: unknown };
  return [...(typeof own === 'string' ? [own] : []), ...customIdsOf(components)];
};

/** Removes a message's files unless new ones replace them: an old picture would contradict the words. */
const withFiles = ({ files, ...shown }: AnyMessage): MessageEditOptions => ({
  ...shown,
  ...(files?.length ? { files } : { attachments: [] }),
});

/** The content itself is refused; a retry would fail as well. */
const isRefused = (error: unknown): boolean =>
  error instanceof DiscordAPIError && error.status === 400 && !isWornOut(error) && !isArchived(error);

const isArchived = (error: unknown): boolean =>
  error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.InvalidActionOnArchivedThread;

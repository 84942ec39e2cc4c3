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

/** Where a message of the bot stands. */
interface ChannelRef {
  readonly channel: string;
  readonly id: string;
}

export type Messenger = ReturnType<typeof createMessenger>;

/** A message as it stands in a channel: whether it is a card never changes any more, unless it is made one. */
export interface Posted {
  readonly id: string;
  readonly isCard: boolean;
}

export interface OwnMessage extends Posted {
  readonly customIds: readonly string[];
}

/** So many messages of a channel are looked at in one request, for one of which the note is lost: all that Discord gives. */
const LOOKED_AT = 100;
/** ms by which this machine's clock may go before Discord's. */
const AHEAD_MS = 60_000;

/** Messages in channels that the bot may write in; in others every call throws. */
export function createMessenger({ client, log }: { readonly client: Client; readonly log: Log }) {
  const sendable = async (id: string): Promise<SendableChannels> => {
    const channel = await client.channels.fetch(id);
    if (!channel?.isSendable()) throw new Error(`channel ${id} takes no messages`);
    return channel;
  };

  /** What Discord refuses must not keep people from what it says: then `instead` is tried. */
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

  /** An archived thread, which takes no edits, is woken for it; not one that somebody has locked. */
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

  /** In the place of all that a message has shown. A card stays one, and so does what is none. */
  const replace = (place: ChannelRef, content: AnyMessage, standsAsCard: boolean): Promise<void> => {
    const card = asCard(content);
    if (standsAsCard) return edit(place, withFiles(card), withFiles(inWords(card).panel));
    // A note of before may not know that it is one.
    return edit(place, withFiles(isCard(content) ? asPlain(content) : content), withFiles(card));
  };

  return {
    /**
     * Gives back the message. `asked`: whom it notifies, and nobody else; it is no card then, of which they could read nothing. With a nonce that
     * Discord enforces, so that neither a try of the client's nor a restart posts anything twice. Of a message that has lost its buttons since
     * there is another.
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

    /** Changes it, without notifying anybody. Throws what Discord answers. */
    edit,

    /**
     * Shows something else in its place, and whether there is still a message to be changed; where not it has to be posted anew. `standsAsCard`: whether
     * it is a card, which it stays.
     */
    async change(place: ChannelRef, content: AnyMessage, standsAsCard = false): Promise<boolean> {
      try {
        await replace(place, content, standsAsCard);
        return true;
      } catch (error) {
        if (isGone(error) || isGoneChannel(error) || isWornOut(error)) return false;
        throw error;
      }
    },

    /** Takes its buttons, and shows what it becomes. A card that is there already stays as it is but for them. */
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
      // A name says which, so of two of the same name one stays.
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

    /** Whether a message can be posted there, as far as Discord has told so far. */
    mayWrite(id: string): boolean {
      const channel = client.channels.cache.get(id);
      if (!channel || channel.isDMBased() || !client.user) return true;
      const may = channel.permissionsFor(client.user);
      return may === null || missingPermissions(may, channel.isThread() ? 'thread' : 'channel').length === 0;
    },

    /**
     * The bot's own messages that have components, newest first, among the channel's last ones and, where chat has filled those, among the
     * first ones after `since`, ms since 1970; none where it may not look back.
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
 * The same for a table as it was once saved, so that what is tried again is posted once; never that of a time which the store has forgotten,
 * and in which the game went on otherwise.
 */
export const nonceOf = ({ id, revision, touched, record, held }: Table, what: string): string =>
  digestOf([id, revision, touched, ...(record?.actions ?? []), ...(held?.actions ?? []), what].join('\n'));

/** As long as Discord lets a nonce be. */
const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 25);

type TopComponent = APIMessageTopLevelComponent;

/** A card as it was read, without its rows. What it shows is not among its attachments: to be kept it is listed, and named. */
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

/** In their order, at any depth. */
export const customIdsOf = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(customIdsOf);
  if (typeof value !== 'object' || value === null) return [];
  const { custom_id: own, components } = value as { readonly custom_id?: unknown; readonly components?: unknown };
  return [...(typeof own === 'string' ? [own] : []), ...customIdsOf(components)];
};

/** What a message has of files goes, where nothing takes its place: a picture of before would say other things than the words. */
const withFiles = ({ files, ...shown }: AnyMessage): MessageEditOptions => ({
  ...shown,
  ...(files?.length ? { files } : { attachments: [] }),
});

/** Something of the message itself: tried again as it is it would be refused again. */
const isRefused = (error: unknown): boolean =>
  error instanceof DiscordAPIError && error.status === 400 && !isWornOut(error) && !isArchived(error);

const isArchived = (error: unknown): boolean =>
  error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.InvalidActionOnArchivedThread;

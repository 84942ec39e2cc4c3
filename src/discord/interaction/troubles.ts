import { DiscordAPIError, HTTPError, type PermissionsBitField, RESTJSONErrorCodes } from 'discord.js';
import { RenderError } from '../../../render/index.ts';
import { ServedElsewhere } from '../../game/servers/shard.ts';
import { NeedsNewer, StoreSwapped, StoreUnavailable } from '../../game/store/ports.ts';
import type { Trouble } from '../words/index.ts';
import { missingPermissions } from './permission.ts';

/** A message that somebody has deleted or dismissed. */
export const isGone = (error: unknown): boolean =>
  error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownMessage;

export const isGoneChannel = (error: unknown): boolean =>
  error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownChannel;

/** There, as far as the bot can know, and not for it to see. */
export const isHidden = (error: unknown): boolean =>
  error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.MissingAccess;

/**
 * A message older than an hour that Discord lets nobody change any more. Of a channel's it bears three edits in six seconds; the client waits for
 * that limit as for any other (429), and this is for a refusal that it does not wait for.
 */
export const isWornOut = (error: unknown): boolean =>
  error instanceof DiscordAPIError &&
  error.code === RESTJSONErrorCodes.MaximumNumberOfEditsToMessagesOlderThanOneHourReached;

/** Discord has failed, or cannot be reached: nothing is wrong with this program. */
export function isOfDiscord(error: unknown): boolean {
  if (error instanceof HTTPError) return true;
  const { name, code } = (error ?? {}) as { readonly name?: unknown; readonly code?: unknown };
  return name === 'AbortError' || (typeof code === 'string' && UNREACHED.test(code));
}

const UNREACHED = /^(ECONN(RESET|REFUSED|ABORTED)|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|UND_ERR_\w+)$/;

/** Where it happened, and what the bot might do there when the interaction was made. */
export interface ChannelAccess {
  readonly channel: string;
  readonly inThread: boolean;
  readonly may: Readonly<PermissionsBitField>;
}

/** All that a game needs, if what is missing was taken only after the press. */
function lackedIn({ inThread, may }: Omit<ChannelAccess, 'channel'>) {
  const place = inThread ? 'thread' : 'channel';
  const missing = missingPermissions(may, place);
  return missing.length > 0 ? missing : missingPermissions(null, place);
}

/** What went wrong outside the rules, as far as the player can do something about it. `reference` is in the log, too. */
export function troubleOf(error: unknown, { channel, inThread, may }: ChannelAccess, reference: string): Trouble {
  if (error instanceof ServedElsewhere) return { code: 'restarting' };
  if (error instanceof NeedsNewer) return { code: 'data-newer' };
  if (error instanceof StoreSwapped) return { code: 'store-swapped', reference };
  if (error instanceof StoreUnavailable) return { code: 'store-unavailable', reference };
  if (error instanceof RenderError) return { code: 'picture-failed', reference };
  if (error instanceof DiscordAPIError) {
    switch (error.code) {
      case RESTJSONErrorCodes.MissingPermissions:
        return { code: 'missing-permissions', permissions: lackedIn({ inThread, may }), channel };
      case RESTJSONErrorCodes.MissingAccess:
      case RESTJSONErrorCodes.UnknownChannel:
        return { code: 'cannot-see-channel', channel };
      case RESTJSONErrorCodes.ThreadLocked:
      case 50083: // the thread is archived; discord.js has no name for it
        return { code: 'thread-archived-locked', channel };
      case RESTJSONErrorCodes.MaximumActiveThreads:
      case RESTJSONErrorCodes.MaximumActiveAnnouncementThreads:
        return { code: 'too-many-threads', channel };
      case RESTJSONErrorCodes.RequestEntityTooLarge:
        return { code: 'upload-refused' };
      case RESTJSONErrorCodes.InvalidWebhookToken:
        return { code: 'panel-expired' };
      case 200000: // the server's automatic moderation
        return { code: 'blocked-by-server' };
    }
  }
  return { code: 'internal', reference };
}

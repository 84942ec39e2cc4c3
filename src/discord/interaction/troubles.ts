import { DiscordAPIError, HTTPError, type PermissionsBitField, RESTJSONErrorCodes } from 'discord.js';
import { RenderError } from '../../../render/index.ts';
import { ServedElsewhere } from '../../game/servers/shard.ts';
import { NeedsNewer, StoreSwapped, StoreUnavailable } from '../../game/store/ports.ts';
import type { Trouble } from '../words/index.ts';
import { missingPermissions } from './permission.ts';

/** A deleted or dismissed message. */
export const isGone = (error: unknown): boolean =>
  error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownMessage;

export const isGoneChannel = (error: unknown): boolean =>
  error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownChannel;

/** The channel exists, but the bot may not see it. */
export const isHidden = (error: unknown): boolean =>
  error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.MissingAccess;

/**
 * Discord refuses another edit of a message older than an hour. Three edits in six seconds are allowed in a channel. The client waits for
 * that limit (429), but not for this refusal.
 */
export const isWornOut = (error: unknown): boolean =>
  error instanceof DiscordAPIError &&
  error.code === RESTJSONErrorCodes.MaximumNumberOfEditsToMessagesOlderThanOneHourReached;

/** Discord has failed or cannot be reached; the bot has no fault. */
export function isOfDiscord(error: unknown): boolean {
  if (error instanceof HTTPError) return true;
  const { name, code } = (error ?? {}) as { readonly name?: unknown; readonly code?: unknown };
  return name === 'AbortError' || (typeof code === 'string' && UNREACHED.test(code));
}

const UNREACHED = /^(ECONN(RESET|REFUSED|ABORTED)|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|UND_ERR_\w+)$/;

/** The channel, and the bot's permissions there at the time of the interaction. */
export interface ChannelAccess {
  readonly channel: string;
  readonly inThread: boolean;
  readonly may: Readonly<PermissionsBitField>;
}

/** The missing permissions; all needed ones if none was missing at the press. */
function lackedIn({ inThread, may }: Omit<ChannelAccess, 'channel'>) {
  const place = inThread ? 'thread' : 'channel';
  const missing = missingPermissions(may, place);
  return missing.length > 0 ? missing : missingPermissions(null, place);
}

/** A failure outside the rules, as far as the player can act on it. `reference` is in the log too. */
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

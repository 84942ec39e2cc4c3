import type { ErrorCode } from './api-error.ts';

/**
 * The protocol of the playground's web page and its server. All ids are snowflakes as strings; all times are ISO 8601 by the
 * playground's own clock, which tests may move. Messages, components, embeds and commands have the shapes of Discord's API v10,
 * so that the page draws exactly what a Discord client would get.
 *
 * `GET /page/api/world?user=ID[&guild=ID]`                            → {@link PageWorld}
 * `GET /page/api/channels/ID/messages?user=ID[&before=ID][&limit=N]` → {@link PageMessage}[], oldest first
 * `POST /page/api/…` with a JSON body (below)                          → 200 {@link Done} or 4xx {@link Failure}
 * `ws://HOST/page/socket?user=ID`                                      → {@link PageEvent}, one JSON text a frame
 *
 * `GET /page/api/world` without a user is the first user's world: a page opened without `?user=` starts there.
 * `GET /emojis/ID.png` is a custom emoji's picture; if there is none, the page shows `:name:`.
 *
 * Each body names the acting user: this is a toy network on the loopback address, without a login. An unknown `user` gets 404
 * everywhere. The page may reconnect its socket at any time. It then loads the world and the open channel anew: no events are kept.
 */

/** A user as the page needs it. `color` is the colour of the generated avatar, `#rrggbb`. */
export interface PageUser {
  id: string;
  name: string;
  bot: boolean;
  color: string;
  /** The language the user's client runs in, a Discord locale such as `en-US` or `de`. */
  locale: string;
  /** May manage the guild shown (Manage Server). */
  manager: boolean;
}

/** A text channel (type 0), or a thread in one (type 11, `parent` set). */
export interface PageChannel {
  id: string;
  type: 0 | 11;
  name: string;
  topic: string | null;
  parent: string | null;
  archived: boolean;
  locked: boolean;
  /** Whether this user may write here. */
  writable: boolean;
}

/** Discord's option types: 1 subcommand, 2 group, 3 string, 4 integer, 5 boolean, 6 user, 7 channel, 8 role, 10 number. */
export interface PageOption {
  type: number;
  name: string;
  name_localizations?: Record<string, string> | null;
  description: string;
  description_localizations?: Record<string, string> | null;
  required?: boolean;
  choices?: PageChoice[];
  autocomplete?: boolean;
  min_value?: number;
  max_value?: number;
  min_length?: number;
  max_length?: number;
  options?: PageOption[];
}

export interface PageChoice {
  name: string;
  name_localizations?: Record<string, string> | null;
  value: string | number;
}

export interface PageCommand {
  id: string;
  name: string;
  name_localizations?: Record<string, string> | null;
  description: string;
  description_localizations?: Record<string, string> | null;
  /** Permission bits as decimal, `null` for everybody. Commands this user may not use are not in the list. */
  default_member_permissions?: string | null;
  options?: PageOption[];
}

export interface PageWorld {
  me: PageUser;
  bot: PageUser & { online: boolean };
  guild: { id: string; name: string; locale: string };
  guilds: { id: string; name: string }[];
  /** Channels this user can see; threads follow their parents. */
  channels: PageChannel[];
  /** Everybody one can play as, without the bot. */
  users: PageUser[];
  commands: PageCommand[];
  /** Locales that `POST locale` accepts. */
  locales: string[];
  now: string;
}

/** A picture or file. `url` is absolute, on this server, signed and expiring; ask for the messages again to renew it. */
export interface PageAttachment {
  id: string;
  filename: string;
  /** The alt text. */
  description?: string;
  content_type?: string;
  size: number;
  url: string;
  proxy_url: string;
  /** Pixels, for pictures only. */
  width?: number;
  height?: number;
}

/**
 * Components as on the wire. Types: 1 ActionRow, 2 Button (`style` 1 primary, 2 secondary, 3 success, 4 danger, 5 link),
 * 3 StringSelect, 5 UserSelect, 6 RoleSelect, 7 MentionableSelect, 8 ChannelSelect, 9 Section (`components`,
 * `accessory`), 10 TextDisplay (`content`), 11 Thumbnail (`media`), 12 MediaGallery (`items[].media`), 13 File (`file`),
 * 14 Separator (`divider`, `spacing`), 17 Container (`components`, `accent_color`, `spoiler`); in modals also
 * 4 TextInput, 18 Label (`label`, `description`, `component`), 19 FileUpload, 21 RadioGroup, 22 CheckboxGroup,
 * 23 Checkbox. Media urls are resolved: `attachment://name` has become the attachment's own url.
 */
export interface PageComponent {
  type: number;
  id?: number;
  custom_id?: string;
  disabled?: boolean;
  [field: string]: unknown;
}

export interface PageMessage {
  id: string;
  channel_id: string;
  author: { id: string; username: string; global_name: string | null; bot?: boolean };
  content: string;
  embeds: Record<string, unknown>[];
  /** Attachments that no embed and no component shows; as on Discord, the others appear only there. */
  attachments: PageAttachment[];
  components: PageComponent[];
  /** Bits: 64 ephemeral, 128 loading, 32768 Components V2, 4 embeds suppressed, 4096 silent. */
  flags: number;
  timestamp: string;
  edited_timestamp: string | null;
  mentions: { id: string; username: string }[];
  /** "USER used /COMMAND" above a response. `name` is the command's; absent for answers to components. */
  interaction_metadata?: { id: string; type: number; user: { id: string; username: string }; name?: string };
  /** The message replied to. */
  message_reference?: { message_id: string; channel_id: string };
  /** Added for the page: only this user can see it ("Only you can see this"). Same as flag 64. */
  ephemeral: boolean;
  /** Added for the page: the bot is thinking (flag 128); the content stays empty until an edit. */
  loading: boolean;
}

export interface PageInteraction {
  id: string;
  kind: 'command' | 'component' | 'autocomplete' | 'modal';
  /**
   * `pending` until the bot answers (show a spinner on the component), then `answered`, or `failed` after 3 s:
   * "This application did not respond" for commands and modals, "This interaction failed" for components.
   */
  state: 'pending' | 'answered' | 'failed';
  /** The callback's type when answered: 4 message, 5 thinking, 6 deferred update, 7 update, 8 choices, 9 modal. */
  callback: number | null;
  channel: string;
  /** The message pressed. */
  message: string | null;
  customId: string | null;
  command: string | null;
  /** The text to show after a failure, else `null`. */
  notice: string | null;
}

/** A modal to open. Answer it with `POST modal-submit` naming its `interaction`, or drop it. */
export interface PageModal {
  interaction: string;
  custom_id: string;
  title: string;
  components: PageComponent[];
}

export type PageEvent =
  | { type: 'ready'; user: string; now: string }
  | { type: 'message-created'; message: PageMessage }
  | { type: 'message-updated'; message: PageMessage }
  | { type: 'message-deleted'; id: string; channel: string }
  | { type: 'interaction'; interaction: PageInteraction }
  | { type: 'modal'; modal: PageModal }
  | { type: 'autocomplete-choices'; interaction: string; choices: PageChoice[] }
  | { type: 'channel-created' | 'channel-updated'; channel: PageChannel }
  | { type: 'channel-deleted'; id: string }
  /** Load the world again: commands, users, locales, permissions or the bot's connection changed. */
  | { type: 'world-changed'; what: 'commands' | 'users' | 'permissions' | 'bot' }
  /** This user is pinged by that message (a notification would sound). */
  | { type: 'ping'; message: string; channel: string; by: string }
  /** The bot is typing. */
  | { type: 'typing'; channel: string; user: string };

/** The values of options by name, as typed; users, channels and roles by id. */
export type OptionValues = Record<string, string | number | boolean>;

/** `POST slash`: `command` is the name, with group and subcommand after it if it has any: `"rules farm"`. */
export interface SlashBody {
  user: string;
  channel: string;
  command: string;
  options?: OptionValues;
}

/**
 * `POST autocomplete`: `focused` names the option being typed; its text so far is in `options`. The choices come as `autocomplete-choices`
 * with the id of the {@link Done}; drop answers to older requests.
 */
export interface AutocompleteBody extends SlashBody {
  focused: string;
}

/** `POST press`. Refuses presses on components that are missing, disabled or invisible to the user. */
export interface PressBody {
  user: string;
  message: string;
  customId: string;
}

/** `POST select`: the chosen values (for the selects of users, roles, channels: ids). */
export interface SelectBody extends PressBody {
  values: string[];
}

/** `POST modal-submit`: values by the inputs' custom ids: text, chosen values, or a checkbox's state. */
export interface ModalSubmitBody {
  user: string;
  interaction: string;
  values: Record<string, string | string[] | boolean | null>;
}

/** `POST say`: a plain message of this user. */
export interface SayBody {
  user: string;
  channel: string;
  content: string;
}

/** `POST delete-message`: an own message, any message for managers; an own ephemeral message is dismissed. */
export interface DeleteMessageBody {
  user: string;
  message: string;
}

/** `POST locale`: switches the language of this user's client. */
export interface LocaleBody {
  user: string;
  locale: string;
}

/**
 * `GET faults` → the scripted faults still to come; `POST faults` adds some, to watch how the bot copes. `{"clear": true}` forgets all.
 * `faults.ts` explains each.
 */
export interface FaultsBody {
  clear?: boolean;
  add?: Fault[];
}

/** The next `times` (default 1) matching requests get this answer, or the gateway does this. */
export type Fault =
  | {
      kind: 'rate-limit';
      method?: string;
      route?: string;
      retryAfter: number;
      global?: boolean;
      code?: ErrorCode;
      times?: number;
    }
  | { kind: 'refuse'; method?: string; route?: string; code: ErrorCode; status?: number; times?: number }
  | { kind: 'status'; method?: string; route?: string; status: number; applied?: boolean; times?: number }
  | { kind: 'slow'; method?: string; route?: string; ms: number; times?: number }
  | { kind: 'hang-up'; method?: string; route?: string; applied?: boolean; times?: number }
  | { kind: 'event-twice'; event?: string; times?: number }
  | { kind: 'event-late'; event?: string; ms: number; times?: number }
  | { kind: 'drop-sockets'; code?: number }
  | { kind: 'invalid-session'; resumable?: boolean }
  | { kind: 'reconnect' }
  | { kind: 'mute-heartbeats'; times?: number };

/** `id` is the interaction's or the message's, if the action makes one. */
export interface Done {
  ok: true;
  id?: string;
}

/**
 * An impossible action of the user, 4xx. Codes: `no-such-user`, `no-such-channel`, `no-such-message`, `no-such-component`,
 * `no-such-command`, `no-such-interaction`, `disabled`, `not-allowed`, `bad-value`, `bad-request`, `bot-offline`.
 */
export interface Failure {
  ok: false;
  code: string;
  message: string;
}

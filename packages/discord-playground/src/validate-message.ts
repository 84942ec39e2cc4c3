import { z } from 'zod';
import { ApiError } from './api-error.ts';
import { messageComponents } from './component-forms.ts';
import { type Fault, invalidForm, snowflake, text } from './form.ts';
import { LIMITS, type UploadedFile } from './multipart.ts';
import { componentFaults, mediaOf } from './validate-components.ts';
import type { Attachment, Component } from './world.ts';

export const FLAGS = {
  suppressEmbeds: 1 << 2,
  hasThread: 1 << 5,
  ephemeral: 1 << 6,
  loading: 1 << 7,
  silent: 1 << 12,
  componentsV2: 1 << 15,
} as const;

const link = z.string().max(2048).nullish();
const picture = z
  .strictObject({ url: link, description: z.string().max(4096).nullish() })
  .loose()
  .transform(({ url }) => ({ url }))
  .nullish();

const embed = z.strictObject({
  type: z.string().nullish(),
  title: text(0, 256).nullish(),
  description: text(0, 4096).nullish(),
  url: link,
  timestamp: z.union([z.iso.datetime({ offset: true }), z.null()]).optional(),
  color: z.int().min(0).max(0xffffff).nullish(),
  footer: z.strictObject({ text: text(0, 2048).nullish(), icon_url: link, proxy_icon_url: link }).nullish(),
  image: picture,
  thumbnail: picture,
  author: z.strictObject({ name: text(0, 256).nullish(), url: link, icon_url: link, proxy_icon_url: link }).nullish(),
  fields: z
    .array(z.strictObject({ name: text(1, 256), value: text(1, 1024), inline: z.boolean().nullish() }))
    .max(25)
    .nullish(),
});

const attachment = z.strictObject({
  id: snowflake,
  filename: z.string().min(1).max(1024).nullish(),
  description: text(0, 1024).nullish(),
  title: text(0, 1024).nullish(),
  duration_secs: z.number().nullish(),
  waveform: z.string().nullish(),
  is_spoiler: z.boolean().nullish(),
  // Clients send these back with an unchanged attachment; the server ignores them.
  ...Object.fromEntries(
    [
      'url',
      'proxy_url',
      'size',
      'width',
      'height',
      'content_type',
      'ephemeral',
      'flags',
      'placeholder',
      'placeholder_version',
    ].map((name) => [name, z.unknown().optional()]),
  ),
});

const mentions = z.strictObject({
  parse: z.array(z.enum(['users', 'roles', 'everyone'])).nullish(),
  users: z.array(snowflake).max(100).nullish(),
  roles: z.array(snowflake).max(100).nullish(),
  replied_user: z.boolean().nullish(),
});

const common = {
  // The published schema says 4000, but bots are limited to 2000.
  content: text(0, 2000).nullish(),
  embeds: z.array(embed).max(10).nullish(),
  allowed_mentions: mentions.nullish(),
  components: messageComponents.nullish(),
  attachments: z.array(attachment).max(10).nullish(),
  flags: z.int().min(0).nullish(),
  // discord.js always sends these, even if they mean nothing.
  tts: z.boolean().nullish(),
  nonce: z.union([z.int(), z.string().max(25)]).nullish(),
  enforce_nonce: z.boolean().nullish(),
  sticker_ids: z.array(snowflake).max(0).nullish(),
};

/** A new message or an edit, by any route: the fields are the same, their allowed values differ. */
export const messageBody = z.strictObject({
  ...common,
  message_reference: z
    .strictObject({
      type: z.literal(0).nullish(),
      message_id: snowflake,
      channel_id: snowflake.nullish(),
      guild_id: snowflake.nullish(),
      fail_if_not_exists: z.boolean().nullish(),
    })
    .nullish(),
});

export type MessageBody = z.output<typeof messageBody>;

export type AllowedMentions = z.output<typeof mentions>;

/** A message before it is saved, made by any route. */
export interface Draft {
  content: string;
  embeds: Record<string, unknown>[];
  components: Component[];
  /** Kept and new attachments. */
  attachments: Pick<Attachment, 'filename' | 'size'>[];
  flags: number;
}

/** Throws 40005 if a file or the request is too big. */
export function checkSizes(files: readonly UploadedFile[]): void {
  if (files.some((file) => file.bytes.length > LIMITS.file)) throw new ApiError(40005);
}

/** Discord's checks of a message as a whole; `at` is the path to it in a callback's body. Throws 50035 or 50006. */
export function checkDraft(draft: Draft, at: readonly PropertyKey[] = []): void {
  const faults: Fault[] = [];
  const complain = (path: PropertyKey[], code: string, message: string) =>
    faults.push({ path: [...at, ...path], code, message });
  const v2 = (draft.flags & FLAGS.componentsV2) !== 0;

  for (const fault of componentFaults(draft.components, v2)) faults.push({ ...fault, path: [...at, ...fault.path] });
  for (const field of ['content', 'embeds'] as const)
    if (v2 && draft[field].length > 0)
      complain(
        [field],
        'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
        `The '${field}' field cannot be used with IS_COMPONENTS_V2`,
      );

  if (embedText(draft.embeds) > 6000)
    complain(['embeds'], 'MAX_EMBED_SIZE_EXCEEDED', 'Embed size exceeds maximum size of 6000');
  if (draft.attachments.length > LIMITS.files)
    complain(['attachments'], 'BASE_TYPE_MAX_LENGTH', 'Must be 10 or fewer in length.');

  const names = new Set(draft.attachments.map(({ filename }) => filename));
  for (const { url, path } of [...mediaOf(draft.components), ...embedMedia(draft.embeds)]) {
    const name = attachmentName(url);
    if (name !== null ? !names.has(name) : !/^https?:\/\//.test(url))
      complain(
        path,
        'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
        `The referenced attachment is not there: ${url}`,
      );
  }
  if (faults.length > 0) throw invalidForm(faults);

  const empty = v2
    ? draft.components.length === 0
    : !draft.content.trim() && !draft.embeds.length && !draft.attachments.length && !draft.components.length;
  if (empty) throw new ApiError(50006);
}

/** The name in `attachment://name`, or `null` for a real link. */
export const attachmentName = (url: string): string | null =>
  url.startsWith('attachment://') ? decodeURIComponent(url.slice('attachment://'.length)) : null;

/** Characters that count towards the 6000. */
function embedText(embeds: readonly Record<string, unknown>[]): number {
  const length = (value: unknown) => (typeof value === 'string' ? [...value].length : 0);
  const part = (value: unknown) => (value ?? {}) as Record<string, unknown>;
  return embeds.reduce(
    (sum, one) =>
      sum +
      length(one.title) +
      length(one.description) +
      length(part(one.footer).text) +
      length(part(one.author).name) +
      ((one.fields ?? []) as Record<string, unknown>[]).reduce((all, f) => all + length(f.name) + length(f.value), 0),
    0,
  );
}

const PLACES = [
  ['image', 'url'],
  ['thumbnail', 'url'],
  ['footer', 'icon_url'],
  ['author', 'icon_url'],
] as const;

/** The urls of all pictures of embeds. */
export const embedMedia = (embeds: readonly Record<string, unknown>[]): { url: string; path: PropertyKey[] }[] =>
  embeds.flatMap((one, index) =>
    PLACES.flatMap(([part, field]) => {
      const url = (one[part] as Record<string, unknown> | null | undefined)?.[field];
      return typeof url === 'string' ? [{ url, path: ['embeds', index, part, field] }] : [];
    }),
  );

import { z } from 'zod';
import { fileTypes, snowflake, text } from './form.ts';

/** The fields and limits of each component. Source: Discord's Component Reference; unknown fields are refused. */

const id = { id: z.int().min(0).max(2_147_483_647).nullish() };
const customId = { custom_id: text(1, 100) };
const emoji = z.strictObject({
  id: snowflake.nullish(),
  name: z.string().max(32).nullish(),
  animated: z.boolean().nullish(),
});
const media = z
  .strictObject({ url: z.string().min(1).max(2048) })
  .loose()
  .transform(({ url }) => ({ url }));
const description = z.union([text(1, 1024), z.null()]).optional();

const button = z.strictObject({
  type: z.literal(2),
  ...id,
  custom_id: text(1, 100).nullish(),
  style: z.int().min(1).max(6),
  label: text(0, 80).nullish(),
  emoji: emoji.nullish(),
  url: z.url().max(512).nullish(),
  sku_id: snowflake.nullish(),
  disabled: z.boolean().nullish(),
});

const choosing = {
  ...id,
  ...customId,
  placeholder: text(0, 150).nullish(),
  min_values: z.int().min(0).max(25).nullish(),
  max_values: z.int().min(1).max(25).nullish(),
  disabled: z.boolean().nullish(),
  required: z.boolean().nullish(),
};
const stringSelect = z.strictObject({
  type: z.literal(3),
  ...choosing,
  options: z
    .array(
      z.strictObject({
        label: text(1, 100),
        value: text(1, 100),
        description: text(0, 100).nullish(),
        emoji: emoji.nullish(),
        default: z.boolean().nullish(),
      }),
    )
    .min(1)
    .max(25),
});
const defaults = z
  .array(z.strictObject({ id: snowflake, type: z.enum(['user', 'role', 'channel']) }))
  .max(25)
  .nullish();
const entitySelect = <T extends 5 | 6 | 7>(type: T) =>
  z.strictObject({ type: z.literal(type), ...choosing, default_values: defaults });
const channelSelect = z.strictObject({
  type: z.literal(8),
  ...choosing,
  default_values: defaults,
  channel_types: z.array(z.int()).nullish(),
});
const selects = [stringSelect, entitySelect(5), entitySelect(6), entitySelect(7), channelSelect] as const;

const actionRow = z.strictObject({
  type: z.literal(1),
  ...id,
  components: z
    .array(z.discriminatedUnion('type', [button, ...selects]))
    .min(1)
    .max(5),
});
const textDisplay = z.strictObject({ type: z.literal(10), ...id, content: text(1, 4000) });
const thumbnail = z.strictObject({
  type: z.literal(11),
  ...id,
  media,
  description,
  spoiler: z.boolean().nullish(),
});
const section = z.strictObject({
  type: z.literal(9),
  ...id,
  components: z.array(textDisplay).min(1).max(3),
  accessory: z.discriminatedUnion('type', [button, thumbnail]),
});
const gallery = z.strictObject({
  type: z.literal(12),
  ...id,
  items: z
    .array(z.strictObject({ media, description, spoiler: z.boolean().nullish() }))
    .min(1)
    .max(10),
});
const file = z.strictObject({
  type: z.literal(13),
  ...id,
  file: media,
  spoiler: z.boolean().nullish(),
  // Clients that copy a received component send these back; the server fills them in.
  name: z.string().nullish(),
  size: z.int().nullish(),
});
const separator = z.strictObject({
  type: z.literal(14),
  ...id,
  divider: z.boolean().nullish(),
  spacing: z.union([z.literal(1), z.literal(2)]).nullish(),
});
const inner = [actionRow, textDisplay, section, gallery, file, separator] as const;
const container = z.strictObject({
  type: z.literal(17),
  ...id,
  components: z
    .array(z.discriminatedUnion('type', [...inner]))
    .min(1)
    .max(40),
  accent_color: z.int().min(0).max(0xffffff).nullish(),
  spoiler: z.boolean().nullish(),
});

export const messageComponents = z.array(z.discriminatedUnion('type', [...inner, container])).max(40);

const textInput = z.strictObject({
  type: z.literal(4),
  ...id,
  ...customId,
  style: z.union([z.literal(1), z.literal(2)]),
  label: text(1, 45).nullish(),
  value: text(0, 4000).nullish(),
  placeholder: text(0, 100).nullish(),
  required: z.boolean().nullish(),
  min_length: z.int().min(0).max(4000).nullish(),
  max_length: z.int().min(1).max(4000).nullish(),
});
const option = z.strictObject({
  label: text(1, 100),
  value: text(1, 100),
  description: text(0, 100).nullish(),
  default: z.boolean().nullish(),
});
const count = { min_values: z.int().min(0).max(10).nullish(), max_values: z.int().min(1).max(10).nullish() };
const required = { required: z.boolean().nullish() };
const fileUpload = z.strictObject({
  type: z.literal(19),
  ...id,
  ...customId,
  ...count,
  ...required,
  file_types: fileTypes,
});
const radioGroup = z.strictObject({
  type: z.literal(21),
  ...id,
  ...customId,
  ...required,
  options: z.array(option).min(2).max(10),
});
const checkboxGroup = z.strictObject({
  type: z.literal(22),
  ...id,
  ...customId,
  ...count,
  ...required,
  options: z.array(option).min(1).max(10),
});
const checkbox = z.strictObject({ type: z.literal(23), ...id, ...customId, default: z.boolean().nullish() });
const label = z.strictObject({
  type: z.literal(18),
  ...id,
  label: text(1, 45),
  description: text(1, 100).nullish(),
  component: z.discriminatedUnion('type', [textInput, ...selects, fileUpload, radioGroup, checkboxGroup, checkbox]),
});
const inputRow = z.strictObject({ type: z.literal(1), ...id, components: z.array(textInput).length(1) });

export const modal = z.strictObject({
  custom_id: text(1, 100),
  title: text(1, 45),
  components: z
    .array(z.discriminatedUnion('type', [label, textDisplay, inputRow]))
    .min(1)
    .max(5),
});

import { z } from 'zod';
import { type ErrorCode, isErrorCode } from './api-error.ts';
import type { Fault } from './page-api.ts';
import type { Stage } from './stage.ts';
import * as users from './users.ts';

const id = z.string();
const options = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({});
const slash = z.strictObject({ user: id, channel: id, command: z.string(), options });
const press = z.strictObject({ user: id, message: id, customId: z.string() });
const times = z.int().min(1).optional();
const matching = { method: z.string().optional(), route: z.string().optional(), times };
const event = z.string().optional();
const code = z.custom<ErrorCode>(isErrorCode);
const status = z.int().min(400).max(599);
const fault = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('rate-limit'),
    ...matching,
    retryAfter: z.number(),
    global: z.boolean().optional(),
    code: code.optional(),
  }),
  z.strictObject({ kind: z.literal('refuse'), ...matching, code, status: status.optional() }),
  z.strictObject({
    kind: z.literal('status'),
    ...matching,
    status,
    applied: z.boolean().optional(),
  }),
  z.strictObject({ kind: z.literal('slow'), ...matching, ms: z.number() }),
  z.strictObject({ kind: z.literal('hang-up'), ...matching, applied: z.boolean().optional() }),
  z.strictObject({ kind: z.literal('event-twice'), event, times }),
  z.strictObject({ kind: z.literal('event-late'), event, times, ms: z.number() }),
  z.strictObject({ kind: z.literal('drop-sockets'), code: z.int().optional() }),
  z.strictObject({ kind: z.literal('invalid-session'), resumable: z.boolean().optional() }),
  z.strictObject({ kind: z.literal('reconnect') }),
  z.strictObject({ kind: z.literal('mute-heartbeats'), times }),
]);

/** `POST /page/api/NAME`: its body and its action; answers with the id of the result, if any. */
export const ACTIONS = {
  slash: [slash, (stage: Stage, body: z.output<typeof slash>) => users.slash(stage, body).id],
  autocomplete: [
    slash.extend({ focused: z.string() }),
    (stage: Stage, body: z.output<typeof slash> & { focused: string }) => users.autocomplete(stage, body).id,
  ],
  press: [press, (stage: Stage, body: z.output<typeof press>) => users.press(stage, body).id],
  select: [
    press.extend({ values: z.array(z.string()) }),
    (stage: Stage, body: z.output<typeof press> & { values: string[] }) => users.select(stage, body).id,
  ],
  'modal-submit': [
    z.strictObject({
      user: id,
      interaction: id,
      values: z.record(z.string(), z.union([z.string(), z.array(z.string()), z.boolean(), z.null()])),
    }),
    (stage: Stage, body: Parameters<typeof users.submitModal>[1]) => users.submitModal(stage, body).id,
  ],
  say: [
    z.strictObject({ user: id, channel: id, content: z.string() }),
    (stage: Stage, body: Parameters<typeof users.say>[1]) => users.say(stage, body).id,
  ],
  'delete-message': [
    z.strictObject({ user: id, message: id }),
    (stage: Stage, body: { user: string; message: string }) => users.deleteMessage(stage, body.user, body.message),
  ],
  locale: [
    z.strictObject({ user: id, locale: z.string() }),
    (stage: Stage, body: { user: string; locale: string }) => users.setLocale(stage, body.user, body.locale),
  ],
  faults: [
    z.strictObject({ clear: z.boolean().optional(), add: z.array(fault).optional() }),
    ({ faults }: Stage, body: { clear?: boolean; add?: Fault[] }) => {
      if (body.clear) faults.clear();
      faults.add(...(body.add ?? []));
    },
  ],
} as const satisfies Record<string, readonly [z.ZodType, (stage: Stage, body: never) => unknown]>;

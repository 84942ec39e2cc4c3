/** Status and text of the playground's error codes. Source: Discord's list of JSON error codes. */
const KNOWN = {
  0: [404, '404: Not Found'],
  10003: [404, 'Unknown Channel'],
  10004: [404, 'Unknown Guild'],
  10007: [404, 'Unknown Member'],
  10008: [404, 'Unknown Message'],
  10013: [404, 'Unknown User'],
  10014: [404, 'Unknown Emoji'],
  10015: [404, 'Unknown Webhook'],
  10062: [404, 'Unknown interaction'],
  10063: [404, 'Unknown application command'],
  20016: [400, 'This action cannot be performed due to slowmode rate limit.'],
  20028: [429, 'The write action you are performing on the channel has hit the write rate limit'],
  30003: [400, 'Maximum number of pins reached for the channel (50)'],
  30008: [400, 'Maximum number of emojis reached (2000)'],
  30032: [400, 'Maximum number of application commands reached (100)'],
  30034: [429, 'Max number of daily application command creates has been reached (200)'],
  30046: [429, 'Maximum number of edits to messages older than 1 hour reached. Try again later'],
  40005: [413, 'Request entity too large'],
  40060: [400, 'Interaction has already been acknowledged.'],
  50001: [403, 'Missing Access'],
  50005: [403, 'Cannot edit a message authored by another user'],
  50006: [400, 'Cannot send an empty message'],
  50007: [403, 'Cannot send messages to this user'],
  50013: [403, 'Missing Permissions'],
  50024: [400, 'Cannot execute action on this channel type'],
  50027: [401, 'Invalid Webhook Token'],
  50035: [400, 'Invalid Form Body'],
  50083: [400, 'Thread is archived'],
  50109: [400, 'The request body contains invalid JSON.'],
  160002: [400, 'Cannot reply without permission to read message history'],
  160004: [400, 'A thread has already been created for this message'],
  160005: [400, 'Thread is locked'],
} as const satisfies Record<number, readonly [status: number, message: string]>;

export type ErrorCode = keyof typeof KNOWN;

export const isErrorCode = (code: unknown): boolean => typeof code === 'number' && Object.hasOwn(KNOWN, code);

/** Nested like the body; `_errors` at each faulty spot. */
export interface FormErrors {
  _errors?: { code: string; message: string }[];
  [field: string]: FormErrors | { code: string; message: string }[] | undefined;
}

/** A refusal in Discord's own words: `{code, message, errors?}` with an HTTP status. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: number;
  readonly errors: FormErrors | undefined;

  constructor(
    code: ErrorCode,
    { message, status, errors }: { message?: string; status?: number; errors?: FormErrors } = {},
  ) {
    super(message ?? KNOWN[code][1]);
    this.name = 'ApiError';
    this.status = status ?? KNOWN[code][0];
    this.code = code;
    this.errors = errors;
  }

  toJSON(): object {
    return { message: this.message, code: this.code, ...(this.errors && { errors: this.errors }) };
  }
}

export function found<T>(thing: T | undefined | null, code: ErrorCode): T {
  if (thing === undefined || thing === null) throw new ApiError(code);
  return thing;
}

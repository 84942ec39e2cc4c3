import type { ErrorCode } from './api-error.ts';

/** Allowed requests: `limit` in `per` ms of real time, since clients wait in real time. */
export interface Limit {
  readonly limit: number;
  readonly per: number;
}

export interface RateLimits {
  /** By method and template, such as `POST /channels/:channel/messages`; counted per channel, guild or webhook. */
  readonly routes: Readonly<Record<string, Limit>>;
  /** For each route without an entry of its own. */
  readonly others: Limit;
  /** Edits of messages older than an hour, in each channel. */
  readonly late: Limit;
  /** For all routes together, except those of interactions. */
  readonly global: Limit;
  /** Answers of 401, 403 and 429; after them this address is blocked for the rest of the time. */
  readonly invalid: Limit;
}

const MESSAGES = '/channels/:channel/messages';
const HOOK = '/webhooks/:application/:token';

/**
 * Discord's limits. The global limit and that of invalid requests are documented; the others are the usual values of headers. No header
 * tells the limit of late edits: https://github.com/discord-userdoccers/discord-userdoccers/pull/551.
 */
export const DISCORDS: RateLimits = {
  routes: {
    [`POST ${MESSAGES}`]: { limit: 5, per: 5000 },
    [`PATCH ${MESSAGES}/:message`]: { limit: 5, per: 5000 },
    [`DELETE ${MESSAGES}/:message`]: { limit: 5, per: 1000 },
    [`GET ${MESSAGES}`]: { limit: 5, per: 5000 },
    [`POST ${HOOK}`]: { limit: 5, per: 2000 },
    [`PATCH ${HOOK}/messages/@original`]: { limit: 5, per: 2000 },
    [`PATCH ${HOOK}/messages/:message`]: { limit: 5, per: 2000 },
  },
  others: { limit: 10, per: 1000 },
  late: { limit: 3, per: 6000 },
  global: { limit: 50, per: 1000 },
  invalid: { limit: 10_000, per: 600_000 },
};

/** No waiting: for programs that play faster than people can and do not test limits. */
export const WIDE: RateLimits = {
  routes: {},
  others: { limit: 100_000, per: 1000 },
  late: { limit: 100_000, per: 1000 },
  global: { limit: 1_000_000, per: 1000 },
  invalid: DISCORDS.invalid,
};

interface Bucket {
  used: number;
  resetAt: number;
}

/** The result for a request, with its headers; `retryAfter` in seconds, 0 if the request is accepted. */
export interface Taken {
  readonly retryAfter: number;
  readonly global: boolean;
  /** Set if a special limit refuses the request, not the bucket. */
  readonly code?: ErrorCode;
  readonly headers: Record<string, string>;
}

/** Requests of interactions do not count towards the global limit. */
const isOfInteraction = (template: string): boolean => /^\/(interactions|webhooks)\//.test(template);

/** Buckets like Discord's, reported in headers: one for each route, method and channel, guild or webhook. */
export function createBuckets(limits: RateLimits) {
  const buckets = new Map<string, Bucket>();
  const seconds = (ms: number) => (Math.ceil(ms) / 1000).toFixed(3);

  const bucketOf = (key: string, { per }: Limit): Bucket => {
    const now = performance.now();
    const old = buckets.get(key);
    const bucket = old && old.resetAt > now ? old : { used: 0, resetAt: now + per };
    buckets.set(key, bucket);
    return bucket;
  };

  const shut = (bucket: Bucket): Taken => {
    const left = seconds(bucket.resetAt - performance.now());
    const headers = { 'retry-after': left, 'x-ratelimit-scope': 'global', 'x-ratelimit-global': 'true' };
    return { retryAfter: Number(left), global: true, headers };
  };

  return {
    /** Counts a request. `isLate`: it edits a message older than an hour. */
    take(method: string, template: string, params: Record<string, string>, isLate: boolean): Taken {
      const invalid = bucketOf('invalid', limits.invalid);
      if (invalid.used >= limits.invalid.limit) return shut(invalid);
      // First answers count in no bucket.
      if (template.startsWith('/interactions/')) return { retryAfter: 0, global: false, headers: {} };
      if (!isOfInteraction(template)) {
        const all = bucketOf('global', limits.global);
        if (all.used >= limits.global.limit) return shut(all);
        all.used++;
      }
      const name = `${method} ${template}`;
      const wanted = limits.routes[name] ?? limits.others;
      const bucket = bucketOf(`${name} ${params.channel ?? params.guild ?? params.token ?? ''}`, wanted);
      const isRefused = bucket.used >= wanted.limit;
      if (!isRefused) bucket.used++;
      const left = bucket.resetAt - performance.now();
      const headers = {
        'x-ratelimit-limit': String(wanted.limit),
        'x-ratelimit-remaining': String(wanted.limit - bucket.used),
        'x-ratelimit-reset': ((Date.now() + left) / 1000).toFixed(3),
        'x-ratelimit-reset-after': seconds(left),
        'x-ratelimit-bucket': Buffer.from(name).toString('hex').slice(-32),
      };
      const refused = (ms: number, code?: ErrorCode): Taken => ({
        retryAfter: Number(seconds(ms)),
        global: false,
        ...(code !== undefined && { code }),
        headers: { ...headers, 'retry-after': seconds(ms), 'x-ratelimit-scope': 'user' },
      });
      if (isRefused) return refused(left);
      if (isLate) {
        const late = bucketOf(`late ${params.channel}`, limits.late);
        if (late.used >= limits.late.limit) return refused(late.resetAt - performance.now(), 30046);
        late.used++;
      }
      return { retryAfter: 0, global: false, headers };
    },

    /** Counts an answer; too many refusals block the address. */
    answered(status: number): void {
      if (status === 401 || status === 403 || status === 429) bucketOf('invalid', limits.invalid).used++;
    },

    /** The headers of a scripted refusal; `retryAfter` in seconds. */
    refusal: (template: string, retryAfter: number, global: boolean): Record<string, string> => ({
      'retry-after': String(retryAfter),
      'x-ratelimit-scope': global ? 'global' : 'user',
      ...(global
        ? { 'x-ratelimit-global': 'true' }
        : {
            'x-ratelimit-limit': '5',
            'x-ratelimit-remaining': '0',
            'x-ratelimit-reset-after': String(retryAfter),
            'x-ratelimit-reset': String(Date.now() / 1000 + retryAfter),
            'x-ratelimit-bucket': Buffer.from(template).toString('hex').slice(-32),
          }),
    }),
  };
}

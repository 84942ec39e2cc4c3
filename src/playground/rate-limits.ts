/** Requests a route and channel bears: `limit` in `per` ms of real time, by the route's template. */
export type RateLimits = Record<string, { limit: number; per: number }>;

/** Wide enough that nobody waits; a test narrows what it wants to see. */
const DEFAULT = { limit: 1000, per: 1000 };

interface Bucket {
  used: number;
  resetAt: number;
}

/** Buckets as Discord has them: one a route, method and channel, guild or webhook; told of in headers. */
export function createBuckets(limits: RateLimits) {
  const buckets = new Map<string, Bucket>();
  const seconds = (ms: number) => (Math.ceil(ms) / 1000).toFixed(3);

  return {
    /** Counts a request; `retryAfter` (seconds) is over 0 when it is refused. */
    take(
      method: string,
      template: string,
      params: Record<string, string>,
    ): { retryAfter: number; headers: Record<string, string> } {
      // Answers to interactions stand outside all buckets.
      if (template.startsWith('/interactions/')) return { retryAfter: 0, headers: {} };
      const { limit, per } = limits[template] ?? DEFAULT;
      const name = `${method} ${template}`;
      const key = `${name} ${params.channel ?? params.guild ?? params.token ?? ''}`;
      const now = performance.now();
      const old = buckets.get(key);
      const bucket = old && old.resetAt > now ? old : { used: 0, resetAt: now + per };
      buckets.set(key, bucket);
      const refused = bucket.used >= limit;
      if (!refused) bucket.used++;
      const left = bucket.resetAt - now;
      const headers = {
        'x-ratelimit-limit': String(limit),
        'x-ratelimit-remaining': String(limit - bucket.used),
        'x-ratelimit-reset': ((Date.now() + left) / 1000).toFixed(3),
        'x-ratelimit-reset-after': seconds(left),
        'x-ratelimit-bucket': Buffer.from(name).toString('hex').slice(-32),
      };
      if (!refused) return { retryAfter: 0, headers };
      return {
        retryAfter: Number(seconds(left)),
        headers: { ...headers, 'retry-after': seconds(left), 'x-ratelimit-scope': 'user' },
      };
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

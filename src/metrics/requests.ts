import type { RESTOptions } from 'discord.js';
import type { Metrics, TimedStage } from './metrics.ts';

type MakeRequest = RESTOptions['makeRequest'];

/** The purpose of a request, and the stage that it reaches. The first match counts. */
const CALLS: readonly (readonly [call: string, pattern: RegExp, stage?: TimedStage])[] = [
  ['acknowledge', /^POST .*\/interactions\/\d+\/[^/]+\/callback$/, 'acknowledged'],
  ['answer', /^(POST|PATCH) .*\/webhooks\/\d+\//, 'answered'],
  ['post', /^POST .*\/channels\/\d+\/messages$/, 'posted'],
  ['edit', /^PATCH .*\/channels\/\d+\/messages\/\d+$/, 'posted'],
  ['delete', /^DELETE .*\/channels\/\d+\/messages\/\d+$/],
  ['read', /^GET /],
];

/** Counts and times requests. */
export const watchedRequests =
  (metrics: Metrics, make: MakeRequest): MakeRequest =>
  async (url, init) => {
    const line = `${init.method ?? 'GET'} ${url.split('?')[0]}`;
    const [call, , stage] = CALLS.find(([, pattern]) => pattern.test(line)) ?? (['other', /./] as const);
    const at = performance.now();
    try {
      const response = await make(url, init);
      metrics.responses.inc({ call, status: `${Math.floor(response.status / 100)}xx` });
      if (stage && response.ok) metrics.reached(stage);
      return response;
    } catch (error) {
      metrics.responses.inc({ call, status: 'none' });
      throw error;
    } finally {
      metrics.requests.observe({ call }, (performance.now() - at) / 1000);
    }
  };

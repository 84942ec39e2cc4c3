import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { decoded } from './addresses.ts';
import { ApiError, type ErrorCode } from './api-error.ts';
import type { Faults } from './faults.ts';
import { type Body, readBody, type UploadedFile } from './multipart.ts';
import { createBuckets, type RateLimits } from './rate-limits.ts';
import type { Violations } from './violations.ts';

/** A request as it comes in, over the network or from the same process. */
export interface Incoming {
  readonly method: string;
  readonly url: string;
  /** The value of the header, if there is one. */
  readonly authorization: string | undefined;
  /** Rejects if the peer goes away, and as `readBody` does. */
  body(): Promise<Body>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Record<string, string>;
  /** JSON; absent if there is no body. */
  readonly text?: string;
}

/** Resolves to null if the connection is to be cut. */
export type Api = (request: Incoming) => Promise<Answer | null>;

/** The API over the network. */
export async function overHttp(api: Api, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/', headers } = request;
  const { authorization, 'content-type': type = '' } = headers;
  const answer = await api({ method, url, authorization, body: () => readBody(request, type) });
  if (!answer) return void response.destroy();
  if (!response.destroyed) response.writeHead(answer.status, answer.headers).end(answer.text);
}

/** One call of the API, parsed. */
export interface Call {
  params: Record<string, string>;
  query: URLSearchParams;
  json: unknown;
  files: readonly UploadedFile[];
}

export interface Reply {
  status: number;
  body?: unknown;
}

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Such as `/channels/:channel/messages`. */
  template: string;
  /** Needs no `Authorization`, since the path has a token. */
  open?: boolean;
  /** Whether it edits a message older than an hour. */
  isLate?: (call: Call) => boolean;
  run: (call: Call) => Reply;
}

/** A request of the bot and its answer. */
export interface LoggedRequest {
  /** By the playground's clock, ms. */
  at: number;
  method: string;
  route: string;
  path: string;
  params: Record<string, string>;
  query: Record<string, string>;
  /** The JSON body, or `payload_json` of a multipart one; `undefined` without a body. */
  json: unknown;
  files: { index: number; name: string; type: string | null; size: number }[];
  status: number;
  response: unknown;
}

export interface ApiOptions {
  routes: readonly Route[];
  accepts: (token: string) => boolean;
  faults: Faults;
  violations: Violations;
  requests: LoggedRequest[];
  rateLimits: RateLimits;
  now: () => number;
}

/** The body of a 429. */
const limited = ({ retryAfter, global = false, code }: { retryAfter: number; global?: boolean; code?: ErrorCode }) => ({
  message: 'You are being rate limited.',
  ...(code !== undefined && new ApiError(code).toJSON()),
  retry_after: retryAfter,
  global,
});

const PREFIX = /^\/api(\/v10)?(?=\/)/;

/** The oldest requests are dropped, so that a playground can run for days. */
const KEPT_REQUESTS = 20_000;

export function createApi(options: ApiOptions): Api {
  const routes = options.routes.map((route) => ({ ...route, steps: route.template.split('/') }));
  const buckets = createBuckets(options.rateLimits);

  const match = (method: string, path: string) => {
    // Clients write `@original` as `%40original`.
    const steps = path.split('/').map(decoded);
    const fits = (pattern: string[]) =>
      pattern.length === steps.length && pattern.every((step, index) => step.startsWith(':') || step === steps[index]);
    // A literal step wins over a parameter: `@original` and `@me` are routes of their own.
    const those = routes.filter((route) => route.method === method && fits(route.steps));
    const literal = (pattern: string[]) => pattern.filter((step) => !step.startsWith(':')).length;
    const route = those.sort((a, b) => literal(b.steps) - literal(a.steps))[0];
    const params = Object.fromEntries(
      (route?.steps ?? []).flatMap((step, index) => (step.startsWith(':') ? [[step.slice(1), steps[index]!]] : [])),
    );
    return { route, params };
  };

  return async (request) => {
    const { method } = request;
    const url = new URL(request.url, 'http://localhost');
    const path = url.pathname.replace(PREFIX, '');
    const { route, params } = match(method, path);
    const template = route?.template ?? path;
    const logged: LoggedRequest = {
      at: options.now(),
      method,
      route: template,
      path,
      params,
      query: Object.fromEntries(url.searchParams),
      json: undefined,
      files: [],
      status: 0,
      response: undefined,
    };
    options.requests.push(logged);
    if (options.requests.length > KEPT_REQUESTS) options.requests.shift();

    const finish = (status: number, body: unknown, headers: Record<string, string> = {}): Answer => {
      logged.status = status;
      logged.response = body;
      buckets.answered(status);
      if (status >= 400 && status < 500 && status !== 429) {
        const { code = 0, message = '', errors } = body as { code?: number; message?: string; errors?: unknown };
        options.violations.add({ method, route: template, code, message, ...(errors !== undefined && { errors }) });
      }
      if (body === undefined) return { status, headers };
      return { status, headers: { 'content-type': 'application/json', ...headers }, text: JSON.stringify(body) };
    };

    let body: Body;
    try {
      body = await request.body();
    } catch (error) {
      if (error instanceof ApiError) return finish(error.status, error);
      return null; // the peer went away in mid-request
    }
    logged.json = body.json;
    logged.files = body.files.map(({ index, name, type, bytes }) => ({ index, name, type, size: bytes.length }));

    const fault = options.faults.takeRequest(method, template);
    if (fault?.kind === 'rate-limit') {
      const { retryAfter, global = false } = fault;
      return finish(429, limited(fault), buckets.refusal(template, retryAfter, global));
    }
    if (fault?.kind === 'refuse') {
      const refusal = new ApiError(fault.code, fault);
      return finish(refusal.status, refusal);
    }
    if (fault?.kind === 'status' && !fault.applied)
      return finish(fault.status, { message: `${fault.status}: scripted`, code: 0 });
    if (fault?.kind === 'hang-up' && !fault.applied) return null;

    const call = { params, query: url.searchParams, json: body.json, files: body.files };
    const limit = buckets.take(method, template, params, route?.isLate?.(call) ?? false);
    if (limit.retryAfter > 0) return finish(429, limited(limit), limit.headers);

    const reply = run(route, call, request.authorization);
    if (fault?.kind === 'slow') await sleep(fault.ms);
    if (fault?.kind === 'hang-up') return null;
    if (fault?.kind === 'status') return finish(fault.status, { message: `${fault.status}: scripted`, code: 0 });
    return finish(reply.status, reply.body, limit.headers);
  };

  function run(route: Route | undefined, call: Call, authorization = ''): Reply {
    try {
      if (!route) throw new ApiError(0);
      const token = /^Bot (.+)$/.exec(authorization)?.[1];
      if (!route.open && (token === undefined || !options.accepts(token)))
        throw new ApiError(0, { status: 401, message: '401: Unauthorized' });
      return route.run(call);
    } catch (error) {
      if (error instanceof ApiError) return { status: error.status, body: error };
      throw error;
    }
  }
}

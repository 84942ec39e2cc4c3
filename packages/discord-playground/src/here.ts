import { STATUS_CODES } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import type { Answer, Api } from './http.ts';
import { readBody } from './multipart.ts';

/** The APIs of this process's open playgrounds by their origin. */
const here = new Map<string, Api>();

/** Lets `requestHere` reach an API; the returned function ends that. */
export function reachableHere(origin: string, api: Api): () => void {
  here.set(origin, api);
  return () => void here.delete(origin);
}

interface Init {
  readonly method?: string;
  readonly headers?: object;
  readonly body?: unknown;
  readonly signal?: AbortSignal | null;
}

/**
 * Answers a bot in the process of a playground with `inProcess`, without a socket. Returns null for the address of another server. A
 * `makeRequest` of `@discordjs/rest` is `(url, init) => requestHere(url, init) ?? DefaultRestOptions.makeRequest(url, init)`. A cut
 * connection rejects as undici's does. An aborted request rejects with its reason; it is not made if it was aborted before.
 */
export function requestHere(url: string, init: Init) {
  const { origin, pathname, search } = new URL(url);
  const api = here.get(origin);
  return api ? responseOf(api, `${pathname}${search}`, init) : null;
}

/** Others act between a request and its answer, as they do with sockets. */
async function ask(api: Api, url: string, { method = 'GET', headers, body }: Init): Promise<Answer | null> {
  const sent = new Headers(headers as Record<string, string>);
  const read = async () => {
    if (body == null || typeof body === 'string' || body instanceof Uint8Array)
      return readBody(body == null ? [] : [Buffer.from(body)], sent.get('content-type') ?? '');
    const form = new Response(body as FormData);
    return readBody(form.body!, form.headers.get('content-type')!);
  };
  await setImmediate();
  const answer = await api({ method, url, authorization: sent.get('authorization') ?? undefined, body: read });
  await setImmediate();
  return answer;
}

async function responseOf(api: Api, url: string, init: Init) {
  init.signal?.throwIfAborted();
  const answer = await unlessAborted(ask(api, url, init), init.signal);
  if (!answer) throw Object.assign(new Error('other side closed'), { code: 'UND_ERR_SOCKET' });
  const { status, headers, text = '' } = answer;
  return {
    status,
    statusText: STATUS_CODES[status] ?? '',
    ok: status >= 200 && status < 300,
    headers: new Headers(headers),
    body: null,
    bodyUsed: false,
    json: async () => JSON.parse(text),
    text: async () => text,
    arrayBuffer: async () => new TextEncoder().encode(text).buffer,
  };
}

async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal!.reason);
  signal?.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([work, aborted.promise]);
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}

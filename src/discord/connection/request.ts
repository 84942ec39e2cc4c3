import { randomUUID } from 'node:crypto';
import { DefaultRestOptions, type REST, type RESTOptions } from 'discord.js';

export type MakeRequest = RESTOptions['makeRequest'];
type Init = Parameters<MakeRequest>[1];

/** What undici, and the system below it, call a connection that was cut. */
const CUT = new Set<unknown>(['UND_ERR_SOCKET', 'EPIPE']);

/**
 * As discord.js makes requests, but for two things: an answer that came in time is read (`patiently`), and a connection that was cut is
 * called what discord.js knows and tries again. Whatever is posted for everybody carries a nonce, so that a second try cannot make a
 * second message.
 */
export const makeRequest: MakeRequest = async (url, init) => {
  try {
    return await patiently(init, (own) => DefaultRestOptions.makeRequest(url, own));
  } catch (error) {
    if (!CUT.has((error as { code?: unknown }).code)) throw error;
    throw Object.assign(new Error('The connection was cut', { cause: error }), { code: 'ECONNRESET' });
  }
};

/** Where this process was held up, an answer may lie there in time that nobody has read yet: it is read before the request is given up. */
async function patiently<T>(init: Init, make: (init: Init) => Promise<T>): Promise<T> {
  const { signal } = init;
  if (!signal || signal.aborted) return make(init);
  const own = new AbortController();
  let isDone = false;
  const giveUp = (): void => {
    setImmediate(() => {
      if (!isDone) own.abort(signal.reason);
    });
  };
  signal.addEventListener('abort', giveUp, { once: true });
  try {
    return await make({ ...init, signal: own.signal });
  } finally {
    isDone = true;
    signal.removeEventListener('abort', giveUp);
  }
}

type RestRequest = Parameters<REST['queueRequest']>[0];

/**
 * A message with files as one form in one block. undici would read a form of discord.js piece by piece: where the connection is cut
 * meanwhile, or an answer comes early, it rejects a promise that nobody listens to, which ends the process. And each picture would be
 * copied five times outside the heap, so that after some forty pictures everything waits until the copies are collected.
 */
export function inOneBlock({ files, ...request }: RestRequest): RestRequest {
  if (!files?.length) return request;
  const boundary = randomUUID();
  const part = (about: string, data: string | Uint8Array): Uint8Array[] => {
    const head = `--${boundary}\r\nContent-Disposition: form-data; ${about}\r\n\r\n`;
    return [Buffer.from(head), typeof data === 'string' ? Buffer.from(data) : data, Buffer.from('\r\n')];
  };
  const body = Buffer.concat([
    ...files.flatMap(({ key, name, data, contentType = 'application/octet-stream' }, index) => {
      const about = `name="${key ?? `files[${index}]`}"; filename="${quoted(name)}"\r\nContent-Type: ${contentType}`;
      return part(about, data instanceof Uint8Array ? data : String(data));
    }),
    ...(request.body == null ? [] : part('name="payload_json"', JSON.stringify(request.body))),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  const headers = { ...request.headers, 'Content-Type': `multipart/form-data; boundary=${boundary}` };
  return { ...request, headers, body, passThroughBody: true };
}

/** As forms write names (HTML, "multipart/form-data encoding algorithm"). */
const quoted = (name: string): string => name.replaceAll(/["\r\n]/g, encodeURIComponent);

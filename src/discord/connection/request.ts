import { randomUUID } from 'node:crypto';
import { DefaultRestOptions, type REST, type RESTOptions } from 'discord.js';

export type MakeRequest = RESTOptions['makeRequest'];
type Init = Parameters<MakeRequest>[1];

/** Names of undici and the system for a cut connection. */
const CUT = new Set<unknown>(['UND_ERR_SOCKET', 'EPIPE']);

/**
 * Makes requests as discord.js does, with two changes. It reads an answer that came in time (`patiently`). It gives a cut connection the
 * name that discord.js knows and tries again. All public messages carry a nonce, so that a second try makes no second message.
 */
export const makeRequest: MakeRequest = async (url, init) => {
  try {
    return await patiently(init, (own) => DefaultRestOptions.makeRequest(url, own));
  } catch (error) {
    if (!CUT.has((error as { code?: unknown }).code)) throw error;
    throw Object.assign(new Error('The connection was cut', { cause: error }), { code: 'ECONNRESET' });
  }
};

/** If this process was held up, an answer in time may still be unread: it is read before the request is given up. */
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
 * A message with files as one form in one block. undici reads discord.js's forms in pieces. If the connection is cut or an answer comes
 * early, it rejects an unheard promise, which ends the process. It would also copy each picture five times outside the heap: after some
 * forty pictures everything waits for their collection.
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

/** As in forms (HTML, "multipart/form-data encoding algorithm"). */
const quoted = (name: string): string => name.replaceAll(/["\r\n]/g, encodeURIComponent);

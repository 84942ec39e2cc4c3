import { DefaultRestOptions, type RESTOptions } from 'discord.js';

export type MakeRequest = RESTOptions['makeRequest'];
type Init = Parameters<MakeRequest>[1];

/** What undici, and the system below it, call a connection that was cut. */
const CUT = new Set<unknown>(['UND_ERR_SOCKET', 'EPIPE']);

/**
 * As discord.js makes requests, but for three things. A form is put together before it is sent: undici reads one piece by piece, and where
 * the connection is cut meanwhile, or an answer comes early, it rejects a promise that nobody listens to, which ends the process. And a
 * connection that was cut is called what discord.js knows and tries again: whatever is posted for everybody carries a nonce, so that a
 * second try cannot make a second message.
 */
export const makeRequest: MakeRequest = async (url, init) => {
  try {
    return await patiently(init.body instanceof FormData ? await inBytes(init) : init, (own) =>
      DefaultRestOptions.makeRequest(url, own),
    );
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

/** The type of a form tells how it is cut. */
async function inBytes(init: Init): Promise<Init> {
  const form = new Response(init.body as FormData);
  const headers = { ...(init.headers as Record<string, string>), 'Content-Type': form.headers.get('content-type')! };
  return { ...init, headers, body: new Uint8Array(await form.arrayBuffer()) };
}

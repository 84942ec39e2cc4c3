import type { IncomingMessage } from 'node:http';

/** A step of a path as it was meant; as it is, where it is malformed. */
export function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a request comes from this machine's own pages or from none. A page from elsewhere must not act here, even
 * though this is but a toy, nor may a foreign name that was made to point at the loopback address.
 */
export function isOwn({ headers: { host = '', origin } }: IncomingMessage): boolean {
  const hostname = host.replace(/:\d+$/, '');
  return LOOPBACK.has(hostname) && (origin === undefined || origin === `http://${host}`);
}

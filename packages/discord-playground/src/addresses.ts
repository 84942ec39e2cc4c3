import type { IncomingMessage } from 'node:http';

/** A decoded step of a path; unchanged if it is malformed. */
export function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a request comes from this machine's own pages or from no page. A foreign page must not act here, although this is only a toy.
 * Neither may a foreign name that points at the loopback address.
 */
export function isOwn({ headers: { host = '', origin } }: IncomingMessage): boolean {
  const hostname = host.replace(/:\d+$/, '');
  return LOOPBACK.has(hostname) && (origin === undefined || origin === `http://${host}`);
}

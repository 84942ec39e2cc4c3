import { createHmac } from 'node:crypto';
import type { World } from './world.ts';

/** The lifetime of an attachment's link, ms: a day, as on Discord. After that it answers 404 and must be requested anew. */
export const LINK_LIFE = 24 * 3_600_000;

const mac = (secret: string, ...parts: string[]): string =>
  createHmac('sha256', secret).update(parts.join('|')).digest('hex');

/** A signed link `ORIGIN/cdn/attachments/CHANNEL/ATTACHMENT/NAME?ex=…&is=…&hm=…`, times in hex seconds. */
export function attachmentLink(world: World, origin: string, channel: string, id: string, filename: string): string {
  // Rounded to the hour, so that an unchanged message keeps its links and clients keep their cache.
  const issued = Math.floor(world.clock.now() / 3_600_000) * 3600;
  const expires = issued + LINK_LIFE / 1000;
  const [ex, is] = [expires.toString(16), issued.toString(16)];
  const path = `/cdn/attachments/${channel}/${id}/${encodeURIComponent(filename)}`;
  return `${origin}${path}?ex=${ex}&is=${is}&hm=${mac(world.secret, id, ex, is)}&`;
}

export function linkHolds(world: World, id: string, query: URLSearchParams): boolean {
  const [ex, is, hm] = ['ex', 'is', 'hm'].map((name) => query.get(name) ?? '');
  return mac(world.secret, id, ex!, is!) === hm && Number.parseInt(ex!, 16) * 1000 > world.clock.now();
}

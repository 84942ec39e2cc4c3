import { z } from 'zod';
import type { HistoryQuery } from '../../stats/index.ts';

/** Which page of which games; only custom ids hold it. */
export type HistoryChoice = Pick<HistoryQuery, 'of' | 'page'>;

const Written = z
  .string()
  .regex(/^(s|[cu]\d{1,20})\.\d{1,6}$/)
  .transform((text): HistoryChoice => {
    const [who, page] = text.split('.') as [string, string];
    const id = who.slice(1);
    const of = who === 's' ? 'server' : who.startsWith('c') ? { channel: id } : { user: id };
    return { of, page: Number(page) };
  });

/** `c123.0`, `s.2`, `u456.0`: of a channel, the server, a person. */
export function writeHistoryChoice({ of, page }: HistoryChoice): string {
  if (of === 'server') return `s.${page}`;
  return 'channel' in of ? `c${of.channel}.${page}` : `u${of.user}.${page}`;
}

export function readHistoryChoice(text: string): HistoryChoice | null {
  return Written.safeParse(text).data ?? null;
}

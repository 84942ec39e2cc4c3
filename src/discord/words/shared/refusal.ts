import { cut, escaped, plain } from '../escape.ts';
import type { TroubleCode, TroublePhrases } from '../phrases.ts';
import type { ThingWords, Words } from '../types.ts';
import type { Language } from './language.ts';

const TYPED = 40;

export function refusalOf(language: Language, things: ThingWords): Words['refusal'] {
  const { refusals } = language.phrases;
  const [open, close] = refusals.quotes;
  const say: TroublePhrases = {
    user: language.mention,
    channel: (id) => `<#${id}>`,
    typed: (text) => `${open}${escaped(cut(plain(text), TYPED))}${close}`,
    tile: (id) => things.tile(id),
    square: (square) => `**${language.square(square)}**`,
    example: language.square({ x: 0, y: 0 }),
    list: (items, kind) => (kind === 'or' ? language.or(items) : language.and(items)),
  };
  return (why) => {
    // The table is exhaustive by code; TypeScript cannot follow a code to its own entry.
    const phrase = refusals.of[why.code as TroubleCode] as (why: unknown, say: TroublePhrases) => string;
    return phrase(why, say);
  };
}

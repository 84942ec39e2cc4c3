import { plain } from '../../plain.ts';

export { isolated, plain } from '../../plain.ts';

/** Discord's limit for a message, in characters. */
export const MESSAGE_TEXT = 2000;
/** Discord's limit for all text in a message of components only. */
export const CARD_TEXT = 4000;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The text for a message with Markdown, without any bold, code, link, mention, heading or list. People choose names, so `@everyone` or
 * `[free](https://…)` must do nothing.
 */
export const escaped = (text: string): string => unmarked(plain(text));

/** `escaped` for our own words, in which names are already plain: the spaces of a language stay as they are. */
export function unmarked(text: string): string {
  return (
    text
      .replaceAll(/[\\*_~`|<>[\]()/]/g, '\\$&')
      // A backslash does not stop a mention; an invisible space does.
      .replaceAll('@', '@\u200b')
      .replace(/^[#+-]/, '\\$&')
      .replace(/^(\d+)\./, '$1\\.')
  );
}

/** At most `most` UTF-16 units, with … at a cut, and without splitting a character. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  let kept = '';
  for (const { segment } of graphemes.segment(text)) {
    if (kept.length + segment.length > most - 1) break;
    kept += segment;
  }
  return `${kept.replace(/[\s…]+$/, '')}…`;
}

/** The lines that fit into `most` characters, joined by `between`; `more` counts the rest. */
export function fitting(
  lines: readonly string[],
  most: number,
  more: (count: number) => string,
  between = '\n',
): string[] {
  const total = (some: readonly string[]) => some.join(between).length;
  if (total(lines) <= most) return [...lines];
  let kept = lines.length - 1;
  while (kept > 0 && total([...lines.slice(0, kept), more(lines.length - kept)]) > most) kept -= 1;
  return [...lines.slice(0, kept), more(lines.length - kept)];
}

/** The first sentence, and the next ones that fit into `most` characters whole. */
export function sentences([first = '', ...others]: readonly string[], most: number): string {
  let told = first;
  for (const one of others) {
    if (told.length + one.length + 1 > most) break;
    told = `${told} ${one}`;
  }
  return told;
}

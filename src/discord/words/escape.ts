import { plain } from '../../plain.ts';

export { isolated, plain } from '../../plain.ts';

/** Characters that Discord takes in a message. */
export const MESSAGE_TEXT = 2000;
/** The same of all text in a message of components alone. */
export const CARD_TEXT = 4000;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The text as it is, in a message that reads Markdown: no bold, code, link, mention, heading or list comes of it. Names are
 * set by people, and a name like `@everyone` or `[free](https://…)` must do nothing.
 */
export const escaped = (text: string): string => unmarked(plain(text));

/** The same for words of our own, in which names are plain already: their blanks stay as a language has them. */
export function unmarked(text: string): string {
  return (
    text
      .replaceAll(/[\\*_~`|<>[\]()/]/g, '\\$&')
      // A backslash does not stop a mention; an invisible blank does.
      .replaceAll('@', '@\u200b')
      .replace(/^[#+-]/, '\\$&')
      .replace(/^(\d+)\./, '$1\\.')
  );
}

/** At most `most` UTF-16 units, with … where something is missing, and no character torn apart. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  let kept = '';
  for (const { segment } of graphemes.segment(text)) {
    if (kept.length + segment.length > most - 1) break;
    kept += segment;
  }
  return `${kept.replace(/[\s…]+$/, '')}…`;
}

/** As many lines as fit into `most` with `between` between them; the rest is told by `more`. */
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

/** The first of several sentences, and of the others as many as fit into `most` whole. */
export function sentences([first = '', ...others]: readonly string[], most: number): string {
  let told = first;
  for (const one of others) {
    if (told.length + one.length + 1 > most) break;
    told = `${told} ${one}`;
  }
  return told;
}

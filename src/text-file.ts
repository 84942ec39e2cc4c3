import { readFileSync } from 'node:fs';

/**
 * The text of a file that somebody wrote: UTF-8, or UTF-16 with its mark; a byte order mark is left out. Throws what the system answers, or
 * an error whose message is the rest of a sentence that begins with the file.
 */
export const readTextFile = (file: string | URL): string => textOf(readFileSync(file));

/** The same of bytes at hand. */
export function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new Error('is written in neither UTF-8 nor UTF-16: save it as UTF-8');
  }
}

/** What a JSON text holds. Throws an error that says on one line where it is none: `line 3, column 5: Unexpected token`. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const { message } = error as SyntaxError;
    const at = Number(/at position (\d+)/.exec(message)?.[1] ?? text.length);
    const before = text.slice(0, at).split('\n');
    const what = message.replace(/ in JSON at position .*| \(line .*|, (\.\.\.)?".*/s, '').replace(/\s+/g, ' ');
    throw new Error(`line ${before.length}, column ${before.at(-1)!.length + 1}: ${what}`);
  }
}

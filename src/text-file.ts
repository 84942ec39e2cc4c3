import { readFileSync } from 'node:fs';

/**
 * The text of a file that a person wrote: UTF-8, or UTF-16 with its mark; a byte order mark is left out. Throws the system's error, or an
 * error whose message completes a sentence that begins with the file.
 */
export const readTextFile = (file: string | URL): string => textOf(readFileSync(file));

/** The text of bytes, as `readTextFile` reads it. */
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

/** The value of a JSON text. Throws one line for a mistake, or a key twice in an object: `line 3, column 5: Unexpected token`. */
export function jsonIn(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const { message } = error as SyntaxError;
    const at = Number(/at position (\d+)/.exec(message)?.[1] ?? text.length);
    throw wrongAt(text, at, message.replace(/ in JSON at position .*| \(line .*|, (\.\.\.)?".*/s, ''));
  }
  const again = keyTwiceIn(text);
  if (again) throw wrongAt(text, again.index, `the key ${again.groups!.name} stands there twice`);
  return value;
}

function wrongAt(text: string, at: number, what: string): Error {
  const before = text.slice(0, at).split('\n');
  return new Error(`line ${before.length}, column ${before.at(-1)!.length + 1}: ${what.replace(/\s+/g, ' ')}`);
}

/** `JSON.parse` takes the last of two equal keys without a word. */
function keyTwiceIn(text: string): RegExpExecArray | null {
  const open: Set<unknown>[] = [];
  for (const found of text.matchAll(/(?<name>"(?:[^"\\]|\\.)*")(?<colon>\s*:)?|[{}]/g)) {
    const { name, colon } = found.groups!;
    if (found[0] === '{') open.push(new Set());
    else if (found[0] === '}') open.pop();
    else if (colon !== undefined) {
      const key: unknown = JSON.parse(name!);
      if (open.at(-1)!.has(key)) return found;
      open.at(-1)!.add(key);
    }
  }
  return null;
}

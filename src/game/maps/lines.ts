/**
 * The line (from 1) of the value at a path of a JSON text that can be parsed. If the path leads to nothing: the line of the last value on
 * it.
 */
export function lineOf(text: string, path: readonly PropertyKey[]): number {
  const scanner = new Scanner(text);
  let at = scanner.value(0);
  for (const key of path) {
    const inner = scanner.within(at, key);
    if (inner === null) break;
    at = inner;
  }
  return text.slice(0, at).split('\n').length;
}

/** Walks over values without parsing them; a position is that of the value's first character. */
class Scanner {
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** The first character that is not blank. */
  value(from: number): number {
    let at = from;
    while (/\s/.test(this.text[at] ?? '')) at++;
    return at;
  }

  /** The value of a key in an object, or of an index in an array; null if there is none. */
  within(start: number, key: PropertyKey): number | null {
    const open = this.text[start];
    if (open !== '{' && open !== '[') return null;
    let index = 0;
    let at = this.value(start + 1);
    while (at < this.text.length && this.text[at] !== '}' && this.text[at] !== ']') {
      let name: string | number = index++;
      if (open === '{') {
        const end = this.endOf(at);
        name = JSON.parse(this.text.slice(at, end)) as string;
        at = this.value(this.value(end) + 1);
      }
      if (name === key) return at;
      at = this.value(this.endOf(at));
      if (this.text[at] === ',') at = this.value(at + 1);
    }
    return null;
  }

  /** The position after the value that begins at `start`. */
  private endOf(start: number): number {
    let depth = 0;
    let at = start;
    do {
      const letter = this.text[at];
      if (letter === '"') at = this.endOfString(at);
      else {
        if (letter === '{' || letter === '[') depth += 1;
        if (letter === '}' || letter === ']') depth -= 1;
        at += 1;
        if (depth === 0 && !/[{}[\]]/.test(letter ?? '')) while (/[^\s,\]}]/.test(this.text[at] ?? ' ')) at += 1;
      }
    } while (depth > 0 && at < this.text.length);
    return at;
  }

  private endOfString(start: number): number {
    let at = start + 1;
    while (at < this.text.length && this.text[at] !== '"') at += this.text[at] === '\\' ? 2 : 1;
    return at + 1;
  }
}

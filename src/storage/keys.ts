/** 1 to 200 visible ASCII characters: ids of documents, boards, and who is on them. */
const NAME = /^[\x21-\x7e]{1,200}$/;

/** The name, or a `RangeError` that says what it is no name for. */
export function checked(name: string, what: string): string {
  if (!NAME.test(name)) throw new RangeError(`no ${what}: ${JSON.stringify(name)}`);
  return name;
}

/** What the keys of a collection begin with. */
export function prefixOf(collection: string): string {
  if (!/^[a-z-]+$/.test(collection) || collection === 'broken')
    throw new RangeError(`no name for a collection: ${collection}`);
  return `${collection}:`;
}

/** Where boards lie among the documents' keys, a name in front of their own that no collection can have. */
export const BOARD_PREFIX = 'rank/';

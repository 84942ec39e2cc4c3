/** 1 to 200 visible ASCII characters: ids of documents, boards, and who is on them. */
const NAME = /^[\x21-\x7e]{1,200}$/;

/** The name, or a `RangeError` that says what the text cannot name. */
export function checked(name: string, what: string): string {
  if (!NAME.test(name)) throw new RangeError(`no ${what}: ${JSON.stringify(name)}`);
  return name;
}

/** The prefix of a collection's keys. */
export function prefixOf(collection: string): string {
  if (!/^[a-z-]+$/.test(collection) || collection === 'broken')
    throw new RangeError(`no name for a collection: ${collection}`);
  return `${collection}:`;
}

/** The prefix of boards among the keys of documents; no collection can have this name. */
export const BOARD_PREFIX = 'rank/';

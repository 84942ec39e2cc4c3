/** The same without names of buildings: a line of a record names a place without them, and the game tells them by itself. */
export const unnamed = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value, (key, inner: unknown) => (key === 'called' ? undefined : inner))) as Value;

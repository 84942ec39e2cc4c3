/** A value without names of buildings: a record's line omits them, and the game adds them. */
export const unnamed = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value, (key, inner: unknown) => (key === 'called' ? undefined : inner))) as Value;

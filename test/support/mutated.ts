import fc from 'fast-check';

/** Values to put in place of others: empty, huge, deep, of another kind. */
const ODD: readonly unknown[] = [
  ...[null, true, -1, 0, 1.5, 1e308, 2 ** 53, '', ' ', '0', 'x'.repeat(50_000), '9'.repeat(400), '\u0000', '\ud800'],
  ...[[], {}, [[]], [null], Array(2000).fill(0), { length: 9 }],
  JSON.parse('['.repeat(200) + ']'.repeat(200)),
  JSON.parse('{"__proto__":{"x":1},"constructor":1}'),
];

/** JSON of which a few values are changed, gone or there twice. */
export const mutatedJson = (json: unknown): fc.Arbitrary<unknown> =>
  fc
    .array(fc.record({ at: fc.nat(), how: fc.nat(3), odd: fc.constantFrom(...ODD) }), { minLength: 1, maxLength: 4 })
    .map((changes) => {
      const copy = structuredClone(json);
      for (const { at, how, odd } of changes) change(copy, at, how, odd);
      return copy;
    });

function change(json: unknown, at: number, how: number, odd: unknown): void {
  const places: [Record<string, unknown>, string][] = [];
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || places.length > 20_000) return;
    for (const key of Object.keys(value)) {
      places.push([value as Record<string, unknown>, key]);
      collect((value as Record<string, unknown>)[key]);
    }
  };
  collect(json);
  const place = places[at % Math.max(1, places.length)];
  if (!place) return;
  const [holder, key] = place;
  if (how === 0 && Array.isArray(holder)) holder.splice(Number(key), 1);
  else if (how === 0) delete holder[key];
  else if (how === 1 && Array.isArray(holder)) holder.push(structuredClone(holder[Number(key)]));
  else if (how === 1) holder[`${key}s`] = holder[key];
  else if (how === 2) holder[key] = structuredClone(places[(at * 7919) % places.length]![0]);
  else holder[key] = structuredClone(odd);
}

/** A text that is cut, or a part of which is gone, doubled, changed or repeated many times. */
export const mutatedText = (text: string): fc.Arbitrary<string> =>
  fc
    .record({
      ...{ from: fc.nat(text.length), length: fc.oneof(fc.nat(3), fc.nat(400)), how: fc.nat(4) },
      odd: fc.constantFrom(
        '',
        '{',
        '}',
        '"',
        '\\',
        '\u0000',
        '\n',
        ' = { ',
        ']'.repeat(500),
        '{ '.repeat(500),
        'ü',
        '\ud800',
        '-term = x',
        '#',
      ),
    })
    .map(({ from, length, how, odd }) => {
      const part = text.slice(from, from + length);
      const [before, after] = [text.slice(0, from), text.slice(from + length)];
      if (how === 0) return before;
      if (how === 1) return before + after;
      if (how === 2) return before + part + part + after;
      return before + (how === 3 ? odd : part.repeat(200)) + after;
    });

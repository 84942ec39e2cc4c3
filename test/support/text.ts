import fc from 'fast-check';

/** Text of any code points, with halves of surrogate pairs. fast-check's own `string` needs a second or two to make a table of them. */
export const anyText = (
  length: { readonly minLength?: number; readonly maxLength?: number } = {},
): fc.Arbitrary<string> =>
  fc.array(fc.integer({ min: 0, max: 0x10ffff }), length).map((points) => String.fromCodePoint(...points));

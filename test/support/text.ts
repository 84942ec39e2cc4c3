import fc from 'fast-check';

/**
 * Text of any code points, halves of letters among them. fast-check's own `string` of them first makes a table of all there
 * are, for a second or two.
 */
export const anyText = (
  length: { readonly minLength?: number; readonly maxLength?: number } = {},
): fc.Arbitrary<string> =>
  fc.array(fc.integer({ min: 0, max: 0x10ffff }), length).map((points) => String.fromCodePoint(...points));

/** Symbols of the arrows 01, 02 and 03. */
export const SYMBOLS = ['add-meeple', 'place-anywhere', 'extra-turn'] as const;

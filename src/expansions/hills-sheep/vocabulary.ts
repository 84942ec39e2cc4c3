/** Tokens in the bag (HS1); a number tells the sheep on the token. */
export const TOKENS = ['1', '2', '3', '4', 'wolf'] as const;
export type Token = (typeof TOKENS)[number];

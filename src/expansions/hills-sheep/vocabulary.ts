/** What is in the bag of sheep (HS1): the numbers say how many sheep are on a token. */
export const TOKENS = ['1', '2', '3', '4', 'wolf'] as const;
export type Token = (typeof TOKENS)[number];

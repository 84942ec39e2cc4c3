/** Of what an expansion asks or offers. */
export interface DecisionPhrases {
  title(who: string): string;
  readonly open: string;
  options(count: number): string;
  /** Nothing of it is done. */
  readonly pass: string;
  readonly ask: string;
  page(from: number, to: number, of: number): string;
}

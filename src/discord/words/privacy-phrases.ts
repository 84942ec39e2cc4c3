export interface PrivacyPhrases {
  readonly title: string;
  readonly names: string;
  finished(games: number): string;
  /** `where`: channels, listed. */
  playing(games: number, where: string): string;
  sitting(tables: number, where: string): string;
  /** How boards treat them. */
  board(hidden: boolean): string;
  everywhere(everywhere: boolean, hidden: boolean): string;
  readonly nothingElse: string;
  exported(recordsLeftOut: number): string;
  readonly delete: {
    readonly title: string;
    resign(games: number, where: string): string;
    leave(tables: number, where: string): string;
    /** `former`: what they are called from then on. */
    finished(games: number, former: string): string;
    readonly ratings: string;
    readonly messages: string;
    readonly end: string;
    readonly done: string;
    readonly underWay: string;
  };
}

/** Names come in ready to be shown, numbers formatted. */

export interface HistoryPhrases {
  readonly channel: string;
  readonly server: string;
  user(who: string): string;
  /** Under the title: how many games there are, and which page this is. */
  page(games: number, page: number, pages: number): string;
  readonly noneInChannel: string;
  readonly noneOnServer: string;
  noneOf(who: string): string;
  turns(count: number): string;
  /** How it ended, if not by its last tile. */
  readonly endings: Readonly<Record<'resigned' | 'abandoned', string>>;
  map(name: string): string;
  readonly newer: string;
  readonly menu: string;
}

export interface ReportPhrases {
  readonly headings: Readonly<Record<'scores' | 'figures' | 'turn' | 'points' | 'best', string>>;
  /** When something was scored. */
  when(turn: number | null): string;
  about(when: string, channel: string, what: string): string;
  abandoned(scores: string): string;
  unreadable(when: string, scores: string): string;
  readonly alt: {
    /** `what`: the kind of game and its turns. */
    head(what: string): string;
    points(listed: string): string;
    /** How it stood in the middle of the game. */
    half(turn: number, listed: string): string;
    /** `since`: after which turn the last lead began; null for final scoring. */
    lead(changes: number, who: string, since: number | null): string;
    readonly noLead: string;
    figures(listed: string): string;
    best(listed: string): string;
  };
}

export interface ReplayPhrases {
  text(when: string, what: string, scores: string): string;
  readonly reduced: string;
  readonly noPicture: string;
  alt(what: string, scores: string): string;
  readonly start: string;
  turn(turn: number, of: number, who: string): string;
  readonly end: string;
  /** Where nothing is to be told. */
  readonly nothing: string;
  record(file: string): string;
}

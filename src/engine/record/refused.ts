/** Why the rules refuse what a player or a record asks for. The words for it are not the engine's business. */
export type RefusalCode = 'not-legal' | 'game-over' | 'unreadable-action' | 'unreadable-record' | 'already-resigned';

/** A player's mistake, thrown inside the engine's face and nowhere kept: the position is as it was. */
export class Refused extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode, detail = '') {
    super(detail ? `${code}: ${detail}` : code);
    this.name = 'Refused';
    this.code = code;
  }
}

/** What cannot be unless there is a bug of ours. */
export function invariant(claim: unknown, what: string): asserts claim {
  if (!claim) throw new Error(`invariant broken: ${what}`);
}

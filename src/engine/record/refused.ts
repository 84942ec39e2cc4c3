/** Why the rules refuse a move or a record. The engine has no words for it. */
export type RefusalCode = 'not-legal' | 'game-over' | 'unreadable-action' | 'unreadable-record' | 'already-resigned';

/** A player's mistake, thrown to the caller of the engine; the position is as it was. */
export class Refused extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode, detail = '') {
    super(detail ? `${code}: ${detail}` : code);
    this.name = 'Refused';
    this.code = code;
  }
}

/** Throws if the claim is false, which only a bug of ours can cause. */
export function invariant(claim: unknown, what: string): asserts claim {
  if (!claim) throw new Error(`invariant broken: ${what}`);
}

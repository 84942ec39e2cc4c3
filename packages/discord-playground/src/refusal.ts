/** An action that a user's client would not allow: the button is missing, the option is not offered. */
export class Refusal extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode, message: string) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
  }
}

export type RefusalCode =
  | 'no-such-user'
  | 'no-such-channel'
  | 'no-such-message'
  | 'no-such-component'
  | 'no-such-command'
  | 'no-such-interaction'
  | 'disabled'
  | 'not-allowed'
  | 'bad-value'
  | 'bad-request';

/** The thing itself; throws the refusal if it is missing. */
export function given<T>(thing: T | undefined | null, code: RefusalCode, message: string): T {
  if (thing === undefined || thing === null) throw new Refusal(code, message);
  return thing;
}

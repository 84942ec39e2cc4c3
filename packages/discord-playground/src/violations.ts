/** An action of the bot that Discord would refuse, or a missing action that it would report. */
export interface Violation {
  method: string;
  route: string;
  code: number;
  message: string;
  /** The nested errors of 50035. */
  errors?: unknown;
}

/** An array that tests look into and may empty. */
export interface Violations extends Array<Violation> {
  add(violation: Violation): void;
}

export function createViolations(): Violations {
  const list = [] as unknown as Violations;
  Object.defineProperty(list, 'add', { value: (violation: Violation) => list.push(violation) });
  return list;
}

/** Types of message arguments, which the generated message types use. */

export type Text = string | number;

/**
 * A name with its own forms (`knight`, `a knight`, `einen Ritter`), by the message that holds them. Each name of a list is shown
 * in the form asked for, and the list as the language lists.
 */
export interface Thing {
  readonly thing: string | readonly string[];
}

/** No arguments. */
export type Nothing = Readonly<Record<never, never>>;

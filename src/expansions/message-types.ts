/** What message files are given, wherever they lie: the types that are made of them use these. */

export type Text = string | number;

/**
 * A name that is shown in forms of its own (`knight`, `a knight`, `einen Ritter`): the message that holds them. Of several, each is
 * shown in the form asked for, and they are listed as the language lists.
 */
export interface Thing {
  readonly thing: string | readonly string[];
}

/** No arguments. */
export type Nothing = Readonly<Record<never, never>>;

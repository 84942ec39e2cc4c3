/** What message files are given, wherever they lie: the types that are made of them use these. */

export type Text = string | number;

/** A name that is shown in forms of its own (`knight`, `a knight`, `einen Ritter`): the message that holds them. */
export interface Thing {
  readonly thing: string;
}

/** No arguments. */
export type Nothing = Readonly<Record<never, never>>;

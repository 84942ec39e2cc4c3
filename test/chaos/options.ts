import { parseArgs } from 'node:util';

/** Options of a run: a whole number with its default, or words of which the first is the default. */
export type Options = Readonly<Record<string, number | readonly string[]>>;

export type Values<O extends Options> = {
  readonly [Name in keyof O]: O[Name] extends readonly (infer Word)[] ? Word : number;
};

/** Null if the arguments are wrong; a run of no rounds would keep every promise. */
export function valuesOf<O extends Options>(options: O, args: readonly string[]): Values<O> | null {
  const declared = Object.fromEntries(Object.keys(options).map((name) => [name, { type: 'string' as const }]));
  let said: Readonly<Record<string, string | undefined>>;
  try {
    said = parseArgs({ args: [...args], options: declared }).values;
  } catch {
    return null;
  }
  const values = Object.entries(options).map(([name, option]): [string, unknown] => {
    const word = said[name];
    if (typeof option !== 'number') return [name, option.find((one) => one === (word ?? option[0]))];
    return [name, word === undefined ? option : /^[1-9]\d*$/.test(word) ? Number(word) : undefined];
  });
  return values.every(([, value]) => value !== undefined) ? (Object.fromEntries(values) as Values<O>) : null;
}

export const usageOf = (options: Options): string =>
  Object.entries(options)
    .map(([name, option]) => `[--${name} ${typeof option === 'number' ? option : option.join('|')}]`)
    .join(' ');

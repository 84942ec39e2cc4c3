import type * as syntax from '@fluent/syntax';
import { isTerm, type MessageEntry, spokenIn } from './parse.ts';
import { argumentsOf } from './types.ts';

/** What the messages of one language come to with all that they speak of. */
export function referencesIn(entries: readonly MessageEntry[]) {
  const patterns = new Map(entries.map(({ key, pattern }) => [key, pattern]));
  const spoken = new Map(entries.map(({ key, pattern }) => [key, spokenIn(pattern)]));
  // A comment may declare what English does not use; what counts here is what the language uses.
  const asked = argumentsOf(entries.filter((entry) => !isTerm(entry)).map((entry) => ({ ...entry, notes: [] })));
  const calls = [...spoken.values()].flatMap(({ termsGiven }) => termsGiven);
  const givenTo = (term: string) => calls.filter(([called]) => called === term).flatMap(([, names]) => names);

  const leadsTo = (wanted: string, key: string, past: Set<string>): boolean =>
    (spoken.get(key)?.messages ?? []).some((next) => {
      if (next === wanted) return true;
      if (past.has(next)) return false;
      past.add(next);
      return leadsTo(wanted, next, past);
    });

  const longestIn = ({ elements }: syntax.Pattern, on: readonly string[]): number =>
    elements.reduce((sum, element) => {
      if (element.type === 'TextElement') return sum + (element as syntax.TextElement).value.length;
      const { expression } = element as syntax.Placeable;
      if (expression.type === 'StringLiteral') return sum + (expression as syntax.StringLiteral).value.length;
      if (expression.type === 'SelectExpression') {
        const { variants } = expression as syntax.SelectExpression;
        return sum + Math.max(...variants.map(({ value }) => longestIn(value, on)));
      }
      const named = keyOf(expression);
      return named === null ? sum : sum + longestOf(named, on);
    }, 0);
  const longestOf = (key: string, on: readonly string[]): number => {
    const pattern = patterns.get(key);
    return pattern && !on.includes(key) ? longestIn(pattern, [...on, key]) : 0;
  };

  return {
    /** The arguments that a message asks for, by itself or by others; not those of terms, which are given theirs where they are called. */
    argumentsOf: (key: string): readonly string[] => [...(asked.get(key)?.keys() ?? [])],
    /** What a term asks for and is given by no call. It would be shown as `{$who}`, and Fluent would tell nobody. */
    notGiven(term: string): readonly string[] {
      const given = givenTo(term.slice(1).split('.')[0]!);
      return [...(spoken.get(term)?.uses.keys() ?? [])].filter((name) => !given.includes(name));
    },
    /** Whether it leads back to itself. */
    isCircular: (key: string): boolean => leadsTo(key, key, new Set()),
    /** How long it is at least, in the longest of its variants: what it is given counts nothing. */
    longest: (key: string): number => longestOf(key, []),
  };
}

/** The message or term that is put in there. */
function keyOf(expression: syntax.Placeable['expression']): string | null {
  if (expression.type === 'TermReference') return `-${(expression as syntax.TermReference).id.name}`;
  if (expression.type !== 'MessageReference') return null;
  const { id, attribute } = expression as syntax.MessageReference;
  return attribute ? `${id.name}.${attribute.name}` : id.name;
}

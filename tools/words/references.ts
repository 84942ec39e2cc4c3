import type * as syntax from '@fluent/syntax';
import { isTerm, type MessageEntry, spokenIn } from './parse.ts';
import { argumentsOf } from './types.ts';

/** The messages of one language with all their references. */
export function referencesIn(entries: readonly MessageEntry[]) {
  const patterns = new Map(entries.map(({ key, pattern }) => [key, pattern]));
  const spoken = new Map(entries.map(({ key, pattern }) => [key, spokenIn(pattern)]));
  // A comment may declare arguments that English does not use; here only the language's own use counts.
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
    /** The arguments of a message and its references, without those of terms, which each call gives. */
    argumentsOf: (key: string): readonly string[] => [...(asked.get(key)?.keys() ?? [])],
    /** The arguments of a term that no call gives. It would show `{$who}`, and Fluent would not report it. */
    notGiven(term: string): readonly string[] {
      const given = givenTo(term.slice(1).split('.')[0]!);
      return [...(spoken.get(term)?.uses.keys() ?? [])].filter((name) => !given.includes(name));
    },
    /** Whether it refers to itself. */
    isCircular: (key: string): boolean => leadsTo(key, key, new Set()),
    /** The least length of its longest variant; arguments count nothing. */
    longest: (key: string): number => longestOf(key, []),
  };
}

/** The key of the message or term in a placeable. */
function keyOf(expression: syntax.Placeable['expression']): string | null {
  if (expression.type === 'TermReference') return `-${(expression as syntax.TermReference).id.name}`;
  if (expression.type !== 'MessageReference') return null;
  const { id, attribute } = expression as syntax.MessageReference;
  return attribute ? `${id.name}.${attribute.name}` : id.name;
}

import type { ExpansionRow } from '../../src/engine/loading/expansion.ts';
import type { Fault, MessageEntry } from './parse.ts';

/** The messages that a hand of cards needs. */
const OF_A_HAND = [
  ...['', '.button', '.absent', '.none', '.usable', '.unusable', '.wait', '.secret', '.alt', '.later', '.received'],
];

/** Missing English messages for the steps, verbs and decks of expansions: each with its folder and key. */
export function unsaid(expansions: readonly ExpansionRow[], entries: readonly MessageEntry[]): Fault[] {
  const said = new Set(entries.filter(({ file }) => file.language === 'en').map(({ key }) => key));
  return expansions.flatMap(([folder, ...modules]) => {
    const path = `src/expansions/${folder}/words/en.ftl`;
    const needed = modules.flatMap(({ steps = [], verbs = [], deck }) => [
      ...steps
        .filter(({ step }) => step.options)
        .map(({ id }) => ({ key: `ask-${id}`, why: `players are asked in the step ${id}` })),
      ...steps.flatMap(({ id, step }) =>
        Object.keys(step.standing ?? {}).flatMap((answer) =>
          [`standing-${id}-${answer}`, `standing-${id}-${answer}-set`].map((key) => {
            return { key, why: `the step ${id} can be answered by ${answer} once for all` };
          }),
        ),
      ),
      ...(deck ? OF_A_HAND : []).map((part) => ({
        key: `hand-${deck!.id}${part}`,
        why: `players hold cards of the deck ${deck!.id}`,
      })),
      ...verbs.map(({ verb }) => ({ key: `action-${verb}`, why: `players are offered the verb ${verb}` })),
    ]);
    return needed
      .filter(({ key }) => !said.has(key))
      .map(({ key, why }) => ({ path, line: 1, key, what: `is missing, and ${why}` }));
  });
}

import { cut } from '../escape.ts';
import type { Topic } from '../vocabulary.ts';
import type { SpokenLanguage } from './language.ts';

const CITED = / \(([A-Z]+\d+(?:, [A-Z]+\d+)*)\)/g;

/** An answer of `/rules`. */
export const topicOf =
  ({ say }: SpokenLanguage) =>
  (topic: Topic) => {
    const text = cut(say(`topic-${topic}.text`), 1500);
    return {
      /** At most 80 characters. */
      title: cut(say(`topic-${topic}`), 80),
      /** Markdown, at most 1500 characters: with the ids of rules in brackets behind the sentences. */
      text,
      /** As players read it: the ids stand in one line at the end, not in the sentences. */
      get told(): string {
        const ids = new Set([...text.matchAll(CITED)].flatMap(([, listed]) => listed!.split(', ')));
        const plain = text.replaceAll(CITED, '');
        return ids.size === 0 ? plain : `${plain}\n${say('cited-rules', { ids: [...ids].join(', ') })}`;
      },
    };
  };

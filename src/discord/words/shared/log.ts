import { escaped, fitting } from '../escape.ts';
import type { LogWords, ThingWords } from '../types.ts';
import { type Discovery, discoveriesIn } from './discoveries.ts';
import { inMarkdown, type Language, moreLines } from './language.ts';
import { storyOf } from './story.ts';

const LIMIT = 1000;

export function logOf(language: Language, things: ThingWords): LogWords {
  return {
    lines: (events, people, limit = LIMIT) =>
      fitting(storyOf(language, things, events, inMarkdown(language, people)), limit, moreLines(language)),
    moves: (moves, people, limit = LIMIT) => {
      const calling = inMarkdown(language, people);
      const lines = moves.map((events) => storyOf(language, things, events, calling).join(' '));
      return fitting(
        lines.filter((line) => line !== ''),
        limit,
        moreLines(language),
      );
    },
    discovered: (events, view) => discoveriesIn(events, view).map((one) => discoveryLine(language, one)),
  };
}

function discoveryLine({ say, and, square }: Language, { what, name, opened }: Discovery): string {
  const squares = opened.length === 0 ? null : and(opened.map(square));
  return say(`map-${what}-found`, { name: `**${escaped(name)}**`, squares });
}

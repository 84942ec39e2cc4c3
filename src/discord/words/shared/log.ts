import { escaped, fitting } from '../escape.ts';
import type { LogWords, ThingWords } from '../types.ts';
import { type Discovery, discoveriesIn } from './discoveries.ts';
import { inMarkdown, type Language } from './language.ts';
import { storyOf } from './story.ts';

const LIMIT = 1000;

export function logOf(language: Language, things: ThingWords): LogWords {
  return {
    lines: (events, people, limit = LIMIT) =>
      fitting(storyOf(language, things, events, inMarkdown(language, people)), limit, language.phrases.log.more),
    discovered: (events, view) => discoveriesIn(events, view).map((one) => discoveryLine(language, one)),
  };
}

function discoveryLine(language: Language, { what, name, opened }: Discovery): string {
  const squares = language.and(opened.map(language.square));
  return language.phrases.log.discovered[what](`**${escaped(name)}**`, squares);
}

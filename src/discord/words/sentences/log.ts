import type { GameEvent, GameView } from '../../../engine/index.ts';
import type { TurnTold } from '../../../game/past/replay.ts';
import { cut, escaped, fitting } from '../escape.ts';
import type { Members } from '../vocabulary.ts';
import { type Discovery, discoveriesIn } from './discoveries.ts';
import { inMarkdown, moreLines, type SpokenLanguage } from './language.ts';
import { beforeTheEnd, storyOf } from './story.ts';
import type { ThingWords } from './things.ts';

const LIMIT = 1000;
const SMALL_LIMIT = 1400;
/** Ten of them are a page of a card. */
const TURN_LIMIT = 370;
const STANDING_LIMIT = 180;

export type LogWords = ReturnType<typeof logOf>;

/** Lines of Markdown about what happened. */
export function logOf(language: SpokenLanguage, things: ThingWords) {
  const movesOf = (moves: readonly (readonly GameEvent[])[], people: Members, limit: number = LIMIT): string[] => {
    const calling = inMarkdown(language, people);
    const lines = moves.map((events) => storyOf(language, things, events, calling).join(' '));
    return fitting(
      lines.filter((line) => line !== ''),
      limit,
      moreLines(language),
    );
  };

  return {
    /**
     * Lines about what a call of `play` or `resign` brought, the next player's draw left out: ties told in one line, figures
     * that went home together. At most `limit` characters in sum (default 1000); what is cut is told as "and 3 more lines".
     */
    lines: (events: readonly GameEvent[], people: Members, limit: number = LIMIT): string[] =>
      fitting(storyOf(language, things, events, inMarkdown(language, people)), limit, moreLines(language)),
    /** The same of several moves, a line each. */
    moves: movesOf,
    /** The same in small print, a line each; at most 1500 characters in sum. */
    small: (moves: readonly (readonly GameEvent[])[], people: Members): string[] =>
      movesOf(moves, people, SMALL_LIMIT).map((line) => `-# ${line}`),
    /** `**57.** Ada placed … · Ada 46, Bo 28`: a turn and, where it brought points, how it stood then; at most 370 characters, '' where nothing has been done in it. */
    turn: ({ turn, scores, events }: TurnTold, people: Members): string => {
      const calling = inMarkdown(language, people);
      const told = storyOf(language, things, beforeTheEnd(events), calling);
      if (told.length === 0) return '';
      const head = `**${turn}.** `;
      const isScored = events.some(({ type }) => type === 'scored');
      const named = scores.map((score, seat) => `${calling.weak(seat)} ${language.number(score)}`).join(', ');
      // Many long names would leave no room for what happened; then it is told by seat.
      const stood = named.length <= STANDING_LIMIT ? named : scores.map(language.number).join(' : ');
      const standing = isScored ? ` · ${stood}` : '';
      const room = TURN_LIMIT - head.length - standing.length;
      return `${head}${cut(fitting(told, room, moreLines(language), ' ').join(' '), room)}${standing}`;
    },
    /** Above a page of these. */
    title: (page: number, pages: number) => `### ${language.say('log-title', { page, pages })}`,
    empty: language.say('log-empty'),
    /** Lines about what the tiles placed in these events discovered on a map (M5, M12). `view`: after them. */
    discovered: (events: readonly GameEvent[], view: GameView): string[] =>
      discoveriesIn(events, view).map((one) => discoveryLine(language, one)),
  };
}

function discoveryLine({ say, and, square }: SpokenLanguage, { what, name, opened }: Discovery): string {
  const squares = opened.length === 0 ? null : and(opened.map(square));
  return say(`map-${what}-found`, { name: `**${escaped(name)}**`, squares });
}

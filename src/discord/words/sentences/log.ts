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
/** Ten turns fit a page of a card. */
const TURN_LIMIT = 370;
const STANDING_LIMIT = 180;

export type LogWords = ReturnType<typeof logOf>;

/** Lines of Markdown about events. */
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
     * Lines about the events of one `play` or `resign`, without the next draw. Ties share a line, as do figures that went home together. At
     * most `limit` characters together (default 1000); the rest is "and 3 more lines".
     */
    lines: (events: readonly GameEvent[], people: Members, limit: number = LIMIT): string[] =>
      fitting(storyOf(language, things, events, inMarkdown(language, people)), limit, moreLines(language)),
    /** A line for each of several moves. */
    moves: movesOf,
    /** Moves in small print, a line each; at most 1500 characters together. */
    small: (moves: readonly (readonly GameEvent[])[], people: Members): string[] =>
      movesOf(moves, people, SMALL_LIMIT).map((line) => `-# ${line}`),
    /** `**57.** Ada placed … · Ada 46, Bo 28`: a turn, with the standing if it scored. At most 370 characters; '' without any moves. */
    turn: ({ turn, scores, events }: TurnTold, people: Members): string => {
      const calling = inMarkdown(language, people);
      const told = storyOf(language, things, beforeTheEnd(events), calling);
      if (told.length === 0) return '';
      const head = `**${turn}.** `;
      const isScored = events.some(({ type }) => type === 'scored');
      const named = scores.map((score, seat) => `${calling.weak(seat)} ${language.number(score)}`).join(', ');
      // Many long names leave no room for the events; then the scores are by seat.
      const stood = named.length <= STANDING_LIMIT ? named : scores.map(language.number).join(' : ');
      const standing = isScored ? ` · ${stood}` : '';
      const room = TURN_LIMIT - head.length - standing.length;
      return `${head}${cut(fitting(told, room, moreLines(language), ' ').join(' '), room)}${standing}`;
    },
    title: (page: number, pages: number) => `### ${language.say('log-title', { page, pages })}`,
    empty: language.say('log-empty'),
    /** Lines about a map's discoveries by the tiles of these events (M5, M12). `view`: after them. */
    discovered: (events: readonly GameEvent[], view: GameView): string[] =>
      discoveriesIn(events, view).map((one) => discoveryLine(language, one)),
  };
}

function discoveryLine({ say, and, square }: SpokenLanguage, { what, name, opened }: Discovery): string {
  const squares = opened.length === 0 ? null : and(opened.map(square));
  return say(`map-${what}-found`, { name: `**${escaped(name)}**`, squares });
}

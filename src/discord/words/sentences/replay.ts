import type { GameEvent, GameView, Seat } from '../../../engine/index.ts';
import type { Summary } from '../../../stats/index.ts';
import { cut, escaped, MESSAGE_TEXT } from '../escape.ts';
import type { Members } from '../vocabulary.ts';
import { standingsIn } from './alt.ts';
import { type Calling, inMarkdown, inPlain, type SpokenLanguage } from './language.ts';
import { logOf } from './log.ts';
import { momentIn } from './moment.ts';
import { scoresIn, whatIn } from './past.ts';
import { storyOf } from './story.ts';
import type { ThingWords } from './things.ts';
import { turnOf } from './turn.ts';

const ALT = 1024;
const LINES = 1300;

/** One turn of a finished game. */
export interface ReplayStep {
  /** Before the first turn, after a turn, or after final scoring. */
  readonly at: 'start' | 'turn' | 'end';
  readonly turn: number;
  /** The number of the last turn. */
  readonly of: number;
  /** The seat whose turn it was. */
  readonly seat: Seat | null;
  readonly people: Members;
  /** The events of the turn. */
  readonly events: readonly GameEvent[];
  /** The position after it. */
  readonly view: GameView;
}

/** `/replay`. */
export function replayOf(language: SpokenLanguage, things: ThingWords) {
  const { say } = language;
  const log = logOf(language, things);
  const turn = turnOf(language, things);

  const titleOf = ({ at, turn: number, of, seat }: ReplayStep, calling: Calling): string =>
    at === 'turn' ? say('replay-turn', { turn: number, of, who: calling.weak(seat ?? 0) }) : say(`replay-${at}`);

  return {
    /** Above the animation: Markdown, at most 900 characters. `isReduced`: a limit made it smaller. */
    text: (game: Summary, isReduced: boolean) => {
      const text = say('replay-text', {
        when: momentIn(game.ended, 'f'),
        what: escaped(whatIn(language, game)),
        scores: scoresIn(language, game, 24),
      });
      return isReduced ? `${text}\n${say('replay-reduced')}` : text;
    },
    /** Instead of an animation that could not be drawn. */
    noPicture: say('replay-no-picture'),
    /** For the animation: plain, at most 1024 characters. */
    alt: (game: Summary) =>
      cut(say('replay-alt', { what: whatIn(language, game), scores: scoresIn(language, game, 'plain') }), ALT),

    /** Above the board after one turn: its title, events and scores. Markdown, at most 2000 characters. */
    step: (step: ReplayStep) => {
      const { people, events, view } = step;
      const lines = log.lines(events, people, LINES);
      const told = lines.length === 0 && step.at !== 'start' ? [say('replay-nothing')] : lines;
      const title = `**${titleOf(step, inMarkdown(language, people))}**`;
      return cut([title, ...told, turn.scores(view, people)].join('\n'), MESSAGE_TEXT);
    },

    stepAlt: (step: ReplayStep) => {
      const { people, events, view } = step;
      const calling = inPlain(language, people);
      const title = `${titleOf(step, calling)}.`;
      const scores = language.say('alt-scores', { listed: standingsIn(language, view, people).join(language.between) });
      const room = ALT - title.length - scores.length - 2;
      const lines = storyOf(language, things, events, calling);
      const told =
        lines.length === 0 || room < 40 ? '' : cut(language.say('alt-last', { lines: lines.join(' ') }), room);
      return cut([title, told, scores].filter((part) => part !== '').join(' '), ALT);
    },

    /** Above the file of the record. */
    record: (file: string) => say('replay-record', { file }),
  };
}

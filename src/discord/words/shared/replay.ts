import { cut, escaped, MESSAGE_TEXT } from '../escape.ts';
import type { ReplayWords, Step, ThingWords } from '../types.ts';
import { standingsIn } from './alt.ts';
import { type Calling, inMarkdown, inPlain, type Language } from './language.ts';
import { logOf } from './log.ts';
import { momentIn } from './moment.ts';
import { scoresIn, whatIn } from './past.ts';
import { storyOf } from './story.ts';
import { turnOf } from './turn.ts';

const ALT = 1024;
const LINES = 1300;

export function replayOf(language: Language, things: ThingWords): ReplayWords {
  const { say } = language;
  const log = logOf(language, things);
  const turn = turnOf(language, things);

  const titleOf = ({ at, turn: number, of, seat }: Step, calling: Calling): string =>
    at === 'turn' ? say('replay-turn', { turn: number, of, who: calling.weak(seat ?? 0) }) : say(`replay-${at}`);

  return {
    text: (game, isReduced) => {
      const text = say('replay-text', {
        when: momentIn(game.ended, 'f'),
        what: escaped(whatIn(language, game)),
        scores: scoresIn(language, game, 24),
      });
      return isReduced ? `${text}\n${say('replay-reduced')}` : text;
    },
    noPicture: say('replay-no-picture'),
    alt: (game) =>
      cut(say('replay-alt', { what: whatIn(language, game), scores: scoresIn(language, game, 'plain') }), ALT),

    step: (step) => {
      const { people, events, view } = step;
      const lines = log.lines(events, people, LINES);
      const told = lines.length === 0 && step.at !== 'start' ? [say('replay-nothing')] : lines;
      const title = `**${titleOf(step, inMarkdown(language, people))}**`;
      return cut([title, ...told, turn.scores(view, people)].join('\n'), MESSAGE_TEXT);
    },

    stepAlt: (step) => {
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

    record: (file) => say('replay-record', { file }),
  };
}

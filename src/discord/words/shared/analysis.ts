import { type Action, readMove } from '../../../engine/index.ts';
import type { Analysis } from '../../../game/analysis.ts';
import type { Summary } from '../../../stats/index.ts';
import { cut, fitting } from '../escape.ts';
import { inMarkdown, type Language } from './language.ts';
import { peopleIn } from './past.ts';
import type { ThingWords } from './things.ts';
import { turnIn } from './turns.ts';

const LIMIT = 1900;
const LABEL = 38;

/** What a computer tells of a game that is over. */
export function analysisOf(language: Language, things: ThingWords) {
  const { say, number, signed } = language;
  const tenths = (value: number): number => Math.round(value * 10) / 10 + 0;
  const rounded = (value: number): number => Math.round(value) + 0;

  return {
    /** Markdown, at most 1900 characters. */
    text: (game: Summary, { seats, turning, slips, luckiest, unluckiest }: Analysis) => {
      const { name } = inMarkdown(language, peopleIn(game));
      const of = ({ turn, seat }: { readonly turn: number; readonly seat: number }) => ({ turn, who: name(seat) });
      const drawn = (draw: NonNullable<typeof luckiest>) => ({
        ...of(draw),
        luck: signed(tenths(draw.luck)),
        tile: things.tile(draw.tile),
      });
      const slipLines = slips.flatMap((slip) => {
        const way = turnIn(
          language,
          things,
          slip.preferred.map((line) => readMove(line) as Action),
        );
        if (way === null) return [];
        return [
          say('analysis-slip', {
            ...of(slip),
            way,
            loss: number(tenths(slip.loss)),
            error: number(tenths(slip.error)),
          }),
        ];
      });
      const lines = [
        ...seats.map(({ moves, loss, luck }, seat) =>
          say('analysis-seat', {
            who: name(seat),
            moves,
            loss: number(Math.max(0, tenths(loss))),
            luck: signed(rounded(luck)),
          }),
        ),
        ...(turning === null
          ? []
          : [say('analysis-turning', { ...of(turning), change: signed(tenths(turning.change)) })]),
        ...(slipLines.length > 0 ? slipLines : [say('analysis-no-slip')]),
        ...(luckiest === null ? [] : [say('analysis-luckiest', drawn(luckiest))]),
        ...(unluckiest === null ? [] : [say('analysis-unluckiest', drawn(unluckiest))]),
      ].map((line) => `- ${language.begun(line)}`);
      const [head, note] = [say('analysis-title'), say('analysis-note')];
      const room = LIMIT - head.length - note.length - 2;
      return [head, ...fitting(lines, room, language.andMore), note].join('\n');
    },
    /** Until it is there, and where it does not come. */
    working: say('analysis-working'),
    failed: say('analysis-failed'),
    /** On a button that shows the board after a turn; plain, at most 38 characters. */
    step: (turn: number) => cut(say('analysis-step', { turn }), LABEL),
  };
}

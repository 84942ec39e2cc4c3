import { type Action, REASONS, readMove } from '../../../engine/index.ts';
import { type Analysis, slipsFor } from '../../../game/past/analysis.ts';
import type { Idle } from '../../../game/past/idle.ts';
import { SCORE_GROUPS, type ScoreGroup, type Summary, scoreGroupOf } from '../../../stats/index.ts';
import { cut, fitting } from '../escape.ts';
import { inMarkdown, type SpokenLanguage } from './language.ts';
import { peopleIn } from './past.ts';
import type { ThingWords } from './things.ts';
import { turnIn } from './turns.ts';

const LIMIT = 1900;
const LABEL = 38;

/** The reader's seat, and the idle meeples of each seat. */
export interface AnalysisReader {
  readonly seat: number;
  readonly idle: readonly Idle[];
}

/** A computer's analysis of a finished game. */
export function analysisOf(language: SpokenLanguage, things: ThingWords) {
  const { say, number, signed } = language;
  const tenths = (value: number): number => Math.round(value * 10) / 10 + 0;
  const rounded = (value: number): number => Math.round(value) + 0;

  /** The computer's preferred way. */
  const wayOf = ({ preferred }: Analysis['slips'][number]): string | null => {
    const actions = preferred.map((line) => readMove(line) as Action);
    return turnIn(language, things, actions);
  };

  /** The leader's advantage by kind of score, the largest difference first; the sum is the whole difference. */
  const partsOf = (ahead: Summary['seats'][number], behind: Summary['seats'][number]): string => {
    const of = ({ points }: typeof ahead, group: ScoreGroup): number =>
      REASONS.reduce((sum, reason) => (scoreGroupOf(reason) === group ? sum + (points[reason] ?? 0) : sum), 0);
    return SCORE_GROUPS.map((group) => ({ group, more: of(ahead, group) - of(behind, group) }))
      .filter(({ more }) => more !== 0)
      .sort((a, b) => Math.abs(b.more) - Math.abs(a.more))
      .map(({ group, more }) => `${say(`sum-${group}`)} ${signed(more)}`)
      .join(', ');
  };

  /** Why the reader and the best other player differ: kinds of score, luck and choices as far as the analysis knows, and idle meeples. */
  const gapLines = (game: Summary, { seats }: Analysis, { seat: reader, idle }: AnalysisReader): string[] => {
    const { name } = inMarkdown(language, peopleIn(game));
    const scores = game.seats.map(({ score }) => score);
    const best = Math.max(...scores.filter((_, seat) => seat !== reader));
    const other = scores.findIndex((score, seat) => seat !== reader && score === best);
    const [ahead, behind] = scores[reader]! >= best ? [reader, other] : [other, reader];
    const gap = scores[ahead]! - scores[behind]!;
    if (gap === 0 || !seats[ahead] || !seats[behind]) return [];
    const left = (seat: number): number => Math.max(0, seats[seat]!.loss) * seats[seat]!.moves;
    const luck = rounded(seats[ahead]!.luck - seats[behind]!.luck);
    const choices = rounded(left(behind) - left(ahead));
    const rest = gap - luck - choices;
    return [
      say('analysis-gap', {
        ...{ ahead: name(ahead), behind: name(behind), gap },
        parts: partsOf(game.seats[ahead]!, game.seats[behind]!),
      }),
      say('analysis-causes', {
        ...{ luck: signed(luck), choices: signed(choices), rest: signed(rest) },
        over: number(-rest),
        known: Math.abs(rest) * 2 <= gap ? 'most' : rest > 0 ? 'less' : 'more',
      }),
      ...[ahead, behind].map((seat) => say('analysis-idle', { who: name(seat), ...idle[seat]! })),
    ];
  };

  return {
    /** Markdown, at most 1900 characters. `reader`: their own turns come first; null for everybody. */
    text: (game: Summary, analysis: Analysis, reader: AnalysisReader | null = null) => {
      const { seats, turning, luckiest, unluckiest } = analysis;
      const slips = slipsFor(analysis, reader?.seat ?? null);
      const { name } = inMarkdown(language, peopleIn(game));
      const of = ({ turn, seat }: { readonly turn: number; readonly seat: number }) => ({ turn, who: name(seat) });
      const drawn = (draw: NonNullable<typeof luckiest>) => ({
        ...of(draw),
        luck: signed(tenths(draw.luck)),
        tile: things.tile(draw.tile),
      });
      const slipLines = slips.flatMap((slip) => {
        const way = wayOf(slip);
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
      const slipped = slipLines.length > 0 ? slipLines : [say('analysis-no-slip')];
      const lines = [
        ...(reader === null ? [] : [...slipped, ...gapLines(game, analysis, reader)]),
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
        ...(reader === null ? slipped : []),
        ...(luckiest === null ? [] : [say('analysis-luckiest', drawn(luckiest))]),
        ...(unluckiest === null ? [] : [say('analysis-unluckiest', drawn(unluckiest))]),
      ].map((line) => `- ${language.begun(line)}`);
      const [head, note] = [say('analysis-title'), say('analysis-note')];
      const room = LIMIT - head.length - note.length - 2;
      return [head, ...fitting(lines, room, language.andMore), note].join('\n');
    },
    /** For the picture of the preferred way; plain. */
    alt: (slip: Analysis['slips'][number]): string =>
      say('analysis-alt', { turn: slip.turn, way: (wayOf(slip) ?? '').replaceAll('**', '') }),
    /** While the analysis runs, and if it fails. `lasts`: the measured time in ms; null if unknown. */
    working: (lasts: number | null) => {
      const seconds = lasts === null ? 0 : Math.max(10, Math.ceil(lasts / 10_000) * 10);
      // In whole minutes, since the estimate is rough.
      const isLong = seconds > 100;
      return say('analysis-working', {
        seconds: isLong ? 0 : seconds,
        minutes: isLong ? Math.ceil(seconds / 60) : 0,
      });
    },
    failed: say('analysis-failed'),
    /** On a button for the board after a turn; plain, at most 38 characters. */
    step: (turn: number) => cut(say('analysis-step', { turn }), LABEL),
  };
}

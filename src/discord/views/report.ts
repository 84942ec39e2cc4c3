import { AttachmentBuilder } from 'discord.js';
import { type BoardScene, colourOf, type Picture, type ReportScene } from '../../../render/index.ts';
import { type Game, type GameView, Refused } from '../../engine/index.ts';
import { type Course, gameAfter, type Replay, replayOf, storyIn } from '../../game/past/replay.ts';
import { type Report, reportOf } from '../../game/past/report.ts';
import { biggestOf, type ScoringSeen } from '../../game/past/scorings.ts';
import type { EventLog } from '../../game/table/event-log.ts';
import type { Summary } from '../../stats/index.ts';
import { card, type LobbyCard } from '../interaction/card.ts';
import { ids } from '../interaction/ids.ts';
import type { PanelContent } from '../interaction/reply.ts';
import type { DrawingServices } from '../services.ts';
import { CARD_TEXT, cut, unmarked, type Words } from '../words/index.ts';
import { button, type ComponentRow, row, rows } from './buttons.ts';
import { drawn, drawnOf, lastMoves, playersNamed } from './drawing.ts';

/** A finished game: its course, its event log, and its last position. */
interface Gone {
  readonly course: Course;
  readonly story: EventLog;
  readonly end: Game;
}

const MOMENTS = 3;

/**
 * The end report: winners, curves, the last board, and the biggest scores. `above`: text before it. `gone`: computed by a replay if absent.
 * `isInWords`: leaves room for the description of the curves.
 */
export async function reportCard(
  game: Summary,
  spoken: Words,
  bot: DrawingServices,
  {
    above = '',
    rows = [],
    gone = goneOf(game),
    isInWords = false,
  }: {
    readonly above?: string;
    readonly rows?: readonly ComponentRow[];
    readonly gone?: Gone | null;
    readonly isInWords?: boolean;
  } = {},
): Promise<LobbyCard> {
  const words = wordsOn(spoken, game);
  if (gone === null) return card([above, words.report.unreadable(game), ...rows]);
  const people = words.report.people(game);
  const players = playersIn(game, words);
  const { course } = gone;
  const view = finalView(course);
  const report = reportOf(course);
  const board: BoardScene = { ...drawnOf(view), players, lastMoves: lastMoves(view) };
  const moments = biggestOf(gone.story, gone.end, MOMENTS);
  const went = words.report.alt(game, report);
  const [curves, last, ...best] = await Promise.all([
    drawn(bot, bot.renderer.report(reportScene(game, report, view, words)), went),
    drawn(bot, bot.renderer.board(board), words.alt.board({ view, people, events: [], numbers: [] })),
    ...moments.map((one) => drawn(bot, scoringPicture(one, players, bot), words.why.alt(one, people))),
  ]);
  const told = [...headOf(game, view, words), words.report.moments(moments, people)];
  const room = [...told, ...(isInWords ? [unmarked(went)] : [])].reduce((left, { length }) => left - length, CARD_TEXT);
  const winner = view.winners?.length === 1 ? view.winners[0] : undefined;
  return card(
    [cut(above, Math.max(0, room)), ...told.slice(0, -1), curves!, last!, told.at(-1)!, best.flat(), ...rows],
    winner === undefined ? undefined : colourOf(players, winner),
  );
}

/** The report for one reader. `list`: the list that opened it, for a button back; '' for none. */
export async function reportPanel(
  game: Summary,
  list: string,
  words: Words,
  bot: DrawingServices,
): Promise<PanelContent> {
  const gone = goneOf(game);
  const buttons = [
    ...(gone ? [button(ids.ended(game, 'replay', list), words.buttons.replay, 'main')] : []),
    ...(gone ? [button(ids.ended(game, 'analysis', list), words.buttons.analysis)] : []),
    ...(gone ? [button(ids.why(game, 0, list), words.buttons.why)] : []),
    button(ids.ended(game, 'fair', list), words.buttons.fair),
    button(ids.ended(game, 'show-report'), words.buttons['show-in-channel']),
    ...(list === '' ? [] : [button(ids.list(list), words.buttons['back-to-list'])]),
  ];
  return reportCard(game, words, bot, { above: words.report.about(game), rows: rows(buttons), gone });
}

/** Everything to check the game, with its record. `list` as in `reportPanel`. */
export const fairPanel = (game: Summary, list: string, words: Words): PanelContent => ({
  content: words.report.fair({
    seed: game.record.setup.seed,
    commitment: game.commitment ?? null,
    file: recordName(game),
  }),
  files: [recordFile(game)],
  components: [row(button(ids.ended(game, 'report', list), words.buttons['end-report']))],
});

/** Null if the record does not replay. */
function goneOf(game: Summary): Gone | null {
  const course = replayed(game);
  return course && { course, story: storyIn(game.record), end: gameAfter(game.record, Number.POSITIVE_INFINITY) };
}

/** The feature of a score in a close-up, with the points of each seat. */
export function scoringPicture(
  { view, places, turn, events }: ScoringSeen,
  players: BoardScene['players'],
  bot: Pick<DrawingServices, 'renderer'>,
): Promise<Picture> {
  const middle = (all: readonly number[]): number => Math.floor((Math.min(...all) + Math.max(...all)) / 2);
  return bot.renderer.closeUp({
    ...{ ...drawnOf(view), players, lastMoves: turn === null ? [] : lastMoves(view) },
    centre: { x: middle(places.map(({ x }) => x)), y: middle(places.map(({ y }) => y)) },
    brought: { features: [{ places, gains: events }], home: [], gains: [] },
  });
}

/** Null if the record belongs to other rules. `at`: the entry whose view is needed; the last by default. */
export function replayed({ record }: Pick<Summary, 'record'>, at?: number): Replay | null {
  try {
    return replayOf(record, at);
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

/** The winners and the final table. */
function headOf(game: Summary, view: GameView, words: Words): string[] {
  const unrated = game.undone ? [words.takeBack.unrated] : [];
  if (game.ending === 'abandoned') return [words.report.abandoned(game), ...unrated];
  const people = words.report.people(game);
  const below = [words.final.table(view, people, []), ...words.report.farewells(game), ...unrated];
  return [`## ${words.final.headline(view, people)}`, below.join('\n')];
}

/** The last view; in an abandoned game without the next player. */
function finalView({ view }: Course): GameView {
  return { ...view, asked: null, drawn: null, drawnToo: null, arrow: null };
}

export const playersIn = (game: Summary, words: Words): BoardScene['players'] =>
  playersNamed(words.report.people(game), words);

function reportScene(game: Summary, { scores, figures, best }: Report, view: GameView, words: Words): ReportScene {
  const { number } = words.things;
  return {
    title: words.report.title(game),
    players: playersIn(game, words),
    scores,
    figures,
    headings: words.report.headings,
    totals: words.report.order(game).map((seat) => {
      const { score, points } = game.seats[seat]!;
      return { seat, total: number(score), parts: words.report.parts(points) };
    }),
    best: best.map((one) => ({
      seat: one.event.seat,
      text: words.report.best(one),
      points: number(one.event.points),
    })),
    winners: view.winners ?? [],
  };
}

export const recordName = ({ table }: Pick<Summary, 'table'>): string => `carcassonne-${table}.json`;

/** The file that `verify` reads. */
export function recordFile(game: Summary): AttachmentBuilder {
  const { record, commitment, seats } = game;
  const content = { record, commitment, players: seats.map(({ name }) => name) };
  return new AttachmentBuilder(Buffer.from(`${JSON.stringify(content, null, 1)}\n`), { name: recordName(game) });
}

/** The words with square names for the map of this game. */
export const wordsOn = (spoken: Words, { record: { setup } }: Pick<Summary, 'record'>): Words =>
  spoken.on({ map: setup.map === undefined ? null : typeof setup.map === 'string' ? setup.map : setup.map.id });

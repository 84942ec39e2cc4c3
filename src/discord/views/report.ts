import { AttachmentBuilder } from 'discord.js';
import type { BoardScene, ReportScene } from '../../../render/index.ts';
import { type GameView, Refused, type ScoredEvent } from '../../engine/index.ts';
import { type Course, type Replay, replayOf } from '../../game/replay.ts';
import { type Report, reportOf } from '../../game/report.ts';
import type { Summary } from '../../stats/index.ts';

import { ids } from '../interaction/ids.ts';
import type { PanelContent } from '../interaction/reply.ts';
import type { Drawing } from '../services.ts';
import { cut, MESSAGE_TEXT, type Words } from '../words/index.ts';
import { button, row } from './buttons.ts';
import { drawn, drawnOf, lastMoves, playersNamed } from './drawing.ts';

interface ReportContent {
  readonly content: string;
  readonly files: NonNullable<PanelContent['files']>;
}

/**
 * The end report: who has won, every seat's points by kind, what final scoring brought, the last board, how it came about,
 * and what is needed to check the game. `above`: what stands over it. The game is replayed where its course is not at hand.
 */
export async function reportContent(
  game: Summary,
  spoken: Words,
  bot: Drawing,
  above = '',
  course: Course | null = replayed(game),
): Promise<ReportContent> {
  const words = wordsOn(spoken, game);
  if (course === null) {
    const content = cut([above, words.report.unreadable(game)].filter((part) => part !== '').join('\n'), MESSAGE_TEXT);
    return { content, files: [] };
  }
  const people = words.report.people(game);
  const view = finalView(course);
  const report = reportOf(course);
  const board: BoardScene = { ...drawnOf(view), players: playersIn(game, words), lastMoves: lastMoves(view) };
  const files = await Promise.all([
    drawn(bot, bot.renderer.board(board), words.alt.board({ view, people, events: [], numbers: [] })),
    drawn(bot, bot.renderer.report(reportScene(game, report, view, words)), words.report.alt(game, report)),
  ]);
  return { content: reportText(game, course, view, words, above), files: [...files.flat(), recordFile(game)] };
}

/** The report for one alone. `list`: where it was opened from, and leads back to; '' for nowhere. */
export async function reportPanel(game: Summary, list: string, words: Words, bot: Drawing): Promise<PanelContent> {
  const { content, files } = await reportContent(game, words, bot, words.report.about(game));
  const buttons = [
    ...(files.length > 0 ? [button(ids.ended(game, 'replay', list), words.buttons.replay, 'main')] : []),
    ...(files.length > 0 ? [button(ids.ended(game, 'analysis', list), words.buttons.analysis)] : []),
    ...(files.length > 0 ? [button(ids.why(game, 0, list), words.buttons.why)] : []),
    button(ids.ended(game, 'show-report'), words.buttons['show-in-channel']),
    ...(list === '' ? [] : [button(ids.list(list), words.buttons['back-to-list'])]),
  ];
  return { content, files, components: [row(...buttons)] };
}

/** Null where the record was made under other rules than we know. `at`: the entry whose view is wanted; as it ended unless said. */
export function replayed({ record }: Pick<Summary, 'record'>, at?: number): Replay | null {
  try {
    return replayOf(record, at);
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

function reportText(game: Summary, { entries }: Course, view: GameView, words: Words, above: string): string {
  const people = words.report.people(game);
  const story = entries.flatMap(({ events }) => events);
  const scored = story.filter((event): event is ScoredEvent => event.type === 'scored');
  const end = story.findIndex(({ type }) => type === 'final-scoring');
  const result =
    game.ending === 'abandoned'
      ? [words.report.abandoned(game)]
      : [words.final.headline(view, people), words.final.table(view, people, scored), ...words.report.farewells(game)];
  if (game.undone) result.push(words.takeBack.unrated);
  const head = [above, ...result].filter((part) => part !== '').join('\n');
  const seed = words.final.seed({
    seed: game.record.setup.seed,
    commitment: game.commitment ?? '',
    file: recordName(game),
  });
  const room = MESSAGE_TEXT - head.length - seed.length - 10;
  const scoring = room > 200 && end >= 0 ? words.final.scoring(story.slice(end), people, room) : '';
  return cut([head, scoring, seed].filter((part) => part !== '').join('\n\n'), MESSAGE_TEXT);
}

/** As it ended; of a game that was abandoned without whoever would have been next. */
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

/** What `verify` reads. */
export function recordFile(game: Summary): AttachmentBuilder {
  const { record, commitment, seats } = game;
  const content = { record, commitment, players: seats.map(({ name }) => name) };
  return new AttachmentBuilder(Buffer.from(`${JSON.stringify(content, null, 1)}\n`), { name: recordName(game) });
}

/** Words that call its squares as on the ground that it was played on. */
export const wordsOn = (spoken: Words, { record: { setup } }: Pick<Summary, 'record'>): Words =>
  spoken.on({ map: setup.map === undefined ? null : typeof setup.map === 'string' ? setup.map : setup.map.id });

import { colourOf, type Picture } from '../../../render/index.ts';
import { computersNext } from '../../game/computers/computers.ts';
import { courseOf } from '../../game/past/replay.ts';
import { latestOf } from '../../game/table/event-log.ts';
import type { Member, Table } from '../../game/table/table.ts';
import { type GameAtTable, hasGame, type LoadedTable } from '../../game/table/tables.ts';
import { paceOf } from '../../game/time/asked.ts';
import { endOf } from '../../game/time/clock.ts';
import { broughtBy } from '../../game/turn/brought.ts';
import { eventsOf, unshownBefore } from '../../game/turn/moves.ts';
import { summaryOf } from '../../stats/index.ts';
import { type AnyMessage, asPlain, type CardFile, card, type Faded, type LobbyCard } from '../interaction/card.ts';
import { ids } from '../interaction/ids.ts';
import { inWords } from '../interaction/reply.ts';
import { secondsATurn } from '../past/duration.ts';
import type { Services } from '../services.ts';
import { isDecision } from '../turn/moment.ts';
import { button, type ComponentRow, rows } from '../views/buttons.ts';
import { drawnTiles } from '../views/decision.ts';
import { drawn, drawnInTime, type Later, playersOf, sceneOf, themed } from '../views/drawing.ts';
import { lobbyCard, lobbyRows } from '../views/lobby.ts';
import { reportCard } from '../views/report.ts';
import { heldLine, heldRows } from '../views/taking-back.ts';
import { turnAlt, turnInWords, turnRows, turnScene, turnText } from '../views/turn.ts';
import { cut, MESSAGE_TEXT, type Words } from '../words/index.ts';
import { stampsOf } from './stamps.ts';
import type { Fading } from './table-message.ts';

type MessageServices = Pick<Services, 'renderer' | 'log' | 'maps' | 'presence' | 'servers' | 'stats' | 'clock'>;
export interface Shown {
  readonly by?: string;
  readonly drawnBefore?: Picture;
}

type Content = AnyMessage;

/** `isBare`: without its picture, which may still come. */
export interface PublicMessage extends Content {
  readonly isBare?: boolean;
}

/**
 * The message that shows the present table. `later`: called about a picture that was late. `by`: the person who has just stopped the game.
 * `drawnBefore`: the board's picture, if it is already drawn.
 */
export async function publicMessage(
  present: LoadedTable,
  words: Words,
  services: MessageServices,
  later: Later,
  { by, drawnBefore }: Shown = {},
): Promise<PublicMessage> {
  const { table } = present;
  const bot = themed(services, table.guild);
  const components = publicRows(present, words);
  if (table.phase === 'lobby') {
    const { files, isYetToCome } = await stampsOf(table, words, bot, later);
    return { ...(await openLobby(table, words, bot, { pictures: files, rows: components })), isBare: isYetToCome };
  }
  if (table.phase !== 'playing' && table.phase !== 'finished') return { content: closing(table, words, by) };
  if (!hasGame(present)) throw new Error(`table ${table.id} is ${table.phase} without a game`);
  if (table.phase === 'finished') return finalMessage(present, words, bot);
  const isInWords = table.options.text === true;
  // A picture of an earlier turn is useless.
  const board = async () => drawnBefore ?? bot.renderer.by({ newest: table.id }).board(turnScene(present, words));
  const { files, isYetToCome } = isInWords
    ? { files: [], isYetToCome: false }
    : await drawnInTime(bot, board(), turnAlt(present, words), later);
  const isBare = files.length === 0 && isYetToCome;
  const until = await untilLine(present, words, bot);
  if (isDecision(present.game.view(null)) && !isInWords) files.push(...((await drawnTiles(present, words, bot)) ?? []));
  const text = table.held ? heldText(present, words) : turnText(present, words, until);
  if (files.length > 0) return { content: text, files, components, isBare };
  // Without the picture its numbers mean nothing.
  const content = table.held
    ? cut(`${text}\n${turnAlt(present, words)}`, MESSAGE_TEXT)
    : turnInWords(present, words, until);
  return { content, files, components, isBare };
}

/** The buttons and menus under the table's message. */
export function publicRows(present: LoadedTable, words: Words): ComponentRow[] {
  const { table } = present;
  if (table.phase === 'lobby') return lobbyRows(table, words);
  if (!hasGame(present)) return [];
  if (table.phase === 'finished') return finalRows(table, words);
  if (table.phase !== 'playing') return [];
  return table.held ? heldRows(present, words.on(table.options)) : turnRows(present, words);
}

/** The asked player's time; '' if no clock runs. */
async function untilLine(
  { table, game }: GameAtTable,
  words: Words,
  { presence }: Pick<Services, 'presence'>,
): Promise<string> {
  const { clock, away, options, members } = table;
  if (!clock || !options.pace || away) return '';
  const pace = paceOf(game, options.pace);
  const end = endOf(clock, pace, await presence.timeOf(members[clock.seat]!.user, pace));
  return words.time.until(end, game.lapse !== null);
}

const openLobby = async (
  table: Table,
  words: Words,
  bot: MessageServices,
  more?: Parameters<typeof lobbyCard>[4],
): Promise<LobbyCard> => lobbyCard(table, bot.maps, await secondsATurn(table.guild, bot), words, more);

/** Why nothing can be pressed any more. The person who stopped a game is not stored: after a restart the message names nobody. */
function closing(table: Table, words: Words, by?: string): string {
  if (table.phase === 'expired' && table.members.length > 0) return words.lobby.expired(table);
  return words.lobby.abandoned(table, by ?? null);
}

/** Shrinks a turn's message to a card with a line, a close-up of its last move, and the computers' moves before it. */
export async function fadedMessage(
  present: LoadedTable,
  { kind, turn }: Fading,
  spoken: Words,
  bot: MessageServices,
): Promise<Faded> {
  const { table, game } = present;
  const words = spoken.on(table.options);
  if (kind === 'lobby') {
    const content =
      table.phase === 'lobby'
        ? asPlain(await openLobby(table, words, bot)).content
        : game
          ? words.lobby.started(table)
          : closing(table, words);
    return { content, components: [] };
  }
  if (kind === 'notice') return { components: [] };
  if ((kind !== 'turn' && kind !== 'held') || !hasGame(present)) return null;
  const past = pastOf(present, turn, words);
  if (!past) return null;
  const before = words.log.small(unshownBefore(present, turn), table.members).join('\n');
  const line = past.content(computersNext(present));
  const shrunk = (pictures: readonly CardFile[]): LobbyCard =>
    card([before, line, pictures], colourOf(playersOf(table, words), past.seat));
  const spare = { ...bot, renderer: bot.renderer.by({ isSpare: true }) };
  const files = await past.files(themed(spare, table.guild));
  // If many pictures wait, the message keeps its board: newer pictures go first.
  return files.length > 0 || table.options.text ? shrunk(files) : shrunk;
}

/** A finished turn: a line, and a close-up of its move; null without a laid tile. */
function pastOf(present: GameAtTable, turn: number, words: Words) {
  const { table, game, story } = present;
  const view = game.view(null);
  const last = view.board.findLast((placed) => placed.turn === turn);
  if (!last) return null;
  // Computers may have played since.
  const events = last === view.board.at(-1) ? latestOf(story) : eventsOf(present, turn);
  const alt = words.alt.laid(last);
  const scene = {
    ...sceneOf(table, view, words),
    lastMoves: [last],
    centre: last,
    asOnBoard: true,
    brought: broughtBy(events, game, view.seats),
  };
  return {
    seat: last.seat!,
    content: (next: readonly Member[]) => words.turn.past(turn, events, table.members, next),
    files: async (bot: MessageServices) => (table.options.text ? [] : drawn(bot, bot.renderer.closeUp(scene), alt)),
  };
}

/** The result of a pending turn. It names the next player, but no tile. */
function heldText(present: GameAtTable, spoken: Words): string {
  const { table, game } = present;
  const words = spoken.on(table.options);
  const { turn, turnOf, tilesLeft } = game.view(null);
  const past = pastOf(present, turn, words);
  const next = tilesLeft === 0 ? [] : [table.members[turnOf]!];
  return [past?.content(next) ?? '', heldLine(present, words)].filter((line) => line !== '').join('\n');
}

/** The end report of a finished game, below the computers' moves since the last message. */
async function finalMessage(present: GameAtTable, spoken: Words, bot: MessageServices): Promise<Content> {
  const { table, story, game } = present;
  const words = spoken.on(table.options);
  const about = {
    above: words.log.small(unshownBefore(present), table.members).join('\n'),
    rows: publicRows(present, spoken),
    gone: { course: courseOf(present), story, end: game },
    isInWords: table.options.text === true,
  };
  const report = await reportCard(summaryOf(table, story)!, spoken, bot, about);
  if (!table.options.text) return report;
  // Only boards may not fit into the message: a button opens pages with the last one, and the moments are told above.
  const { content, files, components, flags } = inWords(report).panel;
  return { content: content ?? '', files: files ?? [], components: components ?? [], ...(flags && { flags }) };
}

/** The next steps. */
const finalRows = (table: Table, { buttons }: Words): ComponentRow[] =>
  rows([
    button(ids.table('replay', table), buttons.replay),
    button(ids.ended({ table: table.id }, 'analysis'), buttons.analysis),
    button(ids.why({ table: table.id }, 0, ''), buttons.why),
    button(ids.ended({ table: table.id }, 'fair'), buttons.fair),
    button(ids.table('play-again', table), buttons['play-again']),
    ...(table.options.text ? [button(ids.twin(table, 0), buttons['in-words'])] : []),
  ]);

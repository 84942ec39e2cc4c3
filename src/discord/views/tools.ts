import { tilesLeftPages } from '../../../render/index.ts';
import {
  type FeatureView,
  type GameView,
  type Seat,
  type Square,
  samePlace,
  type TileSet,
} from '../../engine/index.ts';
import { isStoodInFor } from '../../game/computers/computer-players.ts';
import { hintable } from '../../game/computers/hints.ts';
import { courseOf } from '../../game/past/replay.ts';
import { peopleIn } from '../../game/table/loaded-table.ts';
import type { Table } from '../../game/table/table.ts';
import type { GameAtTable } from '../../game/table/tables.ts';
import { card } from '../interaction/card.ts';
import { ids } from '../interaction/ids.ts';
import type { PanelContent } from '../interaction/reply.ts';
import type { DrawingServices } from '../services.ts';
import { partWith } from '../turn/parts.ts';
import { cut, MESSAGE_TEXT, type Words } from '../words/index.ts';
import { twinPages } from './board-in-words.ts';
import { button, pageButtons, row, rows } from './buttons.ts';
import { standingButtons } from './decision.ts';
import { drawn, drawnOf, fileOf, playersOf } from './drawing.ts';

/** All tiles left as a picture, or in words page by page from 0. Words also replace a picture that fails. */
export async function tilesPanel(
  present: GameAtTable,
  page: number | null,
  words: Words,
  bot: DrawingServices,
): Promise<PanelContent> {
  if (page !== null) return tilesInWords(present, page, words);
  const { table, game } = present;
  const view = game.view(null);
  const pages = tilesLeftPages(view.unseen);
  const alt = words.alt.tilesLeft(view);
  const pictures = Array.from({ length: pages }, (_, page) =>
    bot.renderer.tilesLeft({ counts: view.unseen, headings: headingsOf(view, words), page }),
  );
  const files = await Promise.all(pictures.map((picture) => drawn(bot, picture, alt)));
  if (files.flat().length === 0) return tilesInWords(present, 0, words);
  const { title, notes } = words.lists.tilesLeft(view);
  const components = [row(button(ids.tiles(table, 0), words.buttons['in-words']))];
  return { content: [`### ${title}`, ...notes].join('\n'), files: files.flat(), components };
}

/** A number beyond the last page gives the last. */
function tilesInWords({ table, game }: GameAtTable, wanted: number, words: Words): PanelContent {
  const { title, notes, lines } = words.lists.tilesLeft(game.view(null));
  const pages = twinPages([{ title, lines: [...notes, ...lines] }], { continued: () => title });
  const page = Math.min(wanted, pages.length - 1);
  const buttons =
    pages.length > 1 ? [row(...pageButtons((to) => ids.tiles(table, to), page, pages.length, words))] : [];
  return card([pages[page]?.text ?? `### ${title}`, ...buttons]);
}

/** Headings above each set's tiles, if there are several sets. */
const headingsOf = ({ sets }: GameView, words: Words): Partial<Record<TileSet, string>> =>
  sets.length < 2 ? {} : Object.fromEntries(sets.map((set) => [set, words.lobby.setName(set)]));

/** The tiles left that fit one square now. */
export async function tilesForPanel(
  { game }: GameAtTable,
  square: Square,
  words: Words,
  bot: DrawingServices,
): Promise<PanelContent> {
  const view = game.view(null);
  const marked = game.fitting(square);
  const picture = await bot.renderer.tilesLeft({ counts: view.unseen, marked });
  const tiles = marked.map((tile) => ({ tile, count: view.unseen[tile] ?? 0 }));
  const content = cut(words.lists.tilesFor(square, tiles, view), MESSAGE_TEXT);
  return { content, files: [fileOf(picture, words.alt.tilesFor(square, tiles))], isTold: true };
}

function farmedFields({ game }: GameAtTable): FeatureView[] {
  const found: FeatureView[] = [];
  for (const { on } of game.view(null).figures) {
    if (on.kind !== 'field' || found.some(({ places }) => places.some((place) => samePlace(place, on)))) continue;
    const feature = game.feature(on);
    if (feature) found.push(feature);
  }
  return found;
}

/** Each field with farmers, outlined on the board, with its leader. */
export async function fieldsPanel(present: GameAtTable, spoken: Words, bot: DrawingServices): Promise<PanelContent> {
  const { table, game } = present;
  const words = spoken.on(table.options);
  const found = farmedFields(present);
  const picture = await bot.renderer.board({
    ...drawnOf(game.view(null)),
    players: playersOf(table, words),
    outlines: found.map(({ places, owners }) => ({ places, seat: owners.length === 1 ? owners[0]! : null })),
  });
  const text = cut(words.lists.fields(found, table.members), MESSAGE_TEXT);
  return { content: text, files: [fileOf(picture, words.alt.fields(found, table.members))], isTold: true };
}

/**
 * Whether the reader may say that the asked player is away. Under a time limit the bot asks by itself. Without one, the press tells how
 * long the table has waited.
 */
function maySendStandIn({ table, game }: GameAtTable, seat: Seat | null): boolean {
  if (table.clock && !table.away) return false;
  const { asked } = game.view(null);
  const people = peopleIn(table.members, game);
  return seat !== null && asked !== null && seat !== asked && people.includes(seat) && people.includes(asked);
}

/** Pauses the clock or restarts it. */
function clockButtons({ table, game }: GameAtTable, seat: Seat | null, { buttons }: Words) {
  const { clock, away, members } = table;
  if (!clock || away || seat === null || !peopleIn(members, game).includes(seat)) return [];
  return clock.paused
    ? [button(ids.table('go-on', table), buttons['go-on'], 'go')]
    : [button(ids.table('pause', table), buttons.pause)];
}

/** Takes back the pending turn, or undoes a turn and everything after it if the others agree. */
function takeBackButtons({ table, game }: GameAtTable, seat: Seat | null, { buttons }: Words) {
  if (seat === null || game.resigned.includes(seat)) return [];
  return table.held?.seat === seat
    ? [button(ids.table('take-back', table), buttons['take-back'])]
    : [button(ids.table('undo', table), buttons.undo)];
}

interface ToolsReader {
  /** Null for a bystander. */
  readonly seat: Seat | null;
  /** Whether they can have hints. */
  readonly hints: boolean;
  /** Whether they may stop the game for everybody. */
  readonly manages: boolean;
  /** The watch button of a reader who does not play; null for none. */
  readonly watch: 'watch' | 'watch-stop' | null;
}

const LOGGED = 10;

/** The log, the newest turn first, on pages. A number beyond the last page gives the last. */
export function logPanel(present: GameAtTable, wanted: number, spoken: Words): PanelContent {
  const { table } = present;
  const words = spoken.on(table.options);
  const turns = courseOf(present).entries.filter(({ seat }) => seat !== null);
  const lines = turns.map((one) => words.log.turn(one, table.members)).filter((line) => line !== '');
  const pages = Math.max(1, Math.ceil(lines.length / LOGGED));
  const page = Math.min(Math.max(0, Math.trunc(wanted)), pages - 1);
  const shown = lines.reverse().slice(page * LOGGED, (page + 1) * LOGGED);
  const buttons = pages > 1 ? [row(...pageButtons((to) => ids.log(table, to), page, pages, words))] : [];
  return card([words.log.title(page + 1, pages), shown.join('\n') || words.log.empty, ...buttons]);
}

/** During a game: shows that nobody can change the seed any more. */
export const fairNowPanel = ({ commitment }: Table, { report }: Words): PanelContent => ({
  content: report.fair({ seed: null, commitment, file: null }),
});

function watchButtons(table: Table, watch: ToolsReader['watch'], { buttons }: Words) {
  if (watch === null) return [];
  return [button(ids.table(watch, table), watch === 'watch' ? buttons.watch : buttons['stop-watching'])];
}

export function morePanel(
  present: GameAtTable,
  { seat, hints, manages, watch }: ToolsReader,
  words: Words,
): PanelContent {
  const { table, game } = present;
  const view = game.view(null);
  const isHinted = hints && seat !== null && hintable(present, table.members[seat]!.user).ok;
  return {
    content: words.lists.more,
    components: [
      row(
        button(ids.table('here', table), words.buttons['board-here']),
        button(ids.tiles(table, null), words.buttons['tiles-left']),
        button(ids.table('fields', table), words.buttons.fields),
        button(ids.table('standings', table), words.buttons.standings),
        button(ids.closer(table, partWith(view, view.board.at(-1) ?? { x: 0, y: 0 })), words.buttons.closer),
      ),
      ...rows([
        button(ids.twin(table, 0), words.buttons['in-words']),
        button(ids.log(table, 0), words.buttons.log),
        ...(isHinted ? [button(ids.table('hint', table), words.buttons.hint)] : []),
        button(ids.table('legend', table), words.buttons.legend),
        ...watchButtons(table, watch, words),
        button(ids.ended({ table: table.id }, 'fair'), words.buttons.fair),
        ...(seat === null ? [] : [button(ids.table('resign', table), words.buttons.resign, 'danger')]),
        ...(seat === null && !manages ? [] : [button(ids.table('abandon', table), words.buttons.abandon, 'danger')]),
        ...(maySendStandIn(present, seat) ? [button(ids.table('stand-in', table), words.buttons['stand-in'])] : []),
        ...clockButtons(present, seat, words),
        ...takeBackButtons(present, seat, words),
        ...(seat !== null && isStoodInFor(table.members[seat]!)
          ? [button(ids.table('i-am-back', table), words.buttons['i-am-back'])]
          : []),
      ]),
      ...(seat === null ? [] : rows(standingButtons(present, words, undefined, seat))),
    ],
  };
}

import type { BoardScene } from '../../../render/index.ts';
import { isStoodInFor } from '../../game/computers/computer-players.ts';
import { latestOf } from '../../game/table/event-log.ts';
import type { Table } from '../../game/table/table.ts';
import type { GameAtTable } from '../../game/table/tables.ts';
import { broughtBy } from '../../game/turn/brought.ts';
import { movesInRow } from '../../game/turn/moves.ts';
import { stillAskedToo } from '../../game/turn/playing.ts';
import { ids, pageValue, squareValue } from '../interaction/ids.ts';
import type { PanelContent } from '../interaction/reply.ts';
import type { DrawingServices } from '../services.ts';
import { isDecision } from '../turn/moment.ts';
import { likelySquares, type NumberedSquare, numberedSquares, type RegionPage, regionsOf } from '../turn/numbers.ts';
import { cut, MESSAGE_TEXT, type Words } from '../words/index.ts';
import {
  button,
  type ComponentRow,
  MESSAGE_ROWS,
  type MenuChoice,
  ROW_BUTTONS,
  row,
  rows,
  SELECT_OPTIONS,
  select,
} from './buttons.ts';
import { decisionNumbers, decisionRows, decisionScene } from './decision.ts';
import { drawn, sceneOf } from './drawing.ts';

/** Up to this number each legal square has a button; with more, a menu holds the rest. */
const BUTTONS_ALONE = (MESSAGE_ROWS - 1) * ROW_BUTTONS;
const BUTTONS_BESIDE_MENU = (MESSAGE_ROWS - 2) * ROW_BUTTONS;
/** The public text of a turn: the events, the asked player, the deadline and the numbers, in at most `most` characters. */
export function turnText(present: GameAtTable, spoken: Words, until = '', most = MESSAGE_TEXT): string {
  const { table, game, story } = present;
  const words = spoken.on(table.options);
  const view = game.view(null);
  const people = table.members;
  const askedToo = words.turn.askedToo(stillAskedToo(table, game), people);
  const lines = [
    words.turn.title(view, people),
    askedToo,
    until,
    words.turn.tile(view),
    words.turn.scores(view, people),
  ];
  const moves = movesInRow(present);
  const latest = moves?.told.flat() ?? latestOf(story);
  lines.push(words.turn.map(view));
  const discovered = words.log.discovered(latest, view);
  const others = [...lines, ...discovered].filter((line) => line !== '');
  const room = most - others.join('\n').length - 1;
  // Without a picture only the text tells the placement: if there is no room, what came before it is left out.
  const isLong = most < MESSAGE_TEXT && words.log.lines(latest, people, MESSAGE_TEXT).join('\n').length > room;
  const from = isLong
    ? Math.max(
        0,
        latest.findLastIndex(({ type }) => type === 'placed'),
      )
    : 0;
  const told = moves ? words.log.moves(moves.told, people, room) : words.log.lines(latest.slice(from), people, room);
  return cut([...lines, ...told, ...discovered].filter((line) => line !== '').join('\n'), most);
}

/** The squares that fit the tile in hand, or may fit the next one. */
const offered = ({ table, game }: GameAtTable): readonly NumberedSquare[] =>
  table.held ? likelySquares(game) : numberedSquares(game.view(null));

const numbered = ({ label, x, y }: NumberedSquare) => ({ label, square: { x, y } });

/** The numbers on the board's picture, each with its square. */
export const numbersShown = (present: GameAtTable, words: Words) =>
  isDecision(present.game.view(null)) && !present.table.held
    ? decisionNumbers(present, words)
    : offered(present).map(numbered);

export function turnScene(present: GameAtTable, words: Words): BoardScene {
  const { table, game, story } = present;
  const view = game.view(null);
  const moves = movesInRow(present);
  return {
    ...sceneOf(table, view, words),
    ...(moves && { lastMoves: moves.placed }),
    brought: broughtBy(moves?.told.flat() ?? latestOf(story), game, view.seats),
    badges: offered(present),
    deadSquares: view.deadSquares,
    ...(isDecision(view) && decisionScene(present, words)),
  };
}

/**
 * The message of a turn without a picture: its text, then the board, without the last events again. Squares that fit are always complete.
 * Events get the room beside them, and figures and pieces the rest.
 */
export function turnInWords(present: GameAtTable, words: Words, until = ''): string {
  const board = (room: number): string => turnAlt(present, words, { isLastTold: true, room });
  const text = turnText(present, words, until, MESSAGE_TEXT - board(0).length - 1);
  return `${text}\n${board(MESSAGE_TEXT - text.length - 1)}`;
}

/** `squares`: the squares with numbers; all by default. `isLastTold`: the last events are told elsewhere. */
export function turnAlt(
  present: GameAtTable,
  spoken: Words,
  {
    squares,
    isLastTold = false,
    room,
  }: { readonly squares?: readonly NumberedSquare[]; readonly isLastTold?: boolean; readonly room?: number } = {},
): string {
  const { table, game, story } = present;
  const words = spoken.on(table.options);
  const view = game.view(null);
  const last = view.board.at(-1);
  const numbers = squares?.map(numbered) ?? numbersShown(present, words);
  // Nobody is asked yet, and nobody may know what comes next.
  if (table.held && last) return words.alt.laid(last, numbers);
  // At the end the scores say everything; before that the last events are told.
  const events = game.over || isLastTold ? [] : (movesInRow(present)?.told.flat() ?? latestOf(story));
  return words.alt.board({
    view,
    people: table.members,
    events,
    ...(room && { room }),
    numbers,
    dead: view.deadSquares,
  });
}

/** Numbers, then tools. Every legal square can be reached: by a button, in the menu, or on its next page. */
export function turnRows(present: GameAtTable, spoken: Words): ComponentRow[] {
  const { table, game } = present;
  const words = spoken.on(table.options);
  const view = game.view(null);
  const squares = numberedSquares(view);
  const tools = row(
    ...beforeButton(present, words),
    button(ids.tiles(table, null), words.buttons['tiles-left']),
    ...(table.options.text ? [button(ids.twin(table, 0), words.buttons['in-words'])] : []),
    ...(view.switches.includes('fields') && !table.options.text
      ? [button(ids.table('fields', table), words.buttons.fields)]
      : []),
    button(ids.table('more', table), words.buttons.more),
    ...(table.members.some(isStoodInFor) ? [button(ids.table('i-am-back', table), words.buttons['i-am-back'])] : []),
  );
  if (isDecision(view)) return [...decisionRows(present, words), tools];
  const regions = regionsOf(view);
  return [
    ...(regions.length > 0 ? rows(regionButtons(table, regions, words)) : numberRows(table, squares, words)),
    tools,
  ];
}

/** Opens the reader's cards, and the decisions before the tile. */
function beforeButton({ table, game }: GameAtTable, words: Words) {
  const { hands, moment, step } = game.view(null);
  const [hand] = hands;
  if (moment !== 'before' && !hand) return [];
  const label = moment === 'before' || !hand ? words.decision.before(step) : words.hand.button(hand.deck);
  return [button(ids.table('before', table), label)];
}

/** Buttons for a run of numbers; if there are too many, a menu holds the rest. `all`: the squares that the menu continues with. */
export function numberRows(
  table: Table,
  squares: readonly NumberedSquare[],
  words: Words,
  all: readonly NumberedSquare[] = squares,
): ComponentRow[] {
  if (squares.length <= BUTTONS_ALONE) return rows(numberButtons(table, squares, words));
  const beside = squares.slice(0, BUTTONS_BESIDE_MENU);
  const from = Number(beside.at(-1)!.label);
  return [...rows(numberButtons(table, beside, words)), squareMenu(table, all, from, words)];
}

const regionButtons = (table: Table, regions: readonly RegionPage[], words: Words) =>
  regions.map((page, index) => button(ids.region(table, index), regionLabel(page, words), 'main'));

/** A region and its numbers, which are consecutive: on its button, and above them. */
const regionLabel = ({ region, squares }: RegionPage, words: Words): string =>
  words.turn.region(region, Number(squares[0]!.label), Number(squares.at(-1)!.label));

/** Without a picture the button also names the square. */
const numberButtons = (table: Table, squares: readonly NumberedSquare[], words: Words) =>
  squares.map((square) => {
    const label = table.options.text ? `${square.label} · ${words.things.square(square)}` : square.label;
    return button(ids.square(table, square), label, 'main');
  });

/** A menu of the squares from number `from` + 1 on; if there are more, its last choice opens the next page. */
export function squareMenu(table: Table, squares: readonly NumberedSquare[], from: number, words: Words): ComponentRow {
  const rest = squares.slice(from);
  const whole = rest.length <= SELECT_OPTIONS;
  const shown = whole ? rest : rest.slice(0, SELECT_OPTIONS - 1);
  const choices: MenuChoice[] = shown.map((square) => ({
    label: `${square.label} · ${words.things.square(square)}`,
    value: squareValue(square),
  }));
  if (!whole) choices.push({ label: words.buttons['next-page'], value: pageValue(from + shown.length) });
  const last = shown.at(-1)?.label ?? '';
  const placeholder = `${from + 1}–${last} …`;
  return row(select(ids.squares(table), placeholder, choices));
}

/** A region of a map with its numbers, on a picture without any others. */
export async function regionPanel(
  present: GameAtTable,
  page: RegionPage,
  spoken: Words,
  bot: DrawingServices,
): Promise<PanelContent> {
  const { table, game } = present;
  const words = spoken.on(table.options);
  const { squares } = page;
  const picture = bot.renderer.board({ ...turnScene(present, words), badges: squares, deadSquares: [] });
  return {
    content: regionLabel(page, words),
    files: await drawn(bot, picture, turnAlt(present, words, { squares })),
    components: numberRows(table, squares, words, numberedSquares(game.view(null))),
  };
}

/** The menu from number `wanted` + 1 on, or from the last. */
export function squaresPanel({ table, game }: GameAtTable, wanted: number, words: Words): PanelContent {
  const squares = numberedSquares(game.view(null));
  const from = Math.min(Math.max(0, wanted), Math.max(0, squares.length - 1));
  const page = { from: from + 1, to: squares.length, of: squares.length };
  return { content: words.turn.page(page), components: [squareMenu(table, squares, from, words)] };
}

import type { BoardScene } from '../../../render/index.ts';
import { type Action, type Figure, type Place, pointedAt, type Square, type VerbId } from '../../engine/index.ts';
import type { CustomId } from '../interaction/custom-id.ts';
import { ids, optionValue, type PageNumber } from '../interaction/ids.ts';
import type { PanelContent } from '../interaction/reply.ts';
import type { Services } from '../services.ts';
import { choicesOf, elsewhereBy, type Numbered, optionsOf, ownAt } from '../turn/options.ts';
import { type Imagined, type Look, outcomeOf, turnActions } from '../turn/plan.ts';
import type { Words } from '../words/index.ts';
import { button, type Choice, type Row, row, SELECT_OPTIONS, select } from './buttons.ts';
import { drawn, drawnOf, playersOf } from './drawing.ts';

/** An option as a panel shows it: with its number, and the number on the picture. */
export interface Offered extends Numbered {
  readonly mark: string;
  readonly label: string;
  /** Draws the figure that would come to stand there. */
  readonly figure?: Figure;
}

/** As many options as one picture and one menu hold. */
const PAGE = SELECT_OPTIONS;

/** The page of that number of a list, or the nearest there is; `from` counts from 0. */
export function pageOf<T>(all: readonly T[], wanted: number): { onPage: readonly T[]; from: number; page: number } {
  const page = Math.min(Math.max(0, wanted), Math.max(0, Math.ceil(all.length / PAGE) - 1));
  return { onPage: all.slice(page * PAGE, (page + 1) * PAGE), from: page * PAGE, page };
}

/** A menu of which each choice commits, and buttons for the pages beside it; of many pages a menu, too. */
export function menuRows(
  menu: CustomId,
  placeholder: string,
  choices: readonly { readonly label: string; readonly value: string }[],
  { all, page, turn, words, back }: Paging,
): Row[] {
  const pages = Math.ceil(all.length / PAGE);
  const turnPage = (to: number, label: string) => button(turn(to), label);
  const buttons = [
    ...(back ? [button(back, words.buttons.back)] : []),
    ...(page > 0 ? [turnPage(page - 1, words.buttons['previous-page'])] : []),
    ...(page < pages - 1 ? [turnPage(page + 1, words.buttons['next-page'])] : []),
  ];
  const leaf = (at: number): Choice => {
    const from = at * PAGE;
    const to = Math.min(all.length, from + PAGE);
    const squares = [all[from]!, all[to - 1]!].flatMap(({ option }) => pointedAt(option).slice(0, 1));
    const where = squares.map((square) => words.things.square(square)).join('–');
    return { label: `${from + 1}–${to}${where && ` · ${where}`}`, value: String(at), chosen: at === page };
  };
  return [
    row(select(menu, placeholder, choices)),
    ...(pages > FEW_PAGES
      ? [
          row(
            select(
              turn('menu'),
              words.buttons['next-page'],
              Array.from({ length: pages }, (_, at) => leaf(at)),
            ),
          ),
        ]
      : []),
    ...(buttons.length > 0 ? [row(...buttons)] : []),
  ];
}

/** So many are leafed through; more are in a menu as well. */
const FEW_PAGES = 3;

interface Paging {
  /** The options of all pages. */
  readonly all: readonly Numbered[];
  readonly page: number;
  readonly turn: (page: PageNumber) => CustomId;
  readonly words: Words;
  readonly back?: CustomId;
}

/** Numbers on what options point at: in the middle of squares with a tile, and at places. */
export function markedOn(options: readonly Offered[]): Pick<BoardScene, 'targets' | 'steps'> {
  const marks = options.flatMap((one) => pointedAt(one.option).map((at) => ({ ...one, at })));
  return {
    targets: marks.flatMap(({ mark, at, figure }) =>
      'kind' in at ? [{ label: mark, place: at, ...(figure && { figure }) }] : [],
    ),
    steps: marks.flatMap(({ mark, at }) => ('kind' in at ? [] : [{ label: mark, x: at.x, y: at.y }])),
  };
}

export const markedAt = (options: readonly Offered[]): { label: string; at: Square | Place }[] =>
  options.flatMap(({ mark, option }) => pointedAt(option).map((at) => ({ label: mark, at })));

/** The options of one verb that step 2 offers beside figures on the tile: numbered on the board, and in a menu that commits. */
export async function othersPanel(
  look: Look,
  imagined: Imagined,
  verb: VerbId,
  wanted: number,
  spoken: Words,
  bot: Services,
): Promise<PanelContent> {
  const words = spoken.on(look.table.options);
  const { table, game, square, plan } = look;
  const seat = game.asked!;
  const { elsewhere, others } = optionsOf(imagined, square);
  const all: readonly Numbered[] = verb === 'deploy' ? elsewhere : (others.get(verb) ?? []);
  const { onPage, from, page } = pageOf(all, wanted);
  const numbers = { from: from + 1, to: from + onPage.length, of: all.length };
  const symbol = elsewhereBy(imagined, elsewhere);
  const offered =
    verb === 'deploy'
      ? figuresOffered(look, imagined, elsewhere.slice(from, from + PAGE), from, words)
      : onPage.map(({ option, index }, at): Offered => {
          const mark = String(from + at + 1);
          const events = outcomeOf(imagined, option);
          return { option, index, mark, label: words.decision.label(mark, option, events, table.members) };
        });
  const { arrow } = imagined.game.view(seat);
  const scene: BoardScene = {
    ...drawnOf(game.view(null)),
    players: playersOf(table, words),
    ghost: { ...plan.placement, tile: game.view(null).drawn!, seat },
    ...(arrow && { activeArrow: arrow }),
    ...markedOn(offered),
  };
  const choices = offered.map(({ label, index }) => {
    return { label, value: optionValue(index, turnActions(imagined, index)!) };
  });
  const placeholder = verb === 'deploy' ? words.panel.figureMenu : words.decision.open;
  return {
    content:
      verb === 'deploy' ? words.panel.elsewhere({ symbol, ...numbers }) : words.decision.group({ verb, ...numbers }),
    files: await drawn(bot, bot.renderer.board(scene), words.decision.alt(markedAt(offered))),
    components: menuRows(ids.puts(table, plan), placeholder, choices, {
      all,
      page,
      words,
      turn: (to) => ids.others(table, plan, verb, to),
      back: ids.plan(table, 'turn', plan),
    }),
  };
}

/** `from`: of how many before they are numbered; null where they have no numbers. */
export function figuresOffered(
  { table, game }: Look,
  imagined: Imagined,
  deploys: readonly Numbered<Action & { readonly type: 'deploy' }>[],
  from: number | null,
  words: Words,
): Offered[] {
  const seat = game.asked!;
  const symbol = imagined.game.view(seat).arrow?.symbol;
  return choicesOf(imagined, deploys).map((choice, at) => {
    const mark = String((from ?? 0) + at + 1);
    const beside = symbol === 'add-meeple' ? ownAt(game, seat, choice.on) : undefined;
    const told = { ...choice, mark: from === null ? '' : mark, elsewhere: true, beside };
    const label = words.panel.figureLabel(told, seat, table.members);
    return { ...deploys[at]!, mark, label, figure: choice.figure };
  });
}

import type { BoardScene } from '../../../render/index.ts';
import { type Figure, type Place, pointedAt, type Square, type VerbId } from '../../engine/index.ts';
import type { CustomId } from '../interaction/custom-id.ts';
import { ids, optionValue, type PageNumber, pageValue } from '../interaction/ids.ts';
import type { PanelContent } from '../interaction/reply.ts';
import type { Services } from '../services.ts';
import { choiceOf, isDeploy, markOf, type Numbered, optionsOf, ownAt, typedName } from '../turn/options.ts';
import { type Imagined, type Look, outcomeAlone, outcomeOf, turnActions } from '../turn/plan.ts';
import type { FigureChoice, Words } from '../words/index.ts';
import { button, type Choice, type Row, row, SELECT_OPTIONS, select } from './buttons.ts';
import { drawn, drawnOf, playersOf } from './drawing.ts';

/** What step 2 offers under one heading: figures on the tile, figures on other tiles, or what one verb does. */
export type GroupId = 'here' | VerbId;

/** A way to end a turn. Panels, menus, confirmations and `/place` take it from one list. */
export interface Offer {
  /** The option by its number; `none` to do nothing. */
  readonly index: number | 'none';
  readonly group: GroupId | 'none';
  /** What it plays, as buttons and menus name it: see `optionValue`. */
  readonly value: string;
  /** What `/place` calls it. */
  readonly typed: string;
  /** What stands on a button or in a menu, after its number on the picture if it has one. */
  label(mark?: string | null): string;
  /** A figure that comes to stand somewhere. */
  readonly choice?: FigureChoice;
  readonly points: readonly (Square | Place)[];
}

/** Every way to end a turn as it is planned: nothing, figures on the tile, then all else group by group. */
export function offersOf(look: Look, imagined: Imagined, words: Words): readonly Offer[] {
  const { game, square, table } = look;
  const [seat, people] = [game.asked!, table.members];
  const { onTile, others } = optionsOf(imagined, square);
  const offered = (group: GroupId, { option, index }: Numbered): Omit<Offer, 'label'> => ({
    ...{ index, group, typed: typedName(option, square), points: pointedAt(option) },
    value: optionValue(index, turnActions(imagined, index)!),
  });
  const figuresIn = (group: GroupId, figures: readonly Parameters<typeof choiceOf>[1][]): Offer[] =>
    figures.map((one) => {
      const elsewhere = group !== 'here';
      const beside = elsewhere ? ownAt(game, seat, one.option.on) : undefined;
      const choice = lazily(() => ({ ...choiceOf(imagined, one, figures), elsewhere, beside }));
      return {
        ...offered(group, one),
        get choice() {
          return choice();
        },
        label: (mark = null) => words.panel.figureLabel({ ...choice(), ...(mark !== null && { mark }) }, seat, people),
      };
    });
  const othersIn = (verb: VerbId, options: readonly Numbered[]): Offer[] =>
    options.map((one) => ({
      ...offered(verb, one),
      label: (mark = null) => words.decision.label(mark, one.option, outcomeOf(imagined, one.option), people, { seat }),
    }));
  const none: Offer = {
    ...{ index: 'none', group: 'none', typed: 'none', points: [] },
    value: optionValue('none', turnActions(imagined, null)!),
    label: () =>
      imagined.options.length === 0 && imagined.game.isFigureToCome
        ? words.panel.placeOnly
        : words.panel.noFigureLabel(outcomeAlone(imagined), seat, people),
  };
  return [
    none,
    ...figuresIn('here', onTile),
    ...[...others].flatMap(([verb, options]) =>
      options.every(isDeploy) ? figuresIn(verb, options) : othersIn(verb, options),
    ),
  ];
}

/** The groups besides figures on the tile. */
export const groupsOf = (offers: readonly Offer[]): ReadonlyMap<VerbId, readonly Offer[]> =>
  Map.groupBy(
    offers.filter(({ group }) => group !== 'here' && group !== 'none'),
    ({ group }) => group as VerbId,
  );

/** What it costs to know is paid when somebody asks. */
function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** As many options as one picture and one menu hold. */
const PAGE = SELECT_OPTIONS;

/** The page of that number of a list, or the nearest there is; `from` counts from 0. */
export function pageOf<T>(all: readonly T[], wanted: number): { onPage: readonly T[]; from: number; page: number } {
  const page = Math.min(Math.max(0, wanted), Math.max(0, Math.ceil(all.length / PAGE) - 1));
  return { onPage: all.slice(page * PAGE, (page + 1) * PAGE), from: page * PAGE, page };
}

/**
 * All choices if a menu holds them; else those from number `from` on, and a last choice that leads to the next ones, after the end to the
 * first. `keyOf`: how the page that begins with a choice is called, by the number of the choice.
 */
export function menuFrom(
  choices: readonly Choice[],
  from: number,
  words: Words,
  keyOf: (at: number) => number = (at) => at,
): readonly Choice[] {
  if (choices.length <= SELECT_OPTIONS) return choices;
  const first = from < choices.length ? Math.max(0, from) : 0;
  const shown = choices.slice(first, first + SELECT_OPTIONS - 1);
  const next = first + shown.length;
  return [...shown, { label: words.buttons['next-page'], value: pageValue(keyOf(next < choices.length ? next : 0)) }];
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
    const squares = [all[from]!, all[to - 1]!].flatMap(({ points }) => points.slice(0, 1));
    const where = squares.map((square) => words.things.square(square)).join('–');
    return { label: `${from + 1}–${to}${where && ` · ${where}`}`, value: String(at), chosen: at === page };
  };
  // As many pages as a menu holds, around this one.
  const first = Math.max(0, Math.min(page - Math.floor(SELECT_OPTIONS / 2), pages - SELECT_OPTIONS));
  const leaves = Array.from({ length: Math.min(pages, SELECT_OPTIONS) }, (_, at) => leaf(first + at));
  return [
    row(select(menu, placeholder, choices)),
    ...(pages > FEW_PAGES ? [row(select(turn('menu'), words.buttons['next-page'], leaves))] : []),
    ...(buttons.length > 0 ? [row(...buttons)] : []),
  ];
}

/** So many are leafed through; more are in a menu as well. */
const FEW_PAGES = 3;

interface Paging {
  /** The options of all pages. */
  readonly all: readonly Pick<Offer, 'points'>[];
  readonly page: number;
  readonly turn: (page: PageNumber) => CustomId;
  readonly words: Words;
  readonly back?: CustomId;
}

/** What a number on a picture stands for. */
export interface Marked {
  readonly mark: string;
  readonly points: readonly (Square | Place)[];
  /** Draws the figure that would come to stand there. */
  readonly figure?: Figure | undefined;
}

/** Numbers on what options point at: in the middle of squares with a tile, and at places. */
export function markedOn(options: readonly Marked[]): Pick<BoardScene, 'targets' | 'steps'> {
  const marks = options.flatMap((one) => one.points.map((at) => ({ ...one, at })));
  return {
    targets: marks.flatMap(({ mark, at, figure }) =>
      'kind' in at ? [{ label: mark, place: at, ...(figure && { figure }) }] : [],
    ),
    steps: marks.flatMap(({ mark, at }) => ('kind' in at ? [] : [{ label: mark, x: at.x, y: at.y }])),
  };
}

export const markedAt = (options: readonly Marked[]): { label: string; at: Square | Place }[] =>
  options.flatMap(({ mark, points }) => points.map((at) => ({ label: mark, at })));

/** One group of what step 2 offers: numbered on the board, and in a menu that commits. */
export async function othersPanel(
  look: Look,
  imagined: Imagined,
  verb: VerbId,
  wanted: number,
  spoken: Words,
  bot: Services,
): Promise<PanelContent> {
  const words = spoken.on(look.table.options);
  const { table, game, plan } = look;
  const seat = game.asked!;
  const all = groupsOf(offersOf(look, imagined, words)).get(verb) ?? [];
  const { onPage, from, page } = pageOf(all, wanted);
  const numbers = { from: from + 1, to: from + onPage.length, of: all.length };
  const by = imagined.game.elsewhereBy;
  const marked = onPage.map(({ points, choice }, at) => {
    return { points, mark: markOf(from + at), figure: choice?.figure };
  });
  const { arrow } = imagined.game.view(seat);
  const scene: BoardScene = {
    ...drawnOf(game.view(null)),
    players: playersOf(table, words),
    ghost: { ...plan.placement, tile: game.view(null).drawn!, seat },
    ...(arrow && { activeArrow: arrow }),
    ...markedOn(marked),
  };
  const choices = onPage.map(({ label, value }, at) => ({ label: label(markOf(from + at)), value }));
  const isFigures = verb === 'deploy';
  return {
    content: isFigures ? words.panel.elsewhere({ by, ...numbers }) : words.decision.group({ verb, ...numbers }),
    files: await drawn(bot, bot.renderer.board(scene), words.decision.alt(markedAt(marked))),
    components: menuRows(ids.puts(table, plan), isFigures ? words.panel.figureMenu : words.decision.open, choices, {
      all,
      page,
      words,
      turn: (to) => ids.others(table, plan, verb, to),
      back: ids.plan(table, 'turn', plan),
    }),
  };
}

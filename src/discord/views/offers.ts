import type { BoardScene } from '../../../render/index.ts';
import {
  type Action,
  FIGURES,
  FIGURES_AT_CORNERS,
  type Figure,
  PASS,
  type Place,
  pointedAt,
  type Square,
  type VerbId,
  writePlace,
} from '../../engine/index.ts';
import type { CustomId } from '../interaction/custom-id.ts';
import { ids, optionValue, type PageNumber } from '../interaction/ids.ts';
import type { PanelContent } from '../interaction/reply.ts';
import type { Services } from '../services.ts';
import {
  choiceOf,
  type Deploy,
  figureOf,
  isDeploy,
  markOf,
  type Numbered,
  optionsOf,
  ownAt,
  typedName,
} from '../turn/options.ts';
import { type Imagined, outcomeAlone, outcomeOf, type PlannedTurn, turnActions } from '../turn/plan.ts';
import type { Words } from '../words/index.ts';
import { button, type ComponentRow, type MenuChoice, row, SELECT_OPTIONS, select } from './buttons.ts';
import { drawn, drawnOf, playersOf } from './drawing.ts';

/** One heading in step 2: figures on the tile, figures on other tiles, or the options of one verb. */
export type GroupId = 'here' | VerbId;

/** A way to end a turn. Panels, menus, confirmations and `/place` share one list. */
export interface Offer {
  /** The option's number; `none` to do nothing. */
  readonly index: number | 'none';
  readonly group: GroupId | 'none';
  /** The value in buttons and menus: see `optionValue`. */
  readonly value: string;
  /** The name in `/place`. */
  readonly typed: string;
  /** The label on a button or in a menu, after the number on the picture if there is one. */
  label(mark?: string | null): string;
  /** The label of a figure without its points. */
  name(mark: string): string;
  readonly option: Action;
  readonly points: readonly (Square | Place)[];
}

/** Every way to end a planned turn: nothing, figures on the tile, then everything else by group. */
export function offersOf(look: PlannedTurn, imagined: Imagined, words: Words): readonly Offer[] {
  const { game, square, table } = look;
  const [seat, people] = [game.asked!, table.members];
  const { onTile, others } = optionsOf(imagined, square);
  const offered = (
    group: GroupId,
    { option, index }: Numbered,
    label: Offer['label'],
    name: Offer['name'] = label,
  ): Offer => ({
    ...{ index, group, option, points: pointedAt(option), label, name },
    get typed() {
      return typedName(option, square);
    },
    get value() {
      return optionValue(index, turnActions(imagined, index)!);
    },
  });
  const figuresIn = (group: GroupId, figures: readonly Numbered<Deploy>[]): Offer[] =>
    figures.map((one) => {
      const elsewhere = group !== 'here';
      const label = (mark: string | null = null): string => {
        const beside = elsewhere ? ownAt(game, seat, one.option.on) : undefined;
        return words.panel.figureLabel({ ...choiceOf(imagined, one, figures), mark, elsewhere, beside }, seat, people);
      };
      const name = (mark: string): string => words.panel.figureName({ ...figureOf(imagined, one, figures), mark });
      return offered(group, one, label, name);
    });
  const othersIn = (verb: VerbId, options: readonly Numbered[]): Offer[] =>
    options.map((one) =>
      offered(verb, one, (mark = null) =>
        words.decision.label(mark, one.option, outcomeOf(imagined, one.option), people, { seat }),
      ),
    );
  const isPlaceOnly = imagined.options.length === 0 && imagined.game.isFigureToCome;
  const noneLabel = (): string =>
    isPlaceOnly ? words.panel.placeOnly : words.panel.noFigureLabel(outcomeAlone(imagined), seat, people);
  const none: Offer = {
    ...{ index: 'none', group: 'none', option: PASS, typed: 'none', points: [] },
    ...{ label: noneLabel, name: noneLabel, value: optionValue('none', turnActions(imagined, null)!) },
  };
  return [
    none,
    ...figuresIn('here', onTile),
    ...[...others].flatMap(([verb, options]) =>
      options.every(isDeploy) ? figuresIn(verb, options) : othersIn(verb, options),
    ),
  ];
}

const groupsOf = (offers: readonly Offer[]): ReadonlyMap<VerbId, readonly Offer[]> =>
  Map.groupBy(
    offers.filter(({ group }) => group !== 'here' && group !== 'none'),
    ({ group }) => group as VerbId,
  );

/** A place on the tile that takes a figure. */
export interface NumberedPlace {
  /** Its number on the picture, the same for every figure. */
  readonly mark: string;
  readonly on: Place;
  /** It is a corner of the tile, not a printed part. */
  readonly isCorner: boolean;
  /** Places the chosen figure here; null if that figure may not go here. */
  readonly offer: Offer | null;
  /** Names the place if the chosen figure may not go here: the first figure that may. */
  readonly first: Offer;
}

interface FigureOffered {
  readonly figure: Figure;
  /** The numbers of the places on the tile that take it. */
  readonly marks: readonly string[];
  /** The offer, if there is only one with this figure. */
  readonly only: Offer | null;
}

/** The offers for one chosen figure. */
export interface OfferChosen {
  /** The figures to choose from; none if each place takes only one. */
  readonly figures: readonly FigureOffered[];
  /** The chosen figure; undefined if each place has its own. */
  readonly figure: Figure | undefined;
  readonly places: readonly NumberedPlace[];
  /** All other groups, without figures on other tiles that are not the chosen one. */
  readonly groups: ReadonlyMap<VerbId, readonly Offer[]>;
}

const placedBy = ({ option }: Offer): Figure | undefined => (option.type === 'deploy' ? option.figure : undefined);

/** The numbered places of the tile and the chosen figure: `wanted` if it can be placed, otherwise the first that can. */
export function chosenOf(offers: readonly Offer[], wanted: Figure | undefined): OfferChosen {
  const deploys = offers.filter((one) => placedBy(one) !== undefined);
  const byPlace = Map.groupBy(deploys, placeKey);
  const here = [...byPlace.values()].filter(([first]) => first!.group === 'here');
  const hasChoice = [...byPlace.values()].some(({ length }) => length > 1);
  const figures = hasChoice
    ? FIGURES.flatMap((figure) => {
        const has = (one: Offer): boolean => placedBy(one) === figure;
        const marks = here.flatMap((place, at) => (place.some(has) ? [markOf(at)] : []));
        const [only = null, ...more] = deploys.filter(has);
        return only ? [{ figure, marks, only: more.length === 0 ? only : null }] : [];
      })
    : [];
  const { figure } =
    figures.find((one) => one.figure === wanted) ?? figures.find(({ marks }) => marks.length > 0) ?? figures[0] ?? {};
  const isChosen = (one: Offer): boolean => figure === undefined || placedBy(one) === figure;
  return {
    figures,
    figure,
    places: here.map((all, at) => ({
      ...{ mark: markOf(at), on: placeIn(all[0]!)!, isCorner: isAtCorner(all[0]!), first: all[0]! },
      offer: all.find(isChosen) ?? null,
    })),
    groups: groupsOf(offers.filter((one) => placedBy(one) === undefined || isChosen(one))),
  };
}

const placeIn = ({ option }: Offer): Place | null => (option.type === 'deploy' ? option.on : null);
const isAtCorner = (one: Offer): boolean => FIGURES_AT_CORNERS.includes(placedBy(one)!);
/** A corner is a place of its own, although the option names it by the field of another tile. */
const placeKey = (one: Offer): string => `${isAtCorner(one)} ${writePlace(placeIn(one)!)}`;

/** Options in one picture and its menu. */
const PAGE = SELECT_OPTIONS;

/** The page with this number, or the nearest; `from` counts from 0. */
export function pageOf<T>(all: readonly T[], wanted: number): { onPage: readonly T[]; from: number; page: number } {
  const page = Math.min(Math.max(0, wanted), Math.max(0, Math.ceil(all.length / PAGE) - 1));
  return { onPage: all.slice(page * PAGE, (page + 1) * PAGE), from: page * PAGE, page };
}

/** A menu in which each choice commits, with buttons for the pages, and a menu of pages if there are many. */
export function menuRows(
  menu: CustomId,
  placeholder: string,
  choices: readonly { readonly label: string; readonly value: string }[],
  { all, page, turn, words, back }: Paging,
): ComponentRow[] {
  const pages = Math.ceil(all.length / PAGE);
  const turnPage = (to: number, label: string) => button(turn(to), label);
  const buttons = [
    ...(back ? [button(back, words.buttons.back)] : []),
    ...(page > 0 ? [turnPage(page - 1, words.buttons['previous-page'])] : []),
    ...(page < pages - 1 ? [turnPage(page + 1, words.buttons['next-page'])] : []),
  ];
  const leaf = (at: number): MenuChoice => {
    const from = at * PAGE;
    const to = Math.min(all.length, from + PAGE);
    const squares = [all[from]!, all[to - 1]!].flatMap(({ points }) => points.slice(0, 1));
    const where = squares.map((square) => words.things.square(square)).join('–');
    return { label: `${from + 1}–${to}${where && ` · ${where}`}`, value: String(at), chosen: at === page };
  };
  // The pages around this one that fit a menu.
  const first = Math.max(0, Math.min(page - Math.floor(SELECT_OPTIONS / 2), pages - SELECT_OPTIONS));
  const leaves = Array.from({ length: Math.min(pages, SELECT_OPTIONS) }, (_, at) => leaf(first + at));
  return [
    row(select(menu, placeholder, choices)),
    ...(pages > FEW_PAGES ? [row(select(turn('menu'), words.buttons['next-page'], leaves))] : []),
    ...(buttons.length > 0 ? [row(...buttons)] : []),
  ];
}

/** With more pages there is also a menu of pages. */
const FEW_PAGES = 3;

interface Paging {
  readonly all: readonly Pick<Offer, 'points'>[];
  readonly page: number;
  readonly turn: (page: PageNumber) => CustomId;
  readonly words: Words;
  readonly back?: CustomId;
}

/** A number on a picture, and what it points at. */
export interface Marked {
  readonly mark: string;
  readonly points: readonly (Square | Place)[];
}

/** Numbers at the points of options: in the middle of squares, and at places. */
export function markedOn(options: readonly Marked[]): Pick<BoardScene, 'targets' | 'steps'> {
  const marks = options.flatMap((one) => one.points.map((at) => ({ ...one, at })));
  return {
    targets: marks.flatMap(({ mark, at }) => ('kind' in at ? [{ label: mark, place: at }] : [])),
    steps: marks.flatMap(({ mark, at }) => ('kind' in at ? [] : [{ label: mark, x: at.x, y: at.y }])),
  };
}

export const markedAt = (options: readonly Marked[]): { label: string; at: Square | Place }[] =>
  options.flatMap(({ mark, points }) => points.map((at) => ({ label: mark, at })));

/** One group of step 2, numbered on the board, with a menu in which each choice commits. Null if the group is empty. */
export async function othersPanel(
  look: PlannedTurn,
  imagined: Imagined,
  verb: VerbId,
  wanted: number,
  spoken: Words,
  bot: Services,
): Promise<PanelContent | null> {
  const words = spoken.on(look.table.options);
  const { table, game, plan } = look;
  const seat = game.asked!;
  const offers = offersOf(look, imagined, words);
  // A panel of an older version names no figure; then the group may have no option for the default figure.
  const all = chosenOf(offers, plan.figure).groups.get(verb) ?? groupsOf(offers).get(verb) ?? [];
  if (all.length === 0) return null;
  const { onPage, from, page } = pageOf(all, wanted);
  const numbers = { from: from + 1, to: from + onPage.length, of: all.length };
  const by = imagined.game.elsewhereBy;
  const marked = onPage.map(({ points }, at) => ({ points, mark: markOf(from + at) }));
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
    components: menuRows(ids.puts(table, plan), isFigures ? words.panel.placeMenu : words.decision.open, choices, {
      all,
      page,
      words,
      turn: (to) => ids.others(table, plan, verb, to),
      back: ids.plan(table, 'turn', plan),
    }),
  };
}

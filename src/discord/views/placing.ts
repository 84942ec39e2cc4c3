import { type CloseUpScene, signed } from '../../../render/index.ts';
import { type Figure, pointedAt, type Seat, type VerbId } from '../../engine/index.ts';
import { figureValue, ids, openValue } from '../interaction/ids.ts';
import type { PanelContent } from '../interaction/reply.ts';
import type { Services } from '../services.ts';
import { aboutOption } from '../turn/decision.ts';
import { featuresOfLast, letterOf, pointsAlone } from '../turn/options.ts';
import { afterwards, type Imagined, outcomeAt, type PlannedTurn, type Stop } from '../turn/plan.ts';
import type { Words } from '../words/index.ts';
import {
  button,
  type ComponentRow,
  choicesAt,
  MESSAGE_ROWS,
  type MenuChoice,
  ROW_BUTTONS,
  row,
  rows,
  SELECT_OPTIONS,
  select,
} from './buttons.ts';
import { drawn, sceneOf } from './drawing.ts';
import { chosenOf, type NumberedPlace, type Offer, type OfferChosen, offersOf } from './offers.ts';

/** The newest undecided stop and the one before it. */
const STOP_ROWS = 2;

interface PanelWish {
  /** Where the menus begin. */
  readonly from: number;
  /** The option that a hint recommends, by its `optionValue`. */
  readonly advised: string;
}

/** For the active player: the tile as a ghost, its rotations, and a button for each place, which commits the turn. */
export async function placingPanel(
  look: PlannedTurn,
  imagined: Imagined,
  spoken: Words,
  bot: Services,
  { from = 0, advised = '' }: Partial<PanelWish> = {},
): Promise<PanelContent> {
  const words = spoken.on(look.table.options);
  const { table, game, square, plan } = look;
  const seat = game.asked!;
  const view = game.view(seat);
  const tile = view.drawn!;
  const offers = offersOf(look, imagined, words);
  const chosen = chosenOf(offers, plan.figure);
  const { figures, places, groups } = chosen;
  const supply = view.supply[seat] ?? {};
  const next = afterwards(imagined);
  const isWaiting = imagined.options.length === 0 && imagined.game.isFigureToCome;
  const rotations = rotationRow(look, words);
  const hasStop = stopsShown(imagined.stops, plan).length > 0;
  const left = MESSAGE_ROWS - rotations.length;
  const about = { supply, by: imagined.game.elsewhereBy, left: hasStop ? left - 1 : left, from, advised };
  const below = offerRows(look, offers, chosen, about, words);
  return {
    content: words.panel.deploy({
      square,
      tile,
      rotation: plan.placement.rotation,
      choices: places.length,
      choosing: figures.length > 0,
      supply,
      elsewhere: groups.has('deploy') ? { by: imagined.game.elsewhereBy } : undefined,
      verbs: [...groups.keys()],
      follows: next.step ?? next.awaited,
      stops: imagined.stops.flatMap(({ step, options }) => (options.length > 1 ? [step] : [])),
      events: imagined.events,
      next: next.view(null).part,
      people: table.members,
      waitsFor: isWaiting ? imagined.game.asked : undefined,
    }),
    files: await closeUp(look, seat, words, bot, places, imagined),
    components: [...rotations, ...stopRows(look, imagined, words, { from, most: left - below.length }), ...below],
  };
}

/** For everybody else: what the tile would do there. No button changes the game. */
export async function whatIfPanel(
  look: PlannedTurn,
  imagined: Imagined,
  reader: Seat | null,
  spoken: Words,
  bot: Services,
): Promise<PanelContent> {
  const words = spoken.on(look.table.options);
  const { table, game, square, plan } = look;
  const content = words.panel.whatIf({
    square,
    tile: game.view(null).drawn!,
    rotation: plan.placement.rotation,
    features: featuresOfLast(imagined),
    events: imagined.events,
    people: table.members,
    reader,
    asked: game.view(null).asked!,
    switches: game.view(null).switches,
  });
  return {
    content,
    files: await closeUp(look, game.asked, words, bot, [], imagined),
    components: [...rotationRow(look, words), ...stopRows(look, imagined, words)],
  };
}

/** Buttons that turn the tile, if it fits in several rotations. */
function rotationRow({ table, game, placements, plan }: PlannedTurn, words: Words): ComponentRow[] {
  if (placements.length < 2) return [];
  const tile = game.view(null).drawn!;
  return [
    row(
      ...placements.map((placement) => {
        const chosen = placement.rotation === plan.placement.rotation;
        const id = ids.plan(table, 'turn', { ...plan, placement, choices: [] });
        return button(id, words.panel.rotationLabel(tile, placement.rotation), chosen ? 'main' : 'plain', chosen);
      }),
    ),
  ];
}

/** A row for each stop with a choice: buttons, or a menu if there are too many. */
function stopRows(
  { table, plan }: PlannedTurn,
  { stops }: Imagined,
  words: Words,
  { from, most } = { from: 0, most: STOP_ROWS },
): ComponentRow[] {
  const shown = stopsShown(stops, plan);
  return shown.slice(Math.max(0, shown.length - most)).map(({ nth, ...stop }) => {
    const decided = { ...plan, choices: stops.slice(0, nth).map(({ chosen }) => chosen) };
    const labels = stopLabels(stop, table.members, words);
    if (labels.length <= ROW_BUTTONS) {
      return row(
        ...labels.map((label, index) => {
          const id = ids.plan(table, 'stop', { ...plan, choices: [...decided.choices, index] });
          const isChosen = index === stop.chosen;
          return button(id, label, isChosen ? 'main' : 'plain', isChosen);
        }),
      );
    }
    const choices = labels.map((label, index) => ({ label, value: String(index), chosen: index === stop.chosen }));
    return row(select(ids.stop(table, decided), labels[stop.chosen]!, choicesAt(choices, from, words)));
  });
}

/** The stops that a panel shows, each with its number among all: up to the first undecided one. */
function stopsShown(stops: readonly Stop[], { choices }: PlannedTurn['plan']): (Stop & { readonly nth: number })[] {
  const open = stops.flatMap((stop, nth) => (stop.options.length > 1 ? [{ ...stop, nth }] : []));
  const undecided = open.findIndex(({ nth }) => nth >= choices.length);
  return (undecided < 0 ? open : open.slice(0, undecided + 1)).slice(-STOP_ROWS);
}

/** The label of each option of a stop: its letter, its name, and its immediate effect. */
export const stopLabels = (
  { options, before }: Pick<Stop, 'options' | 'before'>,
  people: Parameters<Words['decision']['label']>[3],
  words: Words,
): string[] =>
  options.map((option, index) =>
    words.decision.label(letterOf(index), option, outcomeAt({ before }, option), people, aboutOption(before, option)),
  );

interface OfferedAbout extends PanelWish {
  readonly supply: Readonly<Partial<Record<Figure, number>>>;
  /** The rule that offers other tiles: see `elsewhereBy`. */
  readonly by: string | null;
  /** The number of rows left. */
  readonly left: number;
}

/** A menu of figures, a button for each place and for no figure, and a menu of everything else: each if there is a choice. */
function offerRows(
  { table, plan }: PlannedTurn,
  offers: readonly Offer[],
  { figures, figure, places, groups }: OfferChosen,
  { supply, by, left, from, advised }: OfferedAbout,
  words: Words,
): ComponentRow[] {
  const marked = (isAdvised: boolean, label: string): string => (isAdvised ? `★ ${label}` : label);
  const hasAdvised = (some: readonly Offer[]): boolean => advised !== '' && some.some(({ value }) => value === advised);
  const labelled = (offer: Offer, mark: string | null = null): MenuChoice => {
    const { value } = offer;
    return { label: marked(value === advised, offer.label(mark)), value };
  };
  const menu = (which: '' | '-list' | '-figures', placeholder: string, choices: readonly MenuChoice[]): ComponentRow =>
    row(select(ids.puts(table, plan, which), placeholder, choicesAt(choices, from, words)));
  const put = ({ label, value }: MenuChoice, style: 'go' | 'main' | 'plain') =>
    button(ids.put(table, plan, value), label, style);

  const kinds = figures.map(({ figure: kind, marks, only }): MenuChoice => {
    const isChosen = kind === figure;
    // If a figure has only one place, choosing the figure places it.
    if (only && !isChosen) return labelled(only, marks[0]);
    const label = words.panel.figureKind(kind, supply[kind] ?? 0, isChosen);
    return { label, description: words.panel.figurePlaces(marks), value: figureValue(kind), chosen: isChosen };
  });
  const kindRows = kinds.length > 0 ? [menu('-figures', words.panel.placeMenu, kinds)] : [];

  const all = [...groups.values()].flat();
  const isOpened = openedOf(groups);
  const others = [...groups].flatMap(([verb, group]): MenuChoice[] => {
    if (!isOpened.has(verb)) return group.map((offer) => labelled(offer));
    const label =
      verb === 'deploy'
        ? words.panel.elsewhereLabel(by, group.length)
        : words.decision.groupOf(group[0]!.option, group.length);
    // The recommended option stands before its group, with its square, so that nobody has to search for it.
    const best = group.filter(({ value }) => value === advised);
    return [...best.map((one) => labelled(one, whereOf(one, words))), { label, value: openValue(verb) }];
  });
  const [only] = all.length === 1 ? others : [];
  const otherMenu = marked(hasAdvised(all), words.panel.others(all.length));
  const otherRows = only || all.length === 0 ? [] : [menu('-list', otherMenu, others)];

  const none = labelled(offers.find(({ group }) => group === 'none')!);
  const numbered = places.map((place) => ({ ...place, choice: place.offer && labelled(place.offer, place.mark) }));
  const here = numbered.flatMap(({ choice }) => choice ?? []);
  const buttons = [
    ...numbered.map(({ choice, mark, first }) =>
      choice ? put(choice, 'go') : button(ids.put(table, plan, first.value), first.name(mark), 'plain', true),
    ),
    put(none, here.length === 0 ? 'go' : 'plain'),
    ...(only ? [put(only, 'main')] : []),
  ];
  const room = left - kindRows.length - otherRows.length;
  const placeRows =
    buttons.length <= room * ROW_BUTTONS
      ? rows(buttons)
      : [menu('', words.panel.placeMenu, [...here, none, ...(only ? [only] : [])])];
  return [...kindRows, ...placeRows, ...otherRows];
}

const whereOf = ({ points: [at] }: Offer, { things }: Words): string | null => (at ? things.square(at) : null);

/** Groups that do not fit a common menu; one choice opens such a group. */
function openedOf(groups: OfferChosen['groups']): ReadonlySet<VerbId> {
  let room = SELECT_OPTIONS - groups.size;
  return new Set(
    [...groups]
      .toSorted(([, one], [, other]) => one.length - other.length)
      .flatMap(([verb, { length }]) => {
        room -= length - 1;
        return room < 0 ? [verb] : [];
      }),
  );
}

/** A place with its number, and with a figure if the picture shows one there. */
type MarkedPlace = Pick<NumberedPlace, 'mark' | 'on' | 'isCorner'> & { readonly figure?: Figure };

export async function closeUp(
  { table, game, square, plan, placements }: PlannedTurn,
  seat: Seat | null,
  words: Words,
  bot: Services,
  marked: readonly MarkedPlace[],
  imagined: Imagined,
): Promise<NonNullable<PanelContent['files']>> {
  const now = game.view(null);
  const { arrow, pieces } = imagined.game.view(null);
  // What lies flat is shown as the plan lays it.
  const isFlat = ({ towards }: (typeof pieces)[number]): boolean => towards !== undefined;
  const view = { ...now, pieces: [...now.pieces.filter((one) => !isFlat(one)), ...pieces.filter(isFlat)] };
  const tile = view.drawn!;
  const { rotation } = plan.placement;
  const places = marked.map(({ mark, on, isCorner, figure }) => {
    return { label: mark, place: on, isCorner, ...(figure && { figure }) };
  });
  const numbered = numbersOf(imagined, plan);
  const points = pointsAlone(imagined, seat);
  const scene: CloseUpScene = {
    ...sceneOf(table, view, words),
    centre: square,
    ghost: { ...plan.placement, tile, seat },
    places,
    ...(arrow && { activeArrow: arrow }),
    ...numbered,
    ...(points !== 0 && { pointsTags: [{ ...square, text: signed(points), seat }] }),
    ...(placements.length > 1 && {
      rotations: placements.map((one) => {
        return { rotation: one.rotation, label: `${one.rotation}°`, chosen: one.rotation === rotation };
      }),
    }),
  };
  const around = words.twin.around(view, table.members, square);
  const numbers = (numbered.arrowChoices ?? numbered.steps ?? []).map(({ label, ...at }) => ({ label, square: at }));
  const alt = words.alt.closeUp({ square, tile, rotation, places, numbers, around });
  return drawn(bot, bot.renderer.closeUp(scene), alt);
}

/** The letters of the newest stop, on the squares of its options. */
function numbersOf({ stops }: Imagined, plan: PlannedTurn['plan']): Pick<CloseUpScene, 'arrowChoices' | 'steps'> {
  const stop = stopsShown(stops, plan).at(-1);
  if (!stop) return {};
  const marks = stop.options.flatMap((option, index) =>
    pointedAt(option).flatMap((at) => ('kind' in at ? [] : [{ x: at.x, y: at.y, label: letterOf(index) }])),
  );
  if (marks.length === 0) return {};
  // Letters stand at the arrows if every tile has one.
  const areArrows = marks.every((at) => (stop.before.tileAt(at)?.arrow ?? null) !== null);
  return areArrows ? { arrowChoices: marks } : { steps: marks };
}

import type { CloseUpScene } from '../../../render/index.ts';
import { pointedAt, type Seat, type VerbId } from '../../engine/index.ts';
import { ids } from '../interaction/ids.ts';
import type { PanelContent } from '../interaction/reply.ts';
import type { Services } from '../services.ts';
import { aboutOption } from '../turn/decision.ts';
import { featuresOfLast, letterOf, markOf, pointsAlone } from '../turn/options.ts';
import { afterwards, type Imagined, type Look, outcomeAt, type Stop } from '../turn/plan.ts';
import type { Words } from '../words/index.ts';
import {
  button,
  type Choice,
  MESSAGE_ROWS,
  ROW_BUTTONS,
  type Row,
  row,
  rows,
  SELECT_OPTIONS,
  select,
} from './buttons.ts';
import { drawn, sceneOf } from './drawing.ts';
import { groupsOf, menuFrom, type Offer, offersOf } from './offers.ts';

/** Rows that figures may take beside rotations, stops and the rest. */
const FIGURE_ROWS = 2;
/** Stops that are shown at once: the newest that is not decided, and the one before it. */
const STOP_ROWS = 2;

/** For the player whose turn it is: the tile as a ghost, its rotations, and a button for each figure that commits the turn. `from`: where its menus begin. */
export async function placingPanel(
  look: Look,
  imagined: Imagined,
  spoken: Words,
  bot: Services,
  from = 0,
): Promise<PanelContent> {
  const words = spoken.on(look.table.options);
  const { table, game, square, plan } = look;
  const seat = game.asked!;
  const view = game.view(seat);
  const tile = view.drawn!;
  const offers = offersOf(look, imagined, words);
  const here = offers.filter(({ group }) => group === 'here');
  const groups = groupsOf(offers);
  const next = afterwards(imagined);
  const above = [...rotationRow(look, words), ...stopRows(look, imagined, words, from)];
  const isWaiting = imagined.options.length === 0 && imagined.game.isFigureToCome;
  return {
    content: words.panel.deploy({
      square,
      tile,
      rotation: plan.placement.rotation,
      choices: here.length,
      supply: view.supply[seat] ?? {},
      elsewhere: groups.has('deploy') ? { by: imagined.game.elsewhereBy } : undefined,
      verbs: [...groups.keys()],
      follows: next.step,
      stops: imagined.stops.flatMap(({ step, options }) => (options.length > 1 ? [step] : [])),
      events: imagined.events,
      next: next.view(null).part,
      people: table.members,
      waitsFor: isWaiting ? imagined.game.asked : undefined,
    }),
    files: await closeUp(
      look,
      seat,
      words,
      bot,
      here.map((offer, index) => ({ mark: markOf(index), offer })),
      imagined,
    ),
    components: [
      ...above,
      ...offerRows(look, offers, { left: MESSAGE_ROWS - above.length, by: imagined.game.elsewhereBy, from }, words),
    ],
  };
}

/** For everybody else: what laying the tile there would do. Nothing in it acts. */
export async function whatIfPanel(
  look: Look,
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

/** Buttons for the ways to turn the tile; none where there is but one. */
function rotationRow({ table, game, placements, plan }: Look, words: Words): Row[] {
  if (placements.length < 2) return [];
  const tile = game.view(null).drawn!;
  return [
    row(
      ...placements.map((placement) => {
        const chosen = placement.rotation === plan.placement.rotation;
        const id = ids.plan(table, 'turn', { placement, choices: [] });
        return button(id, words.panel.rotationLabel(tile, placement.rotation), chosen ? 'main' : 'plain', chosen);
      }),
    ),
  ];
}

/** A row for each stop at which there is a choice: buttons, or a menu if they are too many. */
function stopRows({ table, plan }: Look, { stops }: Imagined, words: Words, from = 0): Row[] {
  return stopsShown(stops, plan).map(({ nth, ...stop }) => {
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
    return row(select(ids.stop(table, decided), labels[stop.chosen]!, menuFrom(choices, from, words)));
  });
}

/** The stops that a panel asks about, each with its place among all: up to the first at which there is a choice and none was made. */
function stopsShown(stops: readonly Stop[], { choices }: Look['plan']): (Stop & { readonly nth: number })[] {
  const open = stops.flatMap((stop, nth) => (stop.options.length > 1 ? [{ ...stop, nth }] : []));
  const undecided = open.findIndex(({ nth }) => nth >= choices.length);
  return (undecided < 0 ? open : open.slice(0, undecided + 1)).slice(-STOP_ROWS);
}

/** What each option of a stop is called, with its letter and what it brings at once. */
export const stopLabels = (
  { options, before }: Pick<Stop, 'options' | 'before'>,
  people: Parameters<Words['decision']['label']>[3],
  words: Words,
): string[] =>
  options.map((option, index) =>
    words.decision.label(letterOf(index), option, outcomeAt({ before }, option), people, aboutOption(before, option)),
  );

/** All ways to end the turn in so many rows: each figure and group on a button, or all of it in one menu if that does not fit. */
function offerRows(
  { table, plan }: Look,
  offers: readonly Offer[],
  { left, by, from }: { readonly left: number; readonly by: string | null; readonly from: number },
  words: Words,
): Row[] {
  const put = (offer: Offer, style: 'go' | 'main' | 'plain', mark: string | null = null) =>
    button(ids.put(table, plan, offer.value), offer.label(mark), style);
  const here = offers.filter(({ group }) => group === 'here');
  const groups = groupsOf(offers);
  const none = put(offers.find(({ group }) => group === 'none')!, here.length === 0 ? 'go' : 'plain');
  const opening = [...groups].map(([verb, all]) => {
    if (all.length === 1) return put(all[0]!, 'main');
    const isFigures = verb === 'deploy';
    const label = isFigures ? words.panel.elsewhereLabel(by, all.length) : words.decision.groupLabel(verb, all.length);
    return button(ids.others(table, plan, verb, 0), label, isFigures ? 'main' : 'plain');
  });
  const menu = (all: readonly Offer[], placeholder: string, which: '' | '-list' = ''): Row => {
    const choices = all.map((offer): Choice => {
      const at = here.indexOf(offer);
      return { label: offer.label(at < 0 ? null : markOf(at)), value: offer.value };
    });
    return row(select(ids.puts(table, plan, which), placeholder, menuFrom(choices, from, words)));
  };
  const below = rows([none, ...opening]);
  const room = left - below.length;
  if (room < Math.min(here.length, 1))
    return [
      menu(
        offers.filter(({ group }) => group !== 'none'),
        words.panel.figureMenu,
      ),
      row(none),
    ];
  const figures =
    here.length <= Math.min(FIGURE_ROWS, room) * ROW_BUTTONS
      ? rows(here.map((offer, index) => put(offer, 'go', markOf(index))))
      : [menu(here, words.panel.figureMenu)];
  const listed = figures.length < room ? listOf(groups) : [];
  return [...figures, ...(listed.length > 0 ? [menu(listed, words.panel.list(listed.length), '-list')] : []), ...below];
}

/**
 * What is offered beside figures on the tile once more, to be chosen without its numbers on the board: a click less. The groups that fit
 * into one menu, the smallest first; one option alone has a button.
 */
function listOf(groups: ReadonlyMap<VerbId, readonly Offer[]>): readonly Offer[] {
  const several = [...groups.values()].filter(({ length }) => length > 1);
  let room = SELECT_OPTIONS;
  const fitting = new Set(
    several
      .toSorted((one, other) => one.length - other.length)
      .filter(({ length }) => {
        room -= length;
        return room >= 0;
      }),
  );
  return several.filter((group) => fitting.has(group)).flat();
}

/** An offer with its number on the picture. */
interface MarkedOffer {
  readonly mark: string;
  readonly offer: Offer;
}

export async function closeUp(
  { table, game, square, plan, placements }: Look,
  seat: Seat | null,
  words: Words,
  bot: Services,
  offers: readonly MarkedOffer[],
  imagined: Imagined,
): Promise<NonNullable<PanelContent['files']>> {
  const view = game.view(null);
  const tile = view.drawn!;
  const { rotation } = plan.placement;
  const places = offers.flatMap(({ mark, offer: { choice } }) =>
    choice ? [{ label: mark, place: choice.on, figure: choice.figure }] : [],
  );
  const { arrow } = imagined.game.view(null);
  const numbered = numbersOf(imagined, plan);
  const points = pointsAlone(imagined, seat);
  const scene: CloseUpScene = {
    ...sceneOf(table, view, words),
    centre: square,
    ghost: { ...plan.placement, tile, seat },
    places,
    ...(arrow && { activeArrow: arrow }),
    ...numbered,
    ...(points !== 0 && { pointsTags: [{ ...square, text: points > 0 ? `+${points}` : `−${-points}`, seat }] }),
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

/** The letters of the newest stop that a panel asks about, on the squares that its options point at. */
function numbersOf({ stops }: Imagined, plan: Look['plan']): Pick<CloseUpScene, 'arrowChoices' | 'steps'> {
  const stop = stopsShown(stops, plan).at(-1);
  if (!stop) return {};
  const marks = stop.options.flatMap((option, index) =>
    pointedAt(option).flatMap((at) => ('kind' in at ? [] : [{ x: at.x, y: at.y, label: letterOf(index) }])),
  );
  if (marks.length === 0) return {};
  // A letter stands at the arrow if each of these tiles has one.
  const areArrows = marks.every((at) => (stop.before.tileAt(at)?.arrow ?? null) !== null);
  return areArrows ? { arrowChoices: marks } : { steps: marks };
}

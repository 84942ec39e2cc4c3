import type { CloseUpScene } from '../../../render/index.ts';
import {
  type Action,
  type ArrowSymbol,
  type FeatureView,
  type Game,
  inReadingOrder,
  PASS,
  type Place,
  type Placement,
  type Seat,
  type Square,
  samePlace,
  type VerbId,
} from '../../engine/index.ts';
import type { Table } from '../../game/table.ts';
import type { GameAtTable } from '../../game/tables.ts';
import { ids, optionValue } from '../interaction/ids.ts';
import type { PanelContent } from '../interaction/reply.ts';
import type { Services } from '../services.ts';
import { rotationsAt } from '../turn/numbers.ts';
import { type Imagined, imagine, type Plan, turnActions } from '../turn/plan.ts';
import type { FigureChoice, Words } from '../words/index.ts';
import { button, MESSAGE_ROWS, ROW_BUTTONS, type Row, row, rows, SELECT_OPTIONS, select } from './buttons.ts';
import { drawn, drawnOf, lastMoves, playersOf } from './drawing.ts';

/** What a panel asks about: one square, and the plan that is looked at. */
export interface Look extends GameAtTable {
  readonly square: Square;
  readonly plan: Plan;
  /** All rotations that can be chosen here. */
  readonly placements: readonly Placement[];
}

type Deploy = Action & { readonly type: 'deploy' };
type Return = Action & { readonly type: 'return' };

/** An option and where it stands among them. */
export interface Numbered<Option = Action> {
  readonly option: Option;
  readonly index: number;
}

/** Rows that figures may take beside rotations, arrows and the rest. */
const FIGURE_ROWS = 2;

/** Null where the tile in hand does not fit the square. */
export function lookAt(shown: GameAtTable, square: Square, rotation: number | null, arrow = 0): Look | null {
  const placements = rotationsAt(shown.game.view(null), square);
  const placement = placements.find((one) => one.rotation === rotation) ?? placements[0];
  return placement ? { ...shown, square, plan: { placement, arrow }, placements } : null;
}

/** For whose turn it is: the tile as a ghost, its rotations, and a button for each figure that commits the turn. */
export async function placingPanel(look: Look, spoken: Words, bot: Services): Promise<PanelContent> {
  const words = spoken.on(look.table.options);
  const { table, game, square, plan } = look;
  const seat = game.asked!;
  const people = table.members;
  const view = game.view(seat);
  const tile = view.drawn!;
  const imagined = imagine(game, plan, seat);
  const { here, elsewhere, returns, others } = optionsOf(imagined, square);
  const choices = choicesOf(imagined, here);
  const put = (option: number | null) =>
    ids.put(table, plan, optionValue(option ?? 'none', turnActions(imagined, option)!));

  const last: Parameters<typeof row> = [];
  const none = imagined.options.length === 0 ? [] : imagined.game.clone().play(PASS);
  const noneLabel = words.panel.noFigureLabel([...imagined.events, ...none], seat, people);
  last.push(button(put(null), noneLabel, here.length === 0 ? 'go' : 'plain'));
  for (const { option, index } of returns) {
    const label = words.panel.returnLabel(option, imagined.game.clone().play(option), seat, people);
    last.push(button(put(index), label, 'danger'));
  }
  if (elsewhere.length > 0) {
    const label = words.panel.elsewhereLabel(elsewhereBy(imagined, elsewhere), elsewhere.length);
    last.push(button(ids.others(table, plan, 'deploy', 0), label, 'main'));
  }
  for (const [verb, options] of others) {
    const [only] = options;
    if (only && options.length === 1) {
      const label = words.decision.label(null, only.option, imagined.game.clone().play(only.option), people);
      last.push(button(put(only.index), label, 'main'));
    } else last.push(button(ids.others(table, plan, verb, 0), words.decision.groupLabel(verb, options.length)));
  }
  const above = [...rotationRow(look), ...arrowRow(look, imagined, seat, words)];
  const below = rows(last);
  return {
    content: words.panel.deploy({
      square,
      tile,
      rotation: plan.placement.rotation,
      choices: choices.length,
      supply: view.supply[seat] ?? {},
      recall: returns.length > 0,
      elsewhere: elsewhere.length > 0 ? { symbol: elsewhereBy(imagined, elsewhere) } : undefined,
      more: others.size > 0,
      follows: after(imagined).step,
      arrows: imagined.arrows.length,
      events: imagined.events,
      next: after(imagined).view(null).part,
    }),
    files: await closeUp(look, seat, words, bot, choices, imagined),
    components: [
      ...above,
      ...figureRows(
        table,
        imagined,
        plan,
        choices,
        here,
        words,
        seat,
        people,
        MESSAGE_ROWS - above.length - below.length,
      ),
      ...below,
    ],
  };
}

/** For everybody else: what laying the tile there would do. Nothing in it acts. */
export async function whatIfPanel(
  look: Look,
  reader: Seat | null,
  spoken: Words,
  bot: Services,
): Promise<PanelContent> {
  const words = spoken.on(look.table.options);
  const { table, game, square, plan } = look;
  const imagined = imagine(game, plan, reader);
  const content = words.panel.whatIf({
    square,
    tile: game.view(null).drawn!,
    rotation: plan.placement.rotation,
    features: featuresOfLast(imagined.game),
    events: imagined.events,
    people: table.members,
    reader,
    asked: game.view(null).asked!,
    switches: game.view(null).switches,
  });
  return {
    content,
    files: await closeUp(look, game.asked, words, bot, [], imagined),
    components: [...rotationRow(look), ...arrowRow(look, imagined, reader, words)],
  };
}

/** Buttons for the ways to turn the tile; none where there is but one. */
function rotationRow({ table, placements, plan }: Look): Row[] {
  if (placements.length < 2) return [];
  return [
    row(
      ...placements.map((placement) => {
        const chosen = placement.rotation === plan.placement.rotation;
        const id = ids.plan(table, 'turn', { placement, arrow: 0 });
        return button(id, `↻ ${turnName(placement.rotation)}`, chosen ? 'main' : 'plain', chosen);
      }),
    ),
  ];
}

const turnName = (rotation: number): string => `${rotation}°`;

/** Which of several arrows is activated (AN6). */
function arrowRow({ table, game, plan }: Look, { arrows, arrow }: Imagined, reader: Seat | null, words: Words): Row[] {
  if (arrows.length < 2) return [];
  return [
    row(
      ...arrows.map((square, index) => {
        const along = imagine(game, { ...plan, arrow: index }, reader);
        const symbol = along.game.tileAt(square)!.arrow!.symbol;
        const label = words.panel.arrowLabel(String(index + 1), square, symbol, {
          own: square.x === plan.placement.x && square.y === plan.placement.y,
          bonus: hasBonus(along),
          idle: symbol === 'extra-turn' && after(along).view(null).part !== 'extra',
        });
        const chosen = index === arrow;
        const id = ids.plan(table, 'arrow', { ...plan, arrow: index });
        return button(id, label, chosen ? 'main' : 'plain', chosen);
      }),
    ),
  ];
}

/** The arrow of the tile itself brings points, since its symbol is not activated (AN2, AN7). */
const hasBonus = ({ events }: Imagined): boolean =>
  events.some((event) => event.type === 'scored' && event.reason === 'arrow');

/** What follows if nothing more is done. */
function after({ game, options }: Imagined): Game {
  const next = game.clone();
  if (options.length > 0) next.play(PASS);
  return next;
}

/** A button for each figure; where there are too many for the rows that are left, a menu. */
function figureRows(
  table: Table,
  imagined: Imagined,
  plan: Plan,
  choices: readonly FigureChoice[],
  here: readonly Numbered<Deploy>[],
  words: Words,
  seat: Seat,
  people: Table['members'],
  left: number,
): Row[] {
  const idOf = (index: number) => optionValue(index, turnActions(imagined, index)!);
  const labels = choices.map((choice) => words.panel.figureLabel(choice, seat, people));
  if (choices.length <= Math.min(FIGURE_ROWS, left) * ROW_BUTTONS) {
    return rows(here.map(({ index }, at) => button(ids.put(table, plan, idOf(index)), labels[at]!, 'go')));
  }
  const options = here.map(({ index }, at) => ({ label: labels[at]!, value: idOf(index) }));
  return [row(select(ids.puts(table, plan), words.panel.figureMenu, options.slice(0, SELECT_OPTIONS)))];
}

async function closeUp(
  { table, game, square, plan, placements }: Look,
  seat: Seat | null,
  words: Words,
  bot: Services,
  choices: readonly FigureChoice[],
  imagined: Imagined,
): Promise<NonNullable<PanelContent['files']>> {
  const view = game.view(null);
  const tile = view.drawn!;
  const { rotation } = plan.placement;
  const places = choices.map(({ mark, on, figure }) => ({ label: mark ?? '', place: on, figure }));
  const active = imagined.events.flatMap((event) => (event.type === 'arrow' && event.active ? [event.active] : []))[0];
  const scene: CloseUpScene = {
    ...drawnOf(view),
    players: playersOf(table),
    lastMoves: lastMoves(view),
    centre: square,
    ghost: { ...plan.placement, tile, seat },
    places,
    ...(active && { activeArrow: active }),
    ...(imagined.arrows.length > 1 && {
      arrowChoices: imagined.arrows.map(({ x, y }, index) => ({ x, y, label: String(index + 1) })),
    }),
    ...(hasBonus(imagined) && { pointsTags: [{ ...square, text: '+2', seat }] }),
    ...(placements.length > 1 && {
      rotations: placements.map((one) => {
        return { rotation: one.rotation, label: turnName(one.rotation), chosen: one.rotation === rotation };
      }),
    }),
  };
  const alt = words.alt.closeUp({ square, tile, rotation, places });
  return drawn(bot, bot.renderer.closeUp(scene), alt);
}

/** What step 2 offers: on the tile just laid, elsewhere, figures that may be taken back, and by verb all else. */
export function optionsOf({ options }: Imagined, { x, y }: Square) {
  const numbered = options.map((option, index) => ({ option, index }));
  const deploys = numbered.flatMap(({ option, index }) => (option.type === 'deploy' ? [{ option, index }] : []));
  const onTile = ({ option }: Numbered<Deploy>): boolean => option.on.x === x && option.on.y === y;
  return {
    here: deploys.filter(onTile) as readonly Numbered<Deploy>[],
    elsewhere: deploys
      .filter((one) => !onTile(one))
      .sort((a, b) => inReadingOrder(a.option.on, b.option.on)) as readonly Numbered<Deploy>[],
    returns: numbered.flatMap(({ option, index }) => {
      return option.type === 'return' ? [{ option, index } as Numbered<Return>] : [];
    }),
    others: Map.groupBy(
      numbered.filter(({ option: { type } }) => !OWN_VERBS.includes(type)),
      ({ option }) => option.type,
    ) as ReadonlyMap<VerbId, readonly Numbered[]>,
  };
}

/** What a panel has buttons of their own for. */
const OWN_VERBS: readonly VerbId[] = ['deploy', 'return', 'pass'];

/** The arrow that offers all of it; null where another rule does. */
export function elsewhereBy({ game }: Imagined, elsewhere: readonly Numbered<Deploy>[]): ArrowSymbol | null {
  const { arrow, figures, asked } = game.view(null);
  if (arrow?.symbol === 'place-anywhere') return arrow.symbol;
  const isBesideOwn = (on: Place): boolean => figures.some((one) => one.seat === asked && samePlace(one.on, on));
  // A portal's places can be among those of arrow 01.
  const isAllOfIt = arrow?.symbol === 'add-meeple' && elsewhere.every(({ option }) => isBesideOwn(option.on));
  return isAllOfIt ? arrow.symbol : null;
}

/** With what each figure would bring; numbered from 1. */
export function choicesOf({ game }: Imagined, deploys: readonly Numbered<Deploy>[]): FigureChoice[] {
  return deploys.map(({ option }, index) => ({
    figure: option.figure,
    on: option.on,
    mark: markOf(index),
    feature: featureAt(game, option.on),
    twin: deploys.some(({ option: { on } }) => on.kind === option.on.kind && !samePlace(on, option.on)),
    events: game.clone().play(option),
  }));
}

/** A number, since letters stand for the seats. */
const markOf = (index: number): string => String(index + 1);

function featureAt(game: Game, place: Place): FeatureView {
  const feature = game.feature(place);
  if (!feature) throw new Error(`no feature at ${place.kind} ${place.x},${place.y}`);
  return feature;
}

/** The features of the newest tile, each once, as they stand after it was laid. */
function featuresOfLast(game: Game): FeatureView[] {
  const { x, y } = game.view(null).board.at(-1)!;
  const found: FeatureView[] = [];
  for (const place of game.placesOn({ x, y })) {
    if (!game.canHold(place.kind)) continue; // a garden, where nobody can stand
    const feature = featureAt(game, place);
    const known = found.some(({ places }) => places.some((one) => samePlace(one, place)));
    if (!known) found.push(feature);
  }
  return found;
}

/** `meeple/city/N`: the first side or half-edge names a segment of the tile. */
export const placeName = (figure: string, { kind, at }: Place): string => `${figure}/${kind}/${at.split('.')[0]}`;

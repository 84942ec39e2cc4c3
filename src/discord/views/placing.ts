import type { CloseUpScene } from '../../../render/index.ts';
import type { Seat } from '../../engine/index.ts';
import { ids, optionValue } from '../interaction/ids.ts';
import type { PanelContent } from '../interaction/reply.ts';
import type { Services } from '../services.ts';
import {
  arrowsOf,
  choicesOf,
  type Deploy,
  elsewhereBy,
  featuresOfLast,
  hasBonus,
  type Numbered,
  optionsOf,
} from '../turn/options.ts';
import { afterwards, type Imagined, type Look, outcomeAlone, outcomeOf, turnActions } from '../turn/plan.ts';
import type { FigureChoice, Words } from '../words/index.ts';
import { button, MESSAGE_ROWS, ROW_BUTTONS, type Row, row, rows, SELECT_OPTIONS, select } from './buttons.ts';
import { drawn, drawnOf, lastMoves, playersOf } from './drawing.ts';

/** Rows that figures may take beside rotations, arrows and the rest. */
const FIGURE_ROWS = 2;

/** For whose turn it is: the tile as a ghost, its rotations, and a button for each figure that commits the turn. */
export async function placingPanel(
  look: Look,
  imagined: Imagined,
  spoken: Words,
  bot: Services,
): Promise<PanelContent> {
  const words = spoken.on(look.table.options);
  const { table, game, square, plan } = look;
  const seat = game.asked!;
  const people = table.members;
  const view = game.view(seat);
  const tile = view.drawn!;
  const { onTile, elsewhere, returns, others } = optionsOf(imagined, square);
  const choices = choicesOf(imagined, onTile);
  const put = (option: number | null) =>
    ids.put(table, plan, optionValue(option ?? 'none', turnActions(imagined, option)!));

  const last: Parameters<typeof row> = [];
  const noneLabel = words.panel.noFigureLabel(outcomeAlone(imagined), seat, people);
  last.push(button(put(null), noneLabel, onTile.length === 0 ? 'go' : 'plain'));
  for (const { option, index } of returns) {
    const label = words.panel.returnLabel(option, outcomeOf(imagined, option), seat, people);
    last.push(button(put(index), label, 'danger'));
  }
  if (elsewhere.length > 0) {
    const label = words.panel.elsewhereLabel(elsewhereBy(imagined, elsewhere), elsewhere.length);
    last.push(button(ids.others(table, plan, 'deploy', 0), label, 'main'));
  }
  for (const [verb, options] of others) {
    const [only] = options;
    if (only && options.length === 1) {
      const label = words.decision.label(null, only.option, outcomeOf(imagined, only.option), people);
      last.push(button(put(only.index), label, 'main'));
    } else last.push(button(ids.others(table, plan, verb, 0), words.decision.groupLabel(verb, options.length)));
  }
  const next = afterwards(imagined);
  const above = [...rotationRow(look, words), ...arrowRow(look, imagined, seat, words)];
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
      follows: next.step,
      arrows: imagined.arrows.length,
      events: imagined.events,
      next: next.view(null).part,
    }),
    files: await closeUp(look, seat, words, bot, choices, imagined),
    components: [
      ...above,
      ...figureRows(look, imagined, { choices, onTile }, words, MESSAGE_ROWS - above.length - below.length),
      ...below,
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
    components: [...rotationRow(look, words), ...arrowRow(look, imagined, reader, words)],
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
        const id = ids.plan(table, 'turn', { placement, arrow: 0 });
        return button(id, words.panel.rotationLabel(tile, placement.rotation), chosen ? 'main' : 'plain', chosen);
      }),
    ),
  ];
}

/** Which of several arrows is activated (AN6). */
function arrowRow(look: Look, imagined: Imagined, reader: Seat | null, words: Words): Row[] {
  if (imagined.arrows.length < 2) return [];
  return [
    row(
      ...arrowsOf(look, imagined, reader).map(({ square, symbol, ...about }, index) => {
        const label = words.panel.arrowLabel(String(index + 1), square, symbol, about);
        const chosen = index === imagined.arrow;
        const id = ids.plan(look.table, 'arrow', { ...look.plan, arrow: index });
        return button(id, label, chosen ? 'main' : 'plain', chosen);
      }),
    ),
  ];
}

/** A button for each figure; where there are too many for the rows that are left, a menu. */
function figureRows(
  { table, game, plan }: Look,
  imagined: Imagined,
  { choices, onTile }: { readonly choices: readonly FigureChoice[]; readonly onTile: readonly Numbered<Deploy>[] },
  words: Words,
  left: number,
): Row[] {
  const idOf = (index: number) => optionValue(index, turnActions(imagined, index)!);
  const labels = choices.map((choice) => words.panel.figureLabel(choice, game.asked!, table.members));
  if (choices.length <= Math.min(FIGURE_ROWS, left) * ROW_BUTTONS) {
    return rows(onTile.map(({ index }, at) => button(ids.put(table, plan, idOf(index)), labels[at]!, 'go')));
  }
  const options = onTile.map(({ index }, at) => ({ label: labels[at]!, value: idOf(index) }));
  return [row(select(ids.puts(table, plan), words.panel.figureMenu, options.slice(0, SELECT_OPTIONS)))];
}

export async function closeUp(
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
    players: playersOf(table, words),
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
        return { rotation: one.rotation, label: `${one.rotation}°`, chosen: one.rotation === rotation };
      }),
    }),
  };
  const around = words.twin.around(view, table.members, square);
  const alt = [words.alt.closeUp({ square, tile, rotation, places }), ...around].join(' ');
  return drawn(bot, bot.renderer.closeUp(scene), alt);
}

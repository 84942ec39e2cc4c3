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
import { figuresOffered } from './offers.ts';

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
  if (elsewhere.length === 1) {
    const [only] = figuresOffered(look, imagined, elsewhere, null, words);
    last.push(button(put(only!.index), only!.label, 'main'));
  } else if (elsewhere.length > 1) {
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
  const left = MESSAGE_ROWS - above.length - below.length;
  const figures = figureRows(look, imagined, { choices, onTile }, words, left);
  const list = figures.length < left ? listRow(look, imagined, { elsewhere, others }, words) : [];
  return {
    content: words.panel.deploy({
      square,
      tile,
      rotation: plan.placement.rotation,
      choices: choices.length,
      supply: view.supply[seat] ?? {},
      recall: returns.length > 0,
      elsewhere: elsewhere.length > 0 ? { symbol: elsewhereBy(imagined, elsewhere) } : undefined,
      verbs: [...others.keys()],
      follows: next.step,
      arrows: imagined.arrows.length,
      events: imagined.events,
      next: next.view(null).part,
    }),
    files: await closeUp(look, seat, words, bot, choices, imagined),
    components: [...above, ...figures, ...list, ...below],
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

/** A button for each figure; where there are too many for the rows that are left, a menu, or two. */
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
  return (['', '-2'] as const).flatMap((which, nth) => {
    const shown = options.slice(nth * SELECT_OPTIONS, (nth + 1) * SELECT_OPTIONS);
    return shown.length > 0 ? [row(select(ids.puts(table, plan, which), words.panel.figureMenu, shown))] : [];
  });
}

/**
 * What is offered beside figures on the tile once more, to be chosen without its numbers on the board: a click less. Of the groups those that fit
 * into one menu, the smallest first; one option alone has a button.
 */
function listRow(
  look: Look,
  imagined: Imagined,
  { elsewhere, others }: Pick<ReturnType<typeof optionsOf>, 'elsewhere' | 'others'>,
  words: Words,
): Row[] {
  const { table, plan } = look;
  const groups = [
    { size: elsewhere.length, offered: () => figuresOffered(look, imagined, elsewhere, null, words) },
    ...[...others.values()].map((options) => ({
      size: options.length,
      offered: () =>
        options.map(({ option, index }) => {
          const label = words.decision.label(null, option, outcomeOf(imagined, option), table.members);
          return { index, label };
        }),
    })),
  ].filter(({ size }) => size > 1);
  let room = SELECT_OPTIONS;
  const listed = new Set(
    groups
      .toSorted((one, other) => one.size - other.size)
      .filter(({ size }) => {
        room -= size;
        return room >= 0;
      }),
  );
  const offered = groups.filter((group) => listed.has(group)).flatMap((group) => group.offered());
  if (offered.length === 0) return [];
  const choices = offered.map(({ index, label }) => ({
    label,
    value: optionValue(index, turnActions(imagined, index)!),
  }));
  return [row(select(ids.puts(table, plan, '-list'), words.panel.list(choices.length), choices))];
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
  const arrows = imagined.arrows.map(({ x, y }, index) => ({ x, y, label: String(index + 1) }));
  const scene: CloseUpScene = {
    ...drawnOf(view),
    players: playersOf(table, words),
    lastMoves: lastMoves(view),
    centre: square,
    ghost: { ...plan.placement, tile, seat },
    places,
    ...(active && { activeArrow: active }),
    ...(arrows.length > 1 && { arrowChoices: arrows }),
    ...(hasBonus(imagined) && { pointsTags: [{ ...square, text: '+2', seat }] }),
    ...(placements.length > 1 && {
      rotations: placements.map((one) => {
        return { rotation: one.rotation, label: `${one.rotation}°`, chosen: one.rotation === rotation };
      }),
    }),
  };
  const around = words.twin.around(view, table.members, square);
  const numbers = arrows.length > 1 ? arrows.map(({ label, ...at }) => ({ label, square: at })) : [];
  const alt = words.alt.closeUp({ square, tile, rotation, places, numbers, around });
  return drawn(bot, bot.renderer.closeUp(scene), alt);
}

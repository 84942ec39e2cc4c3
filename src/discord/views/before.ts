import { type CloseUpScene, signed } from '../../../render/index.ts';
import { type Action, cardIn, type GameEvent, pointedAt, type Seat, type Square } from '../../engine/index.ts';
import type { GameAtTable } from '../../game/table/tables.ts';
import { ids, optionValue } from '../interaction/ids.ts';
import type { PanelContent } from '../interaction/reply.ts';
import type { Services } from '../services.ts';
import { aboutOption, type Decidable, optionsBefore, outcomeIn } from '../turn/decision.ts';
import type { Words } from '../words/index.ts';
import { button, type ComponentRow, choicesAt, MESSAGE_ROWS, row, select } from './buttons.ts';
import { drawn, sceneOf } from './drawing.ts';

/**
 * The seat's cards, and what it may do before it places its tile, for the seat alone. Each card or verb has a button or a menu. The menu
 * with option `from` begins there.
 */
export async function beforePanel(
  present: GameAtTable,
  seat: Seat,
  spoken: Words,
  bot: Services,
  from = -1,
): Promise<PanelContent> {
  const words = spoken.on(present.table.options);
  const { game } = present;
  const options = optionsBefore(game, seat);
  const { hands } = game.view(seat);
  const usable = options.flatMap(({ option }) => cardIn(option) ?? []);
  const isAsked = seat === game.asked;
  const cards = hands.flatMap(({ deck, own }) =>
    [...new Set(own)].sort().map((card) => ({
      ...{ deck, card, ...words.hand.card(card) },
      count: own.filter((one) => one === card).length,
      faint: isAsked && !usable.includes(card),
    })),
  );
  const told = hands.map((hand) => words.hand.told(hand, usable, isAsked));
  // Cards tell their use; a question is asked only if there are other options.
  const asking = options.find(({ option }) => hands.length === 0 || cardIn(option) === null);
  const ask = asking ? [words.decision.title(asking.game.view(seat), present.table.members)] : [];
  return {
    content: [...told, ...ask].join('\n'),
    files: hands.length > 0 ? await drawn(bot, bot.renderer.hand({ cards }), words.hand.alt(hands)) : [],
    components: optionRows(present, options, words, from),
  };
}

/** A row for each card or verb with an option now: a button for one option, otherwise a menu. */
function optionRows({ table }: GameAtTable, options: readonly Decidable[], words: Words, from: number): ComponentRow[] {
  const groups = [...Map.groupBy(options, ({ option }) => cardIn(option) ?? option.type).values()];
  const few = groups.length <= MESSAGE_ROWS ? groups : [options];
  return few.map((ways) => {
    const [{ option }] = ways as [Decidable];
    const choices = ways.map((way) => ({
      label: words.decision.label(
        null,
        way.option,
        outcomeIn(way.game, way.option),
        table.members,
        aboutOption(way.game, way.option),
      ),
      value: valueFor(way),
    }));
    const [only] = choices;
    if (ways.length === 1) return row(button(ids.look(table, only!.value), only!.label, 'main'));
    const heading = few === groups ? words.decision.groupOf(option, ways.length) : words.decision.open;
    const number = (at: number): number => options.indexOf(ways[at]!);
    const first = ways.indexOf(options[from]!);
    return row(select(ids.looks(table, number(0)), heading, choicesAt(choices, first, words, number)));
  });
}

const valueFor = ({ option, index }: Pick<Decidable, 'option' | 'index'>): string => optionValue(index, [option]);

/** A preview of one option. */
export async function lookPanel(
  present: GameAtTable,
  { option, index, game }: Decidable,
  spoken: Words,
  bot: Services,
): Promise<PanelContent> {
  const words = spoken.on(present.table.options);
  const { table } = present;
  const seat = game.asked!;
  const events = outcomeIn(game, option);
  const card = cardIn(option);
  const deck = game.view(seat).hands.find(({ own }) => card !== null && own.includes(card))?.deck;
  const [at] = pointedAt(option);
  const told = words.decision.preview(option, events, table.members, aboutOption(game, option));
  const scene = at && previewScene(present, at, option, events, words);
  const picture = scene
    ? isWide(scene, option)
      ? bot.renderer.board(scene)
      : bot.renderer.closeUp(scene)
    : card !== null && deck !== undefined
      ? bot.renderer.card({ deck, card, ...words.hand.card(card) })
      : null;
  return {
    content: told.text,
    files: picture ? await drawn(bot, picture, told.alt) : [],
    components: [
      row(
        button(
          ids.choose(table, valueFor({ option, index })),
          words.decision.commitLabel(option, events, table.members, seat),
          'go',
        ),
        button(ids.table('before', table), words.buttons.back),
      ),
    ],
  };
}

/** The option's target, the figures that it moves, and its points. */
function previewScene(
  { table, game }: GameAtTable,
  at: Square,
  option: Action,
  events: readonly GameEvent[],
  words: Words,
): CloseUpScene {
  const view = game.view(null);
  const { feature } = aboutOption(game, option);
  const scored = events.flatMap((event) => (event.type === 'scored' ? [event] : []));
  return {
    ...sceneOf(table, view, words),
    centre: { x: at.x, y: at.y },
    outlines: feature
      ? [{ places: feature.places, seat: feature.owners.length === 1 ? feature.owners[0]! : null }]
      : [],
    ghosted: events.flatMap((event) => {
      return event.type === 'returned' ? [{ seat: event.seat, figure: event.figure, on: event.from }] : [];
    }),
    moves: events.flatMap((event) => {
      return event.type === 'moved' ? [{ seat: event.seat, figure: event.figure, from: event.from, to: event.to }] : [];
    }),
    // One tag is enough: seats that share a feature score the same.
    pointsTags: scored.slice(0, 1).map(({ points, seat }) => {
      return { x: at.x, y: at.y, text: signed(points), seat: scored.length === 1 ? seat : null };
    }),
    targets: events.flatMap((event) =>
      event.type === 'deployed' ? [{ label: '+', place: event.on, figure: event.figure }] : [],
    ),
  };
}

/** Whether the option affects a feature that is too large for a close-up. */
const isWide = ({ centre, outlines = [] }: CloseUpScene, option: Action): boolean =>
  !('figure' in option && option.figure !== null) &&
  outlines.some(({ places }) =>
    places.some(({ x, y }) => Math.max(Math.abs(x - centre.x), Math.abs(y - centre.y)) > 2),
  );

/** The card that a seat has just received, for the seat alone. */
export async function receivedPanel(
  { hands }: Pick<ReturnType<GameAtTable['game']['view']>, 'hands'>,
  of: (typeof hands)[number]['deck'],
  words: Words,
  bot: Services,
): Promise<PanelContent | null> {
  const hand = hands.find(({ deck }) => deck === of);
  const card = hand?.own.at(-1);
  if (!hand || card === undefined) return null;
  const picture = bot.renderer.card({ deck: of, card, ...words.hand.card(card) });
  return { content: words.hand.received(hand, card), files: await drawn(bot, picture, words.hand.cardAlt(card)) };
}

import type { BoardScene } from '../../../render/index.ts';
import { pointedAt, type Seat } from '../../engine/index.ts';
import type { Table } from '../../game/table/table.ts';
import type { GameAtTable } from '../../game/table/tables.ts';
import type { CustomId } from '../interaction/custom-id.ts';
import { boundsIn, ids, optionValue } from '../interaction/ids.ts';
import type { PanelContent } from '../interaction/reply.ts';
import type { DrawingServices, Services } from '../services.ts';
import {
  aboutOption,
  type Decidable,
  decisionOptions,
  isStanding,
  openDecision,
  optionsBefore,
  outcomeIn,
  tilesOffered,
} from '../turn/decision.ts';
import { markOf } from '../turn/options.ts';
import type { Words } from '../words/index.ts';
import { button, type ComponentRow, form, MESSAGE_ROWS, type ModalForm, ROW_BUTTONS, row, rows } from './buttons.ts';
import { drawn, sceneOf } from './drawing.ts';
import { type Marked, markedAt, markedOn, menuRows, pageOf } from './offers.ts';

/** In the public message, the last row but one is for standing answers, and the last for tools. */
const MOST_BUTTONS = (MESSAGE_ROWS - 2) * ROW_BUTTONS;

/** An option of a decision, with its number on the picture. */
export interface Decided extends Decidable, Marked {
  /** It tells what the option would do. */
  readonly label: string;
  /** The value in buttons and menus: see `optionValue`. */
  readonly value: string;
}

export const decidedBy = ({ table, game }: GameAtTable, words: Words): Decided[] =>
  labelled(game.moment === 'before' ? optionsBefore(game, game.asked) : decisionOptions(game), table, words);

const labelled = (options: readonly Decidable[], table: Table, words: Words, longest?: number): Decided[] =>
  options.map((one, at) => {
    const { option, index, game } = one;
    const mark = markOf(at);
    const about = aboutOption(game, option);
    const label = words.decision.label(mark, option, outcomeIn(game, option), table.members, about, longest);
    return { ...one, mark, label, points: pointedAt(option), value: optionValue(index, [option]) };
  });

/** The form for a number that no button has. */
export const amountForm = (table: CustomId, words: Words): ModalForm => {
  const { amount, amountAbout } = words.decision;
  const field = { id: AMOUNT, label: amount, about: amountAbout(boundsIn(table)), value: '' };
  return form(table, amount, [field]);
};
export const AMOUNT = 'amount';

/** The options with buttons under the public message: all of them if they are public and few, otherwise none. */
const inPublic = ({ table, game }: GameAtTable, words: Words, longest?: number): readonly Decided[] =>
  labelled(openDecision(game, MOST_BUTTONS) ?? [], table, words, longest);

/** The numbers on the public picture, and the trail of a moving piece. */
export function decisionScene(present: GameAtTable, words: Words): Pick<BoardScene, 'targets' | 'steps' | 'trail'> {
  const { pieces } = present.game.view(null);
  return { ...markedOn(inPublic(present, words)), trail: pieces.flatMap(({ trail = [] }) => trail) };
}

/** What each number on the public picture means, for its description. */
export const decisionNumbers = (present: GameAtTable, words: Words) =>
  markedAt(inPublic(present, words)).map(({ label, at }) => ({ label, square: at }));

/** The options for the board in words, each with its effect and as long as it is. */
export const decisionLines = (present: GameAtTable, words: Words): readonly string[] =>
  inPublic(present, words, Number.POSITIVE_INFINITY).map(({ label }) => label);

/** The tiles to choose from, side by side; null if the decision is about something else. */
export async function drawnTiles({ game }: GameAtTable, words: Words, bot: DrawingServices) {
  const tiles = tilesOffered(game).map(({ index, ...one }) => ({ ...one, label: index === null ? '' : markOf(index) }));
  return tiles.length === 0 ? null : drawn(bot, bot.renderer.tiles({ tiles }), words.decision.tilesAlt(tiles));
}

/** A button for each option, which commits; if there are too many, one button that opens them. */
export function decisionRows(present: GameAtTable, words: Words): ComponentRow[] {
  const { table, game } = present;
  const buttons = inPublic(present, words).map(({ value, label }) => button(ids.choose(table, value), label, 'main'));
  const more = game.numbers && [button(ids.amount(table, game.numbers), words.decision.amount, 'plain')];
  const all = [
    ...(buttons.length > 0 ? buttons : [button(ids.decide(table, 0), words.decision.open, 'main')]),
    ...(more ?? []),
  ];
  const { step } = game.view(null);
  const standing = standingButtons(present, words, (answer) => answer.step === step);
  return [...rows(all), ...(standing.length > 0 ? [row(...standing)] : [])];
}

/**
 * Switches of standing answers. On and off have different ids, so that a second press does not undo the first. A press acts for its user,
 * in old messages too.
 */
export function standingButtons(
  { table, game }: GameAtTable,
  words: Words,
  which: (answer: GameAtTable['game']['standingAnswers'][number]) => boolean = () => true,
  seat: Seat | null = null,
): ReturnType<typeof button>[] {
  return game.standingAnswers.filter(which).map(({ step, answer }) => {
    const isOn = isStanding(table, seat, { step, answer });
    return button(ids.standing(table, step, answer, !isOn), words.decision.standingLabel(step, answer, isOn));
  });
}

/** A decision for one seat alone, or with many options. Each page is numbered on the board; each choice in its menu commits. */
export async function decisionPanel(
  present: GameAtTable,
  wanted: number,
  spoken: Words,
  bot: Services,
): Promise<PanelContent> {
  const { table, game } = present;
  const words = spoken.on(table.options);
  const view = game.view(game.asked);
  const all = decidedBy(present, words);
  const { onPage, page } = pageOf(all, wanted);
  const scene: BoardScene = {
    ...sceneOf(table, view, words),
    ...markedOn(onPage),
  };
  const tiles = await drawnTiles(present, words, bot);
  return {
    content: words.decision.title(view, table.members),
    files: tiles ?? (await drawn(bot, bot.renderer.board(scene), words.decision.alt(markedAt(onPage)))),
    components:
      all.length <= ROW_BUTTONS
        ? [row(...all.map(({ value, label }) => button(ids.choose(table, value), label, 'main')))]
        : menuRows(ids.choices(table), words.decision.open, onPage, {
            all,
            page,
            words,
            turn: (to) => ids.decide(table, to),
          }),
  };
}

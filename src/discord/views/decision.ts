import type { BoardScene } from '../../../render/index.ts';
import type { Seat } from '../../engine/index.ts';
import type { GameAtTable } from '../../game/tables.ts';
import { ids, optionValue } from '../interaction/ids.ts';
import type { PanelContent } from '../interaction/reply.ts';
import type { Services } from '../services.ts';
import { decisionOptions, isOpen, isStanding } from '../turn/decision.ts';
import type { Words } from '../words/index.ts';
import { button, MESSAGE_ROWS, ROW_BUTTONS, type Row, row, rows } from './buttons.ts';
import { drawn, drawnOf, lastMoves, playersOf } from './drawing.ts';
import { markedAt, markedOn, menuRows, type Offered, pageOf } from './offers.ts';

/** Rows of the public message: the last but one for standing answers, the last for tools. */
const MOST_BUTTONS = (MESSAGE_ROWS - 2) * ROW_BUTTONS;

/** Every option, with what it would do. */
const offeredBy = ({ table, game }: GameAtTable, words: Words): Offered[] =>
  decisionOptions(game).map(({ option, index, events }) => {
    const mark = String(index + 1);
    return { option, index, mark, label: words.decision.label(mark, option, events, table.members, game.step) };
  });

/** What has buttons under the public message: all of it if that is few enough, nothing of what is secret. */
const inPublic = (present: GameAtTable, words: Words): readonly Offered[] =>
  isOpen(present.game, MOST_BUTTONS) ? offeredBy(present, words) : [];

/** What the public picture shows of it: numbers, and where what moves has been. */
export function decisionScene(present: GameAtTable, words: Words): Pick<BoardScene, 'targets' | 'steps' | 'trail'> {
  const { pieces } = present.game.view(null);
  return { ...markedOn(inPublic(present, words)), trail: pieces.flatMap(({ trail = [] }) => trail) };
}

/** What the numbers of the public picture mean, for its description. */
export const decisionNumbers = (present: GameAtTable, words: Words) =>
  markedAt(inPublic(present, words)).map(({ label, at }) => ({ label, square: at }));

/** A button for each option, which commits; where there are too many, one that opens them. */
export function decisionRows(present: GameAtTable, words: Words): Row[] {
  const { table, game } = present;
  const buttons = inPublic(present, words).map(({ option, index, label }) => {
    return button(ids.choose(table, optionValue(index, [option])), label, 'main');
  });
  const all = buttons.length > 0 ? buttons : [button(ids.decide(table, 0), words.decision.open, 'main')];
  const standing = standingButtons(present, words, (answer) => answer.step === game.step);
  return [...rows(all), ...(standing.length > 0 ? [row(...standing)] : [])];
}

/** Switches of standing answers, each for one way, so that a second press does not undo the first. They act for whoever presses, however old. */
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

/** More options than buttons: numbered on the board a page at a time, in a menu of which each choice commits. */
export async function decisionPanel(
  present: GameAtTable,
  wanted: number,
  spoken: Words,
  bot: Services,
): Promise<PanelContent> {
  const { table, game } = present;
  const words = spoken.on(table.options);
  const view = game.view(game.asked);
  const all = offeredBy(present, words);
  const { onPage, page } = pageOf(all, wanted);
  const scene: BoardScene = {
    ...drawnOf(view),
    players: playersOf(table, words),
    lastMoves: lastMoves(view),
    ...markedOn(onPage),
  };
  const choices = onPage.map(({ option, index, label }) => ({ label, value: optionValue(index, [option]) }));
  return {
    content: words.decision.title(view, table.members),
    files: await drawn(bot, bot.renderer.board(scene), words.decision.alt(markedAt(onPage))),
    components: menuRows(ids.choices(table), words.decision.open, choices, {
      all,
      page,
      words,
      turn: (to) => ids.decide(table, to),
    }),
  };
}

import type { GameAtTable } from '../../game/table/tables.ts';
import type { PendingTurn } from '../../game/turn/pending-turn.ts';
import { heldEvents } from '../../game/turn/taking-back.ts';
import type { Undo } from '../../game/turn/undoing.ts';
import { ids } from '../interaction/ids.ts';
import { receivedFrom } from '../turn/decision.ts';
import { likelySquares } from '../turn/numbers.ts';
import type { Words } from '../words/index.ts';
import { button, type ComponentRow, row } from './buttons.ts';
import { numberRows } from './turn.ts';

/** The end of the wait, and whether the final scoring waits. */
const aboutOf = ({ game }: GameAtTable, { until }: PendingTurn) => ({ until, isLast: game.tilesLeft === 0 });

/** The line below a pending turn: when it becomes final, and what ends the wait earlier. '' if no turn is pending. */
export function heldLine(present: GameAtTable, words: Words): string {
  const { held, members } = present.table;
  return held ? words.takeBack.held(members[held.seat]!.user, aboutOf(present, held)) : '';
}

/** For the next player, who may press a number at once, and for the player who can take the turn back. */
export function heldRows(present: GameAtTable, words: Words): ComponentRow[] {
  const { table, game } = present;
  const { buttons } = words;
  const next = game.tilesLeft === 0 ? buttons['final-scoring'] : buttons['next-tile'];
  return [
    ...numberRows(table, likelySquares(game), words),
    row(button(ids.table('done', table), next, 'main'), button(ids.table('take-back', table), buttons['take-back'])),
  ];
}

/** The line and buttons of a pending turn, for the panel in which the player ended it. */
export function ownHeld(
  present: GameAtTable,
  words: Words,
): { readonly line: string; readonly components: ComponentRow[] } | null {
  const { table } = present;
  const { held } = table;
  if (!held) return null;
  const deck = receivedFrom(heldEvents(present), held.seat);
  const own = words.takeBack.own(aboutOf(present, held));
  return {
    line: deck === undefined ? own : `${own} ${words.hand.later(deck)}`,
    components: [
      row(
        button(ids.table('done', table), words.buttons.done, 'main'),
        button(ids.table('take-back', table), words.buttons['take-back']),
      ),
    ],
  };
}

export const undoAbout = ({ table }: GameAtTable, { turns }: Undo) => ({
  turns: turns.map(({ events }) => events),
  people: table.members,
});

/** Asks the player before the others are asked: what would be undone, and that the game becomes unrated. */
export function confirmUndoPanel(present: GameAtTable, undo: Undo, others: readonly string[], spoken: Words) {
  const words = spoken.on(present.table.options);
  const label = others.length === 0 ? words.buttons['undo-alone'] : words.buttons['undo-now'];
  return {
    content: words.takeBack.undoConfirm(undoAbout(present, undo), others),
    components: [row(button(ids.table('undo-now', present.table), label, 'danger'))],
  };
}

/** Asks the others. */
export function undoMessage(present: GameAtTable, by: string, undo: Undo, others: readonly string[], spoken: Words) {
  const { table } = present;
  const words = spoken.on(table.options);
  return {
    content: words.takeBack.undoWish(by, undoAbout(present, undo), others),
    components: [
      row(
        button(ids.undoAnswer(table, 'agree-to-undo', undo.to), words.buttons['agree-to-undo'], 'go'),
        button(ids.undoAnswer(table, 'decline-undo', undo.to), words.buttons['decline-undo']),
      ),
    ],
  };
}

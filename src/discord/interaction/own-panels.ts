import { DiscordAPIError } from 'discord.js';
import type { Table, TableId } from '../../game/table/table.ts';
import { Kept } from '../../kept.ts';
import type { Services } from '../services.ts';
import type { PressInteraction } from './kinds.ts';
import { type Answered, answerTo, changeLater, isFromPanel } from './reply.ts';

interface OwnPanel extends Answered {
  /** The last interaction that showed it: it alone can still change it, for a while. */
  readonly press: PressInteraction;
  readonly table: TableId;
  readonly until: number;
}

/** For so long Discord takes the token of an interaction; a little less, lest it be asked in vain. */
const TOKEN_MS = 14.5 * 60_000;
/** As many are remembered as were used last. */
const MOST = 1000;
/** So long after a change a panel is left to whoever has just pressed on it. */
const OUTLIVED_MS = 1500;

/**
 * At most one panel for each player at each table, and one sentence: when another is opened from the table's public message, the one before
 * goes. It is not changed instead, since it may have been dismissed or stand far up, out of sight, while a new one stands at the end of
 * the channel. What a change of the table has outlived goes, too. Kept in memory alone, since nothing but tidiness is lost with it.
 */
export type OwnPanels = ReturnType<typeof createOwnPanels>;

export function createOwnPanels({ clock, log, tables }: Pick<Services, 'clock' | 'log' | 'tables'>) {
  /** By user and table. */
  const panels = new Kept<string, OwnPanel>(MOST);
  const sentences = new Kept<string, OwnPanel>(MOST);
  /** Those that a change can outlive, by user and table. */
  const mortal = new Kept<string, OwnPanel>(MOST);
  const underWay = new Set<PressInteraction>();

  const attempt = async ({ until, table }: OwnPanel, work: () => Promise<unknown>): Promise<void> => {
    if (until < clock.now()) return;
    try {
      await work();
    } catch (error) {
      // Dismissed, or the token is over: it was to go, and nobody waits for it.
      const isExpected = error instanceof DiscordAPIError && (error.status === 401 || error.status === 404);
      if (!isExpected) log.warn({ error, table }, 'a panel that is of no use any more could not be changed');
    }
  };

  tables.listen(({ table }) => {
    for (const [key, panel] of mortal) {
      if (panel.table !== table.id || !panel.outlived!.by(table)) continue;
      mortal.delete(key);
      clock.after(OUTLIVED_MS, () => void end(key, panel, table));
    }
  });

  const end = async (key: string, panel: OwnPanel, table: Table): Promise<void> => {
    // Something else stands there by now, or will.
    if (panels.get(key) !== panel || [...underWay].some(({ message }) => message.id === panel.message)) return;
    panels.delete(key);
    await attempt(panel, () => changeLater(panel.press, panel.outlived!.next(table)));
  };

  const note = (key: string, panel: OwnPanel): void => {
    panels.set(key, panel);
    if (panel.outlived) mortal.set(key, panel);
    else mortal.delete(key);
  };

  return {
    /** Before a press is seen to: what was pressed on is left to it until what is given back is called. */
    begun(press: PressInteraction): () => void {
      underWay.add(press);
      return () => void underWay.delete(press);
    },

    /** After a press on a component of that table has been answered. Never throws. */
    async answered(press: PressInteraction, table: TableId): Promise<void> {
      const key = `${press.user.id} ${table}`;
      const answer = answerTo(press);
      const shown = (one: Answered): OwnPanel => ({ ...one, press, table, until: clock.now() + TOKEN_MS });
      if (isFromPanel(press)) {
        const before = panels.get(key);
        // A sentence beside it leaves the panel as it was.
        if (before?.message === press.message.id) note(key, shown(answer && !answer.isFurther ? answer : before));
        return;
      }
      if (answer === undefined) return;
      const opened = shown(answer);
      const before = (answer.isPanel ? panels : sentences).get(key);
      // Of two presses at once the later one's stays, whichever was drawn first.
      const isOvertaken = before !== undefined && BigInt(before.message) > BigInt(opened.message);
      const [stays, goes] = isOvertaken ? [before, opened] : [opened, before];
      if (answer.isPanel) note(key, stays);
      else sentences.set(key, stays);
      if (!goes) return;
      const which = goes.isFurther ? goes.message : '@original';
      await attempt(goes, () => goes.press.webhook.deleteMessage(which));
    },
  };
}

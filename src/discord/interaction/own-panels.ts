import { DiscordAPIError } from 'discord.js';
import type { Table, TableId } from '../../game/table/table.ts';
import { Kept } from '../../kept.ts';
import type { Services } from '../services.ts';
import type { PressInteraction } from './kinds.ts';
import { type Answered, answerTo, changeLater, isFromPanel } from './reply.ts';

interface OwnPanel extends Answered {
  /** The last interaction that showed it; only its token can change it. */
  readonly press: PressInteraction;
  readonly table: TableId;
  readonly until: number;
}

/** Discord's 15 minutes for an interaction's token, less a margin. */
const TOKEN_MS = 14.5 * 60_000;
/** The most recently used. */
const MOST = 1000;
/** After a change, the panel stays for this time if its user presses it. */
const OUTLIVED_MS = 1500;

/**
 * At most one panel and one sentence for each player and table: a new one from the public message deletes the one before. The old one may
 * be dismissed or out of sight, and the new one is at the end of the channel. A panel also goes when a change of the table outdates it. In
 * memory only: a restart loses just tidiness.
 */
export type OwnPanels = ReturnType<typeof createOwnPanels>;

export function createOwnPanels({ clock, log, tables }: Pick<Services, 'clock' | 'log' | 'tables'>) {
  const panels = new Kept<string, OwnPanel>(MOST);
  const sentences = new Kept<string, OwnPanel>(MOST);
  /** Panels with `outlived`, by user and table. */
  const mortal = new Kept<string, OwnPanel>(MOST);
  const underWay = new Set<PressInteraction>();

  const attempt = async ({ until, table }: OwnPanel, work: () => Promise<unknown>): Promise<void> => {
    if (until < clock.now()) return;
    try {
      await work();
    } catch (error) {
      // The user dismissed it, or the token has expired; either is fine.
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
    // Another panel has replaced it, or a press is about to.
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
    /** Before a press is handled. Its panel is left alone until the returned function is called. */
    begun(press: PressInteraction): () => void {
      underWay.add(press);
      return () => void underWay.delete(press);
    },

    /** After a press on a component of this table is answered. Never throws. */
    async answered(press: PressInteraction, table: TableId): Promise<void> {
      const key = `${press.user.id} ${table}`;
      const answer = answerTo(press);
      const shown = (one: Answered): OwnPanel => ({ ...one, press, table, until: clock.now() + TOKEN_MS });
      if (isFromPanel(press)) {
        const before = panels.get(key);
        // A sentence beside the panel leaves the panel as it is.
        if (before?.message === press.message.id) note(key, shown(answer && !answer.isFurther ? answer : before));
        return;
      }
      if (answer === undefined) return;
      const opened = shown(answer);
      const before = (answer.isPanel ? panels : sentences).get(key);
      // After two presses at once the later message stays, in any order of drawing.
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

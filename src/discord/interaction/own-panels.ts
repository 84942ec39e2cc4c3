import { DiscordAPIError } from 'discord.js';
import type { TableId } from '../../game/table.ts';
import { Kept } from '../../kept.ts';
import type { Services } from '../services.ts';
import type { PressInteraction } from './kinds.ts';
import { isFromPanel, panelShownTo } from './reply.ts';

/**
 * At most one panel for each player at each table: when another is opened from the table's public message, the one before goes.
 * It is not changed instead, since it may have been dismissed or stand far up, out of sight, while a new one stands at the end of
 * the channel. Kept in memory alone, since nothing but tidiness is lost with it.
 */
export interface OwnPanels {
  /** After a press on a component of that table has been answered. Never throws. */
  answered(press: PressInteraction, table: TableId): Promise<void>;
}

interface Panel {
  /** Its id, by which it is known again when something on it is pressed. */
  readonly message: string;
  /** Of the last interaction that showed it: it alone can still delete it, for a while. */
  readonly webhook: PressInteraction['webhook'];
  readonly until: number;
}

/** For so long Discord takes the token of an interaction; a little less, lest it be asked in vain. */
const TOKEN_MS = 14.5 * 60_000;
/** As many are remembered as were used last. */
const MOST = 1000;

export function createOwnPanels({ clock, log }: Pick<Services, 'clock' | 'log'>): OwnPanels {
  /** By user and table. */
  const kept = new Kept<string, Panel>(MOST);

  return {
    async answered(press, table) {
      const key = `${press.user.id} ${table}`;
      const before = kept.get(key);
      const shown = (message: string): Panel => ({ message, webhook: press.webhook, until: clock.now() + TOKEN_MS });
      if (isFromPanel(press)) {
        if (before?.message === press.message.id) kept.set(key, shown(before.message));
        return;
      }
      const message = panelShownTo(press);
      if (message === undefined) return;
      const opened = shown(message);
      // Of two presses at once the later one's stays, whichever was drawn first.
      const isOvertaken = before !== undefined && BigInt(before.message) > BigInt(message);
      const [stays, goes] = isOvertaken ? [before, opened] : [opened, before];
      kept.set(key, stays);
      if (!goes || goes.until < clock.now()) return;
      try {
        await goes.webhook.deleteMessage('@original');
      } catch (error) {
        // Dismissed, or the token is over: it was to go, and nobody waits for it.
        const isExpected = error instanceof DiscordAPIError && (error.status === 401 || error.status === 404);
        if (!isExpected) log.warn({ error, table }, 'a panel that another has replaced could not be deleted');
      }
    },
  };
}

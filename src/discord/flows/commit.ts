import type { Action, GameEvent } from '../../engine/index.ts';
import type { Table } from '../../game/table/table.ts';
import { type GameAtTable, hasGame, type LoadedTable, type Played, seatOf } from '../../game/table/tables.ts';
import type { Bot } from '../bot.ts';
import type { Asker } from '../interaction/kinds.ts';
import { noteWorked } from '../interaction/repeats.ts';
import { type PanelContent, showPanel, tellMore, tellRefusal } from '../interaction/reply.ts';
import { receivedFrom } from '../turn/decision.ts';
import { receivedPanel } from '../views/before.ts';
import { ownHeld } from '../views/taking-back.ts';
import { cut, MESSAGE_TEXT } from '../words/index.ts';
import { showStale } from './game.ts';

/** The panel after the turn; null if the button was on the public message. */
export type ShowDone = (played: Played) => PanelContent | null | Promise<PanelContent>;

/** The player's own summary of the turn. */
export const donePanel = ({ table, events }: Played, words: Asker['words']): PanelContent => ({
  content: words.on(table.options).panel.done(ownEvents(events), table.members),
});

/** Plays a turn or a part of it, then shows it to everybody. It is saved first: a failure to show it does not undo it. */
export async function commit(
  press: Asker,
  present: GameAtTable,
  actions: readonly Action[],
  bot: Bot,
  outcome: ShowDone = (played) => donePanel(played, press.words),
) {
  const { interaction, words } = press;
  const { table } = present;
  const user = interaction.user.id;
  const played = await bot.tables.play({ table: table.id, user, revision: table.revision, actions });
  if (!played.ok) {
    const now = played.refusal.code === 'stale' ? await bot.tables.look(table.id) : null;
    if (now?.ok && hasGame(now.value)) return showStale(press, now.value, bot);
    return tellRefusal(interaction, words, played.refusal);
  }
  noteWorked(interaction, bot);
  const own = async (): Promise<void> => {
    const panel = withHeld(await outcome(played.value), played.value, words);
    const done = panel === null ? Promise.resolve() : showPanel(interaction, panel);
    // A follow-up before the first answer to a command would take that answer's place.
    await done.catch(() => {});
    await Promise.all([done, tellReceived(press, played.value, bot)]);
  };
  await both(showChanged(played.value, present, bot), own());
}

/** An answer before the question keeps the revision, but changes what the present message tells. */
export const showChanged = (now: LoadedTable, before: GameAtTable, { presenter }: Bot): Promise<unknown> =>
  hasGame(now) && now.table.revision === before.table.revision ? presenter.refresh(now) : presenter.show(now);

/** Waits for all, even if one fails. */
export async function both(...work: readonly Promise<unknown>[]): Promise<void> {
  for (const result of await Promise.allSettled(work)) if (result.status === 'rejected') throw result.reason;
}

/** Adds the time until which the turn can be taken back, and the buttons. */
function withHeld(panel: PanelContent | null, now: Played, words: Asker['words']): PanelContent | null {
  const own = panel && hasGame(now) ? ownHeld(now, words) : null;
  if (!panel || !own) return panel;
  const content = `${cut(panel.content ?? '', MESSAGE_TEXT - own.line.length - 1)}\n${own.line}`;
  const { held, revision } = now.table;
  const outlived = {
    by: (table: Table) => table.revision > revision && table.held !== held,
    // After it was taken back elsewhere, the panel disappears.
    next: ({ record }: Table) => ((record?.actions.length ?? 0) > now.table.record!.actions.length ? panel : null),
  };
  return { ...panel, content, components: own.components, outlived };
}

/** Sends a received card to its owner alone, with its picture, as a follow-up. A turn that can be taken back brings no card yet. */
export async function tellReceived({ interaction, words }: Asker, played: Played, bot: Bot): Promise<void> {
  const { game, events, table } = played;
  const seat = seatOf(played, interaction.user.id);
  const deck = receivedFrom(events, seat);
  if (deck === undefined || table.held || game === null) return;
  const panel = await receivedPanel(game.view(seat), deck, words, bot);
  if (panel) await tellMore(interaction, panel);
}

/** The events until the next draw or the end of the game: everybody reads the rest. */
export function ownEvents(events: readonly GameEvent[]): readonly GameEvent[] {
  const placed = events.findIndex(({ type }) => type === 'placed');
  const ending = events.findIndex(({ type }, index) => index > placed && ENDINGS.includes(type));
  return ending < 0 ? events : events.slice(0, ending);
}

const ENDINGS: readonly GameEvent['type'][] = ['final-scoring', 'turn', 'discarded', 'set-aside'];

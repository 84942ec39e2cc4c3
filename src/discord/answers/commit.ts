import type { Action, GameEvent } from '../../engine/index.ts';
import { type GameAtTable, hasGame, type Played, seatOf } from '../../game/tables.ts';
import type { Bot } from '../bot.ts';
import type { Asker } from '../interaction/kinds.ts';
import { type PanelContent, showPanel, tellMore, tellRefusal } from '../interaction/reply.ts';
import { giftCardPanel } from '../views/gifts.ts';
import { showStale } from './game.ts';

/** What the panel shows once it is done; null where what was pressed is the message that everybody sees. */
export type Outcome = (played: Played) => PanelContent | null | Promise<PanelContent>;

/** Plays a turn, or a part of it, and shows it to everybody. The save comes first: what cannot be shown has still been played. */
export async function commit(
  press: Asker,
  present: GameAtTable,
  actions: readonly Action[],
  bot: Bot,
  outcome: Outcome = ({ table, events }) => ({ content: press.words.panel.done(ownEvents(events), table.members) }),
) {
  const { interaction, words } = press;
  const { table } = present;
  const user = interaction.user.id;
  const played = await bot.tables.play({ table: table.id, user, revision: table.revision, actions }, present);
  if (!played.ok) {
    const now = played.refusal.code === 'stale' ? await bot.tables.look(table.id) : null;
    if (now?.ok && hasGame(now.value)) return showStale(press, now.value, bot);
    return tellRefusal(interaction, words, played.refusal);
  }
  const own = async (): Promise<void> => {
    const panel = await outcome(played.value);
    const done = panel === null ? Promise.resolve() : showPanel(interaction, panel);
    // A follow-up that overtook the answer to a command would take its place.
    await done.catch(() => {});
    await Promise.all([done, tellGift(press, played.value, bot)]);
  };
  const results = await Promise.allSettled([bot.presenter.show(played.value), own()]);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

/** A gift received is told to its owner alone, with the card, as a follow-up to the click that earned it (G2). */
async function tellGift({ interaction, words }: Asker, played: Played, bot: Bot): Promise<void> {
  const { game, events } = played;
  const seat = seatOf(played, interaction.user.id);
  const received = events.some((event) => event.type === 'gift-received' && event.seat === seat);
  const own = received ? (game?.view(seat).gifts?.own ?? []) : [];
  const gift = own.at(-1);
  if (gift === undefined) return;
  await tellMore(interaction, await giftCardPanel(gift, own.length, words, bot));
}

/** What came of it until the next tile is drawn, or the game is over: all else is told to everybody. */
export function ownEvents(events: readonly GameEvent[]): readonly GameEvent[] {
  const placed = events.findIndex(({ type }) => type === 'placed');
  const ending = events.findIndex(({ type }, index) => index > placed && ENDINGS.includes(type));
  return ending < 0 ? events : events.slice(0, ending);
}

const ENDINGS: readonly GameEvent['type'][] = ['final-scoring', 'turn', 'discarded', 'set-aside'];

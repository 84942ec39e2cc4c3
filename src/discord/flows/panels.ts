import type { DeckId, Seat } from '../../engine/index.ts';
import { DEFAULT_PERSONAL_SETTINGS } from '../../game/people/personal-settings.ts';
import { type GameAtTable, hasGame, seatOf } from '../../game/table/tables.ts';
import { heldEvents } from '../../game/turn/taking-back.ts';
import type { Bot } from '../bot.ts';
import { readerOn } from '../interaction/channel-visibility.ts';
import { PUZZLE_TABLE } from '../interaction/ids.ts';
import type { Answerable, Asker } from '../interaction/kinds.ts';
import { learnLanguage, wordsOf } from '../interaction/language.ts';
import { type PanelContent, showPanel, tellPrivately, tellRefusal } from '../interaction/reply.ts';
import type { HistoryChoice } from '../past/history-choice.ts';
import type { SeenBoard } from '../past/leaderboard.ts';
import { optionsBefore, receivedFrom, whyNot } from '../turn/decision.ts';
import { isDecision } from '../turn/moment.ts';
import { imagine, type PlannedTurn } from '../turn/plan.ts';
import { beforePanel } from '../views/before.ts';
import { MESSAGE_ROWS } from '../views/buttons.ts';
import { decisionPanel } from '../views/decision.ts';
import { historyPanel } from '../views/history.ts';
import { boardPanel } from '../views/leaderboard.ts';
import { mePanel, type PersonalCame } from '../views/me.ts';
import { placingPanel, whatIfPanel } from '../views/placing.ts';
import { profilePanel } from '../views/profile.ts';
import { backToPuzzle } from '../views/puzzle.ts';
import { MESSAGE_TEXT, type ProfileAbout, wordsFor } from '../words/index.ts';

/** Panels that both commands and presses open. */

/** Shows a leaderboard to the reader alone, or says that the server has none. */
export async function showBoard({ interaction, words }: Asker, seen: SeenBoard | null, bot: Bot): Promise<void> {
  if (seen === null) return tellRefusal(interaction, words, { code: 'leaderboard-off' });
  await showPanel(interaction, await boardPanel(seen, words, bot));
}

export const readerOf = ({ guildId, user }: Answerable) => ({ guild: guildId, user: user.id });

/** A profile as the reader may see it; null if they have been told why not. */
export async function profileFor({ interaction, words }: Asker, user: string, bot: Bot): Promise<ProfileAbout | null> {
  const { guild, user: reader } = readerOf(interaction);
  const [profile, { leaderboard: isRated }] = await Promise.all([
    bot.stats.profile(guild, user, reader),
    bot.servers.settings(guild),
  ]);
  if (profile !== 'hidden' && profile !== 'none') return { profile, isRated, isOwn: user === reader };
  const none = { code: 'profile-none', user: user === reader ? null : user } as const;
  await tellRefusal(interaction, words, profile === 'hidden' ? { code: 'profile-hidden' } : none);
  return null;
}

export async function showProfile(asker: Asker, user: string, bot: Bot): Promise<void> {
  const about = await profileFor(asker, user, bot);
  if (about) await showPanel(asker.interaction, await profilePanel(about, asker.words, bot));
}

/** A page of games of this server, in channels that the reader may see. Nobody else sees the games of a person who hides them. */
export async function showHistory({ interaction, words }: Asker, { of, page }: HistoryChoice, bot: Bot) {
  const user = of !== 'server' && 'user' in of ? of.user : null;
  if (user !== null && user !== interaction.user.id && (await bot.stats.privacy.choices(user)).hidden) {
    return tellRefusal(interaction, words, { code: 'history-hidden', user });
  }
  const found = await bot.stats.history({ ...readerOn(interaction, bot), of, page });
  await showPanel(interaction, historyPanel(of, found, words));
}

/** The user's stored settings, and the result of their last press. */
export async function showMe(interaction: Answerable, bot: Bot, came?: PersonalCame): Promise<void> {
  // The language itself may have changed.
  await learnLanguage(interaction, bot);
  const words = wordsOf(interaction);
  const settings = (await bot.people.stored(interaction.user.id)) ?? DEFAULT_PERSONAL_SETTINGS;
  const about = { own: wordsFor(interaction.locale).language, now: bot.clock.now() };
  await showPanel(interaction, mePanel(settings, about, words, came));
}

/** A player's cards, and the decisions before the tile. `from`: the option with which a menu begins. `deck`: the wanted cards. */
export async function showBefore(
  { interaction, words }: Asker,
  present: GameAtTable,
  bot: Bot,
  { from, deck }: { readonly from?: number; readonly deck?: DeckId } = {},
): Promise<void> {
  const seat = seatOf(present, interaction.user.id);
  const { hands } = present.game.view(null);
  if (deck !== undefined && !hands.some((hand) => hand.deck === deck))
    return tellPrivately(interaction, words.hand.absent(deck));
  if (seat === null) return tellRefusal(interaction, words, { code: 'not-at-table' });
  // After its player has seen a received card, the turn cannot be taken back.
  if (present.table.held && receivedFrom(heldEvents(present), seat) !== undefined) {
    const { id, revision } = present.table;
    const on = await bot.tables.playHeld(id, interaction.user.id, revision);
    if (!on.ok) return tellRefusal(interaction, words, on.refusal);
    await bot.presenter.show(on.value);
    return hasGame(on.value) ? showBefore({ interaction, words }, on.value, bot) : undefined;
  }
  if (isOwnDecision(present, seat)) return showPanel(interaction, await decisionPanel(present, 0, words, bot));
  if (hands.length === 0 && optionsBefore(present.game, seat).length === 0)
    return tellRefusal(interaction, words, whyNot(present, seat));
  await showPanel(interaction, await beforePanel(present, seat, words, bot, from));
}

/** Whether the seat has another decision to make first. */
const isOwnDecision = ({ table, game }: GameAtTable, seat: Seat | null): boolean =>
  !table.held && seat !== null && seat === game.asked && isDecision(game.view(seat));

/** Shows a square to the presser alone: the active player can place there, others only look. */
export async function showSquare(
  press: Asker,
  present: GameAtTable,
  look: PlannedTurn | null,
  bot: Bot,
  wish: Parameters<typeof placingPanel>[4] = {},
): Promise<void> {
  const { interaction, words } = press;
  const seat = seatOf(present, interaction.user.id);
  // A decision that only this seat knows of is shown at once.
  if (isOwnDecision(present, seat) && !isDecision(present.game.view(null)))
    return showPanel(interaction, await decisionPanel(present, 0, words, bot));
  if (!look) return tellRefusal(interaction, words, whyNot(present, seat));
  const imagined = imagine(present.game, look.plan, seat);
  const panel =
    seat !== null && seat === present.game.asked
      ? await welcoming(press, look, await placingPanel(look, imagined, words, bot, wish), bot)
      : await whatIfPanel(look, imagined, seat, words, bot);
  const { components = [] } = panel;
  const isPuzzle = look.table.id === PUZZLE_TABLE && components.length < MESSAGE_ROWS;
  return showPanel(interaction, isPuzzle ? { ...panel, components: [...components, backToPuzzle(words)] } : panel);
}

/** Adds an explanation of the panel for a new player, in one turn of a game. */
async function welcoming({ interaction, words }: Asker, { table }: PlannedTurn, panel: PanelContent, bot: Bot) {
  if (table.id === PUZZLE_TABLE) return panel;
  const user = interaction.user.id;
  const isNew = await bot.newcomers.greets(user, table, () => bot.stats.hasPlayed(user));
  const content = [panel.content, words.learn.first].join('\n');
  return isNew && content.length <= MESSAGE_TEXT ? { ...panel, content } : panel;
}

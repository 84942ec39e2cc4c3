import type { GameView, Square } from '../../engine/index.ts';
import { type GameAtTable, isPlaying, type LoadedTable } from '../../game/table/tables.ts';
import { isPresent } from '../../game/turn/playing.ts';
import type { Bot } from '../bot.ts';
import type { Filled, Press } from '../handlers.ts';
import { PUZZLE_TABLE } from '../interaction/ids.ts';
import type { Answerable, Asker, Completion, Slash } from '../interaction/kinds.ts';
import { answerInWords, wordsOf } from '../interaction/language.ts';
import { hasJustWorked } from '../interaction/repeats.ts';
import { isFromPanel, showPanel, tellNothing, tellPrivately, tellRefusal } from '../interaction/reply.ts';
import { SELECT_OPTIONS } from '../views/buttons.ts';
import { heldLine } from '../views/taking-back.ts';
import { puzzleOf } from './puzzle.ts';

/** The table of a component; null if the presser has been told why not. */
export async function presentOf(
  { interaction, id, words }: Asker & Pick<Press, 'id'>,
  bot: Bot,
): Promise<LoadedTable | null> {
  const looked = await bot.tables.look(id.table);
  if (looked.ok) return heard(looked.value, interaction);
  await tellRefusal(interaction, words, looked.refusal);
  return null;
}

/** Makes all answers about a table in words text only. */
export function heard<Found extends LoadedTable>(present: Found, interaction: Answerable): Found {
  if (present.table.options.text) answerInWords(interaction);
  return present;
}

/** The running game of a component, at any revision; null if the presser has been told why not. */
export async function playingOf(press: Asker & Pick<Press, 'id'>, bot: Bot): Promise<GameAtTable | null> {
  const present = await presentOf(press, bot);
  if (!present) return null;
  if (isPlaying(present)) return present;
  const code = present.table.phase === 'finished' ? 'game-over' : 'not-playing';
  await tellRefusal(press.interaction, press.words, { code });
  return null;
}

/** The verbs that work in a puzzle. */
const OF_A_TURN: readonly string[] = ['square', 'pick', 'region', 'turn', 'stop', 'far', 'put', 'put-now'];

/** The running game or puzzle of a component that still holds. An older component never acts: it shows the present state. */
export async function currentOf(press: Press | Filled, bot: Bot): Promise<GameAtTable | null> {
  if (press.id.table === PUZZLE_TABLE && OF_A_TURN.includes(press.id.verb))
    return puzzleOf(press, press.id.revision, bot);
  const present = await playingOf(press, bot);
  if (!present || isPresent(present, press.interaction.user.id, press.id.revision)) return present;
  await showStale(press, present, bot);
  return null;
}

/** Shows the present state after a late press. Everybody sees it too, if that failed before. */
export async function showStale({ interaction, words }: Asker, present: GameAtTable, bot: Bot): Promise<void> {
  const { table, game } = present;
  await bot.presenter.show(present);
  if (hasJustWorked(interaction, bot)) return tellNothing(interaction);
  const link = await bot.presenter.link(table);
  const is = table.held ? heldLine(present, words) : words.panel.present(game.view(null), table.members);
  const lines = [words.refusal({ code: 'stale' }), is, link ?? ''];
  const content = lines.filter((line) => line !== '').join('\n');
  // A public message stays as it is.
  if (isPublic(interaction)) await tellPrivately(interaction, content);
  else await showPanel(interaction, { content });
}

/** Whether an answer in place would change a public message. */
const isPublic = (interaction: Answerable): boolean =>
  interaction.isMessageComponent() && !interaction.ephemeral && !isFromPanel(interaction);

/** The running game of the channel; null if the user has been told that there is none. */
export async function gameInChannel(interaction: Slash, bot: Bot): Promise<GameAtTable | null> {
  const found = await bot.tables.inChannel(interaction.channelId);
  if (found.ok && isPlaying(found.value)) return heard(found.value, interaction);
  const why = found.ok ? { code: 'not-playing' as const } : found.refusal;
  await tellRefusal(interaction, wordsOf(interaction), why.code === 'no-such-table' ? { code: 'no-game-here' } : why);
  return null;
}

export async function gameToComplete(interaction: Completion, bot: Bot): Promise<GameAtTable | null> {
  const found = await bot.tables.inChannel(interaction.channelId);
  return found.ok && isPlaying(found.value) ? found.value : null;
}

/** Completes the names of squares. */
export async function completeSquare(
  interaction: Completion,
  bot: Bot,
  squaresIn: (view: GameView) => readonly Square[],
): Promise<void> {
  const typed = interaction.options.getFocused().trim().toUpperCase();
  const present = await gameToComplete(interaction, bot);
  const { square } = wordsOf(interaction).on(present?.table.options ?? { map: null }).things;
  const names = present ? squaresIn(present.game.view(null)).map(square) : [];
  const found = names.filter((name) => name.startsWith(typed)).slice(0, SELECT_OPTIONS);
  await interaction.respond(found.map((name) => ({ name, value: name })));
}

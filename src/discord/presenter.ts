import { DiscordAPIError, type MessageCreateOptions, type MessageEditOptions, RESTJSONErrorCodes } from 'discord.js';
import { boardView } from '../../render/index.ts';
import { NEW } from '../game/ports.ts';
import { createQueues } from '../game/queue.ts';
import { latestOf, storyOf } from '../game/story.ts';
import type { Table } from '../game/table.ts';
import type { Present } from '../game/tables.ts';
import type { Bot } from './bot.ts';
import { finalMessage } from './panels/final.ts';
import { lobbyRows, lobbyText } from './panels/lobby.ts';
import { fileOf, lastMoves, playersOf, type Shown, turnAlt, turnRows, turnScene, turnText } from './panels/turn.ts';
import { publicWords } from './press.ts';
import { NO_SCREEN, type Screen, screenFor } from './screen.ts';
import type { Words } from './words/index.ts';

/**
 * Keeps a channel's messages in step with its table: one message shows the present state, older ones have no buttons. Everything
 * shown is worked out from the stored table, so it can be shown again at any time.
 */
export interface Presenter {
  /**
   * Shows the table as it is now: changes the message where it shows the same turn, else posts a new one and takes the
   * buttons from the one before. Throws what Discord answers where it cannot be shown; the table is not touched.
   */
  show(present: Present): Promise<void>;
  /** Posts the present state anew at the end of the channel, without notifying anybody. */
  bringDown(present: Present): Promise<void>;
  /** The address of the message that shows the table, or null. */
  link(table: Table): Promise<string | null>;
}

export function createPresenter(bot: Omit<Bot, 'presenter'>): Presenter {
  const queued = createQueues();

  const screenOf = async (table: Table) => {
    const loaded = await bot.screens.load(table.id);
    if (loaded.kind === 'found') return { screen: loaded.stored.value, based: loaded.stored.revision };
    return { screen: NO_SCREEN, based: NEW };
  };

  /** Posts, remembers the message, then quiets the one before it; a failure in the last step costs nothing. */
  const post = async (present: Present, screen: Screen, based: number, notify: boolean): Promise<void> => {
    const { table } = present;
    const words = publicWords(bot, table.guild);
    const channel = await bot.client.channels.fetch(table.channel);
    if (!channel?.isSendable()) throw new Error(`channel ${table.channel} takes no messages`);
    const message = await channel.send(await contentOf(present, words, notify));
    const next: Screen = { ...screenFor(present), message: { channel: table.channel, id: message.id } };
    await bot.screens.save(table.id, next, based);
    if (screen.message) await quiet(present, screen, words);
  };

  const contentOf = async (present: Present, words: Words, notify: boolean): Promise<MessageCreateOptions> => {
    const { table, game } = present;
    const mentions = (users: string[]) => ({ parse: [], users: notify ? users : [] });
    if (table.phase === 'lobby') {
      return { content: lobbyText(table, words), components: lobbyRows(table, words), allowedMentions: mentions([]) };
    }
    if (table.phase === 'expired') return { content: words.lobby.expired(table), allowedMentions: mentions([]) };
    if (table.phase === 'abandoned' || !game) {
      return { content: words.lobby.abandoned(table, null), allowedMentions: mentions([]) };
    }
    const shown: Shown = { table, game };
    if (table.phase === 'finished') return finalMessage(shown, words, bot);
    return {
      content: turnText(shown, words),
      files: [fileOf(await bot.renderer.board(turnScene(shown)), turnAlt(shown, words))],
      components: turnRows(shown, words),
      allowedMentions: mentions([table.members[game.toMove!]!.user]),
    };
  };

  /** An older message loses its buttons; a turn's shrinks to a line and a close-up of the move that ended it. */
  const quiet = async ({ table, game }: Present, screen: Screen, words: Words): Promise<void> => {
    const { message, kind, turn } = screen;
    if (!message) return;
    try {
      if (kind === 'lobby' || !game) {
        const content = table.phase === 'lobby' ? lobbyText(table, words) : words.lobby.started(table);
        await edit(bot, message, { content, components: [] });
        return;
      }
      const story = storyOf(game.record);
      const last = game.view(null).board.at(-1)!;
      if (kind === 'turn' && last.turn === turn) {
        const people = table.members;
        const view = game.view(null);
        const picture = await bot.renderer.closeUp({
          view: boardView(view),
          players: playersOf(table),
          lastMoves: lastMoves(view),
          centre: last,
        });
        const events = latestOf(story);
        const content = words.turn.past(turn, events, people);
        const alt = words.alt.closeUp({ square: last, tile: last.tile, rotation: last.rotation, places: [] });
        await edit(bot, message, { content, components: [], files: [fileOf(picture, alt)] });
      } else {
        await edit(bot, message, { components: [] });
      }
    } catch (error) {
      bot.log.warn({ error, table: table.id }, 'an older message could not be changed');
    }
  };

  return {
    show: (present) =>
      queued.run(present.table.id, async () => {
        const { screen, based } = await screenOf(present.table);
        const next = screenFor(present);
        if (screen.message && screen.revision > next.revision) return; // a later state has been shown meanwhile
        const same =
          screen.message && screen.kind === next.kind && screen.turn === next.turn && screen.seat === next.seat;
        if (!same || !(await change(present, screen.message!))) {
          await post(present, screen, based, true);
          return;
        }
        await bot.screens.save(present.table.id, { ...screen, revision: next.revision }, based);
      }),

    bringDown: (present) =>
      queued.run(present.table.id, async () => {
        const { screen, based } = await screenOf(present.table);
        await post(present, screen, based, false);
      }),

    link: async (table) => {
      const { screen } = await screenOf(table);
      return (
        screen.message && `https://discord.com/channels/${table.guild}/${screen.message.channel}/${screen.message.id}`
      );
    },
  };

  /** Brings the message up to date; false where it is gone and has to be posted anew. */
  async function change(present: Present, message: NonNullable<Screen['message']>): Promise<boolean> {
    const words = publicWords(bot, present.table.guild);
    const { content, components, files } = await contentOf(present, words, false);
    try {
      await edit(bot, message, { content: content ?? '', components: components ?? [], ...(files && { files }) });
      return true;
    } catch (error) {
      if (error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownMessage) return false;
      throw error;
    }
  }
}

async function edit(
  bot: Pick<Bot, 'client'>,
  message: NonNullable<Screen['message']>,
  content: MessageEditOptions,
): Promise<void> {
  const channel = await bot.client.channels.fetch(message.channel);
  if (!channel?.isTextBased()) throw new Error(`channel ${message.channel} has no messages`);
  await channel.messages.edit(message.id, { ...content, allowedMentions: { parse: [] } });
}

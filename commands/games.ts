import { openLobbies, ownGames } from '../src/discord/answers/own-games.ts';
import type { Command } from '../src/discord/handlers.ts';
import { wordsOf } from '../src/discord/interaction/language.ts';
import { showPanel } from '../src/discord/interaction/reply.ts';
import { gamesData } from './data.ts';

/** Where whoever asks plays on this server, and where they could; to them alone. */
export const games: Command = {
  data: gamesData,

  async execute(interaction, bot) {
    const [own, lobbies] = await Promise.all([ownGames(interaction, bot), openLobbies(interaction, bot)]);
    await showPanel(interaction, { content: wordsOf(interaction).games.list(own, lobbies) });
  },
};

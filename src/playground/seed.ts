import { DEFAULT_SEED, type Seed } from 'discord-playground';

const [server] = DEFAULT_SEED.guilds;
const [first, ...others] = server!.channels;

/** The playground's people, with this bot and its channel. */
export const SEED: Seed = {
  ...DEFAULT_SEED,
  bot: { ...DEFAULT_SEED.bot, name: 'Carcassonne' },
  guilds: [
    { ...server!, channels: [{ ...first!, name: 'carcassonne', topic: 'Type /play to open a table' }, ...others] },
  ],
};

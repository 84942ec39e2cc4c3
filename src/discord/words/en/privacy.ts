import type { PrivacyPhrases } from '../privacy-phrases.ts';

const games = (count: number): string => (count === 1 ? '1 game' : `${count} games`);
const tables = (count: number): string => (count === 1 ? '1 open table' : `${count} open tables`);

export const privacy: PrivacyPhrases = {
  title: '## What is stored about you',
  names: '**Your user ID, and your name** as it was shown when you sat down, with each of your tables and games.',
  finished: (count) =>
    count === 0
      ? '**No games** that are over, and so no ratings.'
      : `**${games(count)}** that ${count === 1 ? 'is' : 'are'} over: setup, moves, points; and the ratings and records that follow from that.`,
  playing: (count, where) => `**${games(count)}** under way: ${where}.`,
  sitting: (count, where) => `**${tables(count)}**: ${where}.`,
  board: (hidden) =>
    hidden
      ? '**Hidden**: you are on no board, and nobody else sees your profile. `/privacy hide` changes it.'
      : '**Shown** on the boards of the servers where you play, and others may see your profile. `/privacy hide` changes it.',
  everywhere: (everywhere, hidden) => {
    const counted = hidden ? 'counted, but hidden' : 'counted';
    return `Your games are **${everywhere ? counted : 'not counted'}** on the boards across servers. \`/privacy everywhere\` changes it.`;
  },
  nothingElse: `Nothing else: no messages of yours, nothing else about your account. It lies in the store of whoever runs this bot. Those at your tables, and whoever looks at boards, profiles and history, see names, games and ratings.
\`/privacy export\` gives you all of it as a file. \`/privacy delete\` deletes it. All about it: \`PRIVACY.md\`, which comes with the bot’s source.`,
  exported: (recordsLeftOut) => {
    const file =
      'All that is stored about you, as a file. Games that go on are in it without their moves until they are over.';
    if (recordsLeftOut === 0) return file;
    return `${file} It would be larger than 8 MiB, so the oldest ${recordsLeftOut === 1 ? 'game stands' : `${recordsLeftOut} games stand`} in it without the moves.`;
  },
  delete: {
    title: '### Delete all that is stored about you?',
    resign: (count, where) =>
      `You **resign from ${games(count)}** under way (${where}). Your meeples stay and still score; a game of two ends with it, and the other one wins.`,
    leave: (count, where) => `You leave ${tables(count)} (${where}).`,
    finished: (count, former) =>
      count === 0
        ? `Wherever your name stands, it becomes “${former}”.`
        : `Your ${games(count)} that ${count === 1 ? 'is' : 'are'} over can still be looked at by the others, without your ID and name: you are “${former}” there, within the minute.`,
    ratings: 'Your ratings, records and choices are deleted. Those of the others stay as they are.',
    messages:
      'Messages that already stand in channels stay, with your name in text and pictures: they are Discord’s, and whoever manages the server can delete them.',
    end: 'Nobody can undo this. `/privacy export` gives you a file first. If you sit down again later, you begin anew.',
    done: 'Done: your ID and your name stand nowhere any more, and your ratings, records and choices are deleted. Backups of whoever runs this bot may hold them until those are deleted, too.',
    underWay:
      'Still under way: it is noted that your data is to be deleted, and that will be ended by itself, even if the bot is restarted. `/privacy show` tells whether anything is left.',
  },
};

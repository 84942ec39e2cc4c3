import type { SettingsPhrases } from '../phrases.ts';

export const settings: SettingsPhrases = {
  presets: '### Presets of this server',
  none: 'This server has no presets yet. `/settings save` keeps the settings of the lobby in this channel under a name.',
  preset: (name, what) => `**${name}** – ${what}`,
  what: (preset, tiles, map) => `${preset}, ${tiles} tiles${map === null ? '' : `, ${map}`}`,
  saved: (name, replaced) =>
    `${replaced ? 'Replaced' : 'Saved'}: **${name}**. \`/play\` offers it from now on, and so do the settings of each lobby.`,
  deleted: (name) => `Deleted: **${name}**. Tables that are open keep their settings.`,
  server: {
    title: '### Settings of this server',
    hint: 'What you choose in a menu is saved at once.',
    line: (name, about) => `**${name}**${about && ` – ${about}`}`,
    saved: (name, effect) => `**${name}** is saved. ${effect}`,
    effects: {
      language: 'It holds from the next public message on; older ones stay as they are.',
      preset: 'It holds for the next table; what is typed with `/play` still goes before it.',
      place: 'It holds for the next table; games that are open stay where they are.',
      leaderboard: 'It holds from now on; results so far are kept.',
      seasonMonths: 'It holds from now on; results so far are kept.',
    },
    menus: {
      language: 'Language of public messages …',
      preset: 'What /play begins with …',
      place: 'Where games are played …',
      leaderboard: 'Leaderboard of this server …',
      seasonMonths: 'How long a season lasts …',
    },
    ownLanguage: (own) => ({
      name: 'Language: as the server',
      about: `public messages in the language of the server’s settings in Discord: now ${own}`,
    }),
    languages: {
      en: {
        name: 'Language: English',
        about: 'public messages in English; private answers in each reader’s own language',
        itself: 'English',
      },
      de: {
        name: 'Language: German',
        about: 'public messages in German; private answers in each reader’s own language',
        itself: 'German',
      },
    },
    noPreset: { name: 'Preset: none', about: '/play begins with the base game' },
    preset: (name) => `Preset: ${name}`,
    places: {
      channel: {
        name: 'Games: in the channel',
        about: 'a table opens where /play is used; one at a time in each channel',
      },
      thread: {
        name: 'Games: in threads',
        about: '/play in a channel opens a thread of its own; I need the permissions for threads',
      },
    },
    leaderboard: {
      on: { name: 'Leaderboard: on', about: 'rated games count on a leaderboard of this server' },
      off: { name: 'Leaderboard: off', about: 'this server shows no leaderboard' },
    },
    season: (months) => ({
      name: months === 1 ? 'Season: 1 month' : `Season: ${months} months`,
      about: `a new season begins every ${months === 1 ? 'month' : months === 12 ? 'year' : `${months} months`}; the results of the one before are kept`,
    }),
  },
};

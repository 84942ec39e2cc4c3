import type { SettingsPhrases } from '../phrases.ts';

export const settings: SettingsPhrases = {
  presets: '### Vorlagen dieses Servers',
  none: 'Dieser Server hat noch keine Vorlagen. `/settings save` speichert die Einstellungen der Einladung in diesem Kanal unter einem Namen.',
  preset: (name, what) => `**${name}** – ${what}`,
  what: (preset, tiles, map) => `${preset}, ${tiles} Plättchen${map === null ? '' : `, ${map}`}`,
  saved: (name, replaced) =>
    `${replaced ? 'Ersetzt' : 'Gespeichert'}: **${name}**. Von jetzt an bieten \`/play\` und die Einstellungen jedes Tisches sie an.`,
  deleted: (name) => `Gelöscht: **${name}**. Offene Tische behalten ihre Einstellungen.`,
  server: {
    title: '### Einstellungen dieses Servers',
    hint: 'Was du in einem Menü wählst, ist sofort gespeichert.',
    line: (name, about) => `**${name}**${about && ` – ${about}`}`,
    saved: (name, effect) => `**${name}** ist gespeichert. ${effect}`,
    effects: {
      language: 'Das gilt ab der nächsten öffentlichen Nachricht; ältere bleiben, wie sie sind.',
      preset: 'Das gilt für den nächsten Tisch; was du mit `/play` eintippst, geht weiterhin vor.',
      place: 'Das gilt für den nächsten Tisch; offene Spiele bleiben, wo sie sind.',
      leaderboard: 'Das gilt ab jetzt; bisherige Ergebnisse bleiben erhalten.',
      seasonMonths: 'Das gilt ab jetzt; bisherige Ergebnisse bleiben erhalten.',
    },
    menus: {
      language: 'Sprache öffentlicher Nachrichten …',
      preset: 'Womit /play beginnt …',
      place: 'Wo gespielt wird …',
      leaderboard: 'Bestenliste dieses Servers …',
      seasonMonths: 'Wie lange eine Saison dauert …',
    },
    ownLanguage: (own) => ({
      name: 'Sprache: wie der Server',
      about: `öffentliche Nachrichten in der Sprache, die der Server in Discord hat: jetzt ${own}`,
    }),
    languages: {
      en: {
        name: 'Sprache: Englisch',
        about: 'öffentliche Nachrichten auf Englisch; private Antworten für alle in ihrer eigenen Sprache',
        itself: 'Englisch',
      },
      de: {
        name: 'Sprache: Deutsch',
        about: 'öffentliche Nachrichten auf Deutsch; private Antworten für alle in ihrer eigenen Sprache',
        itself: 'Deutsch',
      },
    },
    noPreset: { name: 'Vorlage: keine', about: '/play beginnt mit dem Grundspiel' },
    preset: (name) => `Vorlage: ${name}`,
    places: {
      channel: {
        name: 'Spiele: im Kanal',
        about: 'ein Tisch öffnet sich dort, wo du /play benutzt; in jedem Kanal einer zur Zeit',
      },
      thread: {
        name: 'Spiele: in Threads',
        about: '/play öffnet im Kanal einen eigenen Thread; dafür brauche ich die Berechtigungen für Threads',
      },
    },
    leaderboard: {
      on: { name: 'Bestenliste: an', about: 'gewertete Spiele zählen für eine Bestenliste dieses Servers' },
      off: { name: 'Bestenliste: aus', about: 'dieser Server zeigt keine Bestenliste' },
    },
    season: (months) => ({
      name: months === 1 ? 'Saison: 1 Monat' : `Saison: ${months} Monate`,
      about: `${months === 1 ? 'jeden Monat' : months === 12 ? 'jedes Jahr' : `alle ${months} Monate`} beginnt eine neue Saison; die Ergebnisse der alten bleiben erhalten`,
    }),
  },
};

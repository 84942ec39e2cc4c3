import type { BoardKind, Measure, Pool } from '../../../stats/index.ts';
import type { BoardPhrases, ProfilePhrases } from '../phrases.ts';

const BETWEEN: Readonly<Record<Pool, string>> = { duel: 'zu zweit', table: 'zu dritt bis zu sechst' };
const PLAYED: Readonly<Record<BoardKind, string>> = {
  all: 'Spiel',
  base: 'Grundspiel',
  anniversary: 'Spiel mit Pfeilen oder Geschenken',
  'big-box': 'Spiel mit Plättchen anderer Schachteln',
  maps: 'Spiel auf einer Karte',
};

/** What brings somebody onto a board. */
function goal(measure: Measure, pool: Pool, kind: BoardKind): string {
  const game = `${PLAYED[kind]} ${BETWEEN[pool]}`;
  if (measure === 'wins') return `Gewinne ein ${game}`;
  if (measure === 'biggest-city') return `Werte eine Stadt in einem ${game}`;
  if (measure === 'longest-road') return `Werte eine Straße in einem ${game}`;
  if (measure === 'gifts-opened') return `Öffne ein Geschenk in einem ${game}`;
  return `Spiele ein ${game} zu Ende`;
}

export const boards: BoardPhrases = {
  titles: { here: 'Bestenliste dieses Servers', all: 'Bestenliste aller Server' },
  scopes: { here: 'Dieser Server', all: 'Alle Server' },
  pools: {
    duel: { name: 'Duelle', about: 'Spiele zu zweit' },
    table: { name: 'Größere Runden', about: 'Spiele zu dritt bis zu sechst' },
  },
  kinds: {
    all: { name: 'Alle Spiele', about: 'Womit auch immer gespielt wurde' },
    base: { name: 'Grundspiel', about: 'Mit oder ohne Wiesen und Abt' },
    anniversary: { name: 'Jubiläum', about: 'Mit Pfeilen oder Geschenken' },
    'big-box': { name: 'Große Schachtel', about: 'Mit dem Fluss oder Plättchen anderer Schachteln' },
    maps: { name: 'Karten', about: 'Auf einer Karte' },
  },
  measures: {
    rating: { name: 'Spielstärke', about: 'Berechnet daraus, wer vor wem lag: siehe /rules ratings' },
    wins: { name: 'Siege', about: 'Gewonnene Spiele, auch geteilte Siege' },
    games: { name: 'Spiele', about: 'Zu Ende gespielte Spiele' },
    'best-score': { name: 'Höchste Punktzahl', about: 'Die meisten Punkte in einem Spiel' },
    'biggest-city': { name: 'Größte Stadt', about: 'Die meisten Plättchen in einer gewerteten Stadt' },
    'longest-road': { name: 'Längste Straße', about: 'Die meisten Plättchen in einer gewerteten Straße' },
    'gifts-opened': { name: 'Geöffnete Geschenke', about: 'Die meisten geöffneten Geschenke in einem Spiel' },
  },
  allTime: 'Alle Zeiten',
  seasonNow: 'Die laufende Saison',
  page: (page, pages) => `Seite ${page} von ${pages}`,
  columns: {
    name: 'Name',
    curve: 'Zuletzt',
    rating: 'Stärke',
    wins: 'Siege',
    games: 'Spiele',
    'best-score': 'Punkte',
    'biggest-city': 'Plättchen',
    'longest-road': 'Plättchen',
    'gifts-opened': 'Geschenke',
  },
  counts: { games: ['Spiel', 'Spiele'], wins: ['Sieg', 'Siege'], points: ['Punkt', 'Punkte'] },
  menus: { pool: 'Wie viele spielen …', season: 'Saison …', kind: 'Art des Spiels …', measure: 'Geordnet nach …' },
  rank: (rank) => `Rang ${rank}`,
  rated: (rating) => `Spielstärke ${rating}`,
  you: (rank, figures) => `Du: ${rank} (${figures})`,
  youHidden: (figures) =>
    `Du: ${figures}. Du willst auf keiner Bestenliste stehen: Außer dir sieht das niemand (\`/privacy\`).`,
  yourRow: (row) => `Du: ${row}`,
  nobodyYet: 'Hier steht noch niemand.',
  nobody: 'Hier steht niemand.',
  first: (...about) => `${goal(...about)}, dann stehst du hier: \`/play\` beginnt eines.`,
  notYet: (...about) => `Du stehst noch nicht auf dieser Liste. ${goal(...about)}, dann stehst du darauf.`,
  everywhere: 'Über alle Server zählt, wer darum gebeten hat: `/privacy everywhere`.',
  provisional: '? – noch vorläufig: Was das heißt, sagt `/rules ratings`.',
  shown: (link) => `Jetzt können es alle sehen: ${link}`,
};

export const profile: ProfilePhrases = {
  subtitle: (tally) => `Auf diesem Server: ${tally}`,
  hidden: 'Du behältst das für dich (`/privacy`): Andere sehen es nur, wenn du es zeigst.',
  facts: {
    bestScore: 'Höchste Punktzahl',
    biggestCity: 'Größte Stadt',
    longestRoad: 'Längste Straße',
    giftsOpened: 'Geöffnete Geschenke',
    arrows: 'Genutzte Pfeile',
  },
  unopenedGifts: 'Geschenke',
  opened: (opened, received) => `${opened} von ${received} erhaltenen`,
  opponent: (games) => `Am liebsten gegen (${games})`,
  bySeats: { heading: 'Nach Zahl der Mitspielenden', columns: ['Personen', 'Spiele', 'Siege'] },
  points: 'Punkte je Spiel',
  withSeats: (seats, figures) => `zu ${['zweit', 'dritt', 'viert', 'fünft', 'sechst'][seats - 2] ?? seats} ${figures}`,
  alt: (name) => `Profil von ${name}`,
};

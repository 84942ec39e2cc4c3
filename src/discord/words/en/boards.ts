import type { BoardKind, Measure, Pool } from '../../../stats/index.ts';
import type { BoardPhrases, ProfilePhrases } from '../phrases.ts';

const BETWEEN: Readonly<Record<Pool, string>> = { duel: 'of two', table: 'of three to six' };
const PLAYED: Readonly<Record<BoardKind, string>> = {
  all: '',
  base: ' of the base game',
  anniversary: ' with arrows or The Gifts',
  'big-box': ' with tiles of other boxes',
  maps: ' on a map',
};

/** What brings somebody onto a board. */
function goal(measure: Measure, pool: Pool, kind: BoardKind): string {
  const game = `game ${BETWEEN[pool]}${PLAYED[kind]}`;
  if (measure === 'wins') return `Win a ${game}`;
  if (measure === 'biggest-city') return `Score a city in a ${game}`;
  if (measure === 'longest-road') return `Score a road in a ${game}`;
  if (measure === 'gifts-opened') return `Open a gift in a ${game}`;
  return `Play a ${game} to its end`;
}

export const boards: BoardPhrases = {
  titles: { here: 'Leaderboard of this server', all: 'Leaderboard across servers' },
  scopes: { here: 'This server', all: 'All servers' },
  pools: {
    duel: { name: 'Duels', about: 'Games of two' },
    table: { name: 'Larger tables', about: 'Games of three to six' },
  },
  kinds: {
    all: { name: 'All games', about: 'Whatever they were played with' },
    base: { name: 'Base game', about: 'With or without fields and The Abbot' },
    anniversary: { name: 'Anniversary', about: 'With arrows or The Gifts' },
    'big-box': { name: 'Big box', about: 'With the River or tiles of other boxes' },
    maps: { name: 'Maps', about: 'On a map' },
  },
  measures: {
    rating: { name: 'Rating', about: 'Counted from who came before whom: see /rules ratings' },
    wins: { name: 'Wins', about: 'Games won, shared wins too' },
    games: { name: 'Games', about: 'Games played to the end' },
    'best-score': { name: 'Best score', about: 'Most points in one game' },
    'biggest-city': { name: 'Biggest city', about: 'Most tiles in a city that was scored' },
    'longest-road': { name: 'Longest road', about: 'Most tiles in a road that was scored' },
    'gifts-opened': { name: 'Gifts opened', about: 'Most gifts opened in one game' },
  },
  allTime: 'All time',
  seasonNow: 'The season that is on',
  page: (page, pages) => `page ${page} of ${pages}`,
  columns: {
    name: 'Player',
    curve: 'Lately',
    rating: 'Rating',
    wins: 'Wins',
    games: 'Games',
    'best-score': 'Points',
    'biggest-city': 'Tiles',
    'longest-road': 'Tiles',
    'gifts-opened': 'Gifts',
  },
  counts: { games: ['game', 'games'], wins: ['win', 'wins'], points: ['point', 'points'] },
  menus: { pool: 'How many play …', season: 'Season …', kind: 'Kind of game …', measure: 'Ordered by …' },
  rank: (rank) => `rank ${rank}`,
  rated: (rating) => `rating ${rating}`,
  you: (rank, figures) => `You: ${rank} (${figures})`,
  youHidden: (figures) => `You: ${figures}. You have asked to be on no board: nobody else sees this (\`/privacy\`).`,
  yourRow: (row) => `You: ${row}`,
  nobodyYet: 'Nobody is on this board yet.',
  nobody: 'Nobody is on this board.',
  first: (...about) => `${goal(...about)}, and you are: \`/play\` begins one.`,
  notYet: (...about) => `You are not on this board yet. ${goal(...about)}, and you are.`,
  everywhere: 'Across servers those are counted who have asked for it: `/privacy everywhere`.',
  provisional: '? – still provisional: `/rules ratings` says what that means.',
  shown: (link) => `Everybody can see it now: ${link}`,
};

export const profile: ProfilePhrases = {
  subtitle: (tally) => `On this server: ${tally}`,
  hidden: 'You keep this to yourself (`/privacy`): others see it only if you show it.',
  facts: {
    bestScore: 'Best score',
    biggestCity: 'Biggest city',
    longestRoad: 'Longest road',
    giftsOpened: 'Gifts opened',
    arrows: 'Arrows used',
  },
  unopenedGifts: 'Gifts kept',
  opened: (opened, received) => `${opened} of ${received} received`,
  opponent: (games) => `Favourite opponent (${games})`,
  bySeats: { heading: 'By number of players', columns: ['Players', 'Games', 'Wins'] },
  points: 'Points a game',
  withSeats: (seats, figures) => `with ${seats} players ${figures}`,
  alt: (name) => `Profile of ${name}`,
};

import type { BoardRow, LeaderboardScene, ProfileScene, ReportScene } from '../../render/index.ts';
import { luck } from '../../render/kit/brush.ts';
import { NAMES } from './boards.ts';

/** A walk of so many steps, which depends on the name alone. */
export function walk(name: string, steps: number, up = 0.52): number[] {
  const chance = luck(name);
  let at = 0;
  return Array.from({ length: steps }, () => (at += (chance() < up ? 1 : -1) * Math.ceil(chance() * 9)));
}

export const rowOf = (name: string, i: number, more: Partial<BoardRow> = {}): BoardRow => ({
  rank: String(i + 1),
  name,
  otherName: `Player ${i + 1}`,
  value: `${(1640 - i * 61).toLocaleString('en')}${i > 4 ? '?' : ''}`,
  games: String(214 - i * 19),
  wins: String(98 - i * 9),
  curve: walk(name, 24 - i * 2),
  ...more,
});

export const BOARD: LeaderboardScene = {
  title: 'The Meeple Tavern',
  subtitle: 'Rating, three players or more, page 1 of 3',
  columns: { name: 'Player', value: 'Rating', games: 'Games', wins: 'Wins', curve: 'Last 30' },
  rows: [
    'Ada',
    'Bo 🐉',
    'Clémentine',
    'Дмитрий',
    'Maximilian Freiherr von und zu Habenichts',
    '漢字漢字',
    'Fé',
    'Ωμέγα',
    'עדה',
    'Zoë',
  ].map((name, i) => rowOf(name, i, i === 1 ? { rank: '1' } : i === 9 ? { curve: [] } : {})),
  empty: 'No games yet.',
};

export const PROFILE: ProfileScene = {
  name: 'Clémentine',
  otherName: 'Player 3',
  subtitle: '3rd of 27 on The Meeple Tavern',
  ratings: [
    { label: 'Two players', value: '1,482', note: '4th, 61 games', curve: walk('two', 61) },
    { label: 'Three or more', value: '1,204?', note: '7 games', curve: walk('more', 7) },
  ],
  facts: [
    { label: 'Best result', value: '143 points' },
    { label: 'Biggest city', value: '17 tiles, 46 points' },
    { label: 'Longest road', value: '12 tiles' },
    { label: 'Favourite opponent', value: '漢字', otherValue: 'Player 6' },
    { label: 'Best field', value: '27 points' },
    { label: 'Gifts opened', value: '31' },
    { label: 'Longest streak', value: '6 wins' },
    { label: 'Time a turn', value: '2 min' },
    { label: 'Against Robin (easy)', value: '3 games, 3 wins, best 104' },
    { label: 'Against Quill (master)', value: '117 games, 12 wins, best 88' },
  ],
  bySeats: {
    heading: 'Games',
    columns: ['Players', 'Games', 'Wins', 'Share'],
    rows: [
      ['2', '61', '34', '56 %'],
      ['3', '5', '1', '20 %'],
      ['4', '2', '0', '0 %'],
      ['5', '0', '0', '–'],
      ['6', '0', '0', '–'],
      ['All', '68', '35', '51 %'],
    ],
  },
  points: {
    heading: 'Points a game',
    bars: [
      ['Cities', 41.2],
      ['Roads', 18.5],
      ['Fields', 15.1],
      ['Monasteries', 12.9],
      ['Gardens', 4],
      ['Goods', 0],
    ].map(([label, value]) => ({ label: String(label), value: Number(value), text: Number(value).toFixed(1) })),
  },
};

/** A player without games. */
export const NOTHING_PLAYED: ProfileScene = {
  ...PROFILE,
  ...{ ratings: [], facts: [], empty: 'No games yet.' },
  bySeats: { ...PROFILE.bySeats, rows: [] },
  points: { ...PROFILE.points, bars: [] },
};

/** A player with games against computers only. */
export const ALONE: ProfileScene = { ...NOTHING_PLAYED, facts: PROFILE.facts.slice(-2) };

export const KINDS = ['Cities', 'Roads', 'Fields', 'Monasteries', 'Gardens', 'Goods', 'Gifts', 'Towns', 'Sights'];

export function reportOf(seats: number, turns: number, more: Partial<ReportScene> = {}): ReportScene {
  const scores = Array.from({ length: seats }, (_, seat) => {
    const chance = luck(`report ${seat}`);
    let at = 0;
    return Array.from({ length: turns + 1 }, (_, turn) => {
      if (turn > 0 && chance() < 0.3) at += Math.ceil(chance() * (turn > turns * 0.9 ? 18 : 9));
      return at;
    });
  });
  const figures = Array.from({ length: seats }, (_, seat) => {
    const chance = luck(`figures ${seat}`);
    let at = 0;
    return Array.from({ length: turns + 1 }, (_, turn) => {
      if (turn > 0 && turn % seats === seat % seats) at = Math.max(0, Math.min(7, at + (chance() < 0.58 ? 1 : -1)));
      return at;
    });
  });
  const order = scores.map((_, seat) => seat).sort((a, b) => scores[b]!.at(-1)! - scores[a]!.at(-1)!);
  return {
    title: 'Final score after 72 tiles',
    players: order.map((seat) => ({ seat, name: NAMES[seat]! })),
    scores,
    figures,
    headings: {
      scores: 'Points',
      figures: 'Figures on the board',
      turn: 'Turn',
      points: 'Points by kind',
      best: 'Biggest scores',
    },
    totals: order.map((seat) => {
      const total = scores[seat]!.at(-1)!;
      const shares = [0.34, 0.2, 0.18, 0.12, 0.06, 0.04, 0.03, 0.02, 0.01];
      const parts = KINDS.map((label, i) => ({ label, points: Math.floor(total * shares[(i + seat) % 9]!) }));
      const rest = total - parts.reduce((sum, { points }) => sum + points, 0);
      return {
        seat,
        total: String(total),
        parts: parts.map((part, i) => (i ? part : { ...part, points: part.points + rest })),
      };
    }),
    best: [
      'A city of 12 tiles in turn 31',
      'The field between the two rivers at the end',
      'A road of 9 tiles',
      'A monastery',
      'A city of 4 tiles with two coats of arms in turn 60',
    ].map((text, i) => ({ seat: i % seats, text: `${NAMES[i % seats]!}: ${text}`, points: String(36 - 6 * i) })),
    winners: order.slice(0, 1),
    ...more,
  };
}

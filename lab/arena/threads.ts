import { Worker } from 'node:worker_threads';
import { Contestants } from './contestants.ts';
import { type ArenaGame, play } from './game.ts';
import { fixturesOf, type Match } from './match.ts';

/** Every `every`-th game of a match, beginning with number `first`. */
export interface Share {
  readonly match: Match;
  readonly first: number;
  readonly every: number;
}

export async function playShare({ match, first, every }: Share, tell: (played: ArenaGame) => void): Promise<void> {
  const contestants = new Contestants(match);
  try {
    for (const [index, fixture] of fixturesOf(match).entries()) {
      if (index % every === first) tell(await play(fixture, contestants.at(fixture.seatOfA)));
    }
  } finally {
    await contestants.close();
  }
}

/** Plays a match, each game whole in one thread, and reports each game when it ends. The thread does not influence the game. */
export async function playMatch(match: Match, threads: number, tell: (played: ArenaGame) => void): Promise<void> {
  if (threads === 1) return playShare({ match, first: 0, every: 1 }, tell);
  const shares = Array.from({ length: threads }, (_, first): Share => ({ match, first, every: threads }));
  await Promise.all(shares.map((share) => inThread(share, tell)));
}

const inThread = (share: Share, tell: (played: ArenaGame) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: share });
    worker.on('message', tell);
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });

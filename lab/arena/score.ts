import { type ArenaFigures, figuresOf, type GameShare, mean, outcomeFor } from './figures.ts';
import type { ArenaGame } from './game.ts';
import type { Match } from './match.ts';

/** The games played of a match; they may end in any order. */
export class Score {
  private readonly match: Match;
  private readonly games: ArenaGame[] = [];
  /** By pair: its games, in the order of the seats that `a` had. */
  private readonly pairs: ArenaGame[][];
  private handedOut = 0;
  /** Pairs whose games are all played. */
  done = 0;

  constructor(match: Match) {
    this.match = match;
    this.pairs = match.decks.map(() => []);
  }

  /** Returns the games that can be reported now, so that all are reported in order. */
  add(played: ArenaGame): ArenaGame[] {
    const { seats } = this.match;
    const pair = this.pairs[played.pair]!;
    pair[played.seatOfA] = played;
    this.games[played.pair * seats + played.seatOfA] = played;
    if (pair.filter(Boolean).length === seats) this.done += 1;
    const ready: ArenaGame[] = [];
    for (let next = this.games[this.handedOut]; next; next = this.games[++this.handedOut]) ready.push(next);
    return ready;
  }

  /** Covers the finished pairs only. */
  figures(): ArenaFigures {
    const done = this.pairs.filter((pair) => pair.filter(Boolean).length === this.match.seats);
    const turns = done.flat().flatMap(({ ms, seatOfA }) => ms[seatOfA]!);
    return figuresOf(
      done.map((pair) => pair.map(outcomeOfA)),
      turns,
    );
  }

  /** By seat: the results of `a` there. */
  bySeat(): GameShare[][] {
    return Array.from({ length: this.match.seats }, (_, seat) =>
      this.games.filter(({ seatOfA }) => seatOfA === seat).map(outcomeOfA),
    );
  }

  /** The figures of the whole match, as text for people. */
  told(): string[] {
    const { winRate, low, high, meanDifference, standardError, pairs, cpuMsP50, cpuMsP99 } = this.figures();
    const outcomes = this.games.map(outcomeOfA);
    const won = outcomes.filter(({ share }) => share === 1).length;
    const shared = outcomes.filter(({ share }) => share > 0 && share < 1).length;
    const turnsOfB = this.games.flatMap(({ ms, seatOfA }) => ms.flatMap((own, seat) => (seat === seatOfA ? [] : own)));
    const b = figuresOf([outcomes], turnsOfB);
    const seats = this.bySeat().map((games) => mean(games.map(({ share }) => share)).toFixed(3));
    const faults = this.games.reduce((sum, game) => sum + game.faults.length, 0);
    const fitted = this.games.reduce((sum, { discarded }) => sum + discarded, 0);
    return [
      `${outcomes.length} games, ${pairs} ${pairs === 1 ? 'deck' : 'decks'}: a won ${won}, shared ${shared}, lost ${outcomes.length - won - shared}`,
      `share of wins ${winRate.toFixed(3)} [${low.toFixed(3)}, ${high.toFixed(3)}], by the seat of a ${seats.join(' ')}`,
      `difference ${signed(meanDifference)} points ± ${standardError?.toFixed(2) ?? '?'} (means of decks and their standard error)`,
      `place ${mean(outcomes.map(({ place }) => place)).toFixed(2)}, points of a ${this.meanPoints(true)}, of b ${this.meanPoints(false)}, tiles discarded ${fitted}`,
      `a turn of a costs ${cpuMsP50.toFixed(1)} ms (median), ${cpuMsP99.toFixed(1)} ms (99 of 100 at most); of b ${b.cpuMsP50.toFixed(1)} and ${b.cpuMsP99.toFixed(1)}`,
      ...(faults > 0 ? [this.faulty(faults)] : []),
    ];
  }

  private meanPoints(ofA: boolean): string {
    const points = this.games.flatMap(({ scores, seatOfA }) => scores.filter((_, seat) => (seat === seatOfA) === ofA));
    return mean(points).toFixed(1);
  }

  private faulty(faults: number): string {
    const told = `${faults} times a program could not be asked to the end, which lost it the game`;
    return faults > FAULTS_BORNE * this.games.length ? `${told}: too often for these figures to say anything` : told;
  }
}

/** Tolerated share of all games. */
const FAULTS_BORNE = 0.01;

const outcomeOfA = ({ scores, seatOfA, faults }: ArenaGame): GameShare =>
  outcomeFor(
    seatOfA,
    scores,
    faults.map(({ seat }) => seat),
  );

export const signed = (value: number): string => `${value < 0 ? '' : '+'}${value.toFixed(1)}`;

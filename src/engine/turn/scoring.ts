import type { Position } from '../board/position.ts';
import type { Game } from '../game.ts';
import type { ScoreBonus } from '../loading/expansion.ts';
import type { Building, Figure, Kind, Place, Seat } from '../vocabulary.ts';
import type { Reason, Term } from './events.ts';

/** Votes of a figure on a feature, given by its root; 0 is possible. */
export function votesOf(position: Position, figure: Figure, root: number): number {
  const { votes, votesOn } = position.rules;
  if (votesOn === null) return votes[figure];
  const own = votesOn[figure];
  return own ? own(position, root) : votes[figure];
}

/** Votes by seat on a feature, given by its root (B13). */
export function votesOn(position: Position, root: number): number[] {
  const votes: number[] = Array(position.rules.setup.seats).fill(0);
  for (const { seat, figure, segment } of position.figures) {
    if (position.features.find(segment) !== root) continue;
    votes[seat]! += votesOf(position, figure, root);
  }
  return votes;
}

/** The seats with the most votes, all of them if they tie (B13); none if nobody has votes. */
export function majorityOf(votes: readonly number[]): Seat[] {
  let most = 0;
  for (let seat = 0; seat < votes.length; seat++) if (votes[seat]! > most) most = votes[seat]!;
  const seats: Seat[] = [];
  if (most > 0) for (let seat = 0; seat < votes.length; seat++) if (votes[seat] === most) seats.push(seat);
  return seats;
}

/** The seats that score a feature with these votes: the majority, or the seats that a rule chooses in a tie (B13). */
export function ownersOf(position: Position, root: number, votes: readonly number[]): readonly Seat[] {
  let seats: readonly Seat[] = majorityOf(votes);
  if (seats.length > 1) for (const breaks of position.rules.hooks.breaksTie) seats = breaks(position, root, seats);
  return seats;
}

/** What a feature is worth, term by term; an empty list is worth nothing. */
export function worthOf(position: Position, root: number, finished: boolean): readonly Term[] {
  let terms = plainWorthOf(position, root, finished);
  for (const worth of position.rules.hooks.worth) terms = worth(position, root, finished, terms);
  return terms;
}

/** The terms for one seat that scores the feature. */
export function shareOf(position: Position, root: number, seat: Seat, worth: readonly Term[]): readonly Term[] {
  let terms = worth;
  for (const share of position.rules.hooks.share) terms = share(position, root, seat, terms);
  return terms;
}

function plainWorthOf(position: Position, root: number, finished: boolean): readonly Term[] {
  const { features } = position;
  const arms = features.arms[root]!;
  switch (position.kindOf(root)) {
    case 'road':
      return arms > 0
        ? [
            { of: 'tiles', count: features.tiles[root]!, each: 1 }, // B10, B18
            { of: 'arms', count: arms, each: finished ? 2 : 1 }, // M11
          ]
        : [{ of: 'tiles', count: features.tiles[root]!, each: 1 }];
    case 'city': {
      const each = finished ? 2 : 1; // B11, B18
      const tiles: Term = { of: 'tiles', count: features.tiles[root]!, each };
      return arms > 0 ? [tiles, { of: 'arms', count: arms, each }] : [tiles];
    }
    case 'monastery':
    case 'garden':
      return [
        { of: 'tiles', count: 1, each: 1 },
        { of: 'neighbours', count: squaresAround(position, root) - features.open[root]!, each: 1 }, // B12, B18, M16
      ];
    case 'field':
      return [{ of: 'cities', count: citiesAt(position, root, true), each: 3 }]; // B19
    case 'top':
    case 'quarter':
      return [];
  }
}

function squaresAround(position: Position, centre: number): number {
  const { x, y } = position.tiles[position.features.tile[centre]!]!;
  return position.squaresAround(x, y);
}

export function sumOf(terms: readonly Term[]): number {
  let sum = 0;
  for (let i = 0; i < terms.length; i++) sum += terms[i]!.count * terms[i]!.each;
  return sum;
}

/** How many cities a field touches, finished or unfinished; each counts once (B19, B23). */
export function citiesAt({ features, tiles }: Position, field: number, finished: boolean): number {
  const cities: number[] = [];
  let segment = field;
  do {
    const tile = features.tile[segment]!;
    const first = features.first[tile]!;
    const { touches } = tiles[tile]!.print.segments[segment - first]!;
    for (let i = 0; i < touches.length; i++) {
      const city = features.find(first + touches[i]!);
      if ((features.open[city] === 0) === finished && !cities.includes(city)) cities.push(city);
    }
    segment = features.after(segment);
  } while (segment !== field);
  return cities.length;
}

/** The reason for which a feature scores. */
export function reasonFor({ kind, called }: Place, finished: boolean): Reason {
  const name: Kind | Building = called ?? kind;
  return (finished || kind === 'field' ? name : `${name}.incomplete`) as Reason;
}

/** Scores a feature for the majority, then for single figures on it. */
export function scoreFeature(game: Game, root: number, finished: boolean): void {
  scoreMajority(game, root, finished);
  for (const more of game.rules.hooks.scored) more(game, root);
}

function scoreMajority(game: Game, root: number, finished: boolean): void {
  const { position } = game;
  const votes = votesOn(position, root);
  const winners = ownersOf(position, root, votes);
  if (winners.length === 0) return;
  const worth = worthOf(position, root, finished);
  const bonuses = bonusesOf(position, root);
  if (sumOf(worth) === 0 && bonuses.length === 0) return;
  const on: Place = position.placeOf(root);
  const reason = reasonFor(on, finished);
  for (const seat of winners) {
    game.award(seat, reason, shareOf(position, root, seat, worth), { on, votes });
    for (const bonus of bonuses) game.award(seat, bonus.reason, bonus.terms, { on, votes });
  }
}

/** What each seat that scores a feature gets on top. */
export function bonusesOf(position: Position, root: number): readonly ScoreBonus[] {
  const { bonus: hooks } = position.rules.hooks;
  return hooks.length === 0 ? [] : hooks.flatMap((bonus) => bonus(position, root) ?? []);
}

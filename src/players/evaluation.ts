import { type Game, type Outlook, outlookOf, type Prospect, type Seat, type UnseenTiles } from '../engine/index.ts';
import { leadOf } from './margin.ts';

/**
 * The features of the evaluation, in the order of its weights: `mine − theirs` unless the name says otherwise. `r` is the part of the tiles
 * still to come; to hold a feature is to lead on it or share the lead. Figures in hand, on roads and in fields count times 2 / seats. With
 * more seats each has fewer turns to use them than with two, for which the weights are made.
 */
export const FEATURES = [
  ...['score', 'standing'], // points scored; points if the game ended now
  ...['city-now', 'road-now', 'field-now', 'monastery-now'], // of these, what is not scored yet, by kind
  ...['city-figures', 'road-figures', 'field-figures', 'monastery-figures'],
  ...['supply', 'own-supply'], // figures in hand; mine, as a part of all
  ...['r', 'r²', 'standing·r', 'one'],
  ...['own-city-open', 'other-city-open', 'own-road-open', 'other-road-open'], // open edges of what is held
  ...['own-held', 'other-held'],
  ...['city-per-open', 'supply·r'],
  ...['own-bound·(1-r)', 'other-bound·(1-r)'], // figures on unfinished features but fields
  ...['field-now·r', 'city-now·r', 'monastery-left·r'],
  ...['own-dead', 'other-dead', 'dead·r'], // figures on what can never be finished
  ...['city-per-open-dead', 'city-per-open-hard'], // fewest tiles that fit: none; one to three
  ...['field-to-come', 'field-to-come·r'],
] as const;

export const FEATURE_COUNT = FEATURES.length;

/** The sums of one seat, for `features`. */
interface Sums {
  score: number;
  standing: number;
  readonly now: number[];
  readonly figures: number[];
  supply: number;
  cityOpen: number;
  roadOpen: number;
  held: number;
  cityPerOpen: number;
  bound: number;
  monasteryLeft: number;
  dead: number;
  cityDead: number;
  cityHard: number;
  fieldToCome: number;
}

const sums = (): Sums => ({
  score: 0,
  standing: 0,
  now: [0, 0, 0, 0],
  figures: [0, 0, 0, 0],
  supply: 0,
  cityOpen: 0,
  roadOpen: 0,
  held: 0,
  cityPerOpen: 0,
  bound: 0,
  monasteryLeft: 0,
  dead: 0,
  cityDead: 0,
  cityHard: 0,
  fieldToCome: 0,
});

const CITY = 0;
const ROAD = 1;
const FIELD = 2;
const MONASTERY = 3;
const NUMBER = { city: CITY, road: ROAD, field: FIELD, monastery: MONASTERY, garden: MONASTERY } as const;

function count(of: readonly Sums[], prospect: Prospect): void {
  const { kind, open, figures, leaders, now, scarcest, openCities } = prospect;
  const number = NUMBER[kind];
  const isDead = number !== FIELD && scarcest === 0;
  for (let seat = 0; seat < of.length; seat++) {
    const mine = of[seat]!;
    const standing = figures[seat]!;
    mine.now[number]! += now[seat]!;
    mine.figures[number]! += standing;
    if (standing > 0 && number !== FIELD && open > 0) {
      mine.bound += standing;
      if (isDead) mine.dead += standing;
    }
    if (!leaders.includes(seat)) continue;
    mine.held += 1;
    if (number === CITY) {
      mine.cityOpen += open;
      if (open > 0) {
        const perOpen = now[seat]! / open;
        mine.cityPerOpen += perOpen;
        if (isDead) mine.cityDead += perOpen;
        else if (scarcest <= 3) mine.cityHard += perOpen;
      }
    } else if (number === ROAD) mine.roadOpen += open;
    else if (number === MONASTERY) mine.monasteryLeft += 9 - now[seat]!;
    else mine.fieldToCome += 3 * openCities;
  }
}

/** A position as the evaluation sees it. */
export class Valued {
  readonly outlook: Outlook;
  private readonly of: readonly Sums[];
  private readonly r: number;

  /** Uses the game up. `tiles`: how many tiles there were to draw when the game began. */
  constructor(game: Game, supply: UnseenTiles, tiles: number) {
    const outlook = outlookOf(game, supply);
    this.outlook = outlook;
    this.of = outlook.scores.map(sums);
    this.r = Math.min(1, outlook.tilesLeft / tiles);
    for (const prospect of outlook.prospects) count(this.of, prospect);
    for (let seat = 0; seat < this.of.length; seat++) {
      const mine = this.of[seat]!;
      mine.score = outlook.scores[seat]!;
      mine.supply = outlook.supplies[seat]!;
      mine.standing = outlook.standings[seat]!;
    }
  }

  /** Features as a seat sees them. */
  features(seat: Seat): Float64Array {
    const { of, r, outlook } = this;
    const mine = of[seat]!;
    const others = of.length - 1;
    const mean = (pick: (sum: Sums) => number): number => {
      if (others === 1) return pick(of[1 - seat]!);
      let all = 0;
      for (let other = 0; other < of.length; other++) if (other !== seat) all += pick(of[other]!);
      return all / others;
    };
    const turnsToUse = 2 / of.length;
    const supply = turnsToUse * (mine.supply - mean((one) => one.supply));
    const standing = mine.standing - mean((one) => one.standing);
    const bound = mean((one) => one.bound);
    const dead = mean((one) => one.dead);
    const field = mine.now[FIELD]! - mean((one) => one.now[FIELD]!);
    const city = mine.now[CITY]! - mean((one) => one.now[CITY]!);
    const toCome = mine.fieldToCome - mean((one) => one.fieldToCome);
    return Float64Array.of(
      mine.score - mean((one) => one.score),
      standing,
      city,
      mine.now[ROAD]! - mean((one) => one.now[ROAD]!),
      field,
      mine.now[MONASTERY]! - mean((one) => one.now[MONASTERY]!),
      mine.figures[CITY]! - mean((one) => one.figures[CITY]!),
      turnsToUse * (mine.figures[ROAD]! - mean((one) => one.figures[ROAD]!)),
      turnsToUse * (mine.figures[FIELD]! - mean((one) => one.figures[FIELD]!)),
      mine.figures[MONASTERY]! - mean((one) => one.figures[MONASTERY]!),
      supply,
      (turnsToUse * mine.supply) / outlook.figures,
      r,
      r * r,
      standing * r,
      1,
      mine.cityOpen,
      mean((one) => one.cityOpen),
      mine.roadOpen,
      mean((one) => one.roadOpen),
      mine.held,
      mean((one) => one.held),
      mine.cityPerOpen - mean((one) => one.cityPerOpen),
      supply * r,
      mine.bound * (1 - r),
      bound * (1 - r),
      field * r,
      city * r,
      (mine.monasteryLeft - mean((one) => one.monasteryLeft)) * r,
      mine.dead,
      dead,
      (mine.dead - dead) * r,
      mine.cityDead - mean((one) => one.cityDead),
      mine.cityHard - mean((one) => one.cityHard),
      toCome,
      toCome * r,
    );
  }

  /** The expected final margin over the others' mean, in points. */
  margin(seat: Seat, weights: Float64Array): number {
    if (this.outlook.over) return leadOf(this.outlook.standings, seat);
    const features = this.features(seat);
    let sum = 0;
    for (let i = 0; i < weights.length; i++) sum += weights[i]! * features[i]!;
    return sum;
  }
}

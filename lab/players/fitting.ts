import { Game, Random, type Setup, supplyOf } from '../../src/engine/index.ts';
import { type Chance, chanceFrom } from '../../src/players/chance.ts';
import { FEATURE_COUNT, Valued } from '../../src/players/evaluation.ts';
import { knownBy, playable } from '../../src/players/known.ts';
import { leadOf } from '../../src/players/margin.ts';
import type { Player } from '../../src/players/player.ts';
import { byLot } from '../../src/players/search.ts';

/** The result of self-play: sums over positions, which give the weights that predict the final margin best. */
export class FittingSums {
  positions = 0;
  /** Σ xᵢxⱼ, row by row. */
  readonly squares = new Float64Array(FEATURE_COUNT * FEATURE_COUNT);
  /** Σ xᵢy. */
  readonly targets = new Float64Array(FEATURE_COUNT);
  /** Σ y². */
  spread = 0;

  add(features: Float64Array, margin: number): void {
    this.positions += 1;
    this.spread += margin * margin;
    for (let i = 0; i < FEATURE_COUNT; i++) {
      const x = features[i]!;
      if (x === 0) continue;
      this.targets[i]! += x * margin;
      const row = i * FEATURE_COUNT;
      for (let j = 0; j < FEATURE_COUNT; j++) this.squares[row + j]! += x * features[j]!;
    }
  }

  /**
   * Ridge regression drawn towards `before`: minimises Σ(y − w·x)² + λ Σ vᵢ(wᵢ − beforeᵢ)², where vᵢ is the mean square of a
   * feature, so that λ counts positions.
   */
  solve(before: Float64Array, lambda: number): Float64Array {
    const n = FEATURE_COUNT;
    const rows = Array.from({ length: n }, (_, i) => {
      const pull = (lambda * this.squares[i * n + i]!) / this.positions + 1e-6;
      const row = new Float64Array(n + 1);
      for (let j = 0; j < n; j++) row[j] = this.squares[i * n + j]! + (i === j ? pull : 0);
      row[n] = this.targets[i]! + pull * before[i]!;
      return row;
    });
    return solved(rows);
  }

  /** The share of the margins' variance that the weights explain. */
  explained(weights: Float64Array): number {
    const n = FEATURE_COUNT;
    let error = this.spread;
    for (let i = 0; i < n; i++) {
      error -= 2 * weights[i]! * this.targets[i]!;
      for (let j = 0; j < n; j++) error += weights[i]! * weights[j]! * this.squares[i * n + j]!;
    }
    return 1 - error / this.spread;
  }
}

/** Gaussian elimination with the largest pivot; each row ends with its right side. */
function solved(rows: Float64Array[]): Float64Array {
  const n = rows.length;
  for (let column = 0; column < n; column++) {
    let pivot = column;
    for (let i = column + 1; i < n; i++) if (Math.abs(rows[i]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = i;
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    const row = rows[column]!;
    for (const other of rows) {
      if (other === row || other[column] === 0) continue;
      const factor = other[column]! / row[column]!;
      for (let j = column; j <= n; j++) other[j]! -= factor * row[j]!;
    }
  }
  return Float64Array.from(rows, (row, i) => row[n]! / row[i]!);
}

/** Random turns between a position of a game and the position that is learnt from, as in the search. */
const TURNS_BY_LOT = 10;
/** Positions of a game from which a random continuation starts. */
const ASIDES = 8;

/**
 * Plays a game of self-play and notes positions with their final margins. It notes the game's own positions, and others some random turns
 * away that `finisher` plays to the end.
 */
export async function playAndNote(setup: Setup, player: Player, finisher: Player, sums: FittingSums): Promise<void> {
  const chance = chanceFrom(`fit ${setup.seed}`);
  const game = Game.start(setup);
  const noted: Float64Array[][] = [];
  const tiles = game.tilesLeft + game.turn;
  const every = Math.ceil(tiles / ASIDES);
  const seats = [...Array(setup.seats).keys()];
  const featuresOf = (of: Game): Float64Array[] => {
    const copy = of.determinize(null, new Random('noted'));
    const valued = new Valued(copy, supplyOf(copy), tiles);
    return seats.map((seat) => valued.features(seat));
  };
  while (game.asked !== null) {
    if (game.step === 'place') {
      noted.push(featuresOf(game));
      if (game.turn % every === 0) {
        const aside = game.determinize(null, new Random(`aside ${game.turn}`));
        byLot(aside, TURNS_BY_LOT, chance);
        if (!aside.over) {
          const features = featuresOf(aside);
          await playOut(aside, finisher, chance);
          for (const seat of seats) sums.add(features[seat]!, leadOf(aside.standings(), seat));
        }
      }
    }
    const { actions } = await player.choose(knownBy(game, game.asked), chance);
    for (const action of playable(game, actions)) game.play(action);
  }
  const margins = seats.map((seat) => leadOf(game.standings(), seat));
  for (const features of noted) for (const seat of seats) sums.add(features[seat]!, margins[seat]!);
}

async function playOut(game: Game, player: Player, chance: Chance): Promise<void> {
  while (game.asked !== null) {
    const { actions } = await player.choose(knownBy(game, game.asked), chance);
    for (const action of playable(game, actions)) game.play(action);
  }
}

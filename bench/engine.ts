import { type Action, Game, type Setup } from '../src/engine/index.ts';

/** Chance for the benchmark's players: fast, repeatable, and none of the engine's own. */
function playerChance(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Uniform legal placement; a figure with p = 0.7 on a uniform legal place. */
function choose(options: readonly Action[], chance: () => number): Action {
  const last = options[options.length - 1]!;
  if (last.type !== 'pass') return options[Math.floor(chance() * options.length)]!;
  if (options.length === 1 || chance() >= 0.7) return last;
  return options[Math.floor(chance() * (options.length - 1))]!;
}

function playRandomly(setup: Setup, chance: () => number): Game {
  const game = Game.start(setup);
  while (game.toMove !== null) game.play(choose(game.legalActions(), chance));
  return game;
}

const micros = (since: number, times: number): number => ((performance.now() - since) * 1000) / times;

/** What `engine` measures for one ruleset; see README.md. */
export interface EngineFigures {
  readonly gamesPerSecond: number;
  /** All legal placements of a drawn tile, over such games. */
  readonly legalPlacementsMicros: number;
  /** At turn 50. */
  readonly cloneMicros: number;
  /** `Game.of` a finished record. */
  readonly replayMillis: number;
}

export function measure(setupOf: (seed: number) => Setup): EngineFigures {
  const chance = playerChance(1);
  for (let seed = 0; seed < 300; seed++) playRandomly(setupOf(seed), chance);
  const begun = performance.now();
  let games = 0;
  while (performance.now() - begun < 3000) playRandomly(setupOf(1000 + games++), chance);
  const gamesPerSecond = games / ((performance.now() - begun) / 1000);

  const positions: Game[] = [];
  const middles: Game[] = [];
  const finished: Game[] = [];
  for (let seed = 0; seed < 20; seed++) {
    const game = Game.start(setupOf(seed));
    while (game.toMove !== null) {
      if (game.step === 'place') {
        positions.push(game.clone());
        if (game.view(null).turn === 50) middles.push(game.clone());
      }
      game.play(choose(game.legalActions(), chance));
    }
    finished.push(game);
  }
  // Each game keeps its answer, so what is asked twice is worked out once: forget it before asking again.
  let rounds = 0;
  let since = performance.now();
  while (performance.now() - since < 1000) {
    for (const game of positions) {
      game.position.take(game.position.hand);
      game.rules.steps.place.options(game);
    }
    rounds += 1;
  }
  const legalPlacementsMicros = micros(since, rounds * positions.length);

  rounds = 0;
  since = performance.now();
  while (performance.now() - since < 1000) {
    for (const game of middles) game.clone();
    rounds += 1;
  }
  const cloneMicros = micros(since, rounds * middles.length);

  const records = finished.map(({ record }) => record);
  rounds = 0;
  since = performance.now();
  while (performance.now() - since < 1000) {
    for (const record of records) Game.of(record);
    rounds += 1;
  }
  return {
    gamesPerSecond,
    legalPlacementsMicros,
    cloneMicros,
    replayMillis: micros(since, rounds * records.length) / 1000,
  };
}

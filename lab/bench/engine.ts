import { Game } from '../../src/engine/game.ts';
import { type Action, type GameRecord, RULES_VERSION, type Setup } from '../../src/engine/index.ts';
import { replay } from '../../src/engine/record/replay.ts';
import { collectGarbage } from '../../test/support/heap.ts';
import { RULESETS, type Ruleset } from './rulesets.ts';
import { timed } from './timing.ts';

/** Rulesets with a baseline in README.md. */
const MEASURED = [
  ...(['base', 'base-nofields', 'princess-dragon', 'all2', 'everything'] as const),
  ...(['map-germany', 'map-usa', 'abbot-anniversary-gifts'] as const),
];

/** The probability that a random player acts although it may pass: opening a gift, or moving a figure on or off the board. */
const EAGER = { gift: 0.3, figure: 0.7 };

interface EngineFigures {
  /** Whole random games of two players in one thread, from seed to result. */
  readonly gamesPerSecond: number;
  /** Games by processor time, which other programs on the machine influence less. */
  readonly gamesPerCpuSecond: number;
  /** Finding all legal placements of a drawn tile as actions; mean over all turns of such games. */
  readonly legalPlacementsMicros: number;
  /** A whole turn with this many tiles on the board; null if games have fewer. The cost must not grow with the board. */
  readonly turnMicros: Readonly<Record<'50' | '100' | '200', number | null>>;
  /** `clone()` at turn 50. */
  readonly cloneMicros: number;
  /** `Game.of` the record of a finished game. */
  readonly replayMillis: number;
  /** Memory of a finished game with its record. */
  readonly tableKilobytes: number;
}

/** By ruleset. */
export function engine(): Record<string, EngineFigures> {
  const all = MEASURED.map((name) => [name, measure(RULESETS[name]!)] as const);
  const figures = Object.fromEntries(all);
  console.table(
    Object.fromEntries(
      all.map(([name, { turnMicros, ...rest }]) => {
        const turns = Object.entries(turnMicros).map(([tiles, cost]) => [`turn at ${tiles}`, cost]);
        return [name, { ...rest, ...Object.fromEntries(turns) }];
      }),
    ),
  );
  return figures;
}

/** Chance for the benchmark's players: fast, repeatable and independent of the engine's. */
function playerChance(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Chooses uniformly if the seat must act. If it may pass, it acts with the probability in `EAGER`, again uniformly. */
function choose(options: readonly Action[], chance: () => number): Action {
  const last = options[options.length - 1]!;
  if (last.type !== 'pass') return options[Math.floor(chance() * options.length)]!;
  const eager = options[0]!.type === 'open' ? EAGER.gift : EAGER.figure;
  if (options.length === 1 || chance() >= eager) return last;
  return options[Math.floor(chance() * (options.length - 1))]!;
}

function playRandomly(setup: Setup, chance: () => number): Game {
  const game = Game.start(setup);
  while (game.asked !== null) game.play(choose(game.legalActions(), chance));
  return game;
}

const micros = (times: number, work: () => void): number => timed(times, work).wall;

function measure(ruleset: Ruleset): EngineFigures {
  const chance = playerChance(1);
  const setupOf = (seed: number): Setup => {
    return { ...ruleset, version: RULES_VERSION, seats: 2, seed: `bench ${seed}` };
  };
  // Warms up, as in a process that has run for a while.
  for (let seed = 0; seed < 300; seed++) playRandomly(setupOf(seed), chance);
  let games = 1000;
  const gameMicros = timed(50, () => {
    for (let i = 0; i < 50; i++) playRandomly(setupOf(games++), chance);
  });

  const placing: Game[] = [];
  const middles: Game[] = [];
  const records: GameRecord[] = [];
  for (let seed = 0; seed < 20; seed++) {
    const game = Game.start(setupOf(seed));
    while (game.asked !== null) {
      if (game.step === 'place') {
        placing.push(game.clone());
        if (game.turn === 50) middles.push(game.clone());
      }
      game.play(choose(game.legalActions(), chance));
    }
    records.push(game.record);
  }
  const legalMicros = micros(placing.length, () => {
    // Asks the step itself, since a game remembers its answer.
    for (const game of placing) game.rules.steps.place!.options!(game);
  });
  const cloneMicros = micros(middles.length, () => {
    for (const game of middles) game.clone();
  });
  const replayMicros = micros(records.length, () => {
    for (const record of records) replay(record, () => {});
  });
  const turnMicros = (tiles: number): number | null => turnCost(records, tiles, chance);
  return {
    turnMicros: { 50: turnMicros(50), 100: turnMicros(100), 200: turnMicros(200) },
    gamesPerSecond: Math.round(1e6 / gameMicros.wall),
    gamesPerCpuSecond: Math.round(1e6 / gameMicros.cpu),
    legalPlacementsMicros: rounded(legalMicros),
    cloneMicros: rounded(cloneMicros),
    replayMillis: rounded(replayMicros / 1000),
    tableKilobytes: Math.round(kilobytesOf(records)),
  };
}

/** The cost of turns around a number of tiles. Each game is cloned before and played on; the time of cloning is subtracted. */
function turnCost(records: readonly GameRecord[], tiles: number, chance: () => number): number | null {
  const turns = 16;
  const starts = records.flatMap((record) => {
    const game = Game.start(record.setup);
    const laid = () => game.board().tiles;
    while (game.asked !== null && laid() < tiles - turns / 2) game.play(choose(game.legalActions(), chance));
    return game.asked !== null && game.tilesLeft > turns ? [game] : [];
  });
  if (starts.length < records.length / 2) return null;
  const clones = micros(starts.length * turns, () => {
    for (const game of starts) game.clone();
  });
  const all = micros(starts.length * turns, () => {
    for (const start of starts) {
      const game = start.clone();
      const until = game.turn + turns;
      while (game.asked !== null && game.turn < until) game.play(choose(game.legalActions(), chance));
    }
  });
  return rounded(all - clones);
}

const rounded = (figure: number): number => Number(figure.toPrecision(3));

/** Heap memory of one game, averaged over some hundred kept at once. */
function kilobytesOf(records: readonly GameRecord[]): number {
  const texts = records.map((record) => JSON.stringify(record));
  collectGarbage();
  const before = process.memoryUsage();
  const kept = Array.from({ length: 400 }, (_, i) => {
    const record = JSON.parse(texts[i % texts.length]!) as GameRecord;
    return { record, game: replay(record, () => {}) };
  });
  collectGarbage();
  const after = process.memoryUsage();
  const bytes = after.heapUsed - before.heapUsed + after.arrayBuffers - before.arrayBuffers;
  return bytes / kept.length / 1024;
}

import { describe, expect, test } from 'vitest';
import { type Action, Game, type Kind, writeMove } from '../../src/engine/index.ts';
import { chanceFrom } from '../../src/players/chance.ts';
import { knownBy, playable } from '../../src/players/known.ts';
import { playerOf } from '../../src/players/level-players.ts';
import { LEVELS } from '../../src/players/levels.ts';
import type { Player } from '../../src/players/player.ts';
import { searchPlayer } from '../../src/players/search.ts';
import { Sense } from '../../src/players/sense.ts';
import { randomPlayer, valuedMoves } from '../../src/players/yardsticks.ts';
import { act, type Laid, laidOut, pass, place } from '../support/board.ts';
import { setupOf } from '../support/games.ts';
import { runs, sampled } from '../support/runs.ts';

/** A position that tempts to a silly move; seat and game before the turn, or in the middle of it. */
interface Trap {
  readonly what: string;
  readonly game: Game;
  readonly isSilly: (turn: Played) => boolean;
}

interface Played {
  readonly actions: readonly Action[];
  /** Points that each seat got by the actions. */
  readonly got: readonly number[];
}

/** Games that searching levels play here: equal on every machine, and far fewer than their time allows. */
const SIMULATIONS = { medium: 24, hard: 60, master: 160 };
const PLAYERS: readonly Player[] = LEVELS.map((level) =>
  level === 'novice' || level === 'easy'
    ? playerOf(level)
    : searchPlayer(level, { simulations: SIMULATIONS[level], ms: 1e9 }),
);

/** The asked seat's actions until another seat is asked, or the next tile comes. */
async function playedBy(player: Player, start: Game, seed: string): Promise<Played> {
  const game = start.clone();
  const seat = game.asked!;
  const { turn } = game;
  const actions: Action[] = [];
  while (game.asked === seat && game.turn === turn) {
    const { actions: plan } = await player.choose(knownBy(game, seat), chanceFrom(`${seed} ${actions.length}`));
    for (const action of playable(game, plan)) {
      game.play(action);
      actions.push(action);
    }
  }
  return { actions, got: game.scores.map((score, other) => score - start.scores[other]!) };
}

/** The position after these placements without figures. */
function after(laid: Laid, ...placings: readonly string[]): Game {
  const draws = `${placings.map((text) => text.split('@')[0]).join(' ')} ${laid.draws}`;
  const game = laidOut({ ...laid, draws });
  for (const text of placings) {
    place(game, text);
    if (game.step === 'meeple') pass(game);
  }
  return game;
}

/** The game after the tile in hand, before its figure. */
function withTile(game: Game, text: string): Game {
  place(game, text);
  expect(game.step).toBe('meeple');
  return game;
}

const deploysOn =
  (kind: Kind) =>
  ({ actions }: Played): boolean =>
    actions.some((action) => action.type === 'deploy' && action.on.kind === kind);

/** Why a whole move, written as in records, is silly; null if it is not. */
function whyOf(game: Game, ...lines: readonly string[]) {
  const tried = game.clone();
  for (const line of lines) act(tried, line);
  const moves = valuedMoves(game);
  const board = JSON.stringify(tried.view(null));
  const move = moves.find(({ after }) => JSON.stringify(after.view(null)) === board);
  expect(move, lines.join('; ')).toBeDefined();
  return new Sense(game, moves).why(move!);
}

const ROADS = 'BA-V@0,0r0';
/** The city continues to the north, where only tiles with a city fit. */
const NO_CITIES = 'BA-B BA-B BA-U BA-U BA-V BA-V BA-V';
const NO_ROADS = 'BA-B BA-B BA-E BA-E BA-N BA-N BA-B';
const LAST_ONE = { options: { meeples: 1 } } as const;
/** Five tiles of a road with two open ends, and a city of two tiles that lacks one. */
const ROAD_AND_CITY = 'BA-D@0,0r0 BA-G@0,-1r90 BA-U@1,0r90 BA-U@2,0r90 BA-U@-1,0r90 BA-U@-2,0r90';
/** A monastery at 0,1 that lacks only the neighbour at 1,0. */
const MONASTERY =
  'BA-D@0,0r0 BA-B@0,1r0 BA-U@-1,0r90 BA-E@-1,1r270 BA-E@1,1r90 BA-E@-1,2r180 BA-E@0,2r180 BA-E@1,2r180';
/** Two finished cities at one field. */
const FINISHED = 'BA-E@0,0r0 BA-E@0,-1r180 BA-E@1,0r0 BA-E@1,-1r180';

const TRAPS: readonly Trap[] = [
  {
    what: 'a farmer without any city',
    game: after({ board: ROADS, draws: 'BA-V BA-U BA-U BA-V BA-B' }, 'BA-U@0,1r0', 'BA-U@0,2r0'),
    isSilly: deploysOn('field'),
  },
  {
    what: 'a farmer without any city, once the tile lies',
    game: withTile(
      after({ board: ROADS, draws: 'BA-V BA-U BA-U BA-V BA-B' }, 'BA-U@0,1r0', 'BA-U@0,2r0'),
      'BA-V@1,0r180',
    ),
    isSilly: deploysOn('field'),
  },
  {
    what: 'the last figure onto a city that nothing can finish',
    game: laidOut({ ...LAST_ONE, draws: `BA-F ${NO_CITIES}` }),
    isSilly: deploysOn('city'),
  },
  {
    what: 'the last figure onto a city that nothing can finish, once the tile lies',
    game: withTile(laidOut({ ...LAST_ONE, draws: `BA-F ${NO_CITIES}` }), 'BA-F@0,-1r90'),
    isSilly: deploysOn('city'),
  },
  {
    what: 'the last figure onto a road that nothing can finish',
    game: laidOut({ ...LAST_ONE, board: 'BA-D@0,0r0 BA-U@1,0r90 BA-U@2,0r90', draws: `BA-U ${NO_ROADS}` }),
    isSilly: deploysOn('road'),
  },
  {
    what: "another's city finished for nothing",
    game: laidOut({ figures: 'B city:0,0:N', draws: 'BA-E BA-V BA-U BA-N BA-E BA-B' }),
    isSilly: ({ got }) => got[1]! > 0,
  },
  {
    what: "another's road finished for nothing, of three",
    game: laidOut({
      seats: 3,
      board: 'BA-A@-1,0r270 BA-D@0,0r0',
      figures: 'C road:0,0:E',
      draws: 'BA-A BA-V BA-U BA-N BA-E BA-B BA-V BA-U',
    }),
    isSilly: ({ got }) => got[0] === 0 && got[2]! > 0,
  },
  {
    what: 'a farmer in the first turn, at two finished cities',
    game: laidOut({ board: FINISHED, draws: 'BA-V BA-V BA-U BA-N BA-E BA-B' }),
    isSilly: deploysOn('field'),
  },
  {
    what: 'a farmer in the first turn of the third of three, once the tile lies',
    game: withTile(
      after({ seats: 3, board: FINISHED, draws: 'BA-V BA-V BA-U BA-N BA-E BA-B' }, 'BA-B@0,1r0', 'BA-B@1,1r0'),
      'BA-V@2,0r180',
    ),
    isSilly: deploysOn('field'),
  },
  {
    what: 'an own city of six points left for a longer road',
    game: laidOut({
      fields: false,
      board: ROAD_AND_CITY,
      figures: 'A city:0,0:N',
      draws: 'BA-D BA-V BA-U BA-N BA-E BA-B',
    }),
    isSilly: ({ got }) => got[0]! < 6,
  },
  {
    what: 'an own monastery left one tile short',
    game: laidOut({
      board: MONASTERY,
      figures: 'A monastery:0,1',
      draws: 'BA-D BA-U BA-V BA-N BA-U BA-B',
    }),
    isSilly: ({ got }) => got[0]! < 9,
  },
  {
    what: 'a finished city of six points that nobody takes, once the tile lies',
    game: withTile(
      laidOut({ fields: false, board: ROAD_AND_CITY, draws: 'BA-D BA-V BA-U BA-N BA-E BA-B' }),
      'BA-D@0,-2r180',
    ),
    isSilly: ({ got }) => got[0]! < 6,
  },
];

describe.each(TRAPS)('$what', ({ game, isSilly }) => {
  test('a player by lot does it now and then', async () => {
    let lots = 0;
    while (lots < 200 && !isSilly(await playedBy(randomPlayer, game, `lot ${lots}`))) lots += 1;
    expect(lots).toBeLessThan(200);
  });

  test.each(PLAYERS)('$name never does', async (player) => {
    for (let i = 0; i < runs(20); i++) {
      const played = await playedBy(player, game, `sense ${i}`);
      expect(isSilly(played), JSON.stringify(played)).toBe(false);
    }
  });
});

test.each(sampled('whole games with sense', [...Array(8).keys()], { short: 1 }))(
  'in a whole game of two levels no player does anything silly if there is another way, %i',
  async (seed) => {
    const game = Game.start(setupOf({ seed: `sense ${seed}` }));
    const levels = [PLAYERS[seed % 3]!, PLAYERS[(seed + 1) % 3]!];
    while (game.asked !== null) {
      const moves = valuedMoves(game);
      const sense = new Sense(game, moves);
      const { actions } = await playedBy(levels[game.asked]!, game, `sense ${seed} ${game.turn}`);
      const lines = actions.map(writeMove).join();
      const move = moves.find((one) => one.actions.map(writeMove).join() === lines)!;
      const isForced = moves.every((one) => sense.why(one) !== null);
      expect(isForced ? null : sense.why(move), lines).toBeNull();
      for (const action of actions) game.play(action);
    }
  },
);

describe('a move that looks silly and is not', () => {
  test('the last figure onto a feature that nothing can finish, in the last turns', () => {
    const game = laidOut({ ...LAST_ONE, draws: 'BA-F BA-B BA-B BA-U BA-V' });
    expect(whyOf(game, 'place 0,-1 90', 'deploy meeple city:0,-1:N')).toBeNull();
  });

  test('a figure onto a feature that nothing can finish, with another figure in hand', () => {
    const game = laidOut({ options: { meeples: 2 }, draws: `BA-F ${NO_CITIES}` });
    expect(whyOf(game, 'place 0,-1 90', 'deploy meeple city:0,-1:N')).toBeNull();
  });

  test('the last figure onto a feature that nothing can finish, if another figure comes home by it', () => {
    const board = 'BA-A@-1,0r270 BA-D@0,0r0';
    const draws = `BA-L ${NO_CITIES}`;
    const game = laidOut({ options: { meeples: 2 }, board, figures: 'A road:0,0:E', draws });
    expect(whyOf(game, 'place 1,0 0', 'deploy meeple city:1,0:N')).toBeNull();
  });

  test('the last figure onto a feature that a tile in the bag finishes', () => {
    const game = laidOut({ ...LAST_ONE, draws: `BA-F ${NO_CITIES} BA-E` });
    expect(whyOf(game, 'place 0,-1 90', 'deploy meeple city:0,-1:N')).toBeNull();
  });

  test('a farmer after the first turn', () => {
    const game = after({ board: FINISHED, draws: 'BA-V BA-V BA-U BA-N BA-E BA-B' }, 'BA-B@0,1r0', 'BA-B@1,1r0');
    expect(whyOf(game, 'place 2,0 180', 'deploy meeple field:2,0:WL')).toBeNull();
  });

  test('an own finish of six points left for another that is worth two more', () => {
    const game = laidOut({
      fields: false,
      board: `${ROAD_AND_CITY} BA-U@3,0r90 BA-U@4,0r90`,
      figures: 'A city:0,0:N',
      draws: 'BA-D BA-V BA-U BA-N BA-E BA-B',
    });
    expect(whyOf(game, 'place 5,0 0', 'deploy meeple road:5,0:W')).toBeNull();
  });

  test('another’s city finished, if that brings a farmer more than anything else would', () => {
    const game = laidOut({
      seats: 3,
      board: 'BA-D@0,0r0 BA-U@1,0r90 BA-U@2,0r90 BA-U@-1,0r90 BA-U@-2,0r90',
      figures: 'A field:0,0:EL, B city:0,0:N, C road:0,0:E',
      draws: 'BA-E BA-V BA-U BA-N BA-E BA-B',
    });
    expect(whyOf(game, 'place 0,-1 180', 'pass')).toBeNull();
  });

  test('a figure on a city with a cathedral, which brings nothing unless it is finished', () => {
    const draws = 'IC-K BA-E BA-E BA-E BA-N BA-N BA-V';
    const game = laidOut({ rules: 'cathedrals', draws });
    expect(whyOf(game, 'place 0,-1 0', 'deploy meeple city:0,-1:N')).toBeNull();
  });
});

test('a figure on a city with a cathedral that nothing can finish is worthless', () => {
  const game = laidOut({ rules: 'cathedrals', draws: `IC-K ${NO_CITIES}` });
  expect(whyOf(game, 'place 0,-1 0', 'deploy meeple city:0,-1:N')).toBe('worthless-figure');
});

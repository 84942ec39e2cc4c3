import { luck } from '../../render/kit/brush.ts';
import { Game, RULES_VERSION, type Setup, writeMove } from '../../src/engine/index.ts';

/** Plays this many turns roughly as people do, always alike: tiles lie close together, and figures are in use. */
export function played(turns: number, setup: Partial<Setup>): Game {
  const seed = 'pictures';
  const game = Game.start({ version: RULES_VERSION, seats: 4, sets: ['base'], switches: ['fields'], seed, ...setup });
  const chance = luck(seed);
  // Continues until a tile is in hand, since some decisions come before the draw.
  while (game.asked !== null && (game.view(null).turn <= turns || game.drawn === null)) {
    const laid = game.view(null).board;
    const worthOf = (line: string): number => {
      const [, x, y] = /^place (-?\d+),(-?\d+) /.exec(line) ?? [];
      const near = laid.filter((one) => x && Math.abs(one.x - Number(x)) <= 1 && Math.abs(one.y - Number(y)) <= 1);
      return near.length + (line === 'pass' ? 0 : 0.6) + chance();
    };
    const options = game.legalActions().map((action) => ({ action, worth: worthOf(writeMove(action)) }));
    game.play(options.toSorted((a, b) => b.worth - a.worth)[0]!.action);
  }
  return game;
}

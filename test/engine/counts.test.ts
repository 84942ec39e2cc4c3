import { describe, expect, test } from 'vitest';
import { Game, type PlacedTile, type Switch } from '../../src/engine/index.ts';
import { setupOf } from '../support/games.ts';
import { placementsOf, placesOn } from '../support/oracle.ts';

/** How many ways lead through so many decisions. A number that changes without a changed rule is a bug. */
function ways(game: Game, decisions: number): number {
  if (decisions === 0 || game.asked === null) return 1;
  if (decisions === 1) return game.legalActions().length;
  return game.legalActions().reduce((sum, action) => {
    const next = game.clone();
    next.play(action);
    return sum + ways(next, decisions - 1);
  }, 0);
}

const start = (draws: string, switches: Switch[]): Game =>
  Game.start(setupOf({ switches, prepared: { draws: draws.split(' '), only: true } }));

describe('the number of ways to continue', () => {
  test.each<[draws: string, switches: Switch[], counts: number[]]>([
    ['BA-E BA-L BA-B', ['fields'], [4, 12, 90, 699, 5064]],
    ['BA-E BA-L BA-B', [], [4, 8, 60, 297, 2136]],
    ['BA-X BA-F BA-V', ['fields'], [8, 72, 288, 1136, 10816]],
    ['BA-A BA-D BA-S', ['fields'], [5, 20, 164, 764, 5590]],
  ])('with %s to draw and the rules [%s]', (draws, switches, counts) => {
    expect(counts.map((_, depth) => ways(start(draws, switches), depth + 1))).toEqual(counts);
  });

  test('agrees with counting on the board by hand: a tile, then a figure or none', () => {
    const board: PlacedTile[] = [{ tile: 'BA-D', x: 0, y: 0, rotation: 0, seat: null, turn: 0 }];
    const placements = placementsOf(board, 'BA-L');
    // No figure is anywhere yet, so every place of the tile is free.
    const places = placesOn({ tile: 'BA-L', x: 1, y: 0, rotation: 0 }).length;
    expect(ways(start('BA-L BA-B', ['fields']), 1)).toBe(placements.length);
    expect(ways(start('BA-L BA-B', ['fields']), 2)).toBe(placements.length * (places + 1));
  });
});

import { describe, expect, test } from 'vitest';
import { Game, type Prepared, Refused, type Setup } from '../../src/engine/index.ts';
import { setupOf } from '../support/games.ts';

const start = (setup: object): string => {
  try {
    Game.start(setupOf(setup as Partial<Setup>));
    return 'started';
  } catch (error) {
    return error instanceof Refused ? error.code : `${error}`;
  }
};

const on = { kind: 'city', x: 0, y: 0, at: 'N' } as const;
const tile = { tile: 'BA-D', x: 0, y: 0, rotation: 0 } as const;

describe('a setup', () => {
  test.each([2, 3, 4, 5, 6])('with %i seats starts', (seats) => {
    expect(start({ seats })).toBe('started');
  });

  test.each<[string, object]>([
    ['1 seat', { seats: 1 }],
    ['7 seats', { seats: 7 }],
    ['half a seat', { seats: 2.5 }],
    ['another version of the rules', { version: 99 }],
    ['no tiles', { sets: [] }],
    ['unknown tiles', { sets: ['base', 'moon'] }],
    ['the same tiles twice', { sets: ['base', 'base'] }],
    ['no copy of the tiles', { copies: 0 }],
    ['half a copy of the tiles', { copies: 1.5 }],
    ['more copies than marks are counted for', { copies: 4 }],
    ['the river without its tiles', { switches: ['river'] }],
    ['an unknown rule', { switches: ['dragons'] }],
    ['no seed', { seed: '' }],
    ['a seed that is no text', { seed: 'half a letter \ud800' }],
  ])('with %s is refused', (_what, setup) => {
    expect(start(setup)).toBe('unreadable-record');
  });
});

describe('a prepared board', () => {
  test.each<[string, Prepared]>([
    ['tiles that do not match', { board: [tile, { ...tile, y: -1 }] }],
    ['two tiles on one square', { board: [tile, tile] }],
    ['an unknown tile', { board: [{ ...tile, tile: 'XX-A' }] }],
    ['a tile turned by half a quarter', { board: [{ ...tile, rotation: 45 as 90 }] }],
    ['a tile between squares', { board: [{ ...tile, x: 0.5 }] }],
    ['a tile beyond any table', { board: [{ ...tile, x: 1e9 }] }],
    ['a figure on nothing', { figures: [{ seat: 0, figure: 'meeple', on: { ...on, at: 'S' } }] }],
    ['a figure beside the board', { figures: [{ seat: 0, figure: 'meeple', on: { ...on, x: 5 } }] }],
    ['a figure of nobody', { figures: [{ seat: 2, figure: 'meeple', on }] }],
    ['a figure that is not in play', { figures: [{ seat: 0, figure: 'pig', on }] }],
    ['an unknown figure', { figures: [{ seat: 0, figure: 'king' as 'pig', on }] }],
    ['more figures than a seat has', { figures: Array(8).fill({ seat: 0, figure: 'meeple', on }) }],
    ['a tile taken out that is not there', { removed: ['IC-A'] }],
    ['a tile taken out that lies out', { board: [tile], removed: Array(4).fill('BA-D') }],
    ['an unknown tile to draw', { draws: ['XX-A'], only: true }],
    ['more of a tile to draw than there is', { draws: ['BA-X', 'BA-X'] }],
  ])('with %s is refused', (_what, prepared) => {
    expect(start({ prepared })).toBe('unreadable-record');
  });

  test('with two copies of each set holds every tile twice, and lacks the tiles that are taken out', () => {
    const game = Game.start(setupOf({ copies: 2, prepared: { removed: ['BA-A', 'BA-B'], draws: ['BA-X'] } }));
    const { unseen, tilesLeft } = game.view(null);
    expect(unseen).toMatchObject({ 'BA-A': 3, 'BA-B': 7, 'BA-D': 7, 'BA-X': 1 });
    expect(tilesLeft).toBe(144 - 4);
  });

  test('takes its tiles and the first draws out of the bag', () => {
    const game = Game.start(setupOf({ prepared: { board: [tile], draws: ['BA-X'] } }));
    const view = game.view(null);
    expect(view.drawn).toBe('BA-X');
    expect(view.tilesLeft).toBe(70);
    expect(view.unseen).not.toHaveProperty('BA-X');
    expect(view.unseen['BA-D']).toBe(3);
  });
});

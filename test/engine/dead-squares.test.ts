import { expect, test } from 'vitest';
import { type Game, type Setup, TILE_DESIGNS, TILE_SETS } from '../../src/engine/index.ts';
import { ALIKE_BY_EDGES, indexOf, PRINTS } from '../../src/engine/tiles/rotated-tiles.ts';
import { RULES_WITHOUT_MAP, randomGame, setupOf } from '../support/games.ts';
import { inside } from '../support/inside.ts';
import { lucksUntil } from '../support/runs.ts';

/** The dead squares, found by trying every unseen tile in every rotation. */
function deadByTrying(game: Game): string[] {
  const { unseen, drawn, drawnToo, setAside, openSquares } = game.view(null);
  const { position } = inside(game);
  const designs = [...Object.keys(unseen), ...setAside, drawn, drawnToo].flatMap((tile) =>
    tile ? indexOf(tile)! : [],
  );
  const { mayFill } = position.rules.hooks;
  return openSquares
    .filter(({ x, y }) => !designs.some((design) => PRINTS[design]!.some((print) => position.grid.fits(x, y, print))))
    .filter((square) => !mayFill.some((may) => may(position, square, designs)))
    .map(({ x, y }) => `${x},${y}`);
}

const SETUPS: readonly (readonly [what: string, setup: Setup])[] = [
  ['the base game', setupOf({ seats: 2 })],
  ['everything', setupOf({ seats: 2, sets: TILE_SETS, switches: RULES_WITHOUT_MAP })],
  ['gifts, with two tiles in hand', setupOf({ seats: 2, switches: ['fields', 'gifts'] })],
  ['abbeys, which fit any hole', setupOf({ seats: 2, sets: ['base', 'abbey-and-mayor'], switches: ['abbey-mayor'] })],
  ['a bounded table', setupOf({ seats: 2, map: 'germany', switches: ['map'] })],
];

test.each(SETUPS)('a square is dead if no unseen tile fits it: %s', (_, setup) => {
  let dead = 0;
  for (const luck of lucksUntil('dead squares', { short: 1, long: 4 }, () => dead > 0)) {
    for (const { game } of randomGame(setup, luck)) {
      if (game.over) continue;
      const found = game.view(null).deadSquares.map(({ x, y }) => `${x},${y}`);
      expect(found).toEqual(deadByTrying(game));
      dead += found.length;
    }
  }
  expect(dead).toBeGreaterThan(0);
});

test('designs count as alike if one has the edges of the other in some rotation', () => {
  const turned = (edges: string) => [0, 1, 2, 3].map((by) => edges.slice(by) + edges.slice(0, by));
  for (const [index, { edges }] of TILE_DESIGNS.entries()) {
    const first = TILE_DESIGNS.findIndex((other) => turned(other.edges).includes(edges));
    expect(ALIKE_BY_EDGES[index]).toBe(first);
  }
});

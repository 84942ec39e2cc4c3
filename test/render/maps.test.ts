import { describe, expect, test } from 'vitest';
import { boardLayout, pixelOf } from '../../render/board/layout.ts';
import { type BoardScene, boardView, emptyMap, mapScene } from '../../render/index.ts';
import { createCanvas } from '../../render/kit/canvas.ts';
import { halfPoint, indexAt, regionsOf } from '../../render/kit/regions.ts';
import { cityDesign, largeCitySquares } from '../../render/map/cities.ts';
import { measureBy } from '../../render/map/draw.ts';
import { routeOf } from '../../render/map/ferries.ts';
import { armsBoxes, labelsOf, overlap } from '../../render/map/labels.ts';
import { chartOf } from '../../render/map/terrain.ts';
import { draw } from '../../render/process/draw.ts';
import { Game, HALF_EDGES, MAPS, type MapLayout, RULES_VERSION, SETS_ON_MAPS } from '../../src/engine/index.ts';
import { isDrawn, sampled } from '../support/runs.ts';
import { playersOf } from './boards.ts';

const MIB = 1024 * 1024;

/** A game on a map after so many turns: it plays the first legal placements in rotation. */
function gameOn(map: MapLayout, turns: number): Game {
  const game = Game.start({
    version: RULES_VERSION,
    seats: 6,
    seed: `pictures of ${map.id}`,
    sets: SETS_ON_MAPS,
    ...(map.id === 'usa' && { copies: 2 }),
    switches: ['fields', 'map'],
    map: map.id,
  });
  for (let step = 0; game.asked !== null && game.view(null).turn < turns; step++) {
    const legal = game.legalActions();
    game.play(legal[(step * 7) % legal.length]!);
  }
  return game;
}

function sceneOf(game: Game, whole: boolean): BoardScene {
  const view = game.view(null);
  const squares = new Map(view.placements.map(({ x, y }) => [`${x},${y}`, { x, y }]));
  return {
    view: boardView(view),
    players: playersOf(boardView(view)),
    badges: [...squares.values()].map((square, i) => ({ ...square, label: String(i + 1) })),
    lastMoves: view.board.slice(-3),
    map: mapScene(view.map!),
    whole,
  };
}

describe.each(MAPS.map((map) => [map.id, map] as const))('the map %s', (_id, map) => {
  const crop = { x: -1, y: -1, columns: map.size.width + 2, rows: map.size.height + 2 };
  const labels = () => labelsOf(emptyMap(map), measureBy(createCanvas(1, 1).getContext('2d')), crop, new Set());

  test('every square has its terrain: own squares are land, waves and the way of a ferry are sea', () => {
    const { at } = chartOf(map);
    map.grid.forEach((row, y) => {
      [...row].forEach((letter, x) => {
        if (letter === '~') expect(at(x, y)).toBe('sea');
        else if (letter !== '.') expect(at(x, y)).toBe('land');
      });
    });
    for (const { ends } of map.ferries)
      for (const { x, y } of routeOf(ends)) expect(at(Math.floor(x), Math.floor(y))).not.toBe('abroad');
  });

  test('all names are there, inside the picture, and no neighbour covers another name or a coat of arms', () => {
    const all = labels();
    const named = all.filter(({ kind }) => kind === 'neighbour').map(({ lines }) => lines.join(' '));
    expect(named.toSorted()).toEqual(map.borderPrints.map(({ leadsTo }) => leadsTo).toSorted());
    expect(all.filter(({ kind }) => kind === 'city').length).toBe(largeCitySquares(map).length);
    const arms = armsBoxes(emptyMap(map));
    all.forEach(({ box, lines, kind }, i) => {
      expect(box.x).toBeGreaterThanOrEqual(-1);
      expect(box.y).toBeGreaterThanOrEqual(-1);
      expect(box.x + box.width).toBeLessThanOrEqual(map.size.width + 1);
      expect(box.y + box.height).toBeLessThanOrEqual(map.size.height + 1);
      for (const shield of arms) {
        const share = overlap(box, shield) / (shield.width * shield.height);
        expect(share, `${kind} ${lines.join(' ')} over a coat of arms`).toBeLessThan(0.12);
      }
      for (const other of all.slice(0, i)) {
        const share = overlap(box, other.box) / Math.min(box.width * box.height, other.box.width * other.box.height);
        expect(share, `${lines.join(' ')} over ${other.lines.join(' ')}`).toBeLessThan(0.12);
      }
    });
  });

  test('large cities are drawn as printed: each field in its place', () => {
    for (const square of largeCitySquares(map)) {
      const design = cityDesign(square);
      const { codes } = regionsOf(design);
      const found = design.fields.map(({ halves }) =>
        halves.map((half) => codes[indexAt(halfPoint(HALF_EDGES.indexOf(half)))]),
      );
      expect(found, square.label).toEqual(design.fields.map(({ halves }, index) => halves.map(() => 64 + index)));
    }
  });

  test('a whole map shows each of its squares', () => {
    const { crop: shown } = boardLayout(sceneOf(gameOn(map, 5), true));
    expect(shown).toEqual(crop);
  });
});

const drawn = sampled('pictures of maps', MAPS, { short: 1 });

describe
  .runIf(isDrawn('maps', { oneIn: 3, about: ['render/map/', 'src/expansions/maps/'] }))
  .each(drawn.map((map) => [map.id, map] as const))('pictures of the map %s', (_id, map) => {
  test('is drawn whole: no side over 3072 px, less than 8 MiB', () => {
    const { width, height, bytes } = draw({ kind: 'map', scene: { map: emptyMap(map) } });
    expect(Math.max(width, height)).toBeLessThanOrEqual(3072);
    expect(bytes.length).toBeLessThan(8 * MIB);
    expect(width / height).toBeCloseTo((map.size.width + 2) / (map.size.height + 2), 0);
  });

  test('in play, the played area and one square around it are shown, and every number', () => {
    const scene = sceneOf(gameOn(map, 9), false);
    const layout = boardLayout(scene);
    const around = scene.view.board.flatMap(({ x, y }) => [
      { x: x - 1, y: y - 1 },
      { x: x + 1, y: y + 1 },
    ]);
    for (const square of [...around, ...scene.badges!]) {
      const { x, y } = pixelOf(layout, square);
      expect(x).toBeGreaterThanOrEqual(layout.left);
      expect(x + layout.tile).toBeLessThanOrEqual(layout.width - layout.rim);
      expect(y).toBeGreaterThanOrEqual(layout.top);
      expect(y + layout.tile).toBeLessThanOrEqual(layout.height - layout.rim);
    }
    expect((layout.badge * 400) / layout.width).toBeGreaterThanOrEqual(18);
    expect(draw({ kind: 'board', scene }).bytes.length).toBeLessThan(8 * MIB);
  });
});

const full = sampled('full maps', ['germany', 'usa'], { short: 1 });
test.runIf(isDrawn('full maps', { oneIn: 6, about: ['render/map/'] })).each(full)(
  '%s, full of tiles: no side over 3072 px, less than 8 MiB',
  (id) => {
    const game = gameOn(MAPS.find((map) => map.id === id)!, 999);
    expect(game.over).toBe(true);
    for (const whole of sampled('whole or not', [false, true], { short: 1 })) {
      const { width, height, bytes } = draw({ kind: 'board', scene: sceneOf(game, whole) });
      expect(Math.max(width, height)).toBeLessThanOrEqual(3072);
      expect(bytes.length).toBeLessThan(8 * MIB);
    }
  },
);

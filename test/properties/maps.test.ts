import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  designOf,
  Game,
  type GameView,
  MAPS,
  mapOf,
  readPlace,
  type TileId,
  townRules,
  writePlace,
} from '../../src/engine/index.ts';
import { anyLuck, chanceOf, choose, mapSetup, randomGame } from '../support/games.ts';
import { beside, countOfTiles, edgesOf, featuresOf, tileCounts } from '../support/oracle.ts';
import { placementsOnMap } from '../support/oracle-places.ts';
import { mayLie, ORACLES, votesOn, worthOf } from '../support/oracles.ts';
import { assertCases, runs, sampled } from '../support/runs.ts';

const json = (game: Game): string =>
  JSON.stringify([
    [null, ...Array(game.record.setup.seats).keys()].map((reader) => game.view(reader)),
    game.legalActions(),
    game.record,
    game.step,
  ]);

const counted = (tiles: readonly TileId[]): Map<TileId, number> => {
  const counts = new Map<TileId, number>();
  for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return counts;
};

/** Every drawn tile of the sets, wherever it is now; tiles taken out by lot are unseen. */
const tilesIn = ({ unseen, board, discarded, setAside, drawn, drawnToo }: GameView): TileId[] => [
  ...Object.entries(unseen).flatMap(([tile, count]) => Array<TileId>(count).fill(tile)),
  ...board.flatMap(({ tile }) => (designOf(tile)!.apart ? [] : [tile])),
  ...discarded,
  ...setAside,
  ...[drawn, drawnToo].flatMap((tile) => tile ?? []),
];

const isTown = (view: GameView, { x, y }: { x: number; y: number }): boolean =>
  view.map!.towns.some((town) => town.x === x && town.y === y);

const IDS = MAPS.map(({ id }) => id);

describe.each(sampled('maps', IDS, { short: 2 }))('on %s, with any switches and tiles', (id) => {
  const layout = mapOf(id)!;
  const games = fc.tuple(mapSetup(layout), anyLuck, fc.constantFrom(0, 0, 0.01));
  const several = { numRuns: runs(id === 'usa' ? 3 : 6) };

  test('every game ends; no tile, figure or point appears or is lost; tiles lie on squares', () => {
    assertCases(
      fc.property(games, ([setup, luck, resigning]) => {
        const scores: number[] = Array(setup.seats).fill(0);
        const held = countOfTiles(setup.sets) * setup.copies!;
        const { tiles: chosen = layout.recommendedTiles.max } = setup.options!;
        const removed = chosen === 'all' ? 0 : Math.max(0, held - chosen);
        const most = tileCounts(setup.sets);
        let last: GameView | null = null;
        for (const { game, events, action } of randomGame(setup, luck, resigning)) {
          const view = game.view(null);
          for (const event of events) {
            if (event.type !== 'scored') continue;
            scores[event.seat]! += event.points;
            expect(event.working.reduce((sum, { count, each }) => sum + count * each, 0)).toBe(event.points);
          }
          expect(view.scores).toEqual(scores);
          const gone = action?.type === 'resign' && view.winners && last?.drawn ? [last.drawn] : [];
          const tiles = [...tilesIn(view), ...gone];
          expect(tiles).toHaveLength(held);
          expect(view.takenOut).toBe(removed);
          const unseen = Object.values(view.unseen).reduce((sum, count) => sum + count, 0);
          expect(unseen).toBe(view.tilesLeft + removed + (view.takenUnseen ?? 0));
          for (const [tile, count] of counted(tiles))
            expect(count).toBeLessThanOrEqual(most.get(tile)! * setup.copies!);
          for (const [seat, supply] of view.supply.entries()) {
            const on = view.figures.filter((one) => one.seat === seat && one.figure === 'meeple').length;
            const captive = view.pieces.reduce((sum, { count, figure }) => {
              return sum + (figure?.seat === seat && figure.figure === 'meeple' ? count : 0);
            }, 0);
            expect(supply.meeple! + on + captive).toBe(setup.options!.meeples);
          }
          last = view;
        }
        const { board, map, openSquares, tilesLeft, winners } = last!;
        expect(winners!.length).toBeGreaterThan(0);
        const squares = board.map(({ x, y }) => `${x},${y}`);
        expect(new Set(squares).size).toBe(board.length);
        for (const { x, y } of board) expect('#tSi').toContain(layout.grid[y]?.[x]);
        const begun = layout.start.squares.filter(({ id }) => setup.options!.starts!.includes(id));
        for (const { at } of begun) expect(map!.starts.map(({ x, y }) => `${x},${y}`)).toContain(at.join());
        expect(map!.starts).toHaveLength(layout.start.use);
        expect(map!.freeSquares).toBe(layout.grid.join('').replace(/[^#tSi]/g, '').length - board.length);
        if (resigning === 0 && tilesLeft > 0) expect(openSquares).toEqual([]);
      }),
      several,
    );
  });

  test('edges match all tiles and prints, and the view of the map is as the board shows', () => {
    assertCases(
      fc.property(games, ([setup, luck]) => {
        for (const { game } of randomGame(setup, luck)) {
          const view = game.view(null);
          if (game.asked !== null && view.turn % 16 !== 0) continue;
          const edges = new Map(view.board.map((tile) => [`${tile.x},${tile.y}`, edgesOf(tile)]));
          for (const { at, edges: printed } of layout.largeCities.flatMap(({ squares }) => squares))
            edges.set(at.join(), printed);
          for (const [square, here] of edges) {
            const [x, y] = square.split(',').map(Number) as [number, number];
            beside({ x, y }).forEach((next, side) => {
              const there = edges.get(`${next.x},${next.y}`);
              // An abbey fits any side (AM10).
              const met = [here[side], there?.[(side + 2) % 4] ?? here[side]];
              if (!met.includes('A')) expect(met[1]).toBe(met[0]);
            });
          }
          for (const { kind, contacts } of layout.borderPrints) {
            for (const { at, side } of contacts) {
              const here = edges.get(at.join());
              if (here) expect(here['NESW'.indexOf(side)]).toBe(kind === 'road' ? 'R' : 'C');
            }
          }
          const { discovered, ferryEnds, towns } = view.map!;
          const covered = new Set(view.board.map(({ x, y }) => `${x},${y}`));
          const touched = ({ squares }: (typeof layout.largeCities)[number]): boolean =>
            squares.some(({ at: [x, y] }) => beside({ x, y }).some((one) => covered.has(`${one.x},${one.y}`)));
          expect(discovered).toEqual(layout.largeCities.filter(touched).map((city) => city.id));
          const reached = layout.ferries.flatMap(({ ends }) =>
            ends.filter((_, i) => covered.has(ends[1 - i]!.at.join())),
          );
          expect(ferryEnds.map(({ x, y }) => `${x},${y}`)).toEqual(reached.map(({ at }) => at.join()));
          for (const { x, y } of towns) expect(covered.has(`${x},${y}`)).toBe(false);
        }
      }),
      several,
    );
  });

  test('features, worth and placements equal those rebuilt from board and prints', () => {
    assertCases(
      fc.property(games, ([setup, luck]) => {
        for (const { game } of randomGame(setup, luck)) {
          const view = game.view(null);
          if (game.step === 'place' && view.turn % 5 === 0) {
            const ours = view.placements.map(({ x, y, rotation }) => `${x},${y},${rotation}`);
            const fitting = [
              ...placementsOnMap(view.board, layout, view.drawn!),
              ...ORACLES.flatMap(({ placements }) => placements?.(view) ?? []),
            ];
            expect(ours.sort()).toEqual(fitting.filter((at) => mayLie(view, at)).sort());
          }
          if (game.asked !== null && view.turn % 40 !== 0) continue;
          for (const feature of featuresOf(view.board, layout)) {
            const seen = game.feature(readPlace([...feature.places][0]!))!;
            const { kind, tiles, open, arms, places } = feature;
            expect({ ...seen, places: seen.places.map(writePlace).sort() }).toMatchObject({
              ...{ kind, tiles, open, arms },
              places: [...places].sort(),
              votes: votesOn(feature, view),
            });
            // Towns beside it have a test of their own (L45).
            if (townRules(setup.options!.town).includes('road-bonus') && kind === 'road') continue;
            expect([seen.pointsNow, seen.pointsFinished]).toEqual([
              worthOf(view, feature, false),
              worthOf(view, feature, true),
            ]);
          }
        }
      }),
      { numRuns: runs(2) },
    );
  });

  test('a record replays, stored as JSON, with its layout or its id; a clone goes its own way', () => {
    assertCases(
      fc.property(games, fc.boolean(), ([setup, luck, resigning], embedded) => {
        let count = 0;
        const played = embedded ? { ...setup, map: layout } : setup;
        for (const { game } of randomGame(played, luck, resigning)) {
          if (count++ % 90 !== 0 && game.asked !== null) continue;
          const before = json(game);
          expect(json(Game.of(JSON.parse(JSON.stringify(game.record))))).toBe(before);
          const clone = game.clone();
          expect(json(clone)).toBe(before);
          const chance = chanceOf(luck);
          for (let i = 0; i < 15 && clone.asked !== null; i++) clone.play(choose(clone.legalActions(), chance));
          expect(json(game)).toBe(before);
        }
      }),
      { numRuns: runs(2) },
    );
  });

  test('a town turn follows a town, costs 2 or nothing, and comes once in a run (L43, L44)', () => {
    assertCases(
      fc.property(games, ([setup, luck]) => {
        const rules = townRules(setup.options!.town);
        let before: GameView | null = null;
        let inRun = 0;
        for (const { game, events, action } of randomGame(setup, luck)) {
          const isOnTown = (action?.type === 'place' || action?.type === 'abbey') && isTown(before!, action);
          const paid = events.filter((event) => event.type === 'scored' && event.reason === 'town' && event.points < 0);
          expect(paid).toHaveLength(isOnTown && rules.includes('costs-2') ? 1 : 0);
          for (const event of events) {
            if (event.type !== 'turn') continue;
            if (event.part === 'own') inRun = 0;
            if (event.part === 'town') inRun += 1;
            expect(inRun).toBeLessThanOrEqual(rules.includes('extra-turn') ? 1 : 0);
          }
          before = game.view(null);
        }
      }),
      several,
    );
  });
});

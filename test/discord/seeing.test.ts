import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BoardScene } from '../../render/index.ts';
import { ids, partIn } from '../../src/discord/interaction/ids.ts';
import type { Services } from '../../src/discord/services.ts';
import { numberedSquares } from '../../src/discord/turn/numbers.ts';
import { partsOf, partWith } from '../../src/discord/turn/parts.ts';
import { closerPanel, standingsOf } from '../../src/discord/views/seeing.ts';
import { turnScene } from '../../src/discord/views/turn.ts';
import { whenFinished } from '../../src/discord/words/index.ts';
import { Game, type Square } from '../../src/engine/index.ts';
import { keptLog } from '../game/support.ts';
import { anyLuck, anySetup, gameAfter, setupOf } from '../support/games.ts';
import { assertCases, runs } from '../support/runs.ts';
import { en, pixels } from '../support/stage.ts';
import { gameWhere, tableOf } from '../support/tables.ts';
import { peopleNamed, presentAt } from '../support/twin.ts';

const bot = { renderer: pixels(), log: keptLog() } as unknown as Services;

const positions = fc
  .tuple(anySetup, anyLuck, fc.integer({ min: 0, max: 300 }))
  .map(([setup, luck, decisions]) => gameAfter(setup, luck, decisions));

describe('Look closer', () => {
  test('the description of a part names the numbers and the dead squares on its picture, and no others', async () => {
    const isFull = (one: Game): boolean =>
      one.step === 'place' && one.view(null).deadSquares.length > 0 && one.turn > 20;
    const record = gameWhere(isFull, { setup: { sets: ['base'], switches: ['fields'] } });
    const game = Game.of(record);
    const table = tableOf({ guild: '1', channel: '2', users: ['3', '4'], record });
    const view = game.view(null);
    const numbers = numberedSquares(view);
    const present = { table, game, story: [] };
    for (const part of partsOf(view).flat()) {
      const { files } = await closerPanel(present, part, en, bot);
      const { description } = (files as unknown as readonly { description: string }[])[0]!;
      const isIn = ({ x, y }: Square): boolean =>
        x >= part.x && x < part.x + part.columns && y >= part.y && y < part.y + part.rows;
      for (const { label, ...at } of numbers)
        expect(description.includes(`${label} = ${en.things.square(at)}`)).toBe(isIn(at));
      const dead = description.match(/No tile left fits on: ([^.]*)\./)?.[1]?.split(', ') ?? [];
      expect(dead).toEqual(view.deadSquares.filter(isIn).map(en.things.square));
    }
  });

  test('its parts show every square of the board and every open one, and are nine at most', () => {
    assertCases(
      fc.property(positions, (game) => {
        const view = game.view(null);
        const parts = partsOf(view).flat();
        expect(parts.length).toBeLessThanOrEqual(9);
        for (const { x, y } of [...view.board, ...view.openSquares]) {
          const shown = parts.filter(
            (part) => x >= part.x && x < part.x + part.columns && y >= part.y && y < part.y + part.rows,
          );
          expect(shown.length, `${x},${y}`).toBeGreaterThan(0);
          expect(shown).toContainEqual(partWith(view, { x, y }));
        }
      }),
      { numRuns: runs(30) },
    );
  });

  test('the picture of a part has the numbers of its own squares only', async () => {
    const game = gameAfter(setupOf({ seats: 2 }), 7, 60);
    const present = presentAt(game, peopleNamed(2));
    const shown: BoardScene[] = [];
    const board = (scene: BoardScene) => {
      shown.push(scene);
      return pixels().board(scene);
    };
    const bot = { renderer: { ...pixels(), board }, log: keptLog() } as unknown as Services;
    const seen = new Set<string>();
    for (const part of partsOf(game.view(null)).flat()) {
      await closerPanel(present, part, en, bot);
      const { badges = [] } = shown.at(-1)!;
      for (const { label, x, y } of badges) {
        expect(x >= part.x && x < part.x + part.columns && y >= part.y && y < part.y + part.rows, label).toBe(true);
        seen.add(label);
      }
    }
    expect(seen.size).toBe(turnScene(present, en).badges!.length);
  });

  test('a button names its part, and a text that names no part is the whole board', () => {
    const part = { x: -12, y: 3, columns: 7, rows: 5 };
    expect(partIn(ids.closer({ id: 'prepared', revision: 4 }, part).argument)).toEqual(part);
    expect(partIn(ids.closer({ id: 'prepared', revision: 4 }, null).argument)).toBeNull();
    for (const text of ['1,2', '1,2,0,5', '1,2,5,-5', '1,2,5,500', 'a,b,c,d']) expect(partIn(text), text).toBeNull();
  });
});

test('standings hold each open feature with an owner once, the most valuable first, and no field', () => {
  let seen = 0;
  assertCases(
    fc.property(positions, (game) => {
      const found = standingsOf(game);
      seen += found.length;
      const first = found.map(({ places }) => JSON.stringify(game.feature(places[0]!)));
      expect(new Set(first).size).toBe(first.length);
      const worth = found.map(whenFinished);
      expect(worth).toEqual(worth.toSorted((one, other) => other - one));
      for (const { on } of game.view(null).figures) {
        const feature = game.feature(on)!;
        const isTold =
          on.kind !== 'field' && feature.open > 0 && feature.owners.length > 0 && feature.pointsFinished > 0;
        const isThere = found.some(({ places }) =>
          places.some((place) => JSON.stringify(place) === JSON.stringify(on)),
        );
        expect(isThere, JSON.stringify(on)).toBe(isTold);
      }
    }),
    { numRuns: runs(30) },
  );
  expect(seen).toBeGreaterThan(0);
});

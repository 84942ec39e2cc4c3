import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Game, readMove, TILE_SETS } from '../../src/engine/index.ts';
import { chanceFrom } from '../../src/players/chance.ts';
import { gradeOf, spansOf } from '../../src/players/grade.ts';
import { deploy, laidOut, place } from '../support/board.ts';
import { anyLuck, anySetup, gameAfter, RULES_WITHOUT_MAP, setupOf } from '../support/games.ts';
import { assertCases, isLong, runs, testsDrawn } from '../support/runs.ts';

const drawn = testsDrawn('rough grades', { oneIn: 4, about: ['src/players/'] });

const ENOUGH_MS = 1e9;

const gradesOf = ({ record }: Game) =>
  Promise.all(spansOf(record).map((span) => gradeOf(record, span, ENOUGH_MS, chanceFrom('grades'))));

describe('the turns of a record', () => {
  test('are told apart: one for each placed tile, by the player who placed it, without a gap', () => {
    assertCases(
      fc.property(anySetup, anyLuck, fc.integer({ min: 0, max: 200 }), (setup, luck, decisions) => {
        const { record } = gameAfter(setup, luck, decisions);
        const spans = spansOf(record);
        const placed = record.actions.flatMap((line, index) => (readMove(line).type === 'place' ? [index] : []));
        expect(spans).toHaveLength(placed.length);
        for (const [index, { from, to }] of spans.entries()) {
          expect(placed.filter((at) => from <= at && at < to)).toEqual([placed[index]]);
        }
      }),
      { numRuns: runs(60) },
    );
    expect.hasAssertions();
  });
});

describe('the loss of a turn', () => {
  test('is none if the computer would have done likewise', async () => {
    const game = laidOut({ figures: 'A city:0,0:N', draws: 'BA-E BA-V BA-U BA-V BA-U BA-V', fields: false });
    place(game, 'BA-E@0,-1r180');
    const [grade] = await gradesOf(game);
    expect(grade).toMatchObject({ seat: 0, turn: 1, tile: 'BA-E' });
    expect(grade!.loss!.mean).toBeLessThan(1);
  });

  test('is beyond chance if a player gives an attainable city away, and the computer would have finished it', async () => {
    const game = laidOut({ figures: 'A city:0,0:N', draws: 'BA-E BA-E BA-V BA-U BA-V', fields: false });
    game.play(game.legalActions().find((one) => one.type === 'place' && one.y === 1)!);
    game.play({ type: 'pass' });
    const [grade] = await gradesOf(game);
    const { mean, error } = grade!.loss!;
    expect(mean).toBeGreaterThan(2);
    expect(mean).toBeGreaterThan(2 * error);
    expect(grade!.preferred![0]).toMatchObject({ type: 'place', x: 0, y: -1 });
  });
});

drawn(
  'with many ways to turn and hardly any time, each turn is looked at roughly, and graded all the same',
  async () => {
    const setup = setupOf({ seats: 4, sets: TILE_SETS, switches: RULES_WITHOUT_MAP });
    const { record } = gameAfter(setup, 7, 60);
    const spans = spansOf(record).slice(isLong ? -2 : -1);
    const grades = await Promise.all(spans.map((span) => gradeOf(record, span, 1, chanceFrom('grades'))));
    expect(grades.map(({ turn }) => turn)).toEqual(spans.map(({ turn }) => turn));
    for (const { loss, luck, change } of grades) {
      for (const told of [loss?.mean ?? 0, luck ?? 0, change ?? 0]) expect(told).toSatisfy(Number.isFinite);
    }
  },
);

describe('the luck of a draw', () => {
  test('is none if all tiles are alike, nor is there any for the first turn', async () => {
    const game = laidOut({ draws: 'BA-V BA-V BA-V BA-V BA-V', fields: false });
    while (!game.over) game.play(game.legalActions()[0]!);
    const grades = await gradesOf(game);
    expect(grades.length).toBeGreaterThan(3);
    expect(grades[0]!.luck).toBeNull();
    for (const { luck } of grades.slice(1)) expect(luck).toBeCloseTo(0);
  });

  test('is good if the player draws the one tile that finishes a city, and bad if not', async () => {
    const lucky = async (draws: string): Promise<number> => {
      const game = laidOut({ figures: 'B city:0,0:N', draws, fields: false });
      game.play(game.legalActions().find((one) => one.type === 'place' && one.x !== 0)!);
      game.play({ type: 'pass' });
      game.play(game.legalActions()[0]!);
      const grades = await gradesOf(game);
      expect(grades[1]!.seat).toBe(1);
      return grades[1]!.luck!;
    };
    expect(await lucky('BA-U BA-E BA-U BA-U BA-U')).toBeGreaterThan(1);
    expect(await lucky('BA-U BA-U BA-U BA-E BA-U')).toBeLessThan(0);
  });
});

test('a figure that is placed belongs to its turn', async () => {
  const game = laidOut({ draws: 'BA-U BA-V BA-U', fields: false });
  place(game, 'BA-U@1,0r90');
  deploy(game, 'road:1,0');
  expect(spansOf(game.record)).toEqual([{ seat: 0, turn: 1, from: 0, to: 2 }]);
});

import { describe, expect, test } from 'vitest';
import { chanceFrom } from '../../src/players/chance.ts';
import { hintFor } from '../../src/players/hint.ts';
import { riddleAt } from '../../src/players/puzzle.ts';
import { laidOut, place } from '../support/board.ts';
import { gameAfter, setupOf } from '../support/games.ts';

const LITTLE = { ms: 1e9, simulations: 200, on: { worlds: 8, turns: 1 } };
const riddle = (game: { readonly record: Parameters<typeof riddleAt>[0] }, index = 0) =>
  riddleAt(game.record, index, LITTLE, chanceFrom('riddle'));

describe('a riddle', () => {
  test('is no turn that is the best for its points at once', async () => {
    // Finishing the city scores 8 points; no other square scores anything.
    const game = laidOut({
      board: 'BA-D@0,0r0 BA-H@0,-1r0 BA-F@0,-2r90',
      figures: 'A city:0,-2:N',
      draws: 'BA-E BA-V BA-U BA-V BA-U BA-V BA-U',
      fields: false,
    });
    // This move is clearly the best, so only its points keep it from being a riddle.
    const [best, second] = await hintFor(game, LITTLE, chanceFrom('riddle'));
    expect(best!.actions[0]).toMatchObject({ x: 0, y: -3 });
    expect(best!.reasons.scored).toEqual([{ reason: 'city', points: 8 }]);
    expect(second!.isEqual).toBe(false);
    expect(second!.behind).toBeGreaterThanOrEqual(4);
    expect(second!.behind).toBeLessThanOrEqual(8);
    game.play(best!.actions[0]!);
    expect(await riddle(game)).toBeNull();
  });

  test('is absent if squares are alike, and beyond the last turn', async () => {
    const game = laidOut({ draws: 'BA-V BA-V BA-V BA-V', fields: false });
    place(game, 'BA-V@1,0r90');
    game.play({ type: 'pass' });
    expect(await riddle(game)).toBeNull();
    expect(await riddle(game, 5)).toBeNull();
  });

  test('stands before its turn, and its first square is ahead by 4 points and more', async () => {
    const found = await firstFound();
    expect(found.record.actions.length).toBeGreaterThan(0);
    const [best, second] = found.ways;
    expect(best).toMatchObject({ behind: 0, isEqual: true });
    expect(second!.isEqual).toBe(false);
    expect(second!.behind).toBeGreaterThanOrEqual(4);
    const atOnce = best!.reasons.scored.reduce((sum, { points }) => sum + points, 0);
    expect(atOnce).toBeLessThan(second!.behind);
  });
});

/** Random players leave much undone, so a riddle is soon found. */
async function firstFound() {
  for (let luck = 1; luck < 20; luck++) {
    const { record } = gameAfter(setupOf(), luck, 90);
    for (let index = 20; index < 45; index++) {
      const found = await riddleAt(record, index, LITTLE, chanceFrom('riddle'));
      if (found) return found;
    }
  }
  throw new Error('no riddle');
}

import { describe, expect, test } from 'vitest';
import { legacyPlayer } from '../../lab/arena/legacy.ts';
import { run } from '../../lab/arena/run.ts';
import { RULESETS } from '../../lab/bench/rulesets.ts';
import { Game, RULES_VERSION, writeMove } from '../../src/engine/index.ts';
import { Chance } from '../../src/players/chance.ts';
import { knownBy } from '../../src/players/known.ts';
import { laidOut } from '../support/board.ts';
import { gameAfter, setupOf } from '../support/games.ts';
import { isLong, lucks } from '../support/runs.ts';

/** Its chosen actions; each luck deals another bag. */
async function chosen(game: Game, luck = 1): Promise<string[]> {
  const { actions } = await legacyPlayer.choose(knownBy(game, game.asked!), new Chance(luck));
  return actions.map(writeMove);
}

describe('legacy', () => {
  test('finishes its city', async () => {
    const figures = 'A city:0,0:N';
    const [placed] = await chosen(laidOut({ figures, draws: 'BA-E BA-V BA-U BA-B BA-E BA-K BA-V' }));
    expect(placed).toBe('place 0,-1 180');
  });

  test('claims a monastery', async () => {
    const draws = 'BA-B BA-V BA-U BA-B BA-E BA-K BA-V BA-E BA-E BA-V BA-U BA-K BA-V BA-E';
    expect((await chosen(laidOut({ draws })))[1]).toMatch(/^deploy meeple monastery:/);
  });

  test('does not feed a rival’s city', async () => {
    const figures = 'B city:0,0:N';
    const [placed] = await chosen(laidOut({ figures, draws: 'BA-E BA-V BA-U BA-B BA-E BA-K BA-V' }));
    expect(placed).not.toBe('place 0,-1 180');
  });

  test('throws no dice: the choice does not depend on the rest of the bag', async () => {
    for (const luck of lucks('no dice', { short: 4, long: 40 })) {
      const game = gameAfter(setupOf({ seats: 2 + (luck % 3) }), luck, 20 + (luck % 40));
      if (game.asked === null) continue;
      expect(await chosen(game, luck + 1)).toEqual(await chosen(game, luck + 1000));
    }
  });

  test.each(Object.keys(RULESETS))('plays %s, with three at the table', async (name) => {
    const game = Game.start({ ...RULESETS[name]!, version: RULES_VERSION, seats: 3, seed: `legacy in ${name}` });
    while (game.asked !== null && game.turn < 8) {
      const [first] = (await legacyPlayer.choose(knownBy(game, game.asked), new Chance(1))).actions;
      expect(game.legalActions()).toContainEqual(first);
      game.play(first!);
    }
    expect(game.turn).toBe(8);
  });

  test.runIf(isLong)('beats random by more than 60 points', async () => {
    const out: string[] = [];
    const args = ['--a', 'legacy', '--b', 'random', '--pairs', '15', '--json'];
    await run(args, { out: (line) => out.push(line), err: () => {} });
    expect((JSON.parse(out[0]!) as { meanDifference: number }).meanDifference).toBeGreaterThan(60);
  });
});

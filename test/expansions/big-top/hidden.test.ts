import { describe, expect, test } from 'vitest';
import { Random } from '../../../src/engine/chance/random.ts';
import { Game, type GameEvent } from '../../../src/engine/index.ts';
import { chanceFrom } from '../../../src/players/chance.ts';
import { hintFor } from '../../../src/players/hint.ts';
import { knownBy } from '../../../src/players/known.ts';
import { searchPlayer } from '../../../src/players/search.ts';
import { WEIGHTS } from '../../../src/players/weights.ts';
import { pass, place } from '../../support/board.ts';
import { chanceOf, choose, setupOf } from '../../support/games.ts';
import { inside } from '../../support/inside.ts';
import { beforeTent, hiding, shownIn, turn } from './support.ts';

const ANIMALS_TRIED = ['elephant', 'flea'] as const;

/** All that anybody can learn from a game: views, options, standings, and what a game imagined by a reader comes to. */
function learnt(of: Game): unknown {
  const readers = [null, 0, 1];
  return JSON.stringify([
    of.legalActions(),
    of.standings(),
    of.record.actions,
    readers.map((reader) => {
      const dream = of.imagine(reader);
      const told: GameEvent[] = [];
      const chance = chanceOf(7);
      while (dream.asked !== null) told.push(...dream.play(choose(dream.legalActions(), chance)));
      return [of.view(reader), told, dream.view(reader), dream.standings()];
    }),
  ]);
}

describe('an animal that is not shown yet', () => {
  test('BT15: is in no view, option, standing, line of the record, event or imagined game', () => {
    const [elephant, flea] = ANIMALS_TRIED.map((animal) => {
      const of = beforeTent(animal);
      const seen = [learnt(of), turn(of, 'BT-10@-1,1r0', 'pass'), learnt(of), place(of, 'BT-06@2,1r0'), learnt(of)];
      return { seen, shown: shownIn(pass(of)) };
    });
    expect(elephant!.seen).toEqual(flea!.seen);
    expect([elephant!.shown, flea!.shown]).toEqual([['elephant at -1,1'], ['flea at -1,1']]);
  });

  test('BT15, BT84: the chance to come is in none of them either', () => {
    const setup = setupOf({
      sets: ['base', 'under-the-big-top'],
      switches: ['fields', 'big-top'],
      seed: 'chance to come',
    });
    const of = Game.start(setup);
    const luck = chanceOf(3);
    // Where the twins show different animals.
    const shown = new Set<string>();
    while (of.asked !== null) {
      const action = choose(of.legalActions(), luck);
      const [one, other] = ['a lot', 'another'].map((lot) => {
        const twin = Object.assign(of.clone(), { known: {} });
        inside(twin).random = new Random(lot);
        const seen = of.turn % 8 === 0 && learnt(twin);
        return { seen, shown: shownIn(twin.play(action)) };
      });
      expect(one!.seen).toBe(other!.seen);
      if (one!.shown.join() !== other!.shown.join()) shown.add(one!.shown.join());
      of.play(action);
    }
    expect(shown.size).toBeGreaterThan(3);
  });

  test('BT15: computer players and hints choose as if it were any', async () => {
    const chosen = ANIMALS_TRIED.map(async (animal) => {
      const of = hiding(animal);
      const player = searchPlayer('tried', { simulations: 60, weights: WEIGHTS });
      const { actions } = await player.choose(knownBy(of, 1), chanceFrom('choice'));
      const hints = await hintFor(of, { ms: 1e9, simulations: 8, on: { worlds: 2, turns: 1 } }, chanceFrom('hint'));
      return { actions, hints };
    });
    const [elephant, flea] = await Promise.all(chosen);
    expect(elephant!.actions[0]).toMatchObject({ type: 'place' });
    expect(elephant).toEqual(flea);
  });
});

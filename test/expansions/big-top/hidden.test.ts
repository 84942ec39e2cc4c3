import { describe, expect, test } from 'vitest';
import { Random } from '../../../src/engine/chance/random.ts';
import { Game, type GameEvent } from '../../../src/engine/index.ts';
import type { Animal } from '../../../src/expansions/big-top/vocabulary.ts';
import { chanceFrom } from '../../../src/players/chance.ts';
import { hintFor } from '../../../src/players/hint.ts';
import { knownBy } from '../../../src/players/known.ts';
import { searchPlayer } from '../../../src/players/search.ts';
import { WEIGHTS } from '../../../src/players/weights.ts';
import { pass, place } from '../../support/board.ts';
import { chanceOf, choose, setupOf } from '../../support/games.ts';
import { inside } from '../../support/inside.ts';
import { plain } from '../../support/looking.ts';
import { isDrawn } from '../../support/runs.ts';
import { telling } from '../../support/secrets.ts';
import { pressVerb, quiet } from '../../support/stage.ts';
import { onPrepared, panelAt, pathWhere } from '../../support/tables.ts';
import { game, LATER, shownIn, turn } from './support.ts';

/** A game with a monk of A, in which A is about to pitch the tent beside it. */
const before = (animal: Animal): Game =>
  game({
    board: 'BA-D@0,0r0 BA-B@0,1r0 BA-B@1,1r0',
    figures: 'A monastery:0,1',
    draws: `BT-10 BT-06 ${LATER}`,
    animals: [animal],
  });

/** The tent hides this animal, and B has a further circus tile in hand. */
function hiding(animal: Animal): Game {
  const of = before(animal);
  turn(of, 'BT-10@-1,1r0', 'pass');
  return of;
}

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
      const of = before(animal);
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

  test.runIf(
    isDrawn('hidden animals in a channel', { oneIn: 4, about: ['src/expansions/big-top/', 'src/discord/turn/'] }),
  )('BT15: is in no message, button, picture or text of one, until the turn that shows it is played', async () => {
    const seen = async (animal: Animal): Promise<{ before: string[]; after: string }> => {
      const { record } = hiding(animal);
      const staged = await onPrepared(record, { renderer: telling() }, { takeBack: 10 });
      const asked = staged.asked();
      const { playground, channel, actors } = staged;
      const path = pathWhere(Game.of(record), () => true)!;
      await (await pressVerb(asked, staged.turn(), 'more')).settled();
      for (const command of ['tiles', 'board']) await actors[0]!.slash(channel, command);
      const panel = await panelAt(staged, asked, path);
      await quiet(staged);
      const all = () => actors.flatMap((one) => one.messages(channel).map((message) => plain(staged, message)));
      const sofar = all();
      await pressVerb(asked, panel, 'put');
      await quiet(staged);
      expect(playground.violations.slice()).toEqual([]);
      return { before: sofar, after: all().join() };
    };
    const [elephant, flea] = [await seen('elephant'), await seen('flea')];
    expect(elephant.before.length).toBeGreaterThan(5);
    expect(elephant.before).toEqual(flea.before);
    expect([elephant.after, flea.after].map((text) => /shows an? (\w+)/.exec(text)?.[1])).toEqual(['elephant', 'flea']);
  });
});

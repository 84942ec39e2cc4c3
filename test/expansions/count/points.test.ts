import { describe, expect, test } from 'vitest';
import type { Game, GameEvent } from '../../../src/engine/index.ts';
import { act, told } from '../../support/board.ts';
import { meadow, town, turn, turnWith } from './support.ts';

const KNIGHT = 'B city:-2,1:S';
const FINISHED = 'BA-E@-2,2r0';

/** A turn of B that changes nothing here. */
const B_WAITS = 'BA-B@-4,0r0';

describe('CO16: points of active that count for no feature leave the town open', () => {
  const cases: Record<string, () => readonly [Game, readonly GameEvent[]]> = {
    'A arrow 2'() {
      const game = town({ rules: 'arrows', figures: KNIGHT, draws: 'AN-G' });
      return [game, turn(game, 'AN-G@-2,2r0')];
    },
    'A garden.incomplete 4'() {
      const game = town({ rules: 'abbot', board: 'BA-Eg@-3,1r0', figures: `${KNIGHT}, A abbot garden:-3,1` });
      return [game, turnWith(game, FINISHED, 'return abbot garden:-3,1')];
    },
    'A sheep 3'() {
      const game = town({ rules: 'hills-sheep', figures: KNIGHT, draws: 'BA-B BA-B BA-E' });
      turnWith(game, 'BA-B@-3,1r0', 'herd field:-3,1 3');
      turn(game, 'BA-B@-3,2r0');
      return [game, [...turn(game, FINISHED), ...act(game, 'stable field:-3,1')]];
    },
    'A fairy.completed 3'() {
      const figures = `${KNIGHT}, B city:-2,1:S, A city:-2,1:S`;
      const game = town({ rules: 'princess-dragon', figures, draws: 'BA-B BA-B BA-E' });
      turnWith(game, 'BA-B@-3,0r0', 'fairy meeple city:-2,1:S');
      turn(game, B_WAITS);
      return [game, turn(game, FINISHED)];
    },
    'A big-top 6'() {
      const game = town({
        rules: 'big-top',
        figures: KNIGHT,
        draws: 'BT-06 BA-B BT-10',
        besides: { animals: ['tiger', 'flea'] },
      });
      turnWith(game, 'BT-06@-3,0r0', 'deploy meeple road:-3,0:S');
      turn(game, B_WAITS);
      return [game, turn(game, 'BT-10@-2,2r0')];
    },
  };

  test.each(Object.entries(cases))('CO16, COP3: %s', (score, played) => {
    const [game, events] = played();
    expect(told(events).sort()).toEqual([score, 'B city 4'].sort());
    expect([game.step, game.asked]).toEqual(['town', 0]);
  });
});

test('CO16: points of others that count for no feature do not open the town', () => {
  const game = town({
    rules: 'big-top',
    figures: 'B road:-2,-1:W',
    draws: 'BT-06 BA-B BT-06',
    besides: { animals: ['tiger', 'flea'] },
  });
  turn(game, 'BT-06@-3,0r0');
  turn(game, B_WAITS);
  expect(told(turn(game, 'BT-06@2,-1r0'))).toEqual(['B big-top 6']);
  expect([game.step, game.asked]).toEqual(['place', 1]);
});

describe('CO16: points for barn fields count', () => {
  test('CO16: the barn of active that scores farmers of others opens the town', () => {
    const game = town({
      rules: 'abbey-mayor',
      board: meadow('-2,-2'),
      figures: 'B field:-2,-2:NL',
      draws: 'BA-B',
    });
    turnWith(game, 'BA-B@-1,-2r0');
    expect(told(act(game, 'deploy barn field:-1,-1:NL'))).toEqual(['B field 3']);
    expect([game.step, game.asked]).toEqual(['town', 0]);
  });

  test('CO16: the barn of active that scores its own farmers closes it', () => {
    const game = town({
      rules: 'abbey-mayor',
      board: `${meadow('-2,-2')} BA-E@-2,2r0`,
      figures: 'A field:-2,-2:NL, B monastery:-2,-2',
      draws: 'BA-B',
    });
    turnWith(game, 'BA-B@-1,-2r0');
    expect(told(act(game, 'deploy barn field:-1,-1:NL'))).toEqual(['A field 3']);
    expect(game.asked).toBe(1);
  });
});

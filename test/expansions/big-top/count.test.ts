import { expect, test } from 'vitest';
import { told } from '../../support/board.ts';
import { town } from '../count/support.ts';
import { climbed, pyramids, tentOf, turn } from './support.ts';

/** The tent comes to 0,2, south of the town; the city of B at -2,1 waits for a tile at -2,2. */
const FIRST = 'BT-06@0,2r180';
const circus = (figures: string) =>
  town({ rules: 'big-top', figures, draws: 'BT-06 BA-B BT-10 BA-B', besides: { animals: ['bear', 'flea'] } });

test('BT30: the ringmaster on a rim square counts the shows around it', () => {
  expect(told(turn(circus('A ringmaster road:0,1:S'), FIRST, 'pass'))).toEqual(['A road 2', 'A ringmaster 2']);
});

test('BT91, CO14: active scores in the tent alone, and may still enter the town', () => {
  const of = circus('A city:1,1:E, B city:-2,1:S');
  turn(of, FIRST, 'pass');
  turn(of, 'BA-B@-1,-2r0', 'pass');
  expect(told(turn(of, 'BT-10@-2,2r0', 'pass'))).toEqual(['B city 4', 'A big-top 5']);
  expect([of.step, of.asked, tentOf(of)]).toEqual(['town', 0, '-2,2']);
});

test('BT91, CO14: active may not enter the town when others score in the tent alone', () => {
  const of = circus('B city:1,1:E');
  turn(of, FIRST, 'pass');
  turn(of, 'BA-B@-1,-2r0', 'pass');
  expect(told(turn(of, 'BT-10@-2,-2r0', 'pass'))).toEqual(['B big-top 5']);
  expect([of.step, of.asked]).toEqual(['place', 1]);
});

test('BT91, CO14: the same holds for acrobats', () => {
  const withAcrobats = (seats: string, figures: string) =>
    climbed(town({ rules: 'big-top', board: pyramids('-1,2'), figures }), seats, -1, 2);
  const own = withAcrobats('AAB', 'B city:-2,1:S');
  expect(told(turn(own, 'BA-E@-2,2r0', 'score-pyramid -1,2'))).toEqual(['A acrobats 10', 'B acrobats 5', 'B city 4']);
  expect([own.step, own.asked]).toEqual(['town', 0]);
  const others = withAcrobats('BBB', '');
  expect(told(turn(others, 'BA-E@-2,2r0', 'score-pyramid -1,2'))).toEqual(['B acrobats 15']);
  expect([others.step, others.asked]).toEqual(['place', 1]);
});

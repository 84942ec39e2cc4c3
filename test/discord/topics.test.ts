import { expect, test } from 'vitest';
import { topicFor } from '../../src/discord/explaining/topics.ts';
import type { Game } from '../../src/engine/index.ts';
import { scoringAt, scoringsOf } from '../../src/game/past/scorings.ts';
import { storyOf } from '../../src/game/table/event-log.ts';
import { type Laid, laidOut } from '../support/board.ts';
import { meadow, turn, turnWith } from '../support/turns.ts';

/** The topic that explains each scoring of a game. */
const topicsOf = ({ record }: Game): unknown[] =>
  scoringsOf(storyOf(record)).map((_, number) => topicFor(scoringAt(record, number)!));

test('AM42, AM46: a field with a barn is explained by the barn, for farmers and at the end', () => {
  const board = `BA-E@0,-1r180 BA-E@0,0r0 ${meadow('1,0 0,1')}`;
  const laid = { rules: 'abbey-mayor', board, figures: 'B field:1,0:NL' };
  const placed = laidOut({ ...laid, draws: 'BA-B' });
  turnWith(placed, 'BA-B@1,1r0', 'deploy barn field:1,1:NL');
  expect(topicsOf(placed)).toEqual(['barn', 'barn']);
  const left = laidOut({ ...laid, draws: 'BA-B' });
  turn(left, 'BA-B@1,1r0');
  expect(topicsOf(left)).toEqual(['fields']);
});

test('HS12: a tie that a hill has broken is explained by hills, and no other', () => {
  const finished = (about: Partial<Laid>): unknown[] => {
    const game = laidOut({ board: 'HS-08@0,0r0', figures: 'A city:0,0:N', draws: 'BA-E BA-B', ...about });
    turn(game, 'BA-E@0,-2r180');
    return topicsOf(game).slice(0, 1);
  };
  const board = 'HS-08@0,0r0 BA-G@0,-1r90';
  const [tie, shared, alone] = ['A city:0,0:N, B city:0,-1:N', 'A city:0,0:N, B city:0,0:N', 'A city:0,0:N'];
  expect(finished({ rules: 'hills-sheep', board, figures: tie })).toEqual(['hills']);
  expect(finished({ rules: 'hills-sheep', board, figures: shared })).toEqual(['cities']);
  expect(finished({ rules: 'hills-sheep', board, figures: alone })).toEqual(['cities']);
  expect(finished({ board, figures: tie })).toEqual(['cities']);
});

test('V10, HS13: a tie that most meeples on hills have broken is explained by hills, too', () => {
  const finished = (rules: string): unknown[] => {
    const figures = 'A city:0,0:N, A city:0,0:N, B city:0,0:N, B city:0,-1:N';
    const game = laidOut({ rules, board: 'HS-08@0,0r0 BA-G@0,-1r90', figures, draws: 'BA-E BA-B' });
    turn(game, 'BA-E@0,-2r180');
    return topicsOf(game).slice(0, 1);
  };
  expect(finished('hills-sheep')).toEqual(['cities']);
  expect(finished('hills-sheep hills-by-number')).toEqual(['hills']);
});

test('IC1, IC2, TB11: points that come of inns, cathedrals and the own pig are explained by them', () => {
  const first = (laid: Laid, tile?: string): unknown => {
    const game = laidOut({ draws: 'BA-X', ...laid });
    if (tile !== undefined) turn(game, tile);
    return topicsOf(game)[0];
  };
  const road = { board: 'BA-A@-1,0r270 BA-D@0,0r0 IC-B@1,0r0', figures: 'A road:0,0:E' };
  expect(first({ ...road, rules: 'inns' }, 'BA-X@2,0r0')).toBe('inns');
  expect(first(road, 'BA-X@2,0r0')).toBe('roads');
  const city = { board: 'BA-D@0,0r0 IC-K@0,-1r0 BA-E@-1,-1r90 BA-E@1,-1r270', figures: 'A city:0,0:N', draws: 'BA-E' };
  expect(first({ ...city, rules: 'cathedrals' }, 'BA-E@0,-2r180')).toBe('cathedrals');
  const field = (rules: string, figures: string, board: string) => first({ rules, figures, board, draws: '' });
  const plain = 'BA-E@0,-1r180 BA-E@0,0r0';
  expect(field('pigs', 'A field:0,0:SL, A pig field:0,0:SL', plain)).toBe('pig');
  expect(field('pigs', 'A field:0,0:SL, B field:0,0:SL, B pig field:0,0:SL', plain)).toBe('fields');
});

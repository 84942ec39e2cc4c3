import { describe, expect, test } from 'vitest';
import { type Game, playLine } from '../../../src/engine/index.ts';
import { act, laidOut, offered, pass, place, told } from '../../support/board.ts';
import { inside } from '../../support/inside.ts';
import { LATER, meadow, turn } from './support.ts';

/** The squares over which a bridge may be built with the tile in hand. */
const spanned = (game: Game): string[] => [
  ...new Set(offered(game, 'place').flatMap((line) => line.match(/road:-?\d+,-?\d+/)?.[0] ?? [])),
];

describe('with Under the Big Top', () => {
  const rules = 'bridges big-top';

  test.each([
    ['with', 'BA-B', 'BT-06', true],
    ['without', 'BT-06', 'BA-B', false],
  ])('BR71, BR83: a bridge crosses a circus tile, %s the tent', (_, laid, drawn, hasTent) => {
    const at = hasTent ? '0,1' : '0,0';
    const game = laidOut({ rules, board: `${laid}@0,0r0`, draws: `${drawn} BA-U ${LATER}` });
    turn(game, `${drawn}@0,1r0`);
    expect(game.view(null).pieces.find(({ kind }) => kind === 'tent')!.at).toEqual(
      hasTent ? { x: 0, y: 1 } : undefined,
    );
    expect(spanned(game)).toContain(`road:${at}`);
    playLine(game, offered(game, 'place').find((line) => line.includes(`road:${at}`))!);
    expect(game.view(null).board.find(({ span }) => span)).toMatchObject({ tile: 'BT-06' });
  });

  test('BR71: no bridge runs over acrobats, until they have been scored', () => {
    const game = laidOut({ rules, board: `BT-01@0,0r0 ${meadow('0,1')}`, draws: `BA-B BA-U BA-U ${LATER}` });
    const { position } = inside(game);
    for (const seat of [0, 0, 1])
      position.deploy(seat, 'meeple', position.segmentAt({ kind: 'top', x: 0, y: 0, at: '', called: 'pyramid' }));
    turn(game, 'BA-B@0,2r0');
    expect(spanned(game)).not.toContain('road:0,0');
    place(game, 'BA-U@1,1r0');
    while (game.step !== 'meeple') pass(game);
    act(game, 'score-pyramid 0,0');
    expect(spanned(game)).toContain('road:0,0');
  });
});

test('BR26, BR92, BT30: a castle repeats the points of the road, without those of a ringmaster on it', () => {
  const game = laidOut({
    rules: 'castles big-top',
    board: `BA-E@0,0r0 BA-A@1,0r270 ${meadow('1,1')} BT-01@2,1r0`,
    figures: 'A city:0,0:N, B ringmaster road:1,0:E',
    draws: `BA-E BA-A ${LATER}`,
  });
  place(game, 'BA-E@0,-1r180');
  while (game.step !== 'castle') pass(game);
  act(game, 'castle city:0,-1:S');
  expect(told(turn(game, 'BA-A@2,0r90'))).toEqual(['B road 2', 'B ringmaster 2', 'A castle 2']);
});

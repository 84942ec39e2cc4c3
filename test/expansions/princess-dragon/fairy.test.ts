import { describe, expect, test } from 'vitest';
import { act, laidOut, offered, pass, place, refuses, START, told } from '../../support/board.ts';
import { drawn } from '../../support/maps.ts';
import { home, LATER, meadow, ofType, rules, turn, turnWith, walked, whereIs, withFairy } from './support.ts';

describe('the places of the fairy', () => {
  test('PD21: beside any own meeple anywhere, instead of all other placing in step 2', () => {
    const board = `${START} ${meadow('0,1')}`;
    const figures = 'A city:0,0:N, A monastery:0,1, B road:0,0:E';
    const game = laidOut({ rules, board, figures, draws: `BA-B ${LATER}` });
    place(game, 'BA-B@0,2r0');
    expect(offered(game)).toEqual([
      'deploy meeple field:0,2:NL.NR.EL.ER.SL.SR.WL.WR',
      'deploy meeple monastery:0,2',
      'fairy meeple city:0,0:N',
      'fairy meeple monastery:0,1',
      'pass',
    ]);
    refuses(game, 'fairy meeple road:0,0:E');
    const events = act(game, 'fairy meeple city:0,0:N');
    expect(events[0]).toMatchObject({ type: 'fairy-moved', seat: 0, figure: 'meeple', beside: { kind: 'city' } });
    expect([whereIs(game, 'fairy'), withFairy(game)]).toEqual(['0,0', 'A meeple city']);
    expect(game.view(null)).toMatchObject({ asked: 1, step: 'place' });
  });

  test('PD21: not beside the meeple she is at; from anybody else’s she comes', () => {
    const figures = 'A city:0,0:N, A road:0,0:E, B field:0,0:ER';
    const game = laidOut({ rules, figures, draws: LATER });
    turnWith(game, 'BA-B@0,1r0', 'fairy meeple city:0,0:N');
    place(game, 'BA-B@0,2r0');
    expect(offered(game, 'fairy')).toEqual(['fairy meeple field:0,0:ER.SL.SR.WL']);
    act(game, 'fairy meeple field:0,0:ER');
    expect(withFairy(game)).toBe('B meeple field');
    place(game, 'BA-B@0,3r0');
    expect(offered(game, 'fairy')).toEqual(['fairy meeple city:0,0:N', 'fairy meeple road:0,0:E.W']);
    act(game, 'fairy meeple road:0,0:E');
    place(game, 'BA-B@0,4r0');
    pass(game);
    expect(withFairy(game)).toBe('A meeple road');
  });

  test('PD21, PD55: the game offers one of two alike on one segment, and neither if she is with one', () => {
    const figures = 'A city:0,0:N, A city:0,0:N, A large city:0,0:N';
    const game = laidOut({ rules: `${rules} large-meeple`, figures, draws: LATER });
    place(game, 'BA-B@0,1r0');
    expect(offered(game, 'fairy')).toEqual(['fairy large city:0,0:N', 'fairy meeple city:0,0:N']);
    act(game, 'fairy meeple city:0,0:N');
    turn(game, 'BA-B@0,2r0');
    place(game, 'BA-B@0,3r0');
    expect(offered(game, 'fairy')).toEqual(['fairy large city:0,0:N']);
  });

  test('PD22: on the turn of a dragon tile she is moved before the dragon, and her tile is closed to it', () => {
    const board = `${START} ${meadow('0,1 1,1')}`;
    const game = laidOut({ rules, board, figures: 'B monastery:1,1', draws: `PD-2 PD-H ${LATER}` });
    turn(game, 'PD-2@2,1r0');
    const events = turnWith(game, 'PD-H@-1,0r0', 'fairy meeple monastery:1,1');
    expect(walked(events)).toEqual([]);
    expect(ofType(events, 'dragon-stuck')).toHaveLength(1);
    expect(home(events, 'dragon')).toEqual([]);
  });

  test('PD26: not beside a builder or a pig', () => {
    const figures = 'A road:0,0:E, A builder road:0,0:E, A field:0,0:ER, A pig field:0,0:ER';
    const game = laidOut({ rules: `${rules} builders pigs`, figures, draws: LATER });
    place(game, 'BA-B@0,1r0');
    expect(offered(game, 'fairy')).toEqual(['fairy meeple field:0,0:ER.SL.SR.WL', 'fairy meeple road:0,0:E.W']);
  });
});

describe('at the start of a turn', () => {
  test('PD23: 1 point to whose meeple she is with, before the tile is drawn', () => {
    const game = laidOut({ rules, figures: 'A city:0,0:N', draws: `BA-B ${LATER}` });
    turnWith(game, 'BA-B@0,1r0', 'fairy meeple city:0,0:N');
    expect(told(game.lastEvents)).toEqual([]);
    const events = turn(game, 'BA-B@0,2r0');
    expect(events.map(({ type }) => type).slice(-3)).toEqual(['turn', 'scored', 'drawn']);
    expect(ofType(events, 'scored')).toMatchObject([
      { seat: 0, points: 1, reason: 'fairy.turn', working: [{ of: 'fairy', count: 1, each: 1 }] },
    ]);
    turn(game, 'BA-B@0,3r0');
    turn(game, 'BA-B@0,4r0');
    // At two turns of A, but at none of B.
    expect(game.view(null).scores).toEqual([2, 0]);
  });

  test('PDP7, PD23, PD67: a turn of two parts brings 1 in all, an extra turn by an arrow 1 more', () => {
    const board = `${START} AN-M@1,0r90`;
    const figures = 'A road:0,0:E, A builder road:0,0:E';
    const draws = `BA-B BA-B BA-U BA-B ${LATER}`;
    const game = laidOut({ rules: `${rules} builders arrows`, board, figures, draws });
    turnWith(game, 'BA-B@0,1r0', 'fairy meeple road:0,0:E');
    const parts = [turn(game, 'BA-B@0,2r0'), turn(game, 'BA-U@2,0r90'), turn(game, 'BA-B@1,1r0')].map((events) => [
      ofType(events, 'turn')[0]!.part,
      ...told(events),
    ]);
    expect(parts).toEqual([['own', 'A fairy.turn 1'], ['second'], ['extra', 'A fairy.turn 1']]);
    expect(game.view(null)).toMatchObject({ asked: 0, scores: [2, 0] });
  });

  test('PD23: none at a second part, though she came in the first', () => {
    const figures = 'A road:0,0:E, A builder road:0,0:E';
    const game = laidOut({ rules: `${rules} builders`, figures, draws: `BA-U ${LATER}` });
    const events = turnWith(game, 'BA-U@1,0r90', 'fairy meeple road:0,0:E');
    expect(ofType(events, 'turn').map(({ part }) => part)).toEqual(['second']);
    expect(told(events)).toEqual([]);
  });

  test('PD52, PD23: a player who gets the tile of a player who has resigned gets the point', () => {
    const game = laidOut({ rules, seats: 3, figures: 'B city:0,0:N', draws: `BA-B ${LATER}` });
    turn(game, 'BA-B@0,1r0');
    turnWith(game, 'BA-B@0,2r0', 'fairy meeple city:0,0:N');
    turn(game, 'BA-B@0,3r0');
    const events = game.resign(0);
    expect(events.map(({ type }) => type)).toEqual(['resigned', 'turn', 'scored', 'drawn']);
    expect(told(events)).toEqual(['B fairy.turn 1']);
  });

  test('PD52, PD23: a town turn is a turn of its own, too', () => {
    const map = drawn(['St##', '####', '####']);
    const figures = 'A city:0,0:N';
    const options = { town: 'extra-turn' } as const;
    const game = laidOut({ rules, map, options, figures, draws: `BA-B BA-B BA-A ${LATER}` });
    turnWith(game, 'BA-B@0,1r0', 'fairy meeple city:0,0:N');
    expect(told(turn(game, 'BA-B@0,2r0'))).toEqual(['A fairy.turn 1']);
    const events = turn(game, 'BA-A@1,0r90');
    expect(ofType(events, 'turn')).toMatchObject([{ seat: 0, part: 'town' }]);
    expect(told(events)).toEqual(['A fairy.turn 1']);
  });

  test('PD52: it comes once, with the first tile that fits', () => {
    const board = `${START} BA-E@0,-1r180 BA-A@1,0r90 BA-A@-1,0r270`;
    const figures = 'A monastery:1,0';
    const game = laidOut({ rules, board, figures, draws: 'BA-B BA-B BA-X BA-X BA-B BA-B' });
    turnWith(game, 'BA-B@0,1r0', 'fairy meeple monastery:1,0');
    const events = turn(game, 'BA-B@0,2r0');
    expect(events.map(({ type }) => type).slice(-5)).toEqual(['discarded', 'discarded', 'turn', 'scored', 'drawn']);
    expect(told(events)).toEqual(['A fairy.turn 1']);
  });

  test('PD52: none if the game ends at the draw', () => {
    const board = `${START} BA-E@0,-1r180 BA-A@1,0r90 BA-A@-1,0r270`;
    for (const left of ['', 'BA-X']) {
      const game = laidOut({ rules, board, figures: 'A monastery:1,0', draws: `BA-B BA-B ${left}` });
      turnWith(game, 'BA-B@0,1r0', 'fairy meeple monastery:1,0');
      const events = turn(game, 'BA-B@0,2r0');
      // Its own tile, and the three above, left and below left.
      expect(told(events)).toEqual(['A monastery.incomplete 4', 'A fairy.completed 3']);
    }
  });
});

describe('when a feature is scored', () => {
  test('PDP1, PD24: rival 10, own 3, without majority', () => {
    const board = `${START} BA-F@0,-1r90 BA-G@0,-2r90`;
    const figures = 'A city:0,0:N, B city:0,-1:N, B city:0,-2:N';
    const game = laidOut({ rules, board, figures, draws: `BA-B BA-E ${LATER}` });
    turnWith(game, 'BA-B@0,1r0', 'fairy meeple city:0,0:N');
    const events = turn(game, 'BA-E@0,-3r180');
    expect(told(events)).toEqual(['B city 10', 'A fairy.completed 3']);
    expect(ofType(events, 'scored')[1]).toMatchObject({
      on: { kind: 'city', x: 0, y: 0 },
      working: [{ of: 'fairy', count: 1, each: 3 }],
    });
  });

  test('PDP2, PD24: an unfinished road with an inn brings 0, and 3', () => {
    const board = `${START} IC-B@1,0r0`;
    const game = laidOut({ rules: `${rules} inns`, board, figures: 'A road:0,0:E', draws: 'BA-B' });
    expect(told(turnWith(game, 'BA-B@0,1r0', 'fairy meeple road:0,0:E'))).toEqual(['A fairy.completed 3']);
  });

  test('PDP3, PD40: a farmer beside no finished city at the end brings 0, and 3', () => {
    const game = laidOut({ rules, figures: 'A field:0,0:ER, B field:0,0:ER', draws: 'BA-B' });
    expect(told(turnWith(game, 'BA-B@0,1r0', 'fairy meeple field:0,0:ER'))).toEqual(['A fairy.completed 3']);
  });

  test('PD40: at the end 3 once, for her meeple alone; dragon and fairy score nothing by themselves', () => {
    const figures = 'A field:0,0:EL, B field:0,0:EL, B road:0,0:E';
    const game = laidOut({ rules, figures, draws: 'PD-2 BA-E' });
    turnWith(game, 'PD-2@0,1r0', 'fairy meeple field:0,0:EL');
    expect(told(turn(game, 'BA-E@0,-1r180'))).toEqual([
      'B road.incomplete 1',
      'A field 3',
      'B field 3',
      'A fairy.completed 3',
    ]);
    const alone = laidOut({ rules, draws: 'PD-2 BA-B' });
    turn(alone, 'PD-2@0,1r0');
    expect(told(turn(alone, 'BA-B@0,2r0'))).toEqual([]);
  });

  test('PD24: not for another meeple of the same seat, nor for her tile alone', () => {
    const game = laidOut({ rules, figures: 'A city:0,0:N, A road:0,0:E', draws: `BA-B BA-E ${LATER}` });
    turnWith(game, 'BA-B@0,1r0', 'fairy meeple road:0,0:E');
    expect(told(turn(game, 'BA-E@0,-1r180'))).toEqual(['A city 4', 'A fairy.turn 1']);
  });

  test('PD25: her meeple goes, she stays with nobody: no point, until she is moved again', () => {
    const game = laidOut({ rules, figures: 'A city:0,0:N, B road:0,0:E', draws: `BA-B BA-E ${LATER}` });
    turnWith(game, 'BA-B@0,1r0', 'fairy meeple city:0,0:N');
    expect(told(turn(game, 'BA-E@0,-1r180'))).toEqual(['A city 4', 'A fairy.completed 3']);
    expect([whereIs(game, 'fairy'), withFairy(game)]).toEqual(['0,0', null]);
    // A new meeple on her tile is not hers.
    expect(told(turn(game, 'BA-B@0,2r0'))).toEqual([]);
    place(game, 'BA-B@0,3r0');
    expect(offered(game, 'fairy')).toEqual(['fairy meeple road:0,0:E.W']);
    act(game, 'fairy meeple road:0,0:E');
    expect([whereIs(game, 'fairy'), withFairy(game)]).toEqual(['0,0', 'B meeple road']);
  });

  test('PD25, PD55: with another just like her meeple on the segment she stays; with the last she is alone', () => {
    const figures = 'A city:0,0:N, A city:0,0:N, B city:0,0:N';
    const game = laidOut({ rules, figures, draws: `BA-B PD-B BA-B PD-C ${LATER}` });
    turnWith(game, 'BA-B@0,1r0', 'fairy meeple city:0,0:N');
    const first = turnWith(game, 'PD-B@0,-1r180', 'princess 0 meeple city:0,0:N');
    expect([withFairy(game), told(first)]).toEqual(['A meeple city', ['A fairy.turn 1']]);
    turn(game, 'BA-B@0,2r0');
    const second = turnWith(game, 'PD-C@1,-1r0', 'princess 0 meeple city:0,0:N');
    expect([withFairy(game), told(second)]).toEqual([null, []]);
    expect(whereIs(game, 'fairy')).toBe('0,0');
  });
});

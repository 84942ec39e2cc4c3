import { describe, expect, test } from 'vitest';
import type { Game } from '../../../src/engine/index.ts';
import { act, laidOut, offered, pass, place, refuses, START, told } from '../../support/board.ts';

const rules = 'phantom';
const LATER = 'BA-B BA-B BA-B BA-B';

const standing = (game: Game): string[] =>
  game.view(null).figures.map(({ seat, figure, on }) => `${'ABCDEF'[seat]} ${figure} ${on.kind}:${on.x},${on.y}`);
/** A tile with a road and a city, both empty, beside the start tile. */
const TILE = 'BA-D@1,0r0';
function placed(laid: Parameters<typeof laidOut>[0] = {}, tile = TILE): Game {
  const game = laidOut({ rules, draws: `${tile.slice(0, tile.indexOf('@'))} ${LATER}`, ...laid });
  place(game, tile);
  return game;
}

describe('a second figure', () => {
  test('PH2: one more meeple each, with one vote, that scores and comes home', () => {
    const game = placed({ figures: 'B city:0,0:N', draws: `BA-E ${LATER}` }, 'BA-E@0,-1r180');
    expect(game.view(null).supply[0]).toMatchObject({ meeple: 7, phantom: 1 });
    const vote = laidOut({ rules, figures: 'B city:0,0:N, A phantom city:0,0:N', draws: `BA-E ${LATER}` });
    place(vote, 'BA-E@0,-1r180');
    expect(told(pass(vote))).toEqual(['A city 4', 'B city 4']);
    expect(vote.view(null).supply[0]).toMatchObject({ phantom: 1 });
    const farmer = laidOut({ rules, board: `${START} BA-E@0,-1r180`, draws: 'BA-B' });
    place(farmer, 'BA-B@0,1r0');
    act(farmer, 'deploy phantom field:0,1');
    expect(farmer.over).toBe(true);
    expect(standing(farmer)).toEqual(['A phantom field:0,1']);
  });

  test('PH3, PH7: after a meeple, on another feature of the tile', () => {
    const game = placed();
    act(game, 'deploy meeple road:1,0:E');
    expect(game.view(null)).toMatchObject({ asked: 0, step: 'phantom' });
    expect(offered(game)).toEqual([
      'deploy phantom city:1,0:N',
      'deploy phantom field:1,0:EL.WR',
      'deploy phantom field:1,0:ER.SL.SR.WL',
      'pass',
    ]);
    act(game, 'deploy phantom city:1,0:N');
    expect(standing(game)).toEqual(['A meeple road:1,0', 'A phantom city:1,0']);
    expect(game.view(null)).toMatchObject({ asked: 1, step: 'place' });
  });

  test('PH3: used as the one meeple of step 2 it excludes a second figure', () => {
    const game = placed();
    act(game, 'deploy phantom road:1,0:E');
    expect(game.view(null)).toMatchObject({ asked: 1, step: 'place' });
  });

  test('PH3: not onto an occupied feature, nor onto another tile', () => {
    const game = placed({ figures: 'B road:0,0:E' });
    expect(offered(game, 'deploy meeple road')).toEqual([]);
    pass(game);
    expect(offered(game, 'deploy').map((line) => line.split(' ')[2])).toEqual([
      'city:1,0:N',
      'field:1,0:EL.WR',
      'field:1,0:ER.SL.SR.WL',
    ]);
    refuses(game, 'deploy phantom city:0,0:N');
  });

  test('PHP1: both finished by the tile, both are scored', () => {
    const game = laidOut({ rules, board: 'BA-E@0,-1r180 BA-A@-1,0r270 BA-A@1,0r90', draws: `BA-D ${LATER}` });
    place(game, 'BA-D@0,0r0');
    act(game, 'deploy meeple road:0,0:E');
    expect(told(act(game, 'deploy phantom city:0,0:N')).sort()).toEqual(['A city 4', 'A road 3']);
    expect(game.view(null).supply[0]).toMatchObject({ meeple: 7, phantom: 1 });
  });

  test('PH5: after a builder, a pig and the fairy', () => {
    const all = `${rules} builders pigs princess-dragon`;
    const game = placed({ rules: all, figures: 'A road:0,0:E, A field:0,0:ER' });
    for (const line of ['deploy builder road:1,0:E', 'deploy pig field:1,0:ER', 'fairy meeple road:0,0:E']) {
      const copy = game.clone();
      act(copy, line);
      expect([line, copy.step]).toEqual([line, 'phantom']);
      expect(offered(copy)).toContain('deploy phantom city:1,0:N');
    }
  });

  test('PH6: not after the princess', () => {
    const game = laidOut({ rules: `${rules} princess-dragon`, figures: 'B city:0,0:N', draws: `PD-B ${LATER}` });
    place(game, 'PD-B@0,-1r180');
    const passed = game.clone();
    pass(passed);
    expect(passed.step).toBe('phantom');
    act(game, 'princess 1 meeple city:0,0:N');
    expect(game.view(null)).toMatchObject({ asked: 1, step: 'place' });
  });

  test('PH8: in each part of a double turn; never on a garden', () => {
    const game = laidOut({
      rules: `${rules} builders`,
      figures: 'A road:0,0:E, A builder road:0,0:E',
      draws: `BA-D ${LATER}`,
    });
    place(game, TILE);
    pass(game);
    expect(game.step).toBe('phantom');
    pass(game);
    expect(game.view(null)).toMatchObject({ asked: 0, part: 'second' });
    place(game, 'BA-B@0,1r0');
    pass(game);
    expect(game.view(null)).toMatchObject({ asked: 0, step: 'phantom' });
    const garden = placed({ rules: `${rules} abbot`, draws: `BA-Eg ${LATER}` }, 'BA-Eg@0,-1r180');
    expect(offered(garden).filter((line) => line.includes('phantom garden'))).toEqual([]);
    act(garden, 'deploy abbot garden:0,-1');
    expect(offered(garden).filter((line) => line.includes('garden'))).toEqual([]);
  });

  test('PH9: a pass does not bar it, and it need not follow', () => {
    const game = placed();
    pass(game);
    expect(game.step).toBe('phantom');
    pass(game);
    expect(game.view(null)).toMatchObject({ asked: 1, figures: [] });
  });

  test('PH40: a player who has answered so once leaves it', () => {
    const game = placed();
    pass(game);
    expect(game.answerBy('leave')).toEqual({ type: 'pass' });
    expect(game.standingAnswers).toContainEqual({ step: 'phantom', answer: 'leave' });
  });
});

describe('with others', () => {
  test('PH20: after placing the abbot, and after taking him back', () => {
    const board = `${START} BA-Eg@0,-1r180`;
    for (const line of ['return abbot garden:0,-1', 'deploy abbot monastery:0,1']) {
      const figures = line.startsWith('return') ? 'A abbot garden:0,-1' : '';
      const game = laidOut({ rules: `${rules} abbot`, board, figures, draws: `BA-B ${LATER}` });
      place(game, 'BA-B@0,1r0');
      act(game, line);
      expect(game.step).toBe('phantom');
      expect(offered(game, 'deploy phantom field')).toHaveLength(1);
    }
  });

  test('PH21: 02 takes it as any meeple; as the second figure it goes on the new tile alone', () => {
    const board = `${START} AN-G@0,-1r180`;
    const game = laidOut({ rules: `${rules} arrows`, board, draws: `BA-B ${LATER}` });
    place(game, 'BA-B@0,-2r0');
    expect(offered(game)).toContain('deploy phantom road:0,0:E.W');
    act(game, 'deploy meeple road:0,0:E');
    expect(offered(game, 'deploy').every((line) => line.includes(':0,-2'))).toBe(true);
    const beside = `${START} AN-C@1,0r0`;
    const own = laidOut({ rules: `${rules} arrows`, board: beside, figures: 'A road:0,0:E', draws: `BA-B ${LATER}` });
    place(own, 'BA-B@1,-1r0');
    expect(offered(own)).toContain('deploy phantom road:0,0:E.W');
  });

  test('PH22: builder first, then the phantom, not the other way round; cards take it as a normal meeple', () => {
    const game = placed({ rules: `${rules} builders`, figures: 'A road:0,0:E' });
    act(game, 'deploy phantom city:1,0:N');
    expect(game.view(null).asked).toBe(1);
    const gifts = laidOut({
      rules: `${rules} gifts`,
      figures: 'A phantom road:0,0:E',
      hands: 'A cash-out',
      draws: `BA-B ${LATER}`,
    });
    expect(offered(gifts, 'open')).toEqual(['open cash-out phantom road:0,0:E.W']);
  });

  test('PH25: one of the two may go through a portal; nobody follows onto the dragon’s tile', () => {
    const on = `${rules} princess-dragon`;
    const board = `${START} BA-B@0,1r0`;
    const game = laidOut({ rules: on, board, draws: `PD-R ${LATER}` });
    game.play(game.legalActions()[0]!);
    expect(offered(game)).toContain('deploy phantom road:0,0:E.W');
    act(game, 'deploy meeple monastery:0,1');
    const { x, y } = game.view(null).board.at(-1)!;
    expect(game.step).toBe('phantom');
    expect(offered(game, 'deploy').every((line) => line.includes(`:${x},${y}`))).toBe(true);
    const second = laidOut({ rules: on, board, draws: `PD-R ${LATER}` });
    second.play(second.legalActions()[0]!);
    pass(second);
    expect(offered(second)).toContain('deploy phantom monastery:0,1');
    act(second, 'deploy phantom road:0,0:E');
    expect(standing(second)).toEqual(['A phantom road:0,0']);
    expect(second.asked).toBe(1);
    const volcano = laidOut({ rules: on, draws: `PD-2 ${LATER}` });
    place(volcano, 'PD-2@0,1r0');
    expect(volcano.view(null)).toMatchObject({ asked: 1, step: 'place' });
  });

  describe('PH25: with The Tower', () => {
    const on = `${rules} tower`;
    /** A has built a floor at 0,1, and B is on the start tile's road; A places a tile beside it. */
    function towers(figures = 'B road:0,0:E'): Game {
      const laid = { rules: on, board: `${START} TO-02@0,1r0 TO-03@0,2r0`, figures, draws: `BA-B BA-B BA-D ${LATER}` };
      const game = laidOut(laid);
      place(game, 'BA-B@0,3r0');
      act(game, 'floor 0,1');
      pass(game);
      place(game, 'BA-B@0,4r0');
      pass(game);
      if (game.step === 'phantom') pass(game);
      place(game, TILE);
      return game;
    }

    test('PH25: as the second figure also onto an open tower, wherever it stands; it builds no floor', () => {
      const game = towers();
      act(game, 'deploy meeple city:1,0:N');
      expect(offered(game)).toEqual([
        'climb phantom 0,1',
        'deploy phantom field:1,0:EL.WR',
        'deploy phantom field:1,0:ER.SL.SR.WL',
        'pass',
      ]);
      act(game, 'climb phantom 0,1');
      expect(standing(game)).toEqual(['B meeple road:0,0', 'A meeple city:1,0', 'A phantom top:0,1']);
      expect(game.asked).toBe(1);
    });

    test('PH25: not onto a tower that the first figure has closed, and as the one figure it excludes a second', () => {
      const game = towers();
      const alone = game.clone();
      act(game, 'climb meeple 0,1');
      expect(offered(game, 'climb')).toEqual([]);
      expect(game.step).toBe('phantom');
      act(alone, 'climb phantom 0,1');
      expect(alone.view(null)).toMatchObject({ asked: 1, step: 'place' });
    });

    test('PH5, PH41: after a floor, with or without a captured meeple; onto that very tower, too', () => {
      for (const line of ['floor 0,1', 'floor 0,2', 'capture 0,1 1 meeple road:0,0:E']) {
        const game = towers();
        act(game, line);
        expect([line, game.step, offered(game, 'climb phantom 0,1')]).toEqual([line, 'phantom', ['climb phantom 0,1']]);
      }
    });
  });

  test('FL25: if no meeple has flown, it may as the second figure', () => {
    const game = laidOut({ rules: `${rules} flying-machines`, draws: `FL-G ${LATER}` });
    place(game, 'FL-G@0,1r90');
    act(game, 'deploy meeple field:0,1');
    expect(offered(game)).toEqual(['fly phantom 0,1 N', 'pass']);
    act(game, 'fly phantom 0,1 N 1');
    act(game, 'deploy phantom city:0,0:N');
    expect(standing(game)).toEqual(['A meeple field:0,1', 'A phantom city:0,0']);
    expect(game.view(null)).toMatchObject({ asked: 1, step: 'place' });
  });

  test('FL25: after a flight, crashed or not; as the flier it is the one meeple', () => {
    const on = `${rules} flying-machines`;
    const flown = (figure: string, rolled: number): Game => {
      const game = laidOut({ rules: on, draws: `FL-G ${LATER}` });
      place(game, 'FL-G@0,1r90');
      act(game, `fly ${figure} 0,1 N ${rolled}`);
      if (game.step === 'landing') act(game, `deploy ${figure} city:0,0:N`);
      return game;
    };
    for (const rolled of [1, 3]) {
      expect(flown('meeple', rolled).step).toBe('phantom');
      expect(offered(flown('meeple', rolled))).toEqual(['deploy phantom field:0,1:NL.NR.EL.ER.SL.SR.WL.WR', 'pass']);
      expect(flown('phantom', rolled).view(null)).toMatchObject({ asked: 1, step: 'place' });
    }
  });
});

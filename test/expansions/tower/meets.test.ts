import { describe, expect, test } from 'vitest';
import { act, offered, pass, place, told } from '../../support/board.ts';
import { inside } from '../../support/inside.ts';
import { drawn } from '../../support/maps.ts';
import { game, LATER, prisonersOf, towersOf, turn } from './support.ts';

const BOARD = 'BA-D@0,0r0 TO-02@0,1r0 BA-B@0,2r0 BA-B@1,1r0';

describe('with the Abbot', () => {
  test('TW60: it can be taken, it cannot stand on a tower, and may be taken back in time', () => {
    const of = game({ board: BOARD, figures: 'B abbot monastery:0,2', rules: 'abbot' });
    place(of, 'BA-B@0,3r0');
    expect(offered(of, 'capture')).toEqual(['capture 0,1 1 abbot monastery:0,2']);
    act(of, 'floor 0,1');
    place(of, 'BA-B@0,4r0');
    expect(offered(of, 'climb')).toEqual(['climb meeple 0,1']);
    act(of, 'return abbot monastery:0,2');
    place(of, 'BA-B@0,5r0');
    expect(offered(of, 'capture')).toEqual([]);
  });

  test('TW61: a floor excludes taking back the abbot', () => {
    const of = game({ board: BOARD, figures: 'A abbot monastery:0,2', rules: 'abbot' });
    place(of, 'BA-B@0,3r0');
    expect(offered(of, 'return')).toHaveLength(1);
    act(of, 'floor 0,1');
    expect(of.asked).toBe(1);
  });
});

describe('with arrows', () => {
  test('TW62: neither 01 nor 02 reaches the top of a tower', () => {
    const arrows = (symbol: string) =>
      game({ board: 'BA-D@0,0r0 TO-02@0,1r0 TO-03@0,2r0', rules: 'arrows', draws: `BA-B BA-B ${symbol} ${LATER}` });
    for (const tile of ['AN-A', 'AN-D']) {
      const of = arrows(tile);
      turn(of, 'BA-B@0,3r0', 'floor 0,1');
      turn(of, 'BA-B@0,4r0', 'pass');
      const way = of.legalActions().find(({ type }) => type === 'place')!;
      of.play(way);
      while (of.step !== null && of.step !== 'meeple') of.play(of.legalActions()[0]!);
      expect(offered(of, 'deploy').filter((line) => line.includes('top:'))).toEqual([]);
    }
  });

  test('TW63: an extra turn is a turn of its own, with a ransom of its own', () => {
    const of = game({ board: BOARD, rules: 'arrows', draws: LATER });
    const { position } = inside(of);
    for (let i = 0; i < 2; i++)
      position.hold(position.deploy(0, 'meeple', position.segmentAt({ kind: 'monastery', x: 0, y: 2, at: '' })), 1);
    position.scores[0] = 9;
    turn(of, 'BA-B@0,3r0', 'ransom 1 meeple', 'pass');
    // As if an arrow had caused it.
    inside(of).passTurnTo(0);
    position.part = 'extra';
    for (const begin of inside(of).rules.hooks.turnBegins) begin(inside(of));
    place(of, 'BA-B@0,4r0');
    expect(offered(of, 'ransom')).toEqual(['ransom 1 meeple']);
  });
});

describe('with gifts', () => {
  test('TW64: no gift names a prisoner or a meeple on a tower', () => {
    const of = game({
      board: BOARD,
      rules: 'gifts',
      hands: 'A cash-out change-position, B synod',
      draws: `BA-B BA-B BA-B ${LATER}`,
    });
    if (of.step === 'gift') pass(of);
    turn(of, 'BA-B@0,3r0', 'floor 0,1');
    if (of.step === 'gift') pass(of);
    turn(of, 'BA-B@0,4r0', 'pass');
    if (of.step === 'gift') pass(of);
    turn(of, 'BA-B@0,5r0', 'climb meeple 0,1');
    if (of.step === 'gift') pass(of);
    turn(of, 'BA-B@0,6r0', 'pass');
    expect(offered(of, 'open')).toEqual([]);
  });

  test('TW65: to take a meeple brings no gift', () => {
    const of = game({ board: BOARD, figures: 'B monastery:0,2', rules: 'gifts', deck: 'synod synod synod' });
    const events = turn(of, 'BA-B@2,1r0', 'capture 0,1 1 meeple monastery:0,2');
    expect(events.some(({ type }) => `${type}`.includes('gift'))).toBe(false);
    expect(of.view(null).hands[0]!.counts).toEqual([0, 0]);
  });
});

describe('with maps, inns, river and others', () => {
  test('TW67: reach counts squares, whether there is something or not', () => {
    const of = game({ board: 'TO-02@0,0r0 BA-B@0,1r0 BA-B@1,1r0 BA-B@2,1r0 BA-B@2,0r0', figures: 'B monastery:2,0' });
    turn(of, 'BA-B@0,2r0', 'floor 0,0');
    place(of, 'BA-B@0,3r0');
    expect(offered(of, 'capture')).toEqual(['capture 0,0 1 meeple monastery:2,0']);
    // On a map without a square at 1,0 the tower reaches over the gap.
    const map = drawn(['S.##', '####']);
    const onMap = game({ map, board: 'TO-02@0,0r0', draws: 'BA-B BA-B BA-B BA-B BA-B BA-B' });
    turn(onMap, 'BA-B@0,1r0', 'floor 0,0');
    turn(onMap, 'BA-B@1,1r0', 'pass');
    turn(onMap, 'BA-B@2,1r0', 'pass');
    turn(onMap, 'BA-B@2,0r0', 'deploy meeple monastery:2,0');
    place(onMap, 'BA-B@3,0r0');
    expect(offered(onMap, 'capture')).toEqual(['capture 0,0 1 meeple monastery:2,0']);
  });

  test('TW74: with King and Robber nothing happens', () => {
    const of = game({ board: BOARD, figures: 'B monastery:0,2', rules: 'king-robber' });
    turn(of, 'BA-B@0,3r0', 'capture 0,1 1 meeple monastery:0,2');
    expect(prisonersOf(of)).toEqual(['A holds B meeple']);
    expect(of.view(null).pieces.filter(({ kind }) => kind === 'king')).toMatchObject([{ seat: null }]);
  });
});

describe('with shrines', () => {
  test('TW72: whose heretic is taken has no duel; the building is open again, to a portal for example', () => {
    const board = 'BA-D@0,0r0 TO-02@0,1r0 CU-01@0,2r0 BA-B@1,2r0';
    const figures = 'B monastery:0,2, A monastery:1,2';
    const of = game({ board, figures, rules: 'shrines princess-dragon', draws: `BA-E PD-W ${LATER}` });
    turn(of, 'BA-E@0,-1r180', 'capture 0,1 1 meeple monastery:0,2');
    of.play(of.legalActions()[0]!);
    expect(offered(of, 'deploy').filter((line) => line.includes('monastery:'))).toEqual([
      'deploy meeple monastery:0,2',
    ]);
  });
});

describe('with the Princess & the Dragon', () => {
  test('PD74, TW20: floor and prisoner first, the dragon after', () => {
    const of = game({
      board: BOARD,
      figures: 'B monastery:0,2',
      rules: 'princess-dragon',
      draws: `PD-2 PD-H ${LATER}`,
    });
    place(of, 'PD-2@2,1r0');
    if (of.step === 'meeple') pass(of);
    expect(of.view(null).drawn).toBe('PD-H');
    of.play(of.legalActions()[0]!);
    const events = act(of, 'capture 0,1 1 meeple monastery:0,2');
    // Seat 1 took its own meeple; then the dragon sets out.
    expect(events.slice(0, 2).map(({ type }) => type)).toEqual(['floor-built', 'returned']);
    expect(of.step).toBe('dragon');
  });

  test('PD75: a portal does not lead onto a tower', () => {
    const of = game({ board: BOARD, rules: 'princess-dragon', draws: `BA-B BA-B PD-W ${LATER}` });
    turn(of, 'BA-B@0,3r0', 'floor 0,1');
    turn(of, 'BA-B@0,4r0', 'pass');
    of.play(of.legalActions()[0]!);
    expect(offered(of, 'deploy').filter((line) => line.includes('top:'))).toEqual([]);
    expect(offered(of, 'climb')).toEqual(['climb meeple 0,1']);
  });

  test('PD18: the dragon eats a figure on a tower', () => {
    const of = game({ board: BOARD, rules: 'princess-dragon', draws: `BA-B BA-B PD-2 BA-B PD-H ${LATER}` });
    turn(of, 'BA-B@0,3r0', 'floor 0,1');
    turn(of, 'BA-B@0,4r0', 'climb meeple 0,1');
    place(of, 'PD-2@-1,1r0');
    if (of.step === 'meeple') pass(of);
    place(of, 'BA-B@0,5r0');
    pass(of);
    of.play(of.legalActions()[0]!);
    if (of.step === 'meeple') pass(of);
    // The dragon had no other way.
    const events = of.lastEvents;
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'returned', seat: 1, by: 'dragon', from: { kind: 'top', x: 0, y: 1, at: '' } }),
    );
    expect(towersOf(of)).toEqual(['0,1 1']);
  });

  test('TW53: a meeple may be put on a tower on the dragon’s tile', () => {
    const of = game({ board: BOARD, rules: 'princess-dragon' });
    turn(of, 'BA-B@0,3r0', 'floor 0,1');
    const { position, rules } = inside(of);
    const slot = rules.modules.findIndex((one) => one.switch === 'princess-dragon');
    position.slots[slot] = { dragon: position.grid.at(0, 1), visited: null, fairy: -1, beside: null };
    place(of, 'BA-B@0,4r0');
    expect(of.view(null).pieces[0]).toMatchObject({ kind: 'dragon', at: { x: 0, y: 1 } });
    expect(offered(of, 'climb')).toEqual(['climb meeple 0,1']);
  });

  test('PD26, TW23: the fairy may stand beside a meeple on a tower, and stays when it is taken', () => {
    const of = game({ board: 'BA-D@0,0r0 TO-02@0,1r0 TO-03@0,2r0', rules: 'princess-dragon' });
    turn(of, 'BA-B@0,3r0', 'floor 0,1');
    turn(of, 'BA-B@0,4r0', 'climb meeple 0,1');
    turn(of, 'BA-B@0,5r0', 'pass');
    turn(of, 'BA-B@0,6r0', 'fairy meeple top:0,1');
    const fairy = () => of.view(null).pieces.find(({ kind }) => kind === 'fairy')!;
    expect(fairy()).toMatchObject({ at: { x: 0, y: 1 }, beside: { seat: 1, on: { kind: 'top' } } });
    turn(of, 'BA-B@0,7r0', 'capture 0,2 1 meeple top:0,1');
    expect(fairy()).toMatchObject({ at: { x: 0, y: 1 } });
    expect(fairy().beside).toBeUndefined();
  });

  test('PD24, TW40: the fairy brings nothing for a meeple on a tower at the end', () => {
    const of = game({ board: 'BA-D@0,0r0 TO-02@0,1r0', rules: 'princess-dragon', draws: 'BA-B BA-B BA-B BA-B' });
    turn(of, 'BA-B@0,2r0', 'floor 0,1');
    turn(of, 'BA-B@0,3r0', 'climb meeple 0,1');
    turn(of, 'BA-B@0,4r0', 'pass');
    const events = turn(of, 'BA-B@0,5r0', 'fairy meeple top:0,1');
    expect(of.over).toBe(true);
    expect(told(events)).toEqual([]);
  });
});

describe('with the Phantom', () => {
  const held = (figures = '') =>
    game({ board: BOARD, figures: `B phantom monastery:1,1${figures}`, rules: 'phantom', seats: 2 });

  test('PH25, TW18, TW19: it is a prisoner as any, and a phantom that comes home by an exchange may follow at once', () => {
    const of = held(', A phantom monastery:0,2, A monastery:0,2');
    turn(of, 'BA-B@0,3r0', 'pass');
    turn(of, 'BA-B@0,4r0', 'capture 0,1 0 phantom monastery:0,2');
    turn(of, 'BA-B@0,5r0', 'pass');
    turn(of, 'BA-B@0,6r0', 'capture 0,1 0 meeple monastery:0,2');
    expect(prisonersOf(of)).toEqual(['B holds A phantom', 'B holds A meeple']);
    place(of, 'BA-B@0,7r0');
    act(of, 'capture 0,1 1 phantom monastery:1,1');
    expect(offered(of)).toEqual(['exchange 1 meeple', 'exchange 1 phantom']);
    act(of, 'exchange 1 phantom');
    expect(prisonersOf(of)).toEqual(['B holds A meeple']);
    expect([of.step, of.asked, offered(of, 'deploy phantom').length]).toEqual(['phantom', 0, 2]);
  });

  test('PH3, TW10: a ransomed phantom may follow the first figure', () => {
    const of = held(', A phantom monastery:0,2');
    turn(of, 'BA-B@0,3r0', 'pass');
    turn(of, 'BA-B@0,4r0', 'capture 0,1 0 phantom monastery:0,2');
    inside(of).position.scores[0] = 3;
    turn(of, 'BA-B@0,5r0', 'ransom 1 phantom', 'deploy meeple monastery:0,5');
    expect([of.step, offered(of, 'deploy')]).toEqual(['phantom', ['deploy phantom field:0,5:NL.NR.EL.ER.SL.SR.WL.WR']]);
  });
});

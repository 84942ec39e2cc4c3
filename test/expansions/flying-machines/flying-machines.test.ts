import { describe, expect, test } from 'vitest';
import { Game, type GameEvent, type GameRecord, TILE_DESIGNS } from '../../../src/engine/index.ts';
import { verifyRecord } from '../../../tools/verify/verify.ts';
import { act, laidOut, moveOf, offered, pass, place, refuses, START, told } from '../../support/board.ts';
import { setupOf } from '../../support/games.ts';
import { drawn, largeCity } from '../../support/maps.ts';

const rules = 'flying-machines';
const LATER = 'BA-B BA-B BA-B BA-B';
/** Monasteries in fields. */
const meadow = (squares: string): string => squares.replaceAll(/\S+/g, 'BA-B@$&r0');
/** South of the start tile and pointing at it: a city that is open to the north, and a road. */
const SOUTH = 'FL-G@0,1r90';

const ofType = <Type extends GameEvent['type']>(events: readonly GameEvent[], type: Type) =>
  events.filter((event): event is Extract<GameEvent, { type: Type }> => event.type === type);
/** `A meeple 0,0`: a figure that flew in vain, and to where. */
const crashes = (events: readonly GameEvent[]): string[] =>
  ofType(events, 'crashed').map(({ seat, figure, at }) => `${'ABCDEF'[seat]} ${figure} ${at.x},${at.y}`);
const standing = (game: Game): string[] =>
  game.view(null).figures.map(({ seat, figure, on }) => `${'ABCDEF'[seat]} ${figure} ${on.kind}:${on.x},${on.y}`);

/** A game with flights from the south to the start tile. */
function southward(laid: Parameters<typeof laidOut>[0] = {}): Game {
  const game = laidOut({ rules, draws: `FL-G ${LATER}`, ...laid });
  place(game, SOUTH);
  return game;
}

describe('tiles', () => {
  test('FL1: eight tiles, five with a straight and three with a diagonal machine, one with a garden', () => {
    const designs = TILE_DESIGNS.filter(({ set }) => set === 'flying-machines');
    const count = (of: (typeof designs)[number][]): number => of.reduce((sum, one) => sum + one.count, 0);
    expect(count(designs)).toBe(8);
    expect(count(designs.filter(({ marks }) => marks.includes('machine-straight')))).toBe(5);
    expect(count(designs.filter(({ marks }) => marks.includes('machine-diagonal')))).toBe(3);
    expect(designs.filter(({ garden }) => garden).map(({ id }) => id)).toEqual(['FL-H']);
    for (const { marks, heading } of designs) expect(heading).toHaveLength(marks.includes('machine-straight') ? 1 : 2);
  });

  test.each([
    ['FL-G', 0, 'W'],
    ['FL-G', 90, 'N'],
    ['FL-G', 180, 'E'],
    ['FL-G', 270, 'S'],
    ['FL-H', 0, 'NW'],
    ['FL-H', 90, 'NE'],
    ['FL-H', 180, 'SE'],
    ['FL-H', 270, 'SW'],
  ])('FL1: the machine turns with its tile: %s by %i', (tile, rotation, heading) => {
    const game = laidOut({ rules, draws: `${tile} ${LATER}` });
    place(game, `${tile}@0,1r${rotation}`);
    expect(offered(game, 'fly')).toEqual([`fly meeple 0,1 ${heading}`]);
  });

  test('FL1: a tile of fields alone can be turned four ways, since its machine is', () => {
    const game = laidOut({ rules, draws: `FL-G ${LATER}` });
    const view = game.view(0);
    expect(view.placements.filter(({ x, y }) => x === 0 && y === 1)).toHaveLength(4);
  });

  test('FL1: without the rule its tiles are tiles like any others', () => {
    const game = laidOut({ draws: `FL-G ${LATER}` });
    place(game, SOUTH);
    expect(offered(game)).toEqual(['deploy meeple field:0,1:NL.NR.EL.ER.SL.SR.WL.WR', 'pass']);
  });
});

describe('a flight', () => {
  test('FL3, FL5: excludes all other placing; it lands on a road or city of that tile, never in a field', () => {
    const game = southward();
    expect(offered(game)).toEqual(['deploy meeple field:0,1:NL.NR.EL.ER.SL.SR.WL.WR', 'fly meeple 0,1 N', 'pass']);
    expect(act(game, 'fly meeple 0,1 N 1')).toMatchObject([
      { type: 'flew', seat: 0, figure: 'meeple', rolled: 1, direction: 'N', to: { x: 0, y: 0 } },
    ]);
    expect(game.view(null)).toMatchObject({ asked: 0, step: 'landing', drawn: null });
    expect(offered(game)).toEqual(['deploy meeple city:0,0:N', 'deploy meeple road:0,0:E.W']);
    act(game, 'deploy meeple city:0,0:N');
    expect(standing(game)).toEqual(['A meeple city:0,0']);
    expect(game.view(null)).toMatchObject({ asked: 1, step: 'place' });
  });

  test('FL3: the die shows one, two and three, each about as often', () => {
    const counts = [0, 0, 0];
    for (let seed = 0; seed < 150; seed++) {
      const setup = setupOf({
        seed: `die ${seed}`,
        switches: ['flying-machines'],
        prepared: { draws: ['FL-G'], only: true },
      });
      const game = Game.start(setup);
      game.play({ type: 'place', x: 0, y: 1, rotation: 90 });
      const [flew] = ofType(game.play(moveOf(game, 'fly meeple 0,1 N') as never), 'flew');
      counts[flew!.rolled - 1]! += 1;
    }
    for (const count of counts) expect(count).toBeGreaterThan(30);
  });

  test('FL4: squares are counted, and tiles between do not matter', () => {
    const board = `${START} ${meadow('1,1 2,1 2,0 3,0')}`;
    const game = laidOut({ rules, board: board.replace('BA-B@2,0r0', 'BA-B@3,1r0'), draws: `FL-G ${LATER}` });
    place(game, 'FL-G@0,1r180');
    act(game, 'fly meeple 0,1 E 3');
    expect(standing(game)).toEqual(['A meeple monastery:3,1']);
    const over = laidOut({ rules, board: `${START} ${meadow('0,1 0,2 1,2 2,2 3,2 3,1')}`, draws: `FL-G ${LATER}` });
    place(over, 'FL-G@0,3r0');
    expect(crashes(act(over, 'fly meeple 0,3 W 1'))).toEqual(['A meeple -1,3']);
    const empty = laidOut({ rules, board: `${START} ${meadow('0,1 1,1 2,1 3,1 3,2 3,3')}`, draws: `FL-G ${LATER}` });
    place(empty, 'FL-G@0,2r180');
    // 1,2 and 2,2 are empty.
    act(empty, 'fly meeple 0,2 E 3');
    expect(standing(empty)).toEqual(['A meeple monastery:3,2']);
  });

  test('FL5: occupied or not, by whomever', () => {
    const game = southward({ figures: 'B city:0,0:N, A road:0,0:E' });
    act(game, 'fly meeple 0,1 N 1');
    expect(offered(game)).toEqual(['deploy meeple city:0,0:N', 'deploy meeple road:0,0:E.W']);
  });

  test('FL5, FL7: a feature that this very tile has finished is finished', () => {
    const board = meadow('0,0 -1,-1 0,-1 1,-1 -1,0 -1,1 0,1 1,1');
    const game = laidOut({ rules, board, figures: 'B monastery:0,0', draws: `FL-G ${LATER}` });
    place(game, 'FL-G@1,0r0');
    const events = act(game, 'fly meeple 1,0 W 1');
    expect(crashes(events)).toEqual(['A meeple 0,0']);
    expect(told(events)).toEqual(['B monastery 9']);
  });

  test('FL6, FL43: a meeple that can land must, and a single place is taken at once', () => {
    const game = southward();
    act(game, 'fly meeple 0,1 N 1');
    refuses(game, 'pass');
    const single = laidOut({ rules, board: `${START} ${meadow('1,1')}`, draws: `FL-G ${LATER}` });
    place(single, 'FL-G@0,1r180');
    const events = act(single, 'fly meeple 0,1 E 1');
    expect(ofType(events, 'forced')).toMatchObject([
      { seat: 0, action: { type: 'deploy', on: { kind: 'monastery' } } },
    ]);
    expect(single.view(null).asked).toBe(1);
    expect(single.record.actions).toEqual(['place 0,1 180', 'fly meeple 0,1 E 1']);
  });

  test('FL7: on a square without a tile, or with fields alone, the meeple comes back and no other is placed', () => {
    for (const rolled of [2, 3]) {
      const game = southward();
      expect(crashes(act(game, `fly meeple 0,1 N ${rolled}`))).toEqual([`A meeple 0,${1 - rolled}`]);
      expect(game.view(null)).toMatchObject({ asked: 1, step: 'place', figures: [] });
      expect(game.view(null).supply[0]).toMatchObject({ meeple: 7 });
    }
    const fields = laidOut({ rules, board: `${START} FL-G@0,1r0`, draws: `FL-H ${LATER}` });
    place(fields, 'FL-H@1,2r0'.replace('1,2', '0,2'));
    expect(crashes(act(fields, 'fly meeple 0,2 NW 1'))).toEqual(['A meeple -1,1']);
    const bare = laidOut({ rules, board: `${START} FL-G@0,1r0`, draws: `FL-G ${LATER}` });
    place(bare, 'FL-G@0,2r90');
    expect(crashes(act(bare, 'fly meeple 0,2 N 1'))).toEqual(['A meeple 0,1']);
  });

  test('FL8: every kind of meeple flies, builder and pig never; the place to land has to suit it', () => {
    const all = `${rules} abbot large-meeple builders pigs`;
    const game = southward({ rules: all, figures: 'A field:0,0:ER' });
    expect(offered(game, 'fly').sort()).toEqual(['fly abbot 0,1 N', 'fly large 0,1 N', 'fly meeple 0,1 N']);
    expect(crashes(act(game, 'fly abbot 0,1 N 1'))).toEqual(['A abbot 0,0']);
    const bare = southward({ figures: Array.from({ length: 7 }, () => 'A road:0,0:E').join(', ') });
    expect(offered(bare, 'fly')).toEqual([]);
  });

  test('FL11, FLP2: several meeples on one monastery: those that tie score in full, a large meeple has two votes', () => {
    for (const [figure, scores] of [
      ['meeple', ['A monastery 9', 'B monastery 9']],
      ['large', ['A monastery 9']],
    ] as const) {
      const board = meadow('0,0 -1,-1 0,-1 1,-1 -1,0 1,0 -1,1');
      const game = laidOut({
        rules: `${rules} large-meeple`,
        board,
        figures: 'B monastery:0,0',
        draws: `FL-G ${LATER}`,
      });
      place(game, 'FL-G@2,0r0');
      act(game, `fly ${figure} 2,0 W 2`);
      place(game, 'BA-B@0,1r0');
      pass(game);
      place(game, 'BA-B@1,1r0');
      expect(told(pass(game))).toEqual(scores);
    }
  });

  test('FL12: the landing scores nothing, extends nothing and gives no second part', () => {
    const game = southward({ rules: `${rules} builders`, figures: 'A road:0,0:E, A builder road:0,0:E' });
    act(game, 'fly meeple 0,1 N 1');
    expect(told(act(game, 'deploy meeple road:0,0:E'))).toEqual([]);
    expect(game.view(null)).toMatchObject({ asked: 1, part: 'own' });
  });

  test('FLP1: a machine at 4,4 that points north-west and a three: 1,1', () => {
    const board = meadow('1,1 2,1 3,1 4,1 4,2 4,3');
    const game = laidOut({ rules, board, draws: `FL-H ${LATER}` });
    place(game, 'FL-H@4,4r0');
    expect(act(game, 'fly meeple 4,4 NW 3')).toMatchObject([{ to: { x: 1, y: 1 } }, { type: 'forced' }, {}, {}, {}]);
    expect(standing(game)).toEqual(['A meeple monastery:1,1']);
  });
});

describe('with arrows', () => {
  const on = `${rules} arrows`;

  test('FL20: 02 places nobody on a flying machine', () => {
    const board = `${START} AN-G@0,-1r180 FL-G@0,1r90`;
    const game = laidOut({ rules: on, board, draws: `BA-B ${LATER}` });
    place(game, 'BA-B@0,-2r0');
    expect(game.view(null).arrow).toMatchObject({ symbol: 'place-anywhere' });
    expect(offered(game, 'fly')).toEqual([]);
  });

  test('FL21: a flier may be the third, and 01 counts the figures that stand there afterwards', () => {
    const board = `${START} AN-C@1,0r0`;
    const both = southward({ rules: on, board, figures: 'A road:0,0:E, A road:0,0:E' });
    act(both, 'fly meeple 0,1 N 1');
    act(both, 'deploy meeple road:0,0:E');
    expect(standing(both)).toHaveLength(3);
    for (const [flies, places] of [
      [false, ['deploy meeple road:0,0:E.W']],
      [true, []],
    ] as const) {
      const game = southward({ rules: on, board, figures: 'A road:0,0:E' });
      if (flies) {
        act(game, 'fly meeple 0,1 N 1');
        act(game, 'deploy meeple road:0,0:E');
      } else pass(game);
      place(game, 'BA-B@0,2r0');
      pass(game);
      place(game, 'BA-B@1,-1r0');
      expect(game.view(null).arrow).toMatchObject({ symbol: 'add-meeple' });
      expect(offered(game, 'deploy meeple road')).toEqual(places);
    }
  });
});

describe('with the abbot', () => {
  const on = `${rules} abbot`;
  const board = `${START} BA-Eg@0,-1r180`;
  const northward = (figures = ''): Game => {
    const game = laidOut({ rules: on, board, figures, draws: `FL-G ${LATER}` });
    place(game, 'FL-G@0,-2r270');
    return game;
  };

  test('FL22: he flies to a garden that others may be on; a meeple does not', () => {
    const game = northward('B abbot garden:0,-1');
    act(game, 'fly abbot 0,-2 S 1');
    expect(standing(game)).toEqual(['B abbot garden:0,-1', 'A abbot garden:0,-1']);
    expect(crashes(act(northward(), 'fly meeple 0,-2 S 1'))).toEqual(['A meeple 0,-1']);
  });

  test('FL23: abbots who share a garden are each taken back for its value; else they tie', () => {
    const game = northward('B abbot garden:0,-1');
    act(game, 'fly abbot 0,-2 S 1');
    place(game, 'BA-B@0,1r0');
    expect(told(act(game, 'return abbot garden:0,-1'))).toEqual(['B garden.incomplete 3']);
    place(game, 'BA-B@0,2r0');
    expect(told(act(game, 'return abbot garden:0,-1'))).toEqual(['A garden.incomplete 3']);
    const final = laidOut({ rules: on, board, figures: 'B abbot garden:0,-1', draws: 'FL-G' });
    place(final, 'FL-G@0,-2r270');
    expect(told(act(final, 'fly abbot 0,-2 S 1'))).toEqual(['A garden.incomplete 3', 'B garden.incomplete 3']);
  });

  test('FL24: a flight excludes placing him and taking him back', () => {
    const game = northward('A abbot garden:0,-1');
    expect(offered(game)).toEqual(expect.arrayContaining(['fly meeple 0,-2 S', 'return abbot garden:0,-1']));
    act(game, 'fly meeple 0,-2 S 3');
    expect(game.view(null)).toMatchObject({ asked: 1, step: 'place' });
  });
});

describe('with others', () => {
  test('FL26: a landing brings no gift', () => {
    const game = laidOut({
      rules: `${rules} gifts`,
      deck: 'synod take-2',
      figures: 'B city:0,0:N',
      draws: `FL-G ${LATER}`,
    });
    place(game, SOUTH);
    const events = [...act(game, 'fly meeple 0,1 N 1'), ...act(game, 'deploy meeple city:0,0:N')];
    expect(ofType(events, 'gift-received')).toEqual([]);
  });

  test('FL28: off the map, and on a printed square, no tile lies', () => {
    const map = drawn(['S##', '#C#', '###'], { largeCities: [largeCity('town', [[1, 1], 'CFCF', 2])] });
    for (const [rotation, heading, square] of [
      [0, 'W', '-1,1'],
      [180, 'E', '1,1'],
    ] as const) {
      const game = laidOut({ rules, map, board: START, draws: `FL-G ${LATER}` });
      place(game, `FL-G@0,1r${rotation}`);
      expect(crashes(act(game, `fly meeple 0,1 ${heading} 1`))).toEqual([`A meeple ${square}`]);
    }
  });

  test('FL29: not onto the dragon’s tile; a portal reaches no machine elsewhere; a shrine is as good as a monastery', () => {
    const on = `${rules} princess-dragon`;
    for (const [ruled, crashed] of [
      [on, ['B meeple 1,0']],
      [rules, []],
    ] as const) {
      const game = laidOut({ rules: ruled, draws: `PD-3 FL-G ${LATER}` });
      place(game, 'PD-3@1,0r0');
      if (game.step === 'meeple') pass(game);
      place(game, 'FL-G@1,1r90');
      expect(crashes(act(game, 'fly meeple 1,1 N 1'))).toEqual(crashed);
    }
    const shrine = laidOut({ rules: `${rules} shrines`, board: `${START} CU-01@1,1r0`, draws: `FL-G ${LATER}` });
    place(shrine, 'FL-G@0,1r180');
    act(shrine, 'fly meeple 0,1 E 1');
    expect(shrine.view(null).figures).toMatchObject([{ on: { kind: 'monastery', called: 'shrine' } }]);
    const portal = laidOut({ rules: on, board: `${START} ${SOUTH}`, draws: `PD-R ${LATER}` });
    portal.play(portal.legalActions()[0]!);
    expect(portal.step).toBe('meeple');
    expect(offered(portal, 'fly')).toEqual([]);
  });
});

describe('chance', () => {
  /** A game with chance from its seed, up to a flight. */
  function thrown(): { readonly record: GameRecord; readonly line: string } {
    const setup = setupOf({
      seed: 'thrown',
      sets: ['base', 'flying-machines'],
      switches: ['fields', 'flying-machines'],
    });
    const game = Game.start(setup);
    for (;;) {
      const fly = game.legalActions().find(({ type }) => type === 'fly');
      game.play(fly ?? game.legalActions()[0]!);
      if (fly) return { record: game.record, line: game.record.actions.findLast((one) => one.startsWith('fly'))! };
    }
  }

  test('FL40: the line of the record says how the die fell; any other fall is refused, and verified games say so', () => {
    const { record, line } = thrown();
    expect(line).toMatch(/^fly meeple -?\d+,-?\d+ [NESW]{1,2} [123]$/);
    expect(Game.of(record).record).toEqual(record);
    expect(verifyRecord(record, null).replay.kind).toBe('replayed');
    const at = record.actions.indexOf(line);
    for (const rolled of ['1', '2', '3'].filter((one) => !line.endsWith(one))) {
      const forged = { ...record, actions: record.actions.with(at, line.replace(/\d$/, rolled)) };
      expect(() => Game.of(forged)).toThrow('not-legal');
      expect(verifyRecord(forged, null).replay).toMatchObject({ kind: 'refused', action: at });
    }
  });

  test('FL41: nobody looks ahead: an imagined game, and a game that may be taken back, stop before the die is thrown', () => {
    for (const looked of ['imagine', 'beforeDraw'] as const) {
      const game = southward();
      const copy = looked === 'imagine' ? game.imagine(0) : game.beforeDraw();
      expect(copy.play({ ...game.legalActions().find(({ type }) => type === 'fly')! })).toEqual([]);
      expect([copy.asked, copy.over, copy.stoppedBefore]).toEqual([null, false, 'chance']);
      expect(game.asked).toBe(0);
    }
    const passed = southward().beforeDraw();
    passed.play({ type: 'pass' });
    expect(passed.stoppedBefore).toBe('draw');
  });

  test('FL42: a player who resigns in the air keeps the meeple, and the turn goes on', () => {
    const game = southward({ seats: 3 });
    act(game, 'fly meeple 0,1 N 1');
    game.resign(0);
    expect(game.view(null)).toMatchObject({ asked: 1, step: 'place', figures: [] });
    expect(game.view(null).supply[0]).toMatchObject({ meeple: 7 });
  });
});

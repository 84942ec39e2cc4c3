import { describe, expect, test } from 'vitest';
import { commitmentOf, Game, type Setup, TILE_DESIGNS } from '../../../src/engine/index.ts';
import { ANIMALS } from '../../../src/expansions/big-top/vocabulary.ts';
import { verifyRecord } from '../../../tools/verify/verify.ts';
import { act, finalScores, offered, pass, place, scored, told } from '../../support/board.ts';
import { setupOf } from '../../support/games.ts';
import { inside } from '../../support/inside.ts';
import { game, LATER, pyramids, shownIn, tentOf, turn } from './support.ts';

const designs = TILE_DESIGNS.filter(({ set }) => set === 'under-the-big-top');
const count = (some: typeof designs): number => some.reduce((sum, one) => sum + one.count, 0);
/** Monasteries below the start tile; the tent comes to -1,1 first, and to 2,1 next. */
const BOARD = 'BA-D@0,0r0 BA-B@0,1r0 BA-B@1,1r0 BA-B@0,2r0 BA-B@1,2r0';
const FIRST = 'BT-10@-1,1r0';
const NEXT = 'BT-06@2,1r0';
const DRAWS = `BT-10 BT-06 BT-08 ${LATER}`;

/** A game with the tent at -1,1: it is B's turn, who places the next circus tile. */
function tented(laid: Parameters<typeof game>[0] = {}): Game {
  const of = game({ board: BOARD, draws: DRAWS, animals: ['bear', 'elephant', 'flea'], ...laid });
  turn(of, FIRST, 'pass');
  return of;
}

describe('the box', () => {
  test('BT1, BT80: 20 tiles, 12 with a circus and 8 with a pyramid; two have a garden', () => {
    expect(count(designs)).toBe(20);
    expect(count(designs.filter(({ marks }) => marks.includes('circus')))).toBe(12);
    const pyramids = designs.filter(({ marks }) => marks.includes('pyramid'));
    expect(count(pyramids)).toBe(8);
    expect(pyramids.every(({ top, topCalled }) => top && topCalled === 'pyramid')).toBe(true);
    expect(count(designs.filter(({ garden }) => garden))).toBe(2);
  });

  test('BT1: 16 tokens, one tent and one ringmaster for each player', () => {
    const of = game({ seats: 3 });
    const { animals, pieces, supply } = of.view(1);
    expect(animals).toEqual({ elephant: 1, tiger: 2, bear: 3, seal: 5, monkey: 4, flea: 1 });
    expect(pieces).toEqual([{ kind: 'tent', seat: null, count: 1, single: true }]);
    expect(supply.map(({ ringmaster }) => ringmaster)).toEqual([1, 1, 1]);
  });
});

describe('the tent', () => {
  test('BT10, BT11: the first circus tile gets it; the other features of the tile are open as usual', () => {
    const of = game({ draws: `BT-06 ${LATER}` });
    expect(tentOf(of)).toBe('');
    const events = place(of, 'BT-06@0,1r0');
    expect(events.at(-1)).toEqual({ type: 'tent-pitched', from: null, to: { x: 0, y: 1 } });
    expect(tentOf(of)).toBe('0,1');
    expect(of.placesOn({ x: 0, y: 1 }).map(({ kind }) => kind)).toEqual(['road', 'field']);
    expect(offered(of, 'deploy')).toEqual([
      'deploy meeple field:0,1:NL.NR.EL.ER.SL.SR.WL.WR',
      'deploy meeple road:0,1:S',
      'deploy ringmaster field:0,1:NL.NR.EL.ER.SL.SR.WL.WR',
      'deploy ringmaster road:0,1:S',
    ]);
    expect(shownIn(pass(of))).toEqual([]);
  });

  test('BT12, BT83, BTP1: at the next one the animal is shown, each meeple around scores, and the tent moves on', () => {
    const of = tented({ seats: 3, figures: 'A monastery:0,1, A field:0,0:SL, B monastery:0,2, C monastery:1,2' });
    const events = turn(of, NEXT, 'pass');
    expect(shownIn(events)).toEqual(['bear at -1,1']);
    expect(told(events)).toEqual(['A big-top 10', 'B big-top 5']);
    expect(scored(events)[0]).toMatchObject({ on: null, working: [{ of: 'meeples-around', count: 2, each: 5 }] });
    expect(events.find(({ type }) => type === 'tent-pitched')).toMatchObject({
      from: { x: -1, y: 1 },
      to: { x: 2, y: 1 },
    });
    expect(tentOf(of)).toBe('2,1');
    expect(of.view(null).animals).toMatchObject({ bear: 2, elephant: 1 });
  });

  test('BT12, BT14: it is scored after features, whose meeples have gone home, and counts the meeple just placed', () => {
    const north = tented({ draws: `BT-10 BT-10 ${LATER}`, figures: 'A city:0,0:N' });
    expect(told(turn(north, 'BT-10@0,-1r180', 'pass'))).toEqual(['A city 4']);
    const own = tented({ draws: `BT-10 BT-13 ${LATER}` });
    expect(told(turn(own, 'BT-13@-1,0r180', 'deploy meeple city:-1,0:S'))).toEqual(['B city 4']);
    const stays = tented();
    expect(told(turn(stays, 'BT-06@-2,1r0', 'deploy meeple road:-2,1:S'))).toEqual(['B big-top 5']);
  });

  test('BT13, BT69: every meeple counts once by its tile, and special figures do not', () => {
    const of = tented({
      rules: 'large-meeple abbot builders pigs tower hills-sheep',
      figures:
        'A large field:0,0:SL, A pig field:0,0:SL, A road:0,0:E, A builder road:0,0:E, B abbot monastery:0,2, B ringmaster monastery:0,1',
    });
    const { position } = inside(of);
    position.deploy(0, 'shepherd', position.segmentAt(of.placesOn({ x: 0, y: 2 })[0]!));
    expect(told(turn(of, NEXT, 'pass'))).toEqual(['A big-top 10', 'B big-top 10']);
  });

  test('BT13: acrobats and meeples on towers count', () => {
    const of = tented({
      board: `${BOARD} ${pyramids('-1,2')} TO-02@-2,2r0`,
      rules: 'tower',
      draws: `BT-10 BA-B BA-B BT-06 ${LATER}`,
    });
    turn(of, 'BA-B@0,3r0', 'acrobat meeple -1,2');
    turn(of, 'BA-B@-2,3r0', 'floor -2,2');
    const { position } = inside(of);
    position.deploy(1, 'meeple', position.segmentAt({ kind: 'top', x: -2, y: 2, at: '' }));
    expect(told(turn(of, NEXT, 'pass'))).toEqual(['B big-top 10']);
  });

  test.each([
    ['monastery:0,1', ['B road 3', 'B big-top 4']],
    ['monastery:1,0', ['B road 3']],
  ])('BT14, AM77: a wagon counts where it drove to: %s', (to, points) => {
    const board = `${BOARD} BA-A@1,0r90`;
    const of = game({ rules: 'abbey-mayor', board, figures: 'B wagon road:0,0:W', draws: DRAWS, animals: ['seal'] });
    turn(of, 'BT-10@-1,1r180', 'pass');
    const events = turn(of, 'BT-06@-1,0r270', 'pass');
    expect([of.step, of.asked, shownIn(events)]).toEqual(['wagon', 1, []]);
    expect(told([...events, ...act(of, `drive ${to}`)])).toEqual(points);
  });

  test('BT86: a second part moves it again, and so does the last tile of the game', () => {
    const of = tented({
      draws: `BT-10 BT-08 BT-06`,
      figures: 'B road:0,0:E, B builder road:0,0:E, A monastery:0,1, A monastery:1,2',
      rules: 'builders',
    });
    const first = turn(of, 'BT-08@1,0r0', 'pass');
    expect([shownIn(first), told(first)]).toEqual([['bear at -1,1'], ['A big-top 5', 'B big-top 5']]);
    expect([tentOf(of), of.view(null).part]).toEqual(['1,0', 'second']);
    const last = turn(of, NEXT, 'pass');
    expect([shownIn(last), tentOf(of)]).toEqual([['elephant at 1,0', 'flea at 2,1'], '2,1']);
    expect(told(last).filter((line) => line.includes('big-top'))).toEqual([
      'A big-top 7',
      'B big-top 7',
      'A big-top 1',
    ]);
  });

  test('BT40, BT41: at the end it is scored once more, after the features, whose meeples still stand', () => {
    const of = game({ board: BOARD, draws: 'BT-10', animals: ['tiger'], figures: 'A monastery:0,1, B field:0,2:NL' });
    const events = turn(of, FIRST, 'deploy meeple city:-1,1:N');
    expect(told(events)).toEqual(['A monastery.incomplete 6', 'A city.incomplete 1', 'A big-top 12', 'B big-top 6']);
  });

  test('BT40: without a circus tile there is no tent to score', () => {
    expect(finalScores({ rules: 'big-top', figures: 'A city:0,0:N' })).toEqual([1, 0]);
  });

  test('BT67: a circus tile laid out as a start tile gets no tent', () => {
    const of = game({ board: 'BA-D@0,0r0 BT-06@0,1r0', draws: `BT-10 BA-B ${LATER}` });
    expect(tentOf(of)).toBe('');
    const events = turn(of, 'BT-10@1,1r0', 'pass');
    expect([tentOf(of), shownIn(events)]).toEqual(['1,1', []]);
  });

  test('BT52: meeples of a seat that has resigned score as all others', () => {
    const of = tented({ seats: 3, figures: 'A monastery:0,1' });
    of.resign(0);
    expect(told(turn(of, NEXT, 'pass'))).toEqual(['A big-top 5']);
  });

  test('BT61: an abbot counts, but not if it is taken back', () => {
    const laid = { rules: 'abbot', figures: 'B abbot monastery:0,1' };
    expect(told(turn(tented(laid), NEXT, 'pass'))).toEqual(['B big-top 5']);
    expect(told(turn(tented(laid), NEXT, 'return abbot monastery:0,1'))).toEqual(['B monastery.incomplete 6']);
  });
});

describe('its animals are left to chance', () => {
  const setup: Setup = setupOf({
    seats: 2,
    sets: ['base', 'under-the-big-top'],
    switches: ['fields', 'big-top'],
    seed: 'animals',
  });

  /** Plays until the tent has moved, and returns what the last action told. */
  function played(of: Game, moves = 1): string[] {
    const shown: string[] = [];
    for (let at = 0; of.asked !== null && shown.length < moves; at++) {
      const legal = of.legalActions();
      shown.push(...shownIn(of.play(legal[at % legal.length]!)));
    }
    return shown;
  }

  test('BT15, BT84: nobody knows the next one; views tell how many of each are left', () => {
    const of = Game.start(setup);
    const animal = played(of)[0]!.split(' ')[0] as 'bear';
    const all = { elephant: 1, tiger: 2, bear: 3, seal: 5, monkey: 4, flea: 1 };
    for (const reader of [null, 0, 1]) expect(of.view(reader).animals).toEqual({ ...all, [animal]: all[animal] - 1 });
  });

  test('BT51: the seed decides; verify repeats it, and the record has no line for it', () => {
    const of = Game.start(setup);
    const shown = played(of, 13);
    expect(shown).toHaveLength(12);
    expect(of.over).toBe(true);
    const { record } = of;
    expect(record.actions.join()).not.toMatch(/elephant|tiger|bear|seal|monkey|flea/);
    const verified = verifyRecord(record, commitmentOf(setup.seed));
    expect(verified).toMatchObject({ isAsPublished: true, isLeftToChance: true });
    const again = verified.replay.kind === 'replayed' ? verified.replay.game : null;
    expect([again?.scores, again?.view(null).animals]).toEqual([of.scores, of.view(null).animals]);
    const other = Game.start({ ...setup, seed: 'other animals' });
    expect(played(other, 13)).not.toEqual(shown);
    // Animals that were chosen by hand, and those of another seed.
    const chosen = { ...record, setup: { ...setup, prepared: { animals: ['elephant'] } } } as const;
    expect(verifyRecord(chosen, commitmentOf(setup.seed))).toMatchObject({ isLeftToChance: false });
    expect(verifyRecord(other.record, commitmentOf(setup.seed))).toMatchObject({ isAsPublished: false });
  });

  test('BT84: when all tokens of doubled sets have been shown, all are shuffled again', () => {
    const of = Game.start({ ...setup, copies: 2 });
    const { animals } = of.view(null);
    const shown = played(of, 16).map((line) => line.split(' ')[0]);
    expect(Object.fromEntries(ANIMALS.map((one) => [one, shown.filter((animal) => animal === one).length]))).toEqual(
      animals,
    );
    expect(of.view(null).animals).toEqual(animals);
    const [next] = played(of)[0]!.split(' ') as ['bear'];
    expect(of.view(null).animals).toEqual({ ...animals, [next]: animals![next] - 1 });
  });

  test('BT51: a turn that may be taken back stops before the animal is shown, and so does an imagined one', () => {
    for (const look of ['beforeDraw', 'imagine'] as const) {
      const of = tented({ figures: 'A monastery:0,1' })[look]();
      const events = turn(of, NEXT, 'pass');
      expect([events.map(({ type }) => type), of.stoppedBefore, of.asked]).toEqual([['placed'], 'chance', null]);
      expect([of.scores, tentOf(of)]).toEqual([[0, 0], '-1,1']);
    }
    const first = game({ board: BOARD, draws: DRAWS }).beforeDraw();
    turn(first, FIRST, 'pass');
    expect(first.stoppedBefore).toBe('draw');
  });

  test('BT51: who thinks ahead expects the average, whatever comes', () => {
    for (const animals of [['elephant'], ['flea']] as const) {
      const of = tented({ animals, figures: 'A monastery:0,1' });
      // 8 of the monastery and 4 for the meeple by the tent.
      expect(of.standings()).toEqual([6 + 4, 0]);
      expect(of.imagine(0).standings()).toEqual([6 + 4, 0]);
    }
  });
});

test('BT89: gold may lie on a circus tile and on an acrobat tile', () => {
  const of = tented({ rules: 'goldmines', board: `${BOARD} ${pyramids('-2,1')}`, draws: `BT-10 GO-G ${LATER}` });
  place(of, 'GO-G@-2,0r0');
  expect(offered(of, 'gold')).toEqual(['gold -1,1', 'gold -2,1']);
});

import { describe, expect, test } from 'vitest';
import { Game, type GameEvent, TILE_DESIGNS } from '../../../src/engine/index.ts';
import {
  act,
  deploy,
  deployable,
  finalScores,
  laidOut,
  offered,
  pass,
  place,
  placeable,
  START,
  told,
} from '../../support/board.ts';
import { drawn } from '../../support/maps.ts';

const rules = 'shrines';
const LATER = 'BA-V BA-V BA-V';

/** All tiles but one around 0,0 and 1,0. */
const AROUND = 'BA-V@-1,-1r90 BA-E@0,-1r0 BA-V@1,-1r180 BA-V@-1,1r0 BA-E@0,1r180 BA-V@1,1r270 BA-E@2,0r90';
/** The tile that finishes the building on 0,0. */
const LAST = 'BA-E@-1,0r270';
const SHRINE_FIRST = `CU-01@0,0r0 BA-B@1,0r0 ${AROUND}`;
const MONASTERY_FIRST = `BA-B@0,0r0 CU-01@1,0r0 ${AROUND}`;
/** The building on 1,0 lacks only the tile that the one on 0,0 lacks. */
const BOTH = `CU-01@0,0r0 BA-B@1,0r0 BA-V@-1,-1r90 BA-E@0,-1r0 BA-V@1,-1r180 BA-V@-1,1r0 BA-E@0,1r180 BA-E@2,0r90 BA-V@2,-1r90 BA-V@2,1r0 ${LAST}`;

/** Places a tile and no figure. */
function turn(game: Game, tile: string): readonly GameEvent[] {
  const events = [...place(game, tile)];
  if (game.step === 'meeple') events.push(...pass(game));
  return events;
}

/** `B meeple 1,0`: the loser of a duel. */
const losers = (events: readonly GameEvent[]): string[] =>
  events.flatMap((event) =>
    event.type === 'returned' && event.by === 'duel'
      ? [`${'ABCDEF'[event.seat]} ${event.figure} ${event.from.x},${event.from.y}`]
      : [],
  );
const standing = (game: Game): string[] =>
  game.view(null).figures.map(({ seat, figure, on }) => `${'ABCDEF'[seat]} ${figure} ${on.x},${on.y}`);

describe('a shrine', () => {
  test('SH1: 5 tiles, each with a shrine, which a meeple may stand on', () => {
    const designs = TILE_DESIGNS.filter(({ set }) => set === 'cult-places');
    expect(designs.map(({ count, building, monastery }) => [count, building, monastery])).toEqual(
      Array(5).fill([1, 'shrine', true]),
    );
    const game = laidOut({ rules, draws: `CU-01 ${LATER}` });
    place(game, 'CU-01@0,1r0');
    expect(deployable(game)).toContain('monastery:0,1');
    deploy(game, 'monastery:0,1');
    expect(game.view(null).figures[0]!.on).toMatchObject({ kind: 'monastery', called: 'shrine' });
  });

  test('SH18: is a monastery in everything else: 9 finished, 1 and 1 a neighbour at the end, the end of a road', () => {
    const board = SHRINE_FIRST.replace('BA-B@1,0r0', 'BA-E@1,0r90').replace(' BA-E@2,0r90', '');
    const game = laidOut({ rules, board, figures: 'A monastery:0,0', draws: `BA-E ${LATER}` });
    expect(told(turn(game, LAST))).toEqual(['A shrine 9']);
    expect(told(laidOut({ rules, board, figures: 'A monastery:0,0' }).lastEvents)).toEqual(['A shrine.incomplete 8']);
    const road = laidOut({ rules, board: `CU-03@0,0r0 BA-A@0,1r180`, figures: 'A road:0,0:S', draws: LATER });
    expect(road.feature({ kind: 'road', x: 0, y: 0, at: 'S' })).toMatchObject({ open: 0, tiles: 2 });
  });

  test('SH18: with its rule off is a monastery that duels with nobody and may lie anywhere', () => {
    const game = laidOut({ board: SHRINE_FIRST, figures: 'A monastery:0,0, B monastery:1,0', draws: `BA-E ${LATER}` });
    const events = turn(game, LAST);
    expect([told(events), losers(events)]).toEqual([['A shrine 9'], []]);
    const free = laidOut({ board: `${START} BA-B@0,1r0 BA-B@-1,1r0`, draws: `CU-01 ${LATER}` });
    expect(placeable(free)).toContain('0,2 0');
  });
});

describe('the place of a shrine', () => {
  /** Squares where the tile in hand fits at 0 degrees. */
  const squares = (game: Game): string[] =>
    placeable(game).flatMap((line) => (line.endsWith(' 0') ? [line.slice(0, -2)] : []));

  test('SH10: with at most one opposite building around, corners counting', () => {
    const two = `${START} BA-B@0,1r0 BA-B@1,1r0`;
    const game = laidOut({ rules, board: two, draws: `CU-01 ${LATER}` });
    // 0,2 and 1,2 have both around them; -1,1 and -1,2 one.
    expect(squares(game)).toEqual(['-1,1', '2,1']);
    const shrinesThere = laidOut({ rules, board: two.replaceAll('BA-B', 'CU-01'), draws: `BA-B ${LATER}` });
    expect(squares(shrinesThere)).toEqual(['-1,1', '2,1']);
    // Two equal buildings do no harm, nor does a tile without a building.
    const alike = laidOut({ rules, board: two, draws: `BA-B ${LATER}` });
    expect(squares(alike)).toEqual(['-1,1', '0,2', '1,2', '2,1']);
  });

  test('SH11: not beside a building that has an opposite one already', () => {
    const board = `${START} BA-B@0,1r0 CU-01@0,2r0`;
    const game = laidOut({ rules, board, draws: `CU-01 ${LATER}` });
    // Around the monastery on 0,1: -1,1, 1,1. Beside only the shrine on 0,2: free.
    expect(squares(game)).toEqual(['0,3']);
  });

  test('SH73: a tile that fits only against SH10 or SH11 fits nowhere, and the next is drawn', () => {
    const walled = `${START} BA-B@0,1r0 CU-01@0,2r0`;
    const stuck = laidOut({ rules, board: walled, draws: `BA-B ${LATER}` });
    expect(stuck.view(null)).toMatchObject({ drawn: 'BA-V', discarded: ['BA-B'] });
    expect(stuck.lastEvents).toContainEqual({ type: 'discarded', seat: 0, tile: 'BA-B' });
  });
});

describe('the duel', () => {
  const figures = 'A monastery:0,0, B monastery:1,0';

  test('SHP1: the heretic’s shrine is finished first: 9, and the monk beside with 6 around goes home with nothing', () => {
    const game = laidOut({ rules, board: SHRINE_FIRST, figures, draws: `BA-E ${LATER}` });
    expect(game.feature({ kind: 'monastery', x: 1, y: 0, at: '' })).toMatchObject({ open: 2 });
    const events = turn(game, LAST);
    expect(told(events)).toEqual(['A shrine 9']);
    expect(losers(events)).toEqual(['B meeple 1,0']);
    expect([standing(game), game.view(null).supply]).toEqual([[], [{ meeple: 7 }, { meeple: 7 }]]);
  });

  test('SH13: the other way round the heretic goes, whichever player placed the tile', () => {
    const game = laidOut({
      rules,
      board: MONASTERY_FIRST,
      figures: 'B monastery:0,0, A monastery:1,0',
      draws: `BA-E ${LATER}`,
    });
    const events = turn(game, LAST);
    expect([told(events), losers(events)]).toEqual([['B monastery 9'], ['A meeple 1,0']]);
  });

  test('SH12: it is between corners, too, and nothing remembers it: it is looked up when one is finished', () => {
    const board = `CU-01@0,0r0 BA-B@1,1r0 ${AROUND}`.replace(' BA-V@1,1r270', '').replace('BA-E@2,0r90', 'BA-E@1,0r90');
    const game = laidOut({ rules, board, figures: 'A monastery:0,0, B monastery:1,1', draws: `BA-E ${LATER}` });
    expect(losers(turn(game, LAST))).toEqual(['B meeple 1,1']);
  });

  test('SH14: there is no duel without figures on both', () => {
    const unoccupied = laidOut({ rules, board: SHRINE_FIRST, figures: 'B monastery:1,0', draws: `BA-E ${LATER}` });
    const events = turn(unoccupied, LAST);
    expect([told(events), losers(events), standing(unoccupied)]).toEqual([[], [], ['B meeple 1,0']]);
    const alone = laidOut({ rules, board: SHRINE_FIRST, figures: 'A monastery:0,0', draws: `BA-E ${LATER}` });
    expect(told(turn(alone, LAST))).toEqual(['A shrine 9']);
  });

  test('SH14: a figure placed by the very tile that finishes it takes part', () => {
    const board = `BA-B@1,0r0 ${AROUND} ${LAST}`;
    const game = laidOut({ rules, board, figures: 'B monastery:1,0', draws: `CU-01 ${LATER}` });
    place(game, 'CU-01@0,0r0');
    const events = deploy(game, 'monastery:0,0');
    expect([told(events), losers(events)]).toEqual([['A shrine 9'], ['B meeple 1,0']]);
  });

  test('SHP2, SH15: both finished by one tile: nobody was first, both score', () => {
    const game = laidOut({ rules, board: BOTH, figures, draws: `BA-V ${LATER}` });
    const events = turn(game, 'BA-V@1,1r270');
    expect([told(events).sort(), losers(events)]).toEqual([['A shrine 9', 'B monastery 9'], []]);
  });

  test('SH16: the loser’s building is free, may be claimed again by an arrow, and can still be finished', () => {
    const board = `${SHRINE_FIRST} AN-G@0,-2r180`;
    const game = laidOut({ rules: `${rules} arrows`, board, figures, draws: `BA-E BA-V BA-V BA-V BA-V ${LATER}` });
    turn(game, LAST);
    // 02 on 0,-2 points to 0,-3.
    place(game, 'BA-V@0,-3r180');
    expect(offered(game)).toContain('deploy meeple monastery:1,0');
    act(game, 'deploy meeple monastery:1,0');
    turn(game, 'BA-V@2,-1r90');
    expect(told(turn(game, 'BA-V@2,1r0'))).toEqual(['B monastery 9']);
  });

  test('SH17: several share a building by votes, and all of the loser’s go home', () => {
    const both = 'A monastery:0,0, B monastery:0,0, A monastery:1,0, B monastery:1,0';
    const game = laidOut({ rules, board: SHRINE_FIRST, figures: both, draws: `BA-E ${LATER}` });
    const events = turn(game, LAST);
    expect(told(events)).toEqual(['A shrine 9', 'B shrine 9']);
    expect(losers(events)).toEqual(['A meeple 1,0', 'B meeple 1,0']);
  });

  test('SHP3, SH40: a duel that is not decided has no effect at the end', () => {
    expect(finalScores({ rules, board: SHRINE_FIRST, figures })).toEqual([8, 7]);
    const fewer = SHRINE_FIRST.replace(' BA-E@2,0r90', '');
    expect(finalScores({ rules, board: fewer, figures })).toEqual([8, 6]);
  });
});

describe('with others', () => {
  const last = `BA-E ${LATER}`;
  const figures = 'A monastery:0,0, B monastery:1,0';

  test('SH60: an abbot may stand on a shrine and take part in a duel', () => {
    const game = laidOut({ rules: `${rules} abbot`, draws: `CU-01 ${LATER}` });
    place(game, 'CU-01@0,1r0');
    expect(offered(game)).toContain('deploy abbot monastery:0,1');
    const duel = { rules: `${rules} abbot`, board: SHRINE_FIRST, draws: last };
    const won = laidOut({ ...duel, figures: 'A abbot monastery:0,0, B monastery:1,0' });
    expect(losers(turn(won, LAST))).toEqual(['B meeple 1,0']);
    const lost = laidOut({ ...duel, figures: 'A monastery:0,0, B abbot monastery:1,0' });
    expect(losers(turn(lost, LAST))).toEqual(['B abbot 1,0']);
  });

  test('SH61: an abbot on a garden cannot', () => {
    const board = SHRINE_FIRST.replace('BA-B@1,0r0', 'BA-Eg@1,0r90').replace(' BA-E@2,0r90', '');
    const game = laidOut({
      rules: `${rules} abbot`,
      board,
      figures: 'A monastery:0,0, B abbot garden:1,0',
      draws: last,
    });
    expect(losers(turn(game, LAST))).toEqual([]);
    expect(standing(game)).toEqual(['B abbot 1,0']);
  });

  test('SH62: taken back he scores, and is out of the duel', () => {
    const abbots = 'A abbot monastery:0,0, B monastery:1,0';
    const game = laidOut({ rules: `${rules} abbot`, board: SHRINE_FIRST, figures: abbots, draws: last });
    place(game, LAST);
    const events = act(game, 'return abbot monastery:0,0');
    expect([told(events), losers(events)]).toEqual([['A shrine.incomplete 9'], []]);
    expect(standing(game)).toEqual(['B meeple 1,0']);
    const early = laidOut({ rules: `${rules} abbot`, board: SHRINE_FIRST, figures: abbots, draws: `BA-V ${last}` });
    place(early, 'BA-V@2,1r0');
    expect(told(act(early, 'return abbot monastery:0,0'))).toEqual(['A shrine.incomplete 8']);
    const second = laidOut({
      rules: `${rules} abbot`,
      board: SHRINE_FIRST,
      figures: 'A abbot monastery:0,0, A monastery:0,0, B monastery:1,0',
      draws: last,
    });
    place(second, LAST);
    expect(losers(act(second, 'return abbot monastery:0,0'))).toEqual(['B meeple 1,0']);
  });

  test('SH63: 01 puts a second meeple beside the own heretic, 02 one onto an empty shrine; both duel', () => {
    // 01 on -2,-1 points to -2,-2.
    const beside = `${SHRINE_FIRST} AN-C@-2,-1r0`;
    const game = laidOut({ rules: `${rules} arrows`, board: beside, figures, draws: `BA-V ${last}` });
    place(game, 'BA-V@-2,-2r180');
    expect(offered(game)).toContain('deploy meeple monastery:0,0');
    const anywhere = `${SHRINE_FIRST} AN-G@0,-2r180`;
    const second = laidOut({
      rules: `${rules} arrows`,
      board: anywhere,
      figures: 'B monastery:1,0',
      draws: `BA-V ${last}`,
    });
    place(second, 'BA-V@0,-3r180');
    act(second, 'deploy meeple monastery:0,0');
    const events = turn(second, LAST);
    expect([told(events), losers(events)]).toEqual([['A shrine 9'], ['B meeple 1,0']]);
  });

  test('SH64: Synod goes to a shrine with an own meeple too, Cash Out ends a duel', () => {
    const laid = { rules: `${rules} gifts`, board: SHRINE_FIRST, draws: last };
    const synod = laidOut({ ...laid, figures: 'B monastery:0,0', hands: 'A synod', deck: 'take-2' });
    expect(offered(synod, 'open synod')).toContain('open synod meeple monastery:0,0');
    const cashed = laidOut({ ...laid, figures, hands: 'A cash-out', deck: 'take-2' });
    const events = act(cashed, 'open cash-out meeple monastery:0,0');
    expect(told(events)).toHaveLength(1);
    const after = turn(cashed, LAST);
    expect([losers(after), standing(cashed)]).toEqual([[], ['B meeple 1,0']]);
  });

  test('SH65: a large meeple is one figure with 2 votes, and that is all', () => {
    const game = laidOut({
      rules: `${rules} large-meeple`,
      board: SHRINE_FIRST,
      figures: 'A monastery:0,0, B large monastery:0,0, A large monastery:1,0',
      draws: last,
    });
    const events = turn(game, LAST);
    expect([told(events), losers(events)]).toEqual([['B shrine 9'], ['A large 1,0']]);
  });

  test('SH66: a monastery of the river counts for SH10', () => {
    const board = `RI-A@-1,0r270 RI-H@0,0r0 BA-B@0,-1r0`;
    const game = laidOut({ rules, board, draws: `CU-01 ${LATER}` });
    expect(placeable(game).some((line) => line.startsWith('-1,-1 ') || line.startsWith('1,-1 '))).toBe(false);
    expect(placeable(game)).toContain('0,-2 0');
  });

  test('SH67: on a map it is finished by fewer tiles around, as a monastery is', () => {
    const map = drawn(['###', '##S']);
    const board = 'CU-01@1,0r0 BA-B@0,0r0 BA-E@0,1r180';
    const game = laidOut({ rules, map, board, figures: 'A monastery:1,0, B monastery:0,0', draws: last });
    const events = turn(game, 'BA-E@1,1r180');
    expect([told(events), losers(events)]).toEqual([['B monastery 4'], ['A meeple 1,0']]);
  });

  test('SH68: a monk whom the dragon has eaten is in no duel', () => {
    const board = SHRINE_FIRST.replace(' BA-E@2,0r90', '');
    const game = laidOut({
      rules: `${rules} princess-dragon`,
      board,
      figures,
      draws: `PD-2 PD-H BA-E ${LATER}`,
    });
    turn(game, 'PD-2@2,0r0');
    const events = [...turn(game, 'PD-H@-1,-2r90'), ...act(game, 'dragon 1,-1'), ...act(game, 'dragon -1,-1')];
    expect(events.filter(({ type }) => type === 'returned')).toMatchObject([{ by: 'dragon', from: { x: 1, y: 0 } }]);
    const after = turn(game, LAST);
    expect([told(after), losers(after), standing(game)]).toEqual([['A shrine 9'], [], []]);
  });

  describe('with a portal', () => {
    const board = BOTH.replace('BA-E@0,1r180', 'BA-V@0,1r270');
    const drawn = (laid: Partial<Parameters<typeof laidOut>[0]>): Game => {
      const game = laidOut({ rules: `${rules} princess-dragon`, board, draws: `PD-R ${LATER}`, ...laid });
      place(game, 'PD-R@1,1r0');
      return game;
    };

    test('PD79, SH15: its tile finishes both, and the meeple sent to the empty one makes it a drawn duel: both score', () => {
      const game = drawn({ figures: 'B monastery:1,0' });
      const events = act(game, 'deploy meeple monastery:0,0');
      expect([told(events).sort(), losers(events)]).toEqual([['A shrine 9', 'B monastery 9'], []]);
      const other = drawn({ figures: 'B monastery:0,0' });
      expect(offered(other)).toContain('deploy meeple monastery:1,0');
      const both = pass(drawn({ figures }));
      expect([told(both).sort(), losers(both)]).toEqual([['A shrine 9', 'B monastery 9'], []]);
    });

    test('PD79, AB13: no abbot goes there, as he may end up only on unfinished features', () => {
      const game = drawn({ rules: `${rules} princess-dragon abbot`, figures: 'B monastery:1,0' });
      const there = offered(game).filter((line) => line.endsWith('monastery:0,0'));
      expect(there).toEqual(['deploy meeple monastery:0,0']);
      // Games of version 1 of the rules continue as they began.
      const first = Game.start({ ...game.record.setup, version: 1 });
      place(first, 'PD-R@1,1r0');
      expect(offered(first)).toContain('deploy abbot monastery:0,0');
    });

    test('PD79, PH25: the phantom as the second figure, too, unless the first has gone through', () => {
      const of = { rules: `${rules} princess-dragon phantom`, figures: 'B monastery:1,0' };
      const game = drawn(of);
      act(game, 'deploy meeple road:1,1:W');
      expect(offered(game)).toContain('deploy phantom monastery:0,0');
      const gone = drawn(of);
      act(gone, 'deploy meeple city:2,0:E');
      expect(gone.step).not.toBe('meeple');
      expect(offered(gone)).not.toContain('deploy phantom monastery:0,0');
    });

    test('PD30: the portal does not lead to a finished building if that makes no duel, or the other is unfinished', () => {
      const empty = drawn({});
      const reached = offered(empty).filter((line) => line.includes('monastery'));
      expect(reached).toEqual([]);
      const open = drawn({ board: board.replace(' BA-V@2,-1r90', ''), figures: 'B monastery:1,0' });
      expect(offered(open).filter((line) => line.includes('monastery'))).toEqual([]);
      const off = drawn({ rules: 'fields princess-dragon', figures: 'B monastery:1,0' });
      expect(offered(off).filter((line) => line.includes('monastery'))).toEqual([]);
    });
  });

  test('SH70: King and Robber have nothing to do with it', () => {
    const game = laidOut({ rules: `${rules} king-robber`, board: SHRINE_FIRST, figures, draws: last });
    const events = turn(game, LAST);
    expect(events.filter(({ type }) => type === 'piece-taken')).toEqual([]);
    expect(losers(events)).toEqual(['B meeple 1,0']);
  });
});

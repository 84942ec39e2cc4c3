import { describe, expect, test } from 'vitest';
import { topicFor } from '../../../src/discord/explaining/topics.ts';
import {
  designOf,
  Game,
  type GameEvent,
  type Gift,
  type Setup,
  type Switch,
  TILE_DESIGNS,
} from '../../../src/engine/index.ts';
import { scoringAt } from '../../../src/game/past/scorings.ts';
import { act, offered, pass, place, placeable, placeOn, tilesOf, told } from '../../support/board.ts';
import { chanceOf, choose, setupOf } from '../../support/games.ts';

const FORKED = { sets: ['base', 'river-2'], switches: ['fields', 'river-2'] } satisfies Partial<Setup>;
const BOTH = { sets: ['base', 'river', 'river-2'], switches: ['fields', 'river', 'river-2'] } satisfies Partial<Setup>;
const isRiver = (tile: string): boolean => designOf(tile)!.river.length > 0;

/** The fork after the spring: arms to the north and south of 1,0. */
const FORK = 'RV-01@0,0r0 RV-04@1,0r270';

interface Laid {
  readonly board?: string;
  readonly draws: string;
  readonly rules?: string;
  readonly sets?: Setup['sets'];
  /** `A field:0,0:EL, A pig field:0,0:EL`. */
  readonly figures?: string;
  /** A's gift. */
  readonly hand?: Gift;
}

/** A river laid out by hand; nothing but `draws` in the bag. */
function river({ board = FORK, draws, rules = '', sets = [], figures = '', hand = 'take-2' }: Laid): Game {
  const tiles = tilesOf(board);
  const switches = [...FORKED.switches, ...rules.split(' ').filter(Boolean)] as Switch[];
  return Game.start(
    setupOf({
      sets: [...FORKED.sets, ...sets],
      switches,
      prepared: {
        board: tiles,
        draws: draws.split(' '),
        figures: figures
          .split(', ')
          .filter(Boolean)
          .map((item) => {
            const [letter, ...rest] = item.split(' ');
            const on = placeOn(tiles, rest.pop()!);
            return { seat: letter!.charCodeAt(0) - 65, figure: (rest[0] ?? 'meeple') as 'meeple', on };
          }),
        only: true,
        ...(switches.includes('gifts') && { hands: [[hand], []], giftDeck: ['synod', 'cash-out'] }),
      },
    }),
  );
}

/** Ends the turn without a further action. */
const finished = (game: Game): readonly GameEvent[] => (game.step === 'meeple' ? pass(game) : []);

function turn(game: Game, tile: string): readonly GameEvent[] {
  const events = [...place(game, tile)];
  events.push(...finished(game));
  return events;
}

/** Random games by seed. */
const SEEDS = Array.from({ length: 12 }, (_, luck) => luck);
function played(luck: number, setup: Partial<Setup>): { game: Game; drawn: string[]; events: GameEvent[] } {
  const chance = chanceOf(luck);
  const game = Game.start(setupOf({ seed: `fork ${luck}`, ...setup }));
  const events = [...game.lastEvents];
  while (game.asked !== null) events.push(...game.play(choose(game.legalActions(), chance)));
  const drawn = events.flatMap((event) => (event.type === 'drawn' || event.type === 'discarded' ? [event.tile] : []));
  return { game, drawn, events };
}

const field = (game: Game, text: string) => game.feature(placeOn(game.view(null).board, text))!;

describe('the River II', () => {
  test('RV1: twelve tiles, with all that is printed on them', () => {
    const tiles = TILE_DESIGNS.filter(({ set }) => set === 'river-2');
    expect(tiles.map(({ count }) => count)).toEqual(Array(12).fill(1));
    const number = (is: (tile: (typeof tiles)[number]) => boolean): number => tiles.filter(is).length;
    expect({
      springs: number(({ role }) => role === 'spring'),
      ends: number(({ role }) => role === 'lake'),
      forks: number(({ river: sides }) => sides.length === 3),
      volcanoes: number(({ marks }) => marks.includes('volcano')),
      monasteries: number(({ monastery }) => monastery),
      gardens: number(({ garden }) => garden),
      inns: number(({ roads }) => roads.some(({ marks }) => marks.includes('inn'))),
      herds: number(({ fields }) => fields.some(({ marks }) => marks.includes('pig-herd'))),
      arms: number(({ cities }) => cities.some(({ arms }) => arms > 0)),
    }).toEqual({
      ...{ springs: 1, ends: 2, forks: 1, volcanoes: 1, monasteries: 1, gardens: 1, inns: 1, herds: 1, arms: 1 },
    });
  });

  test('RV2: the city over the river is one, and the field of each bank passes under its bridge', () => {
    const game = river({ board: `${FORK} RV-05@1,-1r0`, draws: 'RV-06 BA-B' });
    expect(field(game, 'city:1,-1:E').places).toHaveLength(1);
    expect(field(game, 'city:1,-1:E')).toMatchObject({ open: 2, tiles: 1 });
    expect(field(game, 'field:1,-1:NR')).toEqual(field(game, 'field:1,-1:SL'));
    expect(field(game, 'field:1,-1:NL')).toEqual(field(game, 'field:1,-1:SR'));
    expect(field(game, 'field:1,-1:NL').places).not.toEqual(field(game, 'field:1,-1:NR').places);
  });

  test('RV10: the spring lies out, the fork is first, nine are shuffled, the lake with the volcano comes last', () => {
    const orders = SEEDS.map((luck) => {
      const { game, drawn } = played(luck, FORKED);
      expect(game.view(null).board[0]).toMatchObject({ tile: 'RV-01', x: 0, y: 0, seat: null });
      const first = drawn.slice(0, 11);
      expect([first[0], first[10]]).toEqual(['RV-04', 'RV-03']);
      expect(first.slice(1, 10).sort()).toEqual(
        ['02', '05', '06', '07', '08', '09', '10', '11', '12'].map((number) => `RV-${number}`),
      );
      expect(drawn.slice(11).filter(isRiver)).toEqual([]);
      return drawn.slice(0, 11).join();
    });
    expect(new Set(orders).size).toBe(SEEDS.length);
  });

  test('RV11: a tile continues one of the open arms, at the choice of the player to move', () => {
    const game = river({ draws: 'RV-06 RV-07 BA-B' });
    expect(placeable(game)).toEqual(['1,-1 270', '1,-1 90', '1,1 270', '1,1 90']);
    turn(game, 'RV-06@1,1r90');
    expect(placeable(game)).toEqual(['1,-1 0', '1,-1 180', '1,2 0', '1,2 180']);
  });

  test('RV11, R3: two curves directly after each other make no U-turn, and the arm of a fork is a curve', () => {
    // From the west the fork leads north and south; a curve leads away from the spring, not back.
    const game = river({ draws: 'RV-12 BA-B' });
    expect(placeable(game)).toEqual(['1,-1 270', '1,1 180']);
  });

  test('RV11, R4: three fields lie about the fork', () => {
    const game = river({ draws: 'RV-06 BA-B' });
    expect(field(game, 'field:1,0:NR').places).toHaveLength(1);
    // The two other fields join around the spring.
    expect(field(game, 'field:1,0:WR')).toEqual(field(game, 'field:1,0:WL'));
    expect(field(game, 'field:1,0:WL').places).not.toEqual(field(game, 'field:1,0:EL').places);
  });

  test('RV12: the end at the city closes its arm, later tiles go to the other, and the lake closes that arm', () => {
    const game = river({ draws: 'RV-02 RV-06 RV-03 BA-B' });
    turn(game, 'RV-02@1,-1r270');
    expect(placeable(game)).toEqual(['1,1 270', '1,1 90']);
    turn(game, 'RV-06@1,1r90');
    expect(placeable(game)).toEqual(['1,2 90']);
  });

  test('RV13: no arm may be led to a square from which it must run into another part of the river', () => {
    // Both arms go east, at y = -1 and y = 1, and stay open at 4,-1 and 3,1.
    const board = `${FORK} RV-12@1,-1r270 RV-06@2,-1r0 RV-06@3,-1r0 RV-11@1,1r90 RV-06@2,1r0`;
    const game = river({ board, draws: 'RV-09 BA-B' });
    // At 3,1 a northern curve leads to 3,0 with 3,-1 behind it; at 4,-1 a southern curve finds free squares.
    expect(placeable(game)).toEqual(['3,1 0', '4,-1 0', '4,-1 90']);
  });

  test('RV13: the square behind the next one has to be free, too', () => {
    const board = `${FORK} RV-05@1,-1r0 BA-B@1,-4r0`;
    const straight = river({ board, draws: 'RV-06 BA-B' });
    expect(placeable(straight)).toEqual(['1,1 270', '1,1 90']);
    const free = river({ board: board.replace('1,-4', '1,-5'), draws: 'RV-06 BA-B' });
    expect(placeable(free)).toEqual(['1,-2 270', '1,-2 90', '1,1 270', '1,1 90']);
  });

  test('RV14: a tile that fits on no arm leaves the game, and the river stays open', () => {
    // A city tile lies at both ends.
    const board = `${FORK} BA-E@2,-1r270 BA-E@2,1r270`;
    const game = river({ board, draws: 'RV-07 RV-03 BA-B' });
    expect(game.view(null)).toMatchObject({ drawn: 'BA-B', discarded: ['RV-07', 'RV-03'] });
    expect([...offered(game, 'place 1,-1 '), ...offered(game, 'place 1,1 ')]).toEqual([]);
  });

  test('RV15, RV61: gifts are received while the river is laid, and opened but for Take 2', () => {
    const game = river({
      ...{ board: `${FORK} RV-06@1,-1r90 BA-D@2,-2r0`, figures: 'B road:2,-2:W' },
      ...{ draws: 'RV-08 RV-03 BA-B BA-B BA-B', rules: 'gifts' },
    });
    expect(game.step).toBe('place');
    turn(game, 'RV-08@1,-2r270');
    expect(game.view(null).hands[0]!.counts).toEqual([2, 0]);
    // B has no gift, and A's Take 2 waits until the lake in hand is placed, too.
    expect(game.view(null)).toMatchObject({ drawn: 'RV-03', step: 'place' });
    turn(game, 'RV-03@1,1r90');
    expect(game.step).toBe('gift');
    const other = river({ figures: 'A field:0,0:EL', draws: 'RV-03 BA-B', rules: 'gifts', hand: 'cash-out' });
    expect([other.view(0).drawn, other.step]).toEqual(['RV-03', 'gift']);
  });

  test('RV20, RV62: with the inns on its road is one with an inn; RV50: with them off it is a road', () => {
    const board = `${FORK} RV-07@1,-1r0`;
    const road = 'road:1,-1:E';
    expect(field(river({ board, draws: 'BA-B', rules: 'inns' }), road)).toMatchObject({
      ...{ pointsNow: 0, pointsFinished: 2, marks: { inn: 1 } },
    });
    expect(field(river({ board, draws: 'BA-B' }), road)).toMatchObject({ pointsNow: 1, pointsFinished: 1 });
  });

  describe('the pig herd', () => {
    // A field with the herd, and three finished cities of two caps each around it.
    const HERD = 'RV-11@0,0r0 BA-E@1,0r180 BA-E@1,1r0 BA-E@0,1r180 BA-E@0,2r0 BA-E@2,0r180 BA-E@2,1r0';
    const worth = (rules: string, figures: string, draws = 'BA-X') =>
      field(river({ board: HERD, draws, rules, figures }), 'field:0,0:EL');

    test('RV30, RV62, RVP1: with the pigs on each finished city brings 1 more, and 5 with the own pig', () => {
      expect(worth('pigs', 'A field:0,0:EL')).toMatchObject({ cities: 3, perCity: 4, pointsNow: 12, shares: [12] });
      expect(worth('pigs', 'A field:0,0:EL, A pig field:0,0:EL').shares).toEqual([15]);
      // The other bank has no herd.
      const game = river({ board: HERD, draws: 'BA-X', rules: 'pigs' });
      expect(field(game, 'field:0,0:NL').perCity).toBe(3);
    });

    test('RV30: it is scored so at the end, with its working', () => {
      const game = river({ board: HERD, draws: 'BA-X', rules: 'pigs', figures: 'A field:0,0:EL, A pig field:0,0:EL' });
      expect(game.over).toBe(true);
      expect(told(game.lastEvents)).toEqual(['A field 15']);
      expect(topicFor(scoringAt(game.record, 0)!)).toBe('river-2');
      expect(game.lastEvents.find(({ type }) => type === 'scored')).toMatchObject({
        working: [{ of: 'cities', count: 3, each: 5 }],
      });
    });

    test.each([
      ['a castle', [{ of: 'castles', count: 1, each: 5 }], 'river-2'],
      ['a castle without the herd', [{ of: 'castles', count: 1, each: 4 }], 'fields'],
      [
        'a castle and a city',
        [
          { of: 'cities', count: 1, each: 4 },
          { of: 'castles', count: 1, each: 5 },
        ],
        'river-2',
      ],
    ] as const)('RV30, BR33: the herd explains the points for %s', (_, working, topic) => {
      const game = river({ board: HERD, draws: 'BA-X', rules: 'pigs', figures: 'A field:0,0:EL' });
      const seen = scoringAt(game.record, 0)!;
      expect(topicFor({ ...seen, events: [{ ...seen.events[0], working }] })).toBe(topic);
    });

    test('RV50: with the pigs off it means nothing', () => {
      expect(worth('', 'A field:0,0:EL')).toMatchObject({ cities: 3, perCity: 3, pointsNow: 9 });
    });

    test('RV30: a barn that scores knows no herd, nor do farmers whom it scores', () => {
      // The corner between the four tiles has field on all sides.
      const board = 'RV-11@0,0r0 BA-B@1,0r0 BA-B@0,1r0 BA-E@2,0r90 BA-E@3,0r270 BA-E@2,1r90 BA-E@3,1r270';
      const figures = 'A field:0,0:EL';
      const more = { rules: 'pigs abbey-mayor', sets: ['abbey-and-mayor'] as const, figures };
      const game = river({ board, draws: 'BA-B BA-X', ...more });
      expect(field(game, 'field:0,0:EL')).toMatchObject({ cities: 2, perCity: 4 });
      place(game, 'BA-B@1,1r0');
      const events = act(game, 'deploy barn field:1,1:NL');
      // At its placement farmers get 3 for each city; at the end the barn gets 4.
      expect(told(events)[0]).toBe('A field 6');
      expect(field(game, 'field:0,0:EL')).toMatchObject({ cities: 2, perCity: 4, pointsNow: 8 });
    });
  });

  test('RV40, PD72: with the dragon on the lake has a volcano: it comes, and nobody is put there', () => {
    const game = river({
      ...{ board: `${FORK} RV-02@1,-1r270`, draws: 'RV-03 PD-H BA-B' },
      ...{ rules: 'princess-dragon', sets: ['princess-and-dragon'], figures: 'B field:1,0:NR' },
    });
    place(game, 'RV-03@1,1r90');
    const dragon = () => game.view(null).pieces.find(({ kind }) => kind === 'dragon')!;
    expect(dragon().at).toEqual({ x: 1, y: 1 });
    expect(offered(game, 'deploy')).toEqual([]);
    finished(game);
    // The river does not stop the dragon.
    place(game, `PD-H@${(({ x, y, rotation }) => `${x},${y}r${rotation}`)(game.view(null).placements[0]!)}`);
    finished(game);
    // Its first step has one way, onto the fork.
    expect(offered(game, 'dragon')).toEqual(['dragon 0,0', 'dragon 1,-1']);
  });

  test('RV50: with the dragon off the volcano is a picture, and a farmer may stand beside it', () => {
    const game = river({ board: `${FORK} RV-02@1,-1r270`, draws: 'RV-03 BA-B' });
    place(game, 'RV-03@1,1r90');
    expect(offered(game, 'deploy meeple field:1,1')).toHaveLength(1);
  });
});

describe('both rivers together', () => {
  test('RV51: one spring, the fork mixed in, and of the lakes only those of this river, the volcano last', () => {
    const places = SEEDS.map((luck) => {
      const { game, drawn } = played(luck, BOTH);
      expect(game.view(null).board[0]).toMatchObject({ tile: 'RV-01' });
      expect(game.view(null).discarded.slice(0, 2).sort()).toEqual(['RI-A', 'RI-L']);
      const tiles = [...new Set([...game.view(null).setAside, ...drawn.filter(isRiver)])];
      expect([...tiles].sort()).toEqual(
        TILE_DESIGNS.flatMap(({ id, role, river: sides, set }) =>
          sides.length > 0 && role !== 'spring' && !(set === 'river' && role === 'lake') ? [id] : [],
        ).sort(),
      );
      expect(tiles.at(-1)).toBe('RV-03');
      return tiles.indexOf('RV-04');
    });
    expect(new Set(places).size).toBeGreaterThan(4);
  });

  test('RV51: the end at the city waits for the fork', () => {
    let waited = 0;
    for (const luck of SEEDS) {
      const { events } = played(luck, BOTH);
      const at = (is: (event: GameEvent) => boolean): number => events.findIndex(is);
      const fork = at((event) => event.type === 'placed' && event.tile === 'RV-04');
      const aside = at((event) => event.type === 'set-aside' && event.tile === 'RV-02');
      const end = at((event) => event.type === 'drawn' && event.tile === 'RV-02');
      if (fork < 0) continue;
      if (end >= 0) expect(end).toBeGreaterThan(fork);
      if (aside < 0) continue;
      waited += 1;
      expect(aside).toBeLessThan(fork);
      expect(events[fork + 1]).toMatchObject({ type: 'shuffled-in', tiles: ['RV-02'] });
    }
    expect(waited).toBeGreaterThan(0);
  });

  test('RV51, RV13: in most games every tile finds its place, wherever it is laid', () => {
    const whole = SEEDS.filter((luck) => played(luck, BOTH).game.view(null).discarded.filter(isRiver).length === 2);
    expect(whole.length).toBeGreaterThan(SEEDS.length / 2);
  });
});

describe('with others', () => {
  test('RV60: an abbot goes to the garden', () => {
    const game = river({ draws: 'RV-09 BA-B', rules: 'abbot' });
    const [first] = game.view(null).placements;
    place(game, `RV-09@${first!.x},${first!.y}r${first!.rotation}`);
    expect(offered(game, 'deploy abbot')).toEqual([`deploy abbot garden:${first!.x},${first!.y}`]);
  });

  test('RV61: there is no arrow in the river', () => {
    expect(TILE_DESIGNS.filter(({ river: sides, arrow }) => sides.length > 0 && arrow)).toEqual([]);
  });

  test('RV62: the second part of a builder draws the next tile of the river', () => {
    const board = `${FORK} RV-08@1,-1r90`;
    const figures = 'A road:1,-1:W, A builder road:1,-1:W';
    const game = river({ board, draws: 'RV-07 RV-06 BA-B', rules: 'builders', figures });
    expect(game.view(null).drawn).toBe('RV-07');
    expect(game.turnOf).toBe(0);
  });

  test('RV64: not on a map', () => {
    const setup = { ...FORKED, switches: [...FORKED.switches, 'map'] as Switch[], map: 'france' };
    expect(() => Game.start(setupOf(setup))).toThrow('another start on a map');
  });

  test('RV67, AM68: no abbey during the river, and a barn if four of its tiles show field', () => {
    const board = `${FORK} RV-11@1,1r90 RV-06@1,-1r90 RV-06@2,1r0`;
    const game = river({ board, draws: 'BA-B BA-B', rules: 'abbey-mayor', sets: ['abbey-and-mayor'] });
    place(game, 'BA-B@2,0r0');
    // The corner north of 2,1 and east of 1,0 and 1,1 has field all around.
    expect(offered(game, 'deploy barn').length).toBeGreaterThan(0);
    expect(game.step).not.toBe('abbey');
    const early = Game.start(
      setupOf({
        sets: [...FORKED.sets, 'abbey-and-mayor'],
        switches: [...FORKED.switches, 'abbey-mayor'],
      }),
    );
    expect(early.step).toBe('place');
  });

  test('RV69, SH66: the monastery of this river counts beside a shrine', () => {
    const board = `${FORK} RV-06@1,-1r90 RV-03@1,1r90 BA-B@0,-2r0`;
    const game = river({ board, draws: 'CU-01 BA-B', rules: 'shrines', sets: ['cult-places'] });
    // A shrine beside both would have two monasteries.
    expect(offered(game, 'place 0,-1')).toEqual([]);
  });

  test('RV71, HS66: the river closes the field of a flock, and has no hill', () => {
    expect(TILE_DESIGNS.some(({ river: sides, marks }) => sides.length > 0 && marks.includes('hill'))).toBe(false);
    // Four curves around one field.
    const ring = 'RV-12@0,0r0 RV-10@0,1r180 RV-09@-1,1r180 RV-11@-1,0r180';
    const flock = (board: string) => {
      const more = { rules: 'hills-sheep', sets: ['hills-and-sheep'] as const, figures: 'A shepherd field:0,0:SR' };
      const game = river({ board, draws: 'BA-B BA-B BA-B', ...more });
      turn(game, 'BA-B@-1,2r0');
      return game.view(null).figures.map(({ figure }) => figure);
    };
    expect(flock(ring)).toEqual([]);
    expect(flock(ring.replace(' RV-11@-1,0r180', ''))).toEqual(['shepherd']);
  });
});

test('a river laid by this rule can be read back from its record', () => {
  const { game } = played(3, BOTH);
  expect(Game.of(game.record).view(null)).toEqual(game.view(null));
});

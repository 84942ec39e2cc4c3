import { createHash } from 'node:crypto';
import {
  type Action,
  Game,
  type GameRecord,
  type GameView,
  MAPS,
  readMove,
  type Seat,
  type Setup,
  type SetupOptions,
  type Switch,
  type TileSet,
  writeMove,
} from '../../src/engine/index.ts';
import { chanceOf } from '../support/player.ts';

/**
 * Random games whose courses are kept as hashes. They depend on no list that grows with the rules: a new expansion adds rulesets in
 * `games.ts` of its own test folder and leaves the others and their hashes alone.
 */
export interface Ruleset {
  readonly name: string;
  /** How many of its games are kept. */
  readonly games: number;
  readonly sets: readonly TileSet[];
  readonly switches: readonly Switch[];
  readonly copies?: number;
  readonly options?: SetupOptions;
  /** The id of one of the project's own maps. */
  readonly map?: string;
}

export const INNS = { sets: ['inns-and-cathedrals'], switches: ['inns', 'cathedrals', 'large-meeple'] } as const;
export const TRADERS = { sets: ['traders-and-builders'], switches: ['builders', 'pigs', 'goods'] } as const;
export const NIGHT = { sets: ['anniversary'], switches: ['abbot', 'arrows', 'gifts'] } as const;
export const KINGS = { sets: ['king-and-robber'], switches: ['king-robber'] } as const;
export const DRAGON = { sets: ['princess-and-dragon'], switches: ['princess-dragon'] } as const;
export const RIVER = { sets: ['river'], switches: ['river'] } as const;
/** What came after those above and has room on a map. */
const LATER_ON_MAPS: Part = {
  sets: [
    'tower',
    'abbey-and-mayor',
    'cult-places',
    'hills-and-sheep',
    'flying-machines',
    'goldmines',
    'bridges-castles-and-bazaars',
    'under-the-big-top',
  ],
  switches: [
    'tower',
    'abbey-mayor',
    'shrines',
    'hills-sheep',
    'flying-machines',
    'goldmines',
    'phantom',
    'bridges',
    'castles',
    'bazaars',
    'big-top',
  ],
};
const LATER: Part = {
  sets: [...LATER_ON_MAPS.sets, 'river-2', 'count-of-carcassonne'],
  switches: [...LATER_ON_MAPS.switches, 'river-2', 'the-count'],
};
/** Sets and switches that a game combines. */
export type Part = { readonly sets: readonly TileSet[]; readonly switches: readonly Switch[] };

export const ruleset = (name: string, parts: readonly Part[], more: Partial<Ruleset> = {}): Ruleset => ({
  name,
  games: 64,
  sets: ['base', ...parts.flatMap(({ sets }) => sets)],
  switches: ['fields', ...parts.flatMap(({ switches }) => switches)],
  ...more,
});

const alone = (one: Switch, ...sets: TileSet[]): Ruleset => ruleset(`${one} alone`, [{ sets, switches: [one] }]);

export const onMap = (map: string, name: string, games: number, parts: readonly Part[], copies: number): Ruleset =>
  ruleset(`${name} on ${map}`, [...parts, { sets: [], switches: ['map'] }], { map, games, copies });

/** The maps of the USA together need more tiles than there are in one copy. */
const copiesOn = (map: string): number => (map === 'usa' ? 2 : 1);

export const RULESETS: readonly Ruleset[] = [
  ruleset('base', []),
  ruleset('base without fields', [], { switches: [] }),
  ruleset('three meeples', [], { options: { meeples: 3 } }),
  ruleset('base twice', [], { copies: 2, games: 32 }),
  ruleset('tiles of all sets without their rules', [
    { sets: [...NIGHT.sets, ...INNS.sets, ...TRADERS.sets], switches: [] },
  ]),
  alone('abbot'),
  alone('inns', 'inns-and-cathedrals'),
  alone('cathedrals', 'inns-and-cathedrals'),
  alone('large-meeple'),
  alone('builders'),
  alone('pigs'),
  alone('goods', 'traders-and-builders'),
  alone('river', 'river'),
  alone('arrows', 'anniversary'),
  alone('gifts'),
  ruleset('inns and cathedrals', [INNS]),
  ruleset('traders and builders', [TRADERS]),
  ruleset('traders and builders without fields', [TRADERS], { switches: [...TRADERS.switches] }),
  ruleset('both large expansions', [INNS, TRADERS]),
  ruleset('anniversary night', [NIGHT]),
  ruleset('anniversary night without fields', [NIGHT], { switches: [...NIGHT.switches] }),
  ruleset('builders and arrows', [{ sets: ['anniversary'], switches: ['builders', 'arrows'] }]),
  ruleset('gifts and large meeples on the river', [RIVER, { sets: [], switches: ['gifts', 'large-meeple'] }]),
  ruleset('everything', [NIGHT, INNS, TRADERS, RIVER], { games: 128 }),
  ruleset('everything three times', [NIGHT, INNS, TRADERS, RIVER], { copies: 3, games: 16 }),
  ruleset('king and robber', [KINGS]),
  ruleset('everything with king and robber', [NIGHT, INNS, TRADERS, RIVER, KINGS], { games: 32 }),
  ...MAPS.flatMap((map) => [
    onMap(
      map.id,
      'tiles of the large expansions',
      32,
      [{ sets: [...INNS.sets, ...TRADERS.sets], switches: [] }],
      copiesOn(map.id),
    ),
    onMap(map.id, 'everything', 32, [NIGHT, INNS, TRADERS], copiesOn(map.id)),
  ]),
  ruleset('princess and dragon', [DRAGON]),
  ruleset('everything with princess and dragon', [NIGHT, INNS, TRADERS, RIVER, KINGS, DRAGON], { games: 32 }),
  onMap('germany', 'everything with princess and dragon', 32, [NIGHT, INNS, TRADERS, KINGS, DRAGON], 1),
  ruleset('all large and small boxes', [NIGHT, INNS, TRADERS, RIVER, KINGS, DRAGON, LATER], { games: 32 }),
  onMap('germany', 'all large and small boxes', 16, [NIGHT, INNS, TRADERS, KINGS, DRAGON, LATER_ON_MAPS], 1),
];

/** Two to six seats; on a map, each variant of its towns in turn, and none. */
function setupOf(version: number, { name, sets, switches, copies, options = {}, map }: Ruleset, seed: number): Setup {
  const towns = [undefined, 'extra-turn', 'costs-2', 'road-bonus'] as const;
  const town = map === undefined ? undefined : towns[seed % towns.length];
  return {
    version,
    seats: 2 + (seed % 5),
    sets,
    switches,
    ...(copies !== undefined && { copies }),
    seed: `kept game ${seed} of ${name}`,
    ...(map !== undefined && { map }),
    options: { ...options, ...(map !== undefined && { meeples: 9 }), ...(town !== undefined && { town }) },
  };
}

/**
 * The course of one game, as `log views`: a hash of its record and all events, and one of views and legal actions at some turns, 24 bits
 * each.
 */
export function courseOf(version: number, ruleset: Ruleset, seed: number): string {
  const setup = setupOf(version, ruleset, seed);
  const chance = chanceOf(seed * 7919 + ruleset.name.length);
  const [log, views] = [createHash('sha256'), createHash('sha256')];
  const look = (game: Game): void => {
    const everybodys = seenOf(game.view(null));
    views.update(ordered(everybodys));
    for (const seat of everybodys.scores.keys()) views.update(ordered(differing(seenOf(game.view(seat)), everybodys)));
    // In their own order, since a button names an option by its index.
    for (const action of game.legalActions()) views.update(`${writeMove(action)}\n`);
  };
  const game = Game.start(setup);
  log.update(ordered(game.lastEvents));
  // Seats resign in a quarter of the games.
  const resigning = seed % 4 === 3 ? 0.01 : 0;
  let next = 20;
  while (game.asked !== null) {
    if (game.turn >= next) {
      look(game);
      next += 20 + Math.floor(chance() * 20);
    }
    log.update(ordered(chance() < resigning ? game.resign(game.asked) : game.play(choice(game, chance))));
  }
  look(game);
  log.update(ordered(game.record.actions));
  return `${log.digest('hex').slice(0, 6)} ${views.digest('hex').slice(0, 6)}`;
}

/** The course of a game: a hash of its record's lines with all events, in 48 bits. */
export function courseOfRecord(record: GameRecord): string {
  const log = createHash('sha256');
  const game = Game.start(record.setup);
  log.update(ordered(game.lastEvents));
  for (const line of record.actions) {
    const move = readMove(line);
    log.update(ordered(move.type === 'resign' ? game.resign(move.seat) : game.play(move)));
  }
  log.update(ordered(record.actions));
  return log.digest('hex').slice(0, 12);
}

/** A figure with p = 0.7, a gift with 0.4, in whatever order the rules list the legal actions. */
function choice(game: Game, chance: () => number): Action {
  const options = game.legalActions();
  const lines = new Map(options.map((action) => [writeMove(action), action]));
  const acting = options[0]!.type === 'open' ? 0.4 : 0.7;
  const passes = lines.has('pass') && (lines.size === 1 || chance() >= acting);
  const names = passes ? ['pass'] : [...lines.keys()].filter((line) => line !== 'pass').sort();
  return lines.get(names[Math.floor(chance() * names.length)]!)!;
}

/**
 * Without a map's prints, which never change, and without a view's knowledge of unseen tiles on a map: these games do not test how much it
 * may tell of tiles taken out by lot (L30).
 */
function seenOf({
  unseen,
  takenOut,
  deadSquares,
  map,
  asked,
  turnOf,
  pieces,
  setAside,
  hands,
  moment: _,
  ...all
}: GameView) {
  const others = Object.fromEntries(
    Object.entries(all).filter(([name, value]) => value !== null || NULL_ONCE.includes(name)),
  ) as typeof all;
  // Views as they were for the first kept games: another name for the asked seat, goods and gifts on their own, no pieces.
  const rest = {
    ...others,
    gifts: giftsIn(hands),
    ...(setAside.length > 0 && { setAside }),
    toMove: asked,
    goods: goodsIn(others.switches, others.scores.length, pieces),
  };
  if (map === null) return { ...rest, unseen, deadSquares };
  const { layout, ...own } = map;
  return { ...rest, map: { ...own, layout: layout.id } };
}

/** Fields that were null in the views of the first kept games. Later fields are left out if they are null. */
const NULL_ONCE: readonly string[] = ['arrow', 'drawn', 'drawnToo', 'reader', 'step', 'winners'];

const giftsIn = ([gifts]: GameView['hands']): unknown => {
  if (!gifts) return null;
  const { counts, own, left, discards } = gifts;
  return { counts, own, deck: left, discards };
};

const GOODS_ONCE = ['wine', 'grain', 'cloth'] as const;

function goodsIn(switches: readonly Switch[], seats: number, pieces: GameView['pieces']): unknown {
  if (!switches.includes('goods')) return null;
  const countOf = (seat: Seat, good: string) => pieces.find((one) => one.kind === good && one.seat === seat)!.count;
  return Array.from({ length: seats }, (_, seat) =>
    Object.fromEntries(GOODS_ONCE.map((good) => [good, countOf(seat, good)])),
  );
}

/** The fields that differ from the other object. */
const differing = (one: object, other: object): object =>
  Object.fromEntries(
    Object.entries(one).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify((other as Record<string, unknown>)[name]),
    ),
  );

/** JSON with sorted keys, so that it does not depend on the order of writing. */
function ordered(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(ordered).join()}]`;
  const fields = Object.entries(value).filter(([, inner]) => inner !== undefined);
  fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, inner]) => `"${name}":${ordered(inner)}`).join()}}`;
}

/** Actions that the bot saves together: opening a gift, choosing between two tiles, or a placement with all that belongs to it. */
export interface Commit {
  readonly seat: Seat;
  readonly actions: readonly Action[];
}

/** Plays a game on at random until it `stops` or is over. */
export function wayOn(begun: Game, luck: number, stops: (game: Game) => boolean): { game: Game; commits: Commit[] } {
  const chance = chanceOf(luck);
  const game = begun.clone();
  const commits: Commit[] = [];
  while (game.asked !== null && !stops(game)) {
    const seat = game.asked;
    const actions: Action[] = [];
    let goesOn = true;
    while (goesOn) {
      const { moment } = game;
      const action = choice(game, chance);
      game.play(action);
      actions.push(action);
      goesOn =
        (moment === 'before' && action.type === 'pass') ||
        (game.asked === seat && (game.moment === 'between' || game.moment === 'figure'));
    }
    commits.push({ seat, actions });
  }
  return { game, commits };
}

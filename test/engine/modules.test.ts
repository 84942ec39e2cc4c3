import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { RuleModule } from '../../src/engine/expansion.ts';
import { Game, GIFTS, type Switch, SYMBOLS } from '../../src/engine/index.ts';
import { gathered, MODULES } from '../../src/engine/modules.ts';
import { entryOf } from '../../src/engine/steps/index.ts';
import { BUILDINGS, MARKS, type Mark } from '../../src/engine/tiles.ts';
import { verb } from '../../src/engine/verbs.ts';
import { TILE_FILES } from '../../src/expansions/tiles.ts';
import { setupOf } from '../support/games.ts';
import { inside } from '../support/inside.ts';

/** The expansions that were there before each had a folder. */
const FIRST = [
  ...['abbot', 'anniversary', 'arrows', 'builders', 'cathedrals', 'gifts', 'goods', 'inns', 'inns-and-cathedrals'],
  ...['large-meeple', 'map', 'pigs', 'river', 'traders-and-builders'],
];
const PIG = { figure: 'pig', count: 1, votes: 0, meeple: false, on: ['field'] } as const;
const NEW = 'a new one' as Switch;
const again = verb<'pass'>({ verb: 'pass', points: [], run() {} });

test.each<[string, RuleModule]>([
  ['no two modules declare the switch abbot', { switch: 'abbot' }],
  ['no two modules declare the figure pig', { switch: NEW, figures: [{ ...PIG }] }],
  ['no two modules declare the verb pass', { switch: NEW, verbs: [again] }],
  ['no two modules declare the step draw', { switch: NEW, steps: [{ id: 'draw', before: null, step: {} }] }],
  [
    'the step keep comes before a step of every turn, and gift is none',
    { switch: NEW, steps: [{ id: 'keep', before: 'gift', step: {} }] },
  ],
  ['no two modules declare the mark inn', { switch: NEW, marks: ['inn'] }],
  ['no two modules declare the piece king', { switch: NEW, pieces: ['king'] }],
  ['no two modules declare the reason town', { switch: NEW, reasons: ['town'] }],
])('what two declare is told in a sentence, and nothing is loaded: %s', (sentence, module) => {
  expect(() => gathered([...MODULES, module])).toThrow(sentence);
});

test('a mark on tiles that nobody declares is told, and nothing is loaded', () => {
  expect(() => gathered(MODULES, [...MARKS, 'mill' as Mark])).toThrow('a module declares the mark mill');
  // Those of a tile as a whole, too.
  const lacking = MODULES.map((one) =>
    one.switch === 'princess-dragon' ? { ...one, marks: ['princess'] as const } : one,
  );
  expect(() => gathered(lacking)).toThrow('a module declares the mark dragon');
});

test('a step that nobody declares is a bug, told by its name', () => {
  const game = inside(Game.start(setupOf({})));
  game.agenda.unshift(entryOf('keep'));
  Object.assign(game, { legal: null });
  expect(() => game.legalActions()).toThrow('the step keep is declared by a module that is in play');
});

test('a line with a verb that nobody knows is refused with the line, and the game is as it was', () => {
  const record = Game.start(setupOf({})).record;
  expect(() => Game.of({ ...record, actions: ['conjure 1,2'] })).toThrow('unreadable-action: conjure 1,2');
});

const CORE = 'the table is a notion of the core, and so is what is printed on its squares';
const WISHES = 'choices made ready for a lobby or command, and what older lobbies could choose';
const SCREENS = 'components are called as they were when they were put on screens';
const PANELS = 'its panel, until one panel serves every decision';

/** What names an expansion outside its folder all the same, and why. Words have lists of their own. */
const NAMED: Readonly<Record<string, readonly [why: string, ...ids: string[]]>> = {
  'src/engine/map-layout.ts': [CORE, 'town'],
  'src/engine/rules.ts': [CORE, 'map'],
  'src/engine/view.ts': ['what a town may do, which is no arrow', 'extra-turn'],
  'src/engine/tile-file.ts': ['keys of a tile in its file, beside those of cities and roads', 'arrow', 'river'],
  'src/game/maps/load.ts': [CORE, 'map'],
  'src/game/maps/read.ts': [CORE, 'map'],
  'src/game/maps/schema.ts': [CORE, 'town'],
  'src/game/features.ts': ['what documents could need before they said it themselves', ...FIRST],
  'src/game/options.ts': [WISHES, ...FIRST, 'extra-turn'],
  'src/stats/kinds.ts': [
    'boards keep kinds of games apart that have been there for long',
    'anniversary',
    'arrows',
    'gifts',
    'town',
  ],
  'src/stats/standing.ts': [
    'kinds of points that every version can read',
    ...['arrow', 'cash-out', 'island', 'town', 'trade-goods', 'unopened-gifts'],
  ],
  'src/stats/result.ts': ['results count arrows, and have since their first format', 'arrow'],
  'commands/data.ts': [WISHES, 'abbot', 'arrows', 'gifts', 'map'],
  'commands/play.ts': [WISHES, 'anniversary', 'arrows', 'map'],
  'commands/place.ts': [PANELS, 'keep'],
  'src/discord/answers/game.ts': [PANELS, 'arrow'],
  'src/discord/answers/panels.ts': [PANELS, 'keep'],
  'src/discord/components/gifts.ts': [PANELS, 'gifts', 'keep'],
  'src/discord/components/lobby.ts': [CORE, 'map', 'town'],
  'src/discord/components/turn.ts': [PANELS, 'arrow'],
  'src/discord/interaction/ids.ts': [SCREENS, 'arrow', 'gifts', 'keep', 'map', 'town'],
  'src/discord/publish/messages.ts': [PANELS, 'keep'],
  'src/discord/turn/decision.ts': [PANELS, 'keep'],
  'src/discord/turn/gifts.ts': [PANELS, 'gift', 'keep', 'open'],
  'src/discord/turn/numbers.ts': [PANELS, 'keep'],
  'src/discord/turn/options.ts': [PANELS, 'add-meeple', 'arrow', 'extra-turn', 'place-anywhere', 'return'],
  'src/discord/turn/plan.ts': [PANELS, 'activate', 'arrow', 'gift'],
  'src/discord/views/drawing.ts': [CORE, 'map'],
  'src/discord/views/gifts.ts': [PANELS, 'gifts', 'keep', 'road-sweeper', 'synod'],
  'src/discord/views/lobby.ts': [CORE, 'map', 'town'],
  'src/discord/views/offers.ts': [PANELS, 'add-meeple'],
  'src/discord/views/placing.ts': [PANELS, 'arrow'],
  'src/discord/views/turn.ts': [PANELS, 'gifts'],
  'render/board.ts': [CORE, 'map'],
  'render/draw.ts': [CORE, 'map'],
  'render/map/labels.ts': [CORE, 'island', 'town'],
  'render/map/scene.ts': [CORE, 'town'],
  'render/stats/waiting.ts': ['where there is nothing to show yet, a large meeple waits', 'large'],
};

test('what a module declares is named in its folder and the lists, and nowhere else but with a reason', () => {
  const ids = new Set<string>([
    ...MODULES.flatMap(
      ({ switch: on, figures = [], verbs = [], steps = [], reasons = [], pieces = [], marks = [] }) => [
        on,
        ...figures.map(({ figure }) => figure),
        ...verbs.map((one) => one.verb),
        ...steps.map(({ id }) => id),
        ...[...reasons, ...pieces, ...marks],
      ],
    ),
    ...Object.keys(TILE_FILES),
    ...BUILDINGS,
    ...SYMBOLS,
    ...GIFTS,
  ]);
  const root = new URL('../../', import.meta.url);
  const named = ['src/engine', 'src/game', 'src/stats', 'src/discord', 'commands', 'render'].flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, root), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !`${folder}/${name}`.startsWith('src/discord/words/'))
      .flatMap((name) => {
        const code = readFileSync(new URL(`${folder}/${name}`, root), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
        const quoted = new Set([...code.matchAll(/'([a-z\d-]+)'/g)].map(([, id]) => id!));
        const found = [...ids].filter((id) => quoted.has(id));
        return found.length > 0 ? [[`${folder}/${name}`, found.sort()] as const] : [];
      }),
  );
  const expected = Object.entries(NAMED).map(([file, [, ...own]]) => [file, [...new Set(own)].sort()]);
  expect(Object.fromEntries(named)).toEqual(Object.fromEntries(expected));
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { Game, GIFTS, PASS, type Switch, SYMBOLS } from '../../src/engine/index.ts';
import type { ExpansionRow, RuleModule } from '../../src/engine/loading/expansion.ts';
import { gathered } from '../../src/engine/loading/gathered.ts';
import { EXPANSIONS, MODULES } from '../../src/engine/loading/modules.ts';
import { entryOf, type Step, type StepId } from '../../src/engine/steps/index.ts';
import { BUILDINGS, type Mark, TILE_DESIGNS } from '../../src/engine/tiles/tiles.ts';
import { verb } from '../../src/engine/turn/verbs.ts';
import { TILE_FILES } from '../../src/expansions/tiles.ts';
import { EXPANSIONS_WITH_WORDS } from '../../src/expansions/words.ts';
import { setupOf } from '../support/games.ts';
import { inside } from '../support/inside.ts';

const PIG = { figure: 'pig', count: 1, votes: 0, meeple: false, on: ['field'] } as const;
const NEW = 'a new one' as Switch;
const again = verb<'pass'>({ verb: 'pass', points: [], run() {} });

const load = (...modules: RuleModule[]) => gathered([...EXPANSIONS, ['new', ...modules]]);
const stepped = (...steps: NonNullable<RuleModule['steps']>): RuleModule => ({ switch: NEW, steps });
const step = (id: string, before: StepId | null, one: Step) => ({ id: id as StepId, before, step: one });
const asks: Step = { options: () => [] };
const does: Step = { unchosen: () => {} };

test.each<[string, ...RuleModule[]]>([
  ['src/expansions/abbot and src/expansions/new both declare the switch abbot', { switch: 'abbot' }],
  [
    'src/expansions/traders-builders and src/expansions/new both declare the figure pig',
    { switch: NEW, figures: [{ ...PIG }] },
  ],
  ['the base game and src/expansions/new both declare the verb pass', { switch: NEW, verbs: [again] }],
  ['the base game and src/expansions/new both declare the step draw', stepped(step('draw', null, does))],
  ['src/expansions/inns-cathedrals and src/expansions/new both declare the mark inn', { switch: NEW, marks: ['inn'] }],
  ['src/expansions/king-robber and src/expansions/new both declare the piece king', { switch: NEW, pieces: ['king'] }],
  ['src/expansions/maps and src/expansions/new both declare the reason town', { switch: NEW, reasons: ['town'] }],
  [
    'src/expansions/hills-sheep and src/expansions/new both declare the field of views sheep',
    { switch: NEW, slot: { create: () => 0, clone: () => 0, unseen: { sheep: null } } },
  ],
  [
    'src/expansions/gifts and src/expansions/new both declare the deck gifts',
    { switch: NEW, deck: { id: 'gifts', received: 'drawn' } },
  ],
  [
    'src/expansions/anniversary and src/expansions/new both declare the count arrows',
    { switch: NEW, counts: [{ key: 'arrows', of: () => false }] },
  ],
  ['src/expansions/new declares twice the switch a new one', { switch: NEW }, { switch: NEW }],
])(
  'a thing that two folders declare is reported with both folders, and nothing is loaded: %s',
  (sentence, ...modules) => {
    expect(() => load(...modules)).toThrow(new Error(`invariant broken: ${sentence}`));
  },
);

test.each<[string, RuleModule]>([
  ['the step dig comes before gift, which is no step of every turn', stepped(step('dig', 'gift', asks))],
  [
    'the step dig has neither options nor what comes of it unchosen',
    stepped(step('dig', 'meeple', { standing: { never: () => PASS } })),
  ],
  ['the step dig says forced, and has no options', stepped(step('dig', 'meeple', { ...does, forced: true }))],
  ['the step dig says secret, and has no options', stepped(step('dig', 'place', { ...does, secret: true }))],
  [
    'the step dig is secret, and forced, which is told to everybody',
    stepped(step('dig', 'place', { ...asks, secret: true, forced: true })),
  ],
  [
    'the step dig is secret, and others see draw in its place, which asks nobody',
    stepped(step('dig', 'draw', { ...asks, secret: true })),
  ],
  [
    'the step dig is secret, and others see score in its place, which asks nobody',
    stepped(step('dig', 'score', { ...asks, secret: true })),
  ],
])('an unplayable step is reported with its folder, and nothing is loaded: %s', (what, module) => {
  expect(() => load(module)).toThrow(new Error(`invariant broken: src/expansions/new: ${what}`));
});

test.each(['exchange-all-of-them', 'take2', 'take two', 'resign', 'Take', ''])(
  'a verb that no line and no custom id can hold is reported with its folder, and nothing is loaded: %j',
  (name) => {
    const one = verb<'pass'>({ verb: name as 'pass', points: [], run() {} });
    expect(() => load({ switch: NEW, verbs: [one] })).toThrow(
      `src/expansions/new: the verb ${name} is no name of a verb: small letters and hyphens, at most 15, and not resign`,
    );
  },
);

test('a deck without a hand is reported with its folder, and nothing is loaded', () => {
  expect(() => load({ switch: NEW, deck: { id: 'ores' as 'gifts', received: 'drawn' } })).toThrow(
    'src/expansions/new: the deck ores is in no hands',
  );
});

test('playable steps and hooks are loaded', () => {
  const steps = [
    step('before', 'draw', asks),
    step('hidden', 'place', { ...asks, secret: true }),
    step('also', 'meeple', { ...asks, secret: true }),
    step('fill', 'place', does),
    step('dig', 'meeple', { ...asks, ...does, forced: true, standing: { never: () => PASS } }),
    step('later', null, { ...asks, secret: true }),
  ];
  const order = { turnOver: 'last', meeple: { after: ['goldmines'] } } as const;
  expect(load({ switch: NEW, steps, order, turnOver() {} }).switches.at(-1)).toBe(NEW);
});

test('an undeclared mark on tiles is reported with folder and tile, and nothing is loaded', () => {
  const milled = TILE_DESIGNS.map((design) =>
    design.id === 'KR-02' ? { ...design, cities: [{ ...design.cities[0]!, marks: ['mill' as Mark] }] } : design,
  );
  expect(() => gathered(EXPANSIONS, milled)).toThrow(
    'src/expansions/king-robber: no module declares the mark mill, which KR-02 bears',
  );
  // Marks of whole tiles, too.
  const lacking = EXPANSIONS.map(([folder, ...modules]): ExpansionRow => {
    const known = modules.map((one) => (folder === 'princess-dragon' ? { ...one, marks: ['princess'] as const } : one));
    return [folder, ...known];
  });
  expect(() => gathered(lacking)).toThrow(
    /src\/expansions\/princess-dragon: no module declares the mark \w+, which PD-\w+ bears/,
  );
});

test('each kind of segment has its own room for eight kinds of marks; a ninth is reported with folder, tile and mark', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as unknown as readonly Mark[];
  const design = TILE_DESIGNS[0]!;
  const full = { cities: [{ sides: [], arms: 0, marks: names }], roads: [{ sides: [], marks: names }] };
  const rows: readonly ExpansionRow[] = [...EXPANSIONS, ['new', { switch: NEW, marks: [...names, 'mill' as Mark] }]];
  const base = { ...design, ...full, set: 'base', fields: [{ halves: [], cities: [], marks: names }] } as const;
  expect(() => gathered(rows, [base])).not.toThrow();
  const one = TILE_DESIGNS.find(({ id }) => id === 'KR-02')!;
  for (const on of ['cities', 'roads', 'fields'] as const) {
    const more = { ...one, [on]: [{ ...one[on][0]!, marks: ['mill' as Mark] }] };
    expect(() => gathered(rows, [base, more])).toThrow(
      `src/expansions/king-robber: KR-02 bears the mark mill, and ${on} have room for 8 kinds`,
    );
  }
});

test('each set of tiles belongs to a known folder', () => {
  for (const set of Object.keys(TILE_FILES)) {
    const first = TILE_DESIGNS.find((design) => design.set === set)!;
    expect(() => gathered(EXPANSIONS, [{ ...first, marks: ['mill' as Mark] }])).toThrow(
      /broken: src\/expansions\/[a-z\d-]+: no/,
    );
  }
});

test('the list tells the folder of each module', async () => {
  for (const [folder, ...modules] of EXPANSIONS) {
    const file = ['rules.ts', 'rules/index.ts'].find((one) => existsSync(`src/expansions/${folder}/${one}`));
    const path = resolve(`src/expansions/${folder}/${file}`);
    const there: object = await import(path);
    for (const module of modules) expect(Object.values(there), `${folder}: ${module.switch}`).toContain(module);
  }
});

test('in place of a secret step others see the next step that asks, past steps without a question', () => {
  const game = inside(Game.start(setupOf({ seats: 2, switches: ['gifts'] })));
  game.agenda.unshift(entryOf('gift'), entryOf('receive'));
  expect(game.view(0)).toMatchObject({ asked: 0, step: 'gift' });
  for (const other of [1, null]) expect(game.view(other)).toMatchObject({ asked: 0, step: 'place' });
});

test('an undeclared step is a bug, reported with its name', () => {
  const game = inside(Game.start(setupOf({})));
  game.agenda.unshift(entryOf('keep'));
  Object.assign(game, { known: {} });
  expect(() => game.legalActions()).toThrow('the step keep is declared by a module that is in play');
});

test('a line with an unknown verb is refused with the line, and the game does not change', () => {
  const record = Game.start(setupOf({})).record;
  expect(() => Game.of({ ...record, actions: ['conjure 1,2'] })).toThrow('unreadable-action: conjure 1,2');
});

const CORE = 'the table is a notion of the core, and so is what is printed on its squares';

const LARGE = 'a large box is no large meeple';

/** Files outside an expansion's folder that name its ids, and why. */
const NAMED: Readonly<Record<string, readonly [why: string, ...ids: string[]]>> = {
  'src/engine/board/map-layout.ts': [CORE, 'town'],
  'src/engine/loading/rules.ts': [CORE, 'map'],
  'src/engine/for-players/view.ts': ['what a town may do, which is no arrow', 'extra-turn'],
  'src/engine/tiles/tile-file.ts': ['keys of a tile in its file, beside those of cities and roads', 'arrow', 'river'],
  'src/game/maps/load.ts': [CORE, 'map'],
  'src/game/maps/read.ts': [CORE, 'map'],
  'src/game/maps/schema.ts': [CORE, 'town'],
  'src/game/lobby/options.ts': [CORE, 'map'],
  'commands/data.ts': [CORE, 'map'],
  'commands/play.ts': [CORE, 'map'],
  'src/discord/components/lobby.ts': [CORE, 'map', 'town'],
  'src/discord/interaction/custom-id.ts': ['what buttons on older screens are called', 'arrow', 'gifts', 'keep'],
  'src/discord/interaction/ids.ts': [CORE, 'map', 'town'],
  'src/discord/components/settings.ts': [CORE, 'map', 'town'],
  'src/discord/views/boxes.ts': [LARGE, 'large'],
  'src/discord/views/drawing.ts': [CORE, 'map'],
  'src/discord/words/sentences/lobby-facts.ts': [`${LARGE}; ${CORE}`, 'large', 'map'],
  'src/engine/loading/expansion.ts': [LARGE, 'large'],
  'src/engine/loading/modules.ts': [LARGE, 'large'],
  'src/discord/views/lobby.ts': [CORE, 'map', 'town'],
  'render/board/board.ts': [CORE, 'map'],
  'render/process/draw.ts': [CORE, 'map'],
  'render/process/renderer.ts': ['drawing processes crash, as flying machines do', 'crashed'],
  'render/map/labels.ts': [CORE, 'island', 'town'],
  'render/map/scene.ts': [CORE, 'town'],
};

const root = new URL('../../', import.meta.url);

/** Types of events by the words of an expansion: each type has a message. */
const eventsOf = (words: URL): string[] =>
  [...readFileSync(words, 'utf8').matchAll(/^event-([a-z\d-]+) =/gm)].map(([, type]) => type!);

test('names that a module declares stand in its folder and the lists, and elsewhere only with a reason', () => {
  const ids = new Set<string>([
    ...MODULES.flatMap(
      ({
        switch: on,
        figures = [],
        verbs = [],
        steps = [],
        reasons = [],
        pieces = [],
        marks = [],
        counts = [],
        deck,
      }) => [
        on,
        ...figures.map(({ figure }) => figure),
        ...verbs.map((one) => one.verb),
        ...steps.map(({ id }) => id),
        ...counts.flatMap(({ key, measure }) => (measure ? [key, measure.id] : [key])),
        ...(deck ? [deck.id] : []),
        ...[...reasons, ...pieces, ...marks],
      ],
    ),
    ...Object.keys(TILE_FILES),
    ...BUILDINGS,
    ...SYMBOLS,
    ...GIFTS,
    ...EXPANSIONS_WITH_WORDS.flatMap((name) => eventsOf(new URL(`src/expansions/${name}/words/en.ftl`, root))),
  ]);
  const named = ['src/engine', 'src/game', 'src/stats', 'src/discord', 'commands', 'render', 'tools/replay'].flatMap(
    (folder) =>
      readdirSync(new URL(`${folder}/`, root), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .flatMap((name) => {
          const code = readFileSync(new URL(`${folder}/${name}`, root), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
          const quoted = new Set([...code.matchAll(/'([a-zA-Z\d-]+)'/g)].map(([, id]) => id!));
          const found = [...ids].filter((id) => quoted.has(id));
          return found.length > 0 ? [[`${folder}/${name}`, found.sort()] as const] : [];
        }),
  );
  const expected = Object.entries(NAMED).map(([file, [, ...own]]) => [file, [...new Set(own)].sort()]);
  expect(Object.fromEntries(named)).toEqual(Object.fromEntries(expected));
});

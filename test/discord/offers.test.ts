import { describe, expect, test } from 'vitest';
import type { CloseUpScene } from '../../render/index.ts';
import { readCustomId } from '../../src/discord/interaction/custom-id.ts';
import {
  figureIn,
  openIn,
  optionIn,
  optionValue,
  othersIn,
  pageIn,
  planIn,
} from '../../src/discord/interaction/ids.ts';
import type { PanelContent } from '../../src/discord/interaction/reply.ts';
import type { Services } from '../../src/discord/services.ts';
import { optionsBefore } from '../../src/discord/turn/decision.ts';
import { type Imagined, imagine, lookAt, type Plan, type PlannedTurn, type Stop } from '../../src/discord/turn/plan.ts';
import { beforePanel } from '../../src/discord/views/before.ts';
import { type ComponentRow, choicesAt } from '../../src/discord/views/buttons.ts';
import { offersOf, othersPanel } from '../../src/discord/views/offers.ts';
import { placingPanel, whatIfPanel } from '../../src/discord/views/placing.ts';
import { wordsFor } from '../../src/discord/words/index.ts';
import {
  type Action,
  FIGURES,
  FIGURES_AT_CORNERS,
  type Figure,
  type Game,
  ROTATIONS,
  type Square,
  TILE_SETS,
  type VerbId,
} from '../../src/engine/index.ts';
import { laidOut } from '../support/board.ts';
import { chanceOf, RULES_WITHOUT_MAP, randomGame, setupOf } from '../support/games.ts';
import { pixels } from '../support/pixels.ts';
import { isLong, lucks, sampled, testsDrawn } from '../support/runs.ts';
import { peopleNamed, presentAt } from '../support/twin.ts';

const drawn = testsDrawn('offers', { oneIn: 4, about: ['src/discord/turn/', 'src/discord/views/'] });

const words = wordsFor('en');
const log = { debug() {}, info() {}, warn() {}, error() {} };
const bot = { renderer: pixels(), log } as unknown as Services;
const people = peopleNamed(6);
const everything = (seats: number) => setupOf({ seats, sets: TILE_SETS, switches: RULES_WITHOUT_MAP });

interface Part {
  readonly type: number;
  readonly custom_id: string;
  readonly label?: string;
  readonly disabled?: boolean;
  readonly placeholder?: string;
  readonly options?: readonly { readonly value: string; readonly label: string; readonly default: boolean }[];
}
const rowsIn = ({ components = [] }: PanelContent): Part[][] =>
  (components as ComponentRow[]).map((row) => row.components as unknown as Part[]);
const partsIn = (panel: PanelContent): Part[] => rowsIn(panel).flat();
const verbOf = ({ custom_id }: Part): string => readCustomId(custom_id)!.verb;
const planOf = ({ custom_id }: Part) => planIn(readCustomId(custom_id)!)!;

/** Expects rows that Discord takes: at most five, each with five buttons or a menu of 25 choices, and no id twice. */
function expectFits(panel: PanelContent): void {
  const rows = rowsIn(panel);
  expect(rows.length).toBeLessThanOrEqual(5);
  for (const row of rows) {
    expect(row.length).toBeGreaterThan(0);
    const menus = row.filter(({ options }) => options);
    expect(row.length).toBeLessThanOrEqual(menus.length > 0 ? 1 : 5);
    for (const { options } of menus) {
      expect(options!.length).toBeGreaterThan(0);
      expect(options!.length).toBeLessThanOrEqual(25);
      const values = options!.map(({ value }) => value);
      expect(new Set(values).size).toBe(values.length);
      for (const { value, label } of options!) expect(Math.max(value.length, label.length)).toBeLessThanOrEqual(100);
    }
    for (const { label } of row) expect((label ?? 'menu').length).toBeLessThanOrEqual(80);
  }
  const ids = rows.flat().map(({ custom_id }) => custom_id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id.length).toBeLessThanOrEqual(100);
}

/** Every page from the first on, each once; `pagesOn` gives the pages that a page leads to. */
async function everyPage<Page>(
  show: (from: number) => Page | Promise<Page>,
  pagesOn: (page: Page) => number[],
): Promise<Page[]> {
  const shown = new Map<number, Page>();
  const open = [0];
  while (open.length > 0) {
    const from = open.pop()!;
    if (shown.has(from)) continue;
    const page = await show(from);
    shown.set(from, page);
    open.push(...pagesOn(page));
  }
  return [...shown.values()];
}

const choicesOf = (parts: readonly Part[]): string[] =>
  parts.flatMap(({ options = [] }) => options.map(({ value }) => value));
const pagesIn = (parts: readonly Part[]): number[] =>
  choicesOf(parts)
    .flatMap((value) => pageIn(value) ?? [])
    .map(Number);
const putsIn = (panel: PanelContent): Part[] =>
  partsIn(panel).filter((part) => verbOf(part) === 'put' && !part.disabled);
const commitsIn = (panel: PanelContent): string[] =>
  putsIn(panel).flatMap((part) =>
    part.options ? choicesOf([part]).filter((value) => optionIn(value) !== null) : [planOf(part).rest],
  );
/** The menu of figures. */
const figuresIn = (panel: PanelContent): Part[] =>
  partsIn(panel).filter(({ custom_id }) => custom_id.includes('-figures'));

/** All buttons and menus that commit, except the menu of figures. */
const placesIn = (panel: PanelContent): Part[] =>
  partsIn(panel).filter((part) => verbOf(part) === 'put' && !figuresIn(panel).includes(part));

/** The plan with another figure chosen. */
const withFigure = (look: PlannedTurn, figure: Figure | undefined): PlannedTurn => ({
  ...look,
  plan: { ...look.plan, figure },
});

/** All commits of the panels and of the panels that open from them, through all pages and figures. */
async function committed(look: PlannedTurn, imagined: Imagined): Promise<string[]> {
  const first = await everyPage(
    (from) => placingPanel(look, imagined, words, bot, { from }),
    (panel) => pagesIn(partsIn(panel)),
  );
  const figures = choicesOf(first.flatMap(figuresIn)).flatMap((value) => figureIn(value) ?? []);
  const found = await Promise.all(
    [undefined, ...figures].map((figure) => committedWith(withFigure(look, figure), imagined)),
  );
  return found.flat();
}

/** All commits with the chosen figure. */
async function committedWith(look: PlannedTurn, imagined: Imagined): Promise<string[]> {
  const panels = await everyPage(
    (from) => placingPanel(look, imagined, words, bot, { from }),
    (panel) => pagesIn(partsIn(panel).filter((part) => verbOf(part) === 'put')),
  );
  const groups = new Set(panels.flatMap((panel) => choicesOf(putsIn(panel)).flatMap((value) => openIn(value) ?? [])));
  for (const group of groups) {
    const pages = await everyPage(
      async (page) => (await othersPanel(look, imagined, group, page, words, bot))!,
      (panel) =>
        partsIn(panel)
          .filter((part) => verbOf(part) === 'far')
          .flatMap((part) => (part.options ? choicesOf([part]).map(Number) : [othersIn(planOf(part)).page])),
    );
    panels.push(...pages);
  }
  for (const panel of panels) expectFits(panel);
  for (const part of panels.flatMap(partsIn)) {
    const { choices, figure } = look.plan;
    if (verbOf(part) === 'put') expect(planOf(part)).toMatchObject({ choices, figure });
  }
  return panels.flatMap(commitsIn);
}

const valuesOf = (look: PlannedTurn, imagined: Imagined): string[] =>
  offersOf(look, imagined, words).map(({ value }) => value);

describe('a long menu', () => {
  const choices = (count: number) => Array.from({ length: count }, (_, at) => ({ label: `${at}`, value: `${at}` }));

  test.each([0, 1, 24, 25, 26, 48, 49, 72, 73, 120])(
    'of %i choices has each choice in order, 25 at most on a page',
    async (count) => {
      const reached: string[] = [];
      let from = 0;
      let pages = 0;
      do {
        const page = choicesAt(choices(count), from, words);
        expect(page.length).toBeLessThanOrEqual(25);
        const own = page.filter(({ value }) => pageIn(value) === null);
        expect(page.length - own.length).toBe(count > 25 ? 1 : 0);
        reached.push(...own.map(({ value }) => value));
        const last = page.at(-1);
        from = Number(pageIn(last?.value ?? '') ?? 0);
        pages += 1;
      } while (from !== 0);
      expect(reached).toEqual(choices(count).map(({ value }) => value));
      expect(pages).toBe(count <= 25 ? 1 : Math.ceil(count / 24));
    },
  );

  test('begins anew if nothing is left, and at its first choice if nothing was there', () => {
    const all = choices(30);
    const first = choicesAt(all, 0, words);
    for (const from of [-1, 30, 1000]) expect(choicesAt(all, from, words)).toEqual(first);
    expect(choicesAt(all, 24, words).map(({ value }) => value)).toEqual(['24', '25', '26', '27', '28', '29', 'page:0']);
    expect(choicesAt(choices(3), 2, words)).toEqual(choices(3));
  });
});

/** A turn of a real game, with wished rotations, options and stops. */
interface Wish {
  /** How many places of the tile take a figure. */
  readonly here?: number;
  /** The figures that each of them takes. */
  readonly figures?: readonly Figure[];
  /** How many places of other tiles take each of these figures. */
  readonly elsewhere?: number;
  /** How many options each of several verbs has. */
  readonly groups?: readonly number[];
  /** How many options each stop has. */
  readonly stops?: readonly number[];
  readonly rotations?: number;
  readonly choices?: readonly number[];
}

/** An action of each kind, from random games. */
const samples: ReadonlyMap<VerbId, Action> = (() => {
  const found = new Map<VerbId, Action>();
  for (const luck of [1, 2, 3]) {
    for (const { game } of randomGame(everything(3), luck)) {
      for (const option of game.asked === null ? [] : game.legalActions()) {
        if (!['place', 'deploy', 'pass'].includes(option.type)) found.set(option.type, option);
      }
    }
  }
  return found;
})();

/** A turn in which a figure can be put on the tile in hand. */
const turn: { readonly look: PlannedTurn; readonly imagined: Imagined } = (() => {
  for (const { game } of randomGame(everything(2), 5)) {
    if (game.moment !== 'tile') continue;
    const present = presentAt(game.clone(), people);
    for (const placement of game.view(game.asked).placements) {
      const look = lookAt(present, placement, { rotation: placement.rotation, reader: game.asked })!;
      const imagined = imagine(game, look.plan, game.asked);
      const { x, y } = placement;
      const isHere = imagined.options.some((one) => one.type === 'deploy' && one.on.x === x && one.on.y === y);
      if (isHere && imagined.stops.length === 0) return { look, imagined };
    }
  }
  throw new Error('no such turn');
})();

/** A game in which no action changes anything, and all places are on one feature. `cloned` runs at each clone. */
const still = (game: Game, cloned = (): void => {}): Game => {
  const { options } = turn.imagined;
  const { on } = options.find((one) => one.type === 'deploy')!;
  return Object.create(game, {
    play: { value: () => [] },
    feature: { value: () => game.feature(on) },
    clone: {
      value: () => {
        cloned();
        return still(game, cloned);
      },
    },
  }) as Game;
};

function wished(
  { here = 1, figures = ['meeple'], elsewhere = 0, groups = [], stops = [], rotations = 1, choices = [] }: Wish,
  cloned?: () => void,
) {
  const { placement } = turn.look.plan;
  const look: PlannedTurn = {
    ...turn.look,
    plan: { placement, choices },
    placements: ROTATIONS.slice(0, rotations).map((rotation) => ({ ...placement, rotation })),
  };
  const { x, y } = placement;
  const deploys = (count: number, at: Square): Action[] =>
    figures.flatMap((figure) =>
      Array.from({ length: count }, (_, nth): Action => {
        return { type: 'deploy', figure, on: { kind: 'field', ...at, at: `inner${nth + 1}` } };
      }),
    );
  const verbs = [...samples.values()];
  expect(groups.length).toBeLessThanOrEqual(verbs.length);
  const imagined: Imagined = {
    ...turn.imagined,
    game: still(turn.imagined.game, cloned),
    options: [
      ...deploys(here, { x, y }),
      ...deploys(elsewhere, { x: x + 1, y }),
      ...groups.flatMap((count, at) => Array<Action>(count).fill(verbs[at]!)),
      { type: 'pass' },
    ],
    stops: stops.map((count, nth): Stop => {
      const options = Array.from({ length: count }, (_, x): Action => ({ type: 'activate', x, y: nth }));
      return {
        step: 'arrow',
        options,
        chosen: Math.min(choices[nth] ?? 0, count - 1),
        before: still(turn.imagined.game),
      };
    }),
  };
  return { look, imagined };
}

describe('all ways to end a turn', () => {
  drawn('presses reach each offer in games of everything, and nothing else', async () => {
    const chance = chanceOf(3);
    let looked = 0;
    for (const luck of lucks('offers', { short: 2, long: 16 })) {
      for (const { game } of randomGame(everything(2 + (luck % 5)), luck)) {
        if ((game.moment !== 'tile' && game.moment !== 'before') || chance() > 0.05) continue;
        const seat = game.asked;
        const present = presentAt(game, people);
        const { placements } = game.view(seat);
        const placement = placements[Math.floor(chance() * placements.length)]!;
        const look = lookAt(present, placement, { rotation: placement.rotation, reader: seat })!;
        const imagined = imagine(game, look.plan, seat);
        expect(new Set(await committed(look, imagined))).toEqual(new Set(valuesOf(look, imagined)));
        looked += 1;
      }
    }
    expect(looked).toBeGreaterThan(isLong ? 40 : 4);
  });

  const GROUPS = [
    [],
    [1],
    [2],
    [1, 1, 1, 1],
    [2, 2, 2, 2],
    [2, 30, 1, 3],
    Array<number>(9).fill(2),
    Array<number>(9).fill(26),
    Array<number>(10).fill(2),
    Array<number>(14).fill(1),
  ];

  test.each([1, 4])(
    'all groups and figures beside %i rotations fit and are reached, however many there are',
    async (rotations) => {
      const wishes = [[], [2], [3, 3]].flatMap((stops) =>
        [0, 1, 9, 24].flatMap((here) =>
          GROUPS.map((groups, nth) => {
            const figures = FIGURES.slice(0, 1 + (nth % 3));
            const elsewhere = [0, 2, 30][(nth + here) % 3]!;
            return { here, figures, elsewhere, groups, stops, rotations, choices: stops.map(() => 1) };
          }),
        ),
      );
      for (const wish of sampled(`groups beside ${rotations}`, wishes, { short: 12 })) {
        const { look, imagined } = wished(wish);
        const all = valuesOf(look, imagined);
        const deploys = wish.figures.length * (wish.here + wish.elsewhere);
        expect(all).toHaveLength(1 + deploys + wish.groups.reduce((sum, count) => sum + count, 0));
        expect(new Set(await committed(look, imagined))).toEqual(new Set(all));
      }
    },
  );

  const shownOf = async (wish: Wish, figure?: Figure, advised?: string) => {
    const { look, imagined } = wished(wish);
    const panel = await placingPanel(withFigure(look, figure), imagined, words, bot, { advised: advised ?? '' });
    expectFits(panel);
    return { look, imagined, panel, puts: placesIn(panel) };
  };
  const isNone = (part: Part): boolean => planOf(part).rest.startsWith('none.');
  const OF_ALL: readonly Figure[] = FIGURES.filter((one) => !FIGURES_AT_CORNERS.includes(one));

  test('if each place takes one figure there is no menu of figures, and each place has its button', async () => {
    const { panel, puts } = await shownOf({ here: 3 });
    expect(figuresIn(panel)).toEqual([]);
    expect(puts.map(({ disabled = false }) => disabled)).toEqual([false, false, false, false]);
    expect(puts.slice(0, 3).map(({ label }) => label!.split(': ')[0])).toEqual(['1', '2', '3']);
    expect(isNone(puts[3]!)).toBe(true);
  });

  test('however many figures there are, each place has one number and one button, and the meeple is chosen already', async () => {
    const { panel, puts } = await shownOf({ here: 4, figures: OF_ALL });
    const [menu, ...others] = figuresIn(panel);
    expect(others).toEqual([]);
    expect(menu!.options!.map(({ value }) => figureIn(value))).toEqual(OF_ALL);
    expect(menu!.options!.filter((one) => one.default).map(({ value }) => figureIn(value))).toEqual(['meeple']);
    expect(puts.map(({ label }) => label!.split(': ')[0])).toEqual([
      '1',
      '2',
      '3',
      '4',
      words.panel.noFigureLabel([], 0, people),
    ]);
    const options = puts.slice(0, 4).map((part) => optionIn(planOf(part).rest));
    expect(options).toEqual([0, 1, 2, 3]);
  });

  test('another figure changes what the buttons place, not their numbers; buttons of places that it may not take are greyed', async () => {
    const { look, imagined } = wished({ here: 4, figures: ['meeple', 'abbot'] });
    // The abbot may go only to the second place.
    const options = imagined.options.filter(
      (one) => one.type !== 'deploy' || one.figure === 'meeple' || one.on.at === 'inner2',
    );
    const panel = await placingPanel(withFigure(look, 'abbot'), { ...imagined, options }, words, bot);
    const places = placesIn(panel).filter((part) => !isNone(part));
    expect(places.map(({ label }) => label!.split(': ')[0])).toEqual(['1', '2', '3', '4']);
    expect(places.map(({ disabled = false }) => disabled)).toEqual([true, false, true, true]);
    expect(options[optionIn(planOf(places[1]!).rest) as number]).toMatchObject({
      figure: 'abbot',
      on: { at: 'inner2' },
    });
    const [{ options: kinds = [] }] = figuresIn(panel) as [Part];
    expect(kinds.filter((one) => one.default).map(({ value }) => figureIn(value))).toEqual(['abbot']);
  });

  test('a figure that can go to one place alone is placed from the menu of figures at once', async () => {
    const { look, imagined } = wished({ here: 4, figures: ['meeple', 'abbot'] });
    const options = imagined.options.filter(
      (one) => one.type !== 'deploy' || one.figure === 'meeple' || one.on.at === 'inner2',
    );
    const panel = await placingPanel(look, { ...imagined, options }, words, bot);
    const [{ options: kinds = [] }] = figuresIn(panel) as [Part];
    expect(kinds.map(({ value }) => figureIn(value))).toEqual(['meeple', undefined]);
    expect(options[optionIn(kinds[1]!.value) as number]).toMatchObject({ figure: 'abbot', on: { at: 'inner2' } });
    expect(kinds[1]!.label).toMatch(/^2: /);
  });

  test('the figure stays chosen after a turn of the tile or another choice at a stop', async () => {
    const { panel } = await shownOf({ here: 2, figures: ['meeple', 'abbot'], rotations: 4, stops: [3] }, 'abbot');
    const leading = partsIn(panel).filter((part) => ['turn', 'stop'].includes(verbOf(part)) && !part.options);
    expect(leading).toHaveLength(4 + 3);
    expect(new Set(leading.map((part) => planOf(part).figure))).toEqual(new Set(['abbot']));
  });

  test('only numbers stand on the picture, one for each place, and no figure', async () => {
    const scenes: CloseUpScene[] = [];
    const renderer = {
      ...bot.renderer,
      closeUp: (scene: CloseUpScene) => {
        scenes.push(scene);
        return bot.renderer.closeUp(scene);
      },
    };
    const { look, imagined } = wished({ here: 4, figures: OF_ALL });
    await placingPanel(look, imagined, words, { ...bot, renderer } as Services);
    expect(scenes[0]!.places!.map(({ label, figure }) => [label, figure])).toEqual(
      ['1', '2', '3', '4'].map((mark) => [mark, undefined]),
    );
  });

  test('if there are more places than room for buttons, there is a menu of them', async () => {
    const { panel } = await shownOf({
      here: 6,
      figures: ['meeple', 'abbot'],
      groups: [2],
      stops: [3, 3],
      rotations: 4,
      choices: [1, 1],
    });
    const rows = rowsIn(panel);
    expect(rows.map((row) => row.map(verbOf))).toEqual([
      Array(4).fill('turn'),
      Array(3).fill('stop'),
      ['put'],
      ['put'],
      ['put'],
    ]);
    const labels = rows[3]![0]!.options!.map(({ label }) => /^\d+(?=: )/.exec(label)?.[0]);
    expect(labels).toEqual(['1', '2', '3', '4', '5', '6', undefined]);
  });

  test('all other options are in one menu, each group together; a single other option has a button', async () => {
    const { look, imagined, puts } = await shownOf({ here: 2, groups: [2, 1, 4] });
    const menus = puts.filter(({ options }) => options);
    expect(menus.map((menu) => choicesOf([menu]))).toEqual([valuesOf(look, imagined).slice(3)]);
    const alone = await shownOf({ here: 2, groups: [1] });
    expect(alone.puts.map(({ options }) => options)).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('a group that finds no room in the menu is opened by one choice, and only its places are numbered', async () => {
    const { look, imagined } = wished({ here: 2, figures: OF_ALL, elsewhere: 40, groups: [3, 20] });
    const panel = await placingPanel(look, imagined, words, bot);
    expect(choicesOf(putsIn(panel)).flatMap((value) => openIn(value) ?? [])).toEqual(['deploy']);
    const others = await othersPanel(look, imagined, 'deploy', 0, words, bot);
    const offered = choicesOf(putsIn(others!)).map((value) => imagined.options[optionIn(value) as number]);
    expect(offered).toHaveLength(25);
    for (const option of offered) expect(option).toMatchObject({ type: 'deploy', figure: 'meeple' });
  });

  test('the option that a hint recommends is marked, wherever it is, and nothing else', async () => {
    const wish = { here: 3, figures: ['meeple', 'abbot'], elsewhere: 40, groups: [2] } as const;
    const { look, imagined } = wished(wish);
    for (const { value, option } of offersOf(look, imagined, words)) {
      const figure = option.type === 'deploy' ? option.figure : undefined;
      const { puts } = await shownOf(wish, figure, value);
      const choices = puts.flatMap<{ value: string; label: string }>(
        ({ custom_id, label = '', options }) => options ?? [{ value: custom_id, label }],
      );
      const starred = choices.filter(({ label }) => label.startsWith('★ '));
      // A press on the choice does it, however large its group is.
      expect(starred.map((one) => one.value)).toEqual([expect.stringContaining(value)]);
      // A closed menu shows only its placeholder.
      for (const { options = [], placeholder = '' } of puts)
        if (placeholder.includes('Another action'))
          expect(placeholder.startsWith('★ ')).toBe(options.some(({ label }) => label.startsWith('★ ')));
    }
  });

  test('the bot imagines the result of each shown option once, and of no other option', async () => {
    let clones = 0;
    const { look, imagined } = wished({ here: 4, figures: OF_ALL, elsewhere: 150, groups: [3] }, () => {
      clones += 1;
    });
    const panel = await placingPanel(look, imagined, words, bot);
    const shown = commitsIn(panel).length;
    expect(shown).toBe(4 + 1 + 3);
    // One more clone, for what follows the turn as a whole.
    expect(clones).toBeLessThanOrEqual(shown + 1);
  });
});

describe('decisions between tile and figure', () => {
  const stopsOf = (panel: PanelContent): Part[][] => rowsIn(panel).filter(([part]) => verbOf(part!) === 'stop');
  const shown = async (wish: Wish): Promise<Part[][]> => {
    const { look, imagined } = wished(wish);
    const panel = await placingPanel(look, imagined, words, bot);
    expectFits(panel);
    return stopsOf(panel);
  };
  const plansIn = (row: readonly Part[]): (readonly number[])[] => row.map((part) => planOf(part).choices);

  test('each option has a letter and its result; the option that the plan takes is marked, and cannot be pressed', async () => {
    const [row] = await shown({ stops: [3], choices: [1] });
    expect(row!.map(({ label }) => /^[a-z](?=: )/.exec(label!)?.[0])).toEqual(['a', 'b', 'c']);
    expect(row!.map(({ disabled = false }) => disabled)).toEqual([false, true, false]);
    expect(plansIn(row!)).toEqual([[0], [1], [2]]);
  });

  test('a decision without a choice is not asked, and the decisions after it keep their places', async () => {
    expect(await shown({ stops: [1, 1] })).toEqual([]);
    const rows = await shown({ stops: [2, 1, 3], choices: [1] });
    expect(rows.map(plansIn)).toEqual([
      [[0], [1]],
      [
        [1, 0, 0],
        [1, 0, 1],
        [1, 0, 2],
      ],
    ]);
  });

  test.each<[Plan['choices'], (readonly number[])[][]]>([
    [[], [[[0], [1]]]],
    [
      [1],
      [
        [[0], [1]],
        [
          [1, 0],
          [1, 1],
          [1, 2],
        ],
      ],
    ],
    [
      [1, 2],
      [
        [
          [1, 0],
          [1, 1],
          [1, 2],
        ],
        [
          [1, 2, 0],
          [1, 2, 1],
        ],
      ],
    ],
    [
      [1, 2, 1],
      [
        [
          [1, 0],
          [1, 1],
          [1, 2],
        ],
        [
          [1, 2, 0],
          [1, 2, 1],
        ],
      ],
    ],
  ])(
    'with %j chosen of three decisions, the panel shows those up to the first open one, two at most',
    async (choices, plans) => {
      expect((await shown({ stops: [2, 3, 2], choices })).map(plansIn)).toEqual(plans);
    },
  );

  test.each([6, 25, 26, 60])('%i options have a menu, each is reached, and the chosen one is marked', async (count) => {
    const { look, imagined } = wished({ stops: [2, count], choices: [1, 3] });
    const panels = await everyPage(
      (from) => placingPanel(look, imagined, words, bot, { from }),
      (panel) => pagesIn(stopsOf(panel).flat()),
    );
    const menus = panels.map((panel) => {
      expectFits(panel);
      const [, [menu]] = stopsOf(panel) as [Part[], [Part]];
      return menu;
    });
    // The menu's choice comes after the earlier ones.
    for (const menu of menus) expect(planOf(menu)).toMatchObject({ choices: [1], rest: 'menu' });
    const options = menus.flatMap((menu) => menu.options!.filter(({ value }) => pageIn(value) === null));
    expect(options.map(({ value }) => Number(value))).toEqual(Array.from({ length: count }, (_, at) => at));
    expect(options.filter((one) => one.default).map(({ value }) => value)).toEqual(['3']);
    expect(options.slice(0, 26).map(({ label }) => label.split(': ')[0])).toEqual(
      [...'abcdefghijklmnopqrstuvwxyz'].slice(0, Math.min(26, count)),
    );
    expect(new Set(options.map(({ label }) => label)).size).toBe(count);
  });

  test('a player who looks on is shown the same decisions, and has no button that commits', async () => {
    const { look, imagined } = wished({ stops: [3, 2], choices: [2] });
    const [mine, theirs] = [
      await placingPanel(look, imagined, words, bot),
      await whatIfPanel(look, imagined, null, words, bot),
    ];
    expect(stopsOf(theirs)).toEqual(stopsOf(mine));
    expect(partsIn(theirs).map(verbOf)).not.toContain('put');
  });

  test.each<[Plan['choices'], string[]]>([
    [[], ['a', 'b', 'c']],
    [[1], ['a', 'b']],
  ])(
    'with %j chosen, the letters of the newest question stand on the picture and in its description',
    async (choices, letters) => {
      const scenes: CloseUpScene[] = [];
      const renderer = {
        ...bot.renderer,
        closeUp: (scene: CloseUpScene) => {
          scenes.push(scene);
          return bot.renderer.closeUp(scene);
        },
      };
      const { look, imagined } = wished({ stops: [3, 2], choices });
      const { files } = await placingPanel(look, imagined, words, { ...bot, renderer } as Services);
      const [{ arrowChoices = [], steps = [] }] = scenes as [CloseUpScene];
      const marks = [...arrowChoices, ...steps];
      expect(marks.map(({ label }) => label)).toEqual(letters);
      expect(marks.map(({ x, y }) => [x, y])).toEqual(letters.map((_, x) => [x, choices.length]));
      const [{ description }] = files as unknown as [{ description: string }];
      for (const { label, ...square } of marks)
        expect(description).toContain(`${label} = ${words.things.square(square)}`);
    },
  );
});

describe('the options before the tile', () => {
  const looksIn = (parts: readonly Part[]): string[] =>
    parts
      .filter((part) => verbOf(part) === 'look')
      .flatMap((part) =>
        part.options
          ? choicesOf([part]).filter((value) => pageIn(value) === null)
          : [readCustomId(part.custom_id)!.argument],
      );
  /** The shown options and the existing options, as buttons name them. */
  const reached = async (game: Game) => {
    const present = presentAt(game, people);
    const panels = await everyPage(
      (from) => beforePanel(present, game.asked!, words, bot, from),
      (panel) => pagesIn(partsIn(panel)),
    );
    for (const panel of panels) expectFits(panel);
    const there = optionsBefore(game, game.asked).map(({ option, index }) => optionValue(index, [option]));
    return { shown: new Set(panels.flatMap((panel) => looksIn(partsIn(panel)))), there: new Set(there) };
  };

  drawn('each way to open a card is reached, whichever other ways there are', async () => {
    let asked = 0;
    for (const luck of lucks('cards', { short: 3, long: 24 })) {
      for (const { game } of randomGame(everything(2 + (luck % 5)), luck)) {
        if (game.moment !== 'before') continue;
        asked += 1;
        const { shown, there } = await reached(game);
        expect(shown).toEqual(there);
      }
    }
    expect(asked).toBeGreaterThan(isLong ? 100 : 0);
  });

  test.each([
    [3, 30],
    [30, 40],
    [60, 1],
    [26, 26],
  ])('with %i ways to open one card and %i to open another each is reached', async (one, other) => {
    const real = laidOut({
      rules: 'gifts',
      board: 'BA-D@0,0r0 BA-B@0,1r0',
      figures: 'A road:0,0:E, B road:0,0:E',
      hands: 'A synod cash-out road-sweeper',
      draws: 'BA-B BA-E',
    });
    const [first, second] = ['synod', 'road-sweeper'].map(
      (card) => real.legalActions().find((option) => option.type === 'open' && option.gift === card)!,
    ) as [Action, Action];
    const options = [
      ...Array<Action>(one).fill(first),
      ...Array<Action>(other).fill(second),
      { type: 'pass' } as const,
    ];
    const game = Object.create(real, {
      legalActions: { value: () => options },
      // After a pass the tile follows.
      imagine: { value: () => Object.create(still(real), { asked: { value: null } }) },
    }) as Game;
    const { shown, there } = await reached(game);
    expect(shown).toEqual(there);
    expect(there.size).toBe(one + other);
  });

  test('a card with one way to open it says on its button what it says in a menu', async () => {
    const game = laidOut({
      rules: 'gifts',
      board: 'BA-D@0,0r0 BA-B@0,1r0',
      hands: 'A synod',
      draws: 'BA-B BA-E',
    });
    expect(optionsBefore(game, 0)).toHaveLength(1);
    const panel = await beforePanel(presentAt(game, people), 0, words, bot);
    expect(partsIn(panel).map(({ label }) => label)).toEqual(['Synod: monk in N21 (1 of 8 around)']);
  });
});

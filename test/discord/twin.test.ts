import { type Component, textOf } from 'discord-playground';
import { describe, expect, test } from 'vitest';
import { fittingBody } from '../../src/discord/limits.ts';
import { regionsOf } from '../../src/discord/turn/numbers.ts';
import { twinPages, twinPanel, twinSections } from '../../src/discord/views/board-in-words.ts';
import { regionPanel, turnAlt } from '../../src/discord/views/turn.ts';
import { escaped } from '../../src/discord/words/escape.ts';
import { languages, wordsFor } from '../../src/discord/words/index.ts';
import {
  Game,
  MAPS,
  ROTATIONS,
  type Rotation,
  SETS_ON_MAPS,
  type Setup,
  type Square,
  TILE_DESIGNS,
  TILE_SETS,
  type TileId,
  withoutTwins,
} from '../../src/engine/index.ts';
import { keptLog } from '../game/support.ts';
import { movement } from '../support/dragons.ts';
import { gameAfter, RULES_BESIDE_MAP, RULES_WITHOUT_MAP, setupOf } from '../support/games.ts';
import { placesOn } from '../support/oracle.ts';
import { isLong, lucks } from '../support/runs.ts';
import { pixels } from '../support/stage.ts';
import { gameWhere } from '../support/tables.ts';
import { mapOf, peopleNamed, presentAt } from '../support/twin.ts';

const words = wordsFor('en');
const people = peopleNamed(5);

/** A listener's knowledge of the board. */
interface Heard {
  readonly tiles: readonly (Square & { readonly said: string })[];
  readonly figures: readonly string[];
}

/** The board, from the words of all pages alone. */
function heardIn(pages: readonly { readonly text: string }[], { things } = words): Heard {
  const lines = pages.flatMap(({ text }) => text.split('\n'));
  const isOnRows = (index: number): boolean =>
    lines
      .slice(0, index)
      .findLast((line) => line.startsWith('### '))
      ?.startsWith('### Row') ?? false;
  const tiles: (Square & { said: string })[] = [];
  const figures: string[] = [];
  for (const line of lines.filter((_, index) => isOnRows(index))) {
    const [, name, told] = /^- \*\*(\S+)\*\*: (.*)$/.exec(line) ?? [];
    if (name === undefined) continue;
    const [said, ...more] = told!.split('; ');
    const square = things.squareNamed(name)!;
    tiles.push({ ...square, said: said! });
    for (const one of more) {
      const [, who, figure, place] = /^\*\*(\w+)\*\*: ([^(]+) \((.*)\)$/.exec(one) ?? [];
      if (who !== undefined) figures.push(`${who} ${figure} ${square.x},${square.y} ${place}`);
    }
  }
  return { tiles, figures };
}

/** The segments of a laid tile. */
const shapeOf = (tile: TileId, rotation: Rotation): string =>
  placesOn({ tile, rotation, x: 0, y: 0 })
    .map(({ kind, at }) => `${kind} ${at}`)
    .sort()
    .join(', ');

/** The shapes with each name; tiles that differ only in their picture share one. */
function shapesByName(tileIn: (tile: TileId, rotation: Rotation) => string): ReadonlyMap<string, ReadonlySet<string>> {
  const all = new Map<string, Set<string>>();
  for (const { id } of TILE_DESIGNS) {
    for (const rotation of ROTATIONS) {
      const said = tileIn(id, rotation);
      all.set(said, (all.get(said) ?? new Set()).add(shapeOf(id, rotation)));
    }
  }
  return all;
}
const SHAPES = shapesByName(words.twin.tile);

const SAID = { N: 'north', E: 'east', S: 'south', W: 'west' } as const;

const EVERY_RULE: Partial<Setup> = { sets: [...TILE_SETS], switches: [...RULES_WITHOUT_MAP] };
const SETUPS: readonly (readonly [string, Setup])[] = [
  ['the base game', setupOf({ seats: 2 })],
  ['every expansion', setupOf({ seats: 5, ...EVERY_RULE })],
  ...MAPS.slice(0, 2).map(({ id }) => {
    const switches = [...RULES_BESIDE_MAP, 'map'] as const;
    const sets = SETS_ON_MAPS;
    return [`the map ${id}`, setupOf({ seats: 3, map: id, sets, switches, options: { meeples: 9 } })] as const;
  }),
];

const moments = (setup: Setup): Game[] =>
  lucks('twins', { short: 1, long: 8 }).map((run) =>
    gameAfter({ ...setup, seed: `twin ${run} of a game` }, run, 30 + ((60 * run) % (isLong ? 480 : 45))),
  );

/** The game at the next tile to place. */
function atPlacing(game: Game): Game {
  const on = game.clone();
  while (on.asked !== null && on.step !== 'place') on.play(on.legalActions().at(-1)!);
  return on;
}

describe.each(SETUPS)('the board of %s in words', (_, setup) => {
  const on = words.on({ map: mapOf(setup) });

  test('every tile and every figure can be found from the words alone', () => {
    for (const game of moments(setup)) {
      const present = presentAt(game, people);
      const heard = heardIn(twinPages(twinSections(present, words), words.twin), on);
      const { board, figures } = game.view(null);
      expect(heard.tiles.map(({ x, y }) => `${x},${y}`).sort()).toEqual(board.map(({ x, y }) => `${x},${y}`).sort());
      for (const tile of board) {
        const { said } = heard.tiles.find(({ x, y }) => x === tile.x && y === tile.y)!;
        expect([...(SHAPES.get(said) ?? [])], said).toEqual([shapeOf(tile.tile, tile.rotation)]);
      }
      const standing = figures.map(({ seat, figure, on: place }) => {
        const { x, y } = place;
        return `${people[seat]!.name} ${on.things.role(figure, place)} ${x},${y} ${on.things.place(place)}`;
      });
      expect(heard.figures.toSorted()).toEqual(standing.sort());
    }
  });

  test('every number on the picture has its square, and every way to turn the tile', () => {
    for (const game of moments(setup).map(atPlacing)) {
      const view = game.view(null);
      const text = twinPages(twinSections(presentAt(game, people), words), words.twin)
        .map((page) => page.text)
        .join('\n');
      if (view.step !== 'place' || view.drawn === null) continue;
      const ways = withoutTwins(view.drawn, view.placements);
      for (const { x, y, rotation } of ways) {
        const line = text.split('\n').find((one) => one.includes(`** = ${on.things.square({ x, y })}:`));
        expect(line, text).toContain(rotation === 0 ? 'as drawn' : `turned ${rotation}°`);
      }
    }
  });

  test.each(languages())('each page is within what Discord takes, in %s', (language) => {
    const spoken = wordsFor(language);
    for (const game of moments(setup)) {
      const present = presentAt(game, people);
      for (let page = 0; page < twinPages(twinSections(present, spoken), spoken.twin).length; page++) {
        const panel = twinPanel(present, page, spoken);
        // It would throw if Discord takes less.
        fittingBody(panel);
        const text = textOf(panel.components as Component[]);
        expect(text.length).toBeGreaterThan(0);
        expect(text).not.toMatch(/undefined|null\b|…$/m);
      }
    }
  });
});

test('a player who turns pages of one board has it told once; a move or another language has it told anew', () => {
  let asked = 0;
  const watched = (game: Game): Game =>
    new Proxy(game, {
      get(target, name) {
        if (name === 'placesOn') asked += 1;
        const value = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  const setup = setupOf({ sets: ['base'], switches: ['fields'], seats: 2 });
  const present = presentAt(gameAfter(setup, 1, 30), people.slice(0, 2));
  const shown = (page: number, spoken = words, of = present) => {
    const before = asked;
    const panel = twinPanel({ ...of, game: watched(of.game) }, page, spoken);
    return { isTold: asked > before, text: textOf(panel.components as Component[]) };
  };
  const first = shown(0);
  expect(first.isTold).toBe(true);
  expect(shown(1)).toMatchObject({ isTold: false, text: expect.not.stringContaining(first.text) });
  expect(shown(0)).toEqual({ ...first, isTold: false });
  expect(shown(0, wordsFor('de')).isTold).toBe(true);
  expect(shown(0, words, presentAt(gameAfter(setup, 1, 31), people.slice(0, 2))).isTold).toBe(true);
});

test.each(MAPS.map(({ id }) => id))('all printed things on the map %s are told', (id) => {
  const setup = SETUPS.find(([, { map }]) => map !== undefined)![1];
  const game = gameAfter({ ...setup, map: id }, 1, 40);
  const on = words.on({ map: id });
  const text = twinPages(twinSections(presentAt(game, people), words), words.twin)
    .map((page) => page.text)
    .join('\n');
  const { layout, towns, islands } = game.view(null).map!;
  const named = [...layout.largeCities, ...layout.ferries, ...layout.highlights, ...towns];
  for (const { name } of named) expect(text).toContain(escaped(name));
  const printed = [...layout.largeCities.flatMap(({ squares }) => squares), ...layout.highlights].map(
    ({ at: [x, y] }) => ({ x, y }),
  );
  for (const square of [...printed, ...towns, ...islands]) expect(text).toContain(on.things.square(square));
  const withoutTile = layout.grid.flatMap((letters, y) =>
    [...letters].flatMap((letter, x) => ('~h'.includes(letter) ? [{ x, y }] : [])),
  );
  for (const square of withoutTile) expect(text).toMatch(new RegExp(`no tile: .*\\b${on.things.square(square)}\\b`));
  for (const { at, side } of layout.borderPrints.flatMap(({ contacts }) => contacts)) {
    expect(text).toContain(`${on.things.square({ x: at[0], y: at[1] })} ${SAID[side]}`);
  }
});

test.each(languages())('the squares of the dragon’s movement are told, in %s', (language) => {
  const spoken = wordsFor(language);
  const game = Game.of(movement(4));
  const present = presentAt(game, people);
  const { trail } = game.view(null).pieces.find(({ kind }) => kind === 'dragon')!;
  const been = trail!.slice(0, -1).map(spoken.things.square).join(', ');
  expect(trail).toHaveLength(4);
  expect(twinPages(twinSections(present, spoken), spoken.twin)[0]!.text).toContain(been);
  expect(turnAlt(present, spoken)).toContain(been);
});

test('the description of a region of a map tells its numbers, and how the game stands', async () => {
  const sets = SETS_ON_MAPS;
  const setup = setupOf({ seats: 2, map: 'usa', sets, switches: ['fields', 'map'] });
  const record = gameWhere((one) => regionsOf(one.view(null)).length > 1, { setup });
  const game = Game.of(record);
  const present = presentAt(game, people);
  const regions = regionsOf(game.view(null));
  const on = words.on(present.table.options);
  for (const region of regions) {
    const { files = [] } = await regionPanel(present, region, words, { renderer: pixels(), log: keptLog() });
    const [{ description } = { description: '' }] = files as readonly { description: string }[];
    const [first, ...others] = region.squares.map((one) => `${one.label} = ${on.things.square(one)}`);
    expect(description).toContain(`: ${[first, ...others].join(', ')}.`);
    expect(description).toContain(people[0]!.name);
  }
});

test.each([
  ['en', /(north|east|south|west) river/],
  ['de', /Fluss im (Norden|Osten|Süden|Westen)/],
  ['es', /río al (norte|este|sur|oeste)/],
  ['fr', /rivière (au nord|à l’est|au sud|à l’ouest)/],
])('the things beside a square are told in whole words, in %s', (language, edge) => {
  const spoken = wordsFor(language);
  const game = gameAfter(setupOf({ seats: 2, ...EVERY_RULE }), 1, 0);
  const [{ text } = { text: '' }] = twinPages(twinSections(presentAt(game, people), spoken), spoken.twin);
  expect(text).toMatch(edge);
});

test.each(languages())('two tiles that differ in more than the picture are never called alike, in %s', (language) => {
  const { twin } = wordsFor(language);
  for (const [said, shapes] of shapesByName(twin.tile)) expect([...shapes], said).toHaveLength(1);
});

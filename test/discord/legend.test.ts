import { expect, test } from 'vitest';
import { RenderError, type Renderer } from '../../render/index.ts';
import type { Services } from '../../src/discord/services.ts';
import { iconsOf, legendPanel } from '../../src/discord/views/legend.ts';
import { languages, wordsFor } from '../../src/discord/words/index.ts';
import { FIGURES, Game, MARKS, PIECES, SYMBOLS, TILE_DESIGNS, TILE_SETS } from '../../src/engine/index.ts';
import { TILE_MARKS } from '../../src/engine/tiles/tiles.ts';
import { keptLog } from '../game/support.ts';
import { RULES_WITHOUT_MAP, setupOf } from '../support/games.ts';
import { pixels } from '../support/pixels.ts';
import { peopleNamed, presentAt } from '../support/twin.ts';

const iconsIn = (setup: Parameters<typeof setupOf>[0]) => iconsOf(Game.start(setupOf(setup)).view(null));

test('at base rules the legend has the meeple, and the marks of pictures', () => {
  expect(iconsIn({ switches: ['fields'] })).toEqual([
    { figure: 'meeple' },
    ...['press', 'move', 'points', 'home', 'dead'].map((sign) => ({ sign })),
  ]);
});

test('the legend has the things in play at the table, and nothing else', () => {
  const ids = iconsIn({ sets: ['base', 'inns-and-cathedrals'], switches: ['fields'] }).map(
    (icon) => Object.values(icon)[0],
  );
  expect(ids).toEqual(expect.arrayContaining(['meeple', 'inn', 'cathedral']));
  for (const absent of ['dragon', 'flock', 'mayor', 'goldmine']) expect(ids).not.toContain(absent);
});

test('with everything in play, the legend has each declared figure, mark and symbol once', () => {
  const icons = iconsIn({ seats: 6, sets: TILE_SETS, switches: RULES_WITHOUT_MAP }).map((icon) => {
    const [kind, id] = Object.entries(icon)[0]!;
    return `${kind} ${id}`;
  });
  expect(new Set(icons).size).toBe(icons.length);
  // A mark of a tile that a rule deals is in the legend once that tile lies there.
  const apart = TILE_DESIGNS.filter((design) => design.apart).flatMap(({ marks }) => marks);
  const wanted = [
    ...FIGURES.map((figure) => `figure ${figure}`),
    ...[...MARKS, ...TILE_MARKS].filter((mark) => !apart.includes(mark)).map((mark) => `mark ${mark}`),
    ...SYMBOLS.map((symbol) => `symbol ${symbol}`),
  ];
  expect(wanted.filter((one) => !icons.includes(one))).toEqual([]);
});

test.each(languages())(
  'each thing has a line of its own in the language %s, short enough for its picture',
  (language) => {
    const { lists } = wordsFor(language);
    const things = [
      ...FIGURES.map((figure) => ({ figure })),
      ...PIECES.map((piece) => ({ piece })),
      ...[...MARKS, ...TILE_MARKS].map((mark) => ({ mark })),
      ...SYMBOLS.map((symbol) => ({ symbol })),
      ...(['press', 'move', 'points', 'home', 'dead'] as const).map((sign) => ({ sign })),
    ];
    const lines = things.map((thing) => lists.legendLine(thing));
    for (const line of lines) {
      expect(line.length).toBeLessThanOrEqual(60);
      // Without a line of its own a thing would have only its id or role, one word.
      expect(line).toContain(' ');
      expect(line).not.toMatch(/^[A-Z][a-z0-9]*(-[a-z0-9]+)+$/);
    }
  },
);

test('each picture of the legend is shown in its full width and tells its lines, which replace it if it cannot be drawn', async () => {
  const present = presentAt(
    Game.start(setupOf({ seats: 6, sets: TILE_SETS, switches: RULES_WITHOUT_MAP })),
    peopleNamed(6),
  );
  const words = wordsFor('en');
  const lines = iconsOf(present.game.view(null)).map((icon) => words.lists.legendLine(icon));
  const shownWith = async (legend: Renderer['legend']) => {
    const bot = { renderer: { ...pixels(), legend }, log: keptLog() } as unknown as Services;
    const [container] = (await legendPanel(present, words, bot)).components as unknown as [Container];
    return container.components;
  };
  const [title, ...galleries] = await shownWith(pixels().legend);
  expect(title!.content).toBe('### What is in play here');
  expect(galleries.map(({ items }) => items!.length)).toEqual(galleries.map(() => 1));
  expect(galleries.flatMap(({ items }) => items![0]!.description!.split('\n'))).toEqual(lines);
  const undrawn = await shownWith(() => Promise.reject(new RenderError('busy', 'busy')));
  expect(undrawn.flatMap(({ content }) => content!.split('\n')).slice(1)).toEqual(lines.map((line) => `- ${line}`));
});

interface Container {
  readonly components: readonly {
    readonly content?: string;
    readonly items?: readonly { readonly description?: string }[];
  }[];
}

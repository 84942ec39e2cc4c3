import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { type BoardView, boardView, createRenderer, type HandCounts } from '../../render/index.ts';
import { OPTION_NAMES } from '../../src/config.ts';
import type { GameView } from '../../src/engine/for-players/view.ts';
import { GIFTS } from '../../src/engine/index.ts';
import { makeView, playersOf } from './boards.ts';

const renderer = createRenderer({ worker: new URL('./echo-worker.ts', import.meta.url) });
afterAll(() => renderer.close());

const drawable = makeView({ tiles: 12 });
const { hands: _, ...base } = drawable;

/** A seat's view that has every card somewhere in it. */
const seen = {
  ...base,
  reader: 1,
  takenOut: 0,
  sets: ['base'],
  switches: ['fields', 'gifts'],
  turn: 12,
  turnOf: 0,
  pieces: [],
  part: 'own',
  step: 'gift',
  drawnToo: null,
  arrow: null,
  map: null,
  setAside: [],
  sheep: null,
  animals: null,
  bazaar: null,
  moment: 'before',
  hands: [{ deck: 'gifts', counts: [2, 3, 0, 1], own: GIFTS, left: 15, discards: GIFTS }],
} satisfies GameView;

const namesIn = (text: string): string[] => GIFTS.filter((gift) => text.includes(gift));

test('a view with gifts in it does not fit a picture', () => {
  // @ts-expect-error A hand has no place in what is drawn.
  const careless: BoardView = seen;
  expect(namesIn(JSON.stringify(careless))).toEqual([...GIFTS]);
  expect(boardView(seen).hands).toEqual([{ deck: 'gifts', counts: [2, 3, 0, 1] }]);
  expect(namesIn(JSON.stringify(boardView(seen)))).toEqual([]);
  // Only the counts get through.
  const held = { deck: 'gifts', counts: [1, 0], own: GIFTS, discards: GIFTS } as unknown as HandCounts;
  expect(boardView({ ...drawable, hands: [held] }).hands).toEqual([{ deck: 'gifts', counts: [1, 0] }]);
});

test('a view for a picture keeps only drawn parts, and no part that is added to views later', () => {
  const known = Object.keys(boardView(drawable)).toSorted();
  expect(Object.keys(boardView({ ...seen, later: 'secret' } as GameView)).toSorted()).toEqual(known);
  expect(known).toEqual([
    'asked',
    'board',
    'drawn',
    'figures',
    'hands',
    'pieces',
    'resigned',
    'scores',
    'seats',
    'supply',
    'tilesLeft',
    'winners',
  ]);
});

test('no gift reaches the drawing process with a board, even past the types', async () => {
  const careless = seen as unknown as BoardView;
  const scene = { view: careless, players: playersOf(drawable) };
  for (const { bytes } of [await renderer.board(scene), await renderer.closeUp({ ...scene, centre: { x: 0, y: 0 } })]) {
    const sent = new TextDecoder().decode(bytes);
    expect(sent).toContain('"counts":[2,3,0,1]');
    expect(namesIn(sent)).toEqual([]);
  }
});

test('no setting of the bot reaches the drawing process', async () => {
  for (const name of OPTION_NAMES) vi.stubEnv(name, 'a-secret-setting');
  onTestFinished(() => void vi.unstubAllEnvs());
  const one = createRenderer({ worker: new URL('./echo-worker.ts', import.meta.url) });
  onTestFinished(() => one.close());
  const { bytes } = await one.tiles({ tiles: [{ tile: 'BA-V', label: '1' }] });
  const sent = new TextDecoder().decode(bytes);
  expect(sent).toContain('"env":');
  expect(sent).not.toContain('a-secret-setting');
});

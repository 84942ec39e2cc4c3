import { expect, test } from 'vitest';
import { compose } from '../../render/process/draw.ts';
import { iconOf, lobbyScene } from '../../src/discord/views/stamps.ts';
import { BOXES, TILE_SETS } from '../../src/engine/index.ts';
import { withBox } from '../../src/game/lobby/boxes.ts';
import { DEFAULT_OPTIONS } from '../../src/game/table/table.ts';
import { RULES_WITHOUT_MAP } from '../support/games.ts';

const everything = { sets: TILE_SETS.slice(), switches: RULES_WITHOUT_MAP.slice() };

test('each box has a stamp of its own, by what its rules declare', () => {
  const icons = BOXES.map((box) => JSON.stringify(iconOf(box)));
  expect(new Set(icons).size).toBe(BOXES.length);
  const iconIn = (id: string) => iconOf(BOXES.find((box) => box.id === id)!);
  expect(iconIn('princess-dragon')).toEqual({ piece: 'dragon' });
  expect(iconIn('gifts')).toEqual({ deck: 'gifts' });
  expect(iconIn('inns-cathedrals')).toMatchObject({ mark: 'inn' });
  expect(iconIn('phantom')).toEqual({ figure: 'phantom' });
});

test('a box without rules, figures and tiles of its own has a stamp of the base game', () => {
  const box = { ...BOXES[0]!, rules: [], variants: [], set: null };
  expect(iconOf(box)).toEqual({ whole: 'BA-A' });
});

test('a lobby shows the boxes in play, and marks those that are in play with their tiles only', () => {
  expect(lobbyScene(DEFAULT_OPTIONS).stamps).toEqual([]);
  const [inns, tower] = ['inns-cathedrals', 'tower'].map((id) => BOXES.find((box) => box.id === id)!);
  const options = withBox(withBox(DEFAULT_OPTIONS, inns!, 'on'), tower!, 'tiles');
  const stamps = lobbyScene(options).stamps.map(({ icon, isBare }) => [icon, isBare]);
  expect(stamps).toEqual([
    [iconOf(inns!), false],
    [iconOf(tower!), true],
  ]);
});

test('one row holds ten boxes, and with more boxes all rows have one length', () => {
  const all = lobbyScene(everything);
  expect(all.stamps).toHaveLength(BOXES.length);
  const heights = [0, 10, 11].map((many) => {
    const stamps = Array.from({ length: many }, (_, i) => all.stamps[i % BOXES.length]!);
    return compose({ kind: 'lobby', scene: { ...all, stamps } }).height;
  });
  expect(heights[0]! < 200 && heights[1]! < heights[0]! && heights[2]! > 1.5 * heights[1]!).toBe(true);
});

test('a box with its tiles only looks different', () => {
  const [bare, whole] = [true, false].map((isBare) => {
    const stamps = [{ icon: { piece: 'dragon' }, isBare } as const];
    return Buffer.from(compose({ kind: 'lobby', scene: { stamps, tiles: [] } }).data());
  });
  expect(bare!.equals(whole!)).toBe(false);
});

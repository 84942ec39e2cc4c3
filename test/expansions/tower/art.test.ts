import { expect, test } from 'vitest';
import { composeBoard } from '../../../render/board/board.ts';
import { boardLayout } from '../../../render/board/layout.ts';
import type { BoardScene } from '../../../render/scene.ts';
import type { PieceView } from '../../../src/engine/for-players/view.ts';
import { makeView, playersOf } from '../../render/boards.ts';
import { sampled } from '../../support/runs.ts';

const TILE = 96;
const view = makeView({ tiles: 2, seats: 3, seed: 'tower' });
const floors: PieceView = { kind: 'tower-floor', seat: 0, count: 5, single: false };

const sceneOf = (more: Partial<typeof view>): BoardScene => ({
  view: { ...view, scores: [8, 0, 0], supply: [{ meeple: 6 }, {}, {}], pieces: [floors], ...more },
  players: playersOf(view),
});

const one = composeBoard(sceneOf({}), TILE);

/** The uppermost and lowest rows of pixels in the first seat's cell that differ from an empty cage. */
function changed(more: Partial<typeof view>): { from: number; to: number } {
  const after = sceneOf(more);
  const [cell] = boardLayout(after, TILE).strip.cells;
  const [a, b] = [one.data(), composeBoard(after, TILE).data()];
  const rows = Array.from({ length: Math.floor(cell!.height) }, (_, y) => Math.floor(cell!.y) + y).filter((y) => {
    const from = (y * one.width + Math.floor(cell!.x)) * 4;
    const to = from + Math.floor(cell!.width) * 4;
    return !a.subarray(from, to).equals(b.subarray(from, to));
  });
  return { from: rows[0]!, to: rows.at(-1)! };
}

const caged = (seat: number, figure: 'meeple' | 'large' | 'abbot' | 'mayor' | 'wagon' | 'phantom'): PieceView[] => [
  floors,
  { kind: 'prisoner', seat: 0, figure: { seat, figure }, count: 1, single: false },
];

const points = changed({ scores: [3, 0, 0] });
const atHome = changed({ supply: [{ meeple: 6, wagon: 1 }, {}, {}] });

test.each(sampled('caged figures', ['meeple', 'large', 'abbot', 'mayor', 'wagon', 'phantom'] as const, { short: 2 }))(
  'a cage with a %s stands in its line, below the points and above the figures at home',
  (figure) => {
    const cage = changed({ pieces: caged(1, figure) });
    expect(cage.from).toBeGreaterThan(points.to + 1);
    expect(cage.to).toBeLessThan(atHome.from);
  },
);

test('a cage shows the mark of the seat that the prisoner belongs to', () => {
  const [one, two] = [1, 2].map((seat) => composeBoard(sceneOf({ pieces: caged(seat, 'meeple') }), TILE).data());
  expect(one!.equals(two!)).toBe(false);
});

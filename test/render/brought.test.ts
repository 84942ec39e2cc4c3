import { describe, expect, test } from 'vitest';
import { closeUpLayout } from '../../render/board/close-up.ts';
import { type Box, boardLayout } from '../../render/board/layout.ts';
import { placeTags, type Tag } from '../../render/board/tag-places.ts';
import { rgbOf } from '../../render/kit/palette/colour.ts';
import { MARK, SEAT_MARKS } from '../../render/kit/palette/table.ts';
import { compose } from '../../render/process/draw.ts';
import type { BoardScene, BroughtScene } from '../../render/scene.ts';
import { countsTop } from '../../render/scoreboard/scoreboard.ts';
import { sampled, testsDrawn } from '../support/runs.ts';
import { makeView, playersOf } from './boards.ts';

const drawn = testsDrawn('contours', { oneIn: 4, about: ['render/board/'] });

const view = makeView({ tiles: 40, seats: 3, seed: 'brought', figures: 0.9 });
const scene: BoardScene = { view: { ...view, figures: [] }, players: playersOf(view) };
const standing = view.figures.find(({ on, seat }) => on.kind === 'field' && seat === 1)!;
const nothing: BroughtScene = { features: [], home: [], gains: [0, 0, 0] };
const gain = (seat: number) => ({ seat, points: 14 });

const TILE = 96;
const layout = boardLayout(scene, TILE);
const board = (more: Partial<BoardScene>) => compose({ kind: 'board', scene: { ...scene, ...more }, tile: TILE });
const bare = board({});
type Drawn = ReturnType<typeof board>;

/** How many pixels of a part differ from the bare board; with `colour`, only those of exactly this colour. */
function found(drawn: Drawn, { x, y, width, height }: Box, { colour = '' } = {}): number {
  const [now, before] = [drawn, bare].map((canvas) => canvas.getContext('2d').getImageData(x, y, width, height).data);
  let count = 0;
  for (let i = 0; i < now!.length; i += 4) {
    const rgb = [now![i]!, now![i + 1]!, now![i + 2]!];
    const isOther = rgb.some((part, at) => part !== before![i + at]);
    if (isOther && (colour === '' || rgbOf(colour).every((part, at) => part === rgb[at]))) count++;
  }
  return count;
}

const field = { x: 0, y: layout.strip.height, width: layout.width, height: layout.height - layout.strip.height };

test('a scored feature is outlined in the colour of its owner, and in white if it has several owners', () => {
  const { colour } = SEAT_MARKS[0];
  const [alone, shared] = [[gain(0)], [gain(0), gain(1)]].map((gains) =>
    board({ brought: { ...nothing, features: [{ places: [standing.on], gains }] } }),
  ) as [Drawn, Drawn];
  const drawnIn = (one: string, drawn: Drawn) => found(drawn, field, { colour: one });
  // Both pictures have the bubble of seat 0.
  expect(drawnIn(colour, alone)).toBeGreaterThan(drawnIn(colour, shared));
  expect(drawnIn(MARK.light, shared)).toBeGreaterThan(2 * drawnIn(MARK.light, alone));
});

drawn('a figure that went home leaves a contour where it stood', () => {
  const { colour } = SEAT_MARKS[0];
  const figure = { ...standing, seat: 0 };
  const stood = found(board({ view: { ...view, figures: [figure] } }), field, { colour });
  const went = found(board({ brought: { ...nothing, home: [figure] } }), field, { colour });
  expect(went).toBeGreaterThan(0);
  expect(went).toBeLessThan(stood);
});

test('the gain of a seat stands in its cell, and in no other', () => {
  const drawn = board({ brought: { ...nothing, gains: [0, 12, 0] } });
  const changed = layout.strip.cells.map((cell) => found(drawn, cell));
  expect(changed.map((pixels) => pixels > 0)).toEqual([false, true, false]);
});

describe('the latest gain of a seat', () => {
  /** How many pixels it changes in the name's line, and below in the points' line. */
  const linesOf = (seats: number, supply: Record<string, number>): readonly number[] => {
    const seen = makeView({ tiles: 40, seats, seed: 'brought' });
    const own: BoardScene = { view: { ...seen, supply: Array(seats).fill(supply) }, players: playersOf(seen) };
    const { strip } = boardLayout(own, TILE);
    const [cell] = strip.cells as [Box];
    const top = countsTop(cell, strip.lines);
    const gains = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 12 : 0));
    const pictures = [own, { ...own, brought: { ...nothing, gains } }].map((one) =>
      compose({ kind: 'board', scene: one, tile: TILE }),
    );
    const differing = (box: Box): number => {
      const [one, other] = pictures.map((canvas) =>
        canvas.getContext('2d').getImageData(box.x, box.y, box.width, box.height),
      );
      return one!.data.filter((part, at) => part !== other!.data[at]).length;
    };
    return [differing({ ...cell, height: top }), differing({ ...cell, y: cell.y + top, height: cell.height - top })];
  };

  test.each(sampled('seats with room', [2, 4], { short: 1 }))(
    'stands beside the points if there is room: base pieces, %i seats',
    (seats) => {
      const [name, points] = linesOf(seats, { meeple: 5 });
      expect(name).toBe(0);
      expect(points).toBeGreaterThan(0);
    },
  );

  test.each(sampled('seats without room', [3, 6], { short: 1 }))(
    'stands above the points if it would push the supply away: %i seats',
    (seats) => {
      const [name, points] = linesOf(seats, { meeple: 5 });
      expect(name).toBeGreaterThan(0);
      expect(points).toBe(0);
    },
  );
});

describe('the picture of a finished turn', () => {
  const last = view.board.at(-1)!;
  const layoutOf = (brought: BroughtScene) => closeUpLayout({ ...scene, centre: last, asOnBoard: true, brought });

  test('shows 3×3 squares around the tile if nothing was scored', () => {
    const { x, y } = last;
    expect(layoutOf(nothing).crop).toEqual({ x: x - 1, y: y - 1, columns: 3, rows: 3 });
  });

  test('shows all scored places, the places of figures that went home, and the tile', () => {
    const places = view.figures.slice(0, 6).map(({ on }) => on);
    const { crop } = layoutOf({ features: [{ places, gains: [gain(0)] }], home: [standing], gains: [14, 0, 0] });
    for (const { x, y } of [...places, standing.on, last]) {
      expect(x).toBeGreaterThan(crop.x);
      expect(x + 1).toBeLessThan(crop.x + crop.columns);
      expect(y).toBeGreaterThan(crop.y);
      expect(y + 1).toBeLessThan(crop.y + crop.rows);
    }
  });
});

describe('tags with points', () => {
  const shown = { x: 0, y: 0, width: 1000, height: 800 };
  const tag = (...anchors: readonly [number, number][]): Tag => ({
    text: '+14',
    seat: 0,
    anchors: anchors.map(([x, y]) => ({ x, y })),
  });
  /** The greatest size of such a tag. */
  const [wide, high] = [107, 40];

  test.each([
    ['of one place', [tag([500, 400]), tag([500, 400]), tag([500, 400])]],
    ['in a corner', [tag([0, 0]), tag([0, 0])]],
    ['of neighbours', [tag([300, 300], [300, 460]), tag([330, 300]), tag([300, 330])]],
  ])('%s hide neither each other nor anything of the picture', (_, tags) => {
    const placed = placeTags({ shown }, tags, high, []);
    placed.forEach(({ at }, i) => {
      expect(Math.min(at.x, shown.width - at.x)).toBeGreaterThanOrEqual(wide / 2);
      expect(Math.min(at.y, shown.height - at.y)).toBeGreaterThanOrEqual(high / 2);
      for (const other of placed.slice(0, i))
        expect(Math.abs(at.x - other.at.x) >= wide || Math.abs(at.y - other.at.y) >= high).toBe(true);
    });
  });

  test('leave a number visible', () => {
    const number = { x: 470, y: 370, width: 60, height: 60 };
    const { at } = placeTags({ shown }, [tag([500, 400])], high, [number])[0]!;
    expect(at.y + high / 2 <= number.y || at.y - high / 2 >= number.y + number.height).toBe(true);
  });
});

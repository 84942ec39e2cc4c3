import { type BoardLayout, boardLayout, fieldOf, pixelOf } from '../../render/board/layout.ts';
import { boardView, mapScene } from '../../render/index.ts';
import type { BoardScene } from '../../render/scene.ts';
import { type GameView, SETS_ON_MAPS, type Setup, type Square } from '../../src/engine/index.ts';
import { replayOf } from '../../src/game/past/replay.ts';
import { played } from '../../tools/pictures/game.ts';

const GAMES = 20;
const TURNS = [10, 30, 50, 70];
const KINDS: Readonly<Record<string, Partial<Setup>>> = {
  base: {},
  'map of Germany': { sets: SETS_ON_MAPS, switches: ['fields', 'map'], map: 'germany' },
};

interface CropRow {
  /** Share of the picture that is empty squares where the tile in hand does not fit, by turn. */
  readonly idle: Readonly<Record<number, number>>;
  /** Side of a tile in pixels if the picture is shown 400 px wide, by turn. */
  readonly tile: Readonly<Record<number, number>>;
  /** Turns of a game that change the picture's shape, and the sum of the changes (height by width). */
  readonly changes: number;
  readonly travel: number;
}

/** How much of a board picture shows nothing useful, and how steady its shape is. */
export function crop(): Record<string, CropRow> {
  const rows: Record<string, CropRow> = {};
  for (const [name, setup] of Object.entries(KINDS)) {
    const [idle, tile] = [sums(), sums()];
    let [changes, travel] = [0, 0];
    for (let seed = 0; seed < GAMES; seed++) {
      const { record } = played(999, { ...setup, seed: `crop ${seed}` });
      let before: number | null = null;
      for (let turn = 1; turn < TURNS.at(-1)! + 1; turn++) {
        const view = replayOf(record, turn).view;
        const layout = boardLayout(sceneOf(view));
        const shape = layout.height / layout.width;
        if (before !== null && Math.abs(shape - before) > 0.005) {
          changes += 1 / GAMES;
          travel += Math.abs(shape - before) / GAMES;
        }
        before = shape;
        if (!TURNS.includes(turn)) continue;
        idle[turn]! += idleShare(view, layout) / GAMES;
        tile[turn]! += (layout.tile * 400) / layout.width / GAMES;
      }
    }
    rows[name] = { idle, tile, changes, travel };
    const rounded = (of: Readonly<Record<number, number>>, digits: number) =>
      TURNS.map((turn) => of[turn]!.toFixed(digits)).join(', ');
    console.log(
      `${name}: idle ${rounded(idle, 2)}; tiles of ${rounded(tile, 1)} px at 400 px, at turns ${TURNS.join(', ')};`,
    );
    console.log(`  ${changes.toFixed(1)} changes of shape a game, ${travel.toFixed(2)} in sum`);
  }
  return rows;
}

const sums = (): Record<number, number> => Object.fromEntries(TURNS.map((turn) => [turn, 0]));

const legalIn = ({ placements }: GameView): Square[] => [
  ...new Map(placements.map(({ x, y }) => [`${x},${y}`, { x, y }])).values(),
];

const sceneOf = (view: GameView): BoardScene => ({
  view: boardView(view),
  players: [],
  badges: legalIn(view).map((square, i) => ({ ...square, label: String(i + 1) })),
  deadSquares: view.deadSquares,
  ...(view.map && { map: mapScene(view.map) }),
});

function idleShare(view: GameView, layout: BoardLayout): number {
  const field = fieldOf(layout);
  const used = [...view.board, ...legalIn(view)].reduce((sum, square) => {
    const { x, y } = pixelOf(layout, square);
    const wide = Math.min(x + layout.tile, field.x + field.width) - Math.max(x, field.x);
    const high = Math.min(y + layout.tile, field.y + field.height) - Math.max(y, field.y);
    return sum + Math.max(0, wide) * Math.max(0, high);
  }, 0);
  return (field.width * field.height - used) / (layout.width * layout.height);
}

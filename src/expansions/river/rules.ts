import type { RuleModule } from '../../engine/expansion.ts';
import { type Position, STEP_X, STEP_Y } from '../../engine/position.ts';
import type { Print } from '../../engine/prints.ts';
import { TILE_DESIGNS } from '../../engine/tiles.ts';

declare module '../../engine/view.ts' {
  interface SwitchIds {
    river: unknown;
  }
}

const roleOf = (design: number) => TILE_DESIGNS[design]!.role;
const isRiver = (design: number): boolean => TILE_DESIGNS[design]!.river.length > 0;

/** The river comes before everything else. */
export const river: RuleModule = {
  switch: 'river',
  needs: ['river'],
  tiles: 'river',

  /** The spring lies out, ten tiles are shuffled, the lake comes last (R1); then all the others, the start tile too (R5). */
  arrange({ stacks }) {
    const all = stacks.flat();
    const spring = TILE_DESIGNS.find(({ role }) => role === 'spring')!;
    return {
      board: [{ tile: spring.id, x: 0, y: 0, rotation: 0 }],
      stacks: [
        all.filter((design) => !isRiver(design)),
        all.filter((design) => roleOf(design) === 'lake'),
        all.filter((design) => isRiver(design) && roleOf(design) !== 'lake'),
      ],
    };
  },

  concerns: ({ river }) => river.length > 0,

  /** The river is continued (R2), and not back at once the way it came (R3). */
  mayLie(position, print, x, y) {
    const joined = print.river.filter((side) => position.grid.at(x + STEP_X[side]!, y + STEP_Y[side]!) >= 0);
    return joined.length > 0 && joined.every((side) => !isUTurn(position, print, x, y, side));
  },
};

/** Only two curves directly after each other make one (R3, L3). `side`: where the print meets the river so far. */
function isUTurn({ grid, tiles }: Position, print: Print, x: number, y: number, side: number): boolean {
  const before = tiles[grid.at(x + STEP_X[side]!, y + STEP_Y[side]!)]!.print;
  const from = before.river.find((one) => one !== (side + 2) % 4);
  const to = print.river.find((one) => one !== side);
  // It would leave towards where it came from. A straight tile never does; spring and lake have one side.
  return from !== undefined && from === to;
}

import { continuesRiver, type RuleModule, TILE_DESIGNS } from '../../engine/for-rules.ts';

declare module '../../engine/declared.ts' {
  interface SwitchIds {
    river: unknown;
  }
}

const roleOf = (design: number) => TILE_DESIGNS[design]!.role;
const isRiver = (design: number): boolean => TILE_DESIGNS[design]!.set === 'river';

/** The river is laid before all other tiles. */
export const river: RuleModule = {
  switch: 'river',
  isFirst: true,
  needs: ['river'],
  tiles: 'river',

  /** The spring lies out, ten tiles are shuffled, and the lake comes last (R1). Then come all others, the start tile too (R5). */
  arrange({ stacks }) {
    const all = stacks.flat();
    const spring = TILE_DESIGNS.find(({ role }) => role === 'spring')!;
    return {
      board: [{ tile: spring.id, x: 0, y: 0, rotation: 0 }],
      stacks: [
        all.filter((design) => !isRiver(design)),
        all.filter((design) => isRiver(design) && roleOf(design) === 'lake'),
        all.filter((design) => isRiver(design) && roleOf(design) !== 'lake'),
      ],
    };
  },

  concerns: ({ river }) => river.length > 0,
  mayLie: continuesRiver, // R2, R3
};

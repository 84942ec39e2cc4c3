import {
  continuesRiver,
  type Position,
  type Print,
  type RuleModule,
  STEP_X,
  STEP_Y,
  TILE_DESIGNS,
  type TileDesign,
} from '../../engine/for-rules.ts';

declare module '../../engine/declared.ts' {
  interface SwitchIds {
    'river-2': unknown;
  }
  interface MarkIds {
    'pig-herd': unknown;
  }
}

const isOwn = ({ set }: TileDesign): boolean => set === 'river-2';
const isFork = ({ river }: TileDesign): boolean => river.length > 2;
/** The end at a city closes an arm; the last lake closes the last arm (RV1). */
const isCityEnd = (design: TileDesign): boolean => isOwn(design) && design.role === 'lake' && design.cities.length > 0;
const isLastLake = (design: TileDesign): boolean =>
  isOwn(design) && design.role === 'lake' && design.cities.length === 0;

const hasFork = ({ tiles }: Position): boolean => tiles.some(({ print }) => isFork(print.design));

/** Additional points per finished city in a field with the herd. */
const WITH_HERD = 1;

/** A forked river, before all other tiles; it makes one river with The River (RV51). */
export const river2: RuleModule = {
  switch: 'river-2',
  needs: ['river-2'],
  tiles: 'river-2',
  marks: ['pig-herd'],
  marksFor: 'pigs', // RV30
  order: { arrange: { after: ['river'] } }, // of both it makes one (RV51)
  putsBack: true, // the end at the city, kept aside before the fork (RV51)

  /** The spring lies out, the fork is the first tile, nine are shuffled, the lake with the volcano comes last (RV10). */
  arrange({ stacks }) {
    const all = stacks.flat();
    const of = (isOne: (design: TileDesign) => boolean): number[] => all.filter((one) => isOne(TILE_DESIGNS[one]!));
    const isRiver = ({ river }: TileDesign): boolean => river.length > 0;
    // Springs and lakes come only from this river; with The River the fork is mixed in (RV51).
    const isMixed = (design: TileDesign): boolean =>
      isRiver(design) && (design.role === null || isCityEnd(design)) && (isBoth || !isFork(design));
    const isBoth = of(isRiver).some((one) => !isOwn(TILE_DESIGNS[one]!));
    const spring = TILE_DESIGNS.find((design) => isOwn(design) && design.role === 'spring')!;
    return {
      board: [{ tile: spring.id, x: 0, y: 0, rotation: 0 }],
      stacks: [of((design) => !isRiver(design)), of(isLastLake), of(isMixed), ...(isBoth ? [] : [of(isFork)])],
      gone: of((design) => design.role === 'spring' || (design.role === 'lake' && !isOwn(design))),
    };
  },

  concerns: ({ river }) => river.length > 0,

  /** On any open arm (RV11), but not so that an arm must run into another part of the river (RV13). */
  mayLie: (position, print, x, y) => continuesRiver(position, print, x, y) && leavesRoom(position, print, x, y),

  /** A single arm is closed by the lake (RV12), so the end at the city waits for the fork (RV51). */
  keepsAside: (position, design) => isCityEnd(TILE_DESIGNS[design]!) && position.bag.isLayered && !hasFork(position),

  placed(game) {
    const { tiles, last } = game.position;
    if (isFork(tiles[last]!.print.design)) game.shuffleIn();
  },

  /** If the pig rule is on, also in addition to a player's pig (RV30). A barn comes later and ignores the herd. */
  worth(position, root, _finished, terms) {
    if (position.marksOn(root, 'pig-herd') === 0 || !position.rules.setup.switches.includes('pigs')) return terms;
    return terms.map((term) => (term.of === 'cities' ? { ...term, each: term.each + WITH_HERD } : term));
  },
};

/** The square beyond each open river side is free, and so are the squares beside and behind it (RV13). */
function leavesRoom({ grid }: Position, { river }: Print, x: number, y: number): boolean {
  return river.every((side) => {
    const [nextX, nextY] = [x + STEP_X[side]!, y + STEP_Y[side]!];
    if (grid.at(nextX, nextY) >= 0) return true;
    return [side, (side + 1) % 4, (side + 3) % 4].every(
      (way) => grid.at(nextX + STEP_X[way]!, nextY + STEP_Y[way]!) < 0,
    );
  });
}

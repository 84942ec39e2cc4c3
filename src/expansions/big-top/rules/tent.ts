import { type Game, type PlacedFigure, type Position, type Step, slotOf } from '../../../engine/for-rules.ts';
import { ANIMALS, type Animal } from '../vocabulary.ts';
import { bigTop, countsBySeat, hasMark, isAround, squareOfTile } from './index.ts';

/** BT1: how many tokens of each there are, and what each brings. */
const TOKENS: Readonly<Record<Animal, number>> = { elephant: 1, tiger: 2, bear: 3, seal: 5, monkey: 4, flea: 1 };
const POINTS: Readonly<Record<Animal, number>> = { elephant: 7, tiger: 6, bear: 5, seal: 4, monkey: 3, flea: 1 };

const NUMBER = ANIMALS.reduce((sum, animal) => sum + TOKENS[animal], 0);

/** The first circus tile that somebody places (BT10, BT67). */
export function firstTent(game: Game): void {
  const { position } = game;
  if (slotOf(position, bigTop).tent < 0 && hasMark(position, position.last, 'circus')) pitch(game);
}

/** The tent comes to the tile just placed. */
function pitch(game: Game): void {
  const { position } = game;
  const slot = slotOf(position, bigTop);
  const from = slot.tent < 0 ? null : squareOfTile(position, slot.tent);
  slot.tent = position.last;
  game.tell({ type: 'tent-pitched', from, to: squareOfTile(position, position.last) });
}

const isFurtherCircus = ({ position }: Game): boolean =>
  slotOf(position, bigTop).tent !== position.last && hasMark(position, position.last, 'circus');

/** 3i (BT12), also in a second part and with the last tile (BT86). */
export const tentStep: Step = {
  isChance: isFurtherCircus,

  unchosen(game) {
    if (!isFurtherCircus(game)) return;
    show(game);
    pitch(game);
  },
};

/** BT40. */
export function lastShow(game: Game): void {
  if (slotOf(game.position, bigTop).tent >= 0) show(game);
}

/** Each seat scores its meeples on the tent's tile and around it, all in one round (BT12, BT83). */
function show(game: Game): void {
  const { position } = game;
  const counts = countsBySeat(position, audience(position));
  const each = game.isQuiet ? average(position) : turnUp(game);
  counts.forEach((count, seat) => {
    game.award(seat, 'big-top', [{ of: 'meeples-around', count, each }]);
  });
}

/** Meeples of every kind, each once, wherever they stand on their tiles (BT13). */
function audience(position: Position): PlacedFigure[] {
  const { features, figures, rules } = position;
  const { tent } = slotOf(position, bigTop);
  // A lord is near if one tile of the castle is (BR71).
  const tilesOf = (segment: number): readonly number[] =>
    position.kindOf(segment) === 'top'
      ? Array.from(features.members(segment), (one) => features.tile[one]!)
      : [features.tile[segment]!];
  return figures.filter(
    ({ figure, segment }) => rules.claims[figure] && tilesOf(segment).some((tile) => isAround(position, tile, tent)),
  );
}

/** Turns up the token under the tent, which leaves the game, and returns its points (BT12, BT84). */
function turnUp(game: Game): number {
  const { position, rules } = game;
  const slot = slotOf(position, bigTop);
  const left = tokensLeft(slot.shown);
  const animal = rules.setup.prepared?.animals?.[slot.shown.length] ?? left[game.random.below(left.length)]!;
  slot.shown = [...slot.shown, animal];
  game.tell({ type: 'animal-shown', at: squareOfTile(position, slot.tent), animal });
  return POINTS[animal];
}

/** For players who think ahead: what the token under the tent brings on average, in whole points. */
function average(position: Position): number {
  const left = tokensLeft(slotOf(position, bigTop).shown);
  return Math.round(left.reduce((sum, animal) => sum + POINTS[animal], 0) / left.length);
}

const tokensLeft = (shown: readonly Animal[]): Animal[] => {
  const left = animalsLeft(shown);
  return ANIMALS.flatMap((animal) => Array<Animal>(left[animal]).fill(animal));
};

/** When all have been shown, all are shuffled again (BT84). */
export function animalsLeft(shown: readonly Animal[]): Record<Animal, number> {
  const left = { ...TOKENS };
  for (const animal of shown.slice(shown.length - (shown.length % NUMBER))) left[animal] -= 1;
  return left;
}

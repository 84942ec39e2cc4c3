import type { Action, Figure, Game, Kind, Seat } from '../../../engine/for-rules.ts';

/** A builder or pig may be placed on a feature of this tile that holds a meeple of its player (TB4, TB11). */
export function besideOwnMeeple(game: Game, figure: Figure, kinds: readonly Kind[], options: Action[]): void {
  const { position, turnOf } = game;
  if (position.supply(turnOf, figure) === 0) return;
  const { features, last, tiles } = position;
  const { x, y, print } = tiles[last]!;
  for (let i = 0; i < print.segments.length; i++) {
    const { kind, at } = print.segments[i]!;
    if (!kinds.includes(kind)) continue;
    const root = features.find(features.first[last]! + i);
    // On a road or city that this tile finished it could only come back (L1); a field is never finished (L2).
    if (kind !== 'field' && features.open[root] === 0) continue;
    if (hasMeeple(game, turnOf, root)) options.push({ type: 'deploy', figure, on: { kind, x, y, at } });
  }
}

/** Sends figures home whose owner has no meeple left on the feature (TB8). */
export function sendStraysHome(game: Game, figure: Figure): void {
  const { figures, features } = game.position;
  const strays = figures.filter(
    (one) => one.figure === figure && !hasMeeple(game, one.seat, features.find(one.segment)),
  );
  if (strays.length > 0) game.remove(strays);
}

function hasMeeple({ position, rules }: Game, seat: Seat, root: number): boolean {
  const { features, figures } = position;
  if (features.claims[root] === 0) return false;
  return figures.some((one) => one.seat === seat && rules.claims[one.figure] && features.find(one.segment) === root);
}

import { type Action, type ActionOf, type Game, meeplesToPlace } from '../../../engine/for-rules.ts';

/**
 * 01: beside exactly one meeple of the player on its segment (AN10, AN11, L11), on tiles other than the one just placed (L10). The
 * feature may hold other players' figures (AN12) or be finished by this tile (AN15).
 */
export function besideOwn(game: Game, options: Action[]): void {
  const { position, rules, turnOf } = game;
  const own = position.figures.filter(({ seat, figure }) => seat === turnOf && rules.claims[figure]);
  for (const { segment } of own) {
    if (position.features.tile[segment] === position.last) continue;
    if (own.filter((other) => other.segment === segment).length !== 1) continue;
    const on = position.placeOf(segment);
    for (const rule of meeplesToPlace(game)) {
      if (rule.on.includes(on.kind)) options.push({ type: 'deploy', figure: rule.figure, on });
    }
  }
}

/** Whether the active seat already has a figure at each of these places. */
export const areBesideOwn = ({ position, turnOf }: Game, deploys: readonly ActionOf<'deploy'>[]): boolean =>
  deploys.every(({ on }) => {
    const segment = position.segmentAt(on);
    return position.figures.some((one) => one.seat === turnOf && one.segment === segment);
  });

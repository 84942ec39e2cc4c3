import type { Action } from '../../../engine/actions.ts';
import type { Game } from '../../../engine/game.ts';
import type { FigureRule } from '../../../engine/rules.ts';

/** Meeples of any kind in the seat's supply (L6, AN13). */
const available = ({ rules, position, turnOf }: Game): FigureRule[] =>
  rules.figures.filter(({ figure, meeple }) => meeple && position.supply(turnOf, figure) > 0);

/**
 * 01: beside exactly one own meeple on its segment (AN10, AN11, L11), whoever else is on the feature (AN12) and even if this
 * tile finished it (AN15); on other tiles than the one just placed (L10).
 */
export function besideOwn(game: Game, options: Action[]): void {
  const { position, rules, turnOf } = game;
  const own = position.figures.filter(({ seat, figure }) => seat === turnOf && rules.claims[figure]);
  for (const { segment } of own) {
    if (position.features.tile[segment] === position.last) continue;
    if (own.filter((other) => other.segment === segment).length !== 1) continue;
    const on = position.placeOf(segment);
    for (const rule of available(game)) {
      if (rule.on.includes(on.kind)) options.push({ type: 'deploy', figure: rule.figure, on });
    }
  }
}

/** 02: on any feature that nobody's meeple is on (L13) and that is not finished; fields never are (AN9). Other tiles (L10). */
export function anywhere(game: Game, options: Action[]): void {
  const { features, tiles, printed, last } = game.position;
  const figures = available(game);
  if (figures.length === 0) return;
  for (let tile = printed; tile < last; tile++) {
    const { x, y, print } = tiles[tile]!;
    for (let i = 0; i < print.segments.length; i++) {
      const { kind, at } = print.segments[i]!;
      const root = features.find(features.first[tile]! + i);
      if (features.claims[root]! > 0 || (kind !== 'field' && features.open[root] === 0)) continue;
      for (const { figure, on } of figures) {
        if (on.includes(kind)) options.push({ type: 'deploy', figure, on: { kind, x, y, at } });
      }
    }
  }
}

import type { Game } from '../game.ts';
import type { FigureRule } from '../loading/rules.ts';
import { placeOf } from '../tiles/rotated-tiles.ts';
import type { Action, ActionOf } from './actions.ts';

/** Meeples of any kind that the seat has in its supply (L6, AN13). */
export const meeplesToPlace = ({ rules, position, turnOf }: Game): FigureRule[] =>
  rules.figures.filter(({ figure, meeple }) => meeple && position.supply(turnOf, figure) > 0);

/** The rule that lets figures go to other tiles, by its words' name (`panel-elsewhere-…`). Null if no single rule offers all of it. */
export function elsewhereBy(game: Game): string | null {
  const { position, rules } = game;
  const newest = position.tiles[position.last];
  const elsewhere = game.legalActions().flatMap((option) => {
    if (option.type !== 'deploy' || rules.atCorner[option.figure] || !newest) return [];
    return option.on.x === newest.x && option.on.y === newest.y ? [] : [option];
  });
  if (elsewhere.length === 0) return null;
  for (const offers of rules.hooks.offersElsewhere) {
    const by = offers(game, elsewhere);
    if (by !== null) return by;
  }
  return null;
}

/**
 * Offers every place of the board but those on the tile just placed (L10): on unfinished features without a meeple (L13). A field never
 * counts as finished. Nothing is offered twice. `figures`: the figures to offer, by default all there are.
 */
export function offerElsewhere(game: Game, options: Action[], figures = meeplesToPlace(game)): void {
  const { features, tiles, printed, last } = game.position;
  if (figures.length === 0) return;
  const key = ({ figure, on: { kind, x, y, at } }: Pick<ActionOf<'deploy'>, 'figure' | 'on'>): string =>
    `${figure} ${kind} ${x} ${y} ${at}`;
  const newest = tiles[last]!;
  const isElsewhere = ({ on }: ActionOf<'deploy'>): boolean => on.x !== newest.x || on.y !== newest.y;
  const known = new Set(
    options.flatMap((option) => (option.type === 'deploy' && isElsewhere(option) ? [key(option)] : [])),
  );
  for (let tile = printed; tile < last; tile++) {
    const { x, y, print } = tiles[tile]!;
    for (let i = 0; i < print.segments.length; i++) {
      const segment = print.segments[i]!;
      const { kind } = segment;
      const root = features.find(features.first[tile]! + i);
      if (features.claims[root]! > 0 || (kind !== 'field' && features.open[root] === 0)) continue;
      const place = placeOf(segment, x, y);
      for (const { figure, on } of figures) {
        if (!on.includes(kind)) continue;
        const option = { type: 'deploy', figure, on: place } as const;
        if (known.size === 0 || !known.has(key(option))) options.push(option);
      }
    }
  }
}

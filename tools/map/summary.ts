import { type MapLayout, TAKES_TILE } from '../../src/engine/index.ts';

/** The contents of a map in a few lines, for its author. */
export function summaryOf(map: MapLayout): string[] {
  const { name, id, size, start, recommendedTiles: tiles, meeplesPerPlayer } = map;
  const houseRule = tiles.houseRule ? ` (${tiles.houseRule.min} to ${tiles.houseRule.max} by a house rule)` : '';
  const squares = map.grid.join('').replace(new RegExp(`[^${TAKES_TILE}]`, 'g'), '').length;
  const counts = [
    [map.largeCities.length, 'large city', 'large cities'],
    [map.borderPrints.length, 'border print', 'border prints'],
    [map.ferries.length, 'ferry', 'ferries'],
    [map.islands.length, 'island', 'islands'],
    [map.towns.length, 'town', 'towns'],
    [map.highlights.length, 'highlight', 'highlights'],
  ] as const;
  const holds = counts.flatMap(([count, one, many]) => (count > 0 ? [`${count} ${count === 1 ? one : many}`] : []));
  return [
    `${name} (${id}) can be played on.`,
    `${size.width} × ${size.height}, ${squares} squares for tiles, ${start.use} of ${start.squares.length} start squares used`,
    ...(holds.length > 0 ? [holds.join(', ')] : []),
    `${tiles.min} to ${tiles.max} tiles${houseRule}, ${meeplesPerPlayer} meeples each`,
  ];
}

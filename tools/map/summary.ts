import { type MapLayout, TAKES_TILE } from '../../src/engine/index.ts';

/** What a map holds, for whoever has written it: a few lines. */
export function summaryOf(map: MapLayout): string[] {
  const { name, id, size, start, recommendedTiles: tiles, meeplesPerPlayer } = map;
  const squares = map.grid.join('').replace(new RegExp(`[^${TAKES_TILE}]`, 'g'), '').length;
  const counts = [
    [map.largeCities.length, 'large cities'],
    [map.borderPrints.length, 'border prints'],
    [map.ferries.length, 'ferries'],
    [map.islands.length, 'islands'],
    [map.towns.length, 'towns'],
    [map.highlights.length, 'highlights'],
  ] as const;
  const holds = counts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
  return [
    `${name} (${id}) can be played on.`,
    `${size.width} × ${size.height}, ${squares} squares for tiles, ${start.use} of ${start.squares.length} start squares used`,
    ...(holds.length > 0 ? [holds.join(', ')] : []),
    `${tiles.min} to ${tiles.max} tiles, ${meeplesPerPlayer} meeples each`,
  ];
}

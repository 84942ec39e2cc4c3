import type { Position } from './position.ts';
import { indexOf, PRINTS } from './prints.ts';
import { invariant, Refused } from './refused.ts';
import type { Rules } from './rules.ts';
import { TILE_DESIGNS } from './tiles.ts';
import { FIGURES } from './vocabulary.ts';

/** What lies on the board before the first turn, and the designs left for the bag. */
export function layOut(rules: Rules): { start: (position: Position) => void; rest: number[] } {
  const { prepared } = rules.setup;
  const rest = [...rules.designs];
  const board = prepared?.board ?? [{ tile: startTile(), x: 0, y: 0, rotation: 0 as const }];
  const laid = board.map(({ tile, x, y, rotation }) => {
    const index = indexOf(tile);
    if (index === undefined) throw new Refused('unreadable-record', `tile ${tile}`);
    const at = rest.indexOf(index);
    if (at >= 0) rest.splice(at, 1);
    return { print: PRINTS[index]![rotation / 90]!, x, y };
  });
  const start = (position: Position): void => {
    for (const { print, x, y } of laid) {
      if (position.grid.at(x, y) >= 0 || !position.grid.fits(x, y, print)) {
        throw new Refused('unreadable-record', `tile ${print.design.id} at ${x},${y}`);
      }
      position.lay(print, x, y, null);
    }
    for (const { seat, figure, on } of prepared?.figures ?? []) {
      const segment = position.segmentAt(on);
      if (segment < 0 || !FIGURES.includes(figure)) throw new Refused('unreadable-record', `figure at ${on.x},${on.y}`);
      position.deploy(seat, figure, segment);
    }
  };
  return { start, rest };
}

/** BA-D, the one with the dark back (B1). */
function startTile(): string {
  const start = TILE_DESIGNS.find(({ role }) => role === 'start');
  invariant(start, 'the base set has a start tile');
  return start.id;
}

import {
  columnName,
  type GameView,
  type MapLayout,
  SIDES,
  type Side,
  type Square,
  TAKES_TILE,
} from '../../../engine/index.ts';
import { escaped } from '../escape.ts';
import type { SpokenLanguage } from './language.ts';
import { directionThing, type ThingWords } from './things.ts';

type MapSquare = MapLayout['largeCities'][number]['squares'][number]['at'];
const squareAt = ([x, y]: MapSquare): Square => ({ x, y });

/** A heading, at most 60 characters, and its lines: Markdown, each at most 1800 characters. */
export interface TwinSection {
  readonly title: string;
  readonly lines: readonly string[];
}

/** A map's printed parts and free squares; nothing without a map. */
export function mapSection(language: SpokenLanguage, things: ThingWords, { map, board }: GameView): TwinSection[] {
  if (map === null) return [];
  const { say, square, between } = language;
  const { layout } = map;
  const arms = (count: number): string | null => (count > 0 ? things.count('arms', count) : null);
  const side = (one: Side): string => say(`direction-${one}`);
  const contact = ({ at, side: towards }: MapLayout['ferries'][number]['ends'][number]): string =>
    `${square(squareAt(at))} ${side(towards)}`;
  const named = (name: string, at: Square): string => say('at-square', { what: escaped(name), square: square(at) });
  const isTaken = (x: number, y: number): boolean => board.some((tile) => tile.x === x && tile.y === y);

  const rows = layout.grid.flatMap((letters, y) => {
    const free = [...letters].flatMap((letter, x) => (TAKES_TILE.includes(letter) && !isTaken(x, y) ? [x] : []));
    if (free.length === 0) return [];
    const row = say('twin-row', { row: String(y + 1) });
    return [say('twin-map-free', { row, columns: runsOf(free).map(columnsOf).join(', ') })];
  });
  const cities = layout.largeCities.flatMap(({ id, name, squares }) =>
    squares.map(({ at, edges, features }) => {
      const shields = features.reduce((sum, one) => sum + (one.kind === 'city' ? one.shields : 0), 0);
      return say('twin-map-city', {
        name: escaped(name),
        square: square(squareAt(at)),
        edges: SIDES.map((one, index) => edgeIn(language, edges[index]!, one)).join(', '),
        arms: arms(shields),
        found: map.discovered.includes(id),
      });
    }),
  );
  const borders = layout.borderPrints.map(({ kind, contacts, leadsTo, segments, shields }) =>
    say('twin-map-border', {
      at: language.and(contacts.map(contact)),
      what: say(`kind-${kind}`),
      to: escaped(leadsTo),
      segments: things.count('tiles', segments),
      arms: arms(shields),
    }),
  );
  const ferries = layout.ferries.map(({ name, ends, shields }) =>
    say('twin-map-ferry', { name: escaped(name), ends: ends.map(contact).join(' – '), arms: arms(shields) }),
  );
  const islands = map.islands.map((one) =>
    say('twin-map-island', { square: square(one), arms: things.count('arms', one.arms) }),
  );
  const lettered = (wanted: string): string =>
    layout.grid
      .flatMap((letters, y) => [...letters].flatMap((letter, x) => (letter === wanted ? [square({ x, y })] : [])))
      .join(', ');
  const [waves, halves] = [lettered('~'), lettered('h')];
  const towns = map.towns.map((one) => named(one.name, one));
  const highlights = layout.highlights.map(({ name, at }) => named(name, squareAt(at)));
  const lines = [
    ...cities,
    ...borders,
    ...ferries,
    ...islands,
    ...(towns.length > 0 ? [say('twin-map-towns', { listed: towns.join(between) })] : []),
    ...(highlights.length > 0 ? [say('twin-map-highlights', { listed: highlights.join(between) })] : []),
    ...(waves === '' ? [] : [say('twin-map-waves', { listed: waves })]),
    ...(halves === '' ? [] : [say('twin-map-halves', { listed: halves })]),
    ...rows,
  ];
  return [{ title: say('twin-map'), lines: lines.map((line) => `- ${line}`) }];
}

/** `north city`: the meaning of an edge's letter, and its side. */
export const edgeIn = ({ say }: SpokenLanguage, letter: string, side: Side): string =>
  say('twin-edge', { edge: letter, side: directionThing(side) });

/** The first and last number of each run. */
function runsOf(numbers: readonly number[]): (readonly [from: number, to: number])[] {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run && run[1] === number - 1) run[1] = number;
    else runs.push([number, number]);
  }
  return runs;
}

const columnsOf = ([from, to]: readonly [number, number]): string =>
  from === to ? columnName(from) : `${columnName(from)}–${columnName(to)}`;

import {
  designOf,
  type FeatureView,
  type GameEvent,
  type GameView,
  HALF_EDGES,
  inReadingOrder,
  KINDS,
  type PlacedTile,
  type Placement,
  ROTATIONS,
  type Rotation,
  SIDES,
  type Side,
  type Square,
  TILE_DESIGNS,
  type TileId,
} from '../../../engine/index.ts';
import { cut, escaped } from '../escape.ts';
import type { Members } from '../vocabulary.ts';
import { standingPiecesIn, standingsIn, turnIn } from './alt.ts';
import { featureLine } from './features.ts';
import { type Calling, capital, inMarkdown, inPlain, type SpokenLanguage } from './language.ts';
import type { LogWords } from './log.ts';
import { detailedIn, directionsAt, directionThing, moved, STEPS, spotOf, type ThingWords } from './things.ts';
import { edgeIn, mapSection, type TwinSection } from './twin-map.ts';

const TITLE = 60;
const LINE = 1800;
const ROOM_FOR_LOG = 1500;

const AROUND: readonly Square[] = [-1, 0, 1]
  .flatMap((y) => [-1, 0, 1].map((x) => ({ x, y })))
  .filter(({ x, y }) => x || y);
const isSame = (one: Square, other: Square): boolean => one.x === other.x && one.y === other.y;

/** The parts of a board in words: the same facts as its picture. */
export interface TwinAbout {
  readonly view: GameView;
  readonly people: Members;
  /** For a past turn: its title in Markdown, instead of the asked player. */
  readonly past?: string;
  /** For a pending turn: why nobody is asked yet. */
  readonly held?: string;
  /** The events since the asked player's last turn. */
  readonly events: readonly GameEvent[];
  /** Tiles that the picture marks as the last. */
  readonly last: readonly Square[];
  /** The options of a decision without a tile, with the words of its buttons. */
  readonly choices?: readonly string[];
  /** Numbers on the picture, each with the tile's rotations there. */
  readonly numbers: readonly { readonly label: string; readonly square: Square; readonly ways: readonly Placement[] }[];
  /** Features to tell, each once. */
  readonly features: readonly FeatureView[];
}

export function twinOf(language: SpokenLanguage, things: ThingWords, log: LogWords) {
  const { say, sayIfAny, square } = language;
  const titled = (title: string, lines: readonly string[]): TwinSection[] =>
    lines.length === 0 ? [] : [{ title: cut(title, TITLE), lines: lines.map((line) => cut(line, LINE)) }];
  const squares = (some: readonly Square[]): string => some.map(square).join(', ');

  /** By design and rotation, computed once. Tiles that differ only in their fields name these, since their other words are equal. */
  const tiles = new Map<string, string>();
  const tileIn = (tile: TileId, rotation: Rotation): string => {
    if (tiles.size === 0) tellTiles();
    return tiles.get(`${tile} ${rotation}`)!;
  };
  const tellTiles = (): void => {
    const all = TILE_DESIGNS.flatMap(({ id }) => ROTATIONS.map((turn) => ({ id, turn, told: things.tile(id, turn) })));
    for (const [told, some] of Map.groupBy(all, (one) => one.told)) {
      const fields = some.map(({ id, turn }) => fieldsOf(id, turn));
      const isAlike = new Set(fields.map((one) => one.join(' '))).size === 1;
      for (const [index, { id, turn }] of some.entries())
        tiles.set(`${id} ${turn}`, isAlike ? told : [told, ...fields[index]!.flatMap(fieldOf)].join(', '));
    }
  };
  const fieldOf = (at: string): string[] => {
    const sides = directionsAt({ kind: 'field', x: 0, y: 0, at });
    return sides === 'all' ? [] : [say('twin-field', { sides: directionThing(...sides) })];
  };

  /** A tile with its figures and pieces. */
  const toldOf = (tile: PlacedTile, { figures, pieces }: GameView, calling: Calling): string => {
    const standing = figures
      .filter(({ on }) => isSame(on, tile))
      .map(({ seat, figure, on }) =>
        say('twin-figure', {
          who: calling.name(seat),
          figure: things.role(figure, on),
          place: things.place(on),
        }),
      );
    const here = pieces
      .filter(({ at }) => at && isSame(at, tile))
      .map((piece) => {
        const { kind, count } = piece;
        return detailedIn(language, things, sayIfAny(`piece-${kind}`, { count }) ?? kind, piece);
      });
    return [tileIn(tile.tile, tile.rotation), ...standing, ...here].join(language.between);
  };

  const tileLine = (tile: PlacedTile, { view, last }: TwinAbout, calling: Calling): string => {
    const placed = last.some((one) => isSame(one, tile)) ? [say('twin-last')] : [];
    const told = [toldOf(tile, view, calling), ...placed].join(language.between);
    return `- ${language.labelled(`**${square(tile)}**`, told)}`;
  };

  /** `north city, east road`: the edges around an empty square. */
  const besideIn = ({ board }: GameView, at: Square): string =>
    SIDES.flatMap((side, index) => {
      const next = board.find((one) => isSame(one, moved(at, STEPS[index]!)));
      return next ? [edgeIn(language, edgeOf(next, (index + 2) % 4), side)] : [];
    }).join(', ');

  const edgeOf = ({ tile, rotation }: PlacedTile, side: number): string =>
    designOf(tile)!.edges[(side - rotation / 90 + 4) % 4]!;

  const numberLine = (view: GameView, { label: number, square: at, ways }: TwinAbout['numbers'][number]): string => {
    const told = language.or(ways.map(({ rotation }) => say('turned', { degrees: rotation })));
    const beside = besideIn(view, at);
    const about = { number, square: square(at), ways: told };
    return beside === '' ? say('twin-fit-alone', about) : say('twin-fit', { ...about, beside });
  };

  const featureLineOf = (feature: FeatureView, { view, people }: TwinAbout): string => {
    const on = [...new Set(feature.places.map((place) => spotOf(language, place)))].join(', ');
    const open = openAround(feature, view);
    return `- ${say('twin-feature', {
      feature: featureLine(language, things, feature, inMarkdown(language, people), view.switches),
      on,
      open: open.length > 0 ? squares(open) : null,
    })}`;
  };

  const nowLines = ({ view, people, events, held, past = held }: TwinAbout, calling: Calling): string[] => {
    const { arrow } = view;
    return [
      ...(past === undefined ? turnIn(language, things, view, calling) : [past]),
      ...standingsIn(language, view, people, calling).map((line) => `- ${line}`),
      ...(view.nextTiles ?? []).flatMap((tile, seat) =>
        tile === null ? [] : [`- ${say('twin-next-tile', { who: calling.name(seat), tile: things.tile(tile) })}`],
      ),
      ...standingPiecesIn(language, things, view, people, calling).map((line) => `- ${capital(line)}`),
      ...(arrow === null ? [] : [say('alt-active', { square: square(arrow), symbol: say(`symbol-${arrow.symbol}`) })]),
      ...log.lines(events, people, ROOM_FOR_LOG),
    ];
  };

  return {
    sections: (about: TwinAbout): readonly TwinSection[] => {
      const { view, people, numbers, features, choices } = about;
      const calling = inMarkdown(language, people);
      const rows = Map.groupBy(view.board.toSorted(inReadingOrder), ({ y }) => y);
      return [
        ...titled(say(about.past === undefined ? 'twin-now' : 'twin-then'), nowLines(about, calling)),
        ...titled(say(choices ? 'twin-choices' : 'twin-fits'), [
          ...(choices ?? []).map((choice) => `- ${escaped(choice)}`),
          ...numbers.map((one) => `- ${numberLine(view, one)}`),
          ...(view.deadSquares.length > 0 ? [say('twin-dead', { squares: squares(view.deadSquares) })] : []),
        ]),
        ...[...rows.values()].flatMap((tiles) =>
          titled(
            say('twin-row', { row: square(tiles[0]!).replace(/^[A-Z]+/, '') }),
            tiles.map((tile) => tileLine(tile, about, calling)),
          ),
        ),
        ...titled(
          say('twin-features'),
          features
            .toSorted((a, b) => Number(isHeld(b)) - Number(isHeld(a)) || KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind))
            .map((feature) => featureLineOf(feature, about)),
        ),
        ...mapSection(language, things, view),
      ];
    },
    /** As `things.tile`, but different for any two tiles that differ in more than the picture. */
    tile: tileIn,
    /** The neighbours of a square: `North, N19: city to the north; Ada: Knight (city, north).` Plain. */
    around: (view: GameView, people: Members, at: Square): readonly string[] =>
      SIDES.flatMap((side, index) => {
        const next = view.board.find((one) => isSame(one, moved(at, STEPS[index]!)));
        if (!next) return [];
        const told = toldOf(next, view, inPlain(language, people));
        return [`${capital(language.labelled(`${say(`direction-${side}`)}, ${square(next)}`, told))}.`];
      }),
    /** A heading repeated on the next page. */
    continued: (title: string) => cut(say('twin-continued', { title }), TITLE + 20),
    /** Above page `page` of `pages`, counted from 1. */
    page: (page: number, pages: number) => say('twin-page', { page, pages }),
    /** In the menu of pages before a choice, at most 150 characters. */
    menu: cut(say('twin-menu'), 150),
  };
}

const isHeld = ({ votes }: FeatureView): boolean => votes.some((count) => count > 0);

/** The fields of a turned tile, each by its half-edges. */
const fieldsOf = (tile: TileId, rotation: Rotation): string[] =>
  designOf(tile)!
    .fields.map(({ halves }) => {
      const turned = halves.map((half) => (HALF_EDGES.indexOf(half) + rotation / 45) % 8).sort((a, b) => a - b);
      return turned.map((index) => HALF_EDGES[index]!).join('.');
    })
    .sort();

/** Empty squares that a feature needs to be finished; a field has none. */
function openAround({ kind, places, open }: FeatureView, { board, openSquares }: GameView): Square[] {
  if (open === 0 || kind === 'field') return [];
  const around = places.flatMap((place) =>
    kind === 'road' || kind === 'city'
      ? place.at
          .split('.')
          .filter((side) => SIDES.includes(side as Side))
          .map((side) => moved(place, STEPS[SIDES.indexOf(side as Side)]!))
      : AROUND.map((by) => moved(place, by)),
  );
  const empty = around.filter((one) => !board.some((tile) => isSame(tile, one)));
  return empty
    .filter((one, index) => empty.findIndex((other) => isSame(one, other)) === index)
    .filter((one) => kind === 'monastery' || kind === 'garden' || openSquares.some((other) => isSame(one, other)));
}

import {
  type FeatureView,
  type Figure,
  type GameView,
  type PieceView,
  type Square,
  type Switch,
  TILE_DESIGNS,
  type TileId,
} from '../../../engine/index.ts';
import { fitting, MESSAGE_TEXT } from '../escape.ts';
import type { Members } from '../vocabulary.ts';
import { pigsIn, standing, standingLines } from './features.ts';
import { type Calling, capital, inMarkdown, type SpokenLanguage } from './language.ts';
import type { ThingWords } from './things.ts';

const ROOM_FOR_ASIDE = 600;

/** Lists on demand: Markdown, at most 2000 characters each. */
export function listsOf(language: SpokenLanguage, things: ThingWords) {
  const { say, sayIfAny, has, andMore } = language;
  const listed = (head: string, lines: readonly string[]): string =>
    [head, ...fitting(lines, MESSAGE_TEXT - head.length - 1, andMore)].join('\n');
  const tileLines = (tiles: readonly Counted[]): string[] => countedInWords(things, tiles, ' × ');
  /** Counts of an expansion's part of the view, if it has a message for them: `left-…` with the part's name. */
  const tokensLeft = (view: GameView): string[] =>
    Object.entries(view).flatMap(([name, counts]) =>
      counts !== null && has(`left-${name}`) ? [sayIfAny(`left-${name}`, counts)!] : [],
    );

  return {
    /** `notes`, in small print, have at most 1000 characters together; `lines` name all tiles, in any number. */
    tilesLeft: (view: GameView) => {
      const { unseen, tilesLeft, takenOut, takenUnseen, setAside } = view;
      return {
        title: say('list-tiles-left', { left: tilesLeft }),
        notes: [
          takenOut === 0 ? '' : say('list-taken-out', { count: takenOut }),
          takenUnseen ? say('list-taken-unseen', { count: takenUnseen }) : '',
          setAsideIn(language, things, setAside, ROOM_FOR_ASIDE),
          ...tokensLeft(view),
        ].flatMap((note) => (note === '' ? [] : [`-# ${note}`])),
        lines: tileLines(TILE_DESIGNS.flatMap(({ id: tile }) => (unseen[tile] ? [{ tile, count: unseen[tile] }] : []))),
      };
    },
    /** `tiles`: designs that fit the square now, with their counts. */
    tilesFor: (
      square: Square,
      tiles: readonly { readonly tile: TileId; readonly count: number }[],
      { tilesLeft, takenOut, takenUnseen = 0 }: GameView,
    ) => {
      const count = tiles.reduce((sum, one) => sum + one.count, 0);
      const about = { square: things.square(square), unseen: tilesLeft + takenOut + takenUnseen };
      if (count === 0) return say('list-fits-none', about);
      return listed(say('list-fits', { ...about, count }), tileLines(tiles));
    },
    fields: (fields: readonly FeatureView[], people: Members) => {
      const lines = fieldLines(language, things, fields, inMarkdown(language, people));
      return lines.length === 0
        ? say('list-fields.none')
        : listed(
            say('list-fields'),
            lines.map((line) => `- ${line}`),
          );
    },
    /** `features`: open ones, each with its points now and when finished. */
    standings: (features: readonly FeatureView[], people: Members, switches: readonly Switch[]) => {
      if (features.length === 0) return say('list-standings.none');
      const lines = standingLines(language, things, features, inMarkdown(language, people), switches);
      return listed(
        say('list-standings'),
        lines.map((line) => `- ${line}`),
      );
    },
    /** `squares`: the first and last of a part; null for the whole board. */
    closer: (squares: string | null) => say('list-closer', { squares }),
    /** The name and effect of one thing in play. */
    legendLine: (of: Legend): string => {
      const [[kind, id]] = Object.entries(of) as [[string, string]];
      return sayIfAny(`legend-${kind}-${id}`, {}) ?? sayIfAny(`role-${id}`, {}) ?? capital(id);
    },
    legend: say('list-legend'),
    /** Above the panel "More". */
    more: say('list-more'),
  };
}

/** A figure, a piece, a mark or symbol on tiles, or a sign in pictures. */
type Legend =
  | { readonly figure: Figure }
  | { readonly piece: PieceView['kind'] }
  | { readonly mark: string }
  | { readonly symbol: string }
  | { readonly sign: 'press' | 'move' | 'dead' | 'points' | 'home' };

interface Counted {
  readonly tile: TileId;
  readonly count: number;
}

/** The drawn tiles beside the board; '' for none. */
export function setAsideIn(
  { say, andMore, between }: SpokenLanguage,
  things: ThingWords,
  tiles: readonly TileId[],
  most: number,
): string {
  if (tiles.length === 0) return '';
  const one = tiles.map((tile) => ({ tile, count: 1 }));
  const told = (listed: string): string => say('list-set-aside', { count: tiles.length, listed });
  return told(fitting(countedInWords(things, one, ' × '), most - told('').length, andMore, between).join(between));
}

/** `2 × monastery`: designs with equal words share a line. */
export function countedInWords(things: ThingWords, tiles: readonly Counted[], times: string): string[] {
  const counts = new Map<string, number>();
  for (const { tile, count } of tiles) {
    const named = things.tile(tile);
    counts.set(named, (counts.get(named) ?? 0) + count);
  }
  return [...counts].map(([named, count]) => `${count}${times}${named}`);
}

/** A line for each field with farmers, the most valuable first. */
export const fieldLines = (
  language: SpokenLanguage,
  things: ThingWords,
  fields: readonly FeatureView[],
  calling: Calling,
): string[] =>
  fields
    .filter(({ owners }) => owners.length > 0)
    .sort((a, b) => b.pointsNow - a.pointsNow)
    .map((field) => {
      const cities = things.count('cities', field.cities);
      const square = calling.strong(things.square(field.places[0]!));
      const people = standing(language, field, calling);
      const told = language.say('list-field', { square, cities, people, points: field.pointsNow });
      return [told, ...pigsIn(language, field, calling)].join(', ');
    });

import { type FeatureView, TILE_DESIGNS } from '../../../engine/index.ts';
import { fitting } from '../escape.ts';
import type { ListWords, ThingWords } from '../types.ts';
import { type Calling, capital, inMarkdown, type Language } from './language.ts';
import { standing } from './panel.ts';

/** What a message takes. */
const LIMIT = 2000;

export function listsOf(language: Language, things: ThingWords): ListWords {
  const { lists } = language.phrases;
  const listed = (head: string, lines: readonly string[]): string =>
    [head, ...fitting(lines, LIMIT - head.length - 1, lists.andMore)].join('\n');
  const tileLine = (tile: string, count: number): string => `${count} × ${things.tile(tile)}`;

  return {
    tilesLeft: ({ unseen, tilesLeft }) =>
      listed(
        lists.tilesLeft(tilesLeft),
        TILE_DESIGNS.flatMap(({ id }) => (unseen[id] ? [tileLine(id, unseen[id])] : [])),
      ),
    tilesFor: (square, tiles, { tilesLeft }) => {
      const count = tiles.reduce((sum, one) => sum + one.count, 0);
      const name = things.square(square);
      if (count === 0) return lists.fitsNone(name, tilesLeft);
      return listed(
        lists.fits(name, count, tilesLeft),
        tiles.map((one) => tileLine(one.tile, one.count)),
      );
    },
    fields: (fields, people) => {
      const lines = fieldLines(language, things, fields, inMarkdown(people));
      return lines.length === 0
        ? lists.noFields
        : listed(
            lists.fields,
            lines.map((line) => `- ${line}`),
          );
    },
    more: lists.more,
  };
}

/** A line for each field with farmers, the one worth most first. */
export const fieldLines = (
  language: Language,
  things: ThingWords,
  fields: readonly FeatureView[],
  calling: Calling,
): string[] =>
  fields
    .filter(({ owners }) => owners.length > 0)
    .sort((a, b) => b.pointsNow - a.pointsNow)
    .map((field) => {
      const cities = things.count('cities', Math.round(field.pointsNow / 3)); // B19
      const who = standing(language, field, calling);
      const square = calling.strong(things.square(field.places[0]!));
      return capital(language.phrases.lists.field(square, cities, who, field.pointsNow));
    });

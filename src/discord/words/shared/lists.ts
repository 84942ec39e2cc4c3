import { TILE_DESIGNS } from '../../../engine/index.ts';
import { fitting } from '../escape.ts';
import type { ListWords, ThingWords } from '../types.ts';
import { capital, type Language } from './language.ts';
import { standing } from './panel.ts';

const LIMIT = 3800;

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
      const claimed = fields.filter(({ owners }) => owners.length > 0);
      if (claimed.length === 0) return lists.noFields;
      const lines = [...claimed]
        .sort((a, b) => b.pointsNow - a.pointsNow)
        .map((field) => {
          const cities = things.count('cities', Math.round(field.pointsNow / 3)); // B19
          const who = standing(language, field, people);
          return `- ${capital(lists.field(things.square(field.places[0]!), cities, who, field.pointsNow))}`;
        });
      return listed(lists.fields, lines);
    },
    more: lists.more,
  };
}

import { TILE_DESIGNS } from '../../../engine/index.ts';
import { cut, fitting } from '../escape.ts';
import type { AltWords, BoardAlt, ThingWords } from '../types.ts';
import { headlineOf } from './final.ts';
import { inPlain, type Language } from './language.ts';
import { fieldLines } from './lists.ts';
import { beforeTheEnd, storyOf } from './log.ts';

/** What Discord takes as the description of an attachment. */
const LIMIT = 1024;
/** However much there is to tell of the last move, this much is kept for the legal squares. */
const ROOM_FOR_NUMBERS = 260;

export function altOf(language: Language, things: ThingWords): AltWords {
  const { alt, lists, log, turn } = language.phrases;

  const numbersIn = (numbers: BoardAlt['numbers'], room: number): string => {
    if (numbers.length === 0) return '';
    const items = numbers.map(({ label, square }) => `${label} = ${things.square(square)}`);
    return alt.numbers(fitting(items, room - alt.numbers('').length, alt.andMore, ', ').join(', '));
  };

  return {
    board: ({ view, people, events, numbers }) => {
      const calling = inPlain(people);
      const scores = view.scores.map((points, seat) => {
        if (view.resigned.includes(seat)) return `${calling.name(seat)} ${language.number(points)} (${turn.resigned})`;
        return alt.score(calling.name(seat), points, view.supply[seat]?.meeple ?? 0);
      });
      const head = [
        view.toMove === null
          ? `${alt.over} ${headlineOf(language, view.winners ?? [], view.scores, calling)}`
          : alt.turn(view.turn, calling.name(view.toMove), view.tilesLeft),
        ...(view.drawn === null ? [] : [alt.tile(things.tile(view.drawn))]),
        alt.scores(scores.join('; ')),
      ].join(' ');
      const rest = LIMIT - head.length - 2;
      const lines = storyOf(language, things, beforeTheEnd(events), calling);
      const last = lines.length === 0 ? '' : alt.last(lines.join(' '));
      const wanted = numbersIn(numbers, rest);
      const room = rest - Math.min(wanted.length, ROOM_FOR_NUMBERS);
      const told =
        last.length <= room
          ? last
          : cut(alt.last(fitting(lines, room - alt.last('').length, log.more, ' ').join(' ')), room);
      const parts = [told, head, numbersIn(numbers, rest - told.length)];
      return cut(parts.filter(Boolean).join(' '), LIMIT);
    },

    fields: (fields, people) => {
      const lines = fieldLines(language, things, fields, inPlain(people));
      if (lines.length === 0) return lists.noFields;
      return cut(fitting(lines, LIMIT, alt.andMore, '; ').join('; '), LIMIT);
    },

    closeUp: ({ square, tile, rotation, places }) => {
      const head = alt.closeUp(things.square(square), tile === null ? null : things.tile(tile, rotation));
      const marks = places.map(({ label, place }) => alt.place(label, things.place(place)));
      const room = LIMIT - head.length - 2;
      return cut(marks.length === 0 ? head : `${head} ${fitting(marks, room, alt.andMore, '; ').join('; ')}.`, LIMIT);
    },

    tile: (tile, rotation = 0) => cut(alt.tileAlone(things.tile(tile, rotation)), LIMIT),

    tilesLeft: ({ unseen, tilesLeft }) => {
      const items = TILE_DESIGNS.flatMap(({ id }) => (unseen[id] ? [`${unseen[id]} × ${things.tile(id)}`] : []));
      const room = LIMIT - alt.tilesLeft(tilesLeft, '').length;
      return cut(alt.tilesLeft(tilesLeft, fitting(items, room, alt.andMore, '; ').join('; ')), LIMIT);
    },
  };
}

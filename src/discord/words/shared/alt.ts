import { designOf, type GameView, type Place, type Square, TILE_DESIGNS } from '../../../engine/index.ts';
import { cut, fitting } from '../escape.ts';
import type { AltWords, BoardAlt, People, ThingWords } from '../types.ts';
import { titleIn } from './decision.ts';
import { headlineOf } from './final.ts';
import { inPlain, type Language } from './language.ts';
import { piecesIn } from './lines.ts';
import { countedInWords, fieldLines, setAsideIn } from './lists.ts';
import { mapNameIn } from './lobby.ts';
import { figuresIn } from './panel.ts';
import { beforeTheEnd, storyOf } from './story.ts';
import { roleOf, turnedSides } from './things.ts';

/** What Discord takes as the description of an attachment. */
const LIMIT = 1024;
const ROOM_FOR_ASIDE = 300;
/** However much there is to tell of the last move, this much is kept for the legal squares. */
const ROOM_FOR_NUMBERS = 260;
const ROOM_FOR_ARROWS = 200;

export function altOf(language: Language, things: ThingWords): AltWords {
  const { phrases, say } = language;
  const { alt, log } = phrases;

  const numbersIn = ({ view, numbers }: Pick<BoardAlt, 'view' | 'numbers'>, room: number): string => {
    if (numbers.length === 0) return '';
    const items = numbers.map(({ label, square }) => `${label} = ${things.square(square)}`);
    const told = view.drawn === null ? alt.choices : alt.numbers;
    return told(fitting(items, room - told('').length, alt.andMore, ', ').join(', '));
  };

  const placeNear = (square: Square, place: Place): string =>
    place.x === square.x && place.y === square.y ? things.place(place) : things.placeOn(place);

  /** The newest first; what a tile placed now could activate is told by the panel. */
  const arrowsIn = ({ board }: GameView, room: number): string => {
    const items = board.flatMap(({ tile, rotation, ...square }) => {
      const arrow = designOf(tile)?.arrow;
      if (!arrow) return [];
      const side = things.side(turnedSides([arrow.side], rotation)[0]!);
      return [alt.arrow(things.square(square), side, phrases.things.symbols[arrow.symbol])];
    });
    if (items.length === 0) return '';
    return alt.arrows(fitting(items.reverse(), room - alt.arrows('').length, alt.andMore, ', ').join(', '));
  };

  return {
    board: ({ view, people, events, numbers }) => {
      const calling = inPlain(language, people);
      const scores = standingsIn(language, view, people);
      const { arrow, drawn, drawnToo, map } = view;
      const pieces = standingPiecesIn(language, things, view, people);
      const head = [
        view.asked === null
          ? `${alt.over} ${headlineOf(language, view.winners ?? [], view.scores, calling)}`
          : alt.turn(view.turn, calling.name(view.asked), view.tilesLeft),
        ...(view.asked === null || view.part === 'own' ? [] : [alt.part(view.part)]),
        ...(drawn === null
          ? view.asked === null
            ? []
            : [`${titleIn(language, calling.name(view.asked), view)}.`]
          : [
              drawnToo === null
                ? alt.tile(things.tile(drawn))
                : `${phrases.turn.twoTiles(things.tile(drawn), things.tile(drawnToo))}.`,
            ]),
        alt.scores(scores.join('; ')),
        ...(pieces.length > 0 ? [alt.pieces(pieces.join('; '))] : []),
        ...(map ? [alt.map(mapNameIn(language, map.layout.id, map.layout.name), map.freeSquares)] : []),
        ...(arrow === null ? [] : [alt.active(things.square(arrow), phrases.things.symbols[arrow.symbol])]),
      ].join(' ');
      const arrows = arrowsIn(view, Math.min(ROOM_FOR_ARROWS, LIMIT - head.length - ROOM_FOR_NUMBERS - 60));
      const rest = LIMIT - head.length - arrows.length - 3;
      const lines = storyOf(language, things, beforeTheEnd(events), calling);
      const last = lines.length === 0 ? '' : alt.last(lines.join(' '));
      const wanted = numbersIn({ view, numbers }, rest);
      const room = rest - Math.min(wanted.length, ROOM_FOR_NUMBERS);
      const told =
        last.length <= room
          ? last
          : cut(alt.last(fitting(lines, room - alt.last('').length, log.more, ' ').join(' ')), room);
      const parts = [told, head, arrows, numbersIn({ view, numbers }, rest - told.length)];
      return cut(parts.filter(Boolean).join(' '), LIMIT);
    },

    fields: (fields, people) => {
      const lines = fieldLines(language, things, fields, inPlain(language, people));
      if (lines.length === 0) return say('list-fields.none');
      return cut(fitting(lines, LIMIT, alt.andMore, '; ').join('; '), LIMIT);
    },

    closeUp: ({ square, tile, rotation, places }) => {
      const head = alt.closeUp(things.square(square), tile === null ? null : things.tile(tile, rotation));
      const marks = places.map(({ label, place }) => alt.place(label, placeNear(square, place)));
      const room = LIMIT - head.length - 2;
      return cut(marks.length === 0 ? head : `${head} ${fitting(marks, room, alt.andMore, '; ').join('; ')}.`, LIMIT);
    },

    targets: (places) => {
      const marks = places.map(({ label, place }) => alt.place(label, things.placeOn(place)));
      return cut(alt.targets(fitting(marks, LIMIT - alt.targets('').length, alt.andMore, '; ').join('; ')), LIMIT);
    },

    tilesLeft: ({ unseen, tilesLeft, takenOut, setAside }) => {
      const left = TILE_DESIGNS.flatMap(({ id: tile }) => (unseen[tile] ? [{ tile, count: unseen[tile] }] : []));
      const items = countedInWords(things, left, ' × ');
      const notes = [
        takenOut === 0 ? '' : say('list-taken-out', { count: takenOut }),
        setAsideIn(language, things, setAside, ROOM_FOR_ASIDE),
      ];
      const note = notes.map((one) => one && ` ${one}`).join('');
      const room = LIMIT - alt.tilesLeft(tilesLeft, '').length - note.length;
      return cut(alt.tilesLeft(tilesLeft, fitting(items, room, alt.andMore, '; ').join('; ')) + note, LIMIT);
    },
  };
}

/** What stands on the board and is no figure: `the dragon at C4`. */
function standingPiecesIn(
  language: Language,
  things: ThingWords,
  { pieces }: Pick<GameView, 'pieces'>,
  people: People,
): string[] {
  const { alt, things: named } = language.phrases;
  const calling = inPlain(language, people);
  return pieces.flatMap(({ kind, at, beside }) => {
    if (!at) return [];
    const piece = named.at(named.pieces[kind], things.square(at));
    return [beside ? alt.beside(piece, roleOf(beside.figure, beside.on.kind), calling.name(beside.seat)) : piece];
  });
}

/** How everybody stands, by seat: points, figures in supply, unopened gifts, pieces. */
export function standingsIn(language: Language, view: GameView, people: People): string[] {
  const { phrases } = language;
  const calling = inPlain(language, people);
  return view.scores.map((points, seat) => {
    const who = calling.name(seat);
    if (view.resigned.includes(seat)) return `${who} ${language.number(points)} (${phrases.turn.resigned})`;
    const own = { meeple: 0, ...view.supply[seat] };
    const figures = [language.count(own.meeple, phrases.things.figures.meeple)];
    figures.push(...figuresIn(language, { ...own, meeple: 0 }));
    const gifts = view.gifts?.counts[seat] ?? null;
    const pieces = piecesIn(language, view, seat);
    return phrases.alt.score({ who, points, figures, gifts, pieces });
  });
}

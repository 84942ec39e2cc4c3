import { designOf, type GameView, type Place, type Square, TILE_DESIGNS } from '../../../engine/index.ts';
import { cut, fitting } from '../escape.ts';
import type { AltWords, BoardAlt, People, ThingWords } from '../types.ts';
import { titleIn } from './decision.ts';
import { type Calling, inPlain, type Language, listed, moreLines, moreThings } from './language.ts';
import { headlineOf, piecesIn } from './lines.ts';
import { countedInWords, fieldLines, setAsideIn } from './lists.ts';
import { mapNameIn } from './lobby.ts';
import { beforeTheEnd, storyOf } from './story.ts';
import { directionThing, figuresIn, roleOf, roleThing, turnedSides } from './things.ts';

/** What Discord takes as the description of an attachment. */
const LIMIT = 1024;
const ROOM_FOR_ASIDE = 300;
/** However much there is to tell of the last move, this much is kept for the legal squares. */
const ROOM_FOR_NUMBERS = 260;
const ROOM_FOR_ARROWS = 200;
const ROOM_FOR_ONE_ARROW = 80;

export function altOf(language: Language, things: ThingWords): AltWords {
  const { say, between } = language;
  const andMore = moreThings(language);

  const numbersIn = ({ view, numbers }: Pick<BoardAlt, 'view' | 'numbers'>, room: number): string => {
    if (numbers.length === 0) return '';
    const items = numbers.map(({ label, square }) => `${label} = ${things.square(square)}`);
    const key = view.drawn === null ? 'alt-choices' : 'alt-numbers';
    return listed((all) => say(key, { listed: all }), items, room, andMore, ', ');
  };

  const placeNear = (square: Square, place: Place): string =>
    place.x === square.x && place.y === square.y ? things.place(place) : things.placeOn(place);

  /** The newest first; what a tile placed now could activate is told by the panel. */
  const arrowsIn = ({ board }: GameView, room: number): string => {
    const items = board.flatMap(({ tile, rotation, ...square }) => {
      const arrow = designOf(tile)?.arrow;
      if (!arrow) return [];
      const side = directionThing(...turnedSides([arrow.side], rotation));
      return [say('alt-arrow', { square: things.square(square), side, symbol: say(`symbol-${arrow.symbol}`) })];
    });
    if (items.length === 0) return '';
    return listed((all) => say('alt-arrows', { listed: all }), items.reverse(), room, andMore, ', ');
  };

  return {
    board: ({ view, people, events, numbers, room: whole = LIMIT }) => {
      const calling = inPlain(language, people);
      const { arrow, map } = view;
      const pieces = standingPiecesIn(language, things, view, people);
      const headWith = (scores: readonly string[]): string =>
        [
          ...turnIn(language, things, view, calling),
          say('alt-scores', { listed: scores.join(between) }),
          ...(pieces.length > 0 ? [say('alt-pieces', { listed: pieces.join(between) })] : []),
          ...(map
            ? [say('alt-map', { name: mapNameIn(language, map.layout.id, map.layout.name), free: map.freeSquares })]
            : []),
          ...(arrow === null
            ? []
            : [say('alt-active', { square: things.square(arrow), symbol: say(`symbol-${arrow.symbol}`) })]),
        ].join(' ');
      const full = headWith(standingsIn(language, view, people));
      // Who hears the board has to know first of all where the tile fits: figures and pieces can be asked for.
      const isCrowded = numbers.length > 0 && whole - full.length < ROOM_FOR_NUMBERS + 3;
      const head = isCrowded ? headWith(pointsIn(language, view, people)) : full;
      const wanted = numbersIn({ view, numbers }, whole);
      const besideNumbers = whole - head.length - Math.max(ROOM_FOR_NUMBERS, wanted.length) - 60;
      const arrows = besideNumbers < ROOM_FOR_ONE_ARROW ? '' : arrowsIn(view, Math.min(ROOM_FOR_ARROWS, besideNumbers));
      const rest = whole - head.length - arrows.length - 3;
      const lines = storyOf(language, things, beforeTheEnd(events), calling);
      // Where not all is told, what stands for the rest is no sentence.
      const lastOf = (all: string): string => say('alt-last', { lines: /[.!]$/.test(all) ? all : `${all}.` });
      const last = lines.length === 0 ? '' : lastOf(lines.join(' '));
      const room = rest - Math.min(wanted.length, ROOM_FOR_NUMBERS);
      const told = last.length <= room ? last : cut(listed(lastOf, lines, room, moreLines(language), ' '), room);
      const parts = [told, head, arrows, numbersIn({ view, numbers }, rest - told.length)];
      return cut(parts.filter(Boolean).join(' '), whole);
    },

    fields: (fields, people) => {
      const lines = fieldLines(language, things, fields, inPlain(language, people));
      if (lines.length === 0) return say('list-fields.none');
      return cut(fitting(lines, LIMIT, andMore, between).join(between), LIMIT);
    },

    closeUp: ({ square, tile, rotation, places }) => {
      const shown = tile === null ? null : things.tile(tile, rotation);
      const head = say('alt-close-up', { square: things.square(square), tile: shown });
      const marks = places.map(({ label, place }) => say('alt-place', { label, place: placeNear(square, place) }));
      const room = LIMIT - head.length - 2;
      return cut(marks.length === 0 ? head : `${head} ${fitting(marks, room, andMore, between).join(between)}.`, LIMIT);
    },

    targets: (places) => {
      const marks = places.map(({ label, place }) => say('alt-place', { label, place: things.placeOn(place) }));
      return cut(
        listed((all) => say('alt-targets', { listed: all }), marks, LIMIT, andMore, between),
        LIMIT,
      );
    },

    tilesFor: (on, tiles) => {
      const square = things.square(on);
      if (tiles.length === 0) return say('alt-tiles-for.none', { square });
      const items = countedInWords(things, tiles, ' × ');
      return cut(
        listed((all) => say('alt-tiles-for', { square, listed: all }), items, LIMIT, andMore, between),
        LIMIT,
      );
    },

    tilesLeft: ({ unseen, tilesLeft, takenOut, takenUnseen, setAside }) => {
      const left = TILE_DESIGNS.flatMap(({ id: tile }) => (unseen[tile] ? [{ tile, count: unseen[tile] }] : []));
      const items = countedInWords(things, left, ' × ');
      const notes = [
        takenOut === 0 ? '' : say('list-taken-out', { count: takenOut }),
        takenUnseen ? say('list-taken-unseen', { count: takenUnseen }) : '',
        setAsideIn(language, things, setAside, ROOM_FOR_ASIDE),
      ];
      const note = notes.map((one) => one && ` ${one}`).join('');
      const sentence = (all: string): string => say('alt-tiles-left', { left: tilesLeft, listed: all });
      return cut(listed(sentence, items, LIMIT - note.length, andMore, between) + note, LIMIT);
    },
  };
}

/** Whose turn it is and what they have in hand, or who has won. */
export function turnIn(language: Language, things: ThingWords, view: GameView, calling: Calling): string[] {
  const { say } = language;
  const { asked, part, drawn, drawnToo } = view;
  if (asked === null) return [say('alt-over'), headlineOf(language, view.winners ?? [], view.scores, calling)];
  const who = calling.name(asked);
  const turn = say('alt-turn', { turn: view.turn, who, left: view.tilesLeft });
  const hand =
    drawn === null
      ? `${titleIn(language, who, view)}.`
      : drawnToo === null
        ? say('alt-tile', { tile: things.tile(drawn) })
        : `${say('turn-two-tiles', { tile: things.tile(drawn), other: things.tile(drawnToo) })}.`;
  return [turn, ...(part === 'own' ? [] : [say(`part-${part}.sentence`)]), hand];
}

/** What stands on the board and is no figure: `the dragon at C4`. */
export function standingPiecesIn(
  language: Language,
  things: ThingWords,
  { pieces }: Pick<GameView, 'pieces'>,
  people: People,
  calling = inPlain(language, people),
): string[] {
  const { say, sayIfAny } = language;
  return pieces.flatMap(({ kind, at, count, beside, trail = [] }) => {
    if (!at) return [];
    const piece = say('at-square', { what: sayIfAny(`piece-${kind}`, { count }) ?? kind, square: things.square(at) });
    const before = trail.slice(0, -1).map(things.square).join(', ');
    if (before !== '') return [say('alt-trail', { piece, squares: before })];
    if (!beside) return [piece];
    const role = roleThing(roleOf(beside.figure, beside.on));
    return [say('alt-beside', { piece, role, whose: calling.name(beside.seat) })];
  });
}

/** How everybody stands, by seat: points, figures in supply, unopened gifts, pieces. */
export function standingsIn(
  language: Language,
  view: GameView,
  people: People,
  calling = inPlain(language, people),
): string[] {
  const { say } = language;
  return view.scores.map((points, seat) => {
    const who = calling.name(seat);
    if (view.resigned.includes(seat)) return `${who} ${language.number(points)} (${say('turn-resigned')})`;
    const { meeple = 0, ...others } = view.supply[seat] ?? {};
    const gifts = view.gifts?.counts[seat];
    return [
      say('alt-score', { who, points }),
      // Also that there are none left.
      say('figure-meeple', { count: meeple }),
      ...figuresIn(language, others),
      ...(gifts === undefined ? [] : [say('alt-gifts', { count: gifts })]),
      ...piecesIn(language, view, seat, calling),
    ].join(', ');
  });
}

/** The same in short: points alone. */
function pointsIn(language: Language, { scores }: GameView, people: People): string[] {
  const calling = inPlain(language, people);
  return scores.map((points, seat) => language.say('alt-score', { who: calling.name(seat), points }));
}

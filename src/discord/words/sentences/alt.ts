import {
  designOf,
  type FeatureView,
  type GameEvent,
  type GameView,
  type Place,
  type PlacedTile,
  type Rotation,
  type Square,
  type Switch,
  TILE_DESIGNS,
  type TileId,
} from '../../../engine/index.ts';
import { cut, fitting, sentences } from '../escape.ts';
import type { Members } from '../vocabulary.ts';
import { titleIn } from './decision.ts';
import { standingLines } from './features.ts';
import { type Calling, inPlain, listed, moreLines, moreThings, type SpokenLanguage } from './language.ts';
import { headlineOf, piecesIn } from './lines.ts';
import { countedInWords, fieldLines, setAsideIn } from './lists.ts';
import { mapNameIn } from './lobby.ts';
import { ALT, marksIn } from './marks.ts';
import { beforeTheEnd, storyOf } from './story.ts';
import { detailedIn, directionThing, figuresIn, roleOf, roleThing, type ThingWords, turnedSides } from './things.ts';

/** Room for the board in a message of a table in words. */
const MOST_IN_TEXT = 1500;
const ROOM_FOR_ASIDE = 300;
const ROOM_FOR_ARROWS = 200;
const ROOM_FOR_DEAD = 200;
const ROOM_FOR_ONE_ARROW = 80;

export interface BoardAlt {
  readonly view: GameView;
  readonly people: Members;
  /** The events of the last call. */
  readonly events: readonly GameEvent[];
  /** The numbers on the picture; empty if it shows none. */
  readonly numbers: readonly { readonly label: string; readonly square: Square }[];
  /** The crossed-out squares. */
  readonly dead?: readonly Square[];
  /** Characters; only the legal numbers may exceed it. By default Discord's limit for a description. */
  readonly room?: number;
}

/** Alt texts: plain, at most 1024 characters each. */
export function altOf(language: SpokenLanguage, things: ThingWords) {
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

  /** The newest first. The panel tells which arrows the new tile could activate. */
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

  /** A list with at least one item; '' if none fits. */
  const someOf = (
    sentence: (items: string) => string,
    items: readonly string[],
    most: number,
    more = andMore,
    joined = between,
  ): string => {
    if (items.length === 0) return '';
    const told = listed(sentence, items, most, more, joined);
    return told.length <= most && told !== sentence(more(items.length)) ? told : '';
  };

  const withChoices = (head: string, numbers: BoardAlt['numbers']): string => {
    const choices = numbers.map((one) => `${one.label} = ${things.square(one.square)}`).join(', ');
    return choices ? `${head} ${say('alt-choices', { listed: choices })}` : head;
  };

  return {
    // A listener first needs the squares that fit the tile: figures and pieces can be asked for. So the numbers are complete, and other
    // sentences fill the room left.
    /**
     * The whole turn for a screen reader: last move, player, tile, legal numbers with their squares, scores, gifts, pieces, and arrows.
     * Only the numbers are always complete.
     */
    board: ({ view, people, events, numbers, dead = [], room: wanted }: BoardAlt) => {
      const calling = inPlain(language, people);
      const { arrow, map } = view;
      const lead = turnIn(language, things, view, calling).join(' ');
      const scoresIn = (each: readonly string[]): string => say('alt-scores', { listed: each.join(between) });
      const points = scoresIn(pointsIn(language, view, people));
      const most = wanted === undefined ? ALT : MOST_IN_TEXT;
      const legal = numbersIn({ view, numbers }, most - lead.length - points.length - 2);
      let room = (wanted ?? ALT) - [lead, legal, points].filter(Boolean).join(' ').length;
      /** The text if it fits, otherwise `instead`, which is already counted. */
      const kept = (text: string, instead = ''): string => {
        const added = text.length - instead.length + (instead === '' ? 1 : 0);
        if (text === '' || added > room) return instead;
        room -= added;
        return text;
      };
      const scores = kept(scoresIn(standingsIn(language, view, people)), points);
      const active =
        arrow === null
          ? ''
          : kept(say('alt-active', { square: things.square(arrow), symbol: say(`symbol-${arrow.symbol}`) }));
      const onMap =
        map === null
          ? ''
          : kept(say('alt-map', { name: mapNameIn(language, map.layout.id, map.layout.name), free: map.freeSquares }));
      const pieces = kept(
        someOf((all) => say('alt-pieces', { listed: all }), standingPiecesIn(language, things, view, people), room - 1),
      );
      const crossed = (squares: string): string => say('twin-dead', { squares });
      const crosses = kept(someOf(crossed, dead.map(things.square), Math.min(ROOM_FOR_DEAD, room - 1), andMore, ', '));
      const lines = storyOf(language, things, beforeTheEnd(events), calling);
      // If some lines are left out, the last one is no sentence.
      const lastOf = (all: string): string => say('alt-last', { lines: /[.!]$/.test(all) ? all : `${all}.` });
      const told = kept(someOf(lastOf, lines, room - 1, moreLines(language), ' '));
      const arrows = room < ROOM_FOR_ONE_ARROW ? '' : kept(arrowsIn(view, Math.min(ROOM_FOR_ARROWS, room - 1)));
      const isWhole = legal === numbersIn({ view, numbers }, Number.POSITIVE_INFINITY);
      const parts = [
        told,
        lead,
        ...(isWhole ? [legal, scores] : [scores, legal]),
        crosses,
        pieces,
        onMap,
        active,
        arrows,
      ];
      return cut(parts.filter(Boolean).join(' '), most);
    },

    fields: (fields: readonly FeatureView[], people: Members) => {
      const lines = fieldLines(language, things, fields, inPlain(language, people));
      if (lines.length === 0) return say('list-fields.none');
      return cut(fitting(lines, ALT, andMore, between).join(between), ALT);
    },

    standings: (features: readonly FeatureView[], people: Members, switches: readonly Switch[]) => {
      if (features.length === 0) return say('list-standings.none');
      const lines = standingLines(language, things, features, inPlain(language, people), switches);
      return cut(fitting(lines, ALT, andMore, between).join(between), ALT);
    },

    /** A tile on the board, and the squares to choose from next. */
    laid: (
      { tile, rotation, ...square }: Square & Pick<PlacedTile, 'tile' | 'rotation'>,
      numbers: BoardAlt['numbers'] = [],
    ) =>
      cut(
        withChoices(say('alt-laid', { square: things.square(square), tile: things.tile(tile, rotation) }), numbers),
        ALT,
      ),

    /** A planned tile, or a square alone. */
    closeUp: (about: {
      readonly square: Square;
      readonly tile: TileId | null;
      readonly rotation: Rotation;
      readonly places: readonly { readonly label: string; readonly place: Place }[];
      /** Numbered squares to choose from. */
      readonly numbers?: BoardAlt['numbers'];
      /** Sentences about the surroundings, as many as fit. */
      readonly around?: readonly string[];
    }) => {
      const { square, tile, rotation, places, numbers = [], around = [] } = about;
      const shown = tile === null ? null : things.tile(tile, rotation);
      const head = withChoices(say('alt-close-up', { square: things.square(square), tile: shown }), numbers);
      const marks = places.map(({ label, place }) => ({ label, at: placeNear(square, place) }));
      const told = marks.length === 0 ? cut(head, ALT) : marksIn(language, (all) => `${head} ${all}.`, marks);
      return sentences([told, ...around], ALT);
    },

    /** The unseen tiles that fit a square. */
    tilesFor: (on: Square, tiles: readonly { readonly tile: TileId; readonly count: number }[]) => {
      const square = things.square(on);
      if (tiles.length === 0) return say('alt-tiles-for.none', { square });
      const items = countedInWords(things, tiles, ' × ');
      return cut(
        listed((all) => say('alt-tiles-for', { square, listed: all }), items, ALT, andMore, between),
        ALT,
      );
    },

    tilesLeft: ({ unseen, tilesLeft, takenOut, takenUnseen, setAside }: GameView) => {
      const left = TILE_DESIGNS.flatMap(({ id: tile }) => (unseen[tile] ? [{ tile, count: unseen[tile] }] : []));
      const items = countedInWords(things, left, ' × ');
      const notes = [
        takenOut === 0 ? '' : say('list-taken-out', { count: takenOut }),
        takenUnseen ? say('list-taken-unseen', { count: takenUnseen }) : '',
        setAsideIn(language, things, setAside, ROOM_FOR_ASIDE),
      ];
      const note = notes.map((one) => one && ` ${one}`).join('');
      const sentence = (all: string): string => say('alt-tiles-left', { left: tilesLeft, listed: all });
      return cut(listed(sentence, items, ALT - note.length, andMore, between) + note, ALT);
    },
  };
}

/** As a sentence, unless it already ends like one. */
const ended = (title: string): string => (/[?!？！]$/.test(title) ? title : `${title}.`);

/** The player and the tile in hand, or the winners. */
export function turnIn(language: SpokenLanguage, things: ThingWords, view: GameView, calling: Calling): string[] {
  const { say } = language;
  const { asked, part, drawn, drawnToo, moment } = view;
  if (asked === null) return [say('alt-over'), headlineOf(language, view.winners ?? [], view.scores, calling)];
  const who = calling.name(asked);
  const turn = say('alt-turn', { turn: view.turn, who, left: view.tilesLeft });
  const isPlacing = moment === 'tile' || moment === 'before';
  const tile =
    drawn === null || drawnToo === null
      ? drawn === null
        ? []
        : [say('alt-tile', { tile: things.tile(drawn) })]
      : [`${say('turn-two-tiles', { tile: things.tile(drawn), other: things.tile(drawnToo) })}.`];
  const asks = isPlacing ? [] : [ended(titleIn(language, things, who, view, calling))];
  return [turn, ...(part === 'own' ? [] : [say(`part-${part}.sentence`)]), ...asks, ...tile];
}

/** Pieces on the board: `the dragon at C4`. */
export function standingPiecesIn(
  language: SpokenLanguage,
  things: ThingWords,
  { pieces }: Pick<GameView, 'pieces'>,
  people: Members,
  calling = inPlain(language, people),
): string[] {
  const { say, sayIfAny } = language;
  return pieces.flatMap((one) => {
    const { kind, at, count, beside, trail = [] } = one;
    if (!at) return [];
    const alone = say('at-square', { what: sayIfAny(`piece-${kind}`, { count }) ?? kind, square: things.square(at) });
    const piece = detailedIn(language, things, alone, one);
    const before = trail.slice(0, -1).map(things.square).join(', ');
    if (before !== '') return [say('alt-trail', { piece, squares: before })];
    if (!beside) return [piece];
    const role = roleThing(roleOf(beside.figure, beside.on));
    return [say('alt-beside', { piece, role, whose: calling.name(beside.seat) })];
  });
}

/** Each seat's points, figures in supply, cards and pieces. */
export function standingsIn(
  language: SpokenLanguage,
  view: GameView,
  people: Members,
  calling = inPlain(language, people),
): string[] {
  const { say } = language;
  return view.scores.map((points, seat) => {
    const who = calling.name(seat);
    if (view.resigned.includes(seat)) return `${who} ${language.number(points)} (${say('turn-resigned')})`;
    const { meeple = 0, ...others } = view.supply[seat] ?? {};
    return [
      say('alt-score', { who, points }),
      // Meeples are told even at 0.
      say('figure-meeple', { count: meeple }),
      ...figuresIn(language, others),
      ...view.hands.map(({ deck, counts }) => say(`alt-${deck}`, { count: counts[seat] ?? 0 })),
      ...piecesIn(language, view, seat, calling),
    ].join(', ');
  });
}

/** Points only. */
function pointsIn(language: SpokenLanguage, { scores }: GameView, people: Members): string[] {
  const calling = inPlain(language, people);
  return scores.map((points, seat) => language.say('alt-score', { who: calling.name(seat), points }));
}

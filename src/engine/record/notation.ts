import { FIGURES, VERBS } from '../loading/modules.ts';
import type { NumberedOptions } from '../steps/index.ts';
import type { Action, VerbId } from '../turn/actions.ts';
import { type ActionWord, placeIn, seat } from '../turn/verbs.ts';
import type { Place, Seat, Square, TileId } from '../vocabulary.ts';
import { Refused } from './refused.ts';

export { writePlace } from '../turn/verbs.ts';

/** What a record's line can hold: an action of the seat that is asked, or anybody's resignation. */
export type Move = Action | { readonly type: 'resign'; readonly seat: Seat };

/** A move as the points of its verb read it. */
type ActionFields = Record<string, unknown>;

const RESIGN: readonly ActionWord[] = [seat];

const pointsOf = (verb: string): readonly ActionWord[] | undefined =>
  verb === 'resign' ? RESIGN : VERBS.get(verb as VerbId)?.points;

/** Whether a line lays the tile of a turn. */
export const laysTile = (line: string): boolean => VERBS.get(line.split(' ', 1)[0] as VerbId)?.lays === true;

/** Throws `Refused('unreadable-action')`. */
export function readPlace(text: string): Place {
  const place = placeIn(text);
  if (!place) throw new Refused('unreadable-action', text.slice(0, 80));
  return place;
}

/** The verb and its points: `place 3,-1 90`, `deploy meeple city:3,-1:N`, `pass`. */
export function writeMove(move: Move): string {
  let line: string = move.type;
  const fields = move as ActionFields;
  for (const { optional, write } of pointsOf(move.type)!) {
    if (optional === undefined || (fields[optional] ?? null) !== null) line += ` ${write(fields)}`;
  }
  return line;
}

/** Reads exactly what `writeMove` writes; throws `Refused('unreadable-action')` for anything else. */
export function readMove(line: string): Move {
  const move = parsed(line);
  // One spelling a move: otherwise `-0`, leading zeros and stray blanks would make other records of the same game.
  if (!move || writeMove(move) !== line) throw new Refused('unreadable-action', line.slice(0, 80));
  return move;
}

function parsed(line: string): Move | null {
  const [verb = '', ...words] = line.split(' ');
  const points = pointsOf(verb);
  if (!points) return null;
  const move: ActionFields = { type: verb };
  let next = 0;
  for (const { what, optional, isLeftOut, read } of points) {
    const word = words[next];
    const isWord = word !== undefined && (what !== 'figure' || FIGURES.some((one) => one === word));
    const fields = isWord ? read(word) : null;
    if (fields) next += 1;
    else if (optional === undefined) return null;
    Object.assign(move, fields ?? (isLeftOut ? {} : { [optional!]: null }));
  }
  return next === words.length ? (move as unknown as Move) : null;
}

/** The squares and places that an action points at, in the order of its line. */
export function pointedAt(action: Action): (Square | Place)[] {
  const fields = action as unknown as ActionFields;
  return pointsOf(action.type)!.flatMap(({ what, optional, read, write }) => {
    if ((what !== 'square' && what !== 'place') || (optional !== undefined && fields[optional] === null)) return [];
    const named = read(write(fields))!;
    return what === 'square' ? [named as unknown as Square] : (Object.values(named) as Place[]);
  });
}

const wordsOf = (action: Action, of: string): string[] => {
  const fields = action as unknown as ActionFields;
  return pointsOf(action.type)!.flatMap(({ what, optional, write }) =>
    what === of && (optional === undefined || fields[optional] !== null) ? [write(fields)] : [],
  );
};

/** The card that an action plays; null if it plays none. */
export const cardIn = (action: Action): string | null => wordsOf(action, 'card')[0] ?? null;

/** The tiles that an action names. */
export const tilesIn = (action: Action): TileId[] => wordsOf(action, 'tile');

/** Whether both actions have the same verb and equal points. */
export function sameAction(a: Action, b: Action): boolean {
  if (a.type !== b.type) return false;
  for (const { same } of VERBS.get(a.type)!.points)
    if (!same(a as unknown as ActionFields, b as unknown as ActionFields)) return false;
  return true;
}

/** The option of the same number that a step does not list; or null. */
export function unlisted(numbers: NumberedOptions | null, action: Action): Action | null {
  for (let value = numbers?.least ?? 0; numbers && value <= numbers.most; value++) {
    const option = numbers.of(value);
    if (sameAction(option, action)) return option;
  }
  return null;
}

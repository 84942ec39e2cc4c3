import { designOf, type Figure, type Place, type Square } from '../../../engine/index.ts';
import type { Argument } from '../speaker.ts';
import type { ThingWords } from '../types.ts';
import type { Calling, Language } from './language.ts';
import { piecesCounted, roleOf, roleThing, spotIn } from './things.ts';

/**
 * What a message is given of an event or an action, field by field, so that an expansion words its own by data alone:
 *
 * - a number called `seat` or `from` is the player's name, any other is a number, a list its length;
 * - a tile's id is the tile in words, turned as it lies; any other string is what it is, to choose by, and under `…-name` what the
 *   message of that field and string says: `symbol-name` for `symbol-extra-turn`;
 * - a square is its name; x and y of the thing itself are the square `at`;
 * - a place is its square's name, with `…-spot` (`C4 N`), `…-place` (`city, north`) and `…-role`, the figure as it is called there;
 * - tokens are counted: `1 wine and 2 grain`;
 * - what has fields of its own gives them after its name: `active-symbol`;
 * - `own`: whether `from` is `seat`.
 */
export function argumentsOf(
  language: Language,
  things: ThingWords,
  value: object,
  calling: Calling,
): Record<string, Argument> {
  const told: Record<string, Argument> = {};
  const { figure = null, rotation } = value as { readonly figure?: Figure | null; readonly rotation?: 0 };
  const tell = (field: string, one: unknown): void => {
    if (one === null || typeof one === 'boolean') told[field] = one;
    else if (typeof one === 'number') told[field] = SEATS.includes(field) ? calling.name(one) : one;
    else if (typeof one === 'string') Object.assign(told, wordsOf(field, one));
    else if (Array.isArray(one)) told[field] = one.length;
    else if (isPlace(one)) Object.assign(told, placeIn(field, one));
    else if (isSquare(one)) {
      const { x, y, ...others } = one;
      told[field] = language.square({ x, y });
      const inner = argumentsOf(language, things, others, calling);
      for (const [name, argument] of Object.entries(inner)) told[`${field}-${name}`] = argument;
    } else if (typeof one === 'object') {
      told[field] = language.and(piecesCounted(language, one as Readonly<Record<string, number>>));
    }
  };
  const wordsOf = (field: string, one: string): Record<string, Argument> => {
    if (designOf(one)) return { [field]: things.tile(one, rotation) };
    const name = language.sayIfAny(`${field}-${one}`, {});
    return { [field]: one, ...(name !== null && { [`${field}-name`]: name }) };
  };
  const placeIn = (field: string, one: Place): Record<string, Argument> => ({
    [field]: language.square(one),
    [`${field}-spot`]: spotIn(language, one),
    [`${field}-place`]: things.place(one),
    ...(figure !== null && { [`${field}-role`]: roleThing(roleOf(figure, one.kind)) }),
  });
  for (const [field, one] of Object.entries(value)) if (!THEIR_OWN.includes(field)) tell(field, one);
  if (isSquare(value)) tell('at', { x: value.x, y: value.y });
  if ('from' in value && !isSquare(value.from) && 'seat' in value) told.own = value.seat === value.from;
  return told;
}

const SEATS = ['seat', 'from'];
/** Told in the message's own words, or with something else. */
const THEIR_OWN = ['type', 'x', 'y', 'rotation', 'figure'];

const isSquare = (one: unknown): one is Square => typeof one === 'object' && one !== null && 'x' in one && 'y' in one;
const isPlace = (one: unknown): one is Place => isSquare(one) && 'kind' in one;

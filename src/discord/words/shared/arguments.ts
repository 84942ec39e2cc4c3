import type { Figure, Place, Rotation, Square } from '../../../engine/index.ts';
import type { Thing } from '../../../expansions/message-types.ts';
import type { Argument, Messages } from '../speaker.ts';
import type { ThingWords } from '../types.ts';
import type { Calling, Language } from './language.ts';
import { roleOf, roleThing, spotOf } from './things.ts';

/** Fields that hold a seat where they hold a number, and fields that hold a tile. */
const PEOPLE = ['seat', 'from', 'to'] as const;
const TILES = ['tile', 'back'] as const;

/**
 * What a message about an event or an action is given: each field by its name, as it is told there. A seat is its player's
 * name, a tile is told in words, a square by its name, of a list how many there are. Of a place: its square under the field's
 * name, `on-spot` (`C4 N`), `on-place` (`city, north`) and, if there is a `figure`, `on-role` (what it is called there). `at`
 * is the square that the whole lies on, `own` whether it goes from a seat to the same. What else there is is left out.
 */
export function argumentsOf<Of extends object>(
  language: Language,
  things: ThingWords,
  of: Of,
  calling: Calling,
): ArgumentsOf<Of> {
  const { figure, rotation, seat, from } = of as {
    figure?: Figure;
    rotation?: Rotation;
    seat?: unknown;
    from?: unknown;
  };
  const given: Record<string, Argument> = {};
  for (const [name, value] of Object.entries(of)) {
    if (value === null || typeof value === 'boolean') given[name] = value;
    else if (typeof value === 'number') given[name] = isOneOf(PEOPLE, name) ? calling.name(value) : value;
    else if (typeof value === 'string') given[name] = isOneOf(TILES, name) ? things.tile(value, rotation) : value;
    else if (Array.isArray(value)) given[name] = value.length;
    else if (isSquare(value)) given[name] = language.square(value);
    if (!isPlace(value)) continue;
    given[`${name}-spot`] = spotOf(language, value);
    given[`${name}-place`] = things.place(value);
    if (figure) given[`${name}-role`] = roleThing(roleOf(figure, value.kind));
  }
  if (isSquare(of)) given.at = language.square(of);
  if (typeof seat === 'number' && (from === null || typeof from === 'number')) given.own = from === seat;
  return given as ArgumentsOf<Of>;
}

const isOneOf = (names: readonly string[], name: string): boolean => names.includes(name);
const isSquare = (value: unknown): value is Square => typeof value === 'object' && value !== null && 'x' in value;
const isPlace = (value: unknown): value is Place => isSquare(value) && 'kind' in value;

/** The same as types. */
export type ArgumentsOf<Of> = Of extends unknown
  ? { readonly [Name in keyof Of & string]: Told<Name, Of[Name]> } & {
      readonly [Name in PlaceIn<Of> as `${Name}-spot` | `${Name}-place`]: string;
    } & (Of extends { readonly figure: Figure }
        ? { readonly [Name in PlaceIn<Of> as `${Name}-role`]: Thing }
        : unknown) &
      (Of extends Square ? { readonly at: string } : unknown) &
      (Of extends { readonly seat: number; readonly from: number | null } ? { readonly own: boolean } : unknown)
  : never;

type Told<Name, Value> = Value extends number
  ? Name extends (typeof PEOPLE)[number]
    ? string
    : Value
  : Value extends string
    ? Name extends (typeof TILES)[number]
      ? string
      : Value
    : Value extends readonly unknown[]
      ? number
      : Value extends Square
        ? string
        : Value extends null | boolean
          ? Value
          : never;

type PlaceIn<Of> = { [Name in keyof Of & string]: Of[Name] extends Place ? Name : never }[keyof Of & string];

/** The ids in `All` whose message, if there is one, asks for something that it is not given: there should be none. */
export type Unmet<Family extends string, All, More = unknown> = {
  [Id in keyof All & string]: `${Family}-${Id}` extends keyof Messages
    ? ArgumentsOf<All[Id]> & More extends Messages[`${Family}-${Id}`]
      ? never
      : Id
    : never;
}[keyof All & string];

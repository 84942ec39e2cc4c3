import type { Figure, Heading, Place, Rotation, Square, TileId } from '../../../engine/index.ts';
import type { Thing } from '../../../expansions/message-types.ts';
import type { Argument, Messages } from '../speaker.ts';
import type { Calling, SpokenLanguage } from './language.ts';
import { directionThing, piecesCounted, roleOf, roleThing, spotOf, type ThingWords } from './things.ts';

/** Number fields that are seats, and text fields that are tiles. */
const PEOPLE = ['seat', 'from', 'to'] as const;
const TILES = ['tile', 'back'] as const;

/**
 * The arguments of a message about an event or action, by field:
 *
 * - A seat is its player's name.
 * - A tile is in words, and by its edges in `tile-edges`.
 * - A list is its length; `tiles-listed` names tiles, `amounts-listed` the seats with their numbers. Tokens are counted: `1 wine and 2 grain`, and their sum in `goods-count`.
 * - Another string is unchanged, as a selector. `symbol-name` is the message `symbol-extra-turn` or the like.
 * - A square is its name; its other fields follow it: `active-symbol`. `at` is the square of the whole object.
 * - A place is its square, `on-spot` (`C4 N`), `on-place` (`city, north`), and with a `figure` also `on-role`, its role there.
 * - `figure-role` is the figure's name if there is no place.
 * - A direction is its name.
 * - `own` tells whether the two seats are the same.
 */
export function argumentsOf<Of extends object>(
  language: SpokenLanguage,
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
  const tell = (name: string, value: unknown): void => {
    if (value === null || typeof value === 'boolean') given[name] = value;
    else if (typeof value === 'number') given[name] = isOneOf(PEOPLE, name) ? calling.name(value) : value;
    else if (typeof value === 'string') tellText(name, value);
    else if (Array.isArray(value)) tellList(name, value);
    else if (isPlace(value)) tellPlace(name, value);
    else if (isSquare(value)) tellSquare(name, value);
    else if (typeof value === 'object') tellTokens(name, value as ArgumentTokens);
  };
  const tellText = (name: string, value: string): void => {
    if (name === 'direction') {
      given[name] = directionThing(value as Heading);
      return;
    }
    given[name] = isOneOf(TILES, name) ? things.tile(value, rotation) : value;
    if (isOneOf(TILES, name)) given[`${name}-edges`] = things.edges(value, rotation) || null;
    // The place decides what a figure is called.
    const named =
      name === 'figure' ? null : (language.sayIfAny(`${name}-${value}`, {}) ?? language.sayIfAny(`card-${value}`, {}));
    if (named !== null) given[`${name}-name`] = named;
  };
  const amountsListed = (amounts: readonly (number | null)[]): string =>
    amounts.flatMap((one, seat) => (one === null ? [] : [`${calling.name(seat)} ${language.number(one)}`])).join(', ');
  const tellList = (name: string, value: readonly unknown[]): void => {
    given[name] = value.length;
    if (name === 'tiles')
      given['tiles-listed'] = value.map((tile) => things.tile(tile as TileId)).join(language.between);
    if (name === 'amounts') given['amounts-listed'] = amountsListed(value as readonly (number | null)[]);
  };
  const tellTokens = (name: string, value: ArgumentTokens): void => {
    given[name] = language.and(piecesCounted(language, value));
    given[`${name}-count`] = Object.values(value).reduce((sum, count) => sum + count, 0);
  };
  const tellPlace = (name: string, value: Place): void => {
    given[name] = language.square(value);
    given[`${name}-spot`] = spotOf(language, value);
    given[`${name}-place`] = things.place(value);
    if (figure) given[`${name}-role`] = roleThing(roleOf(figure, value));
  };
  const tellSquare = (name: string, { x, y, ...others }: Square): void => {
    given[name] = language.square({ x, y });
    const inner = argumentsOf(language, things, others, calling);
    for (const [one, value] of Object.entries(inner)) given[`${name}-${one}`] = value as Argument;
  };
  for (const [name, value] of Object.entries(of)) tell(name, value);
  if (figure && !Object.values(of).some(isPlace)) given['figure-role'] = roleThing(figure);
  if (isSquare(of)) given.at = language.square(of);
  if (typeof seat === 'number' && (from === null || typeof from === 'number')) given.own = from === seat;
  return given as ArgumentsOf<Of>;
}

type ArgumentTokens = Readonly<Record<string, number>>;

const isOneOf = (names: readonly string[], name: string): boolean => names.includes(name);
const isSquare = (value: unknown): value is Square => typeof value === 'object' && value !== null && 'x' in value;
const isPlace = (value: unknown): value is Place => isSquare(value) && 'kind' in value;

/** The arguments as types. A place that can be null counts as present: the message selects by another field before it uses the place. */
export type ArgumentsOf<Of> = Of extends unknown
  ? { readonly [Name in keyof Of & string]: Name extends PlaceIn<Of> ? string : ToldArgument<Name, Of[Name]> } & {
      readonly [Name in PlaceIn<Of> as `${Name}-spot` | `${Name}-place`]: string;
    } & { readonly [Name in CodeIn<Of> as `${Name}-name`]: string } & {
      readonly [Name in InnerIn<Of> as Name | `${Name}-name`]: string;
    } & { readonly [Name in TilesOf<Of> as `${Name}-edges`]: string | null } & {
      readonly [Name in TokensIn<Of> as `${Name}-count`]: number;
    } & (Of extends { readonly figure: Figure | null }
        ? { readonly [Name in PlaceIn<Of> as `${Name}-role`]: Thing } & ([PlaceIn<Of>] extends [never]
            ? { readonly 'figure-role': Thing }
            : unknown)
        : unknown) &
      (Of extends Square ? { readonly at: string } : unknown) &
      (Of extends { readonly tiles: readonly TileId[] } ? { readonly 'tiles-listed': string } : unknown) &
      (Of extends { readonly amounts: readonly (number | null)[] } ? { readonly 'amounts-listed': string } : unknown) &
      (Of extends { readonly seat: number; readonly from: number | null } ? { readonly own: boolean } : unknown)
  : never;

type ToldArgument<Name, Value> = Value extends number
  ? Name extends (typeof PEOPLE)[number]
    ? string
    : Value
  : Value extends string
    ? Name extends 'direction'
      ? Thing
      : Name extends (typeof TILES)[number]
        ? string
        : Value
    : Value extends readonly unknown[]
      ? number
      : Value extends Square | ArgumentTokens
        ? string
        : Value extends null | boolean
          ? Value
          : never;

type NamesWhere<Of, Kind> = {
  [Name in keyof Of & string]: NonNullable<Of[Name]> extends Kind ? Name : never;
}[keyof Of & string];
type PlaceIn<Of> = NamesWhere<Of, Place>;
type TilesOf<Of> = Extract<NamesWhere<Of, string>, (typeof TILES)[number]>;
type TokensIn<Of> = Exclude<NamesWhere<Of, ArgumentTokens>, NamesWhere<Of, Square>>;
type CodeIn<Of> = Exclude<NamesWhere<Of, string>, 'direction'>;
type InnerIn<Of> = {
  [Name in Exclude<
    NamesWhere<Of, Square>,
    PlaceIn<Of>
  >]: `${Name}-${Exclude<keyof NonNullable<Of[Name]>, keyof Square> & string}`;
}[Exclude<NamesWhere<Of, Square>, PlaceIn<Of>>];

/** The ids in `All` whose message needs an argument that it does not get; there should be none. */
export type Unmet<Family extends string, All, More = unknown> = {
  [Id in keyof All & string]: `${Family}-${Id}` extends keyof Messages
    ? ArgumentsOf<All[Id]> & More extends Messages[`${Family}-${Id}`]
      ? never
      : Id
    : never;
}[keyof All & string];

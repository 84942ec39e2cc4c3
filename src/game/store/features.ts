import { z } from 'zod';
import { BOX_OF, DECLARATIONS, MAPS, RULES_VERSION, SWITCHES, TILE_SETS } from '../../engine/index.ts';
import { LanguageCode, OWN_LANGUAGE } from '../servers/server-settings.ts';
import type { DocumentFeatures } from './ports.ts';

const FIRST = DECLARATIONS.filter(({ isFirst }) => isFirst);

/** Rules, tiles and maps that version 0.1.0 has: every version reads documents with them, so no document names them. Never added to. */
const ALWAYS_THERE: ReadonlySet<string> = new Set([
  ...['fields', 'base'],
  ...FIRST.flatMap(({ switch: rule, needs = [] }) => [rule, ...needs, BOX_OF[rule] ?? []].flat()),
  ...['benelux', 'france', 'germany', 'great-britain', 'iberian-peninsula', 'nordics', 'taiwan', 'ukraine'],
  ...['usa-east', 'usa-west', 'usa'],
]);

/** The same of the languages that a server is spoken to in. */
const FIRST_LANGUAGES: readonly string[] = [OWN_LANGUAGE, 'en', 'de'];

/** Where tables, results and servers say how a game is played; in the record of a game, its map lies whole if it is an operator's own. */
const WISHES = ['options', 'record.setup', 'presets.*.options'];
const GAMES = ['options', 'record.setup.options', 'presets.*.options'];
const PEOPLE = ['members.*', 'seats.*'];
const within = (places: readonly string[], ...keys: readonly string[]): string[] =>
  places.flatMap((place) => keys.map((key) => `${place}.${key}`));

/** Before the version of the rules that a game is played by. */
export const RULES = 'rules ';
const LANGUAGE = 'language ';

const FEWER = 'tiles to play with';
const Capped = z.looseObject({ map: z.null(), tiles: z.int() });

/** What a document has besides rules and tiles, by the places that are there only if it has it: `*` is each of a list. */
const BY_PLACE: Readonly<Record<string, readonly string[]>> = {
  /** Computers at a table, ones that came for somebody, and what came of that. */
  computers: ['away', ...within(PEOPLE, 'computer', 'aided', 'exit')],
  /** Hints that somebody has had, or that a lobby speaks of. */
  hints: [...within(PEOPLE, 'hinted'), ...within(WISHES, 'hints')],
  /** Places kept for somebody. */
  invited: ['invited'],
  /** Pictures of a server on a light ground. */
  light: ['settings.isLight'],
  /** What may be taken back, or has been. */
  'take back': ['held', 'undoing', 'undone', ...within(WISHES, 'takeBack')],
  /** Clocks, and what the others have decided about somebody who is away. */
  time: ['clock', 'pausing', 'away.votes', 'settings.pace', ...within(WISHES, 'pace')],
  /** Colours and letters that somebody wished for. */
  wishes: within(PEOPLE, 'colour', 'letter'),
  /** A list of them: one by itself is none. */
  'rules for towns together': within(GAMES, 'town.*'),
  'start squares': within(GAMES, 'starts'),
  /** A number of tiles, by which what the rules need stays; in a lobby without a map it has no place of its own. */
  [FEWER]: ['record.setup.options.most'],
  'tiles on a map': [...within(GAMES, 'tiles'), 'record.setup.map.recommendedTiles.houseRule'],
  /** A table that is told in words. */
  words: within(WISHES, 'text'),
};

type Path = readonly string[];
const paths = (places: readonly string[]): readonly Path[] => places.map((place) => place.split('.'));
const AT = {
  map: paths(['record.setup.map']),
  rules: paths(within(WISHES, 'switches.*')),
  tiles: paths(within(WISHES, 'sets.*')),
  versions: paths(within(WISHES, 'version')),
  language: paths(['settings.language']),
  wishes: paths(WISHES),
} as const;
const NAMES = Object.entries(BY_PLACE).map(([name, places]) => ({ name, at: paths(places) }));

/** All that a document has at a place, however it is made otherwise. */
function found(value: unknown, path: Path, from = 0): readonly unknown[] {
  const key = path[from];
  if (value === undefined) return [];
  if (key === undefined) return [value];
  if (key === '*') return Array.isArray(value) ? value.flatMap((one) => found(one, path, from + 1)) : [];
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? found((value as Readonly<Record<string, unknown>>)[key], path, from + 1)
    : [];
}

/**
 * What a document of games names that version 0.1.0 has not: `rule princess`, `tiles princess`, `map japan`, the version of the
 * rules, `rules 2`, the language of a server, `language fr`, and the names of `BY_PLACE`. Whatever else a later version adds (a town
 * variant, a kind of points) comes with one of these, or gets a name.
 */
export const GAME_FEATURES: DocumentFeatures = {
  of(document) {
    const at = (places: readonly Path[]) => places.flatMap((path) => found(document, path));
    const named = (before: string, names: readonly unknown[]): string[] =>
      names.flatMap((name) => (typeof name === 'string' && !ALWAYS_THERE.has(name) ? [`${before}${name}`] : []));
    const languages = at(AT.language).filter((one): one is string => typeof one === 'string');
    const versions = at(AT.versions).filter((one) => Number.isInteger(one) && (one as number) > 1);
    return [
      ...new Set([
        // Whether a map that a lobby or a preset wishes for is there shows when it is started.
        ...named('map ', at(AT.map)),
        ...named('rule ', at(AT.rules)),
        ...named('tiles ', at(AT.tiles)),
        ...versions.map((version) => `${RULES}${version}`),
        ...languages.filter((one) => !FIRST_LANGUAGES.includes(one)).map((one) => `${LANGUAGE}${one}`),
        ...(at(AT.wishes).some((one) => Capped.safeParse(one).success) ? [FEWER] : []),
        ...NAMES.flatMap(({ name, at: places }) => (at(places).length > 0 ? [name] : [])),
      ]),
    ].sort();
  },

  /** Of languages all: one without words is kept, and waits for them. */
  has: (feature) =>
    OURS.has(feature) ||
    (feature.startsWith(LANGUAGE) && LanguageCode.safeParse(feature.slice(LANGUAGE.length)).success),
};

const OURS: ReadonlySet<string> = new Set([
  ...SWITCHES.map((name) => `rule ${name}`),
  ...TILE_SETS.map((name) => `tiles ${name}`),
  ...MAPS.map(({ id }) => `map ${id}`),
  ...Array.from({ length: RULES_VERSION }, (_, index) => `${RULES}${index + 1}`),
  ...Object.keys(BY_PLACE),
]);

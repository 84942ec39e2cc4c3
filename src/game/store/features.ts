import { z } from 'zod';
import { BOX_OF, DECLARATIONS, MAPS, RULES_VERSION, SWITCHES, TILE_SETS } from '../../engine/index.ts';
import { LanguageCode, OWN_LANGUAGE } from '../servers/server-settings.ts';
import type { DocumentFeatures } from './ports.ts';

const FIRST = DECLARATIONS.filter(({ isFirst }) => isFirst);

/** Rules, tiles and maps of version 0.1.0. Every version can read documents with them, so documents do not name them. Never add to it. */
const ALWAYS_THERE: ReadonlySet<string> = new Set([
  ...['fields', 'base'],
  ...FIRST.flatMap(({ switch: rule, needs = [] }) => [rule, ...needs, BOX_OF[rule] ?? []].flat()),
  ...['benelux', 'france', 'germany', 'great-britain', 'iberian-peninsula', 'nordics', 'taiwan', 'ukraine'],
  ...['usa-east', 'usa-west', 'usa'],
]);

/** The languages of version 0.1.0. */
const FIRST_LANGUAGES: readonly string[] = [OWN_LANGUAGE, 'en', 'de'];

/** The places at which tables, results and servers say how a game is played. A record contains an operator's own map as a whole. */
const WISHES = ['options', 'record.setup', 'presets.*.options'];
const GAMES = ['options', 'record.setup.options', 'presets.*.options'];
const PEOPLE = ['members.*', 'seats.*'];
const within = (places: readonly string[], ...keys: readonly string[]): string[] =>
  places.flatMap((place) => keys.map((key) => `${place}.${key}`));

/** Precedes the version of the rules by which a game is played. */
export const RULES = 'rules ';
const LANGUAGE = 'language ';

const FEWER = 'tiles to play with';
const Capped = z.looseObject({ map: z.null(), tiles: z.int() });

/** Other features, by the places that exist only in documents that have them; `*` is each item of a list. */
const BY_PLACE: Readonly<Record<string, readonly string[]>> = {
  /** Questions that several seats are asked at once, and answers chosen before the question. */
  early: ['early', 'atOnce'],
  /** Computers at a table, substitutes, and what came of them. */
  computers: ['away', ...within(PEOPLE, 'computer', 'aided', 'exit')],
  /** Hints that a person has had, or that a lobby mentions. */
  hints: [...within(PEOPLE, 'hinted'), ...within(WISHES, 'hints')],
  invited: ['invited'],
  /** A server's pictures on a light ground. */
  light: ['settings.isLight'],
  /** Turns that can be taken back, or have been. */
  'take back': ['held', 'undoing', 'undone', ...within(WISHES, 'takeBack')],
  /** Clocks, and votes on a person who is away. */
  time: ['clock', 'pausing', 'away.votes', 'settings.pace', ...within(WISHES, 'pace')],
  wishes: within(PEOPLE, 'colour', 'letter'),
  /** Only a list: version 0.1.0 knows a single one. */
  'rules for towns together': within(GAMES, 'town.*'),
  'start squares': within(GAMES, 'starts'),
  /** A limit of tiles, which spares the tiles that the rules need. In a lobby without a map it has no place of its own. */
  [FEWER]: ['record.setup.options.most'],
  'tiles on a map': [...within(GAMES, 'tiles'), 'record.setup.map.recommendedTiles.houseRule'],
  /** A table in words, without pictures. */
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

/** All values at a place of any JSON. */
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
 * The features of a document that version 0.1.0 does not have: `rule princess`, `tiles princess`, `map japan`, `rules 2` (the version),
 * `language fr`, `BY_PLACE`. Anything else that a later version adds, such as a town variant, comes with one of these or gets a name.
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
        // A missing map of a lobby or preset shows when its game starts.
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

  /** All languages: a language without words is kept, and waits for them. */
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

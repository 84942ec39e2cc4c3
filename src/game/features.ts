import { z } from 'zod';
import { BOX_OF, DECLARATIONS, MAPS, RULES_VERSION, SWITCHES, TILE_SETS } from '../engine/index.ts';
import type { Features } from './ports.ts';
import { LanguageCode, OWN_LANGUAGE } from './server-settings.ts';

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

const Names = z.array(z.string()).catch([]);
/** What a lobby wishes and a record's setup have in common, whatever else a later version adds. */
const Wish = z.object({
  switches: Names,
  sets: Names,
  version: z.int().catch(1),
  /** By its id if it is one of ours; the operator's own lie in the record whole. */
  map: z.string().nullable().catch(null),
  hints: z.unknown().optional(),
  pace: z.unknown().optional(),
  takeBack: z.unknown().optional(),
  text: z.unknown().optional(),
});
/** Computers at a table, ones that came for somebody, and what came of that. */
const Helped = { computer: z.unknown().optional(), aided: z.unknown().optional(), hinted: z.unknown().optional() };
/** What somebody wished to wear. */
const Wished = { colour: z.unknown().optional(), letter: z.unknown().optional() };
const Aided = z.array(z.object({ ...Helped, ...Wished })).catch([]);
const Computers = z
  .object({ members: Aided, seats: Aided, away: z.unknown().optional() })
  .transform(({ members, seats, away }) => {
    const all = [...members, ...seats];
    return away !== undefined || all.some(({ computer, aided }) => computer !== undefined || aided !== undefined);
  })
  .catch(false);
/** Hints that somebody has had, or that a lobby speaks of. */
const Hints = z
  .object({ members: Aided, seats: Aided })
  .transform(({ members, seats }) => [...members, ...seats].some(({ hinted }) => hinted !== undefined))
  .catch(false);
/** Colours and letters that somebody wished for. */
const Wishes = z
  .object({ members: Aided, seats: Aided })
  .transform(({ members, seats }) =>
    [...members, ...seats].some(({ colour, letter }) => colour !== undefined || letter !== undefined),
  )
  .catch(false);
/** Clocks, and what the others have decided about who is away. */
const Timed = z
  .object({
    clock: z.unknown().optional(),
    pausing: z.unknown().optional(),
    away: z.object({ votes: z.unknown().optional() }).catch({}),
  })
  .transform(({ clock, pausing, away }) => [clock, pausing, away.votes].some((one) => one !== undefined))
  .catch(false);
/** What may be taken back, or has been. */
const SecondThoughts = z
  .object({ held: z.unknown().optional(), undoing: z.unknown().optional(), undone: z.unknown().optional() })
  .transform(({ held, undoing, undone }) => [held, undoing, undone].some((one) => one !== undefined))
  .catch(false);
/** Places kept for somebody. */
const Invited = z
  .object({ invited: z.unknown().optional() })
  .transform(({ invited }) => invited !== undefined)
  .catch(false);
const Settings = z.object({
  language: z.string().catch(OWN_LANGUAGE),
  pace: z.unknown().optional(),
  isLight: z.unknown().optional(),
});
const NO_SETTINGS = { language: OWN_LANGUAGE, pace: undefined, isLight: undefined };
const NO_WISH = {
  switches: [],
  sets: [],
  version: 1,
  map: null,
  hints: undefined,
  pace: undefined,
  takeBack: undefined,
  text: undefined,
};
const LooseWish = Wish.catch(NO_WISH);
/** The parts of tables, results and servers by which a game's needs are known. */
const Parts = z
  .object({
    options: LooseWish,
    record: z.object({ setup: LooseWish }).catch({ setup: NO_WISH }),
    presets: z.array(z.object({ options: LooseWish })).catch([]),
    settings: Settings.catch(NO_SETTINGS),
  })
  .catch({ options: NO_WISH, record: { setup: NO_WISH }, presets: [], settings: NO_SETTINGS });

const named = (all: Readonly<Record<string, readonly string[]>>): string[] =>
  Object.entries(all).flatMap(([kind, names]) =>
    names.filter((name) => !ALWAYS_THERE.has(name)).map((name) => `${kind} ${name}`),
  );

/**
 * What a document of games names that version 0.1.0 has not: `rule princess`, `tiles princess`, `map japan`, the version of the
 * rules, `rules 2`, the language of a server, `language fr`, computers at a table, `computers`, `hints`, tables in `words`, colours and
 * letters that somebody wished for, `wishes`, a pace with what it brings, `time`, moves that may be taken back, `take back`, and places
 * kept for those who are `invited`, and a server's pictures on a ground that is `light`. Whatever else a later version adds (a town variant, a kind of points) comes with one of these, or gets a
 * name.
 */
export const GAME_FEATURES: Features = {
  of(document) {
    const { options, record, presets, settings } = Parts.parse(document);
    const { map } = record.setup;
    // Whether a map that a lobby or a preset wishes for is there shows when it is started.
    const wishes = [options, record.setup, ...presets.map((preset) => preset.options)];
    return [
      ...new Set(
        named({ map: map === null ? [] : [map] }).concat(
          wishes.flatMap(({ switches, sets, version }) => [
            ...named({ rule: switches, tiles: sets }),
            ...(version > 1 ? [`${RULES}${version}`] : []),
          ]),
          FIRST_LANGUAGES.includes(settings.language) ? [] : [`${LANGUAGE}${settings.language}`],
          settings.isLight === undefined ? [] : [LIGHT],
          Computers.parse(document) ? [COMPUTERS] : [],
          Wishes.parse(document) ? [WISHES] : [],
          Invited.parse(document) ? [INVITED] : [],
          Hints.parse(document) || wishes.some(({ hints }) => hints !== undefined) ? [HINTS] : [],
          Timed.parse(document) || [settings, ...wishes].some(({ pace }) => pace !== undefined) ? [TIME] : [],
          SecondThoughts.parse(document) || wishes.some(({ takeBack }) => takeBack !== undefined) ? [TAKE_BACK] : [],
          wishes.some(({ text }) => text !== undefined) ? [WORDS] : [],
        ),
      ),
    ].sort();
  },

  /** Of languages all: one without words is kept, and waits for them. */
  has: (feature) =>
    OURS.has(feature) ||
    (feature.startsWith(LANGUAGE) && LanguageCode.safeParse(feature.slice(LANGUAGE.length)).success),
};

/** Before the version of the rules that a game is played by. */
export const RULES = 'rules ';
const LANGUAGE = 'language ';
const COMPUTERS = 'computers';
const HINTS = 'hints';
/** A table that is told in words. */
const WORDS = 'words';
const WISHES = 'wishes';
const TIME = 'time';
const TAKE_BACK = 'take back';
const INVITED = 'invited';
/** Pictures of a server on a light ground. */
const LIGHT = 'light';

const OURS: ReadonlySet<string> = new Set([
  ...SWITCHES.map((name) => `rule ${name}`),
  ...TILE_SETS.map((name) => `tiles ${name}`),
  COMPUTERS,
  LIGHT,
  HINTS,
  WISHES,
  WORDS,
  TIME,
  TAKE_BACK,
  INVITED,
  ...MAPS.map(({ id }) => `map ${id}`),
  ...Array.from({ length: RULES_VERSION }, (_, index) => `${RULES}${index + 1}`),
]);

import { DEFAULT_SEED } from 'discord-playground';
import { describe, expect, onTestFinished, test } from 'vitest';
import { languages, withLanguage } from '../../src/discord/words/index.ts';
import { wordsFiles } from '../../src/discord/words/sources.ts';
import { IN_ENGLISH } from '../../src/discord/words/speakers.ts';
import { mapOf } from '../../src/engine/index.ts';
import { CHARACTERS } from '../../src/game/computers/computer-players.ts';
import { LEVELS } from '../../src/players/levels.ts';
import { lookAround, type Shown, type TextKind, textsShown, turnNow } from '../support/looking.ts';
import { chanceOf } from '../support/player.ts';
import { PSEUDO, pseudoFiles } from '../support/pseudo.ts';
import { isDrawn, isLong, sampled } from '../support/runs.ts';
import { onStage, pixels, type Stage } from '../support/stage.ts';
import { SIMULATED } from '../support/time.ts';
import { endOf, expectNoFault, playOut } from '../support/whole-game.ts';
import {
  askAround,
  letTimePass,
  lookBack,
  MISTYPED,
  openEverything,
  PRESET,
  settleOneself,
  settleServer,
  speaking,
} from './tour.ts';

/** A stage on which all people and the server use one language. */
function onStageIn(locale: string, luck: number): Promise<Stage> {
  if (locale === PSEUDO)
    onTestFinished(
      withLanguage(
        PSEUDO,
        pseudoFiles(wordsFiles()).map(({ text }) => text),
      ),
    );
  let drawn = luck;
  const seeds = { next: () => String(drawn++).padStart(64, '0') };
  return onStage({ renderer: pixels(), seeds, playground: { seed: speaking(locale), clock: SIMULATED } });
}

/** Tiles of a game in `npm test`, instead of some three hundred. */
const FEW = 72;

/** All texts of a whole game with everything, at its table and around it. */
async function readAll(locale: string, map: string | null): Promise<Shown[]> {
  const luck = 7;
  const stage = await onStageIn(locale, luck);
  const look = chanceOf(luck);
  await openEverything(stage, map, isLong ? {} : { tiles: FEW });
  await askAround(stage, look);
  await settleOneself(stage, stage.actors[2]!);
  await playOut(stage, luck, {
    habits: { opening: 0.9, looking: 0.6 },
    async each(_turn, next) {
      if (!next || look() > 0.25) return;
      // Players at the table, and an onlooker.
      await lookAround(stage, stage.actors[Math.floor(look() * 4)]!, turnNow(stage), look);
    },
  });
  const { setup } = (await endOf(stage)).record;
  expect(setup.map ?? null).toBe(map);
  if (!isLong) expect(setup.options?.most).toBe(FEW);
  expectNoFault(stage);
  await settleServer(stage);
  await lookBack(stage, look);
  await letTimePass(stage);
  expect(stage.playground.violations.slice()).toEqual([]);
  // The bot logs messages that are missing or cannot be shown.
  const told = stage.bot.lines.filter(({ data }) => (data as { language?: string }).language === locale);
  expect(told).toEqual([]);
  expect(stage.bot.lines.filter(({ level }) => level === 'warn' || level === 'error')).toEqual([]);
  return textsShown(stage.playground.requests);
}

/** Discord's limits. The playground, too, refuses longer texts. */
const MOST: Readonly<Record<TextKind, number>> = {
  content: 2000,
  button: 80,
  placeholder: 150,
  option: 100,
  'option description': 100,
  'alt text': 1024,
  completion: 100,
  thread: 100,
  form: 45,
  field: 45,
  'field description': 100,
};

/** The characters of a button that a phone shows. */
const SHOWN_WHOLE = 38;
/** Buttons that say what an option would bring, as far as there is room. */
const OPTIONS = new Set(['put', 'choose', 'stop', 'look', 'standing']);

const isTooLong = ({ kind, text, verb = '' }: Shown): boolean =>
  text.length > (kind === 'button' && !OPTIONS.has(verb) ? SHOWN_WHOLE : MOST[kind]);

/** Labels of menus end with … after a blank. */
const isCut = ({ kind, text, verb = '' }: Shown): boolean =>
  /\S…$/.test(text) && kind !== 'content' && kind !== 'alt text' && !OPTIONS.has(verb);

const KEYS = new Set([...IN_ENGLISH.keys].map((key) => key.split('.')[0]!));

const isUnworded = ({ text }: Shown): boolean =>
  /[{}]|undefined|NaN|\[object/.test(text) ||
  (text.match(/[a-z]+(-[a-zA-Z0-9]+)+/g) ?? []).some((word) => KEYS.has(word));

/** Every name in a value, however deep. */
const namesIn = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, one]) => (key === 'name' ? [String(one)] : namesIn(one)));

/** Months and languages, as Intl writes them in the made-up language. */
const BY_INTL = [
  ...Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 2))).flatMap((date) =>
    (['short', 'long'] as const).flatMap((style) => [
      new Intl.DateTimeFormat(PSEUDO, { month: style }).format(date),
      new Intl.DateTimeFormat(PSEUDO, { month: style, day: 'numeric' }).format(date),
    ]),
  ),
  ...[...languages(), PSEUDO].map((code) => new Intl.DisplayNames(PSEUDO, { type: 'language' }).of(code)!),
];

/** Words with English letters alone; in the made-up language only names and untranslated words have such. */
function englishIn({ text }: Shown, names: ReadonlySet<string>): string[] {
  const said = text
    .replaceAll(/`[^`]*`|<[@#t:][^>]*>|https:\S+/g, ' ')
    .replaceAll(/(?<![\p{L}\d])\/[a-z]+( [a-z]+)?/gu, ' ');
  return (said.match(/[\p{L}]+/gu) ?? []).filter((word) => /^[a-z]{3,}$/i.test(word) && !names.has(word));
}

const wordsIn = (names: readonly string[]): Set<string> =>
  new Set(names.flatMap((name) => name.match(/\p{L}+/gu) ?? []));

/** A map with islands, ferries and towns. */
const MAP = 'taiwan';

const GAMES = [PSEUDO, ...languages()].flatMap((locale) => [null, MAP].map((map) => ({ locale, map })));

describe('a whole game of everything by clicks, with all its panels', () => {
  test
    .runIf(isDrawn('a language', { oneIn: 8, about: ['src/discord/words/'] }))
    .each(sampled('languages by clicks', GAMES, { short: 1 }))(
    'in $locale, map: $map: no message is missing, too long or said in no message file',
    async ({ locale, map }) => {
      const shown = await readAll(locale, map);
      expect(new Set(shown.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(Object.keys(MOST).length - 1);
      expect(shown.filter(isUnworded)).toEqual([]);
      expect(shown.filter(isTooLong)).toEqual([]);
      expect(shown.filter(isCut)).toEqual([]);
      if (locale !== PSEUDO) return;
      const people = DEFAULT_SEED.users.map(({ displayName }) => displayName);
      const computers = LEVELS.map((level) => CHARACTERS[level].name);
      const zones = Intl.supportedValuesOf('timeZone');
      const typed = [PRESET, ...MISTYPED.zones, ...MISTYPED.paces, ...zones];
      const names = wordsIn([
        ...typed,
        ...people,
        ...computers,
        ...BY_INTL,
        ...namesIn(map === null ? {} : mapOf(map)),
      ]);
      expect(shown.flatMap((one) => englishIn(one, names).map((word) => [word, one.text]))).toEqual([]);
    },
  );
});

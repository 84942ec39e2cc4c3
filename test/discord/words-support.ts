import {
  languages,
  type MapFacts,
  type Members,
  PERMISSIONS,
  type Trouble,
  type Words,
  withLanguage,
  wordsFor,
} from '../../src/discord/words/index.ts';
import { wordsFiles } from '../../src/discord/words/sources.ts';
import { type Speaker, speakerOf } from '../../src/discord/words/speaker.ts';
import { IN_ENGLISH, SPEAKERS } from '../../src/discord/words/speakers.ts';
import type { FeatureView, GameEvent, GameView, Setup } from '../../src/engine/index.ts';
import { consistent, DEFAULT_OPTIONS, type TownRule, withPreset } from '../../src/game/lobby/options.ts';
import type { Refusal } from '../../src/game/table/result.ts';
import type { Table } from '../../src/game/table/table.ts';
import { EXPANSION_NAMES } from '../support/digest.ts';
import { setupOf } from '../support/games.ts';
import { PSEUDO, pseudoFiles } from '../support/pseudo.ts';
import { isChanged } from '../support/runs.ts';

export const everyLanguage = languages().map((language) => [language, wordsFor(language)] as const);

/** Whether the messages of a language have changed. */
export const isReworded = ([language]: readonly [string, Words]): boolean =>
  isChanged(`src/discord/words/${language}/`) ||
  EXPANSION_NAMES.some((name) => isChanged(`src/expansions/${name}/words/${language}.ftl`));

/** A made-up language of longer words. */
export const inMadeUp = (): Words => {
  const takeAway = withLanguage(
    PSEUDO,
    pseudoFiles(wordsFiles()).map(({ text }) => text),
  );
  const words = wordsFor(PSEUDO);
  takeAway();
  return words;
};

const MADE_UP: Speaker = speakerOf({
  language: PSEUDO,
  texts: pseudoFiles(wordsFiles()).map(({ text }) => text),
  english: IN_ENGLISH,
  tell: () => {},
});

/** A single message in the language of these words, to find in a longer text. */
export const saysIn = ({ language }: Words): Speaker['say'] => (SPEAKERS.get(language) ?? MADE_UP).say;

/** The number of omitted lines at the end of a cut text; 0 for a whole text. */
export function moreIn(words: Words, text: string): number {
  const [before = '', after = ''] = saysIn(words)('and-more', { count: '#' }).split('#');
  const start = text.lastIndexOf(before);
  const said = start < 0 || !text.endsWith(after) ? '' : text.slice(start + before.length, text.length - after.length);
  return /^\d+$/.test(said) ? Number(said) : 0;
}

/** Names as long and odd as Discord allows: 32 characters of many units each, which the table cuts at 100. */
const ODD_NAMES = [
  '👩‍👩‍👧‍👦'.repeat(32).slice(0, 99),
  'W'.repeat(100),
  '**_~`|'.repeat(16),
  '@everyone <@1> <#2> [a](https://x.y)',
  '字'.repeat(100),
  '# \u202eheading\n- list',
];

export const oddPeople = (seats: number): Members =>
  ODD_NAMES.slice(0, seats).map((name, seat) => ({ user: `9999999999999999999${seat}`.slice(-20), name }));

export const people = (...names: string[]): Members =>
  names.map((name, seat) => ({ user: `10000000000000000${seat}`, name }));

/** A refusal of each shape, at its largest. */
export const TROUBLES: { readonly [C in (Refusal | Trouble)['code']]: Refusal | Trouble } = {
  'not-legal': { code: 'not-legal' },
  'game-over': { code: 'game-over' },
  'already-resigned': { code: 'already-resigned' },
  'no-such-table': { code: 'no-such-table' },
  'table-broken': { code: 'table-broken', reference: 'r'.repeat(60) },
  stale: { code: 'stale' },
  'channel-busy': { code: 'channel-busy', table: 'abcdefgh', phase: 'playing' },
  'not-in-lobby': { code: 'not-in-lobby' },
  'not-playing': { code: 'not-playing' },
  'table-full': { code: 'table-full', seats: 6 },
  'places-kept': { code: 'places-kept', until: 1.7e12 },
  'invited-typed': { code: 'invited-typed', typed: 'x'.repeat(200) },
  'invited-self': { code: 'invited-self' },
  'invited-bot': { code: 'invited-bot' },
  'invited-many': { code: 'invited-many', most: 5 },
  'watch-seated': { code: 'watch-seated' },
  'watch-full': { code: 'watch-full', most: 20 },
  'watch-unseen': { code: 'watch-unseen' },
  'watch-closed': { code: 'watch-closed' },
  'invited-unwilling': { code: 'invited-unwilling', user: '1'.repeat(20) },
  'invited-often': { code: 'invited-often', until: 1.7e12 },
  'invited-stranger': { code: 'invited-stranger', user: '1'.repeat(20) },
  'already-joined': { code: 'already-joined' },
  'not-at-table': { code: 'not-at-table' },
  'not-host': { code: 'not-host', host: '12345678901234567890' },
  'too-few-players': { code: 'too-few-players', least: 2 },
  'not-your-turn': { code: 'not-your-turn', turnOf: '12345678901234567890' },
  'already-agreed': { code: 'already-agreed' },
  'too-late-to-take-back': { code: 'too-late-to-take-back' },
  'not-yours-to-take-back': { code: 'not-yours-to-take-back', user: '12345678901234567890' },
  'tile-held': { code: 'tile-held', user: '12345678901234567890', until: 8_640_000_000_000_000 },
  'nothing-to-take-back': { code: 'nothing-to-take-back' },
  'computer-plays': { code: 'computer-plays' },
  'last-person': { code: 'last-person' },
  'not-away': { code: 'not-away' },
  'time-left': { code: 'time-left', until: 8_640_000_000_000_000 },
  paused: { code: 'paused' },
  'not-paused': { code: 'not-paused' },
  'nothing-to-pause': { code: 'nothing-to-pause' },
  'no-pace': { code: 'no-pace', typed: '*'.repeat(1000), why: 'unreadable' },
  'hints-off': { code: 'hints-off' },
  'no-hint-now': { code: 'no-hint-now' },
  'not-replaced': { code: 'not-replaced' },
  'unknown-component': { code: 'unknown-component' },
  'not-your-panel': { code: 'not-your-panel' },
  'panel-expired': { code: 'panel-expired' },
  'no-game-here': { code: 'no-game-here' },
  'missing-permissions': { code: 'missing-permissions', permissions: PERMISSIONS, channel: '12345678901234567890' },
  'cannot-see-channel': { code: 'cannot-see-channel', channel: '12345678901234567890' },
  'thread-archived-locked': { code: 'thread-archived-locked', channel: '12345678901234567890' },
  'too-many-threads': { code: 'too-many-threads', channel: '12345678901234567890' },
  'square-missing': { code: 'square-missing' },
  'not-a-square': { code: 'not-a-square', typed: '*'.repeat(10_000) },
  'square-not-legal': { code: 'square-not-legal', typed: '@'.repeat(10_000), tile: 'BA-S' },
  'square-not-open': { code: 'square-not-open', typed: '*'.repeat(6000) },
  'rotation-not-legal': { code: 'rotation-not-legal', square: { x: 0, y: 0 }, legal: [0, 90, 180] },
  'place-not-legal': { code: 'place-not-legal', typed: '`'.repeat(10_000) },
  'amount-not-legal': { code: 'amount-not-legal', typed: '`'.repeat(10_000), least: 0, most: 999 },
  'text-too-long': { code: 'text-too-long', most: 100 },
  'unknown-topic': { code: 'unknown-topic', typed: '@everyone' },
  'slow-down': { code: 'slow-down', seconds: 7 },
  'guild-only': { code: 'guild-only' },
  'manage-server-needed': { code: 'manage-server-needed' },
  restarting: { code: 'restarting' },
  'store-swapped': { code: 'store-swapped', reference: 'abcdef12' },
  'store-unavailable': { code: 'store-unavailable', reference: 'abcdef12' },
  internal: { code: 'internal', reference: 'abcdef12' },
  'picture-failed': { code: 'picture-failed', reference: 'abcdef12' },
  'blocked-by-server': { code: 'blocked-by-server' },
  'decide-first': { code: 'decide-first', asked: '1' },
  'unknown-map': { code: 'unknown-map', typed: '*'.repeat(1000) },
  'unknown-box': { code: 'unknown-box', typed: '@'.repeat(1000) },
  'one-start': { code: 'one-start' },
  'no-last-game': { code: 'no-last-game' },
  'wish-forgotten': { code: 'wish-forgotten' },
  'too-late-to-undo': { code: 'too-late-to-undo' },
  'too-few-tiles': { code: 'too-few-tiles', tiles: 1, least: 40 },
  'unknown-preset': { code: 'unknown-preset', typed: '@'.repeat(1000) },
  'preset-name': { code: 'preset-name', typed: '' },
  'presets-full': { code: 'presets-full' },
  'no-lobby-here': { code: 'no-lobby-here' },
  'leaderboard-off': { code: 'leaderboard-off' },
  'profile-hidden': { code: 'profile-hidden' },
  'profile-none': { code: 'profile-none', user: '12345678901234567890' },
  'profile-bot': { code: 'profile-bot' },
  'unknown-game': { code: 'unknown-game', typed: '`'.repeat(1000) },
  'game-not-over': { code: 'game-not-over' },
  'no-finished-game': { code: 'no-finished-game' },
  'history-hidden': { code: 'history-hidden', user: '12345678901234567890' },
  'game-newer': { code: 'game-newer' },
  'data-newer': { code: 'data-newer' },
  'unknown-zone': { code: 'unknown-zone', typed: '_'.repeat(1000) },
  'quiet-hours': { code: 'quiet-hours' },
  'days-off': { code: 'days-off', from: '2026-12-24', to: '2027-01-02' },
  'days-off-past': { code: 'days-off-past' },
  'days-off-many': { code: 'days-off-many', year: '2026', left: 29 },
  'not-a-letter': { code: 'not-a-letter', typed: '`'.repeat(1000) },
  'no-replay': { code: 'no-replay' },
  'upload-refused': { code: 'upload-refused' },
};

/** Every rule and every set of tiles. */
export const EVERYTHING = withPreset(DEFAULT_OPTIONS, 'big-box');

/** A game on a map with everything possible there. */
export const onMap = (map: string, town: TownRule, change: Partial<Setup> = {}): Setup => {
  const { sets, switches } = consistent({ ...EVERYTHING, map, town });
  return setupOf({ sets, switches, map, options: { town, meeples: 9 }, ...change });
};

/** Its name has all signs that a name can have, and all counts have three digits. */
const ODD_START = (id: string) =>
  ({ id, name: '*_'.repeat(30), at: [0, 0], feature: 'town', nameStatus: 'ours' }) as const;

export const ODD_MAP: MapFacts = {
  ...{ id: 'my-land', name: '**_~`|'.repeat(20), layout: 'ours' },
  start: { use: 40, squares: Array.from({ length: 40 }, (_, i) => ODD_START(`s${i}`)) },
  ...{ squares: 251, tiles: { min: 220, max: 240 }, meeples: 9, copies: 2 },
};

export const tableOf = (seated: Members, change: Partial<Table> = {}): Table => ({
  format: 1,
  id: 'abcdefgh',
  guild: '1',
  channel: '2',
  host: seated[0]!.user,
  phase: 'lobby',
  revision: 0,
  options: { ...EVERYTHING, first: seated.at(-1)!.user },
  members: [...seated],
  record: null,
  commitment: null,
  abandoning: [],
  opened: 0,
  touched: 0,
  ...change,
});

/** The line about one event that happened by itself. */
export const lineAbout = ({ log }: Words, event: GameEvent, members: Members): string =>
  log.lines([event], members).join('\n');

/** The data of a message at each turn of a game. */
export interface Moment {
  readonly view: GameView;
  /** Events of the turn before. */
  readonly events: readonly GameEvent[];
  readonly features: readonly FeatureView[];
  readonly numbers: readonly { readonly label: string; readonly square: { readonly x: number; readonly y: number } }[];
}

export function numbersOf(view: GameView): Moment['numbers'] {
  const squares = view.placements.filter(
    ({ x, y }, index, all) => all.findIndex((other) => other.x === x && other.y === y) === index,
  );
  return squares.map((square, index) => ({ label: String(index + 1), square }));
}

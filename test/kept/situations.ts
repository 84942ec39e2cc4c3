import type { Game, GameView, MapLayout, Switch, TileSet } from '../../src/engine/index.ts';
import { consistent, DEFAULT_OPTIONS, type TableOptions, withPreset } from '../../src/game/lobby/options.ts';
import { type MapShelf, OWN_MAPS } from '../../src/game/maps/index.ts';
import { drawn } from '../support/maps.ts';
import { pathWhere } from '../support/tables.ts';

/** A table of a kept store: its options, and how far it is played. */
export interface Situation {
  /** The name of its channel, and in the manifest. */
  readonly name: string;
  readonly seats: number;
  readonly options: TableOptions;
  /** The game stops at the first decision after so many turns for which `stands` holds, or is played to the end. */
  readonly until: { readonly turns: number; readonly stands?: (game: Game, view: GameView) => boolean } | 'the end';
}

const rules = (switches: readonly Switch[], sets: readonly TileSet[], more: Partial<TableOptions> = {}): TableOptions =>
  consistent({ ...DEFAULT_OPTIONS, switches: [...switches], sets: ['base', ...sets], ...more });

const NIGHT = withPreset(DEFAULT_OPTIONS, 'anniversary-night');
const BIG_BOX = withPreset(DEFAULT_OPTIONS, 'big-box');
const ON_A_MAP = withPreset(DEFAULT_OPTIONS, 'on-a-map');

const stands = (turns: number, how?: (game: Game, view: GameView) => boolean): Situation['until'] =>
  how ? { turns, stands: how } : { turns };

const isPart = (part: GameView['part']) => (game: Game, view: GameView) => game.step === 'place' && view.part === part;
const isStep = (step: GameView['step']) => (game: Game) => game.step === step;
const hasArrowsToChoose = (game: Game): boolean =>
  game.step === 'place' && pathWhere(game, ({ stops }) => stops.some(({ options }) => options.length > 1)) !== null;
const hasItsAbbotOut = (game: Game, { figures }: GameView): boolean =>
  game.step === 'place' && figures.some(({ seat, figure }) => seat === game.asked && figure === 'abbot');

/** A map of the operator; a game's record contains the whole map. */
const OWN_MAP: MapLayout = drawn(
  Array.from({ length: 9 }, (_, y) => (y === 4 ? '####S####' : '#########')),
  {
    id: 'operators-own',
    name: 'Operators Own',
  },
);

export const SHELF: MapShelf = {
  maps: [...OWN_MAPS.maps, OWN_MAP],
  of: (id) => (id === OWN_MAP.id ? OWN_MAP : OWN_MAPS.of(id)),
  inSetup: (map) => (map === OWN_MAP ? map : OWN_MAPS.inSetup(map)),
};

/** Running games: each ruleset, and each point within a turn where a store can be left. */
export const RUNNING: readonly Situation[] = [
  { name: 'base', seats: 2, options: rules(['fields'], []), until: stands(30) },
  { name: 'without-fields', seats: 3, options: rules([], []), until: stands(1) },
  { name: 'abbot', seats: 2, options: rules(['fields', 'abbot'], []), until: stands(40, hasItsAbbotOut) },
  {
    name: 'arrows',
    seats: 2,
    options: rules(['fields', 'arrows'], ['anniversary']),
    until: stands(30, hasArrowsToChoose),
  },
  {
    name: 'arrows-extra-turn',
    seats: 3,
    options: rules(['arrows'], ['anniversary']),
    until: stands(20, isPart('extra')),
  },
  { name: 'gift-to-open', seats: 2, options: rules(['fields', 'gifts'], []), until: stands(20, isStep('gift')) },
  { name: 'gift-take-2', seats: 4, options: NIGHT, until: stands(15, isStep('keep')) },
  {
    name: 'inns-and-cathedrals',
    seats: 2,
    options: rules(['fields', 'inns', 'cathedrals', 'large-meeple'], ['inns-and-cathedrals']),
    until: stands(50),
  },
  {
    name: 'traders-and-builders-second-part',
    seats: 3,
    options: rules(['fields', 'builders', 'pigs', 'goods'], ['traders-and-builders']),
    until: stands(40, isPart('second')),
  },
  { name: 'river', seats: 2, options: rules(['fields', 'river'], ['river']), until: stands(6) },
  { name: 'everything', seats: 6, options: BIG_BOX, until: stands(100, isStep('gift')) },
  { name: 'on-a-map', seats: 2, options: ON_A_MAP, until: stands(60) },
  {
    name: 'town-turn',
    seats: 3,
    options: { ...ON_A_MAP, map: 'taiwan', town: 'extra-turn' },
    until: stands(20, isPart('town')),
  },
  {
    name: 'both-maps-of-the-usa',
    seats: 2,
    options: { ...consistent({ ...BIG_BOX, map: 'usa' }), town: 'costs-2' },
    until: stands(90, (_, { placements }) => new Set(placements.map(({ x, y }) => `${x},${y}`)).size > 40),
  },
  { name: 'operators-map', seats: 2, options: rules(['fields'], [], { map: OWN_MAP.id }), until: stands(12) },
  { name: 'one-has-resigned', seats: 3, options: rules(['fields', 'abbot'], []), until: stands(15) },
  { name: 'one-wants-to-stop', seats: 3, options: NIGHT, until: stands(10) },
  { name: 'by-post', seats: 3, options: rules(['fields'], [], { pace: { kind: 'post', days: 3 } }), until: stands(8) },
];

/** Games played one after the other in one channel. */
export const FINISHED: readonly Situation[] = [
  { name: 'finished', seats: 2, options: rules(['fields'], []), until: 'the end' },
  { name: 'finished', seats: 5, options: NIGHT, until: 'the end' },
  { name: 'finished', seats: 2, options: { ...ON_A_MAP, map: 'benelux', town: 'road-bonus' }, until: 'the end' },
  { name: 'finished', seats: 3, options: BIG_BOX, until: 'the end' },
];

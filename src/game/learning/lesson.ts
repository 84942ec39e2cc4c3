import {
  type Action,
  type ActionOf,
  Game,
  type GameRecord,
  RULES_VERSION,
  readMove,
  type TileId,
} from '../../engine/index.ts';
import { type EventLog, storyOf } from '../table/event-log.ts';

/**
 * The guided game of `/learn`: a real base game with stacked tiles and known turns, the learner's and a computer's alternately. The learner
 * presses what each turn needs, one thing at a time.
 */

/** The subjects, in order. */
export const LESSON_STEPS = ['tile', 'rotation', 'road', 'city', 'monastery', 'field', 'end'] as const;
export type LessonStep = (typeof LESSON_STEPS)[number];

/** What the learner presses: a square's number, a rotation, or a figure or none, which ends the turn. */
export type LessonPress = 'square' | 'turn' | 'put';

export interface LessonStage {
  readonly step: LessonStep;
  readonly press: LessonPress;
  /** The learner's turn, from 0. */
  readonly turn: number;
}

/** One press each; after the last the game is over. */
export const LESSON_STAGES: readonly LessonStage[] = [
  { step: 'tile', press: 'square', turn: 0 },
  { step: 'rotation', press: 'turn', turn: 0 },
  { step: 'road', press: 'put', turn: 0 },
  ...(['city', 'monastery', 'field', 'end'] as const).flatMap((step, index): LessonStage[] => [
    { step, press: 'square', turn: index + 1 },
    { step, press: 'put', turn: index + 1 },
  ]),
];

/** The learner's seat; a computer has the other. */
export const LEARNER = 0;

/** The turns, the learner's first and the computer's second: the drawn tile, where it goes, and the figure. */
const TURNS: readonly (readonly [tile: TileId, place: string, then: string])[] = [
  ['BA-V', 'place -1,0 270', 'deploy meeple road:-1,0:E.S'],
  ['BA-A', 'place 1,0 90', 'deploy meeple monastery:1,0'],
  ['BA-E', 'place 0,-1 180', 'deploy meeple city:0,-1:S'],
  ['BA-E', 'place 1,-1 0', 'deploy meeple city:1,-1:N'],
  ['BA-B', 'place -1,-1 0', 'deploy meeple monastery:-1,-1'],
  ['BA-E', 'place 1,-2 180', 'pass'],
  ['BA-U', 'place -2,0 0', 'deploy meeple field:-2,0:NR.EL.ER.SL'],
  ['BA-V', 'place 2,0 180', 'deploy meeple road:2,0:N.E'],
  ['BA-X', 'place -1,1 0', 'pass'],
];

const SETUP: GameRecord['setup'] = {
  version: RULES_VERSION,
  seats: 2,
  sets: ['base'],
  switches: ['fields'],
  seed: 'learn',
  prepared: { draws: TURNS.map(([tile]) => tile), only: true },
};

/** The learner's turns; a computer's turn follows each one but the last. */
export const LESSON_TURNS = Math.ceil(TURNS.length / 2);

export interface Lesson {
  readonly game: Game;
  readonly story: EventLog;
}

/** The game before a learner's turn, from 0; for `LESSON_TURNS` at its end. */
export function lessonBefore(turn: number): Lesson {
  const record = { setup: SETUP, actions: TURNS.slice(0, 2 * turn).flatMap(([, ...lines]) => lines) };
  return { game: Game.of(record), story: storyOf(record) };
}

/** The learner's actions in a turn: the placement, and the figure or `pass`. */
export function lessonTurn(turn: number): { readonly place: ActionOf<'place'>; readonly figure: Action } {
  const [, place, figure] = TURNS[2 * turn]!;
  return { place: readMove(place) as ActionOf<'place'>, figure: readMove(figure) as Action };
}

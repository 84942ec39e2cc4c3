import { expect, test } from 'vitest';
import {
  LEARNER,
  LESSON_STAGES,
  LESSON_STEPS,
  LESSON_TURNS,
  lessonBefore,
  lessonTurn,
} from '../../src/game/learning/lesson.ts';

test('is a whole game that can be played as it stands: the newcomer can play each of their turns', () => {
  for (let turn = 0; turn < LESSON_TURNS; turn++) {
    const { game } = lessonBefore(turn);
    expect([game.asked, game.step]).toEqual([LEARNER, 'place']);
    const { place, figure } = lessonTurn(turn);
    game.play(place);
    expect(game.legalActions()).toContainEqual(figure);
  }
  const { game, story } = lessonBefore(LESSON_TURNS);
  expect(game.over).toBe(true);
  expect(story.flat().filter(({ type }) => type === 'placed')).toHaveLength(2 * LESSON_TURNS - 1);
});

test('is won, by points of every kind that it teaches', () => {
  const { game, story } = lessonBefore(LESSON_TURNS);
  const scored = story.flat().flatMap((event) => (event.type === 'scored' && event.seat === LEARNER ? [event] : []));
  expect(scored.map(({ reason, points }) => `${reason} ${points}`)).toEqual([
    'city 4',
    'road 4',
    'monastery.incomplete 5',
    'field 6',
  ]);
  expect(game.view(null).winners).toEqual([LEARNER]);
});

test('has something to press in every step, in the order of learning', () => {
  expect([...new Set(LESSON_STAGES.map(({ step }) => step))]).toEqual(LESSON_STEPS);
});

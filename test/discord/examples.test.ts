import { describe, expect, test } from 'vitest';
import { createExamples, gameOf, sceneOf } from '../../src/discord/examples.ts';
import { EXAMPLES, topicOf } from '../../src/discord/topics.ts';
import { languages, TOPICS, wordsFor } from '../../src/discord/words/index.ts';
import { idsOf } from '../../src/discord/words/speakers.ts';
import { REASONS } from '../../src/engine/index.ts';
import { EXPANSION_TOPICS } from '../../src/expansions/topics.ts';
import { pixels } from '../support/stage.ts';

describe.each([...EXAMPLES])('the example of /rules %s', (topic, example) => {
  test('is a position of the rules, and what it points out is there', () => {
    const { outlines = [], view } = sceneOf(example);
    expect(view.board.length).toBeGreaterThan(0);
    expect(outlines.filter(({ places }) => places.length === 0)).toEqual([]);
  });

  test('tells points that a figure of that player brings there', () => {
    const game = gameOf(example);
    const brought = game.board().figures.map(({ seat, on }) => {
      const { kind, open, pointsNow, pointsFinished } = game.feature(on)!;
      return `${seat} +${open === 0 && kind !== 'field' ? pointsFinished : pointsNow}`;
    });
    const told = (sceneOf(example).pointsTags ?? []).map(({ seat, text }) => `${seat} ${text}`);
    expect(told.filter((one) => !brought.includes(one))).toEqual([]);
  });

  test('belongs to a topic, and says what it shows in every language that is whole', () => {
    expect(TOPICS).toContain(topic);
    for (const language of ['en', 'de']) expect(wordsFor(language).example(topic).length).toBeGreaterThan(20);
    for (const language of languages()) expect(wordsFor(language).example(topic).length).toBeLessThanOrEqual(1024);
  });
});

test('no words are kept of an example that there is not', () => {
  expect(idsOf('example').toSorted()).toEqual([...EXAMPLES.keys()].toSorted());
});

test('every expansion has a picture of its main idea', () => {
  for (const { examples } of EXPANSION_TOPICS) expect(Object.keys(examples)).not.toEqual([]);
});

test('what explains points is a topic, and there is one for all that the base game and our expansions bring', () => {
  const explained = EXPANSION_TOPICS.flatMap(({ explains = {} }) => Object.keys(explains));
  const known = REASONS.filter((reason) =>
    ['road', 'city', 'monastery', 'field', ...explained].includes(reason.split('.')[0]!),
  );
  expect(known.length).toBeGreaterThan(10);
  for (const reason of known) expect(TOPICS).toContain(topicOf(reason));
});

test('a picture is drawn once for all who ask, again where it failed, and none where a topic has none', async () => {
  let drawn = 0;
  const closeUp = async () => {
    drawn += 1;
    if (drawn === 1) throw new Error('no room');
    return pixels().closeUp({} as never);
  };
  const examples = createExamples({ closeUp });
  await expect(examples.of('roads')).rejects.toThrow('no room');
  await Promise.all([examples.of('roads'), examples.of('roads')]);
  expect(drawn).toBe(2);
  expect(examples.of('winning')).toBeNull();
});

import { describe, expect, test } from 'vitest';
import { RenderError } from '../../render/index.ts';
import { exampleOf, gameOf, sceneOf } from '../../src/discord/explaining/examples.ts';
import { EXAMPLES, topicOf } from '../../src/discord/explaining/topics.ts';
import { topicPanel } from '../../src/discord/views/rules.ts';
import { languages, TOPICS, type Topic, wordsFor } from '../../src/discord/words/index.ts';
import { idsOf } from '../../src/discord/words/speakers.ts';
import { REASONS } from '../../src/engine/index.ts';
import { EXPANSION_TOPICS } from '../../src/expansions/topics.ts';
import { keptLog } from '../game/support.ts';
import { pixels } from '../support/stage.ts';

describe.each([...EXAMPLES])('the example of /rules %s', (topic, example) => {
  test('is a position of the rules, and has each thing that it points out', () => {
    const { outlines = [], view } = sceneOf(example);
    expect(view.board.length).toBeGreaterThan(0);
    expect(outlines.filter(({ places }) => places.length === 0)).toEqual([]);
  });

  test('tells points that a figure of that player brings', () => {
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

test('each kept text of an example belongs to an example', () => {
  expect(idsOf('example').toSorted()).toEqual([...EXAMPLES.keys()].toSorted());
});

test('every expansion has a picture of its main idea', () => {
  for (const { examples } of EXPANSION_TOPICS) expect(Object.keys(examples)).not.toEqual([]);
});

test('each topic that explains points exists, and all points of the base game and our expansions have one', () => {
  const explained = EXPANSION_TOPICS.flatMap(({ explains = {} }) => Object.keys(explains));
  const known = REASONS.filter((reason) =>
    ['road', 'city', 'monastery', 'field', ...explained].includes(reason.split('.')[0]!),
  );
  expect(known.length).toBeGreaterThan(10);
  for (const reason of known) expect(TOPICS).toContain(topicOf(reason));
});

test('the renderer of a reader draws the example, in the reader’s theme; if that fails, the words remain', async () => {
  const [renderer, log] = [pixels(), keptLog()];
  const panel = (topic: Topic, closeUp = renderer.closeUp) =>
    topicPanel(topic, wordsFor('en'), exampleOf(topic, { closeUp }), { log });
  const roads = await panel('roads');
  expect(roads.files).toHaveLength(1);
  expect(await panel('winning')).not.toHaveProperty('files');
  const busy = () => Promise.reject(new RenderError('busy', 'too many wait'));
  expect(await panel('roads', busy)).toEqual({ content: roads.content, files: [] });
});

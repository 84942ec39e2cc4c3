import { describe, expect, test } from 'vitest';
import { TOPICS } from '../../src/discord/words/index.ts';
import { LESSON_STAGES, LESSON_STEPS, LESSON_TURNS, lessonBefore } from '../../src/game/learning/lesson.ts';
import { type ScoringSeen, scoringAt } from '../../src/game/past/scorings.ts';
import { everyLanguage, oddPeople } from './words-support.ts';

/** As long as a button allows, with all signs of Markdown. */
const LABEL = '*_`~|'.repeat(16);
const PRESSES = ['square', 'turn', 'put'] as const;

describe.each(everyLanguage)('%s: /learn', (_language, words) => {
  test('names the button at each stage, above one to three sentences, within what a message takes', () => {
    for (const { step, press } of LESSON_STAGES) {
      const about = { step, press, number: LESSON_STEPS.indexOf(step) + 1, of: LESSON_STEPS.length };
      const text = words.learn.step({ ...about, label: 'N20', before: '', isTakenUp: false });
      expect(text).toContain('**N20**');
      expect(text.split('\n')).toHaveLength(2);
      const [, told = ''] = text.split('\n');
      expect(told.replaceAll('N20', '').match(/[.!?](?= |$)/g)!.length).toBeLessThanOrEqual(3);
      const longest = words.learn.step({ ...about, label: LABEL, before: 'x'.repeat(900), isTakenUp: true });
      expect(longest.length).toBeLessThanOrEqual(1000);
    }
  });

  test('says of any other press that nothing has changed, and what to press', () => {
    const told = PRESSES.flatMap((pressed) =>
      PRESSES.map((wanted) => words.learn.other({ pressed, wanted, label: 'N20' })),
    );
    for (const text of told) expect(text).toContain('**N20**');
    expect(words.learn.other({ pressed: 'put', wanted: 'put', label: LABEL }).length).toBeLessThanOrEqual(1000);
  });

  test('ends with how the game went, whatever a player’s name', () => {
    const { game } = lessonBefore(LESSON_TURNS);
    expect(words.learn.over(game.view(null), oddPeople(2), game.lastEvents).length).toBeLessThanOrEqual(1900);
  });
});

describe.each(everyLanguage)('%s: why', (_language, words) => {
  test('is told within Discord’s limits, with any topic and any names', () => {
    const { game } = lessonBefore(LESSON_TURNS);
    const people = oddPeople(6);
    const one = scoringAt(game.record, 0)!;
    const [event] = one.events;
    const places = Array.from({ length: 300 }, (_, x) => ({ ...event.on!, x }));
    const shared = people.map((_member, seat) => ({ ...event, seat, votes: people.map(() => 3) }));
    const scoring = { ...one, places, events: shared as unknown as ScoringSeen['events'] };
    for (const topic of [...TOPICS, null])
      expect(words.why.text(scoring, people, topic).length).toBeLessThanOrEqual(2000);
    expect(words.why.alt(scoring, people).length).toBeLessThanOrEqual(1024);
    const { label, description } = words.why.choice(scoring, people);
    expect(Math.max(label.length, description.length)).toBeLessThanOrEqual(100);
    expect(words.why.menu.length).toBeLessThanOrEqual(150);
    expect(words.why.list(0)).not.toBe(words.why.list(3));
  });
});

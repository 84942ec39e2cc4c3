import { describe, expect, test } from 'vitest';
import { FORMER_USER, type Member } from '../../src/game/table/table.ts';
import { randomGame, setupOf } from '../support/games.ts';
import { everyLanguage, numbersOf, oddPeople, people, tableOf } from './words-support.ts';

const MESSAGE = 2000;
const FORMER: Member = { user: FORMER_USER, name: '' };

describe.each(everyLanguage)('%s: a former player', (_language, words) => {
  const former = words.things.formerPlayer;
  const seated = [people('Ada')[0]!, FORMER, FORMER];
  const called = new RegExp(former, 'i');

  test('is called a former player in the lobby and in refusals, and never mentioned', () => {
    const table = tableOf(seated, { host: FORMER_USER, abandoning: [FORMER_USER] });
    const options = { ...table.options, first: FORMER_USER };
    const texts = [
      words.lobby.text({ ...table, options }, { map: null }),
      words.lobby.settings({ ...table, options }, { map: null }),
      words.lobby.started(table),
      words.lobby.expired(table),
      words.lobby.abandoned(table, FORMER_USER),
      words.lobby.abandoning(table, [FORMER_USER]),
      words.lobby.resigned(FORMER_USER),
      words.refusal({ code: 'not-host', host: FORMER_USER }),
      words.refusal({ code: 'not-your-turn', turnOf: FORMER_USER }),
    ];
    for (const text of texts) {
      expect(text).toMatch(called);
      expect(text).not.toMatch(/<@0>|\*\*\*\*|undefined/);
    }
    expect(words.lobby.resigned(FORMER_USER)).toMatch(/^\p{Lu}/u);
  });

  test('is called a former player wherever a game is told of', () => {
    for (const { game, events } of randomGame(setupOf({ seats: 3 }), 5, 0.02)) {
      const view = game.view(null);
      const texts = [
        words.turn.title(view, seated),
        words.turn.scores(view, seated),
        words.turn.past(view.turn, events, seated),
        words.panel.present(view, seated),
        words.alt.board({ view, people: seated, events, numbers: numbersOf(view) }),
        ...words.log.lines(events, seated),
      ];
      // An empty name would leave its marks behind; '?' stands for a missing text.
      for (const text of texts) expect(text).not.toMatch(/<@0>|\*\*\*\*|\*\*\?\*\*|\? \d|undefined/);
      expect(words.turn.scores(view, seated)).toMatch(called);
      expect(texts.find((text) => text.startsWith(former) || text.startsWith(`**${former}`))).toBeUndefined();
      if (game.asked !== null) continue;
      const end = [words.final.headline(view, seated), words.final.table(view, seated, [])].join('\n');
      expect(end).toMatch(called);
      expect(words.final.scoring(events, seated)).not.toMatch(/\*\*\*\*|\*\*\?\*\*/);
    }
  });

  test('beside five with the longest names leaves a turn within its limits', () => {
    const six = [...oddPeople(3), FORMER, FORMER, FORMER];
    for (const { game } of randomGame(setupOf({ seats: 6 }), 7)) {
      expect(words.turn.scores(game.view(null), six).length).toBeLessThanOrEqual(400);
    }
  });
});

describe.each(everyLanguage)('%s: /privacy', (_language, { privacy, buttons, things }) => {
  const channels = (count: number): string[] => Array<string>(count).fill('12345678901234567890');
  const choices = [true, false].flatMap((hidden) => [true, false].map((everywhere) => ({ hidden, everywhere })));

  test.each([0, 1, 2, 500])('keeps to the limits and says how many there are (%i)', (count) => {
    const traces = {
      lobbies: channels(count),
      games: channels(count),
      finished: count,
      learning: true,
      watching: count,
    };
    const texts = [
      ...choices.flatMap((chosen) => [privacy.show(traces, chosen), privacy.chosen(chosen)]),
      privacy.confirmDelete(traces),
      privacy.exported(count),
      privacy.deleted,
      privacy.underWay,
    ];
    for (const text of texts) {
      expect(text.length).toBeLessThanOrEqual(MESSAGE);
      expect(text).not.toMatch(/undefined|null\b|\(\)/);
    }
    if (count > 1) for (const text of [texts[0]!, privacy.confirmDelete(traces)]) expect(text).toContain(String(count));
    expect(privacy.confirmDelete(traces)).toContain(things.formerPlayer);
    expect(buttons['delete-data'].length).toBeLessThanOrEqual(38);
  });

  test('every choice has words of its own', () => {
    expect(new Set(choices.map((chosen) => privacy.chosen(chosen))).size).toBe(choices.length);
  });
});

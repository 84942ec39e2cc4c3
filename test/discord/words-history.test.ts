import { describe, expect, test } from 'vitest';
import { readHistoryChoice, writeHistoryChoice } from '../../src/discord/past/history-choice.ts';
import { wordsOn } from '../../src/discord/views/report.ts';
import { Game } from '../../src/engine/index.ts';
import { replayOf } from '../../src/game/past/replay.ts';
import { reportOf, turnsPlayed } from '../../src/game/past/report.ts';
import { type GameResult, type Summary, summaryOf } from '../../src/stats/index.ts';
import { randomGame, setupOf } from '../support/games.ts';
import { endedTable, NOON } from '../support/results.ts';
import { sampled } from '../support/runs.ts';
import { EVERYTHING, everyLanguage, isReworded, oddPeople, onMap } from './words-support.ts';

const seated = oddPeople(6);
const names = seated.map(({ name }) => name);
const users = seated.map(({ user }) => user);

const gameOf = (about: Partial<Parameters<typeof endedTable>[0]>): Summary =>
  summaryOf(endedTable({ users, names, ...about }))!;

const GAMES: readonly [string, Summary][] = [
  ['with all rules and tiles', gameOf({ setup: { sets: EVERYTHING.sets, switches: EVERYTHING.switches }, luck: 3 })],
  ['on a map with a long name', gameOf({ setup: onMap('iberian-peninsula', 'costs-2', { seats: 6 }), luck: 4 })],
  ['abandoned', gameOf({ setup: { switches: ['fields'] }, turns: 30, phase: 'abandoned' })],
  ['abandoned at once', gameOf({ setup: {}, turns: 0, phase: 'abandoned' })],
  ['resigned', gameOf({ setup: {}, turns: 12, resign: [5, 4, 3, 2, 1] })],
  ['of former players', { ...gameOf({}), seats: gameOf({}).seats.map((seat) => ({ ...seat, name: '' })) }],
  ['of points in millions', million(gameOf({}))],
];

function million(game: Summary): Summary {
  const points = { city: 1_234_567, road: 1_234_567, field: 1_234_567, town: -2 };
  return { ...game, seats: game.seats.map((seat) => ({ ...seat, score: 3_703_699, points })) };
}

/** Alt texts and labels are read as they are. */
const expectPlain = (text: string): void => {
  const withoutNames = text.replaceAll(/[*_~`|]{5,}/g, '');
  expect(withoutNames).not.toMatch(/\*\*\S|<t:|undefined|null\b|NaN/);
};

const LANGUAGES = sampled('languages of history', everyLanguage, { short: 1, always: isReworded });

describe.each(LANGUAGES)('%s: no text about a game that is over is too long', (language, spoken) => {
  test.each(sampled(`games that are over in ${language}`, GAMES, { short: 2 }))('%s', (_what, game) => {
    const words = wordsOn(spoken, game);
    const { report, history, replay } = words;
    const replayed = replayOf(game.record);
    const people = report.people(game);

    const alt = report.alt(game, reportOf(replayed));
    expect(alt.length).toBeLessThanOrEqual(1024);
    expectPlain(alt);
    expect(alt.includes(words.things.formerPlayer)).toBe(people.some(({ name }) => name === ''));
    for (const { score } of game.seats) expect(alt).toContain(` ${words.things.number(score)}`);
    expect(report.about(game).length).toBeLessThanOrEqual(300);
    expect(report.abandoned(game).length).toBeLessThanOrEqual(600);
    expect(report.unreadable(game).length).toBeLessThanOrEqual(900);
    expect(report.title(game).length).toBeLessThanOrEqual(80);
    for (const one of reportOf(replayed).best) expectPlain(report.best(one));
    for (const { points } of game.seats) {
      const kinds = report.parts(points).map(({ kind }) => kind);
      expect(kinds).toEqual([...new Set(kinds)].sort((a, b) => a - b));
      const sum = report.parts(points).reduce((total, part) => total + part.points, 0);
      expect(sum).toBe(Object.values(points).reduce((total, one) => total + one, 0));
    }

    const { label, description } = history.choice(game, 1234);
    for (const text of [label, description, history.completion(game)]) {
      expect(text.length).toBeLessThanOrEqual(100);
      expect(text).toMatch(/\S/);
      expectPlain(text);
    }
    expect(history.menu.length).toBeLessThanOrEqual(150);
    const found = { kind: 'game', result: game as GameResult } as const;
    const page = { page: 12_345, pages: 12_346, size: 123_456, games: Array.from({ length: 10 }, () => found) };
    for (const scope of ['channel', 'server', { user: '12345678901234567890' }] as const) {
      const list = history.list({ of: scope, page });
      expect(list.length).toBeLessThanOrEqual(2000);
      expect(list.split('\n')).toHaveLength(12);
      expect(list).not.toMatch(/@everyone|<@&|\]\(http/);
      const none = history.list({ of: scope, page: { page: 0, pages: 1, size: 0, games: [] } });
      expect(none.split('\n')).toHaveLength(1);
    }

    expect(replay.text(game, true).length).toBeLessThanOrEqual(900);
    expect(replay.alt(game).length).toBeLessThanOrEqual(1024);
    expectPlain(replay.alt(game));
    const last = replayed.entries.length - 1;
    const end = Game.of(game.record).view(null);
    for (const [index, { turn, seat, events }] of replayed.entries.entries()) {
      const at = index === 0 ? 'start' : index === last && replayed.winners !== null ? 'end' : 'turn';
      const view = { ...end, turn };
      const step = { at, turn, of: 999, seat, people, events, view } as const;
      expect(replay.step(step).length).toBeLessThanOrEqual(2000);
      expect(replay.stepAlt(step).length).toBeLessThanOrEqual(1024);
      expectPlain(replay.stepAlt(step));
    }
  });

  test('a page of games of a newer version, with and without a date', () => {
    const games = [
      { kind: 'newer', guild: '1', channel: '2', table: 'aaaaaaaa', ended: NOON },
      { kind: 'newer', guild: '1', channel: '2', table: 'bbbbbbbb', ended: null },
    ] as const;
    const list = spoken.history.list({ of: 'server', page: { page: 0, pages: 1, size: 2, games } });
    expect(list.split('\n').slice(2)).toHaveLength(2);
    expect(list).toContain(`1. <t:${NOON / 1000}:d> `);
    expect(list).not.toMatch(/null\b|NaN|aaaaaaaa/);
  });

  test('a report tells who led, when, and what was scored', () => {
    const game = gameOf({ users: ['1', '2'], names: ['Ada', 'Bo'], setup: {}, luck: 8 });
    const about = reportOf(replayOf(game.record));
    const text = spoken.report.alt(game, about);
    const last = about.leads.at(-1)!;
    expect(text).toContain(['Ada', 'Bo'][last.seat]);
    expect(text).toContain(String(about.leads.length - 1));
    for (const { event } of about.best)
      expect(text).toMatch(new RegExp(`${['Ada', 'Bo'][event.seat]} ${event.points}\\s?: `));
  });
});

test('turns are counted from the record alone as by playing it', () => {
  // Abbeys are laid instead of a drawn tile (AM10).
  const abbeys = { sets: ['base', 'abbey-and-mayor'], switches: ['fields', 'abbey-mayor'] } as const;
  for (const { sets, switches } of [EVERYTHING, abbeys]) {
    for (const luck of [1, 2, 3]) {
      let at: Game | undefined;
      for (const { game } of randomGame(setupOf({ sets: [...sets], switches: [...switches] }), luck)) at = game;
      expect(turnsPlayed(at!.record)).toBe(at!.view(null).turn);
    }
  }
});

describe('the choice of a list of games', () => {
  test.each([
    [{ of: 'server', page: 0 }, 's.0'],
    [{ of: { channel: '12345678901234567890' }, page: 999_999 }, 'c12345678901234567890.999999'],
    [{ of: { user: '1' }, page: 3 }, 'u1.3'],
  ] as const)('%j is read as it was written', (choice, text) => {
    expect(writeHistoryChoice(choice)).toBe(text);
    expect(readHistoryChoice(text)).toEqual(choice);
  });

  test.each(['', 's', 's.', 's.-1', 'c.1', 'x1.1', 'u1', 'u1.1.1', 's1.1', 'u123456789012345678901.1', 's.1234567'])(
    '“%s” is no choice',
    (text) => {
      expect(readHistoryChoice(text)).toBeNull();
    },
  );
});

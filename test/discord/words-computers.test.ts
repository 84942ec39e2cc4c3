import { describe, expect, test } from 'vitest';
import { Game } from '../../src/engine/index.ts';
import { CHARACTERS, playerOf } from '../../src/game/computers/computer-players.ts';
import type { Member } from '../../src/game/table/table.ts';
import { LEVELS } from '../../src/players/levels.ts';
import type { ResultSeat } from '../../src/stats/index.ts';
import { setupOf } from '../support/games.ts';
import { de, en } from '../support/stage.ts';
import { everyLanguage } from './words-support.ts';

const ADA: Member = { user: '300000000000000001', name: 'Ada' };
const PIP: Member = { user: '1', name: 'Pip', computer: 'novice' };
const view = Game.start(setupOf()).view(null);

describe('a computer', () => {
  test('is called by its name and never mentioned, and its turn is no order to anybody', () => {
    expect(en.turn.title(view, [PIP, ADA])).toBe('Pip is thinking about the tile (70 left)');
    for (const [, words] of everyLanguage) expect(words.turn.title(view, [PIP, ADA])).not.toContain('<@');
  });

  test('is called a computer if its name is not at hand, with a capital at the beginning', () => {
    expect(de.refusal({ code: 'not-your-turn', turnOf: '1' })).toMatch(/^Ein Computer ist am Zug/);
    expect(en.refusal({ code: 'not-your-turn', turnOf: '1' })).toMatch(/^It is a computer’s turn/);
  });

  test('that plays for a person leaves the person’s name, with a mark', () => {
    const stood: Member = { ...ADA, computer: 'medium', aided: true };
    expect(en.turn.scores(view, [stood, PIP])).toMatch(/^\*\*Ada\*\* \(computer\) 0|^\*\*Ada \(computer\)\*\* 0/);
    expect(en.turn.scores(view, [ADA, PIP])).not.toContain('(computer)');
    expect(en.turn.title(view, [stood, PIP])).toContain(`<@${ADA.user}>`);
  });

  const seat = (player: string, rank: number, score = 100 - 20 * rank, left = false) =>
    ({ player, name: player, rank, score, left }) as ResultSeat;

  test('says one sentence at the end, by whether it has won; only one of several computers of a level speaks', () => {
    const seats = [seat(ADA.user, 2), ...LEVELS.map((level) => seat(playerOf(level), level === 'hard' ? 1 : 3))];
    for (const [, words] of everyLanguage) {
      const said = words.report.farewells({ seats: [...seats, seat(playerOf('easy'), 3)], ending: 'finished' });
      expect(said).toHaveLength(LEVELS.length);
      for (const [index, level] of LEVELS.entries()) expect(said[index]).toContain(CHARACTERS[level].sign);
      const lost = words.report.farewells({
        seats: [seat(ADA.user, 1), seat(playerOf('hard'), 2)],
        ending: 'finished',
      });
      expect(lost[0]).not.toBe(said[LEVELS.indexOf('hard')]);
    }
  });

  test('says it by how large the difference was: a win by far is not called close', () => {
    const quill = playerOf('master');
    const said = (words: typeof en, own: number, other: number, rank = own > other ? 1 : 2): string | undefined =>
      words.report.farewells({
        seats: [seat(ADA.user, 3 - rank, other), seat(quill, rank, own)],
        ending: 'finished',
      })[0];
    expect(said(en, 73, 46)).toContain('I saw the end coming long ago.');
    expect(said(en, 73, 70)).toContain('A close one');
    for (const [, words] of everyLanguage) {
      const kinds = [
        [73, 46],
        [80, 65],
        [73, 70],
        [46, 73],
        [65, 80],
        [70, 73],
      ] as const;
      const all = kinds.map(([own, other]) => said(words, own, other));
      expect(new Set(all).size, String(all)).toBe(kinds.length);
    }
  });

  test('says nothing of a game that was not played out, nor of a first place that it shares', () => {
    const quill = playerOf('master');
    for (const ending of ['abandoned', 'resigned'] as const) {
      expect(en.report.farewells({ seats: [seat(ADA.user, 2), seat(quill, 1)], ending })).toEqual([]);
    }
    expect(en.report.farewells({ seats: [seat(ADA.user, 1), seat(quill, 1)], ending: 'finished' })).toEqual([]);
  });

  test('is not compared with a player who has left, however many points they had', () => {
    const seats = [seat(ADA.user, 3, 90, true), seat('300000000000000002', 2, 10), seat(playerOf('master'), 1, 60)];
    expect(en.report.farewells({ seats, ending: 'finished' })[0]).toContain('long ago');
  });
});

test('several moves are told in a line each, and moves without room are counted', () => {
  const game = Game.start(setupOf({ seats: 3 }));
  const moves = [0, 1, 2].map(() => {
    const place = game.play(game.legalActions()[0]!);
    return game.step === 'place' ? place : [...place, ...game.play(game.legalActions().at(-1)!)];
  });
  const people = [ADA, PIP, { ...PIP, user: '2', name: 'Pip 2' }];
  const lines = en.log.moves(moves, people);
  expect(lines).toHaveLength(3);
  for (const [index, { name }] of people.entries()) expect(lines[index]).toContain(`**${name}** placed`);
  const short = en.log.moves(moves, people, lines[0]!.length + 30);
  expect(short.slice(1)).toEqual(['… and 2 more lines']);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Game } from '../../src/engine/index.ts';
import { hintGiven } from '../../src/game/computers/hints.ts';
import { cameBack, handedOver } from '../../src/game/computers/substitutes.ts';
import { storyOf } from '../../src/game/table/event-log.ts';
import type { LoadedTable } from '../../src/game/table/loaded-table.ts';
import type { PlayResult } from '../../src/game/table/result.ts';
import type { Table } from '../../src/game/table/table.ts';
import { agreedToAbandon, LONG_AWAY_MS, voted } from '../../src/game/time/absence.ts';
import { abandoned, resigned } from '../../src/game/turn/playing.ts';
import { askedToUndo } from '../../src/game/turn/undoing.ts';
import { applyResult } from '../../src/stats/apply-result.ts';
import { summaryOf } from '../../src/stats/game-result.ts';
import { newPlayerStats } from '../../src/stats/player-stats.ts';
import { anyLuck, chanceOf, choose } from '../support/games.ts';
import { endedTable, GUILD } from '../support/results.ts';
import { assertCases, runs, sampled } from '../support/runs.ts';

/** A press other than playing, which leads from a table to another; several follow one another. */
type Press = (now: LoadedTable, user: string) => PlayResult<LoadedTable>;

const asRecorded = (table: Table): LoadedTable => {
  return { table, game: Game.of(table.record!), story: storyOf(table.record!) };
};

const moment = { now: LONG_AWAY_MS, absent: [] };
const computerFor: Press = (now, user) => voted(now, user, 'computer', 'medium', moment);
const stop: Press = abandoned;
const abandon: Press = (now, user) => agreedToAbandon(now, user, moment);
const undo: Press = (now, user) => askedToUndo(now, user, now.table.revision);
const handOver: Press = (now, user) => handedOver(now, user, 'medium');

const PRESSES: Readonly<Record<string, readonly Press[]>> = {
  'hand over': [handOver],
  'hand over and come back': [handOver, cameBack],
  hint: [hintGiven],
  resign: [resigned],
  'stop it for everybody': [stop],
  'abandon it alone': [abandon],
  'ask to take back': [undo],
  'let a computer play for another': [computerFor],
  'the same, and take back alone': [computerFor, undo],
  'the same, and abandon it alone': [computerFor, abandon],
};

/** Presses after which a player plays no more, or has not played the whole game. */
const ENDS: readonly string[] = ['hand over', 'hand over and come back', 'resign'];

/** The game continued from there: by the whole game's record if possible, otherwise at random. */
function playedOn({ table }: LoadedTable, whole: Table, luck: number): Table {
  if (table.phase !== 'playing') return table;
  const isSame = table.record!.actions.every((line, at) => line === whole.record!.actions[at]);
  if (isSame) return { ...table, phase: 'finished', record: whole.record };
  const { game } = asRecorded(table);
  const chance = chanceOf(luck);
  while (game!.asked !== null) game!.play(choose(game!.legalActions(), chance));
  return { ...table, phase: 'finished', record: game!.record as NonNullable<Table['record']> };
}

/** Each seat's rating afterwards; `last`: a seat that comes last, whatever its score. */
function skillsAfter(table: Table, last: number | null = null): number[] {
  const summary = summaryOf(table)!;
  const seats = summary.seats.map((seat, at) => ({ ...seat, ...(at === last && { score: -1000 }), everywhere: false }));
  const before = seats.map(
    ({ player }) => [player, { all: newPlayerStats(player), season: newPlayerStats(player) }] as const,
  );
  const result = { ...summary, seats, number: 1, numberEverywhere: null, season: '2026-10+3' };
  const after = applyResult(GUILD, result, new Map(before));
  const pool = seats.length === 2 ? 'duel.all' : 'table.all';
  return seats.map(({ player }) => after.get(player)!.all.tallies[pool]?.mu ?? 25);
}

const ROUNDING = 1e-9;

test.each(sampled('presses that rate', Object.entries(PRESSES), { short: 4 }))(
  'no press betters a rating compared with playing on and losing, nor spoils that of another in a duel: %s',
  (name, presses) => {
    let seen = 0;
    assertCases(
      fc.property(anyLuck, fc.integer({ min: 2, max: 4 }), (luck, seats) => {
        const users = ['301', '302', '303', '304'].slice(0, seats);
        const draws = ['BA-U', 'BA-V', 'BA-D', 'BA-B', 'BA-X', 'BA-E', 'BA-W', 'BA-K'];
        const whole = endedTable({ users, luck, setup: { prepared: { draws, only: true } } });
        const plain = skillsAfter(whole);
        const { actions } = whole.record!;
        for (const [cut, seat] of actions.flatMap((_, at) => users.map((__, of) => [at, of] as const))) {
          const user = users[seat]!;
          const options = { ...whole.options, hints: true };
          const record = { ...whole.record!, actions: actions.slice(0, cut) };
          const begun: Table = { ...whole, phase: 'playing', touched: 0, options, record };
          let now = asRecorded(begun);
          if (
            !presses.every((press) => {
              const pressed = press(now, user);
              if (pressed.ok) now = asRecorded(pressed.value.table);
              return pressed.ok;
            })
          )
            continue;
          seen += 1;
          const end = playedOn(now, whole, luck);
          const pressed = skillsAfter(end);
          // If the game goes another way, the others may tie otherwise.
          const lost = skillsAfter(seats > 2 && end.phase === 'finished' ? end : whole, seat);
          const isOver = ENDS.includes(name) || now.table.phase !== 'playing';
          expect(pressed[seat]).toBeLessThanOrEqual((isOver ? lost : plain)[seat]! + ROUNDING);
          if (seats > 2 && isOver) continue;
          for (const other of users.keys()) {
            if (other !== seat) expect(pressed[other]).toBeGreaterThanOrEqual(plain[other]! - ROUNDING);
          }
        }
      }),
      { numRuns: runs(20) },
    );
    expect(seen).toBeGreaterThan(0);
  },
);

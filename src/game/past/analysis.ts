import { z } from 'zod';
import { Game, type GameRecord, playLine, writeMove } from '../../engine/index.ts';
import type { Grade } from '../../players/advice.ts';
import { remove } from '../store/documents.ts';
import { type Advice, type Clock, type Log, NEW, type Store } from '../store/ports.ts';
import { createQueues } from '../table/queue.ts';
import type { TableId } from '../table/table.ts';
import { turnsPlayed } from './report.ts';

const Turn = { turn: z.int(), seat: z.int() };

/** A computer's analysis of a finished game, in points of the final lead over the others' mean. Method: docs/analysis.md. */
export const AnalysisSchema = z.strictObject({
  format: z.literal(1),
  /** By seat. `moves`: turns with a choice; `loss`: mean points that the computer's choice would have added; `luck`: of all draws. */
  seats: z.array(z.strictObject({ moves: z.int(), loss: z.number(), luck: z.number() })),
  /** The turn that changed its player's expected lead most; null if none did. */
  turning: z.strictObject({ ...Turn, change: z.number() }).nullable(),
  /** Turns that the computer would clearly have played otherwise, most points first. `preferred`: lines of a record. */
  slips: z.array(
    z.strictObject({ ...Turn, loss: z.number(), error: z.number(), preferred: z.array(z.string().max(200)) }),
  ),
  luckiest: z.strictObject({ ...Turn, tile: z.string(), luck: z.number() }).nullable(),
  unluckiest: z.strictObject({ ...Turn, tile: z.string(), luck: z.number() }).nullable(),
});
export type Analysis = z.infer<typeof AnalysisSchema>;

/** Smaller losses are no slips, nor losses within twice the standard error, which may be chance. */
const SLIP = 2;
const SURELY = 2;
/** For each seat. */
const MOST_SLIPS = 3;

export function analysisOf(seats: number, grades: readonly Grade[]): Analysis {
  const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
  const lucky = grades
    .flatMap(({ turn, seat, tile, luck }) => (luck === null || tile === null ? [] : [{ turn, seat, tile, luck }]))
    .sort((a, b) => b.luck - a.luck);
  const changes = grades
    .flatMap(({ turn, seat, change }) => (change ? [{ turn, seat, change }] : []))
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change));
  return {
    format: 1,
    seats: Array.from({ length: seats }, (_, seat) => {
      const own = grades.filter((grade) => grade.seat === seat);
      const losses = own.flatMap(({ loss }) => loss ?? []);
      return {
        moves: losses.length,
        loss: losses.length === 0 ? 0 : sum(losses.map(({ mean }) => mean)) / losses.length,
        luck: sum(own.map(({ luck }) => luck ?? 0)),
      };
    }),
    turning: changes[0] ?? null,
    slips: grades
      .flatMap(({ turn, seat, loss, preferred }) => {
        if (loss === null || preferred === null || loss.mean <= Math.max(SLIP, SURELY * loss.error)) return [];
        return [{ turn, seat, loss: loss.mean, error: loss.error, preferred: preferred.map(writeMove) }];
      })
      .sort((a, b) => b.loss - a.loss)
      .filter((slip, index, all) => all.slice(0, index).filter(({ seat }) => seat === slip.seat).length < MOST_SLIPS),
    luckiest: lucky.find(({ luck }) => luck > 0) ?? null,
    unluckiest: lucky.findLast(({ luck }) => luck < 0) ?? null,
  };
}

/** The three dearest slips for a reader: their own if they played and made one, else everybody's. */
export function slipsFor({ slips }: Analysis, seat: number | null): Analysis['slips'] {
  const own = slips.filter((slip) => slip.seat === seat);
  return (own.length > 0 ? own : slips).slice(0, MOST_SLIPS);
}

/** The game before the tile of a turn was placed; null if there was none. */
export function beforeTurn(record: GameRecord, turn: number): Game | null {
  const game = Game.start(record.setup);
  for (const line of record.actions) {
    if (game.turn === turn && game.moment === 'tile') return game;
    playLine(game, line);
  }
  return null;
}

/** Analyses of finished games: worked out once for all readers, one game at a time, and kept. */
export type Analyses = ReturnType<typeof createAnalyses>;

/** Most processor time for a game, and for each turn. A game takes 60 s: turns of the largest games need a quarter more than they get. */
const GAME_MS = 45_000;
const TURN_MS = 800;
const msOfTurn = (record: GameRecord): number => Math.min(TURN_MS, GAME_MS / Math.max(1, turnsPlayed(record)));
/** More people would wait longer than Discord allows for an answer. */
const MOST_WAITING = 8;

export function createAnalyses(store: Store, advice: Advice, log: Log, clock: Pick<Clock, 'now'>) {
  const documents = store.collection('analysis', AnalysisSchema);
  const queues = createQueues();
  const underWay = new Map<TableId, Promise<Analysis | null>>();
  let isStopped = false;
  /** For all games that this process has analysed, in ms: the time that they took, and the processor time that they got. */
  const past = { took: 0, given: 0 };

  async function kept(table: TableId): Promise<Analysis | null> {
    const found = await documents.peek(table);
    return found.kind === 'found' ? found.stored.value : null;
  }

  async function workedOut(table: TableId, record: GameRecord): Promise<Analysis | null> {
    const grades: Grade[] = [];
    const ms = msOfTurn(record);
    const begun = clock.now();
    for (let index = 0; !isStopped; index++) {
      const grade = await advice.grade(record, index, ms);
      if (grade !== null) grades.push(grade);
      else {
        const analysis = analysisOf(record.setup.seats, grades);
        past.took += clock.now() - begun;
        past.given += ms * turnsPlayed(record);
        // If another process was faster, its analysis is as good.
        await documents.save(table, analysis, NEW);
        return analysis;
      }
    }
    return null;
  }

  return {
    /** The kept analysis of a game; null if nobody has asked for one yet. */
    kept,

    /**
     * How long a new analysis of the game takes, in ms, as measured for other games by length. Null if this process has measured none, or
     * is analysing now.
     */
    lasts(record: GameRecord): number | null {
      if (past.took === 0 || past.given === 0 || underWay.size > 0) return null;
      return (msOfTurn(record) * turnsPlayed(record) * past.took) / past.given;
    },

    /** Null if impossible now: too many wait, the process ends, or computers fail. */
    of(table: TableId, record: GameRecord): Promise<Analysis | null> {
      const begun = underWay.get(table);
      if (begun) return begun;
      if (isStopped || underWay.size >= MOST_WAITING) return Promise.resolve(null);
      const work = queues
        .run('all', async () => (await kept(table)) ?? (await workedOut(table, record)))
        .catch((error) => {
          log.error({ table, error }, 'a game could not be analysed');
          return null;
        })
        .finally(() => underWay.delete(table));
      underWay.set(table, work);
      return work;
    },

    forget: (table: TableId): Promise<unknown> => remove(documents, table),

    /** Begins no more work; waiting callers get null. */
    stop(): void {
      isStopped = true;
    },
  };
}

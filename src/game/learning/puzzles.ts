import { z } from 'zod';
import { commitmentOf, Game, type GameRecord, RULES_VERSION, readMove, writeMove } from '../../engine/index.ts';
import type { Riddle } from '../../players/advice.ts';
import type { Level } from '../../players/levels.ts';
import { recordOf } from '../lobby/lobby.ts';
import { turnsPlayed } from '../past/report.ts';
import { GAME_FEATURES } from '../store/features.ts';
import {
  type Advice,
  type Clock,
  type Computers,
  type Log,
  NEW,
  type Seeds,
  type Store,
  type StoredDocument,
} from '../store/ports.ts';
import { retry } from '../store/retry.ts';
import { createQueues } from '../table/queue.ts';
import { RecordSchema, type UserId } from '../table/table.ts';

const Id = z.string().regex(/^\d{1,20}$/);
const At = { x: z.int(), y: z.int() };

/** A server's puzzle of the day, and each person's solved days in a row. No names, and nothing of the table behind the position. */
export const PuzzleSchema = z.strictObject({
  format: z.literal(1),
  /** Days since 1970, by UTC. */
  day: z.int(),
  /** The record up to the position. Its seed tells what came next: never show it. */
  record: RecordSchema,
  /** Whether the position is from a game of people. */
  isOwn: z.boolean(),
  /** The computer's turn, as lines of a record, and its lead over the next best square, in points. */
  best: z.array(z.string().max(200)),
  lead: z.number(),
  /** Each person's first square. */
  tries: z.array(z.strictObject({ user: Id, ...At })),
  /** Solved days in a row, and the last one. */
  streaks: z.array(z.strictObject({ user: Id, days: z.int(), last: z.int() })),
  /** Marks of the earlier puzzles' positions; a mark tells nothing of its position. */
  past: z.array(z.string().max(20)).default([]),
});
export type Puzzle = z.infer<typeof PuzzleSchema>;

const DAY_MS = 24 * 60 * 60_000;

/** A server with few games has few positions: after this many puzzles a position may come again. */
const MOST_PAST = 200;

/** Equal for equal positions of the same game. */
const markOf = ({ setup: { seed }, actions }: Pick<GameRecord, 'setup' | 'actions'>): string =>
  commitmentOf([seed, ...actions].join('\n')).slice(0, 16);

export const solutionOf = ({ best }: Pick<Puzzle, 'best'>): { readonly x: number; readonly y: number } => {
  const place = best.map((line) => readMove(line)).find((move) => move.type === 'place')!;
  return { x: place.x, y: place.y };
};

export function isSolvedBy(puzzle: Puzzle, user: UserId): boolean {
  const { x, y } = solutionOf(puzzle);
  return puzzle.tries.some((one) => one.user === user && one.x === x && one.y === y);
}

/** In the order of solving. */
export const solversOf = (puzzle: Puzzle): UserId[] =>
  puzzle.tries.flatMap(({ user }) => (isSolvedBy(puzzle, user) ? [user] : []));

/** Days in a row that the user has solved, up to today or yesterday; 0 for a streak that has ended. */
export const streakOf = ({ day, streaks }: Pick<Puzzle, 'day' | 'streaks'>, user: UserId): number =>
  streaks.find((one) => one.user === user && one.last >= day - 1)?.days ?? 0;

/** The puzzle with the user's first try; a further try changes nothing. */
export function tried(puzzle: Puzzle, user: UserId, { x, y }: { readonly x: number; readonly y: number }): Puzzle {
  if (puzzle.tries.some((one) => one.user === user)) return puzzle;
  const next: Puzzle = { ...puzzle, tries: [...puzzle.tries, { user, x, y }] };
  if (!isSolvedBy(next, user)) return next;
  const days = streakOf(puzzle, user) + 1;
  return { ...next, streaks: [...others(puzzle.streaks, user), { user, days, last: puzzle.day }] };
}

/** Everybody whom the puzzle names. */
const peopleIn = (puzzle: Puzzle | null | undefined): Set<UserId> =>
  new Set([...(puzzle?.tries ?? []), ...(puzzle?.streaks ?? [])].map(({ user }) => user));

/** The servers whose puzzles name the user, so that nothing else has to be looked through. */
const boardOf = (user: UserId): string => `puzzles-${user}`;

const others = <T extends { readonly user: UserId }>(all: readonly T[], user: UserId): T[] =>
  all.filter((one) => one.user !== user);

export type Puzzles = ReturnType<typeof createPuzzles>;

export interface PuzzlePorts {
  readonly store: Store;
  readonly computers: Computers & Advice;
  readonly clock: Clock;
  readonly seeds: Seeds;
  readonly log: Log;
}

/** Processor time for a position, and for a turn of a game between computers. */
const RIDDLE_MS = 1500;
const TURN_MS = 100;
/** Greedy play leaves a riddle in every game and takes no time; better players leave few. */
const PLAYED_BY: Level = 'easy';
/** How many of a server's games are searched, and how many games between computers. */
const MOST_GAMES = 3;
const MOST_OWN_GAMES = 4;
/** Servers whose puzzle is being made or waits. With more, people would wait longer than Discord allows for an answer. */
const MOST_WAITING = 8;

export function createPuzzles({ store, computers, clock, seeds, log }: PuzzlePorts) {
  const documents = store.collection('puzzle', PuzzleSchema, { features: GAME_FEATURES });
  const queues = createQueues();
  const underWay = new Map<string, Promise<Puzzle | null>>();
  let isStopped = false;
  const today = (): number => Math.floor(clock.now() / DAY_MS);

  async function read(guild: string): Promise<StoredDocument<Puzzle> | null> {
    const found = await documents.load(guild);
    return found.kind === 'found' ? found.stored : null;
  }

  /** Saves the puzzle, or deletes it if `next` is null, and updates the boards of the people in it. */
  function write(guild: string, next: Puzzle | null, old: StoredDocument<Puzzle> | null): Promise<'saved' | 'stale'> {
    const [before, after] = [peopleIn(old?.value), peopleIn(next)];
    const basedOn = old?.revision ?? NEW;
    return store.commit([
      next === null ? documents.deleting(guild, basedOn) : documents.saving(guild, next, basedOn),
      ...[...before]
        .filter((user) => !after.has(user))
        .map((user) => store.rankings.setting(boardOf(user), guild, null)),
      ...[...after].filter((user) => !before.has(user)).map((user) => store.rankings.setting(boardOf(user), guild, 1)),
    ]);
  }

  /** The servers whose puzzles name the user. */
  async function serversOf(user: UserId): Promise<string[]> {
    const board = boardOf(user);
    const all = await store.rankings.page(board, 0, await store.rankings.size(board));
    return all.map(({ member }) => member);
  }

  const current = (found: StoredDocument<Puzzle> | null): Puzzle | null =>
    found?.value.day === today() ? found.value : null;

  /** Begins in the middle, so that not every puzzle is an opening. */
  async function riddleIn(record: GameRecord, past: readonly string[]): Promise<Riddle | null> {
    const turns = turnsPlayed(record);
    const from = turns === 0 ? 0 : Number.parseInt(seeds.next().slice(0, 6), 16) % turns;
    for (let step = 0; step < turns && !isStopped; step++) {
      const riddle = await computers.riddle(record, (from + step) % turns, RIDDLE_MS);
      if (riddle !== null && !past.includes(markOf(riddle.record))) return riddle;
    }
    return null;
  }

  /** From the first game that has a riddle. An unplayable game is skipped. */
  async function riddleOf(
    guild: string,
    games: readonly GameRecord[],
    past: readonly string[],
  ): Promise<Riddle | null> {
    for (const record of games) {
      try {
        const riddle = await riddleIn(record, past);
        if (riddle !== null) return riddle;
      } catch (error) {
        log.warn({ guild, error }, 'a game could not be gone through for a puzzle');
      }
    }
    return null;
  }

  async function playedByComputers(): Promise<GameRecord> {
    const setup = {
      version: RULES_VERSION,
      seats: 2,
      sets: ['base'],
      switches: ['fields'],
      seed: seeds.next(),
    } as const;
    const game = Game.start(setup);
    while (game.asked !== null && !isStopped) {
      for (const action of await computers.choose(game.record, PLAYED_BY, TURN_MS)) game.play(action);
    }
    return game.record;
  }

  async function made(guild: string, games: () => Promise<readonly GameRecord[]>): Promise<Puzzle | null> {
    const old = await read(guild);
    const there = current(old);
    if (there) return there;
    const past = old ? [...old.value.past, markOf(old.value.record)].slice(-MOST_PAST) : [];
    let riddle = await riddleOf(guild, (await games()).slice(0, MOST_GAMES), past);
    let isOwn = true;
    for (let count = 0; riddle === null && count < MOST_OWN_GAMES && !isStopped; count++) {
      isOwn = false;
      riddle = await riddleIn(await playedByComputers(), past);
    }
    if (riddle === null) return null;
    const [best, second] = riddle.ways as [Riddle['ways'][number], Riddle['ways'][number]];
    const day = today();
    const puzzle: Puzzle = {
      ...{ format: 1, day, isOwn, lead: second.behind, tries: [], past },
      record: recordOf(Game.of(riddle.record))!,
      best: best.actions.map(writeMove),
      streaks: (old?.value.streaks ?? []).filter(({ last }) => last >= day - 1),
    };
    return (await write(guild, puzzle, old)) === 'saved' ? puzzle : current(await read(guild));
  }

  return {
    /** Today's puzzle, if it exists. */
    today: async (guild: string): Promise<Puzzle | null> => current(await read(guild)),

    /** Today's puzzle. Makes it if missing, from one of the games or else from a game between computers; null if impossible now. */
    of(guild: string, games: () => Promise<readonly GameRecord[]>): Promise<Puzzle | null> {
      const begun = underWay.get(guild);
      if (begun) return begun;
      if (underWay.size >= MOST_WAITING) return Promise.resolve(null);
      const work = queues
        .run('all', () => made(guild, games))
        .catch((error) => {
          log.error({ guild, error }, 'a puzzle could not be made');
          return null;
        })
        .finally(() => underWay.delete(guild));
      underWay.set(guild, work);
      return work;
    },

    /** A user's try at today's puzzle; null if there is none. */
    async try(guild: string, user: UserId, square: { readonly x: number; readonly y: number }): Promise<Puzzle | null> {
      const done = await retry(async () => {
        const found = await read(guild);
        const there = current(found);
        if (!found || !there) return null;
        const next = tried(there, user, square);
        if (next === there) return there;
        return (await write(guild, next, found)) === 'saved' ? next : 'stale';
      });
      return done === 'stale' ? null : done;
    },

    /** The user's streaks and tries, by server. */
    async about(user: UserId): Promise<readonly { readonly guild: string; readonly days: number }[]> {
      const all: { guild: string; days: number }[] = [];
      for (const guild of await serversOf(user)) {
        const own = (await read(guild))?.value.streaks.find((one) => one.user === user);
        all.push({ guild, days: own?.days ?? 0 });
      }
      return all;
    },

    async forget(user: UserId): Promise<void> {
      for (const guild of await serversOf(user)) {
        const done = await retry(async () => {
          const found = await read(guild);
          if (!found) return 'none';
          const { value } = found;
          return write(
            guild,
            { ...value, tries: others(value.tries, user), streaks: others(value.streaks, user) },
            found,
          );
        });
        if (done === 'stale') throw new Error('a puzzle changed too often for somebody to be taken out of it');
      }
    },

    /** Deletes a server's puzzle. */
    async purge(guild: string): Promise<number> {
      const done = await retry(async () => {
        const found = await read(guild);
        return found ? write(guild, null, found) : 'none';
      });
      if (done === 'stale') throw new Error('a puzzle changed too often to be deleted');
      return done === 'none' ? 0 : 1;
    },

    stop(): void {
      isStopped = true;
    },
  };
}

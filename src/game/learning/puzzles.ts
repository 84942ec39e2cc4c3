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

/** A server's puzzle of the day, and who has solved how many in a row. No names, and nothing of the table that the position comes from. */
export const PuzzleSchema = z.strictObject({
  format: z.literal(1),
  /** Days since 1970, by UTC. */
  day: z.int(),
  /** Up to the position. Its seed tells what came next: never shown. */
  record: RecordSchema,
  /** Whether people played it. */
  isOwn: z.boolean(),
  /** The computer's turn, as lines of a record, and how far behind the next best square is, in points. */
  best: z.array(z.string().max(200)),
  lead: z.number(),
  /** The first square that each has tried. */
  tries: z.array(z.strictObject({ user: Id, ...At })),
  /** Days in a row, up to which. */
  streaks: z.array(z.strictObject({ user: Id, days: z.int(), last: z.int() })),
  /** Positions that have been its puzzles before, by a mark each that tells nothing of them. */
  past: z.array(z.string().max(20)).default([]),
});
export type Puzzle = z.infer<typeof PuzzleSchema>;

const DAY_MS = 24 * 60 * 60_000;

/** A server that plays little has few positions, but not the same one for ever: after so many days one may come again. */
const MOST_PAST = 200;

/** The same for the same position of the same game. */
const markOf = ({ setup: { seed }, actions }: Pick<GameRecord, 'setup' | 'actions'>): string =>
  commitmentOf([seed, ...actions].join('\n')).slice(0, 16);

/** The square of the solution. */
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

/** Days in a row that somebody has solved, today's or yesterday's the last; 0 for a streak that has ended. */
export const streakOf = ({ day, streaks }: Pick<Puzzle, 'day' | 'streaks'>, user: UserId): number =>
  streaks.find((one) => one.user === user && one.last >= day - 1)?.days ?? 0;

/** The same puzzle with somebody's first try; a further one changes nothing. */
export function tried(puzzle: Puzzle, user: UserId, { x, y }: { readonly x: number; readonly y: number }): Puzzle {
  if (puzzle.tries.some((one) => one.user === user)) return puzzle;
  const next: Puzzle = { ...puzzle, tries: [...puzzle.tries, { user, x, y }] };
  if (!isSolvedBy(next, user)) return next;
  const days = streakOf(puzzle, user) + 1;
  return { ...next, streaks: [...others(puzzle.streaks, user), { user, days, last: puzzle.day }] };
}

/** Everybody who stands in it. */
const peopleIn = (puzzle: Puzzle | null | undefined): Set<UserId> =>
  new Set([...(puzzle?.tries ?? []), ...(puzzle?.streaks ?? [])].map(({ user }) => user));

/** In which servers' puzzles somebody stands, so that not all have to be looked through. */
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

/** Processor time for one position, and for one turn of a game between computers. */
const RIDDLE_MS = 1500;
const TURN_MS = 100;
/** Who takes what is there leaves a riddle in every game, and has played one in no time; better ones leave few. */
const PLAYED_BY: Level = 'easy';
/** Of a server's games so many are looked through, and so many between computers. */
const MOST_GAMES = 3;
const MOST_OWN_GAMES = 4;
/** Servers for which one is made or waits to be: with more, who asks would wait for longer than Discord lets them be answered. */
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

  /** Saves it, or deletes it where there is none to come, and who stands in it with it. */
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

  /** The servers in whose puzzles somebody stands. */
  async function serversOf(user: UserId): Promise<string[]> {
    const board = boardOf(user);
    const all = await store.rankings.page(board, 0, await store.rankings.size(board));
    return all.map(({ member }) => member);
  }

  const current = (found: StoredDocument<Puzzle> | null): Puzzle | null =>
    found?.value.day === today() ? found.value : null;

  /** Turns are gone through from a place in the middle on, so that not every puzzle is an opening. */
  async function riddleIn(record: GameRecord, past: readonly string[]): Promise<Riddle | null> {
    const turns = turnsPlayed(record);
    const from = turns === 0 ? 0 : Number.parseInt(seeds.next().slice(0, 6), 16) % turns;
    for (let step = 0; step < turns && !isStopped; step++) {
      const riddle = await computers.riddle(record, (from + step) % turns, RIDDLE_MS);
      if (riddle !== null && !past.includes(markOf(riddle.record))) return riddle;
    }
    return null;
  }

  /** Of the first game that has one. A game that cannot be gone through keeps nobody from a puzzle. */
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
    /** Today's of a server, if it is there already. */
    today: async (guild: string): Promise<Puzzle | null> => current(await read(guild)),

    /** Today's, made if it is not there yet, of one of the games or, where none has a position for one, of a game between computers. Null where none can be made now. */
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

    /** Somebody's try at today's; null where there is none. */
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

    /** What is kept of somebody: tries and streaks, by server. */
    async about(user: UserId): Promise<readonly { readonly guild: string; readonly days: number }[]> {
      const all: { guild: string; days: number }[] = [];
      for (const guild of await serversOf(user)) {
        const own = (await read(guild))?.value.streaks.find((one) => one.user === user);
        all.push({ guild, days: own?.days ?? 0 });
      }
      return all;
    },

    /** Takes somebody out of all of them. */
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

    /** Deletes that of a server. */
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

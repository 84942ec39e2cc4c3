import type { Player } from '../../src/players/player.ts';
import type { Match } from './match.ts';
import { playerNamed } from './players.ts';
import { Foreign } from './protocol/foreign.ts';

/** A player at a seat of the arena. */
export interface Contestant {
  readonly player: Player;
  /** The player if it is a program, which is told how the game goes. */
  readonly program: Foreign | null;
  /** Milliseconds of thinking so far; only differences mean anything. */
  clock(): number;
}

/** Marks a program on a command line. */
export const PROGRAM = 'cmd:';

/** A program's time for each decision if the match sets none. */
export const PROGRAM_MS = 2000;

const NOTHING = new Int32Array(new SharedArrayBuffer(4));

/** Milliseconds of processor time that this thread has used; other programs on the machine do not count. */
function threadTime(): number {
  // Linux updates the figure when it turns to another thread; without the wait it lags by up to four milliseconds.
  Atomics.wait(NOTHING, 0, 0, 0.001);
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** The players of a thread's games, one game after the other. Programs keep running from one game to the next. */
export class Contestants {
  private readonly match: Match;
  private readonly programs = new Map<string, Foreign>();

  constructor(match: Match) {
    this.match = match;
  }

  /** By seat. */
  at(seatOfA: number): Contestant[] {
    let copy = 0;
    return Array.from({ length: this.match.seats }, (_, seat) => {
      return seat === seatOfA ? this.contestant(this.match.a, 'a') : this.contestant(this.match.b, `b${copy++}`);
    });
  }

  private contestant(name: string, chair: string): Contestant {
    if (name.startsWith(PROGRAM)) return this.program(name, chair);
    return { player: playerNamed(name, this.match.ms ?? undefined)!, program: null, clock: threadTime };
  }

  /** A program with a fault is started anew. */
  private program(name: string, chair: string): Contestant {
    let program = this.programs.get(chair);
    if (!program || program.fault !== null) {
      program = new Foreign(name.slice(PROGRAM.length), { ms: this.match.ms ?? PROGRAM_MS });
      this.programs.set(chair, program);
    }
    return { player: program, program, clock: () => performance.now() };
  }

  async close(): Promise<void> {
    await Promise.all([...this.programs.values()].map((program) => program.close()));
  }
}

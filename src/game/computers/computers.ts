import { Kept } from '../../kept.ts';
import type { Level } from '../../players/levels.ts';
import type { Clock, Computers, Log } from '../store/ports.ts';
import { type GameAtTable, isPerson, isPlaying, type LoadedTable } from '../table/loaded-table.ts';
import { type Member, type TableId, whereOf } from '../table/table.ts';
import type { Tables } from '../table/tables.ts';

/** Processor time for all computers in a row, in ms: their moves are shown within 3 s. */
const TOGETHER_MS = 2000;
/** The least time for each. */
const LEAST_MS = 300;
/** The pause before another try. */
const AGAIN_MS = 10_000;

export interface ComputerPlayPorts {
  readonly tables: Tables;
  readonly computers: Computers;
  readonly clock: Clock;
  readonly log: Log;
  /** Called with the work that it begins, so that others can wait for it. */
  readonly begun: (work: Promise<void>) => void;
  /** Shows the moves of all computers in a row. */
  readonly show: (present: LoadedTable) => Promise<void>;
  /** Shows a table whose computer cannot play for now. */
  readonly showStuck: (present: LoadedTable) => Promise<void>;
}

/** Whether a computer has to decide. */
export const isThinking = (present: LoadedTable): boolean => thinking(present) !== null;

/** The table and the level of its asked computer; null if no computer is asked. */
function thinking(present: LoadedTable): (GameAtTable & { readonly level: Level }) | null {
  if (!isPlaying(present)) return null;
  const { asked } = present.game;
  const level = asked === null ? undefined : present.table.members[asked]!.computer;
  return level === undefined ? null : { ...present, level };
}

/** The computers from the asked one to the next person; none if a person is asked. */
export function computersNext({ table: { members }, game }: GameAtTable): Member[] {
  if (game.asked === null) return [];
  const order = members.map((_, index) => (game.asked! + index) % members.length);
  const playing = order.filter((seat) => !game.resigned.includes(seat)).map((seat) => members[seat]!);
  const person = playing.findIndex(isPerson);
  return person < 0 ? playing : playing.slice(0, person);
}

/**
 * Plays at tables whose asked player is a computer. The stored table tells that, so a restart loses no turn. If two processes play the same
 * turn, the second is refused (`stale`).
 */
export type ComputerPlay = ReturnType<typeof createComputerPlay>;

export function createComputerPlay(ports: ComputerPlayPorts) {
  const { tables, computers, clock, log, begun, show, showStuck } = ports;
  /** The tables where it plays just now, with the newest heard revision. */
  const heard = new Map<TableId, number>();
  /** The tables where it failed, which is already shown. */
  const failed = new Kept<TableId, true>(1000);
  const cancels = new Set<() => void>();
  let isStopped = false;

  /** One decision, or several up to the next chance. Null if the table cannot be read any more. */
  async function played(now: GameAtTable & { readonly level: Level }, ms: number): Promise<LoadedTable | null> {
    const { table, game, level } = now;
    const actions = await computers.choose(game.record, level, ms);
    if (isStopped) return null;
    const user = table.members[game.asked!]!.user;
    const turn = { table: table.id, user, revision: table.revision, actions, byComputer: true };
    const done = await tables.play(turn);
    if (done.ok) return done.value;
    // A person came back or resigned, or another process was faster.
    if (done.refusal.code !== 'stale') throw new Error(`a computer cannot play: ${done.refusal.code}`);
    const anew = await tables.look(table.id);
    return anew.ok ? anew.value : null;
  }

  /** Plays until a person is asked. `moved`: called with each new state. */
  async function playOn(from: LoadedTable, moved: (now: LoadedTable) => void): Promise<void> {
    let left = TOGETHER_MS;
    let now: LoadedTable | null = from;
    for (let next = thinking(from); next !== null && !isStopped; next = now && thinking(now)) {
      const ms = Math.max(LEAST_MS, Math.floor(left / computersNext(next).length));
      left -= ms;
      now = await played(next, ms);
      if (now === null) return;
      moved(now);
      if (thinking(now) === null && now.table.revision < heard.get(from.table.id)!) {
        const anew = await tables.look(from.table.id);
        if (!anew.ok) return;
        now = anew.value;
        moved(now);
      }
    }
  }

  async function run(from: LoadedTable): Promise<void> {
    const { id } = from.table;
    let now = from;
    let isStuck = false;
    try {
      await playOn(from, (moved) => {
        now = moved;
      });
      failed.delete(id);
    } catch (error) {
      if (!failed.has(id)) log.error({ ...whereOf(now.table), error }, 'a computer could not play; it is tried again');
      isStuck = !failed.has(id);
      failed.set(id, true);
      tryLater(id);
    }
    heard.delete(id);
    try {
      if (isStuck) await showStuck(now);
      else if (now !== from) await show(now);
    } catch (error) {
      log.error({ ...whereOf(now.table), error }, 'what computers have played could not be shown');
    }
  }

  function tryLater(id: TableId): void {
    if (isStopped) return;
    const cancel = clock.after(AGAIN_MS, () => {
      cancels.delete(cancel);
      begun(
        tables.look(id).then(
          (found) => {
            if (found.ok) attend(found.value);
          },
          () => tryLater(id),
        ),
      );
    });
    cancels.add(cancel);
  }

  /** Takes a table as it is now. If a computer is asked, it plays until a person is asked or the game is over. */
  function attend(present: LoadedTable): void {
    const { id, revision } = present.table;
    const known = heard.get(id);
    if (known !== undefined) heard.set(id, Math.max(known, revision));
    else if (!isStopped && thinking(present) !== null) {
      heard.set(id, revision);
      begun(run(present));
    }
  }

  return {
    attend,
    /** Begins no more work. */
    stop(): void {
      isStopped = true;
      for (const cancel of cancels) cancel();
    },
  };
}

import type { Interaction } from 'discord.js';
import { breathe, createQueues } from '../../game/table/queue.ts';
import type { UserId } from '../../game/table/table.ts';
import { readCustomId } from './custom-id.ts';
import type { PressVerb } from './ids.ts';

/** Looks, which change nothing and take a while of the process's own time. */
const LOOKS: ReadonlySet<string> = new Set<PressVerb>([
  ...(['square', 'pick', 'region', 'turn', 'stop', 'far', 'look', 'before'] as const),
  ...([
    'tiles',
    'fields',
    'standings',
    'closer',
    'legend',
    'more',
    'twin',
    'log',
    'step',
    'step-twin',
    'why',
    'scoring',
  ] as const),
]);

/** Whose look it is; null for anything else. */
export const lookerOf = (interaction: Interaction): UserId | null =>
  interaction.isMessageComponent() && LOOKS.has(readCustomId(interaction.customId)?.verb ?? '')
    ? interaction.user.id
    : null;

/** Nobody who looks with fingers has as many under way. */
const MOST_UNDER_WAY = 4;

export type Looks = ReturnType<typeof createLooks>;

/** One look of each person at a time, and what others ask for between two: so nobody who presses fast slows anybody but themselves. */
export function createLooks() {
  const queues = createQueues();
  const underWay = new Map<UserId, number>();
  const count = (user: UserId, more: number): void => {
    const now = (underWay.get(user) ?? 0) + more;
    if (now > 0) underWay.set(user, now);
    else underWay.delete(user);
  };

  return {
    /** Whether somebody has as many under way as one may. */
    isFull: (user: UserId): boolean => (underWay.get(user) ?? 0) >= MOST_UNDER_WAY,

    /** Runs one when those of the same person before it are done. */
    inTurn: (user: UserId, run: () => Promise<void>): Promise<void> => queues.run(user, () => breathe().then(run)),

    /** Counts one as under way until `work` has ended. */
    async follow(user: UserId, work: () => Promise<void>): Promise<void> {
      count(user, 1);
      try {
        await work();
      } finally {
        count(user, -1);
      }
    },
  };
}

import type { Interaction } from 'discord.js';
import { breathe, createQueues } from '../../game/table/queue.ts';
import type { UserId } from '../../game/table/table.ts';
import { readCustomId } from './custom-id.ts';
import type { PressVerb } from './ids.ts';

/** Looks: presses that change nothing and take processor time. */
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

/** The user who looks; null for other interactions. */
export const lookerOf = (interaction: Interaction): UserId | null =>
  interaction.isMessageComponent() && LOOKS.has(readCustomId(interaction.customId)?.verb ?? '')
    ? interaction.user.id
    : null;

/** No user with fingers has as many in progress. */
const MOST_UNDER_WAY = 4;

export type Looks = ReturnType<typeof createLooks>;

/** Runs one look of a user at a time, with those of others between, so that a fast user slows only themselves. */
export function createLooks() {
  const queues = createQueues();
  const underWay = new Map<UserId, number>();
  const count = (user: UserId, more: number): void => {
    const now = (underWay.get(user) ?? 0) + more;
    if (now > 0) underWay.set(user, now);
    else underWay.delete(user);
  };

  return {
    /** Whether a user has the most looks in progress. */
    isFull: (user: UserId): boolean => (underWay.get(user) ?? 0) >= MOST_UNDER_WAY,

    /** Runs a look after the user's earlier ones. */
    inTurn: (user: UserId, run: () => Promise<void>): Promise<void> => queues.run(user, () => breathe().then(run)),

    /** Counts a look as in progress until `work` ends. */
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

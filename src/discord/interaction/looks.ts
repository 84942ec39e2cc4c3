import type { Interaction } from 'discord.js';
import { breathe, createQueues } from '../../game/queue.ts';
import type { UserId } from '../../game/table.ts';
import { readCustomId } from './custom-id.ts';
import type { Verb } from './ids.ts';

/** Looks, which change nothing and take a while of the process's own time. */
const LOOKS: ReadonlySet<string> = new Set<Verb>([
  ...(['square', 'pick', 'region', 'turn', 'stop', 'far', 'look', 'before'] as const),
  ...(['tiles', 'fields', 'more', 'twin', 'step', 'step-twin', 'why', 'scoring'] as const),
]);

const isLook = (interaction: Interaction): boolean =>
  interaction.isMessageComponent() && LOOKS.has(readCustomId(interaction.customId)?.verb ?? '');

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
    /** Whether it is a look of somebody who waits for as many as one may. */
    isFull: (interaction: Interaction): boolean =>
      isLook(interaction) && (underWay.get(interaction.user.id) ?? 0) >= MOST_UNDER_WAY,

    /** Runs a look when those before it are done, anything else at once. */
    async inTurn(interaction: Interaction, run: () => Promise<void>): Promise<void> {
      if (!isLook(interaction)) return run();
      await queues.run(interaction.user.id, async () => {
        await breathe();
        await run();
      });
    },

    /** Counts a look as under way until `work` has ended. */
    async follow(interaction: Interaction, work: () => Promise<void>): Promise<void> {
      if (!isLook(interaction)) return work();
      count(interaction.user.id, 1);
      try {
        await work();
      } finally {
        count(interaction.user.id, -1);
      }
    },
  };
}

import { expect, test } from 'vitest';
import type { PressInteraction } from '../../src/discord/interaction/kinds.ts';
import { createOwnPanels } from '../../src/discord/interaction/own-panels.ts';
import { showPanel } from '../../src/discord/interaction/reply.ts';
import type { Tables } from '../../src/game/table/tables.ts';
import { keptLog } from '../game/support.ts';

test('the bot remembers as many panels as a busy hour has, and no more', async () => {
  const deleted: string[] = [];
  const panels = createOwnPanels({
    ...{ clock: { now: () => 0, after: () => () => {} }, log: keptLog() },
    tables: { listen: () => () => {} } as unknown as Tables,
  });
  let messages = 0;
  const open = async (user: string): Promise<void> => {
    const id = String(++messages);
    const press = {
      user: { id: user },
      isMessageComponent: () => true,
      message: { id: '0', flags: { has: () => false } },
      editReply: async () => ({ id }),
      webhook: { deleteMessage: async () => void deleted.push(id) },
    } as unknown as PressInteraction;
    await showPanel(press, { content: '', components: [{} as never] });
    await panels.answered(press, 'aaaaaaaa');
  };
  for (let user = 1; user <= 1001; user++) await open(`user ${user}`);
  await open('user 1');
  expect(deleted).toEqual([]);
  await open('user 1001');
  expect(deleted).toEqual(['1001']);
});

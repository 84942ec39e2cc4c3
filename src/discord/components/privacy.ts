import type { Component } from '../handlers.ts';
import { deletedUserIn, ids, isSameId } from '../interaction/ids.ts';
import { showPanel, tellRefusal } from '../interaction/reply.ts';
import { confirmDeletePanel, tracesOf } from '../views/privacy.ts';

/** After this time the presser is told that the deletion is in progress. */
const PATIENCE_MS = 10_000;

/** Deletes the presser's own data only. */
const deleteData: Component = {
  verb: 'delete-data',
  answer: 'private',
  async run({ interaction, id, words }, bot) {
    const user = interaction.user.id;
    if (deletedUserIn(id) !== user) return tellRefusal(interaction, words, { code: 'not-your-panel' });
    const traces = await tracesOf(user, bot);
    // They have joined or left a table since they were asked.
    if (!isSameId(id, ids.deletion(user, traces))) {
      return showPanel(interaction, confirmDeletePanel(user, traces, words));
    }
    await bot.forgetting.note(user);
    const finished = bot.forgetting.finish(user).then(
      () => 'done' as const,
      (error) => {
        bot.log.error({ error }, 'the data of somebody could not be deleted; it is tried again');
        return 'later' as const;
      },
    );
    let stop = (): void => {};
    const waited = new Promise<'later'>((resolve) => {
      stop = bot.clock.after(PATIENCE_MS, () => resolve('later'));
    });
    const soon = await Promise.race([finished, waited]);
    stop();
    await showPanel(interaction, { content: soon === 'done' ? words.privacy.deleted : words.privacy.underWay });
    if (soon !== 'done' && (await finished) === 'done') {
      await showPanel(interaction, { content: words.privacy.deleted });
    }
  },
};

export const privacyComponents: readonly Component[] = [deleteData];

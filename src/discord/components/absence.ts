import { STAND_IN } from '../../game/computers/substitutes.ts';
import type { AbsenceChoice } from '../../game/table/table.ts';
import { hasGame } from '../../game/table/tables.ts';
import { neededAt } from '../../game/time/absence.ts';
import { currentOf, playingOf } from '../flows/game.ts';
import { momentAt } from '../flows/moment.ts';
import { told } from '../flows/telling.ts';
import type { Component } from '../handlers.ts';
import { ids, type PressVerb } from '../interaction/ids.ts';
import { publicWords } from '../interaction/language.ts';
import { showPanel, tellRefusal } from '../interaction/reply.ts';
import { absenceMessage } from '../views/absence.ts';
import { button, row } from '../views/buttons.ts';
import type { Words } from '../words/index.ts';
import { component } from './component.ts';

/** The public line about the absent player. */
const outcome =
  (choice: AbsenceChoice, user: string) =>
  ({ lobby, time }: Words): string =>
    choice === 'wait' ? time.waited(user) : choice === 'computer' ? lobby.stoodIn(user) : time.removed(user);

/** Any player may vote on what happens to the asked player, who does not answer. */
const choice = (verb: PressVerb, wish: AbsenceChoice): Component =>
  // A vote about a player who has answered since does not count for the next one.
  component(verb, currentOf, async (press, present, bot) => {
    const { interaction, words } = press;
    const user = interaction.user.id;
    const { absent } = await momentAt(present, user, bot);
    const { id, revision } = present.table;
    const voted = await bot.tables.vote(id, user, wish, { level: STAND_IN, absent, revision });
    if (!voted.ok) {
      // The others have decided meanwhile: the press gets the answer that a late press gets.
      if (voted.refusal.code === 'stale') return void (await currentOf(press, bot));
      return tellRefusal(interaction, words, voted.refusal);
    }
    const { about, decided, table } = voted.value;
    if (decided !== null) return told(press, voted.value, outcome(decided, about), bot);
    await showPanel(interaction, { content: words.time.chosen(wish) });
    const message = hasGame(voted.value)
      ? absenceMessage(voted.value, bot.clock.now(), await publicWords(bot, table.guild))
      : null;
    if (message) await bot.presenter.say(table, message, { instead: interaction.message.id });
  });

const pause = component('pause', currentOf, async (press, present, bot) => {
  const { interaction, words } = press;
  const user = interaction.user.id;
  const { absent, now } = await momentAt(present, user, bot);
  const whose = present.table.members[present.table.clock?.seat ?? 0]!.user;
  const about = await bot.presence.timeOf(whose, present.table.options.pace);
  const agreed = await bot.tables.pause(present.table.id, user, { about, absent });
  if (!agreed.ok) return tellRefusal(interaction, words, agreed.refusal);
  const { table } = agreed.value;
  const wording = await publicWords(bot, table.guild);
  if (table.clock?.paused) {
    const goOn = button(ids.table('go-on', table), wording.buttons['go-on'], 'go');
    return told(press, agreed.value, ({ time }) => time.paused, bot, [row(goOn)]);
  }
  const pausing = table.pausing ?? [];
  const needed = hasGame(agreed.value) ? neededAt(agreed.value, { absent, now }) : [];
  const still = needed.map((seat) => table.members[seat]!.user).filter((one) => !pausing.includes(one));
  const agree = button(ids.table('pause', table), wording.buttons['agree-to-pause']);
  await told(press, agreed.value, ({ time }) => time.pauseWish(pausing, still), bot, [row(agree)]);
});

/** Ignores revisions, so it works from old messages too. */
const goOn = component('go-on', playingOf, async (press, present, bot) => {
  const { interaction, words } = press;
  const user = interaction.user.id;
  const on = await bot.tables.goOn(present.table.id, user);
  if (!on.ok) return tellRefusal(interaction, words, on.refusal);
  await told(press, on.value, ({ time }) => time.wentOn(user), bot);
});

export const absenceComponents: readonly Component[] = [
  choice('wait-for', 'wait'),
  choice('stand-in', 'computer'),
  choice('remove', 'remove'),
  pause,
  goOn,
];

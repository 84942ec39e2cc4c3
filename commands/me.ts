import { showMe } from '../src/discord/flows/panels.ts';
import type { Command } from '../src/discord/handlers.ts';
import { zoneNamed, zonesLike } from '../src/game/people/personal-times.ts';
import { meData } from './data.ts';

/** A person's settings, in every server. */
export const me: Command = {
  data: meData,

  async execute(interaction, bot) {
    const typed = interaction.options.getString('zone');
    if (typed === null) return showMe(interaction, bot);
    const zone = zoneNamed(typed);
    if (zone === null) return showMe(interaction, bot, { code: 'unknown-zone', typed });
    await bot.people.change(interaction.user.id, { zone });
    await showMe(interaction, bot, ['zone']);
  },

  async complete(interaction) {
    const zones = zonesLike(interaction.options.getFocused(), 25);
    await interaction.respond(zones.map((zone) => ({ name: zone, value: zone })));
  },
};

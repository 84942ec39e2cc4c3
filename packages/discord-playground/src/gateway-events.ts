import type { Gateway } from './gateway.ts';
import { may } from './permissions.ts';
import { channelWire, guildCreateWire, guildWire, iso, threadMemberWire } from './wire.ts';
import type { World, WorldEvent } from './world.ts';

/** Tells the bot about changes in the world, as far as the intent Guilds covers them: nothing about messages. */
export function feedGateway(world: World, gateway: Gateway, bot: string): () => void {
  /** The bot's guilds; it hears nothing of others. */
  const joined = new Set([...world.guilds.values()].filter(({ members }) => members[bot]).map(({ id }) => id));
  return world.listen((event: WorldEvent) => {
    if (event.kind === 'channel') {
      const { change, channel } = event;
      if (!channel.thread) {
        const name = { created: 'CHANNEL_CREATE', updated: 'CHANNEL_UPDATE', deleted: 'CHANNEL_DELETE' }[change];
        gateway.dispatch(channel.guild, name, channelWire(channel));
      } else if (change === 'deleted') {
        const { id, guild, type, thread } = channel;
        gateway.dispatch(guild, 'THREAD_DELETE', { id, guild_id: guild, parent_id: thread.parent, type });
      } else if (may(world, channel, bot, 'ViewChannel')) {
        const wire = { ...channelWire(channel), ...(change === 'created' && { newly_created: true }) };
        gateway.dispatch(channel.guild, change === 'created' ? 'THREAD_CREATE' : 'THREAD_UPDATE', wire);
      }
    }
    if (event.kind === 'thread-joined' && event.user === bot) {
      const { channel } = event;
      gateway.dispatch(channel.guild, 'THREAD_MEMBERS_UPDATE', {
        id: channel.id,
        guild_id: channel.guild,
        member_count: channel.thread?.members.length ?? 0,
        added_members: [threadMemberWire(channel, bot)],
        removed_member_ids: [],
      });
    }
    if (event.kind === 'guild') {
      const { change, guild } = event;
      const was = joined.has(guild.id);
      const is = change !== 'deleted' && guild.members[bot] !== undefined;
      if (is) joined.add(guild.id);
      else joined.delete(guild.id);
      // Without `unavailable`, which would mean an outage: the guild is gone, or has removed the bot.
      if (was && !is) gateway.dispatch(guild.id, 'GUILD_DELETE', { id: guild.id });
      else if (is && !was) gateway.dispatch(guild.id, 'GUILD_CREATE', guildCreateWire(world, guild, bot));
      else if (is) gateway.dispatch(guild.id, 'GUILD_UPDATE', guildWire(guild));
    }
    if (event.kind === 'pins')
      gateway.dispatch(event.channel.guild, 'CHANNEL_PINS_UPDATE', {
        guild_id: event.channel.guild,
        channel_id: event.channel.id,
        last_pin_timestamp: iso(world.clock.now()),
      });
  });
}

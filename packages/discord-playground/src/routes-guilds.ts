import { ApiError, found } from './api-error.ts';
import type { Call, Route } from './http.ts';
import type { Stage } from './stage.ts';
import { channelWire, guildWire, memberWire, roleWire } from './wire.ts';
import type { Guild } from './world.ts';

/** Guilds, their members, roles and channels, read only. */
export function guildRoutes({ world, bot }: Stage): Route[] {
  const guildOf = ({ params }: Call): Guild => {
    const guild = found(world.guilds.get(params.guild!), 10004);
    if (!guild.members[bot]) throw new ApiError(50001);
    return guild;
  };
  const ok = (body: unknown) => ({ status: 200, body });

  return [
    {
      method: 'GET',
      template: '/guilds/:guild',
      run: (call) => {
        const guild = guildOf(call);
        const people = Object.keys(guild.members).length;
        const counts = call.query.get('with_counts') === 'true';
        return ok({
          ...guildWire(guild),
          ...(counts && { approximate_member_count: people, approximate_presence_count: people }),
        });
      },
    },
    { method: 'GET', template: '/guilds/:guild/roles', run: (call) => ok(guildOf(call).roles.map(roleWire)) },
    {
      method: 'GET',
      template: '/guilds/:guild/channels',
      run: (call) =>
        ok(
          world
            .channelsOf(guildOf(call).id)
            .filter(({ thread }) => !thread)
            .map(channelWire),
        ),
    },
    {
      method: 'GET',
      template: '/guilds/:guild/members/:user',
      run: (call) => {
        const guild = guildOf(call);
        const user = call.params.user === '@me' ? bot : call.params.user!;
        if (!guild.members[user]) throw new ApiError(10007);
        return ok(memberWire(world, guild, user));
      },
    },
    {
      method: 'GET',
      template: '/users/@me/guilds',
      run: () =>
        ok(
          [...world.guilds.values()]
            .filter((guild) => guild.members[bot])
            .map((guild) => ({
              id: guild.id,
              name: guild.name,
              icon: null,
              banner: null,
              owner: false,
              permissions: '0',
              features: [],
            })),
        ),
    },
  ];
}

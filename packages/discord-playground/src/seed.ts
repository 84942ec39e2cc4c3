import { bits } from './permissions.ts';
import type { Channel, Guild, Role, User, World } from './world.ts';

/** The world at the first start; tests add to it or bring their own. */

export interface Seed {
  bot: { id: string; name: string };
  users: (Pick<User, 'id' | 'username' | 'displayName' | 'color'> & { locale?: string; manager?: boolean })[];
  guilds: { id: string; name: string; locale?: string; channels: { id: string; name: string; topic?: string }[] }[];
}

export const DEFAULT_SEED: Seed = {
  bot: { id: '1100000000000000001', name: 'Bot' },
  users: [
    { id: '1000000000000000001', username: 'ada', displayName: 'Ada', color: '#c0392b', manager: true },
    { id: '1000000000000000002', username: 'bo', displayName: 'Bo', color: '#2471a3' },
    { id: '1000000000000000003', username: 'chloe', displayName: 'Chloé', color: '#1e8449', locale: 'fr' },
    { id: '1000000000000000004', username: 'dieter', displayName: 'Dieter', color: '#b7950b', locale: 'de' },
    { id: '1000000000000000005', username: 'esra', displayName: 'Esra', color: '#7d3c98' },
    { id: '1000000000000000006', username: 'finn', displayName: 'Finn', color: '#566573' },
  ],
  guilds: [
    {
      id: '1200000000000000001',
      name: 'The Square',
      channels: [
        { id: '1300000000000000001', name: 'general' },
        { id: '1300000000000000002', name: 'talk' },
      ],
    },
  ],
};

const EVERYONE = bits(
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'CreatePublicThreads',
  'EmbedLinks',
  'AttachFiles',
  'ReadMessageHistory',
  'AddReactions',
  'UseExternalEmojis',
  'UseApplicationCommands',
);

/** The permissions in the bot's invite link. */
export const BOT_PERMISSIONS = bits(
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'CreatePublicThreads',
  'ManageThreads',
  'EmbedLinks',
  'AttachFiles',
  'ReadMessageHistory',
  'PinMessages',
);

export function addUser(world: World, user: Partial<User> & Pick<User, 'username'>): User {
  const added: User = {
    id: user.id ?? world.newId(),
    username: user.username,
    displayName: user.displayName ?? user.username,
    bot: user.bot ?? false,
    color: user.color ?? '#5865f2',
    locale: user.locale ?? 'en-US',
  };
  world.saveUser(added);
  return added;
}

/** A guild with the bot, its role and the given people. */
export function addGuild(
  world: World,
  bot: string,
  {
    id = world.newId(),
    name,
    locale = 'en-US',
    members,
    managers = [],
  }: { id?: string; name: string; locale?: string; members: string[]; managers?: string[] },
): Guild {
  const role = (given: Partial<Role> & Pick<Role, 'name' | 'permissions'>, position: number): Role => ({
    id: world.newId(),
    guild: id,
    position,
    mentionable: false,
    ...given,
  });
  const everyone = role({ id, name: '@everyone', permissions: String(EVERYONE) }, 0);
  const manager = role(
    { name: 'Manager', permissions: String(bits('ManageGuild', 'ManageMessages', 'ManageThreads', 'ManageChannels')) },
    1,
  );
  const botRole = role({ name: world.users.get(bot)!.displayName, permissions: String(BOT_PERMISSIONS), bot }, 2);
  const joinedAt = world.clock.now();
  const guild: Guild = {
    id,
    name,
    // An owner may do everything, and tests of permissions need people who may not. So nobody can play as the owner.
    owner: '1000000000000000000',
    locale,
    roles: [everyone, manager, botRole],
    members: Object.fromEntries([
      [bot, { roles: [botRole.id], joinedAt }],
      ...members.map((user) => [user, { roles: managers.includes(user) ? [manager.id] : [], joinedAt }]),
    ]),
  };
  world.saveGuild(guild);
  return guild;
}

/** Removes the bot as a moderator would; its role goes too. */
export function removeBot(world: World, { members, roles, ...guild }: Guild, bot: string): void {
  const { [bot]: _, ...others } = members;
  world.saveGuild({ ...guild, members: others, roles: roles.filter((role) => role.bot !== bot) });
}

/** Adds the bot as its invite link would. */
export function inviteBot(world: World, { members, roles, ...guild }: Guild, bot: string): void {
  if (members[bot]) return;
  const role: Role = {
    id: world.newId(),
    guild: guild.id,
    position: roles.length,
    mentionable: false,
    name: world.users.get(bot)!.displayName,
    permissions: String(BOT_PERMISSIONS),
    bot,
  };
  const member = { roles: [role.id], joinedAt: world.clock.now() };
  world.saveGuild({ ...guild, members: { ...members, [bot]: member }, roles: [...roles, role] });
}

export function addChannel(
  world: World,
  guild: string,
  {
    id = world.newId(),
    name,
    topic = null,
    type = 0,
  }: { id?: string; name: string; topic?: string | null; type?: 0 | 2 | 5 },
): Channel {
  const channel: Channel = {
    id,
    guild,
    type,
    name,
    topic,
    position: world.channelsOf(guild).length,
    overwrites: [],
    lastMessage: null,
    thread: null,
  };
  world.saveChannel(channel);
  return channel;
}

/** Fills a new world; a kept world stays as it is. */
export function plant(world: World, seed: Seed): void {
  if (world.users.has(seed.bot.id)) return;
  addUser(world, {
    id: seed.bot.id,
    username: seed.bot.name.toLowerCase(),
    displayName: seed.bot.name,
    bot: true,
    color: '#5865f2',
  });
  for (const { manager: _manager, ...user } of seed.users) addUser(world, user);
  const members = seed.users.map(({ id }) => id);
  const managers = seed.users.filter(({ manager }) => manager).map(({ id }) => id);
  for (const { channels, ...guild } of seed.guilds) {
    addGuild(world, seed.bot.id, { ...guild, members, managers });
    for (const channel of channels) addChannel(world, guild.id, channel);
  }
}

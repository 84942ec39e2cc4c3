import type { OptionValues } from './page-api.ts';
import { channelPermissions, guildPermissions, PERMISSIONS } from './permissions.ts';
import { given, Refusal } from './refusal.ts';
import type { Stage } from './stage.ts';
import type { OptionForm } from './validate-command.ts';
import { channelWire, partialMember, roleWire, userWire, type Wire } from './wire.ts';
import type { Channel, Command, Guild, World } from './world.ts';

/** Commands as a client offers them: the list, and the allowed values. */

/** The commands that a user can use in a guild. If `default_member_permissions` is 0, only administrators can. */
export function commandsFor(world: World, guild: Guild, user: string): Command[] {
  const mine = guildPermissions(guild, user);
  return [...world.commands.values()].filter((command) => {
    if (command.guild !== null && command.guild !== guild.id) return false;
    if (Array.isArray(command.contexts) && !command.contexts.includes(0)) return false;
    if (typeof command.default_member_permissions !== 'string' || mine & PERMISSIONS.Administrator) return true;
    const needed = BigInt(command.default_member_permissions);
    return needed !== 0n && (mine & needed) === needed;
  });
}

export interface Typed {
  command: Command;
  /** The `data` of the interaction. */
  data: Wire;
}

/** `line` is the command's name, with group and subcommand after it. `focused` leaves the checks to the autocompletion. */
export function typeCommand(
  { world, bot }: Pick<Stage, 'world' | 'bot'>,
  channel: Channel,
  user: string,
  line: string,
  values: OptionValues,
  focused?: string,
): Typed {
  const guild = world.guilds.get(channel.guild)!;
  if (!(channelPermissions(world, channel, user) & PERMISSIONS.UseApplicationCommands))
    throw new Refusal('not-allowed', 'You cannot use commands in this channel');
  const [name, ...path] = line.replace(/^\//, '').split(/\s+/);
  const those = commandsFor(world, guild, user).filter((one) => one.name === name);
  const command = given(
    those.find((one) => one.guild !== null) ?? those[0],
    'no-such-command',
    `There is no command /${name} for you here`,
  );

  let options = (command.options ?? []) as OptionForm[];
  const branches: OptionForm[] = [];
  for (const step of path) {
    const branch = given(
      options.find((one) => one.name === step && one.type <= 2),
      'no-such-command',
      `/${name} has no subcommand ${step}`,
    );
    branches.push(branch);
    options = branch.options ?? [];
  }
  if (options.some(({ type }) => type <= 2)) throw new Refusal('no-such-command', `/${line} needs a subcommand`);

  const resolved: Record<string, Wire> = {};
  const leaves = fillOptions({ world, bot, guild, user, options, values, focused, resolved });
  const nested = branches.reduceRight<Wire[]>(
    (inner, { name: step, type }) => [{ name: step, type, options: inner }],
    leaves,
  );
  return {
    command,
    data: {
      id: command.id,
      name: command.name,
      type: 1,
      ...(command.guild !== null && { guild_id: command.guild }),
      ...(nested.length > 0 && { options: nested }),
      ...(Object.keys(resolved).length > 0 && { resolved }),
    },
  };
}

/** The user who gives values, the bot that receives them, and the objects that the ids stand for. */
export interface Giving {
  world: World;
  bot: string;
  guild: Guild;
  user: string;
  resolved: Record<string, Wire>;
}

interface Filling extends Giving {
  options: readonly OptionForm[];
  values: OptionValues;
  focused: string | undefined;
}

function fillOptions({ options, values, focused, ...giving }: Filling): Wire[] {
  for (const name of Object.keys(values))
    if (!options.some((one) => one.name === name)) throw new Refusal('bad-value', `There is no option ${name}`);
  if (focused !== undefined && !options.some((one) => one.name === focused && one.autocomplete))
    throw new Refusal('bad-value', `The option ${focused} has no autocompletion`);
  return options.flatMap((one): Wire[] => {
    const value = values[one.name];
    if (one.name === focused) return [{ name: one.name, type: one.type, value: String(value ?? ''), focused: true }];
    if (value === undefined) {
      if (one.required && focused === undefined) throw new Refusal('bad-value', `The option ${one.name} is required`);
      return [];
    }
    const fault = focused === undefined ? valueFault(one, value) : null;
    if (fault) throw new Refusal('bad-value', `${one.name}: ${fault}`);
    if (one.type >= 6 && one.type <= 9) resolve(giving, one.type, String(value));
    return [{ name: one.name, type: one.type, value }];
  });
}

/** Option strings end at 6000 characters, even if the option allows more. */
const LONGEST = 6000;

function valueFault(one: OptionForm, value: string | number | boolean): string | null {
  const { type, choices, min_value: low, max_value: high } = one;
  if (type === 5) return typeof value === 'boolean' ? null : 'true or false';
  if (type === 4 || type === 10) {
    if (typeof value !== 'number' || (type === 4 && !Number.isSafeInteger(value))) return 'not a number of this kind';
    if (low != null && value < low) return `at least ${low}`;
    if (high != null && value > high) return `at most ${high}`;
  } else if (typeof value !== 'string') return 'text expected';
  if (type === 3) {
    const length = [...String(value)].length;
    if (length > (one.max_length ?? LONGEST) || length < Math.max(one.min_length ?? 0, one.required ? 1 : 0))
      return `${one.min_length ?? 0} to ${one.max_length ?? LONGEST} characters`;
  }
  if (choices?.length && !choices.some((choice) => choice.value === value)) return 'not one of the choices';
  return null;
}

/** Adds the object that an id stands for, in the form of the interaction's `resolved`. */
export function resolve({ world, bot, guild, user: giver, resolved }: Giving, type: number, id: string): void {
  const put = (kind: string, wire: Wire) => {
    resolved[kind] = { ...resolved[kind], [id]: wire };
  };
  const user = world.users.get(id);
  const role = guild.roles.find((one) => one.id === id);
  const channel = world.channels.get(id);
  // Option and select types: 5/6 users, 7/8 channels, 8/6 roles, 9/7 both. Ids are unique, so the id tells the kind.
  if (user) {
    put('users', userWire(user));
    if (guild.members[id])
      put('members', { ...partialMember(guild, id), permissions: String(guildPermissions(guild, id)) });
  } else if (role) put('roles', roleWire(role));
  else if (channel?.guild === guild.id) {
    const of = (who: string) => String(channelPermissions(world, channel, who));
    put('channels', { ...channelWire(channel), permissions: of(giver), app_permissions: of(bot) });
  } else throw new Refusal('bad-value', `Nothing here has the id ${id} (type ${type})`);
}

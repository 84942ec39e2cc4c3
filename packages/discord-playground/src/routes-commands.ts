import { ApiError, found } from './api-error.ts';
import type { Call, Reply, Route } from './http.ts';
import type { Stage } from './stage.ts';
import { type CommandForm, parseCommand, parseCommands } from './validate-command.ts';
import { commandWire, type Wire } from './wire.ts';
import type { Command } from './world.ts';

const SCOPES = ['/applications/:application/commands', '/applications/:application/guilds/:guild/commands'] as const;
const CREATES_A_DAY = 200;

/** Registers global commands and those of a guild. */
export function commandRoutes({ world, bot }: Stage): Route[] {
  /** Times of creation, by scope: 200 a day are allowed. A bulk overwrite counts the commands with new names. */
  const creates = new Map<string | null, number[]>();

  const countCreate = (scope: string | null): void => {
    const now = world.clock.now();
    const recent = (creates.get(scope) ?? []).filter((time) => now - time < 86_400_000);
    if (recent.length >= CREATES_A_DAY) throw new ApiError(30034, { status: 400 });
    creates.set(scope, [...recent, now]);
  };

  const scopeOf = ({ params }: Call): string | null => {
    if (params.application !== bot) throw new ApiError(50001);
    if (params.guild === undefined) return null;
    const guild = found(world.guilds.get(params.guild), 10004);
    if (!guild.members[bot]) throw new ApiError(50001);
    return guild.id;
  };
  const inScope = (scope: string | null): Command[] =>
    [...world.commands.values()].filter(({ guild }) => guild === scope);
  const commandOf = (call: Call): Command => {
    const scope = scopeOf(call);
    return found(
      inScope(scope).find(({ id }) => id === call.params.command),
      10063,
    );
  };

  const register = (scope: string | null, form: CommandForm, old: Command | undefined): Command => {
    const { id: _id, ...given } = form;
    const next = {
      default_member_permissions: null,
      dm_permission: scope === null,
      nsfw: false,
      contexts: scope === null ? null : [0],
      integration_types: [0],
      options: [],
      ...Object.fromEntries(Object.entries(given).filter(([, value]) => value != null)),
      type: form.type ?? 1,
      name: form.name,
    };
    if (!old) countCreate(scope);
    const { id, version, guild: _guild, ...before } = old ?? { id: world.newId(), version: '', guild: scope };
    const same = old !== undefined && JSON.stringify(before) === JSON.stringify(next);
    const command = { ...next, id, version: same ? version : world.newId(), guild: scope };
    world.saveCommand(command);
    return command;
  };

  const wire = (command: Command) => commandWire(bot, command);

  const one = (call: Call, method: 'POST' | 'PATCH'): Reply => {
    const scope = scopeOf(call);
    const old = method === 'PATCH' ? commandOf(call) : undefined;
    const { guild: _guild, id: _id, version: _version, ...before } = old ?? ({} as Partial<Command>);
    const form = parseCommand(old ? { ...before, ...(call.json as object) } : call.json);
    const namesake = inScope(scope).find((other) => other.name === form.name && other.id !== old?.id);
    if (!old && !namesake && inScope(scope).length >= 100) throw new ApiError(30032);
    const command = register(scope, form, old ?? namesake);
    world.tell({ kind: 'commands' });
    return { status: method === 'POST' && !namesake ? 201 : 200, body: wire(command) };
  };

  const overwrite = (call: Call): Reply => {
    const scope = scopeOf(call);
    const forms = parseCommands(call.json);
    if (forms.length > 100) throw new ApiError(30032);
    const before = inScope(scope);
    for (const old of before) if (!forms.some(({ name }) => name === old.name)) world.removeCommand(old);
    const commands = forms.map((form) =>
      register(
        scope,
        form,
        before.find(({ name }) => name === form.name),
      ),
    );
    world.tell({ kind: 'commands' });
    return { status: 200, body: commands.map(wire) };
  };

  const list = (call: Call): Reply => {
    const full = call.query.get('with_localizations') === 'true';
    const commands = inScope(scopeOf(call)).map(wire);
    return { status: 200, body: full ? commands : commands.map(withoutLocalizations) };
  };

  const remove = (call: Call): Reply => {
    world.removeCommand(commandOf(call));
    world.tell({ kind: 'commands' });
    return { status: 204 };
  };

  return SCOPES.flatMap((template): Route[] => [
    { method: 'GET', template, run: list },
    { method: 'PUT', template, run: overwrite },
    { method: 'POST', template, run: (call) => one(call, 'POST') },
    { method: 'GET', template: `${template}/:command`, run: (call) => ({ status: 200, body: wire(commandOf(call)) }) },
    { method: 'PATCH', template: `${template}/:command`, run: (call) => one(call, 'PATCH') },
    { method: 'DELETE', template: `${template}/:command`, run: remove },
  ]);
}

/** Without `with_localizations=true` a list leaves the dictionaries out, at every depth. */
function withoutLocalizations(thing: Wire): Wire {
  return Object.fromEntries(
    Object.entries(thing).flatMap(([field, value]) => {
      if (field.endsWith('_localizations')) return [];
      const nested = (field === 'options' || field === 'choices') && Array.isArray(value);
      return [[field, nested ? value.map(withoutLocalizations) : value]];
    }),
  );
}

/** Compares the commands that are registered with Discord with ours. */

/** The part of a command that is compared; Discord adds ids, versions and nulls. */
export interface CommandLike {
  readonly name: string;
  readonly [field: string]: unknown;
}

export interface Difference {
  readonly name: string;
  readonly kind: 'added' | 'changed' | 'removed' | 'unchanged';
  /** The changed fields: `description`, `options.square.autocomplete`. */
  readonly fields: readonly string[];
}

/** No option can have this name. */
const ORDER = '(order)';

type CommandFields = Readonly<Record<string, unknown>>;

/** Discord fills these in; the bot never sends them. */
const GIVEN_BY_DISCORD = new Set([
  'id',
  'application_id',
  'guild_id',
  'version',
  'default_permission',
  'dm_permission',
]);
/** Discord answers with the translation for the caller's language. */
const DERIVED = new Set(['name_localized', 'description_localized']);
/** A guild's commands have no such fields, since they are in that guild anyway. */
const GLOBAL_ALONE = new Set(['contexts', 'integration_types']);

/** By name: ours in our order, then the others. */
export function compare(
  registered: readonly CommandLike[],
  ours: readonly CommandLike[],
  scope: 'global' | 'guild',
): Difference[] {
  const ignored = new Set([...GIVEN_BY_DISCORD, ...DERIVED, ...(scope === 'guild' ? GLOBAL_ALONE : [])]);
  const found = ours.map(({ name }, index): Difference => {
    const before = registered.find((command) => command.name === name);
    if (!before) return { name, kind: 'added', fields: [] };
    const fields = differing(shaped(before, ignored), shaped(ours[index], ignored)).sort();
    return { name, kind: fields.length > 0 ? 'changed' : 'unchanged', fields };
  });
  const gone = registered.filter(({ name }) => !ours.some((command) => command.name === name));
  return [...found, ...gone.map(({ name }): Difference => ({ name, kind: 'removed', fields: [] }))];
}

/** Removes ignored fields and empty values (null, false, '', [], {}). Lists of named items become objects by name. */
function shaped(value: unknown, ignored: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) {
    if (!value.every(isNamed)) return value.length === 0 ? undefined : [...value].sort().join(' ');
    const named = value.map((one) => [one.name, shaped(one, ignored)] as const);
    return emptied({ ...Object.fromEntries(named), [ORDER]: value.map(({ name }) => name).join(' ') });
  }
  // Permissions are sent as a number but returned as a text.
  if (typeof value === 'number') return String(value);
  if (typeof value === 'object' && value !== null) {
    const kept = Object.entries(value).filter(([field]) => !ignored.has(field));
    return emptied(Object.fromEntries(kept.map(([field, one]) => [field, shaped(one, ignored)])));
  }
  return value === null || value === false || value === '' ? undefined : value;
}

const isNamed = (value: unknown): value is { readonly name: string } =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';

function emptied(fields: CommandFields): CommandFields | undefined {
  const kept = Object.entries(fields).filter(([, value]) => value !== undefined && value !== '');
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

const isFields = (value: unknown): value is CommandFields => typeof value === 'object' && value !== null;

/** The paths of all differences. */
function differing(before: unknown, after: unknown, path = ''): string[] {
  if (before === after) return [];
  if (!isFields(before) || !isFields(after)) return [path];
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  // A missing or added field changes the order anyway.
  const same = fields.every((field) => field in before && field in after);
  return fields
    .filter((field) => field !== ORDER || same)
    .flatMap((field) => differing(before[field], after[field], path ? `${path}.${field}` : field));
}

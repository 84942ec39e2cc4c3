import { declaredIn, isForm, isTerm, type MessageEntry, spokenIn, type Use } from './parse.ts';

const HEAD = `/** Made from the English message files by \`npm run -s words -- types\`: every message, with what it is given. */
`;

/** The arguments of each English message, its references included. */
export function argumentsOf(entries: readonly MessageEntry[]): Map<string, Map<string, Use>> {
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  const found = new Map<string, Map<string, Use>>();
  const of = (key: string, on: ReadonlySet<string>): Map<string, Use> => {
    const known = found.get(key);
    const entry = byKey.get(key);
    if (known || !entry || on.has(key)) return known ?? new Map();
    const spoken = spokenIn(entry.pattern);
    const all = new Map<string, Use>();
    const add = (name: string, use: Use): void => {
      const before = all.get(name);
      if (!before || before.kind === 'text') all.set(name, use);
    };
    for (const [name, use] of declaredIn(entry.notes)) all.set(name, use);
    for (const [name, use] of spoken.uses) add(name, use);
    for (const other of spoken.messages) for (const [name, use] of of(other, new Set([...on, key]))) add(name, use);
    found.set(key, all);
    return all;
  };
  for (const { key } of entries) of(key, new Set());
  return found;
}

/** The module beside the messages of one folder. `all`: arguments in every folder, since messages may refer to each other. */
export function typesOf(
  entries: readonly MessageEntry[],
  all: ReadonlyMap<string, ReadonlyMap<string, Use>>,
  imported: string,
): string {
  const own = entries.filter((entry) => !isForm(entry) && !isTerm(entry)).sort((a, b) => (a.key < b.key ? -1 : 1));
  const lines = own.map(({ key }) => {
    const given = [...(all.get(key) ?? [])]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, use]) => `${quoted(name)}: ${typeOf(use)}`);
    return `  ${quoted(key)}: ${given.length === 0 ? 'Nothing' : `{ ${given.join('; ')} }`};`;
  });
  const used = ['Nothing', 'Text', 'Thing'].filter((name) =>
    lines.some((line) => new RegExp(`\\b${name}\\b`).test(line)),
  );
  const head = used.length > 0 ? `import type { ${used.join(', ')} } from '${imported}';\n\n` : '';
  return `${head}${HEAD}export interface Messages {\n${lines.join('\n')}\n}\n`;
}

const quoted = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) ? name : `'${name}'`);

function typeOf({ kind, variants }: Use): string {
  if (kind === 'number') return 'number';
  if (kind === 'thing') return 'Thing';
  if (kind === 'text') return 'Text';
  if (variants.length === 2 && variants.includes('yes') && variants.includes('no')) return 'boolean';
  const named = variants.filter((one) => one !== 'other' && one !== 'none');
  const types = [
    ...(variants.includes('other') ? ['Text'] : named.map((one) => `'${one}'`)),
    ...(variants.includes('none') ? ['null'] : []),
  ];
  return types.join(' | ');
}

import * as syntax from '@fluent/syntax';
import type { WordsFile } from '../../src/discord/words/sources.ts';

/** One message, or one attribute of one. */
export interface MessageEntry {
  readonly key: string;
  readonly file: WordsFile;
  /** Counted from 1. */
  readonly line: number;
  readonly pattern: syntax.Pattern;
  /** Comments above it and above its group. */
  readonly notes: readonly string[];
}

export interface Fault {
  readonly path: string;
  readonly line: number;
  readonly key: string;
  readonly what: string;
}

export interface Parsed {
  readonly entries: readonly MessageEntry[];
  readonly faults: readonly Fault[];
}

/** Prefix of the attributes that are forms of a thing. */
export const FORM = 'form-';

export const isForm = ({ key }: Pick<MessageEntry, 'key'>): boolean => key.includes(`.${FORM}`);

/** The language's name for `Intl`, if it differs from its folder. */
export const TAG = 'language-tag';

export const isTerm = ({ key }: Pick<MessageEntry, 'key'>): boolean => key.startsWith('-');

/** Keys that each language defines as it needs: forms of things, Fluent's terms, its own tag. */
export const isOwn = ({ key }: Pick<MessageEntry, 'key'>): boolean => isForm({ key }) || isTerm({ key }) || key === TAG;

export function parsed(file: WordsFile): Parsed {
  const { text } = file;
  const lineAt = (offset: number): number => text.slice(0, offset).split('\n').length;
  const entries: MessageEntry[] = [];
  const faults: Fault[] = [];
  let group: string[] = [];
  for (const one of new syntax.FluentParser().parse(text).body) {
    if (one instanceof syntax.GroupComment || one instanceof syntax.ResourceComment) group = linesOf(one);
    if (one instanceof syntax.Junk) faults.push(junk(one, file, lineAt, entries.at(-1)?.key));
    if (!(one instanceof syntax.Message || one instanceof syntax.Term)) continue;
    const id = one instanceof syntax.Term ? `-${one.id.name}` : one.id.name;
    const notes = [...(one.comment ? linesOf(one.comment) : []), ...group];
    const add = (key: string, pattern: syntax.Pattern, at: syntax.SyntaxNode): void => {
      entries.push({ key, file, line: lineAt(at.span?.start ?? 0), pattern, notes });
    };
    if (one.value) add(id, one.value, one.id);
    for (const attribute of one.attributes) add(`${id}.${attribute.id.name}`, attribute.value, attribute.id);
  }
  return { entries, faults };
}

const linesOf = ({ content }: syntax.BaseComment): string[] => content.split('\n');

/** The place where the parser failed. `before`: the key of the entry above. */
function junk(
  { annotations, content, span }: syntax.Junk,
  { path }: WordsFile,
  lineAt: (at: number) => number,
  before = '?',
): Fault {
  const [{ message = '', span: at } = {}] = annotations;
  const start = span?.start ?? 0;
  const [, id] = /^(-?[A-Za-z][\w-]*) *=/.exec(content) ?? [];
  const [, sign] = /^\s+([[*.}])/.exec(content) ?? [];
  return {
    path,
    line: lineAt(Math.min(at?.start ?? start, start + content.trimEnd().length)),
    key: id ?? before,
    what: `cannot be read: ${id !== undefined ? message : sign === undefined ? UNINDENTED : `a line cannot begin with ${sign} alone: write {"${sign}"}`}`,
  };
}

const UNINDENTED = 'neither a message nor a comment; a line that goes on with a text begins with blanks';

/** The references of a pattern. */
export interface Spoken {
  /** Arguments by name, with the kind that their use implies. */
  readonly uses: ReadonlyMap<string, Use>;
  /** Messages and terms: `kind-road`, `kind-road.form-from`, `-brand`. */
  readonly messages: readonly string[];
  /** Forms that `FORM` asks for. */
  readonly forms: readonly string[];
  /** Whether each call of `FORM` has an argument and the name of a form. */
  readonly isFormAsked: boolean;
  /** By term: the names of the arguments given here. */
  readonly termsGiven: readonly (readonly [term: string, names: readonly string[]])[];
  readonly functions: readonly string[];
  readonly selections: readonly syntax.SelectExpression[];
}

export interface Use {
  readonly kind: 'number' | 'thing' | 'choice' | 'text';
  /** The variants of a choice, the default last. */
  readonly variants: readonly string[];
}

const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'];

export function spokenIn(pattern: syntax.Pattern): Spoken {
  const uses = new Map<string, Use>();
  const messages: string[] = [];
  const forms: string[] = [];
  let isFormAsked = true;
  const termsGiven: [string, string[]][] = [];
  const functions: string[] = [];
  const selections: syntax.SelectExpression[] = [];
  const use = (name: string, kind: Use['kind'], variants: readonly string[] = []): void => {
    const before = uses.get(name);
    if (!before || before.kind === 'text') uses.set(name, { kind, variants });
    else if (kind === 'choice' && before.kind === 'choice')
      uses.set(name, { kind, variants: [...new Set([...before.variants, ...variants])] });
  };
  const visitor = new (class extends syntax.Visitor {
    override visitVariableReference({ id }: syntax.VariableReference): void {
      use(id.name, 'text');
    }
    override visitMessageReference({ id, attribute }: syntax.MessageReference): void {
      messages.push(attribute ? `${id.name}.${attribute.name}` : id.name);
    }
    override visitTermReference(node: syntax.TermReference): void {
      const { id, attribute } = node;
      messages.push(attribute ? `-${id.name}.${attribute.name}` : `-${id.name}`);
      termsGiven.push([id.name, node.arguments?.named.map(({ name }) => name.name) ?? []]);
      this.genericVisit(node);
    }
    override visitFunctionReference(node: syntax.FunctionReference): void {
      functions.push(node.id.name);
      const [thing, form] = node.arguments.positional;
      if (node.id.name === 'FORM') {
        if (thing instanceof syntax.VariableReference) use(thing.id.name, 'thing');
        else isFormAsked = false;
        if (form instanceof syntax.StringLiteral) forms.push(form.value);
        else isFormAsked = false;
      }
      this.genericVisit(node);
    }
    override visitSelectExpression(node: syntax.SelectExpression): void {
      selections.push(node);
      if (node.selector instanceof syntax.VariableReference) {
        const keys = variantsOf(node);
        use(node.selector.id.name, isOfNumbers(node) ? 'number' : 'choice', keys);
      }
      this.genericVisit(node);
    }
  })();
  visitor.visit(pattern);
  return { uses, messages, forms, isFormAsked, termsGiven, functions, selections };
}

export const variantsOf = ({ variants }: syntax.SelectExpression): string[] =>
  variants.map(({ key }) => (key instanceof syntax.Identifier ? key.name : key.value));

/** Whether it selects by a number: each variant is a number or a plural category, and not all are the default. */
export function isOfNumbers(node: syntax.SelectExpression): boolean {
  const keys = variantsOf(node);
  const isNumber = (key: string): boolean => /^-?\d/.test(key);
  return (
    keys.every((key) => isNumber(key) || CATEGORIES.includes(key)) &&
    keys.some((key) => isNumber(key) || key !== 'other')
  );
}

/** Arguments that a note declares with their kind, for those that English does not use: `# $count (number): …`. */
export function declaredIn(notes: readonly string[]): Map<string, Use> {
  const found = new Map<string, Use>();
  for (const note of notes) {
    const [, name, kind] = /^\s*\$([A-Za-z][\w-]*)\s*\((number|thing|text|yes or no)\)/.exec(note) ?? [];
    if (name === undefined) continue;
    if (kind === 'yes or no') found.set(name, { kind: 'choice', variants: ['yes', 'no'] });
    else found.set(name, { kind: kind as Use['kind'], variants: [] });
  }
  return found;
}

/** Whether it has no letter, such as a sign: it is then equal in every language. */
export const isUniversal = ({ elements }: syntax.Pattern): boolean =>
  elements.every((one) => one.type === 'TextElement' && !/\p{L}/u.test((one as syntax.TextElement).value));

/** `# at most 38 characters, .about at most 100 characters`: the limit of the message or of its attribute. Null: no limit. */
export function limitIn(notes: readonly string[], key: string): number | null {
  const [, attribute] = key.split('.');
  const named = attribute === undefined ? '(?<!\\.[\\w-]+ )' : `\\.${attribute} `;
  for (const note of notes) {
    const [, most] = new RegExp(`${named}at most (\\d+) characters`, 'i').exec(note) ?? [];
    if (most !== undefined) return Number(most);
  }
  return null;
}

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { Switch } from '../../src/engine/index.ts';

/**
 * The rules as they can be looked up: `docs/rules/` and the README of each expansion. A rule or ruling is a row of a table
 * whose first cell is its id; worked examples are points of a list that begin with theirs.
 */
export interface Defined {
  readonly id: string;
  /** `rule`, or `situation`: these are named apart, since `B3` is another thing than `situation B3`. */
  readonly kind: 'rule' | 'situation';
  readonly path: string;
  readonly line: string;
}

const EXPANSIONS = 'src/expansions';

export const textOf = (path: string): string => readFileSync(path, 'utf8');

/** Files in a folder and those within, as paths from the root; none, if there is no such folder. */
export const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((name) => `${folder}/${name}`)
        .filter((path) => statSync(path).isFile())
        .sort()
    : [];

/** The expansions that have a folder, by its name. */
export const EXPANSION_NAMES: readonly string[] = readdirSync(EXPANSIONS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

export const readmeOf = (expansion: string): string => `${EXPANSIONS}/${expansion}/README.md`;

export const BASE_DOCUMENTS: readonly string[] = filesIn('docs/rules').filter((path) => path.endsWith('.md'));

export const DIGEST: readonly string[] = [...BASE_DOCUMENTS, ...EXPANSION_NAMES.map(readmeOf)];

const ROW = /^\| ([A-Z]+\d+) *\|/;
const EXAMPLE = /^- \*\*([A-Z]+\d+)(?: [^*]*)?\*\* /;
const SITUATION = /^- \*\*situation ([A-Z]-?\d+)\*\* /;

/** All that a document defines. The steps of a turn are no rules, so tables of them have another heading. */
export function definedBy(path: string, text: string = textOf(path)): Defined[] {
  const defined: Defined[] = [];
  let heading = '';
  for (const line of text.split('\n')) {
    if (!line.startsWith('|')) heading = '';
    else heading ||= line;
    const situation = SITUATION.exec(line)?.[1];
    const rule = EXAMPLE.exec(line)?.[1] ?? (/^\| id *\|/.test(heading) ? ROW.exec(line)?.[1] : undefined);
    if (situation) defined.push({ id: situation, kind: 'situation', path, line });
    else if (rule) defined.push({ id: rule, kind: 'rule', path, line });
  }
  return defined;
}

/** The rows of all tables of the digest whose first column has that heading, by their first cell: what stands in the second. */
export const toldUnder = (heading: string): ReadonlyMap<string, string> =>
  new Map(
    DIGEST.flatMap((path) => tablesIn(path))
      .filter(({ columns: [first] }) => first === heading)
      .flatMap(({ rows }) => rows.map(([first, second]): [string, string] => [first!, second ?? ''])),
  );

export interface Table {
  readonly path: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Every table of a document, cell by cell. */
export function tablesIn(path: string, text: string = textOf(path)): Table[] {
  const blocks = text.split('\n').reduce<string[][]>(
    (found, line) => {
      if (line.startsWith('|')) found.at(-1)!.push(line);
      else if (found.at(-1)!.length > 0) found.push([]);
      return found;
    },
    [[]],
  );
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => {
      const [columns, , ...rows] = lines.map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
      return { path, columns: columns!, rows };
    });
}

/** Questions that sources answer differently, by their ids: the setting that plays the other reading. */
export const SETTINGS: ReadonlyMap<string, Switch> = new Map(
  DIGEST.flatMap((path) => tablesIn(path)).flatMap(({ columns, rows }) => {
    const at = columns.indexOf('setting');
    return at < 0 ? [] : rows.map((cells): [string, Switch] => [cells[0]!, cells[at]!.replaceAll('`', '') as Switch]);
  }),
);

export const lettersOf = (id: string): string => id.replace(/\d+$/, '');

export const DEFINED: readonly Defined[] = DIGEST.flatMap((path) => definedBy(path));

/** Of every id that is defined: `KR` of KR10. */
export const LETTERS: ReadonlySet<string> = new Set(
  DEFINED.filter(({ kind }) => kind === 'rule').map(({ id }) => lettersOf(id)),
);

/** What a text says of rules. */
export interface Cited {
  readonly rules: readonly string[];
  readonly situations: readonly string[];
}

const ID = /\b[A-Z]{1,3}\d{1,2}\b/g;
const COMMENT_OR_STRING = /(\/\*[\s\S]*?\*\/|\/\/.*)|'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;
/** `(B12)`, `(M8, M9)`, `(AN2 to AN7)`, or the last in the parentheses: `(votes 2 to 1, B13)`. */
const IN_PARENTHESES = /[(,] ?((?:[A-Z]{1,3}\d{1,2}(?:, | and | to |-)?)+)\)/g;
/** As titles of tests begin: `B12, B8: …`. */
const IN_FRONT = /^((?:[A-Z]{1,3}\d{1,2}(?:, )?)+): /g;

/** What is set as code is an example of something, and cites nothing. */
const proseOf = (text: string): string => text.replace(/^```[\s\S]*?^```$/gm, '').replace(/`[^`]*`/g, '');

const SITUATION_NAMED = /\bsituation ([A-Z]-?\d+)/g;

const citedInProse = (prose: string): Cited => ({
  situations: [...prose.matchAll(SITUATION_NAMED)].map(([, id]) => id!),
  rules: prose.replace(SITUATION_NAMED, '').match(ID) ?? [],
});

function citedInString(text: string, isTest: boolean): Cited {
  if (!isTest && /^[A-Z]{1,3}\d{1,2}$/.test(text)) return { rules: [text], situations: [] };
  const groups = [...text.matchAll(IN_PARENTHESES), ...text.matchAll(IN_FRONT)];
  const situations = [...text.matchAll(/^situation ([A-Z]-?\d+): /g)];
  return { rules: groups.flatMap(([, group]) => group!.match(ID)!), situations: situations.map(([, id]) => id!) };
}

/**
 * The ids that a file cites. Squares of a board are called as rules are, columns B, G, L, M and R among them, and so are
 * tiles; what counts is therefore: in prose and comments all that is not set as code; in strings what stands alone in
 * parentheses or in front of a colon, and in code, but not in tests, a string that is an id and nothing else.
 */
export function citedIn(path: string, text: string = textOf(path)): Cited {
  if (DIGEST.includes(path)) return citedInProse(text); // in tables an id may be set as code
  if (path.endsWith('.md')) return citedInProse(proseOf(text));
  if (path.endsWith('.ftl')) return citedInString(text, true); // all of it is strings
  const parts = [...text.matchAll(COMMENT_OR_STRING)].map(([, comment, ...strings]) =>
    comment === undefined
      ? citedInString(strings.find((part) => part !== undefined) ?? '', path.startsWith('test/'))
      : citedInProse(proseOf(comment)),
  );
  return {
    rules: parts.flatMap(({ rules }) => rules),
    situations: parts.flatMap(({ situations }) => situations),
  };
}
